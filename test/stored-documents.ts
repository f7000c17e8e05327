import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { documents } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { ownerOf } from './rows.ts';

type Row = PgInsertValue<typeof documents>;
type Given = Partial<typeof documents.$inferInsert> &
  Pick<typeof documents.$inferInsert, 'companyId' | 'type'>;

/** A document as the history keeps it, of any type; only what a test looks at must be given. */
export function aStoredDocument(row: Given): Row & { id: string } {
  return {
    id: newId(),
    authorId: ownerOf(row.companyId),
    title: 'Documento',
    content: {},
    brief: {},
    sources: [],
    generator: 'offline',
    ...row,
  };
}

/** Puts documents into the history past the generation, and gives their ids. */
export async function storeDocuments(db: Db, ...rows: Given[]): Promise<string[]> {
  const complete = rows.map(aStoredDocument);
  await db.insert(documents).values(complete);
  return complete.map(({ id }) => id);
}
