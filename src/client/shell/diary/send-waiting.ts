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

let running: Promise<void> | null = null;

/**
 * Sends what waits, the oldest first, one at a time.
 *
 * @param again also what was refused before
 */
export function sendWaiting({ again = false } = {}): Promise<void> {
  running ??= send(again).finally(() => (running = null));
  return running;
}

async function send(again: boolean): Promise<void> {
  let sent = 0;
  for (const { refused, ...note } of waitingNotes()) {
    if (refused !== undefined && !again) continue;
    try {
      await saveNote(note);
      dropWaiting(note.key);
      sent += 1;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) break;
      keepWaiting({ ...note, refused: refusal });
    }
  }
  if (sent === 0) return;
  toast({
    title: countOf(sent, 'anotação enviada', 'anotações enviadas'),
    description: 'O que esperava a rede está no diário.',
  });
}
