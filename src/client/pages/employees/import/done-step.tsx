import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatInstant, joinList } from '#shared/format.ts';
import type { ImportRecord } from '#shared/people-imports.ts';
import { rejectedUrl, useUndoImport } from '../../../data/people-imports.ts';
import { countOf } from '../../../lib/count.ts';
import { toastSuccess } from '../../../lib/toast-store.ts';
import { messageOf } from '../../../lib/transport.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { newImport } from './import-address.ts';

/** What became of the list, and the way to take it back. */
export function DoneStep({ record }: { record: ImportRecord }) {
  const { id, fileName, state, counts, doneAt, undoableUntil } = record;
  return (
    <Card className="mt-4 p-5">
      <h3 className="font-semibold wrap-anywhere">{fileName}</h3>
      <p className="mt-1 max-w-prose text-muted">
        {state === 'undone'
          ? 'Esta importação foi desfeita: as pessoas que ela trouxe saíram, e o que ela mudou voltou.'
          : `${doneAt ? `${formatInstant(doneAt)}: ` : ''}${outcomeOf(record)}.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link href="/colaboradores" className={buttonClass()}>
          Ver colaboradores
        </Link>
        <Link href={newImport} className={buttonClass({ variant: 'secondary' })}>
          Importar outra lista
        </Link>
        {state === 'done' && (counts?.rejected ?? 0) > 0 && (
          <a href={rejectedUrl(id)} download className={buttonClass({ variant: 'secondary' })}>
            <Download aria-hidden="true" />
            Baixar linhas a corrigir
          </a>
        )}
      </div>
      {undoableUntil && <Undo id={id} until={undoableUntil} />}
    </Card>
  );
}

function outcomeOf({ counts }: ImportRecord): string {
  if (!counts) return '';
  const parts = [
    countOf(counts.created, 'pessoa nova', 'pessoas novas'),
    counts.updated > 0 && countOf(counts.updated, 'atualizada', 'atualizadas'),
    counts.unchanged > 0 && countOf(counts.unchanged, 'sem mudança', 'sem mudança'),
    counts.rejected > 0 && countOf(counts.rejected, 'linha de fora', 'linhas de fora'),
    counts.newTeams > 0 && countOf(counts.newTeams, 'equipe criada', 'equipes criadas'),
  ];
  return joinList(parts.filter((part) => part !== false));
}

/** Asked twice: people go with it. */
function Undo({ id, until }: { id: string; until: string }) {
  const [asking, setAsking] = useState(false);
  const undo = useUndoImport(id);
  const run = async () => {
    try {
      await undo.mutateAsync();
      toastSuccess('Importação desfeita');
    } catch {
      // The notice above says it.
    }
  };
  return (
    <div className="mt-5 border-t border-line pt-5">
      {undo.error && (
        <Notice tone="danger" role="alert" className="mb-3">
          {messageOf(undo.error, 'Não foi possível desfazer a importação.')}
        </Notice>
      )}
      <p className="mb-2 max-w-prose text-sm text-muted">
        {asking
          ? 'As pessoas que ela trouxe saem, e o que ela mudou volta a ser como era.'
          : `Pode ser desfeita até ${formatInstant(until)}, enquanto nada depender das pessoas que ela trouxe.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {asking ? (
          <>
            <Button
              variant="danger"
              busy={undo.isPending}
              busyText="Desfazendo..."
              onClick={() => void run()}
            >
              Desfazer importação
            </Button>
            <Button variant="secondary" disabled={undo.isPending} onClick={() => setAsking(false)}>
              Cancelar
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Desfazer...
          </Button>
        )}
      </div>
    </div>
  );
}
