import * as z from 'zod/mini';
import { outcomeSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, noneOrId, optionalText, textOfAtLeast, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';
import { momentCursor } from './cursors.ts';

/** Figures that both sides go by. */
export const diaryFigures = {
  /** For so long the screen offers to take a deletion back. */
  undoSeconds: 10,
  /** As long as what is said into the microphone may be. */
  recordingSeconds: 180,
  /** Several times what browsers make of so many seconds. */
  recordingBytes: 10 * 1024 * 1024,
} as const;

export const diaryFormSchema = z.object({
  description: textOfAtLeast(1, limits.diaryEntry, 'Digite alguma observação antes de salvar'),
});
export type DiaryForm = z.infer<typeof diaryFormSchema>;

export const diaryPersonSchema = z.object({ id: z.string(), name: z.string() });
export type DiaryPerson = z.infer<typeof diaryPersonSchema>;

export const diaryEntrySchema = z.object({
  id: z.string(),
  companyId: z.string(),
  description: z.string(),
  /** The instant the entry is about; the same as `createdAt` where none was given. */
  date: timestampSchema,
  createdAt: timestampSchema,
  /** null: as it was written first. */
  editedAt: z.nullable(timestampSchema),
  /** How often the text was changed: a change names the one that it was made from. */
  version: z.number(),
  /** Whom it speaks of, by name. */
  people: z.array(diaryPersonSchema),
});
export type DiaryEntry = z.infer<typeof diaryEntrySchema>;

/** A name of the text that several bear: the leader is asked who it is. */
export const unclearNameSchema = z.object({
  name: z.string(),
  people: z.array(diaryPersonSchema),
});
export type UnclearName = z.infer<typeof unclearNameSchema>;

/** What writing answers. */
const writtenEntrySchema = z.extend(diaryEntrySchema, { unclear: z.array(unclearNameSchema) });
export type WrittenEntry = z.infer<typeof writtenEntrySchema>;

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
    summary: 'Write a diary entry; under an `Idempotency-Key` once, however often it is sent',
    body: z.extend(diaryFormSchema, {
      companyId: idSchema,
      /** Whom the leader chose by '@', beside those whom the text names. */
      employeeIds: z.optional(z.array(idSchema).check(z.maxLength(limits.diaryPeople))),
      /** When it was written, where it could not be sent at once. */
      writtenAt: z.optional(z.iso.datetime({ message: 'Informe uma data e hora que existam' })),
    }),
    response: writtenEntrySchema,
    status: 201,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/diary/search',
    summary:
      'Entries that hold every word of a text in any form, or speak of a person, newest first, by pages',
    query: z.object({
      companyId: idSchema,
      q: optionalText(limits.search),
      employeeId: noneOrId,
      olderThan: momentCursor,
    }),
    response: z.object({
      items: z.array(diaryEntrySchema),
      /** `olderThan` of the next page; null: this is the last. */
      next: z.nullable(z.string()),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/diary/:id',
    summary: 'One diary entry',
    response: diaryEntrySchema,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/diary/:id',
    summary: 'Change the text of an entry; 409 where it was changed meanwhile',
    body: z.extend(diaryFormSchema, { version: z.number().check(z.int(), z.minimum(0)) }),
    response: writtenEntrySchema,
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/diary/:id',
    summary: 'Delete an entry; for a minute it can be taken back',
    response: outcomeSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/diary/:id/restore',
    summary: 'Take back that an entry was deleted',
    response: diaryEntrySchema,
  }),
  voice: endpoint({
    method: 'GET',
    path: '/api/diary/voice',
    summary: 'Whether what is recorded can be written down here',
    response: z.object({ canTranscribe: z.boolean() }),
  }),
  transcribe: endpoint({
    method: 'POST',
    path: '/api/diary/transcriptions',
    summary: 'Write down a recording of at most three minutes; the sound is kept nowhere',
    multipart: { body: 'fields', files: { audio: 1 } },
    body: z.object({}),
    response: z.object({ text: z.string() }),
  }),
  link: endpoint({
    method: 'PUT',
    path: '/api/diary/:id/people/:employeeId',
    summary: 'An entry speaks of a person',
    response: diaryEntrySchema,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/diary/:id/people/:employeeId',
    summary: 'An entry does not speak of a person',
    response: diaryEntrySchema,
  }),
};
