import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { KnownFacts } from '../../shell/known-facts.tsx';
import { CardSection } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CommitmentsTab } from './commitments-tab.tsx';
import { CompanyTab } from './company-tab.tsx';
import { PhilosophyTab } from './philosophy-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProcessesTab } from './processes-tab.tsx';
import type { SectionName, SectionProps } from './section.ts';
import { useLeavingNotice } from './leaving-notice.ts';

const labels = {
  empresa: 'Empresa',
  filosofia: 'Filosofia',
  processos: 'Processos',
  combinados: 'Combinados',
  privacidade: 'Privacidade',
} as const;
type TabName = keyof typeof labels;

const sections: Record<SectionName, (props: SectionProps) => React.ReactNode> = {
  empresa: CompanyTab,
  filosofia: PhilosophyTab,
  processos: ProcessesTab,
};
const sectionNames = ['empresa', 'filosofia', 'processos'] as const;

/** Invented ones: a blank field is easier to fill beside a full one. */
const examples: Record<SectionName, readonly (readonly [field: string, example: string])[]> = {
  empresa: [
    ['Descrição', 'Rede de três mercados de bairro, com 64 pessoas. Atende quem compra a pé.'],
    ['Atividades', 'Venda de alimentos frescos, padaria própria e entrega no bairro.'],
  ],
  filosofia: [
    ['Missão', 'Abastecer o bairro com respeito.'],
    ['Visão', 'Ser a primeira escolha de quem mora perto.'],
    ['Valores', 'Palavra cumprida; respeito ao cliente; ajudar quem chega.'],
  ],
  processos: [
    ['Do dia a dia', 'Abertura da loja; troca de turno; atendimento de reclamação.'],
    ['De pessoas', 'Integração de quem chega; conversa de acompanhamento; promoção.'],
  ],
};

const fieldNames: Readonly<Record<string, string>> = {
  Descrição: 'description',
  Atividades: 'activities',
  Missão: 'philosophy.mission',
  Visão: 'philosophy.vision',
};

/** Where a fact is told: a field of its name, or the first row of a list, which alone has no name. */
function fieldOf(tab: SectionName, fact: string): HTMLElement | null {
  const name = fieldNames[fact];
  const field = name ? `[name="${name}"]` : 'input:not([name])';
  return document.querySelector<HTMLElement>(`form[aria-label="${labels[tab]}"] ${field}`);
}

export function SettingsPage() {
  const [tab, setTab] = useTab();
  // Nothing is asked for it before it is looked at; then it stays, with an address that is told once.
  const [hasCommitments, setHasCommitments] = useState(tab === 'combinados');
  if (tab === 'combinados' && !hasCommitments) setHasCommitments(true);
  const [unsaved, setUnsaved] = useState<Partial<Record<SectionName, boolean>>>({});
  const report = useCallback(
    (name: SectionName, is: boolean) => setUnsaved((now) => ({ ...now, [name]: is })),
    [],
  );
  const anyUnsaved = Object.values(unsaved).includes(true);
  useLeavingNotice(anyUnsaved);
  const tell = (of: SectionName, fact: string) => {
    if (of !== tab) setTab(of);
    // Once its tab is shown: what is hidden takes no focus.
    setTimeout(() => fieldOf(of, fact)?.focus());
  };

  return (
    <Page>
      <Tabs
        label="Configurações"
        sameHeight={false}
        value={tab}
        onValueChange={(value) => setTab(value as TabName)}
        tabs={[
          ...sectionNames.map((name) => {
            const Form = sections[name];
            return {
              value: name,
              label: <TabLabel text={labels[name]} unsaved={unsaved[name] === true} />,
              content: (
                <CompanyGate>
                  {(company) => (
                    <Columns shape="aside" sticky="second">
                      <Form company={company} onUnsaved={report} />
                      {name === tab && (
                        <>
                          <KnownFacts company={company} onMissing={tell} />
                          <Examples of={examples[name]} />
                        </>
                      )}
                    </Columns>
                  )}
                </CompanyGate>
              ),
            };
          }),
          {
            value: 'combinados',
            label: labels.combinados,
            content: hasCommitments && <CommitmentsTab />,
          },
          // Who has no company yet has data and an account all the same.
          { value: 'privacidade', label: labels.privacidade, content: <PrivacyTab /> },
        ]}
      />
    </Page>
  );
}

function Examples({ of }: { of: (typeof examples)[SectionName] }) {
  return (
    <CardSection title="Exemplos">
      <dl className="flex flex-col gap-3">
        {of.map(([field, example]) => (
          <div key={field}>
            <dt className="mb-0.5 text-sm text-muted">{field}</dt>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
    </CardSection>
  );
}

/** The open tab, as the address says it: a reload stays there, and it can be sent. */
function useTab(): [TabName, (tab: TabName) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('aba');
  const tab = asked !== null && Object.hasOwn(labels, asked) ? (asked as TabName) : 'empresa';
  return [tab, (next) => setParams({ aba: next }, { replace: true })];
}

function TabLabel({ text, unsaved }: { text: string; unsaved: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      {text}
      {unsaved && (
        <>
          <span aria-hidden="true" className="size-2 rounded-full bg-attention" />
          <span className="sr-only">(alterações não salvas)</span>
        </>
      )}
    </span>
  );
}
