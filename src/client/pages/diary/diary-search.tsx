import { useId, useState, type ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { useFoundEntries, type DiaryFilter, type ListedEntry } from '../../data/diary-entries.ts';
import { useEmployees } from '../../data/employees.ts';
import { useSearchWords } from '../../lib/search-words.ts';
import { Button } from '../../ui/button.tsx';
import { EmployeeSelect } from '../../ui/employee-select.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { listHint } from '../../ui/list-hint.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EntryShape } from './entry-row.tsx';

interface DiarySearchProps {
  companyId: string;
  filter: DiaryFilter;
  onChange: (change: Partial<DiaryFilter>) => void;
}

/** Words and a person, by which entries are found. */
export function DiarySearch({ companyId, filter, onChange }: DiarySearchProps) {
  const [words, setWords] = useSearchWords(filter.q, (q) => onChange({ q }));
  // Everybody's names are read when somebody is looked for.
  const [isWanted, setWanted] = useState(filter.employeeId !== '');
  const employees = useEmployees(isWanted ? companyId : undefined);
  const hintId = useId();
  return (
    <div role="search" aria-label="Procurar no diário" className="mb-4 grid gap-2 sm:grid-cols-2">
      <SearchInput
        aria-label="Palavras do registro"
        placeholder="Buscar no diário"
        maxLength={limits.search}
        value={words}
        onChange={setWords}
      />
      <div>
        <EmployeeSelect
          aria-label="Registros sobre"
          aria-describedby={employees.error ? hintId : undefined}
          onFocus={() => setWanted(true)}
          value={filter.employeeId}
          // A field that waits for its names is no dead one.
          employees={isWanted ? employees.data : [placeholder]}
          loading={isWanted && employees.isLoading}
          nobody="Sobre qualquer pessoa"
          otherName="Outra pessoa"
          onChange={(employeeId) => onChange({ employeeId })}
        />
        {employees.error && (
          <p id={hintId} className="mt-1.5 text-sm text-muted">
            {listHint(employees, { path: '/colaboradores', name: 'colaborador' })}
          </p>
        )}
      </div>
    </div>
  );
}

const placeholder = { id: 'not asked yet', name: '', position: '' };

interface FoundEntriesProps extends Omit<DiarySearchProps, 'onChange'> {
  onClear: () => void;
  children: (entry: ListedEntry) => ReactNode;
}

/** What was found, a page at a time. */
export function FoundEntries({ companyId, filter, onClear, children }: FoundEntriesProps) {
  const found = useFoundEntries(companyId, filter);
  const { data, error, isFetching, refetch } = found;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (error && items.length === 0) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        {[1, 2, 3, 4, 5].map((key) => (
          <EntryShape key={key} />
        ))}
      </Loading>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {items.length === 0 ? 'Nada encontrado' : `${items.length} na lista`}
      </p>
      {items.length === 0 ? (
        <div className="rounded-lg border border-dashed border-line px-5 py-8 text-center text-muted">
          <p className="mb-3">Nenhum registro com isso. Procure por parte de uma palavra.</p>
          <Button variant="secondary" size="sm" onClick={onClear}>
            Ver todos os registros
          </Button>
        </div>
      ) : (
        items.map(children)
      )}
      <ShowMore of={found} />
    </>
  );
}
