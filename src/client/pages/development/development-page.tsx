import { useRef, useState } from 'react';
import type { OneClickKind } from '#documents/endpoints.ts';
import { documentLabels } from '#documents/labels.ts';
import type { Company } from '#shared/companies.ts';
import { messages } from '#shared/messages.ts';
import { NewestDocuments } from '../../generation/newest-documents.tsx';
import { ResultCards } from '../../generation/result-cards.tsx';
import { PersonBrief } from '../../generation/person-brief.tsx';
import { EmployeeField, useChosenEmployee } from '../../generation/subject-fields.tsx';
import { useKindTab } from '../../generation/use-kind-tab.ts';
import { toastMissing } from '../../generation/use-quick-form.ts';
import { useQuickGeneration } from '../../generation/use-quick-generation.ts';
import { useFirstFocus } from '../../lib/first-focus.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { kindIcons } from '../../shell/kind-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const kinds: readonly [OneClickKind, ...OneClickKind[]] = ['interview', 'pdi', 'feedback'];
const tabLabels: Record<OneClickKind, string> = {
  interview: 'Entrevista',
  pdi: 'PDI',
  feedback: 'Feedback',
};
const emptyTexts: Record<OneClickKind, string> = {
  interview: 'O roteiro de entrevista que você gerar aparece aqui.',
  pdi: 'O PDI que você gerar aparece aqui.',
  feedback: 'O roteiro de feedback que você gerar aparece aqui.',
};

export function DevelopmentPage() {
  return <CompanyGate>{(company) => <Development company={company} />}</CompanyGate>;
}

function Development({ company }: { company: Company }) {
  const employee = useChosenEmployee(company.id, 'development');
  const { busy, refusal, generate } = useQuickGeneration(kinds);
  const fields = useFirstFocus<HTMLDivElement>(!employee.list.isLoading);
  const person = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const [tab, setTab] = useKindTab(kinds);

  function ask(kind: OneClickKind): void {
    setTried(true);
    if (!employee.item) {
      toastMissing(messages.chooseCompanyAndEmployee);
      person.current?.focus();
      return;
    }
    setTab(kind);
    void generate({ kind, form: {}, subject: { employeeId: employee.item.id }, quick: 'click' });
  }

  return (
    <Page intro="Um clique prepara o documento com o que já se sabe da pessoa: objetivos, histórico, registros do diário e o que a empresa espera dela.">
      {refusal && (
        <Notice tone="warning" className="mb-4">
          {refusal}
        </Notice>
      )}
      <Columns shape="desk" sticky="first">
        <div ref={fields}>
          <Card className="flex flex-col gap-4 p-5">
            <EmployeeField
              chosen={employee}
              label="Colaborador"
              required
              error={tried && !employee.item ? messages.chooseCompanyAndEmployee : undefined}
              inputRef={person}
            />
            <PersonBrief employee={employee.item} />
            <div
              role="group"
              aria-label="Gerar"
              className="flex flex-wrap gap-2 max-sm:flex-col xl:flex-col"
            >
              {kinds.map((kind) => {
                const Icon = kindIcons[kind];
                return (
                  <Button
                    key={kind}
                    variant="secondary"
                    busy={busy === kind}
                    busyText="Gerando..."
                    disabled={busy !== null || refusal !== null}
                    onClick={() => ask(kind)}
                  >
                    {busy !== kind && <Icon aria-hidden="true" />}
                    {documentLabels[kind].action}
                  </Button>
                );
              })}
            </div>
          </Card>
        </div>
        <Tabs
          label="Documentos"
          value={tab}
          onValueChange={(value) => setTab(value as OneClickKind)}
          tabs={kinds.map((kind) => ({
            value: kind,
            label: tabLabels[kind],
            // Documents are long: those of the other tabs would stretch this one.
            content: kind === tab && (
              <ResultCards kinds={[kind]} emptyText={emptyTexts[kind]}>
                <NewestDocuments companyId={company.id} kind={kind} chosen={employee} />
              </ResultCards>
            ),
          }))}
        />
      </Columns>
    </Page>
  );
}
