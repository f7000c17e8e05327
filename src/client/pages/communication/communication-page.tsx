import { useRef, useState } from 'react';
import { letterTypes } from '#documents/kit/letter.ts';
import type { Company } from '#shared/companies.ts';
import { NewestDocuments } from '../../generation/newest-documents.tsx';
import { ResultCards } from '../../generation/result-cards.tsx';
import { PersonBrief } from '../../generation/person-brief.tsx';
import { EmployeeField, useChosenEmployee } from '../../generation/subject-fields.tsx';
import { useKindTab } from '../../generation/use-kind-tab.ts';
import { useQuickGeneration } from '../../generation/use-quick-generation.ts';
import { useFirstFocus } from '../../lib/first-focus.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { QuickLetterForm, type LetterKind } from './letter-form.tsx';

const kinds: readonly [LetterKind, ...LetterKind[]] = ['message', 'email'];
const tabLabels: Record<LetterKind, string> = {
  message: letterTypes.instant,
  email: letterTypes.email,
};
const emptyTexts: Record<LetterKind, string> = {
  message: 'A mensagem que você gerar aparece aqui, pronta para copiar.',
  email: 'O e-mail que você gerar aparece aqui, pronto para copiar.',
};

export function CommunicationPage() {
  return <CompanyGate>{(company) => <Communication company={company} />}</CompanyGate>;
}

function Communication({ company }: { company: Company }) {
  const employee = useChosenEmployee(company.id, 'communication');
  const generation = useQuickGeneration(kinds);
  const fields = useFirstFocus<HTMLDivElement>(!employee.list.isLoading);
  const person = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const [tab, setTab] = useKindTab(kinds);
  const missing = employee.item ? undefined : 'Selecione um colaborador';

  function checkRecipient() {
    setTried(true);
    return missing ? { message: missing, focus: () => person.current?.focus() } : null;
  }

  return (
    <Page intro="Diga a quem, sobre o quê e por quê. O texto sai pronto para revisar e enviar.">
      {generation.refusal && (
        <Notice tone="warning" className="mb-4">
          {generation.refusal}
        </Notice>
      )}
      <div ref={fields}>
        <Card className="mb-4 p-5">
          <Columns shape="desk">
            <EmployeeField
              chosen={employee}
              label="Colaborador"
              required
              error={tried ? missing : undefined}
              inputRef={person}
            />
            <div className="xl:pt-6">
              <PersonBrief employee={employee.item} />
            </div>
          </Columns>
        </Card>
        <Tabs
          label="Tipo de texto"
          value={tab}
          onValueChange={(value) => setTab(value as LetterKind)}
          tabs={kinds.map((kind) => ({
            value: kind,
            label: tabLabels[kind],
            content: (
              <Columns shape="desk" sticky="first">
                <Card className="p-5">
                  <QuickLetterForm
                    kind={kind}
                    companyId={company.id}
                    recipient={employee.item}
                    checkRecipient={checkRecipient}
                    generation={generation}
                  />
                </Card>
                {/* Documents are long: those of the other tab would stretch this one. */}
                {kind === tab && (
                  <ResultCards kinds={[kind]} emptyText={emptyTexts[kind]}>
                    <NewestDocuments companyId={company.id} kind={kind} chosen={employee} />
                  </ResultCards>
                )}
              </Columns>
            ),
          }))}
        />
      </div>
    </Page>
  );
}
