import { and, asc, count, eq, getTableColumns, gt, inArray, ne } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ImportRecord } from '#shared/people-imports.ts';
import { recordAudit } from '../audit/store.ts';
import type { Db, Tx } from '../db/database.ts';
import { employees, employeeTeams, importedPeople, peopleImports, teams } from '../db/schema.ts';
import type { ImportedValues } from '../db/tables/people-imports.ts';
import { dataTables } from '../db/tenant-tables.ts';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import { readDeadlinesAnew } from '../notifications/deadlines.ts';
import { currentOf } from './current.ts';
import { grouped } from './grouped.ts';
import { inPieces } from './in-pieces.ts';
import type { CurrentPerson } from './plan.ts';
import { undoableMs } from './retention.ts';
import { findImport, toRecord, type Importer } from './store.ts';
import { setValues } from './write-plan.ts';

/*
 * An import is undone whole or not at all: whom it brought go, what it changed and nobody changed since is
 * as before. Who has a note, a document or any other thing by now keeps it from being undone. What a later import
 * changed stays with that one, which goes back to what was before this: a value of an import that was undone never
 * comes back.
 */

/** @throws AppError `not_found`, `conflict` where it is too late, or something hangs on its people */
export async function undoImport(db: Db, importer: Importer, id: string): Promise<ImportRecord> {
  const { companyId, authorId, now } = importer;
  return db.transaction(async (tx) => {
    const row = await findImport(tx, importer, { id, held: true });
    if (row.state === 'undone') return toRecord(row);
    if (row.state !== 'done' || !row.doneAt) throw new AppError('conflict', messages.importNotDone);
    if (now.getTime() - row.doneAt.getTime() > undoableMs) {
      throw new AppError('conflict', messages.importTooLate);
    }
    const isOfIt = and(eq(importedPeople.companyId, companyId), eq(importedPeople.importId, id));
    const come = await tx
      .select({ employeeId: importedPeople.employeeId })
      .from(importedPeople)
      .where(and(isOfIt, eq(importedPeople.isNew, true)));
    const brought = come.map(({ employeeId }) => employeeId);
    const current = await currentOf(tx, companyId, { held: true, going: brought });
    const people = await tx.select().from(importedPeople).where(isOfIt);
    await requireNothingHanging(tx, importer, { ids: brought, doneAt: row.doneAt });
    const byId = new Map(current.people.map((person) => [person.id, person]));
    const later = await laterChanges(tx, importer, row.doneAt);
    const changed = people.flatMap(({ employeeId, before, after }) => {
      const person = byId.get(employeeId);
      if (!person || !before || !after) return [];
      return [{ person, before, after, later: later.get(employeeId) ?? [] }];
    });
    await setValues(
      tx,
      companyId,
      changed.map((each) => ({
        ...each.person,
        ...(each.later.length === 0 && { updatedAt: now.toISOString() }),
        ...asBefore(each),
      })),
    );
    for (const { importId, employeeId, before } of changed.flatMap(handedOver)) {
      const isIt = and(
        eq(importedPeople.importId, importId),
        eq(importedPeople.employeeId, employeeId),
      );
      await tx
        .update(importedPeople)
        .set({ before })
        .where(and(eq(importedPeople.companyId, companyId), isIt));
    }
    if (changed.some((each) => asBefore(each).isActive)) await readDeadlinesAnew(tx, companyId);
    await leaveTeams(tx, importer, changed);
    await inPieces(brought, (piece) =>
      tx
        .delete(employees)
        .where(and(eq(employees.companyId, companyId), inArray(employees.id, piece))),
    );
    await dropEmptyTeams(tx, importer, row.newTeamIds);
    await tx.delete(importedPeople).where(isOfIt);
    const [undone] = await tx
      .update(peopleImports)
      .set({ state: 'undone', rejected: null })
      .where(and(eq(peopleImports.companyId, companyId), eq(peopleImports.id, id)))
      .returning();
    const action = 'people_import_undone';
    await recordAudit(tx, { userId: authorId, companyId, action, subjectId: id, now });
    return toRecord(undone!);
  });
}

type ImportedRow = typeof importedPeople.$inferSelect;

/** What an import changed of someone who was there, and what later ones did. */
interface Change {
  person: CurrentPerson;
  before: ImportedValues;
  after: ImportedValues;
  /** The earliest first. */
  later: ImportedRow[];
}

/** What imports that stand changed after this one, by the person. */
async function laterChanges(
  tx: Tx,
  { companyId }: Importer,
  doneAt: Date,
): Promise<Map<string, ImportedRow[]>> {
  const isItsImport = and(
    eq(peopleImports.companyId, importedPeople.companyId),
    eq(peopleImports.id, importedPeople.importId),
  );
  const rows = await tx
    .select({ row: importedPeople })
    .from(importedPeople)
    .innerJoin(peopleImports, isItsImport)
    .where(and(eq(importedPeople.companyId, companyId), gt(peopleImports.doneAt, doneAt)))
    .orderBy(asc(peopleImports.doneAt));
  return grouped(
    rows.map(({ row }) => row),
    ({ employeeId }) => employeeId,
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The first later import that changed the field too. */
const nextOf = ({ later }: Change, field: string) =>
  later.find(({ before }) => before && Object.hasOwn(before, field));

/** The fields that `isWanted`, as they were before the import. */
function valuesBefore({ before }: Change, isWanted: (field: string) => boolean): ImportedValues {
  return Object.fromEntries(Object.entries(before).filter(([field]) => isWanted(field)));
}

/** What the import put there and stands there still goes back. */
function asBefore(change: Change): ImportedValues {
  const { person, after } = change;
  return valuesBefore(
    change,
    (field) =>
      !nextOf(change, field) && isSame(Reflect.get(person, field), Reflect.get(after, field)),
  );
}

/** The later imports of a person that go back to what stood before this one. */
function handedOver(change: Change): ImportedRow[] {
  return change.later.flatMap((row) => {
    const values = valuesBefore(
      change,
      (field) =>
        nextOf(change, field) === row &&
        isSame(Reflect.get(row.before ?? {}, field), Reflect.get(change.after, field)),
    );
    return Object.keys(values).length > 0 ? [{ ...row, before: { ...row.before, ...values } }] : [];
  });
}

/** Tables of data whose rows are about a person or a team. */
function tablesNaming(column: 'employeeId' | 'teamId') {
  return dataTables.flatMap((table) => {
    const named = (getTableColumns(table) as Record<string, AnyPgColumn>)[column];
    const isImport = table === (employeeTeams as unknown) || table === (importedPeople as unknown);
    return named && !isImport ? [{ table, named }] : [];
  });
}

interface Brought {
  ids: string[];
  doneAt: Date;
}

async function requireNothingHanging(
  tx: Tx,
  { companyId }: Importer,
  { ids, doneAt }: Brought,
): Promise<void> {
  const held = new Set<string>();
  await inPieces(ids, async (piece) => {
    const changed = await tx
      .select({ id: employees.id })
      .from(employees)
      .where(
        and(
          eq(employees.companyId, companyId),
          inArray(employees.id, piece),
          ne(employees.updatedAt, doneAt),
        ),
      );
    for (const { id } of changed) held.add(id);
    for (const { table, named } of tablesNaming('employeeId')) {
      const rows = await tx
        .selectDistinct({ id: named })
        .from(table)
        .where(and(eq(table.companyId, companyId), inArray(named, piece)));
      for (const { id } of rows as { id: string }[]) held.add(id);
    }
  });
  if (held.size > 0) throw new AppError('conflict', inUse(held.size));
}

function inUse(people: number): string {
  const those =
    people === 1
      ? 'Uma pessoa desta importação já tem anotações, documentos ou mudanças'
      : `${people} pessoas desta importação já têm anotações, documentos ou mudanças`;
  return `${those}: a importação não pode mais ser desfeita.`;
}

/** Who was there leaves the teams that the import added, and no later one again. */
async function leaveTeams(
  tx: Tx,
  { companyId }: Importer,
  changed: readonly Change[],
): Promise<void> {
  const byTeam = new Map<string, string[]>();
  for (const { person, after, later } of changed) {
    for (const teamId of after.addedTeamIds ?? []) {
      if (later.some((each) => each.after?.addedTeamIds?.includes(teamId))) continue;
      byTeam.set(teamId, [...(byTeam.get(teamId) ?? []), person.id]);
    }
  }
  for (const [teamId, ids] of byTeam) {
    await inPieces(ids, (piece) =>
      tx
        .delete(employeeTeams)
        .where(
          and(
            eq(employeeTeams.companyId, companyId),
            eq(employeeTeams.teamId, teamId),
            inArray(employeeTeams.employeeId, piece),
          ),
        ),
    );
  }
}

/** Of the teams that it created those go that nobody is in, nothing is about, and nobody has changed. */
async function dropEmptyTeams(
  tx: Tx,
  { companyId }: Importer,
  ids: readonly string[],
): Promise<void> {
  const naming = [
    ...tablesNaming('teamId'),
    { table: employeeTeams, named: employeeTeams.teamId as AnyPgColumn },
  ];
  for (const id of ids) {
    let uses = 0;
    for (const { table, named } of naming) {
      const [row] = await tx
        .select({ uses: count() })
        .from(table as typeof employeeTeams)
        .where(and(eq(table.companyId, companyId), eq(named, id)));
      uses += row!.uses;
    }
    if (uses > 0) continue;
    await tx
      .delete(teams)
      .where(
        and(eq(teams.companyId, companyId), eq(teams.id, id), eq(teams.createdAt, teams.updatedAt)),
      );
  }
}
