import { and, desc, eq, inArray, isNotNull, ne, notExists } from 'drizzle-orm';
import type { Commitment, CommitmentPatch } from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitmentEvents, commitments } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import { recordEvents, type Author, type NewEvent } from './events.ts';
import { nextDay } from './recurrence.ts';
import {
  checkedParty,
  firstTeamOf,
  getCommitment,
  insertCommitments,
  isNextOf,
  lockCommitment,
  readCommitments,
  holdEmployee,
  holdTeam,
  type NewCommitment,
} from './store.ts';

/*
 * What becomes of a commitment. Each change names what is to be, not what is to be done to it: asked for
 * again it finds that there is nothing to do, and counts once.
 */

type Row = typeof commitments.$inferSelect;
type Event = Omit<NewEvent, 'commitmentId'>;
/** What a change sets, and how it is told. */
interface Change {
  values: Partial<typeof commitments.$inferInsert>;
  events: Event[];
}

const nothing: Change = { values: {}, events: [] };

/** For so long a deletion can be taken back: the ten seconds of the screen, and the way there. */
const restorableMs = 60_000;

async function change(
  db: Db,
  author: Author,
  id: string,
  decide: (tx: Tx, row: Row) => Change | Promise<Change>,
  to?: string | null,
): Promise<Commitment> {
  const { companyId, now } = author;
  return db.transaction(async (tx) => {
    const row = await lockCommitment(tx, companyId, id, to);
    const { values, events } = await decide(tx, row);
    await write(tx, author, row.id, { values, events });
    return getCommitment(tx, companyId, row.id, now);
  });
}

async function write(tx: Tx, author: Author, id: string, { values, events }: Change) {
  if (events.length === 0) return;
  const { companyId, now } = author;
  await tx
    .update(commitments)
    .set({ ...values, updatedAt: now })
    .where(and(eq(commitments.companyId, companyId), eq(commitments.id, id)));
  await recordEvents(
    tx,
    author,
    events.map((event) => ({ ...event, commitmentId: id })),
  );
}

/** @throws AppError `not_found` for a deleted one */
function requireThere({ deletedAt }: Row): void {
  if (deletedAt !== null) throw new AppError('not_found', messages.commitmentNotFound);
}

/**
 * Rewrites, postpones or hands over.
 *
 * @throws AppError `conflict` where a closed one would become another promise
 */
export async function updateCommitment(
  db: Db,
  author: Author,
  id: string,
  patch: CommitmentPatch,
): Promise<Commitment> {
  const decide = async (tx: Tx, row: Row): Promise<Change> => {
    requireThere(row);
    const parts = [
      await newDay(tx, row, patch),
      rewritten(row, patch),
      await handedOver(tx, author, row, patch),
      recurring(row, patch),
    ];
    if (row.state !== 'open' && parts.some(({ events }) => events.length > 0)) {
      throw new AppError('conflict', messages.commitmentClosed);
    }
    const all = [...parts, shown(row, patch.evidence)];
    return {
      values: Object.assign({}, ...all.map(({ values }) => values)) as Change['values'],
      events: all.flatMap(({ events }) => events),
    };
  };
  return change(db, author, id, decide, patch.employeeId);
}

/** A later day puts it off; the day from which it was put off last takes that back. */
async function newDay(tx: Tx, row: Row, { dueOn: to }: CommitmentPatch): Promise<Change> {
  const { dueOn: from, firstDueOn, postponed } = row;
  if (to === undefined || to === from) return nothing;
  // Of another day it is told anew.
  const values = { dueOn: to, firstDueOn: firstDueOn ?? to, reminded: 0 };
  if (from === null || to === null) return { values, events: [{ kind: 'moved', from, to }] };
  if (to > from) {
    const later = { ...values, postponed: postponed + 1 };
    return { values: later, events: [{ kind: 'postponed', from, to }] };
  }
  const [last] = await tx
    .select({ kind: commitmentEvents.kind, from: commitmentEvents.from })
    .from(commitmentEvents)
    .where(
      and(
        eq(commitmentEvents.companyId, row.companyId),
        eq(commitmentEvents.commitmentId, row.id),
        inArray(commitmentEvents.kind, ['postponed', 'moved']),
      ),
    )
    .orderBy(desc(commitmentEvents.id))
    .limit(1);
  const takesBack = last?.kind === 'postponed' && last.from === to;
  return {
    values: { ...values, ...(takesBack && { postponed: postponed - 1 }) },
    events: [{ kind: 'moved', from, to }],
  };
}

function rewritten({ text: from }: Row, { text: to }: CommitmentPatch): Change {
  if (to === undefined || to === from) return nothing;
  return { values: { text: to }, events: [{ kind: 'rewritten', from, to }] };
}

function recurring({ recurrence: from }: Row, { recurrence: to }: CommitmentPatch): Change {
  if (to === undefined || to === from) return nothing;
  return { values: { recurrence: to }, events: [{ kind: 'recurring', from, to }] };
}

function shown({ evidence: from }: Row, to: string | undefined): Change {
  if (to === undefined || to === from) return nothing;
  return { values: { evidence: to }, events: [{ kind: 'evidence', from, to }] };
}

async function handedOver(
  tx: Tx,
  { companyId }: Author,
  row: Row,
  patch: CommitmentPatch,
): Promise<Change> {
  const { owner = row.owner, ownerName = row.ownerName ?? '' } = patch;
  const employeeId = await personAfter(tx, row, { companyId, patch });
  const party = checkedParty({ owner, ownerName, employeeId });
  const teamId = await teamAfter(tx, row, { companyId, patch, employeeId });
  const values = { ...party, teamId };
  const isSame = (['owner', 'ownerName', 'employeeId', 'teamId'] as const).every(
    (key) => values[key] === row[key],
  );
  if (isSame) return nothing;
  return { values, events: [{ kind: 'assigned', from: row.owner, to: party.owner }] };
}

interface Handing {
  companyId: OwnedCompanyId;
  patch: CommitmentPatch;
}

async function personAfter(tx: Tx, row: Row, { companyId, patch }: Handing) {
  if (patch.employeeId === undefined) return row.employeeId;
  return patch.employeeId === null ? null : holdEmployee(tx, companyId, patch.employeeId);
}

/** Another person brings their own team, where none is named. */
async function teamAfter(
  tx: Tx,
  row: Row,
  { companyId, patch, employeeId }: Handing & { employeeId: string | null },
) {
  if (patch.teamId === null) return null;
  if (patch.teamId !== undefined) return holdTeam(tx, companyId, patch.teamId);
  if (employeeId === row.employeeId) return row.teamId;
  return employeeId === null ? null : firstTeamOf(tx, companyId, employeeId);
}

/**
 * The commitment was kept. One that recurs has its next, once; how it was shown may be said later.
 *
 * @throws AppError `conflict` where it was dropped
 */
export async function keepCommitment(
  db: Db,
  author: Author,
  id: string,
  evidence: string | undefined,
): Promise<{ commitment: Commitment; next: Commitment | null }> {
  const { companyId, now } = author;
  return db.transaction(async (tx) => {
    const row = await lockCommitment(tx, companyId, id);
    requireThere(row);
    if (row.state === 'dropped') throw new AppError('conflict', messages.commitmentClosed);
    const said = shown(row, evidence);
    const isNew = row.state === 'open';
    await write(tx, author, row.id, {
      values: { ...said.values, ...(isNew && { state: 'done', doneAt: now }) },
      events: [...(isNew ? [{ kind: 'done' } as const] : []), ...said.events],
    });
    if (isNew && row.recurrence !== 'none') {
      await forgetDeletedNext(tx, row);
      await insertCommitments(tx, author, nextOf(row, now));
    }
    const [next] = await readCommitments(tx, companyId, isNextOf(row.id), now);
    return { commitment: await getCommitment(tx, companyId, row.id, now), next: next ?? null };
  });
}

/** Whoever reopens and keeps it again after they deleted its next means a new one. */
async function forgetDeletedNext(tx: Tx, { companyId, id }: Row): Promise<void> {
  const isOfCompany = eq(commitments.companyId, companyId);
  await tx
    .delete(commitments)
    .where(and(isOfCompany, isNextOf(id), isNotNull(commitments.deletedAt)));
}

/** None where the calendar of what is agreed ends. */
function nextOf(row: Row, now: Date): NewCommitment[] {
  const { text, owner, ownerName, employeeId, teamId, recurrence } = row;
  const today = calendarDay(now);
  const dueOn = nextDay(recurrence, row.firstDueOn ?? row.dueOn ?? today, today);
  if (dueOn === null) return [];
  const source = {
    kind: row.sourceKind,
    documentId: row.documentId,
    conversationId: row.conversationId,
    diaryEntryId: row.diaryEntryId,
  };
  const kept = { text, owner, ownerName, employeeId, teamId, recurrence };
  return [{ ...kept, dueOn, source, previousId: row.id }];
}

/** @throws AppError `conflict` where it was kept */
export async function dropCommitment(db: Db, author: Author, id: string): Promise<Commitment> {
  return change(db, author, id, (_tx, row) => {
    requireThere(row);
    if (row.state === 'done') throw new AppError('conflict', messages.commitmentClosed);
    if (row.state === 'dropped') return nothing;
    const values = { state: 'dropped', doneAt: author.now } as const;
    return { values, events: [{ kind: 'dropped' }] };
  });
}

/** Takes back that it was done or dropped; the next that came of it goes, unless somebody has touched it. */
export async function reopenCommitment(db: Db, author: Author, id: string): Promise<Commitment> {
  return change(db, author, id, async (tx, row) => {
    requireThere(row);
    if (row.state === 'open') return nothing;
    await tx.delete(commitments).where(
      and(
        eq(commitments.companyId, author.companyId),
        isNextOf(row.id),
        eq(commitments.state, 'open'),
        notExists(
          tx
            .select({ id: commitmentEvents.id })
            .from(commitmentEvents)
            .where(
              and(
                eq(commitmentEvents.companyId, commitments.companyId),
                eq(commitmentEvents.commitmentId, commitments.id),
                ne(commitmentEvents.kind, 'created'),
              ),
            ),
        ),
      ),
    );
    return { values: { state: 'open', doneAt: null }, events: [{ kind: 'reopened' }] };
  });
}

/** Asked for again it is still deleted. */
export async function deleteCommitment(db: Db, author: Author, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockCommitment(tx, author.companyId, id);
    if (row.deletedAt !== null) return;
    const deletedAt = author.now;
    await write(tx, author, row.id, { values: { deletedAt }, events: [{ kind: 'deleted' }] });
  });
}

/** @throws AppError `not_found` where it is too late */
export async function restoreCommitment(db: Db, author: Author, id: string): Promise<Commitment> {
  return change(db, author, id, (_tx, row) => {
    if (row.deletedAt === null) return nothing;
    const age = author.now.getTime() - row.deletedAt.getTime();
    if (age > restorableMs) throw new AppError('not_found', messages.commitmentNotFound);
    return { values: { deletedAt: null }, events: [{ kind: 'restored' }] };
  });
}
