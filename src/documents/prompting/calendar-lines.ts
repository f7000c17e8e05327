import { addDays, daysBetween, formatDay } from '#shared/format.ts';
import {
  dayWithWeekday,
  isBusinessDay,
  isOptionalDay,
  isWeekend,
  previousBusinessDay,
} from '../kit/business-days.ts';

/** No list of holidays is longer: a plan that runs for years is told so in its own words. */
const daysLookedAt = 400;

/** What a calendar on the wall would tell: today, the span in business days, holidays, a deadline off work. */
export function calendarLines(today: string, deadline?: string): string[] {
  const lines = [`Hoje é ${dayWithWeekday(today)}; amanhã, ${dayWithWeekday(addDays(today, 1))}.`];
  if (deadline === undefined || deadline < today) return lines;
  const length = daysBetween(today, deadline);
  const days = Array.from({ length: Math.min(length, daysLookedAt) + 1 }, (_, at) =>
    addDays(today, at),
  );
  const holidays = days.filter((day) => !isBusinessDay(day) && !isWeekend(day));
  if (length <= daysLookedAt) {
    const business = days.filter(isBusinessDay).length;
    lines.push(
      `De hoje até ${formatDay(deadline)}: ${length} dias corridos, ${business} dias úteis, contando hoje e o último dia.`,
    );
  }
  const when = length <= daysLookedAt ? 'no período' : `nos próximos ${daysLookedAt} dias`;
  const told = (found: string[]) => found.map(formatDay).join(', ');
  const byLaw = holidays.filter((day) => !isOptionalDay(day));
  const optional = holidays.filter(isOptionalDay);
  if (byLaw.length > 0) lines.push(`Feriados em dias de semana ${when}: ${told(byLaw)}.`);
  if (optional.length > 0) {
    lines.push(
      `Carnaval e Corpus Christi, em que muitas empresas não trabalham e outras sim, ${when}: ${told(optional)}.`,
    );
  }
  if (isOptionalDay(deadline)) {
    lines.push(
      `O prazo digitado, ${dayWithWeekday(deadline)}, é um desses dias: vale como está, e quem lidera confirma se há expediente.`,
    );
  } else if (!isBusinessDay(deadline)) {
    lines.push(
      `O prazo digitado, ${dayWithWeekday(deadline)}, não é dia útil; o dia útil anterior é ${dayWithWeekday(previousBusinessDay(deadline))}.`,
    );
  }
  return lines;
}
