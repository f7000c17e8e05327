import { emailInSql, tokenHashInSql } from './accounts.ts';
import type { Run } from './run.ts';

/** Small companies lived through the same days, a few seconds apart: their rows lie among one another's. */
const apart = `n * interval '7 seconds'`;
const at = (row: string, column = 'created_at') => `${row}.${column} - ${apart}`;

/** The id of what stands in the template as `row`, in the company numbered `n`. */
function idOf(table: string, row = 'it'): string {
  return `bench.id(${at(row)}, '${table} ' || n || ' ' || ${row}.rank)`;
}

const company = `bench.id(${at('company')}, 'company ' || n)`;
const user = `bench.id(${at('owner')}, 'user ' || n)`;
const from = (count: number) => `from generate_series(1, ${count}) n, bench.users owner,
  bench.companies company`;

/** Copies the template's company so many times. */
export async function fillSmall(run: Run, count: number): Promise<void> {
  const base = from(count);
  await fillAccounts(run, base);
  await fillPeople(run, base);
  await run(`insert into diary_entries (id, company_id, author_id, description, date, created_at)
    select ${idOf('diary')}, ${company}, ${user}, it.description, ${at('it', 'date')}, ${at('it')}
    ${base}, bench.diary_entries it order by 1`);
  await run(`insert into documents (id, company_id, author_id, type, title, content, original_content, brief, sources,
      generator, employee_id, team_id, due_on, created_at, updated_at)
    select made.id, made.company_id, made.author_id, it.type, it.title, it.content, it.original_content, it.brief, it.sources,
      it.generator, made.employee_id, made.team_id, it.due_on, made_at, made_at
    from (select ${idOf('documents')} as id, ${company} as company_id, ${user} as author_id, it.rank, ${at('it')} as made_at,
        ${idOf('employees', 'employee')} as employee_id, ${idOf('teams', 'team')} as team_id
      ${base}, bench.documents it left join bench.employees employee on employee.rank = it.employee
        left join bench.teams team on team.rank = it.team order by 1) made
    join bench.documents it using (rank)`);
  await run(`insert into generations (id, user_id, company_id, author_id, key, request_hash, kind, state, alive_at,
      document_id, generator, input_tokens, output_tokens, milliseconds, created_at)
    select ${idOf('generations')}, ${user}, ${company}, ${user}, ${idOf('keys')}, it.request_hash, it.kind, it.state,
      ${at('it')}, ${idOf('documents', 'document')}, it.generator, 2400, 1600, 21000, ${at('it')}
    ${base}, bench.generations it left join bench.documents document on document.rank = it.document order by 1`);
  await run(`insert into notifications (id, user_id, company_id, author_id, document_id, subject, title, message, priority,
      is_read, action_url, created_at)
    select ${idOf('notifications')}, ${user}, case when it.company_id is not null then ${company} end,
      ${user}, ${idOf('documents', 'document')}, it.subject, it.title, it.message, it.priority, it.is_read,
      it.action_url, ${at('it')}
    ${base}, bench.notifications it left join bench.documents document on document.rank = it.document order by 1`);
}

async function fillAccounts(run: Run, base: string): Promise<void> {
  await run(`insert into users (id, name, email, email_key, phone, position, tipo, password_hash, subscription,
      trial_ends_on, credits, created_at, updated_at)
    select ${user}, owner.name, ${emailInSql}, ${emailInSql}, owner.phone, owner.position, owner.tipo,
      owner.password_hash, 'active', owner.trial_ends_on, 1000000, ${at('owner')}, ${at('owner')} ${base}`);
  await run(`insert into sessions (token_hash, user_id) select ${tokenHashInSql}, ${user} ${base}`);
  await run(`insert into companies (id, owner_id, name, cnpj, description, activities, philosophy, processes,
      created_at, updated_at)
    select ${company}, ${user}, company.name, company.cnpj, company.description, company.activities,
      company.philosophy, company.processes, ${at('company')}, ${at('company')} ${base}`);
}

async function fillPeople(run: Run, base: string): Promise<void> {
  await run(`insert into teams (id, company_id, author_id, name, description, goals, management_settings, created_at)
    select ${idOf('teams')}, ${company}, ${user}, it.name, it.description, it.goals, it.management_settings, ${at('it')}
    ${base}, bench.teams it order by it.rank, n`);
  await run(`insert into employees (id, company_id, author_id, name, position, tipo, behavioral_profile, objectives,
      professional_history, is_active, created_at)
    select ${idOf('employees')}, ${company}, ${user}, it.name, it.position, it.tipo, it.behavioral_profile,
      it.objectives, it.professional_history, it.is_active, ${at('it')}
    ${base}, bench.employees it order by it.rank, n`);
  await run(`insert into employee_teams (company_id, author_id, employee_id, team_id, rank)
    select ${company}, ${user}, ${idOf('employees', 'employee')}, ${idOf('teams', 'team')}, chosen.rank
    ${base}, bench.employee_teams chosen join bench.employees employee on employee.rank = chosen.employee
      join bench.teams team on team.rank = chosen.team order by chosen.employee, n`);
}
