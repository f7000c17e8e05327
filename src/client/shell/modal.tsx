import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { DocumentKind } from '#documents/labels.ts';

export type ModalId =
  'action-plan' | 'meeting' | 'message' | 'email' | 'interview' | 'pdi' | 'feedback' | 'ai-result';

/** What the opener knows already, so that the form need not ask. */
export interface ModalOptions {
  employeeId?: string;
  teamId?: string;
}

interface Modal {
  /** One at a time; null where none is open. */
  active: ModalId | null;
  options: ModalOptions;
  open: (id: ModalId, options?: ModalOptions) => void;
  close: () => void;
}

const ModalContext = createContext<Modal | null>(null);

export function ModalProvider({ children }: { children: ReactNode }) {
  const [{ active, options }, set] = useState<Pick<Modal, 'active' | 'options'>>({
    active: null,
    options: {},
  });
  const modal = useMemo<Modal>(
    () => ({
      active,
      options,
      open: (id, given = {}) => set({ active: id, options: given }),
      close: () => set({ active: null, options: {} }),
    }),
    [active, options],
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
