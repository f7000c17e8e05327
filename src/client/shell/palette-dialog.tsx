import * as Radix from 'radix-ui/dialog';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { DocumentKind } from '#documents/labels.ts';
import { useReturnFocus } from '../ui/return-focus.ts';
import { modalOf, useModal } from './modal.tsx';
import { rememberChoice, type Choice } from './palette-choice.ts';
import { PaletteSearch } from './palette-search.tsx';

interface PaletteDialogProps {
  userId: string;
  onClose: () => void;
}

/** Over the page, or all of a phone's screen. What is chosen happens when the focus is back. */
export function PaletteDialog({ userId, onClose }: PaletteDialogProps) {
  const { remember, giveBack } = useReturnFocus();
  const [, navigate] = useLocation();
  const { open } = useModal();
  const chosen = useRef<Choice | null>(null);
  const choose = (choice: Choice) => {
    rememberChoice(userId, choice);
    chosen.current = choice;
    onClose();
  };
  const leave = (event: Event) => {
    giveBack(event);
    const choice = chosen.current;
    if (!choice) return;
    if (choice.sort === 'action') open(modalOf(choice.opens as DocumentKind));
    else navigate(choice.opens);
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-[51] animate-fade-in bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={leave}
          className="fixed inset-0 z-[52] flex animate-rise-in flex-col bg-surface text-ink outline-none sm:inset-x-0 sm:top-[10dvh] sm:bottom-auto sm:mx-auto sm:h-[min(32rem,80dvh)] sm:w-[calc(100vw-3rem)] sm:max-w-xl sm:overflow-hidden sm:rounded-lg sm:border sm:border-line sm:shadow-overlay dark:sm:bg-raised"
        >
          <Radix.Title className="sr-only">Buscar</Radix.Title>
          <PaletteSearch userId={userId} onChoose={choose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
