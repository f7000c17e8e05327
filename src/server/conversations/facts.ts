import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { calendarDay } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import type { ManagementSettings } from '#shared/teams.ts';
import type { Db } from '../db/database.ts';
import {
  commitments,
  conversations,
  diaryEntries,
  diaryMentions,
  documents,
  employees,
  employeeTeams,
  teams,
} from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { countWaiting } from './points.ts';
import type { ConversationRow } from './rows.ts';
import type { Author } from './store.ts';

/** How many lines of the diary are counted; of more it is said that there are more. */
export const mostMentions = 20;
/** How much of a line is read. */
const readOfLine = 400;

/** What is promised between leader and person, as far as it is open. */
export interface OpenPromises {
  /** The leader's. */
  mine: number;
  /** The person's. */
  theirs: number;
  late: number;
  /** The first open step of the PDI in force. */
  pdiStep: { text: string; dueOn: string } | null;
}

/** What is known of a person before a conversation: each by one read of an index, however long the history. */
export interface PersonFacts {
  name: string;
  /** Of the person's first team. */
  settings: ManagementSettings | null;
  last: ConversationRow | null;
  prepared: ConversationRow | null;
  waitingPoints: number;
  feedback: NewestDocument | null;
  pdi: NewestDocument | null;
  promises: OpenPromises;
}

interface NewestDocument {
  id: string;
  title: string;
  dueOn: string | null;
  createdAt: Date;
}

/** @throws AppError `not_found` */
export async function gatherFacts(
  db: Db,
  author: Author,
  employeeId: string,
): Promise<PersonFacts> {
  const person = await findPerson(db, author, employeeId);
  const newest = await findNewestConversations(db, author, employeeId);
  return {
    ...person,
    last: newest.find(({ heldAt }) => heldAt !== null) ?? null,
    prepared: newest.find(({ heldAt }) => heldAt === null) ?? null,
    waitingPoints: await countWaiting(db, author, employeeId),
    feedback: await findNewest(db, author, { employeeId, type: 'feedback' }),
    pdi: await findNewest(db, author, { employeeId, type: 'pdi' }),
    promises: await findOpenPromises(db, author, employeeId),
  };
}

/** So many open promises with one person are read at most. */
const mostPromises = 200;

async function findOpenPromises(
  db: Db,
  { companyId, authorId, now }: Author,
  employeeId: string,
): Promise<OpenPromises> {
  const today = calendarDay(now);
  const rows = await db
    .select({
      owner: commitments.owner,
      dueOn: commitments.dueOn,
      text: commitments.text,
      documentType: documents.type,
    })
    .from(commitments)
    .leftJoin(
      documents,
      and(eq(documents.companyId, commitments.companyId), eq(documents.id, commitments.documentId)),
    )
    .where(
      and(
        eq(commitments.companyId, companyId),
        eq(commitments.employeeId, employeeId),
        eq(commitments.authorId, authorId),
        eq(commitments.state, 'open'),
        isNull(commitments.deletedAt),
      ),
    )
    .orderBy(asc(commitments.dueOn), asc(commitments.id))
    .limit(mostPromises);
  const step = rows.find(({ documentType, dueOn }) => documentType === 'pdi' && dueOn !== null);
  return {
    mine: rows.filter(({ owner }) => owner === 'leader').length,
    theirs: rows.filter(({ owner }) => owner === 'employee').length,
    late: rows.filter(({ dueOn }) => dueOn !== null && dueOn < today).length,
    pdiStep: step?.dueOn ? { text: step.text, dueOn: step.dueOn } : null,
  };
}

async function findPerson(db: Db, { companyId }: Author, employeeId: string) {
  const [row] = isId(employeeId)
    ? await db
        .select({ name: employees.name, settings: teams.managementSettings })
        .from(employees)
        .leftJoin(
          employeeTeams,
          and(
            eq(employeeTeams.companyId, employees.companyId),
            eq(employeeTeams.employeeId, employees.id),
          ),
        )
        .leftJoin(
          teams,
          and(eq(teams.companyId, employees.companyId), eq(teams.id, employeeTeams.teamId)),
        )
        .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)))
        .orderBy(asc(employeeTeams.rank))
        .limit(1)
    : [];
  if (!row) throw new AppError('not_found', messages.employeeNotFound);
  return row;
}

/** The one that is being prepared, where there is one, then the last that was held. */
function findNewestConversations(db: Db, { companyId, authorId }: Author, employeeId: string) {
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.companyId, companyId),
        eq(conversations.employeeId, employeeId),
        eq(conversations.authorId, authorId),
        isNull(conversations.deletedAt),
      ),
    )
    .orderBy(sql`${conversations.heldAt} desc nulls first`, desc(conversations.id))
    .limit(2);
}

async function findNewest(
  db: Db,
  { companyId }: Author,
  { employeeId, type }: { employeeId: string; type: 'feedback' | 'pdi' },
): Promise<NewestDocument | null> {
  const { id, title, dueOn, createdAt } = documents;
  const [row] = await db
    .select({ id, title, dueOn, createdAt })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.employeeId, employeeId),
        eq(documents.type, type),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(1);
  return row ?? null;
}

export interface Mention {
  at: Date;
  text: string;
}

/** What the diary says of a person since an instant, newest first, `mostMentions` at most. */
export async function findMentions(
  db: Db,
  { companyId }: Author,
  { employeeId, since }: { employeeId: string; since: Date },
): Promise<Mention[]> {
  return db
    .select({
      at: diaryMentions.at,
      text: sql<string>`left(${diaryEntries.description}, ${readOfLine})`,
    })
    .from(diaryMentions)
    .innerJoin(
      diaryEntries,
      and(
        eq(diaryEntries.companyId, diaryMentions.companyId),
        eq(diaryEntries.id, diaryMentions.diaryEntryId),
      ),
    )
    .where(
      and(
        eq(diaryMentions.companyId, companyId),
        eq(diaryMentions.employeeId, employeeId),
        gt(diaryMentions.at, since),
      ),
    )
    .orderBy(desc(diaryMentions.at), desc(diaryMentions.diaryEntryId))
    .limit(mostMentions);
}
