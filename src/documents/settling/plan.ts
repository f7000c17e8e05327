import { addDays, formatDay, parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { isBusinessDay, isLastDay } from '../kit/business-days.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Timeline } from '../kit/fields.ts';
import type { Span } from '../kit/span.ts';
import { settledDays, type SettledDays } from './days.ts';

/*
 * What holds for every plan that runs until a deadline.
 */

/** The days of a plan: what was typed, what is known and the last day that is planned for stay. */
export function planDays(
  { today, deadline, horizon }: Span,
  { brief, context, timeline }: { brief: object; context: DocumentContext; timeline: Timeline },
): SettledDays {
  return settledDays({
    today,
    deadline,
    typed: [...textsOf([brief, context]), formatDay(horizon)],
    last: endsBeforeRest(timeline, deadline) ?? undefined,
  });
}

/** A recess before a deadline is known from the typed text alone: an end that lies so near before it is the model's. */
const restDays = 14;

function endsBeforeRest(timeline: Timeline, deadline: string): string | null {
  const end = typeof timeline === 'string' ? null : parseDay(timeline.end);
  if (end === null || end >= deadline || !isBusinessDay(end)) return null;
  return addDays(end, restDays) >= deadline ? end : null;
}

/** Whether the timeline ends on another day than the one that was typed. */
export function endsElsewhere(timeline: Timeline, { assumed, deadline }: Span): boolean {
  if (typeof timeline === 'string' || assumed || endsBeforeRest(timeline, deadline)) return false;
  return !isLastDay(parseDay(timeline.end), deadline);
}

/** The timeline with the end that was typed, and its days where `settle` puts them. */
export function settledTimeline(
  timeline: Timeline,
  span: Span,
  settle: (text: string) => string,
): Timeline {
  if (typeof timeline === 'string') return timeline;
  return {
    ...timeline,
    ...(endsElsewhere(timeline, span) && {
      duration: span.duration,
      end: formatDay(span.deadline),
    }),
    milestones: timeline.milestones.map(settle),
  };
}

export function endNotice({ deadline }: Span): string {
  return `O plano termina em ${formatDay(deadline)}, a data do formulário.`;
}
