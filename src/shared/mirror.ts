import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idSchema, noneOrId, oneOf, timestampSchema } from './fields.ts';
import { addDays, calendarDay, isNearDay } from './format.ts';
import { commitmentOwners, endOfWeek } from './commitments.ts';
import { maybeMomentCursor } from './cursors.ts';

/*
 * Espelho: what there was with each person in the last weeks, and the same of a team for a month. It counts
 * what happened and puts no figure on anybody. Weeks begin on Monday, in America/Sao_Paulo.
 */

export const mirrorFigures = {
  weeks: 12,
  /** People of one page. */
  page: 20,
  /** No more rows of a sort are read: beyond it a figure says 'at least'. */
  countedMost: 1_000,
  /** What the page of a month names of a list; the rest is a number. */
  named: { notTalked: 12, plans: 8, commitments: 8, conversations: 4 },
  /** A conversation whose day passed longer ago, in days, is no longer said to be planned: as on Hoje. */
  latePlanned: 30,
} as const;

/** The sorts of feedback, as its form has them; beside each other stand the first two. */
export const feedbackSorts = {
  reconhecimento: 'Reconhecimento',
  corretivo: 'Corretivo',
  desenvolvimento: 'Desenvolvimento',
  '360': 'Feedback 360°',
} as const;
export type FeedbackSort = keyof typeof feedbackSorts;

/** In the order they are shown: an object would put the figure first. */
export const feedbackSortValues = [
  'reconhecimento',
  'corretivo',
  'desenvolvimento',
  '360',
] as const;

/** The Mondays of the weeks until today, the oldest first. */
export function weeksUntil(today: string): string[] {
  const monday = addDays(endOfWeek(today), -6);
  return Array.from({ length: mirrorFigures.weeks }, (_, index) =>
    addDays(monday, (index - mirrorFigures.weeks + 1) * 7),
  );
}

/** `2026-11` of an instant or a day. */
export function monthOf(at: Date | string): string {
  return (typeof at === 'string' ? at : calendarDay(at)).slice(0, 7);
}

/** `monthsFrom('2026-12', 1)` → `2027-01`. */
export function monthsFrom(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

export function isMonth(value: string): boolean {
  return isNearDay(`${value}-01`);
}

const sidesSchema = z.object({ mine: z.number(), theirs: z.number() });

const feedbacksSchema = z.object({
  reconhecimento: z.number(),
  corretivo: z.number(),
  desenvolvimento: z.number(),
  '360': z.number(),
});

export const mirrorPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string(),
  /** When the newest conversation was held; null: never. */
  talkedAt: z.nullable(timestampSchema),
  /** The weeks that hold something, the oldest first: most of most people's are empty. */
  weeks: z.array(
    z.object({
      monday: z.string(),
      conversations: z.number(),
      feedbacks: z.number(),
      documents: z.number(),
    }),
  ),
  commitments: z.object({
    /** Done in these weeks. */
    kept: sidesSchema,
    /** Open ones that were put off. */
    postponed: sidesSchema,
    open: sidesSchema,
  }),
  feedbacks: feedbacksSchema,
  inDiary: z.boolean(),
});
export type MirrorPerson = z.infer<typeof mirrorPersonSchema>;

export const mirrorPageSchema = z.object({
  /** Their Mondays, the oldest first. */
  weeks: z.array(z.string()),
  people: z.array(mirrorPersonSchema),
  /** `after` of the next page; null: this is the last. */
  next: z.nullable(z.string()),
});
export type MirrorPage = z.infer<typeof mirrorPageSchema>;

const aheadSchema = z.object({
  id: z.string(),
  text: z.string(),
  dueOn: z.nullable(z.string()),
  owner: oneOf(commitmentOwners),
  personName: z.nullable(z.string()),
  /** Its day is over: today, or at the end of a month that is over. */
  isLate: z.boolean(),
});

export const monthClosingSchema = z.object({
  month: z.string(),
  /** null: the whole company. */
  teamName: z.nullable(z.string()),
  people: z.number(),
  peopleTalkedWith: z.number(),
  conversations: z.number(),
  /** Some of those without a conversation in the month: first who has waited longest. */
  notTalkedWith: z.array(z.object({ id: z.string(), name: z.string() })),
  commitments: z.object({
    kept: sidesSchema,
    /** Of those kept: after their day. */
    keptLate: z.number(),
    /** Their day was in the month, and they are open. */
    late: z.number(),
    postponed: z.number(),
    /** Open at its end: they go on. */
    open: sidesSchema,
  }),
  feedbacks: feedbacksSchema,
  documents: z.array(z.object({ type: z.string(), total: z.number() })),
  plans: z.object({
    total: z.number(),
    items: z.array(
      z.object({ documentId: z.string(), name: z.string(), dueOn: z.nullable(z.string()) }),
    ),
  }),
  ahead: z.array(aheadSchema),
  /** Conversations: those whose day passed, then those to come. */
  planned: z.array(
    z.object({ id: z.string(), name: z.string(), plannedOn: z.string(), isLate: z.boolean() }),
  ),
  /** More was there than is counted: figures say 'at least'. */
  isMore: z.boolean(),
});
export type MonthClosing = z.infer<typeof monthClosingSchema>;

export const mirrorEndpoints = {
  people: endpoint({
    method: 'GET',
    path: '/api/mirror',
    summary: 'People and their last twelve weeks, first who has waited longest for a conversation',
    query: z.object({
      companyId: idSchema,
      teamId: noneOrId,
      after: maybeMomentCursor,
    }),
    response: mirrorPageSchema,
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/mirror/month',
    summary: 'What there was in a month, of a team or of the whole company',
    query: z.object({
      companyId: idSchema,
      teamId: noneOrId,
      month: z.string().check(z.refine(isMonth, 'Informe um mês que exista, entre 2000 e 2100')),
    }),
    response: monthClosingSchema,
  }),
};
