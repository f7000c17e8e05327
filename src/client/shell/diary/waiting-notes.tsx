import { CloudOff, X } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '#shared/format.ts';
import { countOf } from '../../lib/count.ts';
import {
  dropWaiting,
  keepWaiting,
  useWaitingNotes,
  type WaitingNote,
} from '../../lib/waiting-notes.ts';
import { toast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { sendWaiting } from './send-waiting.ts';

/** The notes that wait for the network, or that the server would not take. */
export function WaitingNotes() {
  const notes = useWaitingNotes();
  const [busy, setBusy] = useState(false);
  if (notes.length === 0) return null;
  const send = async () => {
    setBusy(true);
    await sendWaiting({ again: true });
    setBusy(false);
  };
  return (
    <section
      aria-label="Anotações que esperam a rede"
      className="rounded-md border border-line px-3.5 py-2.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="flex items-center gap-2 text-sm text-muted [&>svg]:size-4">
          <CloudOff aria-hidden="true" />
          {countOf(notes.length, 'anotação espera', 'anotações esperam')}
        </p>
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyText="Enviando..."
          onClick={() => void send()}
        >
          Enviar agora
        </Button>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {notes.map((note) => (
          <Note key={note.key} note={note} />
        ))}
      </ul>
    </section>
  );
}

function Note({ note }: { note: WaitingNote }) {
  const { key, description, writtenAt, refused } = note;
  const erase = () => {
    dropWaiting(key);
    toast({
      title: 'Anotação excluída',
      action: { label: 'Desfazer', run: () => keepWaiting(note) },
      duration: 10_000,
    });
  };
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted tabular-nums">{formatInstant(writtenAt)}</p>
        <p className="line-clamp-3 whitespace-pre-wrap wrap-anywhere">{description}</p>
        {refused && (
          <p role="alert" className="text-sm text-danger">
            {refused}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="icon"
        className="-mr-2"
        aria-label={`Excluir a anotação de ${formatInstant(writtenAt)}`}
        onClick={erase}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}
