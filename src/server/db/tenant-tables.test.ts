import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/rows.ts';
import * as schema from './schema.ts';
import { dataTables, tenantTables } from './tenant-tables.ts';

const server = testServer();
const inOrder = (one: string, other: string) => (one < other ? -1 : 1);
const names = dataTables.map(getTableName);

test('every table of the database that names a company is in the registry', async () => {
  const rows = await rowsOf(
    server.db,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id'`,
  );
  expect(rows.map(({ name }) => String(name)).toSorted(inOrder)).toEqual(
    tenantTables.map(getTableName).toSorted(inOrder),
  );
});

test.each(dataTables.map((table) => [getTableName(table), table] as const))(
  '%s goes with its company, and with the person it is about',
  (_name, table) => {
    const references = getTableConfig(table).foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      return { to: foreignTable, by: columns.map(({ name }) => name), onDelete: key.onDelete };
    });
    const onDelete = 'cascade';
    expect(references).toContainEqual({ to: schema.companies, by: ['company_id'], onDelete });
    if (!('employeeId' in getTableColumns(table))) return;
    const by = ['company_id', 'employee_id'];
    expect(references).toContainEqual({ to: schema.employees, by, onDelete });
  },
);

test.each(names)('%s is among what docs/lgpd.md says is stored', (name) => {
  const page = readFileSync(new URL('../../../docs/lgpd.md', import.meta.url), 'utf8');
  expect(page).toContain(`\`${name}\``);
});
