import { useDiary } from '../../data/diary.ts';
import { DiaryEntryForm } from '../../shell/diary-entry-form.tsx';
import { DiaryEntryText } from '../../shell/diary-entry-text.tsx';
import { CardSection } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** As many as the dashboard shows. */
export const recentEntries = { limit: 3 };

/** A note at once. */
export function DiaryCard({ companyId }: { companyId: string }) {
  return (
    <CardSection title="Diário do Líder">
      <DiaryEntryForm companyId={companyId} />
    </CardSection>
  );
}

/** The newest notes. */
export function RecentCard({ companyId }: { companyId: string }) {
  return (
    <CardSection
      title="Atividades Recentes"
      actions={
        <Link href="/diario" className={`${textLink} inline-block py-0.5`}>
          Ver diário
        </Link>
      }
    >
      <Recent companyId={companyId} />
    </CardSection>
  );
}

function Recent({ companyId }: { companyId: string }) {
  const { data, isFetching, error, refetch } = useDiary(companyId, recentEntries);
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton className="mb-2 h-14" />
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <p className="py-2 text-muted">
        Nenhum registro ainda. O que você anotar aparece aqui. Exemplo: “Elogio de cliente para o
        atendimento”.
      </p>
    );
  }
  return data.map((entry) => <DiaryEntryText key={entry.id} entry={entry} short />);
}
