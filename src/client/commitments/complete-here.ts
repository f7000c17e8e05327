import type { Commitment } from '#shared/commitments.ts';
import { completeCommitment, reopenCommitment } from '../data/commitments.ts';
import { attempt, tell } from './commitment-toasts.ts';

/** For a screen that has no list of them: its code comes with the first that is kept. Says whether it was. */
export async function completeHere(commitment: Commitment): Promise<boolean> {
  const { id } = commitment;
  const isDone = await attempt(() => completeCommitment({ id }));
  if (isDone) tell('Cumprido', commitment, () => void attempt(() => reopenCommitment(id)));
  return isDone;
}
