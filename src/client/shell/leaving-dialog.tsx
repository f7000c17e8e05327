import { useState } from 'react';
import { formatInstant } from '#shared/format.ts';
import { copyText } from '../lib/copy-text.ts';
import { countOf } from '../lib/count.ts';
import { meKey, queryClient } from '../lib/query-client.ts';
import { toastFailure } from '../lib/toast-store.ts';
import { useWaitingNotes, type WaitingNote } from '../lib/waiting-notes.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Obstacle } from './diary/send-waiting.ts';

interface LeavingDialogProps {
  obstacle: Obstacle;
  onLeave: (how?: { erases: true }) => Promise<void>;
  onClose: () => void;
}

/** Notes that are in this browser alone: who leaves loses them, and sees them before. */
export function LeavingDialog({ obstacle, onLeave, onClose }: LeavingDialogProps) {
  const notes = useWaitingNotes();
  const [doing, setDoing] = useState<'sending' | 'leaving' | null>(null);
  const run = async (what: 'sending' | 'leaving', how?: { erases: true }) => {
    setDoing(what);
    await onLeave(how);
    setDoing(null);
  };
  const canWait = !obstacle.isOver && notes.some(({ refused }) => refused === undefined);
  const stay = (
    <Button disabled={doing !== null} onClick={onClose}>
      Ficar
    </Button>
  );
  // They may be sent while their user thinks about it.
  if (notes.length === 0)
    return (
      <Dialog
        onOpenChange={onClose}
        title="As anotações foram enviadas"
        footer={
          <>
            <Button
              variant="secondary"
              busy={doing !== null}
              busyText="Saindo..."
              onClick={() => void run('leaving')}
            >
              Sair
            </Button>
            {stay}
          </>
        }
      >
        <p>Tudo o que esperava neste aparelho está no diário.</p>
      </Dialog>
    );
  return (
    <Dialog
      onOpenChange={onClose}
      closeOnOutsideClick={false}
      title={countOf(
        notes.length,
        'anotação ainda não foi enviada',
        'anotações ainda não foram enviadas',
      )}
      description={obstacle.reason}
      footer={
        <>
          <Button
            variant="danger"
            busy={doing === 'leaving'}
            busyText="Saindo..."
            disabled={doing !== null}
            onClick={() => void run('leaving', { erases: true })}
          >
            Apagar e sair
          </Button>
          {obstacle.isOver ? (
            <Button onClick={() => comeBack(onClose)}>Entrar de novo</Button>
          ) : (
            <>
              <Button
                variant="secondary"
                busy={doing === 'sending'}
                busyText="Enviando..."
                disabled={doing !== null}
                onClick={() => void run('sending')}
              >
                Enviar e sair
              </Button>
              {stay}
            </>
          )}
        </>
      }
    >
      <p>
        O que está abaixo só existe neste aparelho, e é apagado se você sair.
        {obstacle.isOver && ' Entre de novo para enviar.'}
        {canWait && ' Se você ficar, o Leme envia assim que puder.'}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {notes.map(({ key, description, writtenAt, refused }) => (
          <li key={key} className="py-2">
            <p className="text-sm text-muted tabular-nums">{formatInstant(writtenAt)}</p>
            <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>
            {refused && <p className="text-sm text-danger">{refused}</p>}
          </li>
        ))}
      </ul>
      <CopyButton variant="secondary" size="sm" className="mt-2" copy={() => copy(notes)}>
        Copiar o texto
      </CopyButton>
    </Dialog>
  );
}

/** To the login, which the same user comes back from. */
function comeBack(close: () => void): void {
  close();
  queryClient.setQueryData(meKey, null);
}

async function copy(notes: readonly WaitingNote[]): Promise<boolean> {
  const texts = notes.map(
    ({ description, writtenAt }) => `${formatInstant(writtenAt)}\n${description}`,
  );
  try {
    await copyText(texts.join('\n\n'));
    return true;
  } catch (error) {
    toastFailure(error, 'Não foi possível copiar. Selecione o texto e copie.');
    return false;
  }
}
