import { and, desc, eq } from 'drizzle-orm';
import type { CommitmentEvent, CommitmentEventKind } from '#shared/commitments.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitmentEvents } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** Who changes which company's commitments, and when. */
export interface Author {
  companyId: OwnedCompanyId;
  authorId: string;
  now: Date;
}

export interface NewEvent {
  commitmentId: string;
  kind: CommitmentEventKind;
  from?: string | null;
  to?: string | null;
}

export async function recordEvents(
  tx: Tx,
  { companyId, authorId, now }: Author,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(commitmentEvents)
    .values(
      events.map((event) => ({ id: newId(), companyId, authorId, createdAt: now, ...event })),
    );
}

/** Of one commitment; what happened before matters less and less. */
const mostEvents = 100;

/** Newest first. */
export async function eventsOf(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  commitmentId: string,
): Promise<CommitmentEvent[]> {
  const rows = await db
    .select()
    .from(commitmentEvents)
    .where(
      and(
        eq(commitmentEvents.companyId, companyId),
        eq(commitmentEvents.commitmentId, commitmentId),
      ),
    )
    .orderBy(desc(commitmentEvents.id))
    .limit(mostEvents);
  return rows.map(({ id, kind, from, to, createdAt }) => ({
    id,
    kind,
    from,
    to,
    createdAt: createdAt.toISOString(),
  }));
}
