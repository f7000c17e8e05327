import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Company } from '#shared/companies.ts';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useEmployees } from '../../data/employees.ts';
import { useTeams } from '../../data/teams.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CardGridSkeleton } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmployeeFormDialog } from './employee-form.tsx';
import { EmployeeGrid } from './employee-grid.tsx';

const skeleton = (
  <Page>
    <CardGridSkeleton />
  </Page>
);

export function EmployeesPage() {
  return <CompanyGate skeleton={skeleton}>{(company) => <Loaded company={company} />}</CompanyGate>;
}

function Loaded({ company }: { company: Company }) {
  const teams = useTeams(company.id);
  const employees = useEmployees(company.id);
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
  if (!teams.data || !employees.data) return <Loading>{skeleton}</Loading>;
  if (teams.data.length === 0) {
    return (
      <EmptyState
        icon={<UserRound />}
        title="Crie uma equipe antes"
        text="É preciso criar uma equipe antes de cadastrar colaboradores."
        action={
          <Link href="/equipes" className={buttonClass()}>
            Criar Primeira Equipe
          </Link>
        }
      />
    );
  }
  return <Employees companyId={company.id} teams={teams.data} employees={employees.data} />;
}

interface EmployeesProps {
  companyId: string;
  teams: readonly Team[];
  employees: readonly Employee[];
}

function Employees({ companyId, teams, employees }: EmployeesProps) {
  const [creating, setCreating] = useState(false);
  const [params, setParams] = useSearchParams();
  const edited = employees.find(({ id }) => id === params.get('id')) ?? null;
  const close = () => {
    setCreating(false);
    setParams({}, { replace: true });
  };
  return (
    <>
      {employees.length === 0 ? (
        <EmptyState
          icon={<UserRound />}
          title="Nenhum colaborador cadastrado"
          text="Cadastre quem trabalha com você. Nome e função bastam; perfil e objetivos deixam os documentos mais precisos."
          action={<Button onClick={() => setCreating(true)}>Criar Primeiro Colaborador</Button>}
        />
      ) : (
        <EmployeeGrid
          employees={employees}
          teams={teams}
          onCreate={() => setCreating(true)}
          onEdit={(employee) => setParams({ id: employee.id })}
        />
      )}
      {(creating || edited) && (
        <EmployeeFormDialog
          key={edited?.id ?? 'new'}
          companyId={companyId}
          teams={teams}
          employee={edited}
          onClose={close}
        />
      )}
    </>
  );
}
