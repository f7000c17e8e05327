import * as Radix from 'radix-ui/dialog';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { DocumentKind } from '#documents/labels.ts';
import { ModalLayer } from '../ui/modal-layer.tsx';
import { useOpenCommitment } from './commitment-opener.tsx';
import { modalOf, useModal, type ModalOptions } from './modal.tsx';
import { newCommitmentId, rememberChoice, type Choice } from './palette-choice.ts';
import { PaletteSearch } from './palette-search.tsx';

interface PaletteDialogProps {
  userId: string;
  onClose: () => void;
}

/** Over the page, or all of a phone's screen. What is chosen happens when the focus is back. */
export function PaletteDialog({ userId, onClose }: PaletteDialogProps) {
  const [, navigate] = useLocation();
  const { open } = useModal();
  const openCommitment = useOpenCommitment();
  const chosen = useRef<Choice | null>(null);
  const choose = (choice: Choice) => {
    rememberChoice(userId, choice);
    chosen.current = choice;
    onClose();
  };
  const leave = () => {
    const choice = chosen.current;
    if (!choice) return;
    if (choice.sort === 'action') open(modalOf(choice.opens as DocumentKind), presetOf(choice));
    else if (choice.id === newCommitmentId) openCommitment({ line: choice.opens });
    else navigate(choice.opens);
  };
  return (
    <ModalLayer
      onOpenChange={onClose}
      onClosed={leave}
      topmost
      className="inset-0 animate-rise-in sm:inset-x-0 sm:top-[10dvh] sm:bottom-auto sm:mx-auto sm:h-[min(32rem,80dvh)] sm:w-[calc(100vw-3rem)] sm:max-w-xl sm:overflow-hidden sm:rounded-lg sm:border sm:border-line sm:shadow-overlay dark:sm:bg-raised"
    >
      <Radix.Title className="sr-only">Buscar</Radix.Title>
      <PaletteSearch userId={userId} onChoose={choose} />
    </ModalLayer>
  );
}

/** The form of a meeting knows its people by name. */
function presetOf({ opens, person }: Choice): ModalOptions | undefined {
  if (!person) return undefined;
  if (opens === 'meeting') return { form: { participants: [person.name] } };
  return { employeeId: person.id };
}
