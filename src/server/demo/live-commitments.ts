import { calendarDay, addDays, startOfDay } from '#shared/format.ts';
import type { Commitment, CommitmentForm } from '#shared/commitments.ts';
import { dropCommitment, keepCommitment, updateCommitment } from '../commitments/change.ts';
import { createCommitment } from '../commitments/create.ts';
import type { Author } from '../commitments/events.ts';
import { followPromises, listPromises } from '../commitments/promises.ts';
import { requireCompany } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import type { Caller } from '../http/route.ts';
import { commitments, type DemoCommitment } from './commitments.ts';
import type { Happening } from './happening.ts';
import { instantOf } from './instant.ts';
import type { Ids } from './order-of.ts';

/*
 * How the demonstration's commitments went: some kept on their day, some late, some put off, some dropped, and
 * a few that are open today.
 */

interface Life {
  db: Db;
  caller: Caller;
  ids: Ids;
  /** The end of the story, and its present. */
  now: Date;
  clock: () => Date;
  /** What has an instant of its own happens then; what lies after the end never does. */
  plan: (...happenings: Happening[]) => void;
}

function authorOf({ caller, ids, clock }: Life): Author {
  return {
    companyId: requireCompany(caller, ids.companyId),
    authorId: caller.userId,
    now: clock(),
  };
}

/** Those that were noted by hand, each with what became of it. */
export function handMade(life: Life): Happening[] {
  return commitments.map((commitment) => ({
    at: instantOf(life.now, commitment),
    happen: () => note(life, commitment),
  }));
}

/** Where a commitment came from. */
export type CameOf = Pick<
  CommitmentForm,
  'conversationId' | 'talkingPointId' | 'documentId' | 'said'
>;

/** Notes one, and lets happen what became of it. */
export async function note(life: Life, made: DemoCommitment, from?: CameOf): Promise<void> {
  const { db, ids, now } = life;
  const later = (days: number) => instantOf(now, { ...made, daysAgo: made.daysAgo - days });
  const { text, owner, ownerName = '', recurrence = 'none', due } = made;
  const form = {
    text,
    owner,
    ownerName,
    recurrence,
    dueOn: due === null ? null : dayIn(now, made, due),
  };
  const employeeId = made.about === undefined ? undefined : ids.employees.get(made.about)!;
  const whole = { ...form, employeeId, teamId: undefined, diaryEntryId: undefined, ...from };
  const { id } = await createCommitment(db, authorOf(life), whole, null);
  for (const [after, to] of made.postponed ?? []) {
    const dueOn = dayIn(now, made, to);
    const happen = async () => void (await updateCommitment(db, authorOf(life), id, { dueOn }));
    life.plan({ at: later(after), happen });
  }
  const { keptAfter, droppedAfter, evidence } = made;
  if (keptAfter !== undefined) keep(life, { id, at: later(keptAfter), evidence });
  if (droppedAfter !== undefined) {
    const happen = async () => void (await dropCommitment(db, authorOf(life), id));
    life.plan({ at: later(droppedAfter), happen });
  }
}

/** A day of the story, also one that is yet to come. */
function dayIn(now: Date, { daysAgo }: DemoCommitment, days: number): string {
  return addDays(calendarDay(now), days - daysAgo);
}

interface Keeping {
  id: string;
  at: Date;
  evidence?: string | undefined;
}

/** Of one that recurs each next is kept on its day, but for this week's. */
function keep(life: Life, { id, at, evidence }: Keeping): void {
  const happen = async () => {
    const { next } = await keepCommitment(life.db, authorOf(life), id, evidence);
    if (!next?.dueOn || next.dueOn >= addDays(calendarDay(life.now), -2)) return;
    keep(life, { id: next.id, at: eveningOf(next.dueOn) });
  };
  life.plan({ at, happen });
}

function eveningOf(day: string): Date {
  return new Date(startOfDay(day).getTime() + 17 * 3_600_000);
}

/** How many promises of a document the leader follows. */
const followedOfEach = 3;

/** Follows the first promises of a document that was written just now. */
export async function followDocument(life: Life, documentId: string): Promise<void> {
  const { db, caller, clock } = life;
  const companyId = requireCompany(caller, life.ids.companyId);
  const reader = { caller, companyId, now: clock() };
  const { promises } = await listPromises(db, reader, documentId);
  const chosen = promises.slice(0, followedOfEach).map(({ key }) => ({ key }));
  if (chosen.length === 0) return;
  const { promises: after } = await followPromises(db, reader, documentId, chosen);
  const followed = after.flatMap(({ commitment }) => commitment ?? []);
  for (const [index, commitment] of followed.entries()) goOn(life, commitment, index);
}

/** In turn: kept on its day, three days late, put off by a week and kept then. */
function goOn(life: Life, { id, dueOn }: Commitment, index: number): void {
  const { db, now } = life;
  const due = dueOn ?? addDays(calendarDay(life.clock()), 25);
  // What fell due in the last days is open still.
  if (due >= addDays(calendarDay(now), -6)) return;
  const turn = index % followedOfEach;
  if (turn === 2 && dueOn !== null) {
    const dueLater = addDays(due, 7);
    const happen = async () =>
      void (await updateCommitment(db, authorOf(life), id, { dueOn: dueLater }));
    life.plan({ at: eveningOf(due), happen });
    keep(life, { id, at: eveningOf(dueLater) });
  } else {
    keep(life, { id, at: eveningOf(turn === 1 ? addDays(due, 3) : due) });
  }
}
