import { useCallback, useLayoutEffect } from 'react';
import type { CommitmentOpening } from '../commitments/commitment-dialog.tsx';
import { useCompany } from '../data/companies.ts';
import { useDialogEntry } from '../lib/dialog-entry.ts';
import { isCommitmentKeyOn } from '../lib/commitment-key.ts';
import { loadable } from '../lib/loadable.ts';
import { generationMemory, recall } from '../lib/tab-memory.ts';
import { toastUnopened } from '../lib/use-opener.ts';
import { OptionalPart } from '../ui/error-boundary.tsx';
import { dialogCode } from './dialog-loader.ts';
import { useModal } from './modal.tsx';

const dialog = loadable(async () => (await dialogCode()).loadCommitment());

/** How any screen opens the dialog of a new commitment. */
export function useOpenCommitment(): (opening?: CommitmentOpening) => void {
  const { open } = useDialogEntry<CommitmentOpening>('commitment');
  return useCallback(
    (opening = {}) => void dialog.load().then(() => open(opening), toastUnopened),
    [open],
  );
}

/** The dialog of a new commitment, and `C` anywhere but where one types. */
export function CommitmentOpener() {
  const { company } = useCompany();
  const { active } = useModal();
  const { value, close } = useDialogEntry<CommitmentOpening>('commitment');
  const open = useOpenCommitment();
  const isFree = company !== null && active === null;
  useCommitmentKey(isFree, open);
  if (!value || !company) return null;
  return (
    <OptionalPart>
      <dialog.Component companyId={company.id} {...value} onClose={close} />
    </OptionalPart>
  );
}

/** Where a letter is text, or belongs to what lies over the page. */
const takesLetters =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]';

function useCommitmentKey(isFree: boolean, open: () => void): void {
  // Before it is painted: whoever sees the page can press the key.
  useLayoutEffect(() => {
    if (!isFree) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'c' || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !isCommitmentKeyOn()) return;
      if (event.target instanceof Element && event.target.closest(takesLetters)) return;
      if (document.querySelector('[role=dialog]') || recall(generationMemory) !== null) return;
      event.preventDefault();
      const line = document.querySelector<HTMLElement>('[data-commitment-line]');
      // It may stand on the page already.
      if (line?.checkVisibility?.()) line.focus();
      else open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isFree, open]);
}
