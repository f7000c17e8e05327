import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '#shared/companies.ts';
import { messages } from '#shared/messages.ts';
import { useCompany } from '../data/companies.ts';
import { openOnArrival } from '../lib/dialog-entry.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Link } from '../ui/link.tsx';
import { Waiting } from '../ui/waiting.tsx';

interface CompanyGateProps {
  children: (company: Company) => ReactNode;
}

/** Data screens need a company; without one they say so, and where to register it. */
export function CompanyGate({ children }: CompanyGateProps) {
  const { company, isPending, isFetching, error, refetch } = useCompany();
  // It is known before a screen is drawn, as a rule.
  if (isPending) return <Waiting />;
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!company) {
    return (
      <EmptyState
        icon={<Building2 />}
        title={messages.companyFirst}
        text="Equipes, colaboradores e documentos pertencem a ela. Basta o nome para começar."
        action={
          <Link href="/empresa" state={openOnArrival('new-company')} className={buttonClass()}>
            Cadastrar Empresa
          </Link>
        }
      />
    );
  }
  return children(company);
}
