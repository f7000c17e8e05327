import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '../../lib/count.ts';
import { useFoundDocuments, type FoundDocument } from '../../data/found-documents.ts';
import type { HistoryFilters } from '../../data/documents.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { HistoryShape } from './history-list.tsx';

interface FoundListProps {
  companyId: string;
  search: string;
  filters: HistoryFilters;
  /** With the whole width to itself. */
  wide: boolean;
  /** Beside the count. */
  clear: ReactNode;
  onClear: () => void;
  children: (items: readonly FoundDocument[]) => ReactNode;
}

/** What was found, the best first; the next page comes below it. */
export function FoundList({ companyId, search, filters, ...rest }: FoundListProps) {
  const { wide, clear, onClear, children } = rest;
  const found = useFoundDocuments(companyId, search, filters);
  const { data, error, isFetching, refetch, hasNextPage } = found;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (error && items.length === 0) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <HistoryShape wide={wide} />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<FileText />}
        title={`Nenhum documento com “${search}”`}
        text="Tente outra palavra, ou tire um filtro. Exemplo: “prazo”."
        action={
          <Button variant="secondary" onClick={onClear}>
            Ver todos os documentos
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-3 text-sm">
        <p role="status" className="text-muted tabular-nums">
          {hasNextPage
            ? `Os ${items.length} mais próximos do que você busca`
            : countOf(items.length, 'documento', 'documentos')}
        </p>
        {clear}
      </div>
      {children(items)}
      <ShowMore of={found} />
    </>
  );
}
