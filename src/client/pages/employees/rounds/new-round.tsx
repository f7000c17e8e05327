import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Employee } from '#shared/employees.ts';
import { addDays, calendarDay, isCalendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { readyQuestions, roundDays } from '#shared/rounds.ts';
import type { Team } from '#shared/teams.ts';
import { useStartRound } from '../../../data/rounds.ts';
import { countOf } from '../../../lib/count.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { useToday } from '../../../lib/use-today.ts';
import { useWishKey } from '../../../lib/wish-key.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AskedPeople } from './asked-people.tsx';
import { holdLinks } from './held-links.ts';

interface NewRoundProps {
  companyId: string;
  employees: readonly Employee[];
  teams: readonly Team[];
  /** Whose people are chosen to begin with; '' is none. */
  teamId: string;
  /** The person it begins with; '' is none. */
  personId: string;
}

interface Asked {
  questions: string[];
  employeeIds: string[];
  closesOn: string;
}

/** What is asked, whom, and until when. */
export function NewRound({ companyId, employees, teams, teamId, personId }: NewRoundProps) {
  const today = calendarDay(useToday());
  const active = employees.filter(({ isActive }) => isActive);
  const draft = useFormDraft<Asked>(`${companyId}:round:${personId}:${teamId}`, {
    questions: [...readyQuestions[0].questions],
    employeeIds: beginsWith(active, { teamId, personId }),
    closesOn: addDays(today, roundDays.usual),
  });
  const [asked, setAsked] = useState(draft.initial);
  const wish = useWishKey();
  const [tried, setTried] = useState(false);
  const start = useStartRound();
  const { change: goTo } = useQueryValues();
  // As it is by then: what is taken back later takes back nothing else.
  const change = (part: Partial<Asked>) => setAsked((now) => ({ ...now, ...part }));
  const { keep } = draft;
  useEffect(() => {
    if (asked !== draft.initial) keep(asked);
  }, [asked, draft.initial, keep]);
  const here = new Set(active.map(({ id }) => id));
  const employeeIds = asked.employeeIds.filter((id) => here.has(id));
  const errors = errorsOf({ ...asked, employeeIds }, today);
  const send = () => {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    const { questions, closesOn } = asked;
    const body = { companyId, questions, closesOn, employeeIds };
    start.mutate(
      { key: wish.keyOf(body), body },
      {
        onSuccess: ({ round, links }) => {
          wish.end();
          draft.erase();
          holdLinks(round.id, links);
          goTo({ perguntas: round.id, de: '', equipe: '' }, { replace: true });
        },
        onError: (error) => toastFailure(error, 'Não foi possível criar os links. Tente de novo.'),
      },
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <CardSection title="Perguntas">
        <Questions questions={asked.questions} onChange={(questions) => change({ questions })} />
        {tried && errors.questions && <Problem text={errors.questions} />}
      </CardSection>
      <CardSection title="Para quem">
        <AskedPeople
          employees={active}
          teams={teams}
          teamId={teamId}
          chosen={employeeIds}
          onChange={(ids) => change({ employeeIds: ids })}
        />
        {tried && errors.employeeIds && <Problem text={errors.employeeIds} />}
      </CardSection>
      <Field
        label="Responder até"
        className="sm:max-w-72"
        error={tried ? errors.closesOn : undefined}
        hint="Até lá, a resposta pode ser mudada."
      >
        {(control) => (
          <DateField
            {...control}
            min={today}
            value={asked.closesOn}
            onChange={(closesOn) => change({ closesOn })}
          />
        )}
      </Field>
      <Notice>
        Não é anônimo: cada pessoa responde com o nome dela, sabe que você vai ler, e só responde se
        quiser. Advertência, salário, desligamento e assuntos íntimos não vão por link.
      </Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={start.isPending} busyText="Criando...">
          {employeeIds.length > 1 ? `Criar ${employeeIds.length} links` : 'Criar link'}
        </Button>
        <p className="text-sm text-muted">Nada é enviado ainda: você manda cada link.</p>
      </div>
    </form>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-2 text-sm text-danger">
      {text}
    </p>
  );
}

function beginsWith(
  active: readonly Employee[],
  { teamId, personId }: { teamId: string; personId: string },
): string[] {
  const isChosen = (employee: Employee) =>
    personId ? employee.id === personId : teamId !== '' && employee.teamIds.includes(teamId);
  return active
    .filter(isChosen)
    .slice(0, limits.roundPeople)
    .map(({ id }) => id);
}

function errorsOf(
  { questions, employeeIds, closesOn }: Asked,
  today: string,
): Partial<Record<keyof Asked, string>> {
  const lastDay = addDays(today, roundDays.most);
  const isDay = isCalendarDay(closesOn) && closesOn >= today && closesOn <= lastDay;
  return {
    ...(questions.some((question) => question.trim() === '') && {
      questions: 'Escreva a pergunta, ou remova a que está em branco.',
    }),
    ...(employeeIds.length === 0 && { employeeIds: 'Escolha pelo menos uma pessoa.' }),
    ...(employeeIds.length > limits.roundPeople && {
      employeeIds: `Escolha até ${limits.roundPeople} pessoas por rodada.`,
    }),
    ...(!isDay && { closesOn: `Escolha um dia de hoje até daqui a ${roundDays.most} dias.` }),
  };
}

interface QuestionsProps {
  questions: string[];
  onChange: (questions: string[]) => void;
}

/** Ours are taken with one tap, and changed like one's own. */
function Questions({ questions, onChange }: QuestionsProps) {
  const take = (ready: readonly string[]) => {
    onChange([...ready]);
    const areOurs = readyQuestions.some(
      (each) => each.questions.join('\n') === questions.join('\n'),
    );
    if (areOurs || questions.every((question) => question.trim() === '')) return;
    toast({
      title: 'Perguntas trocadas',
      action: { label: 'Desfazer', run: () => onChange(questions) },
      duration: 10_000,
    });
  };
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label="Perguntas prontas" className="flex flex-wrap gap-1.5">
        {readyQuestions.map(({ title, questions: ready }) => (
          <button
            key={title}
            type="button"
            aria-pressed={ready.join('\n') === questions.join('\n')}
            onClick={() => take(ready)}
            className="h-8 cursor-pointer rounded-full border border-control bg-surface px-3 text-sm font-medium text-ink transition-colors hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-ink pointer-coarse:h-11"
          >
            {title}
          </button>
        ))}
      </div>
      {questions.map((question, index) => (
        <div key={index} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field label={`Pergunta ${index + 1}`}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  limit={limits.roundQuestion}
                  value={question}
                  onChange={(event) => onChange(questions.with(index, event.target.value))}
                />
              )}
            </Field>
          </div>
          {questions.length > 1 && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remover a pergunta ${index + 1}`}
              onClick={() => onChange(questions.toSpliced(index, 1))}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {questions.length < limits.roundQuestions && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          onClick={() => onChange([...questions, ''])}
        >
          <Plus aria-hidden="true" />
          Outra pergunta
        </Button>
      )}
      <p className="sr-only" role="status">
        {countOf(questions.length, 'pergunta', 'perguntas')}
      </p>
    </div>
  );
}
