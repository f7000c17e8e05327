import type { Company } from '#shared/companies.ts';
import { NewestDocuments } from '../../generation/newest-documents.tsx';
import { ResultCards } from '../../generation/result-cards.tsx';
import {
  EmployeeField,
  TeamField,
  useChosenEmployee,
  useChosenTeam,
} from '../../generation/subject-fields.tsx';
import { useQuickGeneration } from '../../generation/use-quick-generation.ts';
import { useFirstFocus } from '../../lib/first-focus.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { StrategyForm, strategyKinds as kinds } from './strategy-form.tsx';

export function StrategyPage() {
  return <CompanyGate>{(company) => <Strategy company={company} />}</CompanyGate>;
}

function Strategy({ company }: { company: Company }) {
  const employee = useChosenEmployee(company.id, 'strategy');
  const team = useChosenTeam(company.id, 'strategy');
  const generation = useQuickGeneration(kinds);
  const fields = useFirstFocus<HTMLDivElement>(!employee.list.isLoading && !team.list.isLoading);
  const subject = {
    ...(employee.item ? { employeeId: employee.item.id } : {}),
    ...(team.item ? { teamId: team.item.id } : {}),
  };
  return (
    <Page intro="Do objetivo ao plano, do assunto à pauta: duas frases bastam para começar.">
      {generation.refusal && (
        <Notice tone="warning" className="mb-4">
          {generation.refusal}
        </Notice>
      )}
      <div ref={fields} className="flex flex-col gap-4">
        <Card className="grid gap-4 p-5 sm:grid-cols-2">
          <EmployeeField chosen={employee} label="Colaborador (opcional)" />
          <TeamField chosen={team} label="Equipe (opcional)" />
        </Card>
        <div className="grid gap-4 lg:grid-cols-2">
          {kinds.map((kind) => (
            <StrategyForm
              key={kind}
              kind={kind}
              companyId={company.id}
              subject={subject}
              generation={generation}
            />
          ))}
        </div>
      </div>
      <div className="mt-6">
        <ResultCards
          kinds={kinds}
          emptyText="O plano ou a pauta que você gerar aparece aqui, para copiar e editar."
        >
          <div className="grid gap-4 lg:grid-cols-2">
            {kinds.map((kind) => (
              <NewestDocuments key={kind} companyId={company.id} kind={kind} chosen={employee} />
            ))}
          </div>
        </ResultCards>
      </div>
    </Page>
  );
}
