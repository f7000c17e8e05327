import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '#shared/companies.ts';
import { useUser } from '../../data/accounts.ts';
import { useCompany, useStats } from '../../data/companies.ts';
import { openOnArrival, useDialogEntry } from '../../lib/dialog-entry.ts';
import { hasDraft } from '../../lib/form-draft.ts';
import { NextStep } from '../../shell/next-step.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { companyDraftName, CompanyForm } from './company-form.tsx';
import { CompanyView } from './company-view.tsx';

/** Empty, creating, viewing, editing. */
export function CompanyPage() {
  const { company, isPending, isFetching, error, refetch } = useCompany();
  if (isPending) return <Waiting />;
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <LoadedCompany company={company} />;
}

function LoadedCompany({ company }: { company: Company | null }) {
  const { user } = useUser();
  // A reload in the middle of an edit goes on with it.
  const [editing, setEditing] = useState(() => hasDraft(companyDraftName(user?.id, company)));
  const arrival = useDialogEntry<true>('new-company');
  const finish = () => {
    setEditing(false);
    arrival.close();
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  if (editing || (!company && arrival.value)) {
    return (
      <Page
        intro={
          company
            ? 'O que você escreve aqui orienta os documentos que o Leme prepara.'
            : 'Basta o nome para começar. O restante torna os documentos mais próximos da sua realidade.'
        }
      >
        <CompanyForm company={company} onDone={finish} />
      </Page>
    );
  }
  if (company) {
    return (
      <>
        <FirstTeam companyId={company.id} />
        <CompanyView company={company} onEdit={() => setEditing(true)} />
      </>
    );
  }
  return (
    <EmptyState
      icon={<Building2 />}
      title="Nenhuma empresa cadastrada"
      text="Cadastre a empresa para criar equipes, colaboradores e documentos. Exemplo: “Padaria Sol Nascente”."
      action={<Button onClick={() => setEditing(true)}>Cadastrar Empresa</Button>}
    />
  );
}

function FirstTeam({ companyId }: { companyId: string }) {
  const stats = useStats(companyId);
  if (stats.data?.activeTeams !== 0) return null;
  return (
    <NextStep text="crie a primeira equipe.">
      <Link href="/equipes" state={openOnArrival('new-team')} className={buttonClass()}>
        Criar Equipe
      </Link>
    </NextStep>
  );
}
