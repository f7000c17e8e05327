import { ownContent, readContent } from '#documents/contracts.ts';
import type { HistoryItem } from '#documents/endpoints.ts';
import type { Db } from '../db/database.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import { changeHeld, requireNotTooLarge, type ChangeAuthor } from './change-document.ts';
import { findProposal, markTaken, type Proposal } from './proposals.ts';
import { getDocument, holdDocument, toItem } from './store.ts';
import type { WritingRoom } from './writing-room.ts';

interface Parts {
  db: Db;
  room: WritingRoom;
}

interface Taking {
  documentId: string;
  proposalId: string;
  /** Of the document, as whoever takes them saw it. */
  version: number;
  units: readonly number[];
}

/**
 * Applies changes of a proposal to the document that they were proposed for: one version, with what was asked for.
 * Nothing but what was proposed comes into it. The same ones again are answered, and change nothing more.
 *
 * @throws AppError `not_found`; `conflict` where the document was changed since, or others of the proposal were taken;
 *   `invalid_input` where the proposal has no such change, or they leave no document together; `too_large`
 */
export async function takeChanges(
  { db, room }: Parts,
  author: ChangeAuthor,
  taking: Taking,
): Promise<HistoryItem> {
  const { companyId, authorId: owner } = author;
  const { documentId, proposalId } = taking;
  const document = await getDocument(db, companyId, documentId);
  const of = { companyId, id: documentId };
  const proposal = await findProposal(db, of, { id: proposalId });
  if (!proposal) throw new AppError('not_found', messages.proposalNotFound);
  const changes = chosen(proposal, taking);
  if (proposal.taken) {
    // What was taken between the two reads is in the document now, and not in the one that was read first.
    return takenAlready(proposal, taking, await getDocument(db, companyId, documentId));
  }
  requireVersion(proposal, taking, document);
  const { type: kind, content } = document;
  const read = readContent(kind, content);
  const own = read && ownContent(kind, read);
  const changed = own && (await room.ask('take', { kind, content: own, changes }, { owner }));
  if (!changed) throw new AppError('invalid_input', messages.changesMisfit);
  requireNotTooLarge(changed);
  return db.transaction(async (tx) => {
    const before = await holdDocument(tx, companyId, documentId);
    // Of two at once the second finds what the first took.
    const now = await findProposal(tx, of, { id: proposalId });
    if (now?.taken) return takenAlready(now, taking, toItem(before));
    requireVersion(proposal, taking, before);
    const { instruction } = proposal;
    const change = { content: changed, cause: 'adjusted', instruction } as const;
    const after = await changeHeld(tx, author, before, change);
    const taken = { units: [...new Set(taking.units)], version: after.version };
    await markTaken(tx, of, { id: proposalId, taken });
    return after;
  });
}

function chosen({ changes }: Proposal, { units }: Taking) {
  const isKnown = (unit: number) => changes.some((change) => change.unit === unit);
  if (!units.every(isKnown)) {
    throw refusedInput([{ path: 'units', message: 'Esta mudança não está na proposta' }]);
  }
  return changes.filter(({ unit }) => units.includes(unit));
}

/** An answer that got lost is given again, as long as it is what the document says. */
function takenAlready({ taken }: Proposal, { units }: Taking, document: HistoryItem): HistoryItem {
  const before = new Set(taken?.units);
  if (before.size !== new Set(units).size || !units.every((unit) => before.has(unit))) {
    throw new AppError('conflict', messages.proposalTaken);
  }
  if (taken?.version !== document.version) throw new AppError('conflict', messages.documentChanged);
  return document;
}

function requireVersion(
  proposal: Proposal,
  { version }: Taking,
  document: { version: number },
): void {
  if (proposal.version !== version || document.version !== version) {
    throw new AppError('conflict', messages.documentChanged);
  }
}
