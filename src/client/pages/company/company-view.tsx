import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '#shared/companies.ts';
import { formatCnpj } from '../../lib/cnpj.ts';
import { KnownFacts } from '../../shell/known-facts.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Page } from '../../ui/page.tsx';

interface CompanyViewProps {
  company: Company;
  onEdit: () => void;
}

export function CompanyView({ company, onEdit }: CompanyViewProps) {
  const { mission, vision, values } = company.philosophy;
  return (
    <Page
      intro="O que você conta aqui orienta os documentos que o Leme prepara."
      actions={
        <Button variant="secondary" onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Editar
        </Button>
      }
    >
      <Columns shape="aside">
        <>
          <CardSection title="Dados básicos">
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <Fact term="Nome">{company.name}</Fact>
              <Fact term="CNPJ">{company.cnpj && formatCnpj(company.cnpj)}</Fact>
              <Fact term="Descrição" wide>
                {company.description}
              </Fact>
            </dl>
          </CardSection>
          <CardSection title="Atividades">
            <Text>{company.activities}</Text>
          </CardSection>
          <CardSection title="Filosofia">
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <Fact term="Missão">{mission}</Fact>
              <Fact term="Visão">{vision}</Fact>
              <Fact term="Valores" wide>
                {values.length > 0 && <Items items={values} />}
              </Fact>
            </dl>
          </CardSection>
        </>
        <>
          <CardSection title="Processos">
            {company.processes.length > 0 ? (
              <Items items={company.processes.map(({ name }) => name)} />
            ) : (
              <Text>{null}</Text>
            )}
          </CardSection>
          <KnownFacts company={company} />
        </>
      </Columns>
    </Page>
  );
}

/** What was left blank says so, quietly. */
function Text({ children }: { children: ReactNode }) {
  return children ? (
    <div className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{children}</div>
  ) : (
    <p className="text-muted">Não informado</p>
  );
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="mb-0.5 text-sm text-muted">{term}</dt>
      <dd>
        <Text>{children}</Text>
      </dd>
    </div>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 marker:text-muted">
      {items.map((item, index) => (
        <li key={index} className="py-0.5 wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
