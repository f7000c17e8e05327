import { boolean, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companyId } from './owned.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Where a text is found: the words of documents ('d'), diary entries ('n'), commitments ('c') and people ('p'), kept by
 * triggers on their tables. Each word begins with the company and the kind (in a title: 'D'), so one index serves
 * everybody. The rows are short, their words lie outside: a word that is in everything is found all the same.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    companyId: companyId(),
    kind: text('kind').$type<'d' | 'n' | 'c' | 'p'>().notNull(),
    itemId: uuid('item_id').notNull(),
    /** Newest first is by this. */
    at: instant('at').notNull(),
    /** The type of a document, the state of a commitment, whether a person is active. */
    state: text('state').notNull(),
    employeeId: uuid('employee_id'),
    teamId: uuid('team_id'),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind, table.itemId] }),
    // What is written waits in a list that is read beside it: a short one, so that neither takes long.
    index('search_texts_words').using('gin', table.words).with({ gin_pending_list_limit: 256 }),
  ],
);

/** How far what was there before is indexed, newest first: no row older than `down_to` is yet, unless it is whole. */
export const searchFills = pgTable('search_fills', {
  kind: text('kind').primaryKey(),
  downTo: uuid('down_to').notNull(),
  isWhole: boolean('is_whole').notNull().default(false),
});
