import { Plus, UsersRound } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import type { Company } from '#shared/companies.ts';
import { messages } from '#shared/messages.ts';
import type { ListedTeam } from '#shared/teams.ts';
import { useTeams } from '../../data/teams.ts';
import { openOnArrival, useDialogEntry } from '../../lib/dialog-entry.ts';
import { loadable } from '../../lib/loadable.ts';
import { useQueryValues } from '../../lib/query-values.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { ManagementDialog } from '../../shell/management-dialog.tsx';
import { NextStep } from '../../shell/next-step.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { cardGrid, useCardColumns } from '../../ui/card-grid.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Windowed } from '../../ui/windowed.tsx';
import { TeamCard, TeamCardShapes } from './team-card.tsx';
import { TeamFormDialog } from './team-form.tsx';

const closingPage = loadable(async () => (await import('./closing/closing-page.tsx')).ClosingPage);

export function TeamsPage() {
  return <CompanyGate>{(company) => <Teams company={company} />}</CompanyGate>;
}

function Teams({ company }: { company: Company }) {
  const teams = useTeams(company.id);
  const { valueOf, open, close } = useQueryValues();
  const columns = useCardColumns();
  const creation = useDialogEntry<true>('new-team');
  const draw = useCallback(
    (team: ListedTeam) => (
      <TeamCard
        key={team.id}
        team={team}
        onEdit={() => open({ id: team.id })}
        onManage={() => open({ gestao: team.id })}
      />
    ),
    [open],
  );

  if (teams.error) {
    return (
      <ErrorState
        error={teams.error}
        busy={teams.isFetching}
        onRetry={() => void teams.refetch()}
      />
    );
  }
  /** Absent while they are on their way. */
  const list = teams.data;
  if (valueOf('fechamento') && list?.length !== 0) {
    if (!list) return <Waiting />;
    return (
      <ErrorBoundary key="closing">
        <Suspense fallback={<Waiting />}>
          <closingPage.Component companyId={company.id} teams={list} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  const create = () => creation.open(true);
  const named = (name: string) => list?.find(({ id }) => id === valueOf(name)) ?? null;
  const edited = named('id');
  const managed = named('gestao');
  const closeAny = () => {
    creation.close();
    close('id', 'gestao');
  };
  // Most have: it is drawn so until it is known, and nothing moves where they have not.
  const hasPeople = list?.some(({ activeEmployees }) => activeEmployees > 0) ?? true;
  return (
    <>
      {list?.length === 0 ? (
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
            <>
              {hasPeople ? (
                <Link
                  href="/equipes?fechamento=atual"
                  className={buttonClass({ variant: 'secondary' })}
                >
                  Fechamento do mês
                </Link>
              ) : (
                <Button variant="secondary" disabled title="Cadastre antes quem trabalha na equipe">
                  Fechamento do mês
                </Button>
              )}
              <Button onClick={create}>
                <Plus aria-hidden="true" />
                Nova Equipe
              </Button>
            </>
          }
        >
          {list && (valueOf('id') || valueOf('gestao')) && !edited && !managed && (
            <Notice tone="warning" role="status" className="mb-4">
              {messages.teamNotFound}. Escolha outra abaixo.
            </Notice>
          )}
          {list ? (
            <Windowed items={list} chunkSize={columns} estimate={240} chunkClassName={cardGrid}>
              {draw}
            </Windowed>
          ) : (
            <TeamCardShapes />
          )}
        </Page>
      )}
      {!hasPeople && list?.length !== 0 && (
        <NextStep below text="cadastre quem trabalha na equipe.">
          <Link
            href="/colaboradores"
            state={openOnArrival('new-employee')}
            className={buttonClass({ variant: 'secondary' })}
          >
            Cadastrar Colaborador
          </Link>
        </NextStep>
      )}
      {managed ? (
        <ManagementDialog key={managed.id} team={managed} onClose={closeAny} />
      ) : (
        (creation.value || edited) && (
          <TeamFormDialog
            key={edited?.id ?? 'new'}
            companyId={company.id}
            team={edited}
            onClose={closeAny}
          />
        )
      )}
    </>
  );
}
