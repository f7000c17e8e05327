import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CommitmentsTab } from './commitments-tab.tsx';
import { CompanyTab } from './company-tab.tsx';
import { PhilosophyTab } from './philosophy-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProcessesTab } from './processes-tab.tsx';
import { Section } from './section-layout.tsx';
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

const skeleton = (
  <Section title={<Skeleton className="h-5 w-40" />} about={<Skeleton className="h-10" />}>
    <CardSkeleton lines={6} />
    <Skeleton className="mt-4 ml-auto h-10 w-24" />
  </Section>
);

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
                <CompanyGate skeleton={skeleton}>
                  {(company) => <Form company={company} onUnsaved={report} />}
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
