import { Button } from '../../../ui/button.tsx';
import type { AutosavedText } from '../../../lib/autosave.ts';

/** Says under a text that saves itself whether it is saved. */
export function SavingNote({ field }: { field: AutosavedText }) {
  const { state, flush } = field;
  return (
    <div role="status" className="flex min-h-8 flex-wrap items-center gap-x-3 text-sm text-muted">
      {state === 'failed' ? (
        <>
          <span className="text-danger">
            Não foi possível salvar. O texto continua aqui e neste navegador.
          </span>
          <Button variant="link" size="sm" onClick={() => void flush()}>
            Salvar agora
          </Button>
        </>
      ) : (
        <span>{state === 'saving' ? 'Salvando...' : 'Salvo enquanto você digita'}</span>
      )}
    </div>
  );
}
