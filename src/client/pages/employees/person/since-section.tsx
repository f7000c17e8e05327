import { formatDay } from '#shared/format.ts';
import { usePersonSummary } from '../../../data/conversations.ts';
import { useToday } from '../../../lib/use-today.ts';
import { CardSection } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ago } from './ago.ts';
import { SinceShape } from './person-shape.tsx';

/** How long ago one talked, and gave feedback; when one talks next. */
export function SinceSection({ employeeId }: { employeeId: string }) {
  const { data, error, isFetching, refetch } = usePersonSummary(employeeId);
  const today = useToday();
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <SinceShape />
      </Loading>
    );
  }
  const { lastConversation, lastFeedback, prepared } = data;
  const here = `/colaboradores?id=${employeeId}`;
  return (
    <CardSection title="Onde estamos">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Since
          term="Última conversa"
          at={lastConversation && ago(lastConversation.heldAt, today)}
          none="ainda nenhuma"
          href={lastConversation && `${here}&conversa=${lastConversation.id}`}
        />
        <Since
          term="Último feedback"
          at={lastFeedback && ago(lastFeedback.createdAt, today)}
          none="ainda nenhum"
          href={lastFeedback && `/historico?item=${lastFeedback.documentId}`}
        />
        {prepared?.plannedOn && (
          <Since
            term="Próxima conversa"
            at={formatDay(prepared.plannedOn)}
            none=""
            href={`${here}&conversa=antes`}
          />
        )}
      </dl>
    </CardSection>
  );
}

/** As high whether it is a link or not. */
const line = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11';

interface SinceProps {
  term: string;
  at: string | null;
  none: string;
  href: string | null;
}

function Since({ term, at, none, href }: SinceProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 font-semibold tabular-nums">
        {at && href ? (
          <Link href={href} className={`${textLink} ${line}`}>
            {at}
          </Link>
        ) : (
          <span className={`${line} font-medium text-muted`}>{none}</span>
        )}
      </dd>
    </div>
  );
}
