import type { Employee } from '#shared/employees.ts';
import { formatDay } from '#shared/format.ts';
import { roundStates, type Round } from '#shared/rounds.ts';
import { reopenRound, useCloseRound, useRound } from '../../../data/rounds.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { TransportError } from '../../../lib/transport.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx';
import { answeredOf, roundTones } from './round-list.tsx';
import { RoundPeople } from './round-people.tsx';

/** How long a closing can be taken back, in milliseconds. */
const undoFor = 10_000;

/** One round: what was asked, and who has answered. */
export function OneRound({ id, employees }: { id: string; employees: readonly Employee[] }) {
  const { data: round, error, isFetching, refetch } = useRound(id);
  if (error instanceof TransportError && error.status === 404) {
    return (
      <EmptyState
        title="Esta rodada não existe"
        text="O endereço pode estar incompleto."
        action={
          <Link href="/colaboradores?perguntas=todas" className={buttonClass()}>
            Ver todas
          </Link>
        }
      />
    );
  }
  if (error && !round) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!round) {
    return (
      <Loading>
        <CardSkeleton lines={6} />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Summary round={round} />
      <RoundPeople round={round} employees={employees} />
    </div>
  );
}

function Summary({ round }: { round: Round }) {
  const { questions, state, closesOn, people } = round;
  const close = useCloseRound();
  const answered = people.filter((person) => person.state === 'answered').length;
  const undo = () =>
    void reopenRound(round.id).catch((error: unknown) =>
      toastFailure(error, 'Não foi possível desfazer.'),
    );
  const end = () =>
    close.mutate(round.id, {
      onSuccess: () =>
        toast({
          title: 'Rodada encerrada',
          description: 'Os links não abrem mais. As respostas ficam.',
          action: { label: 'Desfazer', run: undo },
          duration: undoFor,
        }),
      onError: (error) => toastFailure(error, 'Não foi possível encerrar. Tente de novo.'),
    });
  return (
    <section aria-label="A rodada" className="rounded-lg border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 font-medium tabular-nums">
          {answeredOf(answered, people.length)}
        </p>
        <Badge tone={roundTones[state]}>{roundStates[state]}</Badge>
        {state === 'open' && (
          <Button
            variant="secondary"
            size="sm"
            busy={close.isPending}
            busyText="Encerrando..."
            onClick={end}
          >
            Encerrar
          </Button>
        )}
      </div>
      <ol className="mt-3 flex list-decimal flex-col gap-1 pl-5">
        {questions.map((question, index) => (
          <li key={index} className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">
        {state === 'open'
          ? `Respostas até ${formatDay(closesOn)}. Cada uma vai também para a página da pessoa.`
          : 'Os links não abrem mais. As respostas ficam aqui e na página de cada pessoa.'}
      </p>
    </section>
  );
}
