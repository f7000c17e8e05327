import { navigate } from 'wouter/use-browser-location';
import { logout } from '../data/logout.ts';
import { closeOpenDialog, openDialog, useDialogEntry } from '../lib/dialog-entry.ts';
import { loadable } from '../lib/loadable.ts';
import { currentToast, dismissToast, toast, toastFailure } from '../lib/toast-store.ts';
import { waitingNotes } from '../lib/waiting-notes.ts';
import { OptionalPart } from '../ui/error-boundary.tsx';
import type { Obstacle } from './diary/send-waiting.ts';

const name = 'leaving';
const dialog = loadable(async () => (await import('./leaving-dialog.tsx')).LeavingDialog);

let running: Promise<void> | null = null;

export interface Leave {
  /** What is not sent was seen, and is given up. */
  erases?: boolean;
}

/** Sends what waits and ends the session; where something cannot be sent, its user is asked. */
export function leave(how: Leave = {}): Promise<void> {
  running ??= goThrough(how)
    .catch((error: unknown) => toastFailure(error, 'Não foi possível sair. Tente de novo.'))
    .finally(() => (running = null));
  return running;
}

async function goThrough({ erases = false }: Leave): Promise<void> {
  try {
    const obstacle = erases || waitingNotes().length === 0 ? null : await sendFirst();
    if (obstacle) {
      openDialog(name, obstacle);
      return;
    }
    await logout();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    tellUnreached();
    return;
  }
  // Whoever comes next has nothing to do with either.
  dismissToast(currentToast()?.id ?? 0);
  closeOpenDialog();
  navigate('/login');
}

async function sendFirst(): Promise<Obstacle | null> {
  const [{ sendBeforeLeaving }] = await Promise.all([
    import('./diary/send-waiting.ts'),
    dialog.load(),
  ]);
  return sendBeforeLeaving();
}

function tellUnreached(): void {
  toast({
    title: 'Você ainda não saiu',
    description: 'Sem conexão com o servidor: sua sessão continua aberta e nada foi apagado.',
    variant: 'destructive',
    action: { label: 'Tentar de novo', run: () => void leave() },
    duration: 10_000,
  });
}

/** Stands between 'Sair' and notes that are in this browser alone. */
export function Leaving() {
  const { value, close } = useDialogEntry<Obstacle>(name);
  if (!value) return null;
  return (
    <OptionalPart>
      <dialog.Component obstacle={value} onLeave={leave} onClose={close} />
    </OptionalPart>
  );
}
