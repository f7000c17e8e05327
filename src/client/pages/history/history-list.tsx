import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { documentKinds } from '#documents/labels.ts';
import { formatInstant } from '#shared/format.ts';
import type { HistoryItem } from '../../data/documents.ts';
import { Button } from '../../ui/button.tsx';

interface HistoryListProps {
  items: readonly HistoryItem[];
  /** The one in the detail panel. */
  selected: string | null;
  onSelect: (id: string) => void;
}

export function HistoryList({ items, selected, onSelect }: HistoryListProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {items.map(({ id, type, title, createdAt }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === selected ? 'true' : undefined}
            onClick={() => onSelect(id)}
            className={clsx(
              'flex w-full cursor-pointer flex-col gap-0.5 px-4 py-3 text-left -outline-offset-2 transition-colors',
              id === selected ? 'bg-primary-soft' : 'hover:bg-sunken',
            )}
          >
            <span className="line-clamp-2 font-medium">{title}</span>
            <span className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{documentKinds[type]}</span>
              <time dateTime={createdAt} className="tabular-nums">
                {formatInstant(createdAt)}
              </time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PagerProps {
  page: number;
  pages: number;
  busy: boolean;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, busy, onPage }: PagerProps) {
  return (
    <nav aria-label="Páginas do histórico" className="mt-3 flex items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1 || busy} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
        Anterior
      </Button>
      <p role="status" className="text-sm text-muted tabular-nums">
        {`Página ${page} de ${pages}`}
      </p>
      <Button variant="secondary" disabled={page >= pages || busy} onClick={() => onPage(page + 1)}>
        Próxima
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
