import * as z from 'zod/mini';
import { companyQuerySchema } from './companies.ts';
import { endpoint } from './endpoint.ts';
import {
  idSchema,
  lines,
  oneOf,
  optionalText,
  text,
  textOfAtLeast,
  timestampSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { frequencies, type Frequency } from './vocabulary.ts';

export const managementSettingsSchema = z.object({
  feedbackFrequency: oneOf(frequencies),
  intelligentTracking: z.boolean(),
  teamMeetingFrequency: oneOf(frequencies),
});
export type ManagementSettings = z.infer<typeof managementSettingsSchema>;

export const defaultManagementSettings: ManagementSettings = {
  feedbackFrequency: 'monthly' satisfies Frequency,
  intelligentTracking: false,
  teamMeetingFrequency: 'biweekly' satisfies Frequency,
};

export const teamFormSchema = z.object({
  name: textOfAtLeast(limits.nameMin, limits.name),
  description: optionalText(limits.paragraph),
  goals: z._default(lines(), []),
  managementSettings: z._default(z.nullable(managementSettingsSchema), null),
});
export type TeamForm = z.infer<typeof teamFormSchema>;

export const teamSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  description: z.string(),
  goals: z.array(z.string()),
  /** null until someone sets them: 'Configurado' means not null. */
  managementSettings: z.nullable(managementSettingsSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Team = z.infer<typeof teamSchema>;

const listedTeamSchema = z.extend(teamSchema, {
  /** Its people who are active: those that the figures of the dashboard count. */
  activeEmployees: z.number(),
});
export type ListedTeam = z.infer<typeof listedTeamSchema>;

export const teamPatchSchema = z.object({
  name: z.optional(textOfAtLeast(limits.nameMin, limits.name)),
  description: z.optional(text(limits.paragraph)),
  goals: z.optional(lines()),
  managementSettings: z.optional(z.nullable(managementSettingsSchema)),
});
export type TeamPatch = z.infer<typeof teamPatchSchema>;

export const teamEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/teams',
    summary: 'Teams of a company, by name, each with how many active people it has',
    query: companyQuerySchema,
    response: z.array(listedTeamSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/teams',
    summary: 'Create a team',
    body: z.extend(teamFormSchema, { companyId: idSchema }),
    response: teamSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/teams/:id',
    summary: 'Change a team, or its management settings alone',
    body: teamPatchSchema,
    response: teamSchema,
  }),
};
