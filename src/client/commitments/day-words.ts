import type { Commitment } from '#shared/commitments.ts';
import { daysBetween, formatDay } from '#shared/format.ts';

const weekdays = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long' });

/** '2026-11-27' → 'sexta' */
function weekdayOf(day: string): string {
  const name = weekdays.format(new Date(`${day}T00:00:00Z`));
  return name.split('-')[0] ?? name;
}

/** A day as one says it: 'hoje', 'sexta, 27/11', '20/11, há 3 dias'. */
export function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = isThisYear ? formatDay(day).slice(0, 5) : formatDay(day);
  if (days === 0) return 'hoje';
  if (days === 1) return 'amanhã';
  if (days === -1) return 'ontem';
  if (days < 0) return `${date}, há ${-days} dias`;
  return days < 7 ? `${weekdayOf(day)}, ${date}` : date;
}

/** Who keeps it, as the leader reads it. */
export function keeperOf({
  owner,
  ownerName,
  employee,
}: Pick<Commitment, 'owner' | 'employee' | 'ownerName'>): string {
  if (owner === 'leader') return 'Você';
  if (owner === 'employee') return employee?.name ?? 'A pessoa';
  return ownerName || 'Outra pessoa';
}
