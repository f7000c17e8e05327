import * as z from 'zod/mini';
import { companyQuerySchema } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './fields.ts';
import { priorities } from './vocabulary.ts';

/** What a click on a suggestion opens: a form, the team's management dialog, or a hint. */
export const suggestionTypes = {
  feedback: 'Feedback',
  meeting: 'Reunião',
  pdi: 'PDI',
  action_plan: 'Plano de Ação',
  configure: 'Configuração',
  development: 'Desenvolvimento',
} as const;

/** Names of icons in the set that the screens draw with (lucide). */
const suggestionIcons = [
  'message-square',
  'calendar',
  'graduation-cap',
  'clipboard-list',
  'settings',
  'sprout',
] as const;

const namedSchema = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof namedSchema>;

export const suggestionSchema = z.object({
  /** Stable: the same finding about the same team has the same id. */
  id: z.string(),
  type: oneOf(suggestionTypes),
  priority: oneOf(priorities),
  title: z.string(),
  description: z.string(),
  actionText: z.string(),
  icon: z.enum(suggestionIcons),
  /** The first of those it is about; `employeeCount` says how many there are. */
  employees: z.array(namedSchema),
  employeeCount: z.number(),
  /** The team it is about; none where it is about the company. */
  teams: z.array(namedSchema),
  /** What its form begins with, by the names of its fields. */
  form: z.object({
    title: z.optional(z.string()),
    objective: z.optional(z.string()),
    context: z.optional(z.string()),
  }),
  /** How soon, in words; null where it does not matter. */
  dueIn: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/suggestions',
    summary: 'Suggested next actions, most urgent first',
    query: companyQuerySchema,
    response: z.array(suggestionSchema),
  }),
};
