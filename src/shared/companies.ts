import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idSchema, lines, optionalText, text, textOfAtLeast, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';

export const philosophySchema = z.object({
  mission: optionalText(limits.paragraph),
  vision: optionalText(limits.paragraph),
  values: z._default(lines(), []),
});
export type Philosophy = z.infer<typeof philosophySchema>;

/** A process was once a plain string; both shapes are read, the object is written. */
export const processSchema = z.pipe(
  z.transform((value) => (typeof value === 'string' ? { name: value } : value)),
  z.object({
    name: textOfAtLeast(1, limits.line),
    fileName: z.optional(z.string().check(z.maxLength(limits.line))),
    /** An address of our own file store, never of elsewhere. */
    fileUrl: z.optional(
      z.string().check(z.regex(/^\/api\/files\/[0-9a-f-]{36}$/, 'Envie o arquivo ao Leme antes')),
    ),
  }),
);
export type Process = z.infer<typeof processSchema>;

export const companyFormSchema = z.object({
  name: textOfAtLeast(limits.nameMin, limits.name),
  cnpj: optionalText(limits.cnpj),
  description: optionalText(limits.paragraph),
  activities: optionalText(limits.paragraph),
  philosophy: z._default(philosophySchema, { mission: '', vision: '', values: [] }),
  processes: z._default(z.array(processSchema).check(z.maxLength(limits.listItems)), []),
});
export type CompanyForm = z.infer<typeof companyFormSchema>;

export const companySchema = z.object({
  id: z.string(),
  name: z.string(),
  cnpj: z.nullable(z.string()),
  description: z.string(),
  activities: z.string(),
  philosophy: z.object({ mission: z.string(), vision: z.string(), values: z.array(z.string()) }),
  processes: z.array(
    z.object({
      name: z.string(),
      fileName: z.optional(z.string()),
      fileUrl: z.optional(z.string()),
    }),
  ),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Company = z.infer<typeof companySchema>;

/** Absent keys stay as they are, also inside the philosophy: nothing here may have a default. */
export const companyPatchSchema = z.object({
  name: z.optional(textOfAtLeast(limits.nameMin, limits.name)),
  cnpj: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(limits.cnpj)))),
  description: z.optional(text(limits.paragraph)),
  activities: z.optional(text(limits.paragraph)),
  philosophy: z.optional(
    z.object({
      mission: z.optional(text(limits.paragraph)),
      vision: z.optional(text(limits.paragraph)),
      values: z.optional(lines()),
    }),
  ),
  processes: z.optional(z.array(processSchema).check(z.maxLength(limits.listItems))),
});
export type CompanyPatch = z.infer<typeof companyPatchSchema>;

export const companyQuerySchema = z.object({ companyId: idSchema });

export const statsSchema = z.object({
  totalEmployees: z.number(),
  activeTeams: z.number(),
  /** Documents of this calendar month. */
  aiUsage: z.number(),
  /** The last 12 calendar months, oldest first: documents a kind; a kind without any is absent. */
  byMonth: z.array(z.object({ month: z.string(), counts: z.record(z.string(), z.number()) })),
});
export type Stats = z.infer<typeof statsSchema>;

export const companyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/companies',
    summary: 'The user’s company: none or one',
    response: z.array(companySchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/companies',
    summary: 'Register the company',
    body: companyFormSchema,
    response: companySchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/companies/:id',
    summary: 'Change the company',
    body: companyPatchSchema,
    response: companySchema,
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/stats',
    summary: 'Figures of the dashboard',
    query: companyQuerySchema,
    response: statsSchema,
  }),
};
