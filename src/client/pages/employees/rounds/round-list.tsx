import { MessageCircleHeart, Plus } from 'lucide-react';
import { calendarDay, formatDay } from '#shared/format.ts';
import { roundStates, type RoundItem, type RoundState } from '#shared/rounds.ts';
import { useRounds } from '../../../data/rounds.ts';
import { countOf } from '../../../lib/count.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Line, RowsSkeleton, rowsFrame } from '../../../ui/shapes.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

export const roundTones: Record<RoundState, BadgeTone> = {
  open: 'primary',
  ended: 'warning',
  closed: 'neutral',
};

const row = 'flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3';
const words = 'min-w-0 flex-1 basis-60';

/** Every round, newest first. */
export function RoundList({ companyId, teamId }: { companyId: string; teamId: string }) {
  const rounds = useRounds(companyId);
  const { data, error, isFetching, refetch } = rounds;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const ask = (
    <Link
      href={`/colaboradores?perguntas=nova${teamId && `&equipe=${teamId}`}`}
      className={buttonClass()}
    >
      <Plus aria-hidden="true" />
      Fazer perguntas
    </Link>
  );
  if (error && items.length === 0) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <div className="mb-4">{ask}</div>
        <Loading>
          <RowsSkeleton rows={4}>
            <div className={row}>
              <div className={words}>
                <Line words="w-2/3" />
                <Line className="text-sm" words="w-1/2" />
              </div>
              <Skeleton className="h-6 w-28" />
            </div>
          </RowsSkeleton>
        </Loading>
      </>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<MessageCircleHeart />}
        title="Ouça antes de concluir"
        text="Faça até três perguntas às pessoas que você lidera. Cada uma responde por um link próprio, com o nome dela, e a resposta vai para a página da pessoa."
        action={ask}
      />
    );
  }
  return (
    <>
      <div className="mb-4">{ask}</div>
      <ul className={rowsFrame}>
        {items.map((round) => (
          <Item key={round.id} round={round} />
        ))}
      </ul>
      <ShowMore of={rounds} />
    </>
  );
}

function Item({ round }: { round: RoundItem }) {
  const { id, questions, state, createdAt, closesOn, people, answered } = round;
  const asked = formatDay(calendarDay(new Date(createdAt)));
  return (
    <li>
      <Link
        href={`/colaboradores?perguntas=${id}`}
        className={`${row} -outline-offset-2 transition-colors hover:bg-sunken`}
      >
        <span className={words}>
          <span className="block font-medium wrap-anywhere">{questions[0]}</span>
          <span className="block text-sm text-muted">
            {asked}, {countOf(questions.length, 'pergunta', 'perguntas')}
            {state === 'open' && `, até ${formatDay(closesOn)}`}
          </span>
        </span>
        <span className="text-sm text-muted tabular-nums">{answeredOf(answered, people)}</span>
        <Badge tone={roundTones[state]}>{roundStates[state]}</Badge>
      </Link>
    </li>
  );
}

/** 'Ninguém respondeu ainda', '3 de 8 responderam' */
export function answeredOf(answered: number, people: number): string {
  if (answered === 0) return 'Ninguém respondeu ainda';
  return `${answered} de ${people} ${answered === 1 ? 'respondeu' : 'responderam'}`;
}
