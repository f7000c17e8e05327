import { useCredits } from '../../data/accounts.ts';
import { useStats } from '../../data/companies.ts';
import { Card } from '../../ui/card.tsx';
import { textLink } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const figure = new Intl.NumberFormat('pt-BR');

/** Four figures in one strip. */
export function StatCards({ companyId }: { companyId: string }) {
  const stats = useStats(companyId);
  const credits = useCredits();
  return (
    <Card className="px-5 py-3">
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Stat label="Total de Colaboradores" of={stats} value={stats.data?.totalEmployees} />
        <Stat label="Equipes Ativas" of={stats} value={stats.data?.activeTeams} />
        <Stat label="Ações Realizadas (mês)" of={stats} value={stats.data?.aiUsage} />
        <Stat label="Créditos de IA" of={credits} value={credits.data?.credits} />
      </dl>
    </Card>
  );
}

interface StatProps {
  label: string;
  of: { isPending: boolean; refetch: () => unknown };
  value: number | undefined;
}

function Stat({ label, of, value }: StatProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">
        {value !== undefined && figure.format(value)}
        {value === undefined && of.isPending && <Skeleton className="my-1 h-7 w-14" />}
        {value === undefined && !of.isPending && (
          <button
            type="button"
            aria-label={`Tentar novamente: ${label}`}
            onClick={() => void of.refetch()}
            className={textLink}
          >
            Tentar novamente
          </button>
        )}
      </dd>
    </div>
  );
}
