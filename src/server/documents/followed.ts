import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { documentContracts } from '#documents/contracts.ts';
import type { Audience, DocumentContext } from '#documents/kit/document-context.ts';
import { documentKindValues } from '#documents/labels.ts';
import { excerptOf } from '#documents/reading/relevance.ts';
import { calendarDay } from '#shared/format.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { isOpen, isPerson, isSource } from '../commitments/rows.ts';
import type { Db } from '../db/database.ts';
import { pointsTo } from '../db/points-to.ts';
import {
  commitments,
  conversations,
  documents,
  employees,
  roundPeople,
  rounds,
  talkingPoints,
} from '../db/schema.ts';

/*
 * What is followed, for a document: what is open, and the last conversation. Who reads the document decides
 * what is read of it here: what only the leader may know is not even gathered for others.
 */

/** In characters and items. */
const budget = {
  commitments: 6,
  /** The first due are looked through for what concerns the readers. */
  candidates: 50,
  points: 6,
  agreed: 800,
  notes: 600,
  /** Of the newest rounds of questions, as long as they say how it is now. */
  rounds: 2,
  toldDays: 120,
  told: 500,
};

export interface Followed {
  companyId: OwnedCompanyId;
  authorId: string;
  audience: Audience;
  employeeId: string | null;
}

/**
 * A team reads of what was agreed in it and not with one person. A document that others read keeps for
 * `suggestions` what they are not known to have heard of; of the diary's, they are told nothing.
 */
export async function findOpenCommitments(
  db: Db,
  { teamId, leader, ...followed }: Followed & { teamId: string | null; leader: string },
): Promise<DocumentContext['commitments']> {
  const { audience, employeeId } = followed;
  const ofTeam = audience === 'team' || (audience === 'leader' && employeeId === null);
  const aboutWhom = ofTeam
    ? teamId && eq(commitments.teamId, teamId)
    : employeeId && eq(commitments.employeeId, employeeId);
  if (!aboutWhom) return [];
  const rows = await db
    .select({
      text: commitments.text,
      owner: commitments.owner,
      ownerName: commitments.ownerName,
      dueOn: commitments.dueOn,
      sourceKind: commitments.sourceKind,
      employeeId: commitments.employeeId,
      employeeName: employees.name,
      documentType: documents.type,
      documentEmployeeId: documents.employeeId,
    })
    .from(commitments)
    .leftJoin(employees, isPerson)
    .leftJoin(documents, isSource)
    .where(
      and(
        eq(commitments.companyId, followed.companyId),
        eq(commitments.authorId, followed.authorId),
        aboutWhom,
        isOpen,
      ),
    )
    .orderBy(asc(commitments.dueOn), asc(commitments.id))
    .limit(budget.candidates);
  return rows
    .filter((row) => audience === 'leader' || isOfReaders(row, audience))
    .slice(0, budget.commitments)
    .map((row) => ({
      text: row.text,
      owner: nameOfOwner(row) ?? leader,
      dueOn: row.dueOn,
      isReserved: audience !== 'leader' && !isKnownTo(row, audience),
    }));
}

interface Row {
  owner: 'leader' | 'employee' | 'other';
  ownerName: string | null;
  sourceKind: string;
  employeeId: string | null;
  employeeName: string | null;
  documentType: string | null;
  documentEmployeeId: string | null;
}

function isOfReaders(row: Row, audience: Audience): boolean {
  if (row.sourceKind === 'diary') return false;
  return audience !== 'team' || row.employeeId === null || readersOfSource(row) === 'team';
}

/** A document told them of it, or it was noted as the person's own promise. */
function isKnownTo(row: Row, audience: Audience): boolean {
  const { owner, sourceKind } = row;
  const told = readersOfSource(row);
  if (told !== null) return told === 'team' || told === audience;
  if (audience !== 'person') return false;
  return sourceKind === 'conversation' || (sourceKind === 'hand' && owner === 'employee');
}

/** What was written for a team about one person was for that person: the agenda of a talk of two. */
function readersOfSource({ documentType, documentEmployeeId }: Row): Audience | null {
  const kind = documentKindValues.find((each) => each === documentType);
  if (kind === undefined) return null;
  const { audience } = documentContracts[kind];
  return audience === 'team' && documentEmployeeId !== null ? 'person' : audience;
}

/** null: the leader's. */
function nameOfOwner({ owner, ownerName, employeeName }: Row): string | null {
  if (owner === 'leader') return null;
  return owner === 'employee' ? employeeName : ownerName;
}

/** A team is told nothing of a talk of two. */
export async function findLastConversation(
  db: Db,
  { companyId, authorId, audience, employeeId }: Followed,
): Promise<DocumentContext['lastConversation']> {
  if (audience === 'team' || employeeId === null) return null;
  const { id, heldAt, agreed, outcome, notes } = conversations;
  const isForLeader = audience === 'leader';
  const [last] = await db
    .select({ id, heldAt, agreed, ...(isForLeader && { outcome, notes }) })
    .from(conversations)
    .where(
      and(
        eq(conversations.companyId, companyId),
        eq(conversations.employeeId, employeeId),
        eq(conversations.authorId, authorId),
        isNotNull(heldAt),
        isNull(conversations.deletedAt),
      ),
    )
    .orderBy(desc(heldAt), desc(id))
    .limit(1);
  if (!last?.heldAt) return null;
  const treated = await db
    .select({ box: talkingPoints.box, text: talkingPoints.text })
    .from(talkingPoints)
    .where(
      and(
        eq(talkingPoints.companyId, companyId),
        eq(talkingPoints.conversationId, last.id),
        isForLeader ? undefined : eq(talkingPoints.box, 'shared'),
        isNull(talkingPoints.deletedAt),
      ),
    )
    .orderBy(asc(talkingPoints.id))
    .limit(2 * budget.points);
  const pointsOf = (box: 'shared' | 'private') =>
    treated.flatMap((point) => (point.box === box ? [point.text] : [])).slice(0, budget.points);
  return {
    day: calendarDay(last.heldAt),
    agreed: excerptOf(last.agreed, budget.agreed),
    points: pointsOf('shared'),
    forLeader: isForLeader
      ? {
          outcome: excerptOf(last.outcome ?? '', budget.notes),
          notes: excerptOf(last.notes ?? '', budget.notes),
          points: pointsOf('private'),
        }
      : null,
  };
}

/** A team is told nothing of what one person said to the leader. */
export async function findTold(
  db: Db,
  { companyId, authorId, audience, employeeId, now }: Followed & { now: Date },
): Promise<DocumentContext['told']> {
  if (audience === 'team' || employeeId === null) return [];
  const { answeredAt, answers } = roundPeople;
  const since = new Date(now.getTime() - budget.toldDays * 86_400_000);
  const rows = await db
    .select({ answeredAt, answers, questions: rounds.questions })
    .from(roundPeople)
    .innerJoin(rounds, pointsTo(roundPeople, 'roundId', rounds))
    .where(
      and(
        eq(roundPeople.companyId, companyId),
        eq(roundPeople.employeeId, employeeId),
        eq(roundPeople.authorId, authorId),
        gt(answeredAt, since),
      ),
    )
    .orderBy(desc(answeredAt), desc(roundPeople.roundId))
    .limit(budget.rounds);
  return rows.flatMap(({ answeredAt: at, answers: texts, questions }) =>
    questions.flatMap((question, index) => {
      const answer = excerptOf(texts[index] ?? '', budget.told);
      return at && answer !== '' ? [{ day: calendarDay(at), question, answer }] : [];
    }),
  );
}
