import { messageOf } from './transport.ts';

/** How long the record of a dismissed toast is kept, as section 9 of the specification has it. */
const removalDelay = 1_000_000;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What it tells of has just opened: it is read out, and shown to nobody. */
  isHeardOnly?: boolean;
  /** What can still be done about it: 'Desfazer'. */
  action?: { label: string; run: () => void };
  /** Milliseconds on the screen, where the specification's five seconds are too short to take something back. */
  duration?: number;
}

export interface ToastRecord extends ToastContent {
  id: number;
  open: boolean;
}

let current: ToastRecord | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastRecord | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, in the place of the one before it: there is one at a time. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...content, id: lastId, open: true });
}

export function toastSuccess(description: string): void {
  toast({ title: 'Sucesso', description });
}

/** What the server says, or the fallback that the specification gives this call. */
export function toastFailure(error: unknown, fallback: string): void {
  toast({ title: 'Erro', description: messageOf(error, fallback), variant: 'destructive' });
}

/** Takes it off the screen; its record goes when the removal delay is over. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), removalDelay);
}

export function currentToast(): ToastRecord | null {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
