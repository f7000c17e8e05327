import type { Employee } from '#shared/employees.ts';
import { formatDay } from '#shared/format.ts';
import { usePersonSummary } from '../../../data/conversations.ts';
import { useHistoryItem } from '../../../data/documents.ts';
import { CardSection } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx';
import { firstNameOf } from './ago.ts';
import { barsOf } from './pdi-in-force.ts';

/** The PDI in force, with a bar for each competency. */
export function PdiSection({ employee }: { employee: Employee }) {
  const { data } = usePersonSummary(employee.id);
  const pdi = data?.pdi;
  if (!data) return null;
  return (
    <CardSection title="PDI em vigor">
      {pdi ? (
        <>
          <p>
            <Link
              href={`/historico?item=${pdi.documentId}`}
              className={`${textLink} inline-flex min-h-6 items-center pointer-coarse:min-h-11`}
            >
              {pdi.title}
            </Link>
          </p>
          {pdi.dueOn && (
            <p className="text-sm text-muted tabular-nums">Até {formatDay(pdi.dueOn)}</p>
          )}
          <Bars documentId={pdi.documentId} />
        </>
      ) : (
        <p className="text-muted">
          Ainda não há PDI. Crie um com dois ou três objetivos que {firstNameOf(employee.name)}{' '}
          queira alcançar.
        </p>
      )}
    </CardSection>
  );
}

function Bars({ documentId }: { documentId: string }) {
  const { data, error, isFetching, refetch } = useHistoryItem(documentId);
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <CardSkeleton lines={2} />
      </Loading>
    );
  }
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {barsOf(data.content).map(({ name, currentLevel, targetLevel, percent }, index) => (
        <li key={index}>
          <div className="mb-1 flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {`Nível ${currentLevel} → ${targetLevel}`}
            </span>
          </div>
          <Progress
            value={percent}
            label={`${name}: nível atual ${currentLevel}, nível desejado ${targetLevel}`}
          />
        </li>
      ))}
    </ul>
  );
}
