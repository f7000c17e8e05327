import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { markingOf, readContent } from '#documents/contracts.ts';
import { markMeanings, type CandidateCard } from '#shared/candidate-cards.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { candidateCards, documents } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';
import { toCard } from './rows.ts';

/** Who keeps cards for which company, and when. */
export interface Author {
  companyId: OwnedCompanyId;
  authorId: string;
  now: Date;
}

/** For so long a deletion can be taken back. */
export const restorableMs = 60_000;

export interface Script {
  id: string;
  title: string;
  criteria: string[];
  /** What each mark means, from 1 on. */
  scale: string[];
}

/**
 * An interview script with what it marks candidates by. Held, nobody adds a candidate meanwhile.
 *
 * @throws AppError `not_found`, `conflict` for a document of another kind
 */
export async function findScript(
  db: Db | Tx,
  { companyId }: Author,
  { id, held = false }: { id: string; held?: boolean },
): Promise<Script> {
  const query = db
    .select({ type: documents.type, title: documents.title, content: documents.content })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.id, id)));
  const [row] = isId(id) ? await (held ? query.for('update') : query) : [];
  if (!row) throw new AppError('not_found', messages.documentNotFound);
  if (row.type !== 'interview') throw new AppError('conflict', messages.notAnInterview);
  const content = readContent(row.type, row.content);
  const { criteria, scale } = (content && markingOf(row.type, content)) ?? {
    criteria: [],
    scale: [],
  };
  return { id, title: row.title, criteria, scale: fiveMeanings(scale) };
}

/** The script's own words; a scale that ends at 4 is ended by ours, and any other is ours. */
function fiveMeanings(scale: readonly string[]): string[] {
  if (scale.length === limits.levelMax) return [...scale];
  if (scale.length === limits.levelMax - 1) return [...scale, ...markMeanings.slice(-1)];
  return [...markMeanings];
}

/** Those of a script that are the author's and were not deleted. */
export function isOfScript({ companyId, authorId }: Author, documentId: string) {
  return and(
    eq(candidateCards.companyId, companyId),
    eq(candidateCards.documentId, documentId),
    eq(candidateCards.authorId, authorId),
    isNull(candidateCards.deletedAt),
  );
}

export interface CardPage {
  title: string;
  criteria: string[];
  scale: string[];
  items: CandidateCard[];
  next: string | null;
}

/** In the order they were added. @throws AppError as `findScript` does */
export async function listCards(
  db: Db,
  author: Author,
  { documentId, after }: { documentId: string; after?: string | undefined },
): Promise<CardPage> {
  const { title, criteria, scale } = await findScript(db, author, { id: documentId });
  const size = limits.candidateCardPage;
  const isLater = after === undefined ? undefined : gt(candidateCards.id, after);
  const rows = await db
    .select()
    .from(candidateCards)
    .where(and(isOfScript(author, documentId), isLater))
    .orderBy(asc(candidateCards.id))
    .limit(size + 1);
  const items = rows.slice(0, size).map(toCard);
  const next = rows.length > size ? items.at(-1)!.id : null;
  return { title, criteria, scale, items, next };
}
