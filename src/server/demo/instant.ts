import { addDays, calendarDay, startOfDay } from '#shared/format.ts';

/** A time of day (`HH:mm`, São Paulo) so many days ago. */
interface DemoTime {
  daysAgo: number;
  at: string;
}

/** Its instant, never after now. What would fall on a weekend happened on the Friday before. */
export function instantOf(now: Date, { daysAgo, at }: DemoTime): Date {
  const day = addDays(calendarDay(now), -daysAgo);
  const start = startOfDay(daysAgo === 0 ? day : workday(day));
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return new Date(Math.min(start.getTime() + (hours * 60 + minutes) * 60_000, now.getTime()));
}

function workday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}
