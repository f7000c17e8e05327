import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idSchema, textOfAtLeast, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';

export const diaryFormSchema = z.object({
  description: textOfAtLeast(1, limits.diaryEntry, 'Digite alguma observação antes de salvar'),
});
export type DiaryForm = z.infer<typeof diaryFormSchema>;

export const diaryEntrySchema = z.object({
  id: z.string(),
  companyId: z.string(),
  description: z.string(),
  /** The instant the entry is about; the same as `createdAt` where none was given. */
  date: timestampSchema,
  createdAt: timestampSchema,
});
export type DiaryEntry = z.infer<typeof diaryEntrySchema>;

export const diaryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/diary',
    summary: 'Diary entries, newest first',
    query: z.object({
      companyId: idSchema,
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    }),
    response: z.array(diaryEntrySchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/diary',
    summary: 'Write a diary entry',
    body: z.extend(diaryFormSchema, { companyId: idSchema }),
    response: diaryEntrySchema,
    status: 201,
  }),
};
