import type { Db, Tx } from '../db/database.ts';
import { auditEvents } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { AuditAction } from './actions.ts';

export interface AuditEvent {
  userId: string;
  /** null before a company is registered. */
  companyId: string | null;
  action: AuditAction;
  /** The person or thing it was done to, where that is not the user. */
  subjectId?: string;
  now: Date;
}

/** Adds to the trail; within a transaction, so that what was done and its trace are one. */
export async function recordAudit(db: Db | Tx, { now, ...event }: AuditEvent): Promise<void> {
  await db
    .insert(auditEvents)
    .values({ ...event, id: newId(), authorId: event.userId, createdAt: now });
}
