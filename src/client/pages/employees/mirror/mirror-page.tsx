import { calendarDay, formatDay } from '#shared/format.ts';
import { monthOf, type MirrorPage as MirrorAnswer, type MirrorPerson } from '#shared/mirror.ts';
import type { Team } from '#shared/teams.ts';
import { useMirror } from '../../../data/mirror.ts';
import { countOf } from '../../../lib/count.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/input.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Line, RowsSkeleton, Words } from '../../../ui/shapes.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ViewSwitch } from '../view-switch.tsx';
import { MirrorTable } from './mirror-table.tsx';
import { silenceOf } from './mirror-words.ts';
import { Mark, WeeksPicture } from './weeks-picture.tsx';

interface MirrorPageProps {
  companyId: string;
  teams: readonly Team[];
  /** '' is the whole company. */
  teamId: string;
}

/** What there was with each person in the last twelve weeks; who has waited longest comes first. */
export function MirrorPage({ companyId, teams, teamId }: MirrorPageProps) {
  const { valueOf, change } = useQueryValues();
  const today = useToday();
  const asTable = valueOf('tabela') === 'sim';
  const month = monthOf(today);
  const closing = `/equipes?fechamento=${month}${teamId && `&equipe=${teamId}`}`;
  return (
    <Page
      intro={
        teams.length > 1 ? (
          <Select
            aria-label="Equipe"
            className="sm:w-56"
            value={teamId}
            onChange={(event) => change({ equipe: event.target.value }, { replace: true })}
          >
            <option value="">Todas as equipes</option>
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          'O que houve com cada pessoa nas últimas 12 semanas.'
        )
      }
      actions={
        <>
          <ViewSwitch view="espelho" teamId={teamId} />
          <Link href={closing} className={buttonClass({ variant: 'secondary' })}>
            Fechamento do mês
          </Link>
        </>
      }
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Legend />
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 ml-auto text-primary-ink"
          onClick={() => change({ tabela: asTable ? '' : 'sim' }, { replace: true })}
        >
          {asTable ? 'Ver como figura' : 'Ver como tabela'}
        </Button>
      </div>
      <People companyId={companyId} teamId={teamId} today={calendarDay(today)} asTable={asTable} />
    </Page>
  );
}

const legend = [
  ['conversations', 'Conversa'],
  ['feedbacks', 'Feedback'],
  ['documents', 'Outro documento'],
] as const;

function Legend() {
  return (
    <ul aria-label="Legenda" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {legend.map(([sort, label]) => (
        <li key={sort} className="flex items-center gap-1.5">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
            <Mark sort={sort} x={8} y={8} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

interface PeopleProps {
  companyId: string;
  teamId: string;
  today: string;
  asTable: boolean;
}

function People({ companyId, teamId, today, asTable }: PeopleProps) {
  const mirror = useMirror(companyId, teamId, today);
  const { data, error, isFetching } = mirror;
  if (!data) {
    return error ? (
      <ErrorState error={error} busy={isFetching} onRetry={() => void mirror.refetch()} />
    ) : (
      <Loading label="Carregando o espelho...">
        <MirrorShape />
      </Loading>
    );
  }
  const people = data.pages.flatMap((page: MirrorAnswer) => page.people);
  const weeks = data.pages[0]!.weeks;
  if (people.length === 0) {
    return (
      <EmptyState
        title="Ninguém ativo nesta equipe"
        text="Escolha outra equipe, ou ponha alguém nela no cadastro da pessoa."
      />
    );
  }
  return (
    <>
      {asTable ? (
        <MirrorTable people={people} weeks={weeks} today={today} />
      ) : (
        <Picture people={people} weeks={weeks} today={today} />
      )}
      <ShowMore of={mirror} />
    </>
  );
}

const row = 'grid items-center gap-x-6 gap-y-3 px-4 py-4';
// As many columns as there is room for.
const rowColumns = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
} as const;

function MirrorShape() {
  return (
    <>
      <p className="mb-2 text-sm">
        <Words className="w-11/12" />
        <Words className="w-1/2 sm:hidden" />
      </p>
      <RowsSkeleton rows={4}>
        <div className={row} style={rowColumns}>
          <div className="min-w-0">
            <Line className="py-1" words="w-28" />
            <Line className="text-sm" words="w-40" />
          </div>
          <Skeleton className="h-14" />
          <Skeleton className="h-16" />
        </div>
      </RowsSkeleton>
    </>
  );
}

interface PictureProps {
  people: readonly MirrorPerson[];
  weeks: readonly string[];
  today: string;
}

function Picture({ people, weeks, today }: PictureProps) {
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        {`De ${formatDay(weeks[0]!)} até hoje, uma coluna por semana. Primeiro quem espera há mais tempo por uma conversa.`}
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {people.map((person) => (
          <li key={person.id} className={row} style={rowColumns}>
            <div className="min-w-0">
              <Link
                href={`/colaboradores?id=${person.id}`}
                className={`${textLink} inline-block py-1 wrap-anywhere`}
              >
                {person.name}
              </Link>
              <p className="text-sm text-muted">{silenceOf(person, today)}</p>
              {!person.inDiary && (
                <p className="mt-1">
                  <Badge>Nunca no diário</Badge>
                </p>
              )}
            </div>
            <WeeksPicture person={person} weeks={weeks} />
            <Beside person={person} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was agreed on both sides, and recognition beside correction: counted, and not judged. */
function Beside({ person: { commitments, feedbacks } }: { person: MirrorPerson }) {
  const { kept, postponed, open } = commitments;
  const others = feedbacks.desenvolvimento + feedbacks['360'];
  const sides = [
    ['Seus combinados', kept.mine, postponed.mine, open.mine],
    ['Combinados da pessoa', kept.theirs, postponed.theirs, open.theirs],
  ] as const;
  return (
    <dl className="grid gap-1.5 text-sm tabular-nums">
      {sides.map(([label, done, later, waiting]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-muted">{label}</dt>
          <dd>
            {done + waiting === 0
              ? 'nenhum'
              : [
                  countOf(done, 'cumprido', 'cumpridos'),
                  countOf(later, 'adiado', 'adiados'),
                  `${waiting} em aberto`,
                ].join(' · ')}
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-3">
        <dt className="text-muted">Feedbacks</dt>
        <dd>
          {feedbacks.reconhecimento + feedbacks.corretivo + others === 0
            ? 'nenhum'
            : [
                countOf(feedbacks.reconhecimento, 'reconhecimento', 'reconhecimentos'),
                countOf(feedbacks.corretivo, 'corretivo', 'corretivos'),
                ...(others > 0 ? [`${others} de outro tipo`] : []),
              ].join(' · ')}
        </dd>
      </div>
    </dl>
  );
}
