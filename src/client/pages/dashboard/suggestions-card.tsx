import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '#shared/suggestions.ts';
import type { Team } from '#shared/teams.ts';
import { useSuggestions } from '../../data/suggestions.ts';
import { openOnArrival } from '../../lib/dialog-entry.ts';
import { loadable } from '../../lib/loadable.ts';
import { toastUnopened } from '../../lib/use-opener.ts';
import { dialogCode, preloadGeneration } from '../../shell/dialog-loader.ts';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card.tsx';
import { OptionalPart } from '../../ui/error-boundary.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestedAction } from './use-suggested-action.ts';

/** As many as are taken in at a glance; 'Mostrar mais' adds as many as fit the screen. */
const firstShown = 4;
const shownMore = 8;

const management = loadable(async () => (await dialogCode()).loadManagement());

export function SuggestionsCard({ companyId }: { companyId: string }) {
  return (
    <CardSection title="Próximas Ações">
      <Suggestions companyId={companyId} />
    </CardSection>
  );
}

function Suggestions({ companyId }: { companyId: string }) {
  const { data, isFetching, error, refetch } = useSuggestions(companyId);
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label="Carregando sugestões...">
        <Skeleton className="mb-3 h-28" />
        <Skeleton className="mb-3 h-28" />
        <Skeleton className="h-28" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <p className="py-2 text-muted">
        <Link href="/colaboradores" state={openOnArrival('new-employee')} className={textLink}>
          Cadastre colaboradores
        </Link>{' '}
        para receber sugestões. Exemplo: “Feedback pendente na equipe Atendimento”.
      </p>
    );
  }
  return <SuggestionList companyId={companyId} suggestions={data} />;
}

interface SuggestionListProps {
  companyId: string;
  suggestions: readonly Suggestion[];
}

function SuggestionList({ companyId, suggestions }: SuggestionListProps) {
  const [managed, setManaged] = useState<Team | null>(null);
  const act = useSuggestedAction(
    companyId,
    (team) => void management.load().then(() => setManaged(team), toastUnopened),
  );
  const [shown, setShown] = useState(firstShown);
  const list = useNewlyShown(shown);
  const more = suggestions.length - shown;
  return (
    <>
      <ul ref={list} className="flex flex-col gap-3">
        {suggestions.slice(0, shown).map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              onPoint={() => preload(suggestion.type)}
              onAct={() => act(suggestion)}
            />
          </li>
        ))}
      </ul>
      <Gone companyId={companyId} suggestions={suggestions} />
      {more > 0 && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3 self-center"
          onClick={() => setShown(shown + shownMore)}
        >
          Mostrar mais {Math.min(more, shownMore)}
        </Button>
      )}
      {managed && (
        <OptionalPart>
          <management.Component team={managed} onClose={() => setManaged(null)} />
        </OptionalPart>
      )}
    </>
  );
}

/** Why one that stood there in this visit does no more. */
const reasons: Record<Suggestion['type'], string> = {
  feedback: 'todos têm feedback no período',
  meeting: 'uma reunião foi preparada',
  pdi: 'todos têm PDI recente',
  action_plan: 'suas duas anotações mais novas falam de outra coisa',
  configure: 'a equipe foi configurada',
  development: 'há outras ações',
};

/** Of each company, by id: what was shown since the page was loaded. */
const shownBefore = new Map<string, Map<string, Suggestion>>();

function Gone({ companyId, suggestions }: SuggestionListProps) {
  const before = shownBefore.get(companyId) ?? new Map<string, Suggestion>();
  const gone = [...before.values()].filter(({ id }) => suggestions.every((one) => one.id !== id));
  useEffect(() => {
    shownBefore.set(companyId, before);
    for (const one of suggestions) before.set(one.id, one);
  });
  return (
    <div role="status" className="text-sm text-muted">
      {gone.map(({ id, type, title }) => (
        <p key={id} className="pt-2">
          Saiu: {title}, porque {reasons[type]}.
        </p>
      ))}
    </div>
  );
}

function preload(type: Suggestion['type']): void {
  // A failure is told when the dialog itself is opened.
  if (type === 'configure') management.load().catch(() => undefined);
  else if (type !== 'development') preloadGeneration(type);
}

/** The focus goes to the first of what 'Mostrar mais' brought: the button itself may be gone. */
function useNewlyShown(shown: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    list.current?.children[before.current]?.querySelector('button')?.focus();
    before.current = shown;
  }, [shown]);
  return list;
}
