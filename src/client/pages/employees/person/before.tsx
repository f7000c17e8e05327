import { FileText, Play } from 'lucide-react';
import { useState } from 'react';
import { briefTopics, type BriefLine } from '#shared/conversations.ts';
import { formatDay, isCalendarDay } from '#shared/format.ts';
import {
  usePersonBrief,
  usePersonSummary,
  useSaveConversation,
} from '../../../data/conversations.ts';
import { useGenerationRefusal } from '../../../data/generation-gate.ts';
import { toastFailure } from '../../../lib/toast-store.ts';
import { preloadGeneration } from '../../../shell/dialog-loader.ts';
import { useModal } from '../../../shell/modal.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Columns } from '../../../ui/columns.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { briefText } from './brief-text.ts';
import { Points } from './points.tsx';
import { scriptForm } from './script-form.ts';
import type { StageProps } from './stages.ts';

interface BeforeProps extends StageProps {
  onStart: () => void;
}

/** What to know, what to talk about, when. */
export function Before({ employee, conversation, onStart }: BeforeProps) {
  return (
    <Columns shape="halves">
      <>
        <BriefSection {...{ employee, conversation }} />
        <DaySection {...{ employee, conversation }} />
      </>
      <>
        <Points employee={employee} conversation={conversation} />
        <div className="flex justify-end">
          <Button className="max-sm:w-full" onClick={onStart}>
            <Play aria-hidden="true" />
            Começar a conversa
          </Button>
        </div>
      </>
    </Columns>
  );
}

function BriefSection({ employee, conversation }: StageProps) {
  const { data, error, isFetching, refetch } = usePersonBrief(employee.id);
  const summary = usePersonSummary(employee.id);
  const { open } = useModal();
  const refusal = useGenerationRefusal();
  const preload = () => preloadGeneration('meeting');
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const write = () =>
    open('meeting', {
      form: scriptForm({ employee, points: conversation.points, summary: summary.data }),
    });
  return (
    <CardSection title="Em cinco linhas">
      {data ? (
        <dl className="flex flex-col gap-3">
          {data.lines.map((line) => (
            <Line key={line.topic} line={line} employeeId={employee.id} />
          ))}
        </dl>
      ) : (
        <Loading>
          <div className="flex flex-col gap-3">
            {[1, 2, 3, 4, 5].map((key) => (
              <Skeleton key={key} className="h-10" />
            ))}
          </div>
        </Loading>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          disabled={refusal !== null || summary.isPending}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={write}
        >
          <FileText aria-hidden="true" />
          Escrever roteiro
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
          {refusal ?? 'Uma pauta completa, com os pontos para tratar com a pessoa. Usa 1 crédito.'}
        </p>
      </div>
    </CardSection>
  );
}

function Line({ line, employeeId }: { line: BriefLine; employeeId: string }) {
  const { topic, conversationId, documentId, roundId } = line;
  const href = conversationId
    ? `/colaboradores?id=${employeeId}&conversa=${conversationId}`
    : documentId
      ? `/historico?item=${documentId}`
      : roundId && `/colaboradores?perguntas=${roundId}`;
  return (
    <div>
      <dt className="text-sm font-medium text-muted">{briefTopics[topic]}</dt>
      <dd className="max-w-[68ch] wrap-anywhere">
        {briefText(line)}
        {href && (
          <>
            {' '}
            <Link href={href} aria-label={`Abrir: ${briefTopics[topic]}`} className={textLink}>
              Abrir
            </Link>
          </>
        )}
      </dd>
    </div>
  );
}

/** When it is to be; it is kept as soon as it is a day. */
function DaySection({ employee, conversation }: StageProps) {
  const { data } = usePersonSummary(employee.id);
  const save = useSaveConversation();
  const [day, setDay] = useState(conversation.plannedOn ?? '');
  const choose = (next: string) => {
    setDay(next);
    if (next !== '' && !isCalendarDay(next)) return;
    save.mutate(
      { id: conversation.id, patch: { plannedOn: next === '' ? null : next } },
      { onError: (error) => toastFailure(error, 'Não foi possível guardar o dia') },
    );
  };
  const suggested = data?.suggestedNextOn;
  return (
    <CardSection title="Quando">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Dia da conversa" className="w-44">
          {(control) => <DateField {...control} value={day} onChange={choose} />}
        </Field>
        {day === '' && suggested && (
          <Button variant="link" onClick={() => choose(suggested)}>
            {`Marcar para ${formatDay(suggested)}`}
          </Button>
        )}
      </div>
    </CardSection>
  );
}
