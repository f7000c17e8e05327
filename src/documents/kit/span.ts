import { addDays, daysBetween, formatDay, plural } from '#shared/format.ts';
import {
  addMonths,
  durationBetween,
  isBusinessDay,
  monthsBetween,
  plannedDay,
} from '../kit/business-days.ts';

/** What lies farther away is not planned step by step. */
const mostMonths = 18;
const monthsPlanned = 12;

/** From today to the deadline, and how much can be done in it. */
export interface Span {
  today: string;
  /** `yyyy-MM-dd`: as typed, or assumed. */
  deadline: string;
  /** The last day that steps are planned for: earlier than a deadline that is years away. */
  horizon: string;
  /** True where no deadline was typed. */
  assumed: boolean;
  days: number;
  weeks: number;
  months: number;
  businessDays: number;
  /** A day to work on, at so much of the way to the horizon (0 to 1), as `dd/MM/yyyy`. */
  dayAt(share: number): string;
  /** '6 meses', '27 semanas', '80 dias' */
  duration: string;
}

/** `usualMonths` long where no deadline was typed. */
export function spanOf(today: string, typed: string | undefined, usualMonths: number): Span {
  const usual = addMonths(today, usualMonths);
  const deadline =
    typed === undefined || typed < today ? plannedDay(usual, { today, deadline: usual }) : typed;
  const months = monthsBetween(today, deadline);
  const horizon = months > mostMonths ? addMonths(today, monthsPlanned) : deadline;
  const days = daysBetween(today, deadline);
  const planned = daysBetween(today, horizon);
  return {
    today,
    deadline,
    horizon,
    assumed: deadline !== typed,
    days,
    weeks: Math.floor(planned / 7),
    months,
    businessDays: businessDaysUntil(today, horizon),
    dayAt: (share) =>
      formatDay(
        plannedDay(addDays(today, Math.round(planned * share)), { today, deadline: horizon }),
      ),
    duration: durationText(today, deadline, months),
  };
}

/** Beyond this, days and weeks say nothing. */
const countedInYears = 36;

function durationText(today: string, deadline: string, months: number): string {
  if (today === deadline) return '1 dia';
  if (months < countedInYears) return durationBetween(today, deadline);
  const years = plural(Math.floor(months / 12), 'ano', 'anos');
  return addMonths(today, months - (months % 12)) === deadline ? years : `mais de ${years}`;
}

function businessDaysUntil(from: string, to: string): number {
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  return all.filter(isBusinessDay).length;
}

/** '23/11/2026 a 31/05/2027' */
export function periodText({ today, deadline }: Pick<Span, 'today' | 'deadline'>): string {
  return `${formatDay(today)} a ${formatDay(deadline)}`;
}
