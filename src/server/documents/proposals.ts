import { and, count, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { offeredChangeSchema, type OfferedChange } from '#documents/kit/adjustments.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { documentAdjustments } from '../db/schema.ts';
import type { TakenUnits } from '../db/tables/document-adjustments.ts';
import { isId, newId } from '../ids.ts';

export interface DocumentOfCompany {
  companyId: OwnedCompanyId;
  id: string;
}

/** Changes of a document that were proposed, and what was taken of them. */
export interface Proposal {
  id: string;
  instruction: string;
  version: number;
  changes: OfferedChange[];
  note: string;
  taken: TakenUnits | null;
}

interface NewProposal extends Omit<Proposal, 'id' | 'taken'> {
  authorId: string;
  key: string;
  isCounted: boolean;
  now: Date;
}

/** By its id, or by the key of the wish that it answers. */
export async function findProposal(
  db: Db | Tx,
  document: DocumentOfCompany,
  by: { id: string } | { key: string },
): Promise<Proposal | null> {
  if ('id' in by && !isId(by.id)) return null;
  const isIt = 'id' in by ? eq(documentAdjustments.id, by.id) : eq(documentAdjustments.key, by.key);
  const [row] = await db
    .select()
    .from(documentAdjustments)
    .where(and(ofDocument(document), isIt));
  if (!row) return null;
  const { id, instruction, version, note, taken } = row;
  // Older ones do not tell what was asked, nor what belongs together.
  const changes = row.changes.map((change, unit) =>
    z.parse(offeredChangeSchema, { ...change, unit: (change.unit as number | undefined) ?? unit }),
  );
  return { id, instruction, version, changes, note, taken };
}

export async function insertProposal(
  tx: Tx,
  { companyId, id: documentId }: DocumentOfCompany,
  { now, ...proposal }: NewProposal,
): Promise<Proposal> {
  const id = newId();
  const row = { ...proposal, id, companyId, documentId, createdAt: now };
  await tx.insert(documentAdjustments).values(row);
  return { ...proposal, id, taken: null };
}

export async function markTaken(
  tx: Tx,
  document: DocumentOfCompany,
  { id, taken }: { id: string; taken: TakenUnits },
): Promise<void> {
  await tx
    .update(documentAdjustments)
    .set({ taken })
    .where(and(ofDocument(document), eq(documentAdjustments.id, id)));
}

/** How many of a model's there are. */
export async function countProposals(db: Db | Tx, document: DocumentOfCompany): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(documentAdjustments)
    .where(and(ofDocument(document), eq(documentAdjustments.isCounted, true)));
  return row?.used ?? 0;
}

function ofDocument({ companyId, id }: DocumentOfCompany) {
  return and(eq(documentAdjustments.companyId, companyId), eq(documentAdjustments.documentId, id));
}
