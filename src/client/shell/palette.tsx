import { Search } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useUser } from '../data/accounts.ts';
import { useDialogEntry } from '../lib/dialog-entry.ts';
import { loadable } from '../lib/loadable.ts';
import { generationMemory, recall } from '../lib/tab-memory.ts';
import { toastFailure } from '../lib/toast-store.ts';
import { OptionalPart } from '../ui/error-boundary.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useModal } from './modal.tsx';

const dialog = loadable(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

export const preloadPalette = () => void dialog.load().catch(() => undefined);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const shortcut = isApple ? '⌘K' : 'Ctrl K';

interface SearchButtonProps {
  onPress: () => void;
}

/** Of the header, where there is no bar at the bottom that has it. */
export function SearchButton({ onPress }: SearchButtonProps) {
  return (
    <Tooltip text={`Buscar (${shortcut})`} side="bottom">
      <button
        type="button"
        aria-label="Buscar"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        onClick={onPress}
        className="flex size-10 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink xl:w-auto xl:border xl:border-line xl:px-3 pointer-coarse:size-11"
      >
        <Search aria-hidden="true" className="size-4.5 xl:size-4" />
        <span aria-hidden="true" className="hidden pr-6 xl:inline">
          Buscar
        </span>
        <kbd aria-hidden="true" className="hidden font-sans text-xs xl:inline">
          {shortcut}
        </kbd>
      </button>
    </Tooltip>
  );
}

/** What a button opens, and Ctrl/Cmd+K anywhere: to any screen, person, team, entry or document. */
export function usePalette() {
  const { user } = useUser();
  const { isOpen, toggle, close } = useToggle();
  usePaletteKey(toggle);
  return {
    toggle,
    palette: isOpen && user && (
      <OptionalPart>
        <dialog.Component userId={user.id} onClose={close} />
      </OptionalPart>
    ),
  };
}

/** Opens when its code is there; where that cannot be fetched, it says so and the page stays. */
function useToggle() {
  const { active } = useModal();
  const { value, open, close: closeEntry } = useDialogEntry<true>('palette');
  const [isOver, setOver] = useState(false);
  const isOpen = value !== null || isOver;
  const isWanted = useRef(false);
  const close = useCallback(() => {
    isWanted.current = false;
    setOver(false);
    closeEntry();
  }, [closeEntry]);
  // A reload does not find it open; what is opened after the first drawing stays.
  useLayoutEffect(closeEntry, [closeEntry]);
  const toggle = useCallback(async () => {
    if (isOpen || isWanted.current) return close();
    // A form, a result and a generation under way have the page to themselves.
    if (active !== null || recall(generationMemory) !== null) return;
    isWanted.current = true;
    try {
      await dialog.load();
      if (!isWanted.current) return;
      // Back belongs to a dialog that is open already.
      if (document.querySelector('[data-dialog-body]')) setOver(true);
      else open(true);
    } catch (error) {
      toastFailure(error, 'A busca não pôde ser aberta. Tente de novo.');
    } finally {
      isWanted.current = false;
    }
  }, [active, isOpen, open, close]);
  return { isOpen, close, toggle: useCallback(() => void toggle(), [toggle]) };
}

function usePaletteKey(onPress: () => void): void {
  // Before it is painted: whoever sees the button can press the key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      // The browser's own search, which many have on the same keys, stays out of it.
      event.preventDefault();
      if (!event.repeat) onPress();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onPress]);
}
