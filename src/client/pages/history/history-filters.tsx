import { useState } from 'react';
import { type DocumentKind, documentKinds } from '#documents/labels.ts';
import type { Company } from '#shared/companies.ts';
import { isCalendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { useEmployees } from '../../data/employees.ts';
import { useTeams } from '../../data/teams.ts';
import { useSearchWords } from '../../lib/search-words.ts';
import { DateField } from '../../ui/date-field.tsx';
import { EmployeeSelect } from '../../ui/employee-select.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { listHint } from '../../ui/list-hint.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import type { HistoryFilter, HistoryState } from './history-state.ts';

const kinds = Object.entries(documentKinds).map(([id, name]) => ({ id, name }));

interface HistoryFiltersProps {
  company: Company;
  state: HistoryState;
  onChange: (change: Partial<Pick<HistoryState, HistoryFilter>>) => void;
}

/** What is looked for, type, person, team and day. Inactive employees are left out. */
export function HistoryFilters({ company, state, onChange }: HistoryFiltersProps) {
  const employees = useEmployees(company.id, { activeOnly: true });
  const teams = useTeams(company.id);
  const [words, setWords] = useSearchWords(state.search, (search) => onChange({ search }));
  return (
    <div
      role="search"
      aria-label="Filtros do histórico"
      className="mb-5 grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4 lg:grid-cols-[1fr_1.4fr_1.2fr_11rem]"
    >
      <SearchInput
        aria-label="Buscar nos documentos"
        placeholder="Buscar no texto e no título dos documentos"
        maxLength={limits.search}
        value={words}
        onChange={setWords}
        style={{ gridColumn: '1 / -1' }}
      />
      <Choice
        label="Tipo"
        all="Todos"
        value={state.type}
        options={kinds}
        onChange={(type) => onChange({ type: type as DocumentKind | undefined })}
      />
      <Field
        label="Colaborador"
        hint={
          employees.error && listHint(employees, { path: '/colaboradores', name: 'colaborador' })
        }
      >
        {(control) => (
          <EmployeeSelect
            {...control}
            value={state.employeeId ?? ''}
            employees={employees.data}
            loading={employees.isLoading}
            nobody="Todos"
            otherName="Outra pessoa"
            onChange={(id) => onChange({ employeeId: id || undefined })}
          />
        )}
      </Field>
      <Choice
        label="Equipe"
        all="Todas"
        other="Outra equipe"
        value={state.teamId}
        options={teams.data}
        onChange={(teamId) => onChange({ teamId })}
      />
      <DayFilter day={state.date} onChange={(date) => onChange({ date })} />
    </div>
  );
}

interface Option {
  id: string;
  name: string;
}

interface ChoiceProps {
  label: string;
  /** The option that filters nothing. */
  all: string;
  /** What an address may ask for and the list does not have: a team of another company, say. */
  other?: string;
  value: string | undefined;
  /** Absent while they load. */
  options: readonly Option[] | undefined;
  onChange: (value: string | undefined) => void;
}

function Choice({ label, all, other, value, options, onChange }: ChoiceProps) {
  const known = !value || options?.some(({ id }) => id === value);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">{all}</option>
          {!known && <option value={value}>{options ? other : 'Carregando...'}</option>}
          {options?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface DayFilterProps {
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Filters once the day is whole; until then the text is the field's own. */
function DayFilter({ day, onChange }: DayFilterProps) {
  const [text, setText] = useState(day ?? '');
  const [shown, setShown] = useState(day);
  // Where the day changes by other means, so does the field.
  if (shown !== day) {
    setShown(day);
    setText(day ?? '');
  }
  return (
    <Field label="Data">
      {(control) => (
        <DateField
          {...control}
          value={text}
          onChange={(next) => {
            setText(next);
            if (isCalendarDay(next)) onChange(next);
            else if (next === '' && day) onChange(undefined);
          }}
        />
      )}
    </Field>
  );
}
