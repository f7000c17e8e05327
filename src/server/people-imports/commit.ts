import { eq } from 'drizzle-orm';
import { importFields } from '#shared/import-fields.ts';
import { limits } from '#shared/limits.ts';
import type {
  ImportCheck,
  ImportMapping,
  ImportRecord,
  ImportRepair,
} from '#shared/people-imports.ts';
import { recordAudit } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { peopleImports } from '../db/schema.ts';
import type { ReadSheet } from '../db/tables/people-imports.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import { currentOf } from './current.ts';
import { changesOf, countsOf, peopleRows, planImport, type ImportPlan } from './plan.ts';
import { rejectedTable } from './rejected-csv.ts';
import { findImport, toRecord, type Importer, type ImportRow } from './store.ts';
import { writePlan } from './write-plan.ts';

/** What is asked of an import: by which columns. */
interface Asked {
  id: string;
  mapping: ImportMapping;
}

const shownPlaces = 20;
const shownPeople = 8;

/** What the commit would do now. The columns are remembered: a reload shows them again. */
export async function checkImport(
  db: Db,
  importer: Importer,
  { id, mapping }: Asked,
): Promise<ImportCheck> {
  const row = await findImport(db, importer, { id });
  const sheet = sheetOf(row, mapping);
  await db.update(peopleImports).set({ mapping }).where(eq(peopleImports.id, row.id));
  const current = await currentOf(db, importer.companyId, { held: false });
  const plan = planImport(peopleRows(sheet, mapping.headerRow), mapping, current);
  return {
    counts: countsOf(plan),
    repairs: repairsOf(plan),
    newTeams: plan.newTeams,
    people: [
      ...plan.newcomers.map(({ row: number, form: { name, position } }) => ({
        row: number,
        name,
        position,
        isNew: true,
        changes: [],
      })),
      ...plan.changed.map((changed) => ({
        row: changed.row,
        name: changed.person.name,
        position: changed.person.position,
        isNew: false,
        changes: changesOf(changed),
      })),
    ].slice(0, shownPeople),
  };
}

/**
 * Brings the people in, all that can be or, where something fails, none. Asked again it answers the same.
 *
 * @throws AppError `not_found`, `conflict` for one that was undone
 */
export async function commitImport(
  db: Db,
  importer: Importer,
  { id, mapping }: Asked,
): Promise<ImportRecord> {
  const { companyId, authorId, now } = importer;
  return db.transaction(async (tx) => {
    const row = await findImport(tx, importer, { id, held: true });
    if (row.state === 'done') return toRecord(row);
    const sheet = sheetOf(row, mapping);
    const current = await currentOf(tx, companyId, { held: true });
    const plan = planImport(peopleRows(sheet, mapping.headerRow), mapping, current);
    const newTeamIds = await writePlan(tx, { companyId, authorId, importId: id, now }, plan);
    const [done] = await tx
      .update(peopleImports)
      .set({
        state: 'done',
        sheets: null,
        mapping: null,
        counts: countsOf(plan),
        rejected: rejectedTable(sheet, mapping.headerRow, plan.rejected),
        newTeamIds,
        doneAt: now,
      })
      .where(eq(peopleImports.id, row.id))
      .returning();
    await recordAudit(tx, {
      userId: authorId,
      companyId,
      action: 'people_imported',
      subjectId: row.id,
      now,
    });
    return toRecord(done!);
  });
}

/** The lines that stay out: of a list that is in as they were then, else as they would now. */
export async function rejectedOf(db: Db, importer: Importer, id: string): Promise<string[][]> {
  const row = await findImport(db, importer, { id });
  if (row.rejected) return row.rejected;
  const { mapping } = row;
  if (!mapping) throw new AppError('conflict', messages.importNotChecked);
  const sheet = sheetOf(row, mapping);
  const current = await currentOf(db, importer.companyId, { held: false });
  const plan = planImport(peopleRows(sheet, mapping.headerRow), mapping, current);
  return rejectedTable(sheet, mapping.headerRow, plan.rejected);
}

/** @throws AppError `conflict` for one that is over, `invalid_input` for columns that make no sense */
function sheetOf(
  { state, sheets }: ImportRow,
  { sheet: at, columns, headerRow }: ImportMapping,
): ReadSheet {
  if (state !== 'draft' || !sheets) throw new AppError('conflict', messages.importOver);
  const sheet = sheets[at];
  if (!sheet) throw refusedInput([{ path: 'sheet', message: messages.importNoSheet }]);
  const fields = columns.map(({ field }) => field);
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice) {
    const message = `Há duas colunas para “${importFields[twice]}”: escolha uma`;
    throw refusedInput([{ path: 'columns', message }]);
  }
  if (!fields.includes('name')) {
    throw refusedInput([{ path: 'columns', message: 'Escolha a coluna do nome' }]);
  }
  if (peopleRows(sheet, headerRow).length > limits.importedPeople) {
    throw new AppError('too_large', messages.importTooManyPeople);
  }
  return sheet;
}

function repairsOf({ rejected }: ImportPlan): ImportRepair[] {
  const found = new Map<string, ImportRepair>();
  for (const { row, flaws } of rejected) {
    for (const { repair, column, value } of flaws) {
      const group = found.get(repair) ?? { repair, count: 0, places: [] };
      group.count += 1;
      if (group.places.length < shownPlaces) group.places.push({ row, column, value });
      found.set(repair, group);
    }
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count);
}
