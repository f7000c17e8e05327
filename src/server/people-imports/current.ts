import { and, eq, inArray } from 'drizzle-orm';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { companies, employees, employeeTeams, teams } from '../db/schema.ts';
import { grouped } from './grouped.ts';
import { inPieces } from './in-pieces.ts';
import type { Current } from './plan.ts';

/**
 * Who is there now. Held, no other import of the company and nobody who edits a person comes between.
 *
 * @param going who is to be deleted: nothing that refers to them comes between
 */
export async function currentOf(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  { held, going = [] }: { held: boolean; going?: readonly string[] },
): Promise<Current> {
  if (held) {
    await db
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    await inPieces(going.toSorted(), (piece) =>
      db
        .select({ id: employees.id })
        .from(employees)
        .where(and(eq(employees.companyId, companyId), inArray(employees.id, piece)))
        .orderBy(employees.id)
        .for('update'),
    );
  }
  const query = db
    .select({
      id: employees.id,
      name: employees.name,
      position: employees.position,
      tipo: employees.tipo,
      behavioralProfile: employees.behavioralProfile,
      objectives: employees.objectives,
      professionalHistory: employees.professionalHistory,
      isActive: employees.isActive,
      email: employees.email,
      phone: employees.phone,
      updatedAt: employees.updatedAt,
    })
    .from(employees)
    .where(eq(employees.companyId, companyId))
    .orderBy(employees.id);
  const people = await (held ? query.for('no key update') : query);
  const memberships = await db
    .select({ employeeId: employeeTeams.employeeId, teamId: employeeTeams.teamId })
    .from(employeeTeams)
    .where(eq(employeeTeams.companyId, companyId));
  const teamsOf = grouped(memberships, ({ employeeId }) => employeeId);
  return {
    people: people.map((person) => ({
      ...person,
      updatedAt: person.updatedAt.toISOString(),
      teamIds: (teamsOf.get(person.id) ?? []).map(({ teamId }) => teamId),
    })),
    teams: await db
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(eq(teams.companyId, companyId))
      .orderBy(teams.id),
  };
}
