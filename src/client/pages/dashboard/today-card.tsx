import { Check, MessageSquare } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatDay } from '#shared/format.ts';
import type { TodayLine } from '#shared/today.ts';
import { dayWords, keeperOf } from '../../commitments/day-words.ts';
import { useTodayLines } from '../../data/today.ts';
import { answered } from '../../lib/query-client.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { recall, remember } from '../../lib/tab-memory.ts';
import { toastUnopened } from '../../lib/use-opener.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** What is due or late, each with its one action. */
export function TodayCard({ companyId }: { companyId: string }) {
  return (
    <CardSection
      title="Hoje"
      actions={
        <Link href="/combinados" className={`${textLink} inline-block py-0.5`}>
          Ver combinados
        </Link>
      }
    >
      <Lines companyId={companyId} />
    </CardSection>
  );
}

function Lines({ companyId }: { companyId: string }) {
  const { data, isFetching, error, refetch } = useTodayLines(companyId);
  const count = data?.lines.length;
  useEffect(() => {
    if (count !== undefined) remember(shapeMemory, count);
  }, [count]);
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton />;
  const { lines, today, hasMore } = data;
  return (
    <div tabIndex={-1} className="outline-none">
      {lines.length === 0 ? (
        <p className="py-2 text-muted">
          Nada vence hoje e ninguém espera por uma conversa. O que você combinar aparece aqui no
          dia.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <Line key={keyOf(line)} line={line} today={today} />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="pt-2 text-sm text-muted">
          Há mais à sua espera: veja os combinados e as conversas.
        </p>
      )}
    </div>
  );
}

/** How many lines there were last. */
const shapeMemory = 'today-lines';

/** As high as what stood here last, so that nothing below it moves when it comes. */
function LinesSkeleton() {
  // None is a line that says so.
  const count = Math.max(1, Number(recall(shapeMemory) ?? 2));
  return (
    <Loading>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex min-h-13 items-center">
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    </Loading>
  );
}

function keyOf(line: TodayLine): string {
  if (line.kind === 'commitment') return line.commitment.id;
  return line.kind === 'follow-up' ? line.documentId : `${line.kind}:${line.employee.id}`;
}

interface LineProps<Kind extends TodayLine['kind'] = TodayLine['kind']> {
  line: Extract<TodayLine, { kind: Kind }>;
  today: string;
}

function Line(props: LineProps) {
  const { line, today } = props;
  if (line.kind === 'commitment') return <CommitmentLine {...props} line={line} />;
  const { employee } = line;
  if (line.kind === 'waiting') {
    return (
      <Talk employee={employee} title={`${employee.name} espera por uma conversa`}>
        {line.talkedOn === null
          ? 'Ainda sem conversa registrada'
          : `A última foi em ${formatDay(line.talkedOn)}`}
      </Talk>
    );
  }
  const isPlanned = line.kind === 'conversation';
  const what = isPlanned
    ? 'Conversa com'
    : line.of === 'pdi'
      ? 'Fim do PDI de'
      : 'Acompanhar o feedback de';
  return (
    <Talk employee={employee} title={`${what} ${employee.name}`}>
      <Day day={isPlanned ? line.plannedOn : line.dueOn} today={today} />
    </Talk>
  );
}

const row = 'flex min-h-13 items-center gap-2 py-1.5';

interface TalkProps {
  employee: { id: string; name: string };
  title: string;
  children: ReactNode;
}

/** A talk is what is called for: it opens where it is prepared. */
function Talk({ employee, title, children }: TalkProps) {
  return (
    <li className={row}>
      <span className="-ml-2 flex size-10 shrink-0 items-center justify-center pointer-coarse:size-11">
        <MessageSquare aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{children}</p>
      </div>
      <Link
        href={`/colaboradores?id=${employee.id}&conversa=antes`}
        aria-label={`Preparar conversa com ${employee.name}`}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        Preparar
      </Link>
    </li>
  );
}

function CommitmentLine({ line: { commitment }, today }: LineProps<'commitment'>) {
  const once = useSingleFlight();
  const line = useRef<HTMLLIElement>(null);
  // A line that goes with the focus in it leaves it to the card, the last one too.
  useLayoutEffect(() => {
    const it = line.current;
    return () => {
      if (!it?.contains(document.activeElement)) return;
      it.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    };
  }, []);
  const { id, text, employee, owner, dueOn } = commitment;
  const keeper = keeperOf(commitment);
  return (
    <li ref={line} className={row}>
      <button
        type="button"
        aria-label={`Cumprido: ${text}`}
        onClick={() =>
          void once(async () => {
            const { completeHere } = await import('../../commitments/complete-here.ts');
            // Until the list is read again the line stands there, and is no second wish.
            if (await completeHere(commitment)) await answered();
          }).catch(toastUnopened)
        }
        className={`${buttonClass({ variant: 'quiet', size: 'icon' })} -ml-2`}
      >
        <Check aria-hidden="true" className="size-6 rounded-full border border-control p-0.5" />
      </button>
      <div className="min-w-0 flex-1">
        <Link href={`/combinados?id=${id}`} className="font-medium hover:underline">
          {text}
        </Link>
        <p className="text-sm text-muted">
          {employee && owner === 'leader' ? `${keeper}, com ${employee.name}` : keeper}
          {dueOn && (
            <>
              {' · '}
              <Day day={dueOn} today={today} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}

function Day({ day, today }: { day: string; today: string }) {
  return (
    <time
      dateTime={day}
      className={day < today ? 'font-medium text-attention tabular-nums' : 'tabular-nums'}
    >
      {dayWords(day, today)}
    </time>
  );
}
