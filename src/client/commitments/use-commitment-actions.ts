import type { Commitment, CommitmentPatch } from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import {
  sweepCommitments,
  useCompleteCommitment,
  useDropCommitment,
  useEraseCommitment,
  useReopenCommitment,
  useRestoreCommitment,
  useUpdateCommitment,
} from '../data/commitments.ts';
import { attempt, tell, undoFor } from './commitment-toasts.ts';
import { dayWords } from './day-words.ts';

/** What can be done with a commitment, each with its words and its way back. */
export function useCommitmentActions() {
  const complete = useCompleteCommitment();
  const reopening = useReopenCommitment();
  const dropping = useDropCommitment();
  const erasing = useEraseCommitment();
  const restoring = useRestoreCommitment();
  const updating = useUpdateCommitment();

  const reopen = ({ id }: Commitment) => attempt(() => reopening.mutateAsync(id));
  const restore = ({ id }: Commitment) => attempt(() => restoring.mutateAsync(id));
  return {
    reopen,
    restore,
    async done(commitment: Commitment): Promise<void> {
      const isDone = await attempt(() => complete.mutateAsync({ id: commitment.id }));
      if (isDone) tell('Cumprido', commitment, () => void reopen(commitment));
    },
    async drop(commitment: Commitment): Promise<void> {
      const isDropped = await attempt(() => dropping.mutateAsync(commitment.id));
      if (isDropped) tell('Deixado de lado', commitment, () => void reopen(commitment));
    },
    async erase(commitment: Commitment): Promise<void> {
      if (!(await attempt(() => erasing.mutateAsync(commitment.id)))) return;
      tell(messages.commitmentDeleted, commitment, () => void restore(commitment));
      setTimeout(
        () => sweepCommitments(({ id, deleted }) => id === commitment.id && deleted === true),
        undoFor,
      );
    },
    /** To another day; the day before takes it back. */
    async moveTo(commitment: Commitment, dueOn: string): Promise<boolean> {
      const { id, dueOn: before } = commitment;
      const move = (day: string | null) => attempt(() => updating.mutateAsync({ id, dueOn: day }));
      const isMoved = await move(dueOn);
      if (isMoved) {
        const title = `Nova data: ${dayWords(dueOn, calendarDay(new Date()))}`;
        tell(title, commitment, () => void move(before));
      }
      return isMoved;
    },
    /** Says whether it was saved. */
    change: (id: string, patch: CommitmentPatch) =>
      attempt(
        () => updating.mutateAsync({ id, ...patch }),
        'Não foi possível salvar o combinado. Tente de novo.',
      ),
    /** What was done about it, in a line. */
    note: (id: string, evidence: string) =>
      attempt(
        () => updating.mutateAsync({ id, evidence }),
        'Não foi possível guardar. Tente de novo.',
      ),
  };
}

export type CommitmentActions = ReturnType<typeof useCommitmentActions>;
