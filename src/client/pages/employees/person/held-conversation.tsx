import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  talkingPointBoxes,
  type ConversationWithPoints,
  type TalkingPointBox,
} from '#shared/conversations.ts';
import type { Employee } from '#shared/employees.ts';
import { calendarDay, formatDay, formatInstant } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import { AgreedLines } from '../../../commitments/agreed-lines.tsx';
import {
  restoreConversation,
  saveConversation,
  useConversation,
  useEraseConversation,
} from '../../../data/conversations.ts';
import { SummaryToSend } from '../../../generation/summary-to-send.tsx';
import { useQueryValues } from '../../../lib/query-values.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { TransportError } from '../../../lib/transport.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Columns } from '../../../ui/columns.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { HalvesShape } from './person-shape.tsx';
import { summaryMessage } from './summary-message.ts';

/** How long a deletion can be taken back, in milliseconds. */
const undoFor = 10_000;

interface HeldConversationProps {
  id: string;
  employee: Employee;
  /** It stands in the place of what one was reading: one goes on at its heading. */
  takesFocus: boolean;
}

/** A conversation that was held: the summary to send, what one wrote of it, and what it agreed. */
export function HeldConversation({ id, employee, takesFocus }: HeldConversationProps) {
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
        <HalvesShape />
      </Loading>
    );
  }
  return (
    <Columns shape="halves">
      <Summary conversation={data} employee={employee} takesFocus={takesFocus} />
      <Record conversation={data} employee={employee} />
    </Columns>
  );
}

interface PartProps {
  conversation: ConversationWithPoints;
  employee: Employee;
}

interface SummaryProps extends PartProps {
  takesFocus: boolean;
}

function Summary({ conversation, employee, takesFocus }: SummaryProps) {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  const day = conversation.heldAt && formatDay(calendarDay(new Date(conversation.heldAt)));
  return (
    <CardSection
      title={
        <span ref={heading} tabIndex={-1} className="scroll-mt-20">
          Resumo para enviar
        </span>
      }
    >
      <SummaryToSend
        subject={`Resumo da nossa conversa${day ? ` de ${day}` : ''}`}
        text={summaryMessage(conversation, employee.name)}
        to={employee}
        hint="Revise antes de enviar. “Como foi?”, anotações e pontos só seus não entram."
      />
    </CardSection>
  );
}

function Record({ conversation, employee: { name } }: PartProps) {
  const { id, companyId, employeeId, heldAt, outcome, agreed, notes, nextOn, points } =
    conversation;
  const { commitments, declined } = conversation;
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
      <div className="mt-4">
        <AgreedLines
          key={id}
          companyId={companyId}
          commitments={commitments}
          declined={declined}
          onDecline={(lines) => saveConversation(id, { declined: lines })}
          source={{ conversationId: id }}
          person={{ id: employeeId, name }}
          text={agreed}
          label="Combinados desta conversa"
        />
      </div>
    </CardSection>
  );
}
