import { emailInSql, tokenHashInSql, type Size } from './accounts.ts';
import type { Run } from './run.ts';

const years = 3;
const minutes = years * 365 * 24 * 60;

/** Numbers that leap about instead of going round: whom a document is about has no rhythm. */
const leaping = (count: number) => `((n::bigint * 7919) % ${count})::int`;

/** One company, numbered 0, with the texts of the template over and over. */
export async function fillHuge(
  run: Run,
  size: NonNullable<Size['huge']>,
  now: Date,
): Promise<void> {
  const { employees, teams, diaryEntries, documents } = size;
  const until = `timestamptz '${now.toISOString()}'`;
  const began = `${until} - interval '${minutes} minutes'`;
  const company = `bench.id(${began}, 'company 0')`;
  const user = `bench.id(${began}, 'user 0')`;
  const idOf = (table: string, number: string) =>
    `bench.id(${began}, 'huge ${table} ' || ${number})`;
  const instant = (count: number) =>
    `date_trunc('milliseconds', ${until} - (${count} - n) * interval '${minutes / count} minutes')`;
  const series = (count: number) => `generate_series(0, ${count - 1}) n`;
  const template = (table: string) =>
    `bench.${table} it on it.rank = 1 + ${leaping(1_000_003)} % (select count(*) from bench.${table})`;

  await run(`insert into users (id, name, email, email_key, phone, position, tipo, password_hash, subscription,
      trial_ends_on, credits, created_at)
    select ${user}, name, ${emailInSql}, ${emailInSql}, phone, position, tipo, password_hash, 'active',
      trial_ends_on, 1000000, ${began} from bench.users, ${series(1)}`);
  await run(
    `insert into sessions (token_hash, user_id) select ${tokenHashInSql}, ${user} from ${series(1)}`,
  );
  await run(`insert into companies (id, owner_id, name, description, activities, philosophy, processes)
    select ${company}, ${user}, name, description, activities, philosophy, processes from bench.companies`);
  await run(`insert into teams (id, company_id, author_id, name, description, goals, management_settings)
    select ${idOf('team', 'n')}, ${company}, ${user}, it.name || ' ' || n, it.description, it.goals, it.management_settings
    from ${series(teams)} join ${template('teams')}`);
  await run(`insert into employees (id, company_id, author_id, name, position, tipo, behavioral_profile, objectives,
      professional_history, is_active)
    select ${idOf('employee', 'n')}, ${company}, ${user}, it.name || ' ' || n, it.position, it.tipo, behavioral_profile,
      objectives, professional_history, n % 10 <> 9
    from ${series(employees)} join ${template('employees')}`);
  await run(`insert into employee_teams (company_id, author_id, employee_id, team_id, rank)
    select ${company}, ${user}, ${idOf('employee', 'n')}, ${idOf('team', `n % ${teams}`)}, 0
    from ${series(employees)}`);
  await run(`insert into diary_entries (id, company_id, author_id, description, date, created_at)
    select bench.id(at, 'huge diary ' || n), ${company}, ${user}, description, at, at
    from (select n, ${instant(diaryEntries)} as at from ${series(diaryEntries)}) made join ${template('diary_entries')}
    order by n`);
  await run(`insert into documents (id, company_id, author_id, type, title, content, original_content, brief, sources,
      generator, employee_id, team_id, due_on, created_at, updated_at)
    select bench.id(at, 'huge document ' || n), ${company}, ${user}, type, title, content, original_content, brief, sources,
      generator, case when employee is not null then ${idOf('employee', leaping(employees))} end,
      case when team is not null then ${idOf('team', leaping(teams))} end,
      at::date + (due_on - created_at::date), at, at
    from (select n, ${instant(documents)} as at from ${series(documents)}) made join ${template('documents')}
    order by n`);
  await run(`insert into generations (id, user_id, company_id, author_id, key, request_hash, kind, state, alive_at,
      document_id, generator, input_tokens, output_tokens, milliseconds, created_at)
    select bench.id(created_at, 'generation ' || id), ${user}, ${company}, ${user}, bench.id(created_at, 'key ' || id),
      md5(id::text) || md5(title), type, 'done', created_at, id, generator, 2400, 1600, 21000, created_at
    from documents where company_id = ${company}`);
  await run(`insert into notifications (id, user_id, company_id, author_id, subject, title, message, priority, is_read,
      created_at)
    select bench.id(${instant(5_000)}, 'huge notification ' || n), ${user}, ${company}, ${user}, 'huge ' || n, it.title,
      it.message, it.priority, n < 4900, ${instant(5_000)}
    from ${series(5_000)} join ${template('notifications')}`);
}
