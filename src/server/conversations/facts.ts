import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { calendarDay } from '#shared/format.ts';
import type { ManagementSettings } from '#shared/teams.ts';
import type { Db } from '../db/database.ts';
import { pointsTo } from '../db/points-to.ts';
import {
  commitments,
  conversations,
  developmentPlans,
  diaryEntries,
  diaryMentions,
  documents,
  employees,
  employeeTeams,
  roundPeople,
  rounds,
  teams,
} from '../db/schema.ts';
import { prepared } from '../db/prepared.ts';
import { isItsDocument } from '../development-plans/store.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';
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
  /** The one in force. */
  pdi: NewestDocument | null;
  /** Where none is: when the last one was closed. */
  pdiClosedAt: Date | null;
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
    feedback: await findLastFeedback(db, author, employeeId),
    ...(await findPdi(db, author, employeeId)),
    promises: await findOpenPromises(db, author, employeeId),
  };
}

/** So many open promises with one person are read at most. */
const mostPromises = 200;

/** What every look at a person asks with. */
const asked = {
  companyId: sql.placeholder('companyId'),
  authorId: sql.placeholder('authorId'),
  employeeId: sql.placeholder('employeeId'),
};

const isPlanOfPerson = and(
  eq(developmentPlans.companyId, asked.companyId),
  eq(developmentPlans.employeeId, asked.employeeId),
  eq(developmentPlans.authorId, asked.authorId),
);

const openPromises = prepared((db) =>
  db
    .select({
      owner: commitments.owner,
      dueOn: commitments.dueOn,
      text: commitments.text,
      // Looked up row by row: as a join it may be planned by a walk through all documents of the company.
      documentType: sql<string | null>`(select ${documents.type} from ${documents}
        where ${documents.companyId} = ${commitments.companyId} and ${documents.id} = ${commitments.documentId})`,
    })
    .from(commitments)
    .where(
      and(
        eq(commitments.companyId, asked.companyId),
        eq(commitments.employeeId, asked.employeeId),
        eq(commitments.authorId, asked.authorId),
        eq(commitments.state, sql`'open'`),
        isNull(commitments.deletedAt),
      ),
    )
    .orderBy(asc(commitments.dueOn), asc(commitments.id))
    .limit(mostPromises)
    .prepare('open_promises_of_person'),
);

async function findOpenPromises(
  db: Db,
  { companyId, authorId, now }: Author,
  employeeId: string,
): Promise<OpenPromises> {
  const today = calendarDay(now);
  const rows = await openPromises(db).execute({ companyId, authorId, employeeId });
  const step = rows.find(({ documentType, dueOn }) => documentType === 'pdi' && dueOn !== null);
  return {
    mine: rows.filter(({ owner }) => owner === 'leader').length,
    theirs: rows.filter(({ owner }) => owner === 'employee').length,
    late: rows.filter(({ dueOn }) => dueOn !== null && dueOn < today).length,
    pdiStep: step?.dueOn ? { text: step.text, dueOn: step.dueOn } : null,
  };
}

const personWithSettings = prepared((db) =>
  db
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
    .where(and(eq(employees.companyId, asked.companyId), eq(employees.id, asked.employeeId)))
    .orderBy(asc(employeeTeams.rank))
    .limit(1)
    .prepare('person_with_settings'),
);

async function findPerson(db: Db, { companyId }: Author, employeeId: string) {
  const [row] = isId(employeeId)
    ? await personWithSettings(db).execute({ companyId, employeeId })
    : [];
  if (!row) throw new AppError('not_found', messages.employeeNotFound);
  return row;
}

const newestConversations = prepared((db) =>
  db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.companyId, asked.companyId),
        eq(conversations.employeeId, asked.employeeId),
        eq(conversations.authorId, asked.authorId),
        isNull(conversations.deletedAt),
      ),
    )
    .orderBy(sql`${conversations.heldAt} desc nulls first`, desc(conversations.id))
    .limit(2)
    .prepare('newest_conversations_of_person'),
);

/** The one that is being prepared, where there is one, then the last that was held. */
function findNewestConversations(db: Db, { companyId, authorId }: Author, employeeId: string) {
  return newestConversations(db).execute({ companyId, authorId, employeeId });
}

const planOfPerson = {
  inForce: prepared((db) => {
    const { id, title, dueOn, createdAt } = documents;
    return db
      .select({ id, title, dueOn, createdAt })
      .from(developmentPlans)
      .innerJoin(documents, isItsDocument)
      .where(and(isPlanOfPerson, eq(developmentPlans.state, sql`'in_progress'`)))
      .limit(1)
      .prepare('pdi_in_force_of_person');
  }),
  lastClosed: prepared((db) =>
    db
      .select({ closedAt: developmentPlans.closedAt })
      .from(developmentPlans)
      .where(and(isPlanOfPerson, eq(developmentPlans.state, sql`'closed'`)))
      .orderBy(desc(developmentPlans.closedAt), desc(developmentPlans.id))
      .limit(1)
      .prepare('last_closed_plan_of_person'),
  ),
};

async function findPdi(
  db: Db,
  { companyId, authorId }: Author,
  employeeId: string,
): Promise<Pick<PersonFacts, 'pdi' | 'pdiClosedAt'>> {
  const of = { companyId, authorId, employeeId };
  const [pdi] = await planOfPerson.inForce(db).execute(of);
  if (pdi) return { pdi, pdiClosedAt: null };
  const [closed] = await planOfPerson.lastClosed(db).execute(of);
  return { pdi: null, pdiClosedAt: closed?.closedAt ?? null };
}

const newestFeedback = prepared((db) => {
  const { id, title, dueOn, createdAt } = documents;
  return db
    .select({ id, title, dueOn, createdAt })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, asked.companyId),
        eq(documents.employeeId, asked.employeeId),
        eq(documents.type, sql`'feedback'`),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(1)
    .prepare('newest_feedback_of_person');
});

async function findLastFeedback(
  db: Db,
  { companyId }: Author,
  employeeId: string,
): Promise<NewestDocument | null> {
  const [row] = await newestFeedback(db).execute({ companyId, employeeId });
  return row ?? null;
}

export interface Mention {
  at: Date;
  text: string;
}

export interface Told {
  at: Date;
  roundId: string;
  /** What was answered first. */
  question: string;
  answer: string;
}

const newestTold = prepared((db) =>
  db
    .select({
      at: roundPeople.answeredAt,
      roundId: roundPeople.roundId,
      questions: rounds.questions,
      answers: roundPeople.answers,
    })
    .from(roundPeople)
    .innerJoin(rounds, pointsTo(roundPeople, 'roundId', rounds))
    .where(
      and(
        eq(roundPeople.companyId, asked.companyId),
        eq(roundPeople.employeeId, asked.employeeId),
        gt(roundPeople.answeredAt, sql.placeholder('since')),
      ),
    )
    .orderBy(desc(roundPeople.answeredAt), desc(roundPeople.roundId))
    .limit(1)
    .prepare('newest_told_by_person'),
);

/** The newest that a person told in a round of questions since an instant. */
export async function findTold(
  db: Db,
  { companyId }: Author,
  { employeeId, since }: { employeeId: string; since: Date },
): Promise<Told | null> {
  const [row] = await newestTold(db).execute({ companyId, employeeId, since });
  const index = row?.answers.findIndex((answer) => answer !== '') ?? -1;
  const question = row?.questions[index];
  const answer = row?.answers[index];
  if (!row?.at || question === undefined || answer === undefined) return null;
  return { at: row.at, roundId: row.roundId, question, answer };
}

const newestMentions = prepared((db) =>
  db
    .select({
      at: diaryMentions.at,
      text: sql<string>`left(${diaryEntries.description}, ${readOfLine}::int)`,
    })
    .from(diaryMentions)
    .innerJoin(diaryEntries, pointsTo(diaryMentions, 'diaryEntryId', diaryEntries))
    .where(
      and(
        eq(diaryMentions.companyId, asked.companyId),
        eq(diaryMentions.employeeId, asked.employeeId),
        gt(diaryMentions.at, sql.placeholder('since')),
        isNull(diaryEntries.deletedAt),
      ),
    )
    .orderBy(desc(diaryMentions.at), desc(diaryMentions.diaryEntryId))
    .limit(mostMentions)
    .prepare('mentions_of_person'),
);

/** What the diary says of a person since an instant, newest first, `mostMentions` at most. */
export async function findMentions(
  db: Db,
  { companyId }: Author,
  { employeeId, since }: { employeeId: string; since: Date },
): Promise<Mention[]> {
  return newestMentions(db).execute({ companyId, employeeId, since });
}
