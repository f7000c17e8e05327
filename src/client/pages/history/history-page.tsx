import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { useEffect, useMemo, type ComponentProps } from 'react';
import { useLocation, useSearch } from 'wouter';
import { documentGroups, type DocumentGroup } from '#documents/kit/labels.ts';
import type { Company } from '#shared/companies.ts';
import { limits } from '#shared/limits.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { useHistory } from '../../data/documents.ts';
import { useEmployees } from '../../data/employees.ts';
import { countOf } from '../../lib/count.ts';
import { closedEntry, openedEntry } from '../../lib/dialog-entry.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { quickScreens } from '../../shell/navigation.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { FoundList } from './found-list.tsx';
import { HistoryDetail } from './history-detail.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList, HistoryShape, Pager } from './history-list.tsx';
import {
  isFiltered,
  noFilters,
  readState,
  withFilters,
  writeState,
  type HistoryState,
} from './history-state.ts';

export function HistoryPage() {
  return <CompanyGate>{(company) => <History company={company} />}</CompanyGate>;
}

function History({ company }: { company: Company }) {
  const { state, go } = useHistoryState();
  const wide = useMediaQuery('(min-width: 80rem)');
  const { page, item, search, ...filters } = state;
  const history = useHistory(search === '' ? company.id : undefined, filters, page);
  const { data, isPending, isFetching, isPlaceholderData, error, refetch } = history;
  const employees = useEmployees(company.id, { activeOnly: true });
  const names = useMemo(
    () => new Map(employees.data?.map(({ id, name }) => [id, name])),
    [employees.data],
  );
  const pages = Math.max(
    1,
    Math.ceil((data?.total ?? 0) / (data?.limit ?? limits.historyPageDefault)),
  );

  useEffect(() => {
    // An old link may point beyond the end of what the filters leave.
    if (search === '' && data && !isPlaceholderData && page > pages)
      go({ ...state, page: pages }, { replace: true });
  });

  const filter = (change: Partial<HistoryState>) =>
    go(withFilters(state, change), { replace: true });
  const clear = isFiltered(state) && (
    <button
      type="button"
      className={`-my-1 cursor-pointer py-1 pointer-coarse:-my-3 pointer-coarse:py-3 ${textLink}`}
      onClick={() => filter(noFilters)}
    >
      Limpar filtros
    </button>
  );
  const list = (items: ComponentProps<typeof HistoryList>['items']) => (
    <HistoryList
      items={items}
      personOf={({ employeeId }) => names.get(employeeId ?? '')}
      wide={!item}
      selected={item}
      onSelect={(id) => go({ ...state, item: id }, openedEntry())}
    />
  );
  const detail = item && (
    <HistoryDetail
      id={item}
      names={names}
      listed={data?.items.find(({ id }) => id === item)}
      layout={wide ? 'panel' : 'sheet'}
      onClose={() => go({ ...state, item: null }, closedEntry())}
    />
  );
  return (
    <Page>
      <HistoryFilters company={company} state={state} onChange={filter} />
      <div
        className={clsx(
          'items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]',
          // Until a document is opened the list has the whole width.
          detail && 'xl:grid',
        )}
      >
        <section aria-label="Documentos" aria-busy={isFetching && search === ''}>
          {search !== '' ? (
            <FoundList
              companyId={company.id}
              search={search}
              filters={filters}
              wide={!item}
              clear={clear}
              onClear={() => filter(noFilters)}
            >
              {list}
            </FoundList>
          ) : isPending ? (
            <HistoryShape wide={!item} />
          ) : error ? (
            <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : data.total === 0 ? (
            <Nothing filtered={isFiltered(state)} onClear={() => filter(noFilters)} />
          ) : (
            <>
              <div className="mb-2 flex items-center justify-between gap-3 text-sm">
                <p role="status" className="text-muted tabular-nums">
                  {countOf(data.total, 'documento', 'documentos')}
                </p>
                {clear}
              </div>
              {list(data.items)}
              <Pager
                page={page}
                pages={pages}
                busy={isFetching}
                onPage={(next) => {
                  go({ ...state, page: next });
                  scrollTo(0, 0);
                }}
              />
            </>
          )}
        </section>
        {detail}
      </div>
    </Page>
  );
}

/** The state in the address. */
function useHistoryState() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return {
    state: readState(search),
    go(next: HistoryState, options?: { replace: boolean; state?: unknown }): void {
      const query = writeState(next);
      navigate(query ? `${path}?${query}` : path, options);
    },
  };
}

/** What will stand here, by where it is made. */
const gives: Record<DocumentGroup, string> = {
  strategy: 'Planos de ação e pautas de reunião, a partir de um objetivo ou de um assunto.',
  communication: 'Mensagens e e-mails, prontos para revisar e enviar.',
  development:
    'Roteiros de entrevista, PDIs e roteiros de feedback, com o que já se sabe da pessoa.',
};

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) {
    return (
      <>
        <EmptyState
          icon={<FileText />}
          title="Nenhum documento gerado ainda"
          text="Tudo o que você gerar em Ações Inteligentes fica guardado aqui. Exemplo: “PDI de Ana Souza”."
          action={
            <Link href="/dashboard" className={buttonClass()}>
              Ver Ações Inteligentes
            </Link>
          }
        />
        <div className="grid gap-4 max-xl:hidden sm:grid-cols-3">
          {valuesOf(documentGroups).map((group) => (
            <CardSection
              key={group}
              title={
                <Link href={quickScreens[group]} className={textLink}>
                  {documentGroups[group]}
                </Link>
              }
            >
              <p className="text-muted">{gives[group]}</p>
            </CardSection>
          ))}
        </div>
      </>
    );
  }
  return (
    <EmptyState
      icon={<FileText />}
      title="Nenhum documento com esses filtros"
      text="Tente outro período, tipo ou pessoa."
      action={
        <Button variant="secondary" onClick={onClear}>
          Limpar filtros
        </Button>
      }
    />
  );
}
