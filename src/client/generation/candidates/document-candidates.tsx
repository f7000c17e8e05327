import { useCallback } from 'react';
import { useDialogEntry } from '../../lib/dialog-entry.ts';
import { loadable } from '../../lib/loadable.ts';
import { useOpener } from '../../lib/use-opener.ts';
import { Button } from '../../ui/button.tsx';
import { OptionalPart } from '../../ui/error-boundary.tsx';
import { PaperWidth } from '../document-body.tsx';

const dialog = loadable(async () => (await import('./candidates-dialog.tsx')).CandidatesDialog);

/** Under the script of an interview: what is done with it once people were heard. */
export function DocumentCandidates({ documentId }: { documentId: string }) {
  const { value, open, close } = useDialogEntry<string>('candidates', 'above');
  const show = useOpener(
    dialog.load,
    useCallback(() => open(documentId), [open, documentId]),
  );
  return (
    <PaperWidth className="mt-4">
      <section
        aria-label="Depois da entrevista"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4 font-sans text-base"
      >
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold">Depois da entrevista</h3>
          <p className="text-sm text-muted">
            Uma ficha para cada pessoa, pelos critérios deste roteiro. Só você lê.
          </p>
        </div>
        <Button variant="secondary" onClick={show}>
          Avaliar candidatos
        </Button>
      </section>
      {value === documentId && (
        <OptionalPart>
          <dialog.Component documentId={documentId} onClose={close} />
        </OptionalPart>
      )}
    </PaperWidth>
  );
}
