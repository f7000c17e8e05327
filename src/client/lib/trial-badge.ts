import type { TrialStatus } from '#shared/accounts.ts';
import { plural } from '#shared/format.ts';

/** At this many days or fewer the badge turns red. */
const urgentDays = 3;

/** The badge of the header: only a trial that runs has one. */
export function trialBadge(
  status: TrialStatus | undefined,
): { text: string; destructive: boolean } | null {
  if (status?.subscriptionStatus !== 'trial' || status.daysRemaining === null) return null;
  const days = status.daysRemaining;
  return {
    text: days <= 0 ? 'Último dia de teste' : `${plural(days, 'dia', 'dias')} de teste`,
    destructive: days <= urgentDays,
  };
}
