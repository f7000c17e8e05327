import type { Run } from './run.ts';

/** Ids as the application makes them, sorting by time, but the same each time. */
const idFunction = `create function bench.id(at timestamptz, salt text) returns uuid language sql immutable
  as $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(salt), 1, 3) || '8' || substr(md5(salt), 4, 15))::uuid $$`;

/** By name, or in the order in which they were made. */
const ranked: Record<string, string> = {
  users: 'id',
  companies: 'id',
  teams: 'name',
  employees: 'name',
  diary_entries: 'id',
  documents: 'id',
  generations: 'id',
  notifications: 'id',
};

/** The rows of the one company that is there, numbered, and what they refer to by its number. */
export async function makeTemplate(run: Run): Promise<void> {
  await run(idFunction);
  for (const [table, order] of Object.entries(ranked)) {
    await run(`create table bench.${table} as
      select row_number() over (order by ${order})::int as rank, * from ${table}`);
  }
  await run(`create table bench.employee_teams as select employees.rank as employee, teams.rank as team,
      chosen.rank from employee_teams chosen join bench.employees on employees.id = employee_id
      join bench.teams on teams.id = team_id`);
  for (const [table, column] of [
    ['documents', 'employee'],
    ['documents', 'team'],
    ['generations', 'document'],
    ['notifications', 'document'],
  ] as const) {
    await run(`alter table bench.${table} add column ${column} int`);
    await run(`update bench.${table} it set ${column} = other.rank from bench.${column}s other
      where other.id = it.${column}_id`);
  }
  await run('analyze');
}
