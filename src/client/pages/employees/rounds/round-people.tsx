import { useState } from 'react';
import type { Employee } from '#shared/employees.ts';
import { formatInstant } from '#shared/format.ts';
import {
  roundPersonStates,
  type Round,
  type RoundPerson,
  type RoundPersonState,
} from '#shared/rounds.ts';
import { useRemind, useRenewRoundLink } from '../../../data/rounds.ts';
import { toastFailure, toastSuccess } from '../../../lib/toast-store.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { useHeldLinks } from './held-links.ts';
import { MessageField, SendLink, usualMessage } from './send-link.tsx';

const tones: Record<RoundPersonState, BadgeTone> = {
  waiting: 'neutral',
  opened: 'primary',
  answered: 'ok',
};
/** Who answered first: that is what one came for. */
const order: Record<RoundPersonState, number> = { answered: 0, opened: 1, waiting: 2 };

/** Who has answered, who opened, who has not; and the links that are still to be sent. */
export function RoundPeople({
  round,
  employees,
}: {
  round: Round;
  employees: readonly Employee[];
}) {
  const links = useHeldLinks(round.id);
  const [message, setMessage] = useState(() => usualMessage(round));
  const people = round.people.toSorted((one, other) => order[one.state] - order[other.state]);
  const isOpen = round.state === 'open';
  const hasLinks = isOpen && Object.values(links.value).some(({ isReminder }) => !isReminder);
  return (
    <>
      {hasLinks && <MessageField message={message} onChange={setMessage} />}
      <ul
        aria-label="Pessoas desta rodada"
        className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
      >
        {people.map((person) => {
          const held = links.value[person.id];
          return (
            <li key={person.id} className="flex flex-col gap-3 px-5 py-4">
              <Status person={person} />
              {person.state === 'answered' && (
                <Answers questions={round.questions} answers={person.answers} />
              )}
              {isOpen && held && (
                <SendLink
                  round={round}
                  name={person.employee.name}
                  to={employees.find(({ id }) => id === person.employee.id)}
                  link={held}
                  message={message}
                />
              )}
              {isOpen && (
                <Actions
                  roundId={round.id}
                  person={person}
                  onLink={(url, isReminder) =>
                    links.change((now) => ({ ...now, [person.id]: { url, isReminder } }))
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Status({ person }: { person: RoundPerson }) {
  const { employee, state, answeredAt, remindedAt } = person;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        href={`/colaboradores?id=${employee.id}`}
        className={`${textLink} inline-flex min-h-8 min-w-0 items-center font-medium wrap-anywhere pointer-coarse:min-h-11`}
      >
        {employee.name}
      </Link>
      <Badge tone={tones[state]}>{roundPersonStates[state]}</Badge>
      <span className="text-sm text-muted">
        {answeredAt
          ? `em ${formatInstant(answeredAt)}`
          : remindedAt && `Lembrete em ${formatInstant(remindedAt)}`}
      </span>
    </div>
  );
}

function Answers({ questions, answers }: { questions: string[]; answers: string[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {questions.map(
        (question, index) =>
          answers[index] && (
            <div key={index}>
              <dt className="text-sm text-muted wrap-anywhere">{question}</dt>
              <dd className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
                {answers[index]}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface ActionsProps {
  roundId: string;
  person: RoundPerson;
  onLink: (url: string, isReminder: boolean) => void;
}

function Actions({ roundId, person, onLink }: ActionsProps) {
  const renew = useRenewRoundLink(roundId);
  const remind = useRemind(roundId);
  const { id, employee, state, remindedAt } = person;
  const reasonId = `lembrado-${id}`;
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-1">
      {state !== 'answered' && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Lembrar ${employee.name}`}
          aria-describedby={remindedAt ? reasonId : undefined}
          disabled={remindedAt !== null}
          busy={remind.isPending}
          busyText="Criando..."
          onClick={() =>
            remind.mutate(id, {
              onSuccess: ({ url }) => {
                onLink(url, true);
                toastSuccess('O lembrete está pronto para você enviar.');
              },
              onError: (error) =>
                toastFailure(error, 'Não foi possível criar o lembrete. Tente de novo.'),
            })
          }
        >
          Lembrar
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Novo link para ${employee.name}`}
        busy={renew.isPending}
        busyText="Criando..."
        onClick={() =>
          renew.mutate(id, {
            onSuccess: ({ url }) => {
              onLink(url, false);
              toastSuccess('Link novo criado. O anterior não abre mais.');
            },
            onError: (error) =>
              toastFailure(error, 'Não foi possível criar o link. Tente de novo.'),
          })
        }
      >
        Novo link
      </Button>
      {state !== 'answered' && remindedAt && (
        <p id={reasonId} className="px-3 text-sm text-muted">
          Já lembrada: um lembrete por rodada é o bastante.
        </p>
      )}
    </div>
  );
}
