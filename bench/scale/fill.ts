import pino from 'pino';
import type { Db } from '#server/db/database.ts';
import { fillDemo } from '#server/demo/fill.ts';
import type { Size } from './accounts.ts';
import { fillFollowed } from './fill-followed.ts';
import { fillHuge } from './fill-huge.ts';
import { fillSearch } from './fill-search.ts';
import { fillSmall } from './fill-small.ts';
import type { Run } from './run.ts';
import { makeTemplate } from './template.ts';

/** Tells of what was made in another way, so that it is made anew. */
export const fillVersion = 5;

/** Made again once the rows are there: an index is quicker sorted at once than kept row by row. */
const heavy = [
  'documents',
  'generations',
  'notifications',
  'diary_entries',
  'employees',
  'conversations',
  'talking_points',
  'commitments',
  'commitment_events',
  'development_plans',
  'search_texts',
];

/** @throws Error where the database has users that are not of this program's making */
export async function refuseForeign(run: Run): Promise<void> {
  const { rows } = await run(
    `select exists (select from users) as used, to_regnamespace('bench') is not null as own`,
  );
  const [{ used, own }] = rows as [{ used: boolean; own: boolean }];
  if (used && !own) throw new Error('That database has users: the filling is for an empty one.');
}

export async function isFilled(run: Run): Promise<boolean> {
  const { rows } = await run(`select to_regclass('bench.filled') is not null as filled`);
  return (rows as [{ filled: boolean }])[0].filled;
}

/**
 * Fills a migrated, empty database: the company of the demonstration, written by the real composers, then
 * copied under other ids. The same rows for each day on which it is done, ids included.
 */
export async function fill(parts: { run: Run; db: Db; size: Size; now: Date }): Promise<void> {
  const { run, db, size, now } = parts;
  await refuseForeign(run);
  await run('create schema if not exists bench');
  await fillDemo(db, { now, log: pino({ level: 'silent' }) });
  await makeTemplate(run);
  // Neither triggers nor references are looked at: what is copied is whole, and counted at the end.
  await run('set session_replication_role = replica');
  const indexes = await dropIndexes(run);
  await fillSmall(run, size.smallCompanies);
  if (size.huge) {
    await fillHuge(run, size.huge, now);
    await fillFollowed(run, size.huge, now);
  }
  await fillFiles(run);
  await run('truncate search_texts');
  await fillSearch(run);
  await countDocuments(run);
  for (const definition of indexes) await run(definition);
  await run('set session_replication_role = origin');
  await countMembers(run);
  await run('vacuum analyze');
  await run(`create table bench.filled as select ${fillVersion} as version`);
}

async function dropIndexes(run: Run): Promise<string[]> {
  const { rows } =
    await run(`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid::regclass::text in (${heavy.map((name) => `'${name}'`).join(', ')})
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  const found = rows as { name: string; definition: string }[];
  for (const { name } of found) await run(`drop index ${name}`);
  return found.map(({ definition }) => definition);
}

/** Three people in ten have a file on record. Its row alone is there, not its bytes. */
async function fillFiles(run: Run): Promise<void> {
  await run(`insert into files (id, owner_id, company_id, author_id, employee_id, purpose, file_name, content_type, bytes,
      sha256)
    select bench.id(employees.created_at, 'file ' || employees.id), owner_id, company_id, owner_id, employees.id,
      'employee', 'Contrato de trabalho.pdf', 'application/pdf', 81234, repeat('0', 64)
    from employees join companies on companies.id = company_id where right(employees.id::text, 1) < '5'`);
}

/** Their trigger counts them when they join: with the documents there. */
async function countMembers(run: Run): Promise<void> {
  await run('create temporary table members as table employee_teams');
  await run('truncate employee_teams, team_people');
  await run('insert into employee_teams table members');
  await run('drop table members');
}

async function countDocuments(run: Run): Promise<void> {
  await run('truncate document_counts, document_months');
  await run(`insert into document_counts (company_id, type, employee_id, team_id, total)
    select company_id, type, employee_id, team_id, count(*) from documents group by 1, 2, 3, 4`);
  await run(`insert into document_months (company_id, month, type, total)
    select company_id, date_trunc('month', created_at at time zone 'America/Sao_Paulo')::date, type, count(*)
    from documents group by 1, 2, 3`);
}
