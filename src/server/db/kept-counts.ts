import type { PgTable } from 'drizzle-orm/pg-core';
import { documentCounts, documentMonths, teamPeople } from './schema.ts';

/** What triggers keep: it follows from the other tables, and is made anew with them. */
export const keptCounts = [documentCounts, documentMonths, teamPeople] satisfies PgTable[];
