import { RotateCw } from 'lucide-react';
import { messageOf } from '../lib/transport.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** A read failed: what happened, and the way on. */
export function ErrorState({ error, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center"
    >
      <h2 className="text-lg font-semibold">Não foi possível carregar</h2>
      <p className="mt-1.5 text-muted">
        {messageOf(error, 'Algo deu errado. Tente de novo em instantes.')}
      </p>
      <Button variant="secondary" className="mt-5" busy={busy} onClick={onRetry}>
        {!busy && <RotateCw aria-hidden="true" />}
        Tentar novamente
      </Button>
    </div>
  );
}
