import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ImportCounts, ImportMapping, ImportState } from '#shared/people-imports.ts';
import { authorId, createdAt, id, instant } from './columns.ts';
import { companyId, inCompany } from './owned.ts';
import { employees } from './people.ts';

/** A sheet as it was read: its rows with the numbers that they have in the file. */
export interface ReadSheet {
  name: string;
  rows: [number: number, ...cells: string[]][];
}

/** A list of people on its way in, and for seven days what became of it. */
export const peopleImports = pgTable(
  'people_imports',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    /** The Idempotency-Key it was read with. */
    key: uuid('key'),
    state: text('state').$type<ImportState>().notNull().default('draft'),
    fileName: text('file_name').notNull(),
    /** null once the people are in. */
    sheets: jsonb('sheets').$type<ReadSheet[]>(),
    /** null until the columns were looked at. */
    mapping: jsonb('mapping').$type<ImportMapping>(),
    counts: jsonb('counts').$type<ImportCounts>(),
    /** The lines that stayed out, with the reason first; the first line is the header. */
    rejected: jsonb('rejected').$type<string[][]>(),
    newTeamIds: jsonb('new_team_ids').$type<string[]>().notNull().default([]),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('people_imports_company_id').on(table.companyId, table.id),
    unique('people_imports_author_key').on(table.companyId, table.authorId, table.key),
    index('people_imports_done').on(table.companyId, table.doneAt, table.id),
    index('people_imports_age').on(table.createdAt),
  ],
);

/** What an import changes of a person who was there. */
export type ImportedValues = Partial<
  Pick<
    typeof employees.$inferSelect,
    | 'name'
    | 'position'
    | 'tipo'
    | 'behavioralProfile'
    | 'objectives'
    | 'professionalHistory'
    | 'isActive'
    | 'email'
    | 'phone'
  >
> & {
  addedTeamIds?: string[];
  /** When the person was changed last, in ISO 8601: before the import, and by it. */
  updatedAt?: string;
};

/** Whom an import brought or changed, so that it can be undone. It goes with the person. */
export const importedPeople = pgTable(
  'imported_people',
  {
    companyId: companyId(),
    authorId: authorId(),
    importId: uuid('import_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    isNew: boolean('is_new').notNull(),
    /** Of who was there: what stood in the changed fields, and what the import put there. */
    before: jsonb('before').$type<ImportedValues>(),
    after: jsonb('after').$type<ImportedValues>(),
  },
  (table) => {
    const { companyId: company, importId, employeeId } = table;
    return [
      primaryKey({ columns: [company, importId, employeeId] }),
      index('imported_people_employee').on(company, employeeId),
      inCompany('imported_people_import_fk', [company, importId], peopleImports),
      inCompany('imported_people_employee_fk', [company, employeeId], employees),
    ];
  },
);
