import * as z from 'zod/mini';
import { companyQuerySchema } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, noneOrId, oneOf, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';
import { importFields } from './import-fields.ts';

export type ImportState = 'draft' | 'done' | 'undone';

const index = z.int().check(z.gte(0), z.lte(100_000));

export const importMappingSchema = z.object({
  /** Which sheet of the file, from 0 on. */
  sheet: z._default(index, 0),
  /** The number of the line that has the titles; null: none has. */
  headerRow: z._default(z.nullable(index), null),
  /** What the columns hold, each from 0 on; those that are not named stay out. */
  columns: z
    .array(z.object({ at: index, field: oneOf(importFields) }))
    .check(z.maxLength(limits.importColumns)),
  createTeams: z._default(z.boolean(), false),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

const importCountsSchema = z.object({
  created: z.number(),
  updated: z.number(),
  /** Nothing about them is new. */
  unchanged: z.number(),
  rejected: z.number(),
  newTeams: z.number(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

const importRecordSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(['draft', 'done', 'undone']),
  /** null until the people are in. */
  counts: z.nullable(importCountsSchema),
  doneAt: z.nullable(timestampSchema),
  /** null where it cannot be undone. */
  undoableUntil: z.nullable(timestampSchema),
});
export type ImportRecord = z.infer<typeof importRecordSchema>;

const importColumnSchema = z.object({
  at: z.number(),
  /** 'A', 'B', as spreadsheets call it. */
  letter: z.string(),
  /** '' where no line has titles. */
  title: z.string(),
  /** The first values in it. */
  samples: z.array(z.string()),
  /** What it seems to hold, or what was chosen for it; null: it stays out. */
  field: z.nullable(oneOf(importFields)),
});
export type ImportColumn = z.infer<typeof importColumnSchema>;

const importTableSchema = z.object({
  sheet: z.number(),
  sheets: z.array(z.object({ name: z.string(), rows: z.number() })),
  headerRow: z.nullable(z.number()),
  /** The first lines, one of which may have the titles. */
  firstRows: z.array(z.object({ number: z.number(), text: z.string() })),
  /** Without those that are empty. */
  columns: z.array(importColumnSchema),
  people: z.number(),
  createTeams: z.boolean(),
});
export type ImportTable = z.infer<typeof importTableSchema>;

/** What has to be mended, and where. */
const repairSchema = z.object({
  repair: z.string(),
  count: z.number(),
  /** The first of them. `column` is '' where it is about the whole line. */
  places: z.array(z.object({ row: z.number(), column: z.string(), value: z.string() })),
});
export type ImportRepair = z.infer<typeof repairSchema>;

const importCheckSchema = z.object({
  counts: importCountsSchema,
  repairs: z.array(repairSchema),
  newTeams: z.array(z.string()),
  /** The first of those who would come or change. */
  people: z.array(
    z.object({
      row: z.number(),
      name: z.string(),
      position: z.string(),
      isNew: z.boolean(),
      /** The names of the fields that change. */
      changes: z.array(z.string()),
    }),
  ),
});
export type ImportCheck = z.infer<typeof importCheckSchema>;

const importViewSchema = z.extend(importRecordSchema, {
  /** null once the people are in. */
  table: z.nullable(importTableSchema),
});
export type ImportView = z.infer<typeof importViewSchema>;

const viewQuerySchema = z.object({
  sheet: z.optional(z.string().check(z.regex(/^\d{0,4}$/))),
  /** '' or 'nenhuma': no line has titles. */
  headerRow: z.optional(z.string().check(z.regex(/^(?:\d{1,5}|nenhuma)?$/))),
});

export const peopleImportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/people-imports',
    summary: 'Imports of the last seven days, the newest first',
    query: z.extend(companyQuerySchema, { olderThan: noneOrId }),
    response: z.object({
      items: z.array(importRecordSchema),
      /** `olderThan` of the next page; null: this is the last. */
      next: z.nullable(z.string()),
    }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/people-imports',
    summary:
      'Read a list of people: a CSV or XLSX file, or pasted cells; once for each Idempotency-Key',
    multipart: { body: 'data', files: { file: 1 } },
    body: z.object({ companyId: idSchema, text: z.optional(z.string()) }),
    response: importViewSchema,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/people-imports/:id',
    summary: 'A list that was read, with what its columns seem to hold',
    query: viewQuerySchema,
    response: importViewSchema,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/people-imports/:id/check',
    summary: 'What the import would do, without doing it',
    body: importMappingSchema,
    response: importCheckSchema,
  }),
  commit: endpoint({
    method: 'POST',
    path: '/api/people-imports/:id/commit',
    summary: 'Bring the people in; done once, however often it is asked for',
    body: importMappingSchema,
    response: importRecordSchema,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/people-imports/:id/undo',
    summary: 'Undo an import within seven days, while nothing hangs on its people',
    response: importRecordSchema,
  }),
  rejected: endpoint({
    method: 'GET',
    path: '/api/people-imports/:id/rejected',
    summary: 'The lines that stay out, with the reason, as CSV',
    response: z.string(),
    produces: 'text/csv',
  }),
};
