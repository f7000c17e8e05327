import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { DocumentKind } from '#documents/labels.ts';
import { useDialogEntry, useSpentEntries } from '../lib/dialog-entry.ts';

export type ModalId =
  'action-plan' | 'meeting' | 'message' | 'email' | 'interview' | 'pdi' | 'feedback' | 'ai-result';

/** What the opener knows already, so that the form need not ask. */
export interface ModalOptions {
  employeeId?: string;
  teamId?: string;
  /** What the form begins with: its fields, by name. */
  form?: Record<string, unknown>;
}

interface Modal {
  /** One at a time; null where none is open. */
  active: ModalId | null;
  options: ModalOptions;
  open: (id: ModalId, options?: ModalOptions) => void;
  close: () => void;
}

const ModalContext = createContext<Modal | null>(null);
const noOptions: ModalOptions = {};

export function ModalProvider({ children }: { children: ReactNode }) {
  const { value, open, close } = useDialogEntry<{ id: ModalId; options: ModalOptions }>('modal');
  useSpentEntries();
  const modal = useMemo<Modal>(
    () => ({
      active: value?.id ?? null,
      options: value?.options ?? noOptions,
      open: (id, options = noOptions) => open({ id, options }),
      close,
    }),
    [value, open, close],
  );
  return <ModalContext value={modal}>{children}</ModalContext>;
}

export function useModal(): Modal {
  const modal = useContext(ModalContext);
  if (!modal) throw new Error('useModal needs a ModalProvider above it');
  return modal;
}

/** The modal that holds a kind's form: `action_plan` → `action-plan`. */
export function modalOf(kind: DocumentKind): ModalId {
  return kind.replace('_', '-') as ModalId;
}
