import { messages } from '#shared/messages.ts';
import { saveNote } from '../../data/diary-notes.ts';
import { countOf } from '../../lib/count.ts';
import { toast } from '../../lib/toast-store.ts';
import { messageOf, TransportError } from '../../lib/transport.ts';
import { dropWaiting, keepWaiting, waitingNotes } from '../../lib/waiting-notes.ts';

/** What the server says of a note that it will never take; of anything else it is tried later. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof TransportError)) return null;
  const isFinal =
    error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
  return isFinal ? messageOf(error, 'O servidor não aceitou esta anotação.') : null;
}

let running: Promise<unknown> | null = null;

/**
 * Sends what waits, the oldest first, one at a time. Gives the error that it stopped at, to be tried later.
 *
 * @param again also what was refused before
 */
export function sendWaiting({ again = false } = {}): Promise<unknown> {
  running ??= send(again).finally(() => (running = null));
  return running;
}

async function send(again: boolean): Promise<unknown> {
  let sent = 0;
  let stop: unknown;
  for (const { refused, ...note } of waitingNotes()) {
    if (refused !== undefined && !again) continue;
    try {
      await saveNote(note);
      dropWaiting(note.key);
      sent += 1;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) {
        stop = error;
        break;
      }
      keepWaiting({ ...note, refused: refusal });
    }
  }
  if (sent > 0) tellSent(sent);
  return stop;
}

function tellSent(sent: number): void {
  toast({
    title: countOf(sent, 'anotação enviada', 'anotações enviadas'),
    description: 'O que esperava a rede está no diário.',
  });
}

/** Why notes are still here, as it is told to who wants to leave. */
export interface Obstacle {
  reason: string;
  /** The session is over: who comes back can send them. */
  isOver: boolean;
}

/** So long who wants to leave waits for the server, in milliseconds. */
const patience = 8_000;
const late = Symbol('late');

/** One more try before the session ends; null where nothing waits any more. */
export async function sendBeforeLeaving(): Promise<Obstacle | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lateness = new Promise((resolve) => (timer = setTimeout(resolve, patience, late)));
  const stop = await Promise.race([sendWaiting({ again: true }), lateness]);
  clearTimeout(timer);
  if (waitingNotes().length === 0) return null;
  return { reason: reasonOf(stop), isOver: stop instanceof TransportError && stop.status === 401 };
}

function reasonOf(stop: unknown): string {
  if (stop === undefined) return 'O servidor não aceitou o que está abaixo.';
  if (stop === late) return 'O servidor está demorando a responder.';
  if (stop instanceof TypeError)
    return 'Sem conexão com o servidor, não é possível enviar nem sair: sua sessão continua aberta.';
  if (stop instanceof TransportError && stop.status === 401)
    return 'Sua sessão terminou antes do envio.';
  return messageOf(stop, messages.unavailable);
}
