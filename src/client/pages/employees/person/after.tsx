import { useState } from 'react';
import type { TalkingPoint } from '#shared/conversations.ts';
import { calendarDay, isCalendarDay } from '#shared/format.ts';
import { AgreedLines } from '../../../commitments/agreed-lines.tsx';
import {
  saveConversation,
  useCloseConversation,
  usePersonSummary,
} from '../../../data/conversations.ts';
import { useAutosave } from '../../../lib/autosave.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { issuesOf } from '../../../lib/transport.ts';
import { useToday } from '../../../lib/use-today.ts';
import { AutosavedTextarea } from '../../../ui/autosaved-textarea.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Columns } from '../../../ui/columns.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import type { StageProps } from './stages.ts';

/** 'Como foi?', what was agreed, and when the next one is. */
export function After({ employee, conversation }: StageProps) {
  const { id } = conversation;
  const outcome = useAutosave({
    name: `conversation:${id}:outcome`,
    saved: conversation.outcome,
    save: (text, was) => saveConversation(id, { outcome: text, was: { outcome: was } }),
  });
  const agreed = useAutosave({
    name: `conversation:${id}:agreed`,
    saved: conversation.agreed,
    save: (text, was) => saveConversation(id, { agreed: text, was: { agreed: was } }),
  });
  const next = useNextDay(employee.id);
  const close = useCloseConversation();
  const once = useSingleFlight();
  const { change } = useQueryValues();
  const end = async () => {
    if (next.refuse()) return;
    try {
      const saved = await Promise.all([outcome.flush(), agreed.flush()]);
      // What could not be saved says so under its text.
      if (saved.includes(false)) return;
      await close.mutateAsync({ id, closing: { nextOn: next.day || null } });
      change({ conversa: id }, { replace: true });
      toast({ title: 'Conversa encerrada', isHeardOnly: true });
    } catch (error) {
      next.say(issuesOf(error).find(({ path }) => path === 'nextOn')?.message);
      toastFailure(error, 'Não foi possível encerrar a conversa');
    }
  };
  return (
    <Columns shape="aside">
      <CardSection title="Depois da conversa">
        <div className="flex flex-col gap-3">
          <AutosavedTextarea
            label="Como foi?"
            hint="Três linhas bastam. Só você lê."
            rows={3}
            field={outcome}
          />
          <AutosavedTextarea
            label="O que combinamos"
            hint="Um por linha. Vai para o resumo."
            rows={3}
            field={agreed}
          />
          <AgreedLines
            companyId={conversation.companyId}
            commitments={conversation.commitments}
            declined={conversation.declined}
            onDecline={(declined) => saveConversation(id, { declined })}
            source={{ conversationId: id }}
            person={{ id: employee.id, name: employee.name }}
            text={agreed.text}
            label="Combinados desta conversa"
          />
          <Field
            label="Próxima conversa"
            className="max-w-sm"
            error={next.problem}
            hint="Proposta pela frequência da equipe. Deixe em branco para marcar depois."
          >
            {(control) => <DateField {...control} value={next.day} onChange={next.choose} />}
          </Field>
        </div>
        <div className="mt-5 flex justify-end">
          <Button
            className="max-sm:w-full"
            busy={close.isPending}
            busyText="Encerrando..."
            onClick={() => void once(end)}
          >
            Encerrar e ver o resumo
          </Button>
        </div>
      </CardSection>
      <PointsSoFar conversation={conversation} />
    </Columns>
  );
}

/** What was treated, and what waits for the next conversation. */
function PointsSoFar({ conversation: { points } }: Pick<StageProps, 'conversation'>) {
  const treated = points.filter(({ conversationId }) => conversationId !== null);
  const waiting = points.filter(({ conversationId }) => conversationId === null);
  return (
    <CardSection title="Pontos">
      <div className="flex flex-col gap-4">
        <PointList title="Tratados" points={treated} none="Nenhum ponto marcado em “Durante”." />
        <PointList title="Ficam para a próxima" points={waiting} none="Nenhum." />
      </div>
    </CardSection>
  );
}

interface PointListProps {
  title: string;
  points: readonly TalkingPoint[];
  none: string;
}

function PointList({ title, points, none }: PointListProps) {
  return (
    <div>
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      {points.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="mt-0.5 flex flex-col gap-1">
          {points.map(({ id, text }) => (
            <li key={id} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The proposed day, until another was typed. */
function useNextDay(employeeId: string) {
  const { data } = usePersonSummary(employeeId);
  const today = calendarDay(useToday());
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const day = typed ?? data?.suggestedNextOn ?? '';
  return {
    day,
    problem,
    say: setProblem,
    choose(next: string) {
      setTyped(next);
      setProblem(undefined);
    },
    /** Says at the field why the day cannot be. */
    refuse(): boolean {
      if (day === '') return false;
      const isRefused = !isCalendarDay(day) || day < today;
      if (isRefused) setProblem('Escolha um dia de hoje em diante');
      return isRefused;
    },
  };
}
