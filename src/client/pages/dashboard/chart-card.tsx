import { useEffect, useState } from 'react';
import { useStats } from '../../data/companies.ts';
import { loadable } from '../../lib/loadable.ts';
import { CardSection } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const chart = loadable(async () => (await import('./documents-chart.tsx')).DocumentsChart);

/** Documents a month and kind. Its code comes when the rest of the screen has been drawn. */
export function ChartCard({ companyId }: { companyId: string }) {
  return (
    <CardSection title="Documentos por mês">
      <Chart companyId={companyId} />
    </CardSection>
  );
}

function Chart({ companyId }: { companyId: string }) {
  const { data, isFetching, error, refetch } = useStats(companyId);
  const code = useChartCode();
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (code === 'missing') {
    return (
      <p className="py-2 text-muted">
        O gráfico não pôde ser carregado. Verifique a internet e recarregue a página.
      </p>
    );
  }
  if (!data || code === 'coming') {
    return (
      <Loading label="Carregando gráfico...">
        <Skeleton className="h-66" />
      </Loading>
    );
  }
  return <chart.Component months={data.byMonth} />;
}

function useChartCode() {
  const [code, setCode] = useState<'coming' | 'there' | 'missing'>('coming');
  useEffect(() => {
    // A frame is asked for before the paint; what it puts off comes after.
    const frame = requestAnimationFrame(() => {
      setTimeout(() => {
        chart.load().then(
          () => setCode('there'),
          () => setCode('missing'),
        );
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return code;
}
