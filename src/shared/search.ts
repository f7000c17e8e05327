import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { timestampSchema } from './fields.ts';
import { limits } from './limits.ts';

/** Where in a text what was looked for stands: from and until which character. */
export const marksSchema = z.array(z.tuple([z.number(), z.number()]));
export type Marks = z.infer<typeof marksSchema>;

export const searchResultsSchema = z.object({
  employees: z.array(
    z.object({ id: z.string(), name: z.string(), position: z.string(), marks: marksSchema }),
  ),
  teams: z.array(z.object({ id: z.string(), name: z.string(), marks: marksSchema })),
  diary: z.array(
    z.object({ id: z.string(), excerpt: z.string(), date: timestampSchema, marks: marksSchema }),
  ),
  commitments: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      state: z.string(),
      dueOn: z.nullable(z.string()),
      marks: marksSchema,
    }),
  ),
  documents: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      createdAt: timestampSchema,
      marks: marksSchema,
      /** The passage that holds what was looked for; '': the title alone does. */
      excerpt: z.string(),
      excerptMarks: marksSchema,
    }),
  ),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    summary:
      'Employees, teams, diary entries, commitments and documents that hold every word of a text',
    query: z.object({ q: z.string().check(z.trim(), z.maxLength(limits.search)) }),
    response: searchResultsSchema,
  }),
};
