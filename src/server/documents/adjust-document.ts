import { and, count, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  freeAdjustments,
  proposedChangeSchema,
  type AdjustmentProposal,
} from '#documents/kit/adjustments.ts';
import { ownContent, readContent } from '#documents/contracts.ts';
import { calendarDay } from '#shared/format.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { documentAdjustments, documents } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Caller } from '../http/route.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { creditsLeft } from '../notifications/announcements.ts';
import { notify } from '../notifications/store.ts';
import { requireAllowance, requireSubscription, takeCredit } from './allowance.ts';
import type { Author } from './author.ts';
import { getDocument, isDocument } from './store.ts';
import type { Proposed } from './writing-tasks.ts';

interface Parts {
  db: Db;
  author: Author;
  now: () => Date;
  rateLimiter: RateLimiter;
}

/** A model costs also where nothing is counted: it proposes nothing, fails, or nobody waits for it. */
const uncountedOfDocument = { max: 20, windowSeconds: 60 * 60 };

interface DocumentOfCompany {
  companyId: OwnedCompanyId;
  id: string;
}

/** What is asked to change in a document, and by whom. */
interface Wish extends DocumentOfCompany {
  caller: Caller;
  instruction: string;
  version: number;
  useCredit: boolean;
  /** One wish has one key, however often it is asked. */
  key: string;
  signal: AbortSignal;
}

/**
 * Proposes changes of a document; nothing of it is changed. The first five that a model makes of a document are free,
 * each further one is a credit; rules cost nothing. While the model writes no transaction is held.
 *
 * @throws AppError `not_found`; `conflict` where the document was changed since, or the key is another wish's;
 *   `payment_required`; `too_many_requests`; `unavailable`
 */
export async function adjustDocument(parts: Parts, wish: Wish): Promise<AdjustmentProposal> {
  const { db, author, now, rateLimiter } = parts;
  const { caller, companyId, id, instruction } = wish;
  const document = await getDocument(db, companyId, id);
  const isFree = author.name === 'offline';
  const known = isFree ? null : await findAdjustment(db, wish);
  if (known) return { ...known, ...(await costOf(db, wish)) };
  if (document.version !== wish.version) throw new AppError('conflict', messages.documentChanged);
  const content = readContent(document.type, document.content);
  if (!content)
    return { changes: [], note: messages.noChanges, freeLeft: null, needsCredit: false };
  const uncounted = `uncounted-adjustments:${document.id}`;
  if (!isFree) {
    await requireSubscription(db, caller, now());
    if ((await usedAdjustments(db, wish)) >= freeAdjustments) {
      if (!wish.useCredit) return { changes: [], note: '', freeLeft: 0, needsCredit: true };
      await requireAllowance(db, caller, now());
    }
    await rateLimiter.consume(uncounted, uncountedOfDocument);
  }
  const proposed = await author.adjust({
    kind: document.type,
    content: ownContent(document.type, content),
    brief: document.brief,
    instruction,
    today: calendarDay(now()),
    owner: caller.userId,
    signal: wish.signal,
  });
  if (isFree) return { ...proposed, freeLeft: null, needsCredit: false };
  // What proposes nothing is not counted.
  if (proposed.changes.length > 0) {
    const kept = await db.transaction((tx) => keep(tx, wish, proposed, now()));
    if (kept === 'unpaid') return { changes: [], note: '', freeLeft: 0, needsCredit: true };
    if (kept === 'counted') await rateLimiter.giveBack(uncounted);
  }
  const note =
    proposed.note === '' && proposed.changes.length === 0 ? messages.noChanges : proposed.note;
  return { changes: proposed.changes, note, ...(await costOf(db, wish)) };
}

/** How many more are free; null where no model writes. @throws AppError `not_found` */
export async function freeAdjustmentsLeft(
  { db, author }: Parts,
  document: DocumentOfCompany,
): Promise<number | null> {
  await getDocument(db, document.companyId, document.id);
  if (author.name === 'offline') return null;
  return (await costOf(db, document)).freeLeft;
}

/** @throws AppError `conflict` where the key asked for something else */
async function findAdjustment(db: Db | Tx, wish: Wish): Promise<Proposed | null> {
  const { changes, note, instruction } = documentAdjustments;
  const [row] = await db
    .select({ changes, note, instruction })
    .from(documentAdjustments)
    .where(and(ofDocument(wish), eq(documentAdjustments.key, wish.key)));
  if (!row) return null;
  if (row.instruction !== wish.instruction) {
    throw new AppError('conflict', messages.adjustmentReused);
  }
  // Older ones do not tell what was asked.
  const kept = row.changes.map((change) => z.parse(proposedChangeSchema, change));
  return { changes: kept, note: row.note };
}

/**
 * The row of the document is the lock: of two at once the second sees what the first used. Under one key the first is
 * kept; unpaid is one where the last free one is used, and no credit was offered.
 */
async function keep(
  tx: Tx,
  wish: Wish,
  { changes, note }: Proposed,
  now: Date,
): Promise<'counted' | 'known' | 'unpaid'> {
  const { caller, companyId, id, instruction, key } = wish;
  const [locked] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(isDocument(companyId, id))
    .for('update');
  if (!locked) throw new AppError('not_found', messages.documentNotFound);
  if (await findAdjustment(tx, wish)) return 'known';
  if ((await usedAdjustments(tx, wish)) >= freeAdjustments) {
    if (!wish.useCredit) return 'unpaid';
    const credits = await takeCredit(tx, caller, now);
    await notify(tx, { userId: caller.userId, companyId, now }, creditsLeft(credits));
  }
  await tx.insert(documentAdjustments).values({
    id: newId(),
    companyId,
    authorId: caller.userId,
    documentId: id,
    key,
    instruction,
    changes,
    note,
    createdAt: now,
  });
  return 'counted';
}

async function usedAdjustments(db: Db | Tx, document: DocumentOfCompany): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(documentAdjustments)
    .where(ofDocument(document));
  return row?.used ?? 0;
}

async function costOf(db: Db, document: DocumentOfCompany) {
  const freeLeft = Math.max(0, freeAdjustments - (await usedAdjustments(db, document)));
  return { freeLeft, needsCredit: false };
}

function ofDocument({ companyId, id }: DocumentOfCompany) {
  return and(eq(documentAdjustments.companyId, companyId), eq(documentAdjustments.documentId, id));
}
