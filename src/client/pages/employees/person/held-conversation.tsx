import { Trash2 } from 'lucide-react';
import {
  talkingPointBoxes,
  type ConversationWithPoints,
  type TalkingPointBox,
} from '#shared/conversations.ts';
import type { Employee } from '#shared/employees.ts';
import { calendarDay, formatDay, formatInstant } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import { wordsOf } from '../../../commitments/agreed-lines.tsx';
import {
  restoreConversation,
  useConversation,
  useEraseConversation,
} from '../../../data/conversations.ts';
import { SummaryToSend } from '../../../generation/summary-to-send.tsx';
import { useQueryValues } from '../../../lib/query-values.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { TransportError } from '../../../lib/transport.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Columns } from '../../../ui/columns.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx';
import { summaryMessage } from './summary-message.ts';

/** How long a deletion can be taken back, in milliseconds. */
const undoFor = 10_000;

interface HeldConversationProps {
  id: string;
  employee: Employee;
}

/** A conversation that was held: the summary to send, and what one wrote of it. */
export function HeldConversation({ id, employee }: HeldConversationProps) {
  const { data, error, isFetching, refetch } = useConversation(id);
  const isUnknown = error instanceof TransportError && error.status === 404;
  if (isUnknown || (data && data.employeeId !== employee.id)) {
    return (
      <EmptyState
        title={messages.conversationNotFound}
        text="Ela pode ter sido excluída. As outras estão na linha do tempo da pessoa."
      />
    );
  }
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <CardSkeleton lines={6} />
      </Loading>
    );
  }
  return (
    <Columns shape="halves">
      <Summary conversation={data} name={employee.name} />
      <Record conversation={data} />
    </Columns>
  );
}

function Summary({ conversation, name }: { conversation: ConversationWithPoints; name: string }) {
  const day = conversation.heldAt && formatDay(calendarDay(new Date(conversation.heldAt)));
  return (
    <CardSection title="Resumo para enviar">
      <SummaryToSend
        subject={`Resumo da nossa conversa${day ? ` de ${day}` : ''}`}
        text={summaryMessage(conversation, name)}
        hint="Revise antes de enviar. “Como foi?”, anotações e pontos só seus não entram."
      />
    </CardSection>
  );
}

function Record({ conversation }: { conversation: ConversationWithPoints }) {
  const { id, employeeId, heldAt, outcome, agreed, notes, nextOn, points } = conversation;
  const { commitments } = conversation;
  const today = calendarDay(useToday());
  const { change } = useQueryValues();
  const erase = useEraseConversation();
  const failed = (error: unknown) => toastFailure(error, 'Não foi possível desfazer');
  const remove = () =>
    erase.mutate(conversation, {
      onError: (error) => toastFailure(error, 'Não foi possível excluir a conversa'),
      onSuccess: () => {
        change({ conversa: '' }, { replace: true });
        const run = () => void restoreConversation({ id, employeeId }).catch(failed);
        toast({
          title: messages.conversationDeleted,
          duration: undoFor,
          action: { label: 'Desfazer', run },
        });
      },
    });
  const textOf = (box: TalkingPointBox) =>
    points
      .filter((point) => point.box === box)
      .map(({ text }) => `- ${text}`)
      .join('\n');
  const parts: [string, string][] = [
    ['Como foi?', outcome],
    ['O que combinamos', agreed],
    [talkingPointBoxes.shared, textOf('shared')],
    [talkingPointBoxes.private, textOf('private')],
    ['Anotações rápidas', notes],
    ['Próxima conversa', nextOn ? formatDay(nextOn) : ''],
  ];
  const written = parts.filter(([, text]) => text !== '');
  return (
    <CardSection
      title={heldAt ? `Conversa de ${formatInstant(heldAt)}` : 'Conversa'}
      actions={
        <Button
          variant="quiet"
          size="icon"
          aria-label="Excluir conversa"
          disabled={erase.isPending}
          onClick={remove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      }
    >
      {written.length === 0 ? (
        <p className="text-muted">Nada foi anotado nesta conversa.</p>
      ) : (
        <dl className="flex flex-col gap-4">
          {written.map(([term, text]) => (
            <div key={term}>
              <dt className="text-sm font-medium text-muted">{term}</dt>
              <dd className="mt-0.5 max-w-[68ch] whitespace-pre-wrap wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {commitments.length > 0 && (
        <div className="mt-4">
          <h3 className="text-sm font-medium text-muted">Combinados</h3>
          <ul className="mt-0.5 flex flex-col gap-1">
            {commitments.map((commitment) => (
              <li key={commitment.id}>
                <Link href={`/combinados?id=${commitment.id}`} className={textLink}>
                  {wordsOf(commitment, today)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </CardSection>
  );
}
