import { UserRound } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue, useState } from 'react';
import type { Company } from '#shared/companies.ts';
import type { Employee } from '#shared/employees.ts';
import { messages } from '#shared/messages.ts';
import type { Team } from '#shared/teams.ts';
import { useDocumentCount } from '../../data/document-count.ts';
import { useEmployees } from '../../data/employees.ts';
import { useGenerationRefusal } from '../../data/generation-gate.ts';
import { useTeams } from '../../data/teams.ts';
import { openOnArrival, useDialogEntry } from '../../lib/dialog-entry.ts';
import { loadable } from '../../lib/loadable.ts';
import { useQueryValues } from '../../lib/query-values.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { preloadGeneration } from '../../shell/dialog-loader.ts';
import { useModal } from '../../shell/modal.tsx';
import { NextStep } from '../../shell/next-step.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { EmployeeFormDialog } from './employee-form.tsx';
import { EmployeeGrid } from './employee-grid.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { newImport } from './import/import-address.ts';
import { PersonShape } from './person/person-shape.tsx';

const personPage = loadable(async () => (await import('./person/person-page.tsx')).PersonPage);

const mirrorPage = loadable(async () => (await import('./mirror/mirror-page.tsx')).MirrorPage);

const importPage = loadable(async () => (await import('./import/import-page.tsx')).ImportPage);

const roundsPage = loadable(async () => (await import('./rounds/rounds-page.tsx')).RoundsPage);

export function EmployeesPage() {
  return <CompanyGate>{(company) => <Loaded company={company} />}</CompanyGate>;
}

function Loaded({ company }: { company: Company }) {
  const { valueOf } = useQueryValues();
  const teams = useTeams(company.id);
  const employees = useEmployees(company.id);
  // Thousands are drawn in pieces: the page answers meanwhile.
  const people = useDeferredValue(employees.data);
  const failed = [teams, employees].filter(({ error }) => error);
  if (failed[0]) {
    return (
      <ErrorState
        error={failed[0].error}
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  // A list may bring the teams along.
  if (teams.data?.length === 0 && !valueOf('importar')) {
    return (
      <EmptyState
        icon={<UserRound />}
        title="Crie uma equipe antes"
        text="É preciso criar uma equipe antes de cadastrar colaboradores."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link href="/equipes" state={openOnArrival('new-team')} className={buttonClass()}>
              Criar Primeira Equipe
            </Link>
            <Link href={newImport} className={buttonClass({ variant: 'quiet' })}>
              Importar
            </Link>
          </div>
        }
      />
    );
  }
  return <Employees companyId={company.id} teams={teams.data} employees={people} />;
}

interface EmployeesProps {
  companyId: string;
  /** Absent while they are on their way, as the people are. */
  teams: readonly Team[] | undefined;
  employees: readonly Employee[] | undefined;
}

function Employees({ companyId, teams, employees }: EmployeesProps) {
  const { valueOf, change, open, close } = useQueryValues();
  const personId = valueOf('id');
  const editedId = valueOf('editar');
  const [words, setWords] = useState('');
  const teamId = valueOf('equipe');
  const shownTeam = !teams || teams.some(({ id }) => id === teamId) ? teamId : '';
  const creation = useDialogEntry<true>('new-employee');
  const find = (wanted: string) => employees?.find(({ id }) => id === wanted) ?? null;
  const person = find(personId);
  const edited = find(editedId);
  const isLoading = !employees || !teams;
  const isUnknown = employees && ((personId && !person) || (editedId && !edited));
  const personShape = <PersonShape conversation={valueOf('conversa')} />;
  const create = () => creation.open(true);
  const edit = useCallback((editar: string) => open({ editar }), [open]);
  const showTeam = useCallback((equipe: string) => change({ equipe }, { replace: true }), [change]);
  return (
    <>
      {isUnknown && (
        <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 lg:px-8">
          <Notice tone="warning" role="status">
            {messages.employeeNotFound}. Talvez o cadastro tenha sido excluído.
          </Notice>
        </div>
      )}
      {valueOf('perguntas') ? (
        <ErrorBoundary key="rounds">
          <Suspense fallback={<Waiting />}>
            {isLoading ? (
              <Waiting />
            ) : (
              <roundsPage.Component companyId={companyId} employees={employees} teams={teams} />
            )}
          </Suspense>
        </ErrorBoundary>
      ) : personId && (isLoading || person) ? (
        <ErrorBoundary key={`page of ${personId}`}>
          <Suspense fallback={personShape}>
            {person && !isLoading ? (
              <personPage.Component
                companyId={companyId}
                employee={person}
                employees={employees}
                teams={teams}
                onEdit={() => edit(personId)}
              />
            ) : (
              personShape
            )}
          </Suspense>
        </ErrorBoundary>
      ) : valueOf('importar') ? (
        <ErrorBoundary key="import">
          <Suspense fallback={<Waiting />}>
            <importPage.Component companyId={companyId} />
          </Suspense>
        </ErrorBoundary>
      ) : employees?.length === 0 ? (
        <EmptyState
          icon={<UserRound />}
          title="Nenhum colaborador cadastrado"
          text="Cadastre quem trabalha com você: nome e função bastam para começar. Exemplo: “Ana Souza, analista”."
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button disabled={!teams} onClick={create}>
                Criar Primeiro Colaborador
              </Button>
              <Link href={newImport} className={buttonClass({ variant: 'quiet' })}>
                Importar
              </Link>
            </div>
          }
        />
      ) : valueOf('visao') === 'espelho' ? (
        <ErrorBoundary key="mirror">
          <Suspense fallback={<Waiting />}>
            {teams ? (
              <mirrorPage.Component companyId={companyId} teams={teams} teamId={shownTeam} />
            ) : (
              <Waiting />
            )}
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          <EmployeeGrid
            employees={employees}
            teams={teams}
            words={words}
            onWords={setWords}
            teamId={shownTeam}
            onTeam={showTeam}
            onCreate={create}
            onEdit={edit}
          />
          {employees?.length === 1 && employees[0]?.isActive && (
            <FirstDocument companyId={companyId} employee={employees[0]} />
          )}
        </>
      )}
      {edited && teams ? (
        <OpenEmployee
          key={edited.id}
          companyId={companyId}
          teams={teams}
          employee={edited}
          onClose={() => close('editar')}
          onErased={() => close('editar', 'id', 'conversa')}
        />
      ) : (
        creation.value &&
        teams && (
          <EmployeeFormDialog
            companyId={companyId}
            teams={teams}
            employee={null}
            onClose={creation.close}
          />
        )
      )}
    </>
  );
}

/** After the first person: the first document, about them. */
function FirstDocument({ companyId, employee }: { companyId: string; employee: Employee }) {
  const documents = useDocumentCount(companyId);
  const { open } = useModal();
  const refusal = useGenerationRefusal();
  if (documents.data !== 0 || refusal !== null) return null;
  return (
    <NextStep below text={`gere o primeiro documento, um PDI de ${employee.name}.`}>
      <Button
        onPointerEnter={() => preloadGeneration('pdi')}
        onFocus={() => preloadGeneration('pdi')}
        onClick={() => open('pdi', { employeeId: employee.id })}
      >
        Criar PDI
      </Button>
    </NextStep>
  );
}

interface OpenEmployeeProps {
  companyId: string;
  teams: readonly Team[];
  employee: Employee;
  onClose: () => void;
  onErased: () => void;
}

/** The form of a person, and in its place the question whether to erase them. */
function OpenEmployee({ onErased, ...props }: OpenEmployeeProps) {
  const { employee } = props;
  const [erasing, setErasing] = useState(false);
  if (erasing) {
    return (
      <EraseDialog employee={employee} onCancel={() => setErasing(false)} onErased={onErased} />
    );
  }
  return <EmployeeFormDialog {...props} onErase={() => setErasing(true)} />;
}
