import { and, eq, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Tx } from '../db/database.ts';
import type { ImportedValues } from '../db/tables/people-imports.ts';
import { employees, employeeTeams, importedPeople, teams } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { readDeadlinesAnew } from '../notifications/deadlines.ts';
import { inPieces } from './in-pieces.ts';
import { nameKey } from './match-people.ts';
import type { ImportPlan } from './plan.ts';

/** Whose import is written, and when. */
export interface Writing {
  companyId: OwnedCompanyId;
  authorId: string;
  importId: string;
  now: Date;
}

/** @returns the ids of the teams that were created */
export async function writePlan(tx: Tx, writing: Writing, plan: ImportPlan): Promise<string[]> {
  const { companyId, authorId, importId, now } = writing;
  const own = { companyId, authorId };
  const newTeams = new Map(plan.newTeams.map((name) => [nameKey(name), { id: newId(), name }]));
  await inPieces([...newTeams.values()], (piece) =>
    tx.insert(teams).values(
      piece.map((team) => ({
        ...own,
        ...team,
        description: '',
        goals: [],
        createdAt: now,
        updatedAt: now,
      })),
    ),
  );
  const idsOf = ({ teamIds, newTeams: names }: { teamIds: string[]; newTeams: string[] }) => [
    ...new Set([...teamIds, ...names.map((name) => newTeams.get(nameKey(name))!.id)]),
  ];
  const come = plan.newcomers.map((each) => ({ ...each, id: newId(), teamIds: idsOf(each) }));
  await inPieces(come, (piece) =>
    tx
      .insert(employees)
      .values(
        piece.map(({ id, form }) => ({ ...own, ...form, id, createdAt: now, updatedAt: now })),
      ),
  );
  const change = plan.changed.map((each) => ({ ...each, id: each.person.id, added: idsOf(each) }));
  const updatedAt = now.toISOString();
  await setValues(
    tx,
    companyId,
    change.map(({ id, person, after }) => ({ ...person, ...after, id, updatedAt })),
  );
  const memberships = [
    ...come.flatMap(({ id, teamIds }) =>
      teamIds.map((teamId, rank) => ({ employeeId: id, teamId, rank })),
    ),
    ...change.flatMap(({ id, person, added }) =>
      added.map((teamId, at) => ({ employeeId: id, teamId, rank: person.teamIds.length + at })),
    ),
  ];
  await inPieces(memberships, (piece) =>
    tx.insert(employeeTeams).values(piece.map((each) => ({ ...own, ...each }))),
  );
  const noted = [
    ...come.map(({ id }) => ({ employeeId: id, isNew: true, before: null, after: null })),
    ...change.map(({ id, person, before, after, added }) => ({
      employeeId: id,
      isNew: false,
      before: { ...before, updatedAt: person.updatedAt },
      after: { ...after, updatedAt, ...(added.length > 0 && { addedTeamIds: added }) },
    })),
  ];
  await inPieces(noted, (piece) =>
    tx.insert(importedPeople).values(piece.map((each) => ({ ...own, importId, ...each }))),
  );
  if (change.some(({ after }) => after.isActive)) await readDeadlinesAnew(tx, companyId);
  return [...newTeams.values()].map(({ id }) => id);
}

type Values = Required<Omit<ImportedValues, 'addedTeamIds'>> & { id: string };

/** Gives people who are there these values. */
export async function setValues(
  tx: Tx,
  companyId: OwnedCompanyId,
  people: readonly Values[],
): Promise<void> {
  await inPieces(people, (piece) => {
    const given = sql`jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as given (
      id uuid, name text, position text, tipo text, "behavioralProfile" text, objectives jsonb,
      "professionalHistory" jsonb, "isActive" boolean, email text, phone text,
      "updatedAt" timestamptz)`;
    return tx
      .update(employees)
      .set({
        name: sql`given.name`,
        position: sql`given.position`,
        tipo: sql`given.tipo`,
        behavioralProfile: sql`given."behavioralProfile"`,
        objectives: sql`given.objectives`,
        professionalHistory: sql`given."professionalHistory"`,
        isActive: sql`given."isActive"`,
        email: sql`given.email`,
        phone: sql`given.phone`,
        updatedAt: sql`given."updatedAt"`,
      })
      .from(given)
      .where(and(eq(employees.companyId, companyId), eq(employees.id, sql`given.id`)));
  });
}
