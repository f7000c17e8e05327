import { formatDay, isCalendarDay, parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { plannedDay } from '../../writing/calendar.ts';
import { guarded } from '../../writing/guard.ts';
import { datesIn } from '../../writing/rubric-text.ts';
import type { Brief } from '../../writing/writer.ts';
import { removalNotices } from '../../knowledge/guardrails.ts';
import type { PdiForm } from '../contract.ts';
import type { Plan } from '../plan.ts';

/** How a text of a model is brought back to what is known for certain; '' where it makes no sense. */
export interface TextSettler {
  /** A planned date that cannot be becomes the deadline; one in an absence moves to before it. */
  planned(text: string): string;
  /** The same where dates may look back: one that nobody knows of makes the text worthless. */
  told(text: string): string;
  /** The first planned day of a text as it stands, `yyyy-MM-dd`; null where none can be. */
  dayOf(text: string): string | null;
}

const anyDate = /\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/gu;
const ours = new Set<string>(Object.values(removalNotices));

export function textSettler(plan: Plan, brief: Brief<PdiForm>): TextSettler {
  const { today, deadline, away, context } = plan;
  const known = new Set<string | null>([
    ...textsOf([brief, context]).flatMap(datesIn),
    ...[context.latestPdi, context.latestFeedback, ...context.diary].map(
      (item) => item?.day ?? null,
    ),
  ]);
  const isPlanned = (day: string) => day >= today && day <= deadline;
  const possible = (found: string) => {
    const day = isoOf(found);
    return day !== null && (isPlanned(day) || known.has(day)) ? day : deadline;
  };
  const clear = (day: string) =>
    away.some(({ from, to }) => day >= from && day <= to)
      ? plannedDay(day, { today, deadline, away })
      : day;
  const clean = (text: string) => (ours.has(text) ? text : guarded(text).text).trim();
  return {
    planned: (text) => clean(text).replace(anyDate, (found) => formatDay(clear(possible(found)))),
    told: (text) => {
      const past = [...text.matchAll(anyDate)]
        .map(([found]) => isoOf(found))
        .some((day) => day !== null && day < today && !known.has(day));
      return past ? '' : clean(text).replace(anyDate, (found) => formatDay(possible(found)));
    },
    dayOf: (text) => {
      const [found] = anyDate[Symbol.match](text) ?? [];
      const day = found === undefined ? null : isoOf(found);
      return day !== null && isPlanned(day) ? day : null;
    },
  };
}

function isoOf(found: string): string | null {
  return isCalendarDay(found) ? found : parseDay(found);
}
