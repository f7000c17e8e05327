import type { Db } from '#server/db/database.ts';
import { documents } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';

type Row = typeof documents.$inferInsert;

/** A document as the history keeps it, of any type; only what a test looks at must be given. */
export function aStoredDocument(row: Partial<Row> & Pick<Row, 'companyId' | 'type'>): Row {
  return {
    id: newId(),
    title: 'Documento',
    content: {},
    brief: {},
    sources: [],
    generator: 'offline',
    ...row,
  };
}

/** Puts documents into the history past the generation, and gives their ids. */
export async function storeDocuments(
  db: Db,
  ...rows: Parameters<typeof aStoredDocument>[0][]
): Promise<string[]> {
  const complete = rows.map(aStoredDocument);
  await db.insert(documents).values(complete);
  return complete.map(({ id }) => id);
}
