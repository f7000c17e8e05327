import * as z from 'zod/mini';
import { timestampSchema } from '#shared/fields.ts';

/** How a version of a document came to be, as the list says it. */
export const versionCauses = {
  generated: 'Gerado',
  edited: 'Editado',
  adjusted: 'Ajustado',
  restored: 'Restaurado',
} as const;
export type VersionCause = keyof typeof versionCauses;

export const documentVersionSchema = z.object({
  /** The present version has the document's own number; earlier ones have smaller ones. */
  number: z.number(),
  cause: z.enum(Object.keys(versionCauses) as [VersionCause, ...VersionCause[]]),
  /** What was asked for, where it was adjusted. */
  instruction: z.nullable(z.string()),
  title: z.string(),
  createdAt: timestampSchema,
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

/** As many versions a page. */
export const versionsPerPage = 20;
