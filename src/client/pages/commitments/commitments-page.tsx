import { Handshake, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { commitmentFigures, commitmentGroups, type CommitmentGroup } from '#shared/commitments.ts';
import type { Company } from '#shared/companies.ts';
import { calendarDay } from '#shared/format.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { CommitmentForm } from '../../commitments/commitment-form.tsx';
import { useCommitmentActions } from '../../commitments/use-commitment-actions.ts';
import type { CommitmentFilters } from '../../data/commitment-order.ts';
import {
  sweepCommitments,
  useCommitmentCounts,
  useCommitments,
  type ListedCommitment,
} from '../../data/commitments.ts';
import { countOf } from '../../lib/count.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { useQueryValues } from '../../lib/query-values.ts';
import { useToday } from '../../lib/use-today.ts';
import { useOpenCommitment } from '../../shell/commitment-opener.tsx';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { rowsFrame } from '../../ui/shapes.tsx';
import { CommitmentDetail } from './commitment-detail.tsx';
import { CommitmentFilterBar } from './commitment-filters.tsx';
import { CommitmentRow, CommitmentShapes } from './commitment-row.tsx';
import { addressValues, isFiltered, noFilters, readFilters } from './commitments-state.ts';
import { useRowFocus } from './use-row-focus.ts';

export function CommitmentsPage() {
  return <CompanyGate>{(company) => <Commitments company={company} />}</CompanyGate>;
}

function Commitments({ company }: { company: Company }) {
  const { valueOf, change, open, close } = useQueryValues();
  const filters = readFilters(valueOf);
  const today = calendarDay(useToday());
  const openForm = useOpenCommitment();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const openId = valueOf('id');
  const filter = (next: Partial<CommitmentFilters>) =>
    change(addressValues(next), { replace: true });
  const list = (
    <>
      <CommitmentFilterBar companyId={company.id} filters={filters} onChange={filter}>
        {!isWide && (
          <Button
            aria-keyshortcuts="C"
            className="ml-auto max-sm:px-2.5"
            onClick={() => openForm()}
          >
            <Plus aria-hidden="true" />
            <span className="max-sm:sr-only">Combinar</span>
          </Button>
        )}
      </CommitmentFilterBar>
      <CommitmentList
        key={JSON.stringify(filters)}
        company={company}
        filters={filters}
        today={today}
        onFilter={filter}
        onOpen={(id) => open({ id })}
      />
    </>
  );
  return (
    <Page>
      <Columns shape="aside" sticky="second">
        {/* However wide the window becomes it is this one: what was closed in it keeps its place. */}
        <div>{list}</div>
        {isWide && (
          <CardSection title="Novo combinado">
            <CommitmentForm companyId={company.id} />
            <p className="mt-4 text-sm text-muted pointer-coarse:invisible">
              A tecla C traz você aqui; em outra tela, abre este campo.
            </p>
          </CardSection>
        )}
      </Columns>
      {openId && (
        <CommitmentDetail key={openId} id={openId} today={today} onClose={() => close('id')} />
      )}
    </Page>
  );
}

interface CommitmentListProps {
  company: Company;
  filters: CommitmentFilters;
  today: string;
  onFilter: (change: Partial<CommitmentFilters>) => void;
  onOpen: (id: string) => void;
}

function CommitmentList({ company, filters, today, onFilter, onOpen }: CommitmentListProps) {
  const list = useCommitments(company.id, filters, today);
  const { data, error, isPending, isFetching, refetch } = list;
  const counts = useCommitmentCounts(company.id, filters, today);
  const actions = useCommitmentActions();
  useRowFocus();
  // What was closed keeps its place until the list is left.
  useEffect(
    () => () => sweepCommitments(({ state, deleted }) => state !== 'open' || !!deleted),
    [],
  );

  if (isPending) return <CommitmentShapes />;
  if (error && !data) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const items = data.pages.flatMap((page) => page.items as ListedCommitment[]);
  const parts = partsOf(items, filters, counts.data);
  const draw = (commitment: ListedCommitment) => (
    <CommitmentRow
      key={commitment.id}
      commitment={commitment}
      today={today}
      actions={actions}
      onOpen={() => onOpen(commitment.id)}
    />
  );
  return (
    <section aria-label="Combinados" aria-busy={isFetching} className="flex flex-col gap-6">
      {items.length === 0 && <Nothing filters={filters} onFilter={onFilter} />}
      {parts.map(({ group, title, items: shown, count }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 flex items-baseline gap-2 font-semibold">
            {title}
            <span className={group === 'late' ? 'text-attention' : 'text-muted'}>
              <span className="text-sm font-normal tabular-nums">
                {count === commitmentFigures.countedMost ? `${count}+` : count}
              </span>
            </span>
            {group && count > shown.length && filters.group !== group && (
              <button
                type="button"
                className="ml-auto min-h-6 cursor-pointer rounded-sm text-sm font-medium text-primary-ink underline pointer-coarse:min-h-11"
                onClick={() => onFilter({ group })}
              >
                Ver só estes
              </button>
            )}
          </h2>
          {shown.length > 0 && <ul className={rowsFrame}>{shown.map(draw)}</ul>}
        </section>
      ))}
      <ShowMore of={list} />
      {isFiltered(filters) && items.length > 0 && (
        <p>
          <Button variant="quiet" onClick={() => onFilter(noFilters)}>
            Limpar filtros
          </Button>
        </p>
      )}
      <p role="status" className="sr-only">
        {countOf(items.length, 'combinado na tela', 'combinados na tela')}
      </p>
    </section>
  );
}

interface Part {
  /** null for those that are closed. */
  group: CommitmentGroup | null;
  title: string;
  items: ListedCommitment[];
  count: number;
}

/** The parts that have something, in their order: also those whose page has not been asked for. */
function partsOf(
  items: ListedCommitment[],
  { state, group: wanted }: CommitmentFilters,
  counts: Record<CommitmentGroup, number> | undefined,
): Part[] {
  if (state !== 'open') {
    const title = state === 'done' ? 'Cumpridos' : 'Deixados de lado';
    return items.length > 0 ? [{ group: null, title, items, count: items.length }] : [];
  }
  return valuesOf(commitmentGroups)
    .filter((group) => !wanted || group === wanted)
    .map((group) => {
      const own = items.filter((item) => item.group === group);
      const open = own.filter((item) => item.state === 'open' && !item.deleted).length;
      return {
        group,
        title: commitmentGroups[group],
        items: own,
        count: Math.max(counts?.[group] ?? 0, open),
      };
    })
    .filter(({ items: own, count }) => own.length > 0 || count > 0);
}

interface NothingProps {
  filters: CommitmentFilters;
  onFilter: (change: Partial<CommitmentFilters>) => void;
}

function Nothing({ filters, onFilter }: NothingProps) {
  const openForm = useOpenCommitment();
  if (isFiltered(filters)) {
    return (
      <EmptyState
        icon={<Handshake />}
        title="Nenhum combinado com esses filtros"
        text="Tente outra pessoa, equipe ou situação."
        action={
          <Button variant="secondary" onClick={() => onFilter(noFilters)}>
            Limpar filtros
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Handshake />}
      title="Nada combinado em aberto"
      text="Anote o que você combinou com alguém, e avisamos no dia. Exemplo: “Rever a proposta com Ana até sexta.”"
      action={<Button onClick={() => openForm()}>Anotar combinado</Button>}
    />
  );
}
