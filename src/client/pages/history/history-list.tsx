import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { documentKinds, documentMarks } from '#documents/labels.ts';
import { formatInstant } from '#shared/format.ts';
import type { ListedDocument } from '../../data/documents.ts';
import type { FoundDocument } from '../../data/found-documents.ts';
import { kindIcons } from '../../shell/kind-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Marked } from '../../ui/marked.tsx';
import { Line, RowsSkeleton, Words, rowsFrame } from '../../ui/shapes.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** A document, as a list shows it; with what was looked for in it, where something was. */
type ShownDocument = Pick<ListedDocument, 'id' | 'type' | 'title' | 'employeeId' | 'createdAt'> &
  Partial<Pick<ListedDocument, 'mark'> & Pick<FoundDocument, 'marks' | 'excerpt' | 'excerptMarks'>>;

interface HistoryListProps {
  items: readonly ShownDocument[];
  /** The name of whom a document is about; undefined where it is nobody of those who are listed. */
  personOf: (item: ShownDocument) => string | undefined;
  /** With the whole width to itself: a column for each thing that is said of a document. */
  wide: boolean;
  /** The one in the detail panel. */
  selected: string | null;
  onSelect: (id: string) => void;
}

const row = 'flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left';
const words = (wide: boolean) =>
  clsx(
    'min-w-0 flex-1',
    wide && 'xl:grid xl:grid-cols-[minmax(0,1fr)_11rem_8rem_11rem] xl:items-center xl:gap-5',
  );
const facts = (wide: boolean) =>
  clsx('mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted', wide && 'xl:contents');
const personFact = (wide: boolean) => clsx('truncate', wide ? 'max-xl:hidden' : 'hidden');

/** Documents that are on their way, under the line that will count them. */
export function HistoryShape({ wide }: Pick<HistoryListProps, 'wide'>) {
  return (
    <Loading>
      <Line className="mb-2 text-sm" words="w-28" />
      <RowsSkeleton rows={10}>
        <div className={row}>
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className={words(wide)}>
            <Line className="font-medium" words="w-2/3" />
            <div className={facts(wide)}>
              <span className={personFact(wide)}>
                <Words className="w-24" />
              </span>
              <Words className="w-20" />
              <Words className="w-28" />
            </div>
          </div>
        </div>
      </RowsSkeleton>
    </Loading>
  );
}

export function HistoryList({ items, personOf, wide, selected, onSelect }: HistoryListProps) {
  return (
    <ul className={rowsFrame}>
      {items.map((item) => {
        const { id, type, title, createdAt, mark, marks = [], excerpt, excerptMarks = [] } = item;
        const Icon = kindIcons[type];
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={id === selected ? 'true' : undefined}
              onClick={() => onSelect(id)}
              className={clsx(
                row,
                'cursor-pointer -outline-offset-2 transition-colors',
                id === selected ? 'bg-primary-soft' : 'hover:bg-sunken',
              )}
            >
              <span
                className={clsx(
                  'flex size-9 shrink-0 items-center justify-center rounded-full text-primary-ink [&>svg]:size-4.5',
                  id === selected ? 'bg-surface' : 'bg-primary-soft',
                )}
              >
                <Icon aria-hidden="true" />
              </span>
              <span className={words(wide)}>
                <span className="min-w-0">
                  <span className="line-clamp-2 font-medium">
                    <Marked text={title} marks={marks} />
                  </span>
                  {excerpt && (
                    <span className="line-clamp-2 text-sm text-muted">
                      <Marked text={excerpt} marks={excerptMarks} />
                    </span>
                  )}
                </span>
                <span className={facts(wide)}>
                  <span className={personFact(wide)}>{personOf(item)}</span>
                  <span>
                    {documentKinds[type]}
                    {mark && (
                      <span className="font-medium text-ink">{` · ${documentMarks[mark]}`}</span>
                    )}
                  </span>
                  <time
                    dateTime={createdAt}
                    className={clsx('tabular-nums', wide && 'xl:text-right')}
                  >
                    {formatInstant(createdAt)}
                  </time>
                </span>
              </span>
            </button>
          </li>
        );
      })}
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
