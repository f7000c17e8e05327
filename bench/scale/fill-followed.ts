import { emailOf, type Size } from './accounts.ts';
import type { Run } from './run.ts';

const minutes = 3 * 365 * 24 * 60;

/** One in so many is of the same person: a timeline to go far back in. */
const ofOne = 50;

/** Conversations and what was promised in the huge company: ten and twenty a person, and thousands with one. */
export async function fillFollowed(
  run: Run,
  size: NonNullable<Size['huge']>,
  now: Date,
): Promise<void> {
  const { employees, teams, conversations, commitments } = size;
  const until = `timestamptz '${now.toISOString()}'`;
  await run(`create temporary table huge as select c.id as company, u.id as author
    from companies c join users u on u.id = c.owner_id where u.email_key = '${emailOf(0)}'`);
  await run(`create temporary table people as select row_number() over (order by id) - 1 as place, id
    from employees, huge where company_id = company`);
  await run(`create temporary table groups as select row_number() over (order by id) - 1 as place, id
    from teams, huge where company_id = company`);
  const made = (
    name: string,
    count: number,
  ) => `(select n, at, bench.id(at, 'huge ${name} ' || n) as id,
      case when n % ${ofOne} = 0 then 0 else n::bigint * 7919 % ${employees} end as person
    from (select n, date_trunc('milliseconds', ${until} - n * interval '${minutes / count} minutes') as at
      from generate_series(1, ${count}) n) moments) made
    join people on people.place = made.person cross join huge`;

  await run(`insert into conversations (id, company_id, author_id, employee_id, held_at, notes, outcome, agreed,
      created_at, updated_at)
    select made.id, company, author, people.id, at, 'Falamos da escala e do treinamento.', 'Boa conversa ' || n,
      'Rever a escala de sábado e treinar mais uma pessoa.', at, at
    from ${made('conversation', conversations)} order by n desc`);
  await run(`insert into talking_points (id, company_id, author_id, employee_id, box, text, conversation_id, created_at,
      updated_at)
    select bench.id(held_at, box || c.id), company_id, author_id, employee_id, box, 'Como anda a escala de sábado', c.id,
      held_at, held_at
    from conversations c join huge on company = company_id cross join unnest(array['shared', 'private']) box
    where held_at is not null`);
  await run(`insert into diary_mentions (company_id, author_id, diary_entry_id, employee_id, at)
    select company, author, entry.id, people.id, entry.date
    from (select id, date, row_number() over (order by id) as n from diary_entries, huge where company_id = company) entry
    join people on people.place = case when n % ${ofOne} = 0 then 0 else n * 7919 % ${employees} end cross join huge`);
  // Half are open: late, due and to come, and one in seven without a day.
  await run(`insert into commitments (id, company_id, author_id, employee_id, team_id, owner, text, due_on, first_due_on,
      state, done_at, source_kind, reminded, created_at, updated_at)
    select made.id, company, author, people.id, groups.id, (array['leader', 'employee', 'other'])[1 + n % 3],
      'Treinar mais uma pessoa no caixa rápido, nº ' || n, due, due,
      case when n / 100 % 2 = 0 then 'open' when n / 100 % 10 = 1 then 'dropped' else 'done' end,
      case when n / 100 % 2 = 1 then at end, 'hand', 2, at, at
    from ${made('commitment', commitments)} join groups on groups.place = n % ${teams}
      cross join lateral (select case when n % 7 <> 0 then (${until})::date + (n::bigint * 7919 % 400)::int - 200 end as due) days
    order by n desc`);
  // One in three was put off once, in the middle of its time.
  await run(`insert into commitment_events (id, company_id, author_id, commitment_id, kind, created_at)
    select bench.id(at, 'huge event ' || c.id), company_id, author_id, c.id, 'postponed', at
    from commitments c join huge on company = company_id
      cross join lateral (select c.created_at + (${until} - c.created_at) / 2 as at) half
    where abs(hashtext(c.id::text)) % 3 = 0`);
  await run(`insert into conversations (id, company_id, author_id, employee_id, planned_on, created_at, updated_at)
    select bench.id(${until}, 'huge planned ' || place), company, author, id, (${until})::date + place::int % 30 - 5,
      ${until}, ${until}
    from people, huge where place % 5 = 0`);
  // The newest PDI of each is the one in force.
  await run(`insert into development_plans (id, company_id, author_id, employee_id, document_id)
    select distinct on (employee_id) bench.id(d.created_at, 'huge plan ' || d.id), company, author, employee_id, d.id
    from documents d join huge on company = d.company_id where type = 'pdi' and employee_id is not null
    order by employee_id, d.id desc`);
  // What triggers keep, which a filling does not wake.
  await run(`update employees set talked_at = newest.at from huge,
      (select company_id, employee_id, max(held_at) as at from conversations group by 1, 2) newest
    where employees.company_id = company and newest.company_id = company and employees.id = newest.employee_id`);
  await run('drop table huge, people, groups');
}
