import { useMemo } from 'react';
import { plural } from '#shared/format.ts';
import { useEmployees } from '../../data/employees.ts';
import { useTeams } from '../../data/teams.ts';
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
        <Link href="/equipes" className={textLink}>
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
  const employees = useEmployees(companyId);
  const counts = useMemo(() => {
    const byTeam = new Map<string, number>();
    for (const id of employees.data?.flatMap(({ teamIds }) => teamIds) ?? []) {
      byTeam.set(id, (byTeam.get(id) ?? 0) + 1);
    }
    return byTeam;
  }, [employees.data]);

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
      <p className="py-2 text-muted">Nenhuma equipe ainda. Cadastre uma equipe para começar.</p>
    );
  }
  const more = teams.length - shownTeams;
  return (
    <>
      <ul className="divide-y divide-line">
        {teams.slice(0, shownTeams).map((team) => (
          <li key={team.id} className="flex min-h-13 items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="truncate font-medium">{team.name}</p>
              <p className="min-h-4.5 text-sm text-muted tabular-nums">
                {employees.data && plural(counts.get(team.id) ?? 0, 'colaborador', 'colaboradores')}
              </p>
            </div>
            <Badge tone="ok">Ativa</Badge>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pt-2 text-sm text-muted">+{more} mais</p>}
    </>
  );
}
