import { calendarDay, daysBetween } from '#shared/format.ts';

/** 'hoje', 'ontem', 'há 23 dias': by days of the calendar. */
export function ago(instant: string, today: Date): string {
  const days = daysBetween(calendarDay(new Date(instant)), calendarDay(today));
  if (days <= 0) return 'hoje';
  return days === 1 ? 'ontem' : `há ${days} dias`;
}

/** 'Letícia' of 'Letícia Alves'. */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
