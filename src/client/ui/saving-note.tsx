import { Button } from './button.tsx';
import type { AutosavedText } from '../lib/autosave.ts';
import { TransportError } from '../lib/transport.ts';

interface SavingNoteProps {
  field: AutosavedText;
  /** Says nothing as long as all goes well: another place says that it is saved. */
  failuresOnly?: boolean;
}

/** Says under a text that saves itself whether it is saved. */
export function SavingNote({ field, failuresOnly = false }: SavingNoteProps) {
  const { state, problem, flush } = field;
  const refusal = refusalIn(problem);
  if (failuresOnly && state !== 'failed') return <div role="status" />;
  return (
    <div role="status" className="flex min-h-8 flex-wrap items-center gap-x-3 text-sm text-muted">
      {state !== 'failed' ? (
        <span>{state === 'saving' ? 'Salvando...' : 'Salvo enquanto você digita'}</span>
      ) : refusal ? (
        <span className="text-danger wrap-anywhere">{refusal}</span>
      ) : (
        <>
          <span className="text-danger">
            Não foi possível salvar. O texto continua aqui e neste navegador.
          </span>
          <Button variant="link" size="sm" onClick={() => void flush()}>
            Salvar agora
          </Button>
        </>
      )}
    </div>
  );
}

/** What the server has against the text itself: another try says the same. */
function refusalIn(problem: unknown): string | undefined {
  const isRefused = problem instanceof TransportError && [400, 409].includes(problem.status);
  return isRefused ? problem.body?.message : undefined;
}
