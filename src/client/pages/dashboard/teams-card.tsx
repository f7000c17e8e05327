import { useTeams } from '../../data/teams.ts';
import { countOf } from '../../lib/count.ts';
import { openOnArrival } from '../../lib/dialog-entry.ts';
import { Badge } from '../../ui/badge.tsx';
import { CardSection } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** As many as fit without the card becoming a page. */
const shownTeams = 8;

export function TeamsCard({ companyId }: { companyId: string }) {
  return (
    <CardSection
      title="Minhas Equipes"
      actions={
        <Link href="/equipes" className={`${textLink} inline-block py-0.5`}>
          Ver equipes
        </Link>
      }
    >
      <TeamList companyId={companyId} />
    </CardSection>
  );
}

function TeamList({ companyId }: { companyId: string }) {
  const { data: teams, isFetching, error, refetch } = useTeams(companyId);
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!teams) {
    return (
      <Loading>
        <Skeleton className="mb-2 h-11" />
        <Skeleton className="h-11" />
      </Loading>
    );
  }
  if (teams.length === 0) {
    return (
      <p className="py-2 text-muted">
        Nenhuma equipe ainda.{' '}
        <Link href="/equipes" state={openOnArrival('new-team')} className={textLink}>
          Crie a primeira
        </Link>
        . Exemplo: “Atendimento”.
      </p>
    );
  }
  const more = teams.length - shownTeams;
  return (
    <>
      <ul className="divide-y divide-line">
        {teams.slice(0, shownTeams).map((team) => (
          <TeamRow key={team.id} name={team.name} size={team.activeEmployees} />
        ))}
      </ul>
      {more > 0 && <p className="pt-2 text-sm text-muted">+{more} mais</p>}
    </>
  );
}

function TeamRow({ name, size }: { name: string; size: number }) {
  return (
    <li className="flex min-h-13 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {countOf(size, 'colaborador', 'colaboradores')}
        </p>
      </div>
      <Badge tone="ok">Ativa</Badge>
    </li>
  );
}
