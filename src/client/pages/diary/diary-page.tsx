import { useCallback } from 'react';
import type { Company } from '#shared/companies.ts';
import type { DiaryEntry } from '#shared/diary.ts';
import { useDiary } from '../../data/diary.ts';
import type { DiaryFilter, ListedEntry } from '../../data/diary-entries.ts';
import { countOf } from '../../lib/count.ts';
import { useQueryValues } from '../../lib/query-values.ts';
import { CompanyGate } from '../../shell/company-gate.tsx';
import { DiaryEntryForm } from '../../shell/diary-entry-form.tsx';
import { DiaryEntryText } from '../../shell/diary-entry-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Words } from '../../ui/shapes.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { Windowed } from '../../ui/windowed.tsx';
import { DiarySearch, FoundEntries } from './diary-search.tsx';
import { EntryRow, EntryShape } from './entry-row.tsx';

export function DiaryPage() {
  return <CompanyGate>{(company) => <Diary company={company} />}</CompanyGate>;
}

function Diary({ company }: { company: Company }) {
  const { data: entries, isFetching, error, refetch } = useDiary(company.id);
  const { valueOf, change, close } = useQueryValues();
  const openId = valueOf('id');
  const filter: DiaryFilter = { q: valueOf('q'), employeeId: valueOf('pessoa') };
  const onFilter = useCallback(
    ({ q, employeeId }: Partial<DiaryFilter>) =>
      change(
        {
          ...(q !== undefined && { q }),
          ...(employeeId !== undefined && { pessoa: employeeId }),
        },
        { replace: true },
      ),
    [change],
  );
  return (
    <Page>
      <Columns shape="desk" sticky="first">
        <>
          {openId && !error && <Wanted entries={entries} id={openId} onClose={() => close('id')} />}
          <CardSection title="Novo registro">
            <DiaryEntryForm companyId={company.id} rows={6} autoFocus={!openId} />
          </CardSection>
        </>
        {error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Entries company={company} entries={entries} filter={filter} onFilter={onFilter} />
        )}
      </Columns>
    </Page>
  );
}

interface WantedProps {
  /** Unknown while they are read, and where they could not be. */
  entries: readonly DiaryEntry[] | undefined;
  id: string;
  onClose: () => void;
}

/** The entry that a link leads to, above the others: of those that one may be anywhere. */
function Wanted({ entries, id, onClose }: WantedProps) {
  const entry = entries?.find((candidate) => candidate.id === id);
  if (entries && !entry) {
    return (
      <Notice tone="warning" role="status">
        Registro não encontrado. Procure entre os registros.
      </Notice>
    );
  }
  return (
    <CardSection
      title="Registro encontrado"
      actions={
        <Button variant="quiet" size="sm" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {entry ? (
        <DiaryEntryText entry={entry} />
      ) : (
        <Loading>
          <EntryShape />
        </Loading>
      )}
    </CardSection>
  );
}

const drawEntry = (entry: ListedEntry) => <EntryRow key={entry.id} entry={entry} />;

const examples = [
  ['Uma dificuldade', '“Davi atrasou a entrega pela segunda vez; faltou o material.”'],
  ['Uma conversa', '“Renata disse que quer assumir a escala.”'],
  ['Um combinado', '“Vou enviar o material do curso para Ana até sexta.”'],
] as const;

/** In the place of the first entries: what one writes down; where there is room, more of it and what for. */
function WorthNoting() {
  return (
    <CardSection title="O que vale anotar">
      <p className="text-muted">
        Anote o que aconteceu hoje. Exemplo: “Ana conduziu a reunião com o cliente sozinha.”
      </p>
      <div className="mt-4 max-xl:hidden">
        <dl className="divide-y divide-line border-y border-line">
          {examples.map(([kind, example]) => (
            <div key={kind} className="py-2.5">
              <dt className="text-sm text-muted">{kind}</dt>
              <dd>{example}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-muted">
          Os documentos sobre uma pessoa levam em conta o que você anotou sobre ela.
        </p>
      </div>
    </CardSection>
  );
}

interface EntriesProps {
  company: Company;
  /** Absent while they are on their way. */
  entries: readonly ListedEntry[] | undefined;
  filter: DiaryFilter;
  onFilter: (change: Partial<DiaryFilter>) => void;
}

function Entries({ company, entries, filter, onFilter }: EntriesProps) {
  const isFiltered = filter.q !== '' || filter.employeeId !== '';
  const count = entries?.filter(({ deleted }) => !deleted).length;
  return (
    <section aria-labelledby="registros" className="max-xl:mt-4">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="registros" className="font-semibold">
          Registros
        </h2>
        <p className="text-sm text-muted tabular-nums" role="status">
          {count === undefined ? (
            <Words className="w-20" />
          ) : (
            countOf(count, 'registro', 'registros')
          )}
        </p>
      </div>
      {entries?.length !== 0 && (
        <DiarySearch companyId={company.id} filter={filter} onChange={onFilter} />
      )}
      {!entries ? (
        <Loading>
          {[1, 2, 3, 4, 5].map((key) => (
            <EntryShape key={key} />
          ))}
        </Loading>
      ) : entries.length === 0 ? (
        <WorthNoting />
      ) : isFiltered ? (
        <FoundEntries
          companyId={company.id}
          filter={filter}
          onClear={() => onFilter({ q: '', employeeId: '' })}
        >
          {drawEntry}
        </FoundEntries>
      ) : (
        <Windowed items={entries} chunkSize={3} estimate={270}>
          {drawEntry}
        </Windowed>
      )}
    </section>
  );
}
