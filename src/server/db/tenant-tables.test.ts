import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { fillAccount } from '../../../test/filled-account.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/rows.ts';
import { newId } from '../ids.ts';
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

test('every row of data has its author', async () => {
  const rows = await rowsOf(
    server.db,
    sql`select table_name as name from information_schema.columns
      where column_name = 'author_id' and data_type = 'uuid' and is_nullable = 'NO'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

const beforeAuthors = [
  'audit_events',
  'diary_entries',
  'documents',
  'employee_teams',
  'employees',
  'files',
  'generations',
  'notifications',
  'teams',
];

test.each(beforeAuthors)('what an earlier program adds to %s has one too', async (name) => {
  const { companyId, userId } = await fillAccount(server, `autoria de ${name}`);
  const table = sql.identifier(name);
  const isOfCompany = sql`company_id = ${companyId}`;
  const authors = await server.db.transaction(async (tx) => {
    const rows = await rowsOf(
      tx,
      sql`select to_jsonb(t) as row from ${table} t where ${isOfCompany}`,
    );
    await tx.execute(sql`delete from ${table} where ${isOfCompany}`);
    for (const { row } of rows) {
      const earlier = JSON.stringify({ ...Object(row), author_id: undefined });
      await tx.execute(
        sql`insert into ${table} select * from json_populate_record(null::${table}, ${earlier}::json)`,
      );
    }
    return rowsOf(tx, sql`select distinct author_id from ${table} where ${isOfCompany}`);
  });
  expect(authors).toEqual([{ author_id: userId }]);
});

test('of a company that is gone the reference says so, with or without an author', async () => {
  const id = newId();
  const row = sql`insert into diary_entries (id, company_id, description) values (${id}, ${id}, '')`;
  await expect(server.db.execute(row)).rejects.toMatchObject({
    cause: { constraint: 'diary_entries_company_id_companies_id_fk' },
  });
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
