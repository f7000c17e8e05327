import * as z from 'zod/mini';
import { commitmentSchema } from './commitments.ts';
import { companyQuerySchema } from './companies.ts';
import { endpoint } from './endpoint.ts';

/* Hoje: what is due or late, at most seven lines, each with its one action. Days are those of America/Sao_Paulo. */

export const todayFigures = {
  lines: 7,
  /** Of a person who was talked to, in days: sooner nobody has waited long. */
  waits: 21,
} as const;

const namedSchema = z.object({ id: z.string(), name: z.string() });

export const todayLineSchema = z.discriminatedUnion('kind', [
  /** Late, or due today. */
  z.object({ kind: z.literal('commitment'), commitment: commitmentSchema }),
  /** A conversation that was planned for this week, or for a day that has passed. */
  z.object({
    kind: z.literal('conversation'),
    id: z.string(),
    employee: namedSchema,
    plannedOn: z.string(),
  }),
  /** A feedback to follow up, or a PDI at its end, with whose person nobody has talked since. */
  z.object({
    kind: z.literal('follow-up'),
    of: z.enum(['feedback', 'pdi']),
    documentId: z.string(),
    title: z.string(),
    employee: namedSchema,
    dueOn: z.string(),
  }),
  /** Who has waited longest for a conversation; null: there was none yet. */
  z.object({
    kind: z.literal('waiting'),
    employee: namedSchema,
    talkedOn: z.nullable(z.string()),
  }),
]);
export type TodayLine = z.infer<typeof todayLineSchema>;

export const todaySchema = z.object({
  today: z.string(),
  lines: z.array(todayLineSchema),
  /** Something else is due or planned, and found no room. */
  hasMore: z.boolean(),
});
export type Today = z.infer<typeof todaySchema>;

export const todayEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/today',
    summary: 'What is due today or late, most urgent first',
    query: companyQuerySchema,
    response: todaySchema,
  }),
};
