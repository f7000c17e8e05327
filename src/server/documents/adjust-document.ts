import { freeAdjustments, type AdjustmentProposal } from '#documents/kit/adjustments.ts';
import { ownContent, readContent } from '#documents/contracts.ts';
import { calendarDay } from '#shared/format.ts';
import type { Db, Tx } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { creditsLeft } from '../notifications/announcements.ts';
import { notify } from '../notifications/store.ts';
import { requireAllowance, requireSubscription, takeCredit } from './allowance.ts';
import type { Author } from './author.ts';
import {
  countProposals,
  findProposal,
  insertProposal,
  type DocumentOfCompany,
  type Proposal,
} from './proposals.ts';
import { getDocument, holdDocument } from './store.ts';
import type { Proposed } from './writing-tasks.ts';

interface Parts {
  db: Db;
  author: Author;
  now: () => Date;
  rateLimiter: RateLimiter;
}

/** A model costs also where nothing is counted: it proposes nothing, fails, or nobody waits for it. */
const uncountedOfDocument = { max: 20, windowSeconds: 60 * 60 };

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
  const known = await findAnswered(db, wish);
  if (known) return answerOf(parts, wish, known);
  if (document.version !== wish.version) throw new AppError('conflict', messages.documentChanged);
  const content = readContent(document.type, document.content);
  if (!content) return { ...nothing, note: messages.noChanges, freeLeft: null };
  const uncounted = `uncounted-adjustments:${document.id}`;
  if (!isFree) {
    await requireSubscription(db, caller, now());
    if ((await countProposals(db, wish)) >= freeAdjustments) {
      if (!wish.useCredit) return unpaid;
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
  // What proposes nothing is neither kept nor counted.
  if (proposed.changes.length === 0) {
    const note = proposed.note || messages.noChanges;
    return answerOf(parts, wish, { id: null, changes: [], note });
  }
  const kept = await db.transaction((tx) => keep(tx, wish, proposed, { isFree, now: now() }));
  if (kept === 'unpaid') return unpaid;
  if (!isFree && kept.isNew) await rateLimiter.giveBack(uncounted);
  return answerOf(parts, wish, kept.proposal);
}

const nothing = { id: null, changes: [], note: '', needsCredit: false };
/** The free ones are used up, and no credit was offered. */
const unpaid = { ...nothing, freeLeft: 0, needsCredit: true };

async function answerOf(
  parts: Parts,
  document: DocumentOfCompany,
  { id, changes, note }: Pick<AdjustmentProposal, 'id' | 'changes' | 'note'>,
): Promise<AdjustmentProposal> {
  return { id, changes, note, freeLeft: await freeLeft(parts, document), needsCredit: false };
}

/** How many more are free; null where no model writes. */
async function freeLeft({ db, author }: Parts, document: DocumentOfCompany) {
  if (author.name === 'offline') return null;
  return Math.max(0, freeAdjustments - (await countProposals(db, document)));
}

/** The same, for whoever asks for it alone. @throws AppError `not_found` */
export async function freeAdjustmentsLeft(
  parts: Parts,
  document: DocumentOfCompany,
): Promise<number | null> {
  await getDocument(parts.db, document.companyId, document.id);
  return freeLeft(parts, document);
}

/** What was proposed under the key of a wish. @throws AppError `conflict` where the key asked for something else */
async function findAnswered(db: Db | Tx, wish: Wish): Promise<Proposal | null> {
  const known = await findProposal(db, wish, { key: wish.key });
  if (known && known.instruction !== wish.instruction) {
    throw new AppError('conflict', messages.adjustmentReused);
  }
  return known;
}

/**
 * The row of the document is the lock: of two at once the second sees what the first used. Under one key the first is
 * kept; unpaid is one where the last free one is used, and no credit was offered.
 */
async function keep(
  tx: Tx,
  wish: Wish,
  { changes, note }: Proposed,
  { isFree, now }: { isFree: boolean; now: Date },
): Promise<{ proposal: Proposal; isNew: boolean } | 'unpaid'> {
  const { caller, companyId, id, instruction, version, key } = wish;
  await holdDocument(tx, companyId, id);
  const known = await findAnswered(tx, wish);
  if (known) return { proposal: known, isNew: false };
  if (!isFree && (await countProposals(tx, wish)) >= freeAdjustments) {
    if (!wish.useCredit) return 'unpaid';
    const credits = await takeCredit(tx, caller, now);
    await notify(tx, { userId: caller.userId, companyId, now }, creditsLeft(credits));
  }
  const proposal = await insertProposal(tx, wish, {
    authorId: caller.userId,
    key,
    instruction,
    version,
    changes,
    note,
    isCounted: !isFree,
    now,
  });
  return { proposal, isNew: true };
}
