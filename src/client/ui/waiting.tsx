import { Spinner } from './spinner.tsx';

/** Said from the first moment of a guarded screen until the session is known. */
export const checking = 'Verificando autenticação...';

/** What is awaited, in the middle of the space; without words, for waits that should not be noticed. */
export function Waiting({ label }: { label?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 text-muted"
    >
      <Spinner className="size-6 text-primary-ink" />
      {label ? <p>{label}</p> : <span className="sr-only">Carregando...</span>}
    </div>
  );
}
