import { commitmentFigures, type Commitment } from '#shared/commitments.ts';
import { toast, toastFailure } from '../lib/toast-store.ts';

export const undoFor = commitmentFigures.undoSeconds * 1_000;

/** Says what became of it, with the way back. */
export function tell(title: string, { text }: Pick<Commitment, 'text'>, undo: () => void): void {
  toast({
    title,
    description: text,
    action: { label: 'Desfazer', run: undo },
    duration: undoFor,
  });
}

/** Says whether it was done. */
export async function attempt(
  work: () => Promise<unknown>,
  fallback = 'Não foi possível registrar. Tente de novo.',
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toastFailure(error, fallback);
    return false;
  }
}
