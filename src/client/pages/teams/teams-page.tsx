import { Plus, UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Company } from '#shared/companies.ts';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useEmployees } from '../../data/employees.ts';
import { useTeams } from '../../data/teams.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { cardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { Windowed } from '../../ui/windowed.tsx';
import { ManagementDialog } from './management-dialog.tsx';
import { TeamCard } from './team-card.tsx';
import { TeamFormDialog } from './team-form.tsx';

const skeleton = (
  <Page>
    <CardGridSkeleton />
  </Page>
);

export function TeamsPage() {
  return <CompanyGate skeleton={skeleton}>{(company) => <Teams company={company} />}</CompanyGate>;
}

type Open = { dialog: 'form'; team: Team | null } | { dialog: 'management'; team: Team } | null;

function Teams({ company }: { company: Company }) {
  const teams = useTeams(company.id);
  const employees = useEmployees(company.id);
  const counts = useMemo(() => employees.data && countByTeam(employees.data), [employees.data]);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  if (teams.isPending) return <Loading>{skeleton}</Loading>;
  if (teams.error) {
    return (
      <ErrorState
        error={teams.error}
        busy={teams.isFetching}
        onRetry={() => void teams.refetch()}
      />
    );
  }
  const create = () => setOpen({ dialog: 'form', team: null });
  return (
    <>
      {teams.data.length === 0 ? (
        <EmptyState
          icon={<UsersRound />}
          title="Nenhuma equipe cadastrada"
          text="Cadastre uma equipe para reunir colaboradores e objetivos. Exemplo: “Atendimento”."
          action={<Button onClick={create}>Criar Primeira Equipe</Button>}
        />
      ) : (
        <Page
          intro="Objetivos e ritmo de gestão de cada equipe."
          actions={
            <Button onClick={create}>
              <Plus aria-hidden="true" />
              Nova Equipe
            </Button>
          }
        >
          <Windowed items={teams.data} chunkSize={12} estimate={960} chunkClassName={cardGrid}>
            {(team) => (
              <TeamCard
                key={team.id}
                team={team}
                employeeCount={counts && (counts.get(team.id) ?? 0)}
                onEdit={() => setOpen({ dialog: 'form', team })}
                onManage={() => setOpen({ dialog: 'management', team })}
              />
            )}
          </Windowed>
        </Page>
      )}
      {open?.dialog === 'form' && (
        <TeamFormDialog companyId={company.id} team={open.team} onClose={close} />
      )}
      {open?.dialog === 'management' && <ManagementDialog team={open.team} onClose={close} />}
    </>
  );
}

function countByTeam(employees: readonly Employee[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { teamIds } of employees) {
    for (const id of teamIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
