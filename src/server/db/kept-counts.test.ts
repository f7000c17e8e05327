import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentKindValues } from '#documents/labels.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { employeeEndpoints, type EmployeeForm } from '#shared/employees.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompanyForm, anEmployeeForm, aTeamForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/rows.ts';
import { aStoredDocument } from '../../../test/stored-documents.ts';
import { inAlphabet } from './accents.ts';
import { documents, employees, employeeTeams } from './schema.ts';

/*
 * What triggers keep is what counting anew gives, whatever was done by whom at once: on PostgreSQL the
 * requests of one round run in connections of their own.
 */

const server = testServer({ environment: { RATE_LIMIT: 'off' } });

/** Each kept table beside the query that says what has to be in it. */
const recounts = {
  document_counts: sql`select company_id, type, employee_id, team_id, count(*)::int as total
    from documents group by 1, 2, 3, 4`,
  document_months: sql`select company_id, type, count(*)::int as total,
      date_trunc('month', created_at at time zone 'America/Sao_Paulo')::date as month
    from documents group by company_id, type, month`,
  team_people: sql`select ${employeeTeams.companyId}, employee_id, team_id, ${inAlphabet(employees.name)} as name_key,
      is_active, behavioral_profile is not null as has_profile, ${newest('feedback')} as feedback_at,
      ${newest('pdi')} as pdi_at
    from ${employeeTeams} join ${employees} on ${employees.id} = employee_id`,
};

function newest(type: string) {
  return sql`(select max(${documents.createdAt}) from ${documents}
    where ${documents.employeeId} = ${employees.id} and ${documents.type} = ${type})`;
}

async function differences(): Promise<unknown[]> {
  const found = Object.entries(recounts).map(async ([table, recount]) => {
    // Months may be left at nothing.
    const kept = sql`select to_jsonb(t) as row from ${sql.identifier(table)} t
      where to_jsonb(t) -> 'total' is distinct from '0'`;
    const counted = sql`select to_jsonb(t) as row from (${recount}) t`;
    const rows = await rowsOf(
      server.db,
      sql`(select 'kept' as only, row from (${kept} except ${counted}) a)
        union all (select 'counted', row from (${counted} except ${kept}) b)`,
    );
    return rows.map((row) => ({ table, ...row }));
  });
  return (await Promise.all(found)).flat();
}

const aName = fc.constantFrom('Ana', 'Álvaro', 'bruno', 'ÂNGELO', 'Zeca d’Ávila');
const someTeams = fc.uniqueArray(fc.nat(2), { maxLength: 3 });
const whom = fc.nat(3);
const aDocument = fc.record({
  type: fc.constantFrom('feedback', 'pdi', ...documentKindValues),
  about: fc.option(whom),
  team: fc.option(fc.nat(2)),
  daysAgo: fc.nat(90),
});
const anOperation = fc.oneof(
  fc.record({ do: fc.constant('register' as const), name: aName, teams: someTeams }),
  fc.record({
    do: fc.constant('change' as const),
    whom,
    change: fc.record(
      {
        name: aName,
        isActive: fc.boolean(),
        behavioralProfile: fc.constantFrom('executor' as const, null),
        teams: someTeams,
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ do: fc.constant('erase' as const), whom }),
  fc.record({
    do: fc.constant('store' as const),
    documents: fc.array(aDocument, { minLength: 1, maxLength: 4 }),
  }),
);
type Operation = typeof anOperation extends fc.Arbitrary<infer Each> ? Each : never;

/** A company with three teams and four people, on whom operations are done by their numbers. */
async function aWorkplace() {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const teamIds: string[] = [];
  for (const name of ['Vendas', 'Compras', 'Estoque']) {
    const body = { ...aTeamForm(), name, companyId };
    teamIds.push((await user.call(teamEndpoints.create, { body })).id);
  }
  const people: string[] = [];
  const register = async (form: Partial<EmployeeForm>) => {
    const body = { ...anEmployeeForm(), ...form, companyId };
    people.push((await user.call(employeeEndpoints.create, { body })).id);
  };
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi']) await register({ name, teamIds });
  const person = (index: number) => people[people.length - 1 - index]!;
  const chosen = (indexes: number[]) => indexes.map((index) => teamIds[index]!);
  return async (operation: Operation): Promise<void> => {
    if (operation.do === 'register') {
      return register({ name: operation.name, teamIds: chosen(operation.teams) });
    }
    if (operation.do === 'store') {
      const rows = operation.documents.map(({ type, about, team, daysAgo }) =>
        aStoredDocument({
          companyId,
          type,
          employeeId: about === null ? null : person(about),
          teamId: team === null ? null : teamIds[team]!,
          createdAt: new Date(server.clock.now.getTime() - daysAgo * 86_400_000),
        }),
      );
      // Somebody may be erased meanwhile: then none of them is stored.
      await server.db
        .insert(documents)
        .values(rows)
        .catch(() => undefined);
      return;
    }
    const params = { id: person(operation.whom) };
    if (operation.do === 'erase')
      return void (await user.send(employeeEndpoints.erase, { params }));
    const { teams, ...change } = operation.change;
    const body = { ...change, ...(teams && { teamIds: chosen(teams) }) };
    await user.send(employeeEndpoints.update, { params, body });
  };
}

test('after any operations, one by one and at once, counting anew gives the same', async () => {
  const rounds = fc.array(fc.array(anOperation, { minLength: 1, maxLength: 8 }), {
    minLength: 4,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(rounds, async (operations) => {
      const perform = await aWorkplace();
      for (const atOnce of operations) await Promise.all(atOnce.map(perform));
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('who joins a team while a document about them is being stored is counted with it', async () => {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const body = { ...aTeamForm(), companyId };
  const { id: teamId } = await user.call(teamEndpoints.create, { body });
  for (let turn = 0; turn < 20; turn += 1) {
    const form = { ...anEmployeeForm(), teamIds: [], companyId };
    const { id } = await user.call(employeeEndpoints.create, { body: form });
    const row = aStoredDocument({ companyId, type: 'pdi', employeeId: id });
    await Promise.all([
      server.db.insert(documents).values(row),
      user.call(employeeEndpoints.update, { params: { id }, body: { teamIds: [teamId] } }),
    ]);
  }
  expect(await differences()).toEqual([]);
});
