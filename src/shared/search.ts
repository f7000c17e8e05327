import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { timestampSchema } from './fields.ts';
import { limits } from './limits.ts';

export const searchResultsSchema = z.object({
  employees: z.array(z.object({ id: z.string(), name: z.string(), position: z.string() })),
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
  diary: z.array(z.object({ id: z.string(), excerpt: z.string(), date: timestampSchema })),
  commitments: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      state: z.string(),
      dueOn: z.nullable(z.string()),
    }),
  ),
  documents: z.array(
    z.object({ id: z.string(), type: z.string(), title: z.string(), createdAt: timestampSchema }),
  ),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Employees, teams, diary entries, commitments and documents that hold a text',
    query: z.object({ q: z.string().check(z.trim(), z.maxLength(limits.search)) }),
    response: searchResultsSchema,
  }),
};
