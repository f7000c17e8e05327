import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { DocumentKind } from '#documents/labels.ts';
import { useDialogEntry, useSpentEntries } from '../lib/dialog-entry.ts';

/** `action_plan` → `action-plan` */
type Hyphenated<Kind extends string> = Kind extends `${infer Head}_${infer Tail}`
  ? `${Head}-${Hyphenated<Tail>}`
  : Kind;

export type ModalId = Hyphenated<DocumentKind> | 'ai-result';

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

/** The modal that holds a kind's form. */
export function modalOf<Kind extends DocumentKind>(kind: Kind): Hyphenated<Kind> {
  return kind.replaceAll('_', '-') as Hyphenated<Kind>;
}
