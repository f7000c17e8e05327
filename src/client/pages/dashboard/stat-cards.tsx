import { FileText, Gauge, UserRound, UsersRound, type LucideIcon } from 'lucide-react';
import { useCredits } from '../../data/accounts.ts';
import { useStats } from '../../data/companies.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const figure = new Intl.NumberFormat('pt-BR');

export function StatCards({ companyId }: { companyId: string }) {
  const stats = useStats(companyId);
  const credits = useCredits();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Stat
        label="Total de Colaboradores"
        Icon={UserRound}
        of={stats}
        value={stats.data?.totalEmployees}
      />
      <Stat label="Equipes Ativas" Icon={UsersRound} of={stats} value={stats.data?.activeTeams} />
      <Stat label="Ações Realizadas (mês)" Icon={FileText} of={stats} value={stats.data?.aiUsage} />
      <Stat label="Créditos de IA" Icon={Gauge} of={credits} value={credits.data?.credits} />
    </dl>
  );
}

interface StatProps {
  label: string;
  Icon: LucideIcon;
  of: { isPending: boolean; refetch: () => unknown };
  value: number | undefined;
}

function Stat({ label, Icon, of, value }: StatProps) {
  return (
    <Card className="flex min-w-0 flex-col px-4 py-3.5 sm:px-5 sm:py-4">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon aria-hidden="true" className="hidden size-4 shrink-0 xl:block" />
        {label}
      </dt>
      <dd className="mt-auto pt-1 text-figure font-semibold tracking-tight tabular-nums">
        {value !== undefined && figure.format(value)}
        {value === undefined && of.isPending && <Skeleton className="my-1 h-7 w-14" />}
        {value === undefined && !of.isPending && (
          <button
            type="button"
            aria-label={`Tentar novamente: ${label}`}
            onClick={() => void of.refetch()}
            className="cursor-pointer rounded-sm text-base font-medium tracking-normal text-primary-ink underline"
          >
            Tentar novamente
          </button>
        )}
      </dd>
    </Card>
  );
}
