import { addDays } from '#shared/format.ts';
import { defaultManagementSettings, type ManagementSettings } from '#shared/teams.ts';
import type { Frequency } from '#shared/vocabulary.ts';

/** Whole weeks: who met on a Tuesday meets on a Tuesday. */
const days: Record<Frequency, number> = { weekly: 7, biweekly: 14, monthly: 28 };

/** The day of the conversation after one on `day`, by the team's frequency; never on a weekend. */
export function nextDay(day: string, settings: ManagementSettings | null): string {
  const { feedbackFrequency } = settings ?? defaultManagementSettings;
  const next = addDays(day, days[feedbackFrequency]);
  const weekday = new Date(`${next}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(next, 2);
  return weekday === 0 ? addDays(next, 1) : next;
}
