import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';

interface Size {
  documents: number;
  employees: number;
  diaryEntries: number;
  /** The newest row is of this instant; the oldest document is three years older. */
  until: Date;
}

/** What a filled company can be asked for. */
export interface Filled {
  employeeId: string;
  teamId: string;
  /** In the middle of the history. */
  middle: { id: string; createdAt: Date };
}

const others = 500;
const colleagues = 20 * others;
const teams = 10;
const threeYearsInMinutes = 3 * 365 * 24 * 60;
const kinds = sql`array['pdi', 'feedback', 'action_plan', 'interview', 'meeting', 'message', 'email']`;

/** An id that stands for the nth thing of a name. */
const idOf = (name: string, n: SQL) =>
  sql`overlay(overlay(md5(${name} || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

/** An id that sorts by time, as those of the application do. */
const idAt = (instant: SQL, salt: string) =>
  sql`(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || '70008'
    || substr(md5(${salt} || n), 1, 15))::uuid`;

const series = (count: number) => sql`generate_series(0, ${count} - 1) n`;
const n = sql.raw('n');

/** Many users and companies, so that in no table all rows are one company's. */
export async function fillOthers(db: Db): Promise<void> {
  const user = idOf('user', sql`(n % ${others})`);
  const company = idOf('company', sql`(n % ${others})`);
  const hour = sql`timestamptz '2000-01-01' + n * interval '1 hour'`;
  const fills = [
    sql`insert into users (id, name, email, email_key, phone, position, tipo, password_hash, trial_ends_on, credits)
      select ${user}, 'Outra', n || '@exemplo.com', n || '@exemplo.com', '11987654321', '', 'líder', '', '2030-01-01', 50
      from ${series(others)}`,
    sql`insert into sessions (token_hash, user_id) select md5('session' || n), ${user} from ${series(others)}`,
    sql`insert into companies (id, owner_id, name, description, activities, philosophy, processes)
      select ${company}, ${user}, 'Empresa ' || n, '', '', '{"mission":"","vision":"","values":[]}', '[]'
      from ${series(others)}`,
    sql`insert into teams (id, company_id, name, description, goals)
      select ${idOf('team', n)}, ${company}, 'Equipe ' || n, '', '[]' from ${series(5 * others)}`,
    sql`insert into employees (id, company_id, name, position, tipo, objectives, professional_history)
      select ${idOf('employee', n)}, ${company}, 'Pessoa ' || n, 'Analista', 'colaborador', '[]', '[]'
      from ${series(colleagues)}`,
    sql`insert into employee_teams (company_id, employee_id, team_id, rank)
      select ${company}, ${idOf('employee', n)}, ${idOf('team', sql`(n % ${others})`)}, 0 from ${series(colleagues)}`,
    sql`insert into notifications (id, user_id, company_id, subject, title, message, priority)
      select ${idOf('notification', n)}, ${user}, ${company}, n::text, '', '', 'normal' from ${series(colleagues)}`,
    sql`insert into files (id, owner_id, company_id, employee_id, purpose, file_name, content_type, bytes, sha256)
      select ${idOf('file', n)}, ${user}, ${company}, ${idOf('employee', n)}, 'employee', 'Contrato.pdf',
        'application/pdf', 1, '' from ${series(colleagues)}`,
    sql`insert into commitments (id, company_id, author_id, owner, text, due_on, first_due_on, source_kind)
      select ${idOf('commitment', n)}, ${company}, ${user}, 'leader', 'Combinado ' || n,
        date '2020-01-01' + (n % 900)::int, date '2020-01-01', 'hand' from ${series(colleagues)}`,
    sql`insert into diary_entries (id, company_id, author_id, description, date, created_at)
      select ${idAt(hour, 'entry')}, ${company}, ${user}, 'Registro', ${hour}, ${hour} from ${series(colleagues)}`,
    sql`insert into diary_mentions (company_id, author_id, diary_entry_id, employee_id, at)
      select ${company}, ${user}, ${idAt(hour, 'entry')}, ${idOf('employee', n)}, ${hour} from ${series(colleagues)}`,
    sql`insert into conversations (id, company_id, author_id, employee_id, held_at)
      select ${idOf('conversation', n)}, ${company}, ${user}, ${idOf('employee', n)},
        timestamptz '2020-01-01' + n * interval '1 hour' from ${series(colleagues)}`,
    sql`insert into documents (id, company_id, author_id, type, title, content, brief, sources, generator, employee_id,
        created_at)
      select ${idAt(hour, 'plan')}, ${company}, ${user}, 'pdi', 'PDI', '{}', '{}', '[]', 'offline', ${idOf('employee', n)},
        ${hour}
      from ${series(colleagues)}`,
    sql`insert into development_plans (id, company_id, author_id, employee_id, document_id)
      select ${idOf('plan', n)}, ${company}, ${user}, ${idOf('employee', n)}, ${idAt(hour, 'plan')}
      from ${series(colleagues)}`,
    // Of PDIs, although those have none: what is read of this table is the same.
    sql`insert into meeting_closings (id, company_id, author_id, document_id)
      select ${idOf('closing', n)}, ${company}, ${user}, ${idAt(hour, 'plan')} from ${series(colleagues)}`,
    sql`insert into deadline_reads (company_id, read_at) select ${company}, now() from ${series(others)}`,
    sql`insert into document_months (company_id, month, type, total)
      select ${company}, date '2020-01-01' + (n / ${others}) * interval '1 month', 'pdi', 0 from ${series(colleagues)}`,
  ];
  for (const fill of fills) await db.execute(fill);
}

/**
 * Fills a company by SQL, its rows lying between those of others as they would after years. One in ten
 * employees is inactive; one document in eleven is about nobody. `analyze` is the caller's to run.
 */
export async function fillCompany(db: Db, companyId: string, size: Size): Promise<Filled> {
  const employee = idOf(`employee ${companyId}`, n);
  await db.execute(sql`insert into teams (id, company_id, name, description, goals)
    select ${idOf(`team ${companyId}`, n)}, ${companyId}, 'Equipe ' || n, '', '[]' from ${series(teams)}`);
  await db.execute(sql`insert into employees
      (id, company_id, name, position, tipo, objectives, professional_history, is_active)
    select ${employee}, ${companyId}, 'Pessoa ' || n, 'Analista', 'colaborador', '[]', '[]', n % 10 <> 9
    from ${series(size.employees)}`);
  await db.execute(sql`insert into employee_teams (company_id, employee_id, team_id, rank)
    select ${companyId}, ${employee}, ${idOf(`team ${companyId}`, sql`(n % ${teams})`)}, 0
    from ${series(size.employees)}`);
  await fillDiary(db, companyId, size);
  await fillDocuments(db, companyId, size);
  const { rows } = (await db.execute(sql`select id, created_at::text as "createdAt",
      ${idOf(`employee ${companyId}`, sql`0`)} as "employeeId", ${idOf(`team ${companyId}`, sql`0`)} as "teamId"
    from documents where company_id = ${companyId} order by id offset ${size.documents} / 2 limit 1`)) as {
    rows: [{ id: string; createdAt: string; employeeId: string; teamId: string }];
  };
  const { id, createdAt, employeeId, teamId } = rows[0];
  return { employeeId, teamId, middle: { id, createdAt: new Date(createdAt) } };
}

/** Every second entry is another company's. */
async function fillDiary(db: Db, companyId: string, { diaryEntries, until }: Size): Promise<void> {
  await db.execute(sql`insert into diary_entries (id, company_id, description, date)
    select ${idAt(sql`at`, companyId)}, case when n % 2 = 0 then ${companyId}
      else ${idOf('company', sql`(n % ${others})`)} end, 'Registro ' || n, at
    from (select n, ${until.toISOString()}::timestamptz - n * interval '1 hour' as at
      from ${series(2 * diaryEntries)}) as entries`);
}

/** Every fifth is another company's; people, teams and kinds take turns, each in its own rhythm. */
async function fillDocuments(db: Db, companyId: string, size: Size): Promise<void> {
  const { documents, employees, until } = size;
  const apart = sql.raw(`interval '${threeYearsInMinutes / documents} minutes'`);
  await db.execute(sql`insert into documents
      (id, company_id, type, title, content, brief, sources, generator, employee_id, team_id, due_on, created_at)
    select ${idAt(sql`at`, companyId)},
      case when mine then ${companyId} else ${idOf('company', sql`(n % ${others})`)} end,
      (${kinds})[1 + n % 7], 'Documento ' || n, '{}', '{}', '[]', 'offline',
      case when not mine then ${idOf('employee', sql`(n % ${colleagues})`)}
        when n % 11 <> 0 then ${idOf(`employee ${companyId}`, sql`(n / 5 % ${employees})`)} end,
      case when mine then ${idOf(`team ${companyId}`, sql`(n / 5 % ${teams})`)} end,
      case when n % 7 = 0 then (at + interval '180 days')::date end, at
    from (select n, n % 5 <> 0 as mine,
        date_trunc('milliseconds', ${until.toISOString()}::timestamptz - n * 0.8 * ${apart}) as at
      from generate_series(1, ${(documents * 5) / 4}::int) n) as made
    order by n desc`);
}
