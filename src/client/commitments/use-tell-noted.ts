import type { Commitment } from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import { useEraseCommitment } from '../data/commitments.ts';
import { attempt, tell } from './commitment-toasts.ts';
import { lineOf } from './commitment-words.ts';

/** Says what one tap made of a line, with who and when, and the way back. */
export function useTellNoted() {
  const erase = useEraseCommitment();
  return (commitment: Commitment, onUndone?: () => void) => {
    const undo = async () => {
      const isUndone = await attempt(
        () => erase.mutateAsync(commitment.id),
        'Não foi possível desfazer.',
      );
      if (isUndone) onUndone?.();
    };
    const text = lineOf(commitment, calendarDay(new Date()));
    tell('Combinado anotado', { text }, () => void undo());
  };
}
