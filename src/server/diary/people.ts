import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { DiaryPerson, UnclearName } from '#shared/diary.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { pointsTo } from '../db/points-to.ts';
import { diaryMentions, employees } from '../db/schema.ts';
import { findNamesakes, nameFinder, nameWord, typedWords } from '../employees/names.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';

/*
 * Whom an entry speaks of. Who is named by as much as tells them apart is linked at once; of a name that several
 * bear the leader is asked; and what the leader says of it by hand stands, whatever becomes of the text.
 */

export interface Linked {
  id: string;
  companyId: OwnedCompanyId;
  authorId: string;
  date: Date;
}

export interface Recognised {
  people: DiaryPerson[];
  unclear: UnclearName[];
}

/** So many of one name are shown to choose from; there is a list of all beside them. */
const mostOffered = 12;
/** Of one entry so many names are asked about. */
const mostAsked = 5;

/** Whom a text names. The people are held until the transaction ends. */
export async function recognise(
  tx: Tx,
  companyId: OwnedCompanyId,
  text: string,
): Promise<Recognised> {
  const typed = typedWords(text).filter((word) => nameWord(word) !== '');
  const words = typed.map(nameWord);
  const namesakes = await findNamesakes(tx, companyId, { words, everyone: true });
  const firstNames = new Set(namesakes.map(({ name }) => nameWord(typedWords(name)[0] ?? '')));
  const namedAt = nameFinder(namesakes);
  const people = new Map<string, DiaryPerson>();
  const several = new Map<string, UnclearName>();
  for (let at = 0; at < words.length; at += 1) {
    if (!firstNames.has(words[at]!)) continue;
    const found = namedAt(words, at);
    const [only, ...others] = found.people;
    if (only && others.length === 0) people.set(only.id, only);
    // 'A rosa' is no name, 'Rosa' may be one.
    else if (only && /^\p{Lu}/u.test(typed[at]!)) {
      const name = typed.slice(at, found.to).join(' ');
      several.set(words.slice(at, found.to).join(' '), { name, people: found.people });
    }
    at = Math.max(at, found.to - 1);
  }
  return { people: [...people.values()], unclear: [...several.values()] };
}

/** Notes people of an entry; those who are noted already stay as they are, or become the leader's own choice. */
export async function linkPeople(
  tx: Tx,
  { id: diaryEntryId, companyId, authorId, date: at }: Linked,
  { people, chosen }: { people: readonly string[]; chosen: boolean },
): Promise<void> {
  if (people.length === 0) return;
  const rows = people.map((employeeId) => ({
    companyId,
    authorId,
    diaryEntryId,
    employeeId,
    at,
    chosen,
  }));
  const insert = tx.insert(diaryMentions).values(rows);
  const { companyId: company, diaryEntryId: entry, employeeId: person } = diaryMentions;
  await (chosen
    ? insert.onConflictDoUpdate({ target: [company, entry, person], set: { chosen } })
    : insert.onConflictDoNothing());
}

/**
 * Who was asked for by id, each once.
 *
 * @throws AppError `not_found` for one who is not the company's
 */
export async function holdPeople(
  tx: Tx,
  companyId: OwnedCompanyId,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  if (!wanted.every(isId)) throw new AppError('not_found', messages.employeeNotFound);
  const rows = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, wanted)))
    .orderBy(employees.id)
    .for('key share');
  if (rows.length < wanted.length) throw new AppError('not_found', messages.employeeNotFound);
  return rows.map(({ id }) => id);
}

/** After an edit: who came with the new words is linked, who went with the old ones is not; the rest stays. */
export async function followText(
  tx: Tx,
  entry: Linked,
  { before, after }: { before: Recognised; after: Recognised },
): Promise<void> {
  const had = new Set(before.people.map(({ id }) => id));
  const has = new Set(after.people.map(({ id }) => id));
  const gone = [...had].filter((id) => !has.has(id));
  const { companyId, diaryEntryId, employeeId, chosen } = diaryMentions;
  if (gone.length > 0) {
    await tx
      .delete(diaryMentions)
      .where(
        and(
          eq(companyId, entry.companyId),
          eq(diaryEntryId, entry.id),
          inArray(employeeId, gone),
          eq(chosen, false),
        ),
      );
  }
  const people = [...has].filter((id) => !had.has(id));
  await linkPeople(tx, entry, { people, chosen: false });
}

/** Whoever was not linked is not linked. @throws AppError `not_found` for what is no id */
export async function unlinkPerson(tx: Tx, entry: Linked, person: string): Promise<void> {
  if (!isId(person)) throw new AppError('not_found', messages.employeeNotFound);
  const { companyId, diaryEntryId, employeeId } = diaryMentions;
  await tx
    .delete(diaryMentions)
    .where(and(eq(companyId, entry.companyId), eq(diaryEntryId, entry.id), eq(employeeId, person)));
}

/** The names that nobody who is linked settles. */
export function stillUnclear(
  { unclear }: Recognised,
  linked: readonly DiaryPerson[],
): UnclearName[] {
  const known = new Set(linked.map(({ id }) => id));
  return unclear
    .filter(({ people }) => !people.some(({ id }) => known.has(id)))
    .slice(0, mostAsked)
    .map(({ name, people }) => ({ name, people: people.slice(0, mostOffered) }));
}

type PeopleByEntry = ReadonlyMap<string, DiaryPerson[]>;

function selectNamed(db: Db | Tx, which?: SQL) {
  return db
    .select({ entryId: diaryMentions.diaryEntryId, id: employees.id, name: employees.name })
    .from(diaryMentions)
    .innerJoin(employees, pointsTo(diaryMentions, 'employeeId', employees))
    .where(and(eq(diaryMentions.companyId, sql.placeholder('companyId')), which));
}

const ofAll = prepared((db) => selectNamed(db).prepare('people_of_all_entries'));

/** It has no name, so that a server plans it for its entries: planned for any of them it reads everybody. */
const ofSome = prepared((db) => {
  const isAmong = sql`${diaryMentions.diaryEntryId} = any(${sql.placeholder('ids')}::uuid[])`;
  return selectNamed(db, isAmong).prepare('');
});

/** Whom entries speak of, by name: all entries of a company, or some. */
export async function peopleOfEntries(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  ids: readonly string[] | 'all',
): Promise<PeopleByEntry> {
  const rows =
    ids === 'all'
      ? await ofAll(db).execute({ companyId })
      : await ofSome(db).execute({ companyId, ids });
  const byEntry = new Map<string, DiaryPerson[]>();
  for (const { entryId, ...person } of rows) {
    const people = byEntry.get(entryId);
    if (people) people.push(person);
    else byEntry.set(entryId, [person]);
  }
  for (const people of byEntry.values()) people.sort((a, b) => alphabet.compare(a.name, b.name));
  return byEntry;
}

const alphabet = new Intl.Collator('pt-BR');
