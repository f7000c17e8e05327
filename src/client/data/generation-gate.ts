import { messages } from '#shared/messages.ts';
import { useCredits, useTrialStatus } from './accounts.ts';

/**
 * Why nothing can be generated now, in the words shown beside what is disabled; null where it can.
 * While the answers are on their way nothing is refused: the server has the last word.
 */
export function useGenerationRefusal(): string | null {
  const credits = useCredits();
  const trial = useTrialStatus();
  if (trial.data?.subscriptionStatus === 'expired') return messages.trialOver;
  if (credits.data?.credits === 0) return messages.noCredits;
  return null;
}
