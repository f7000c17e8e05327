import { and, desc, eq, sql } from 'drizzle-orm';
import { addCard, updateCard } from '../candidate-cards/change.ts';
import { findScript, type Author } from '../candidate-cards/store.ts';
import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { demoCandidates, type DemoCandidate } from './candidates.ts';
import type { Happening } from './happening.ts';
import { instantOf } from './instant.ts';

interface Life {
  db: Db;
  now: Date;
  author: () => Author;
}

/** Who was heard for a position, by the criteria of its script. */
export function liveCandidates({ db, now, author }: Life): Happening[] {
  return demoCandidates.map((candidate) => ({
    at: instantOf(now, candidate),
    happen: () => fillCard(db, author(), candidate),
  }));
}

async function fillCard(db: Db, author: Author, candidate: DemoCandidate): Promise<void> {
  const { name, marks, conclusion, recommendation } = candidate;
  const documentId = await scriptFor(db, author, candidate.position);
  const { criteria } = await findScript(db, author, { id: documentId });
  const { id } = await addCard(db, author, { documentId, name, key: null });
  for (const [index, [mark, evidence]] of marks.entries()) {
    const criterion = { criterion: criteria[index]!, mark, evidence };
    await updateCard(db, author, { id, patch: { criterion } });
  }
  await updateCard(db, author, { id, patch: { conclusion, recommendation } });
}

async function scriptFor(db: Db, { companyId }: Author, position: string): Promise<string> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.type, 'interview'),
        eq(sql`${documents.brief} ->> 'position'`, position),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(1);
  return row!.id;
}
