import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import {
  commitmentSides,
  commitmentStates,
  type CommitmentSide,
  type CommitmentState,
} from '#shared/commitments.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import type { CommitmentFilters } from '../../data/commitment-order.ts';
import { useEmployees } from '../../data/employees.ts';
import { useTeams } from '../../data/teams.ts';
import { Button } from '../../ui/button.tsx';
import { EmployeeSelect } from '../../ui/employee-select.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { listHint } from '../../ui/list-hint.tsx';

/** The states as one asks for them. */
const stateLabels: Readonly<Record<CommitmentState, string>> = {
  open: commitmentStates.open,
  done: 'Cumpridos',
  dropped: 'Deixados de lado',
};

interface CommitmentFilterBarProps {
  companyId: string;
  filters: CommitmentFilters;
  onChange: (change: Partial<CommitmentFilters>) => void;
  /** What stands at the end of the line. */
  children?: React.ReactNode;
}

/** Whose they are in sight; person, team and state on demand: what is due comes first. */
export function CommitmentFilterBar(props: CommitmentFilterBarProps) {
  const { companyId, filters, onChange, children } = props;
  const { employeeId, teamId, state } = filters;
  const isNarrowed = Boolean(employeeId || teamId || state !== 'open');
  const [isOpen, setOpen] = useState(isNarrowed);
  const id = useId();
  return (
    <div role="search" aria-label="Filtros dos combinados" className="mb-5">
      <div className="flex flex-wrap items-center gap-2">
        <Sides side={filters.side} onChange={(side) => onChange({ side })} />
        <Button
          variant="secondary"
          size="icon"
          aria-label={isNarrowed ? 'Filtros, em uso' : 'Filtros'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={clsx(isNarrowed && 'bg-primary-soft text-primary-ink')}
        >
          <SlidersHorizontal aria-hidden="true" />
        </Button>
        {children}
      </div>
      {/* Not drawn until wanted: it reads everybody's names. */}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4 pt-5">
            <PersonFilter
              companyId={companyId}
              value={employeeId}
              onChange={(next) => onChange({ employeeId: next })}
            />
            <TeamFilter
              companyId={companyId}
              value={teamId}
              onChange={(next) => onChange({ teamId: next })}
            />
            <Field label="Situação">
              {(control) => (
                <Select
                  {...control}
                  value={state}
                  onChange={(event) => onChange({ state: event.target.value as CommitmentState })}
                >
                  {valuesOf(stateLabels).map((each) => (
                    <option key={each} value={each}>
                      {stateLabels[each]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        )}
      </div>
    </div>
  );
}

interface SidesProps {
  side: CommitmentSide | undefined;
  onChange: (side: CommitmentSide | undefined) => void;
}

function Sides({ side, onChange }: SidesProps) {
  const choices = [[undefined, 'Todos'], ...Object.entries(commitmentSides)] as const;
  return (
    <div role="group" aria-label="De quem" className="flex gap-1 rounded-md bg-sunken p-1">
      {choices.map(([value, name]) => (
        <button
          key={name}
          type="button"
          aria-pressed={side === value}
          onClick={() => onChange(value as CommitmentSide | undefined)}
          className={clsx(
            'h-9 cursor-pointer rounded-sm px-2.5 font-medium whitespace-nowrap transition-colors pointer-coarse:h-11',
            side === value ? 'bg-surface text-ink' : 'text-muted hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface NarrowingProps {
  companyId: string;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

function PersonFilter({ companyId, value, onChange }: NarrowingProps) {
  const employees = useEmployees(companyId, { activeOnly: true });
  return (
    <Field
      label="Pessoa"
      hint={employees.error && listHint(employees, { path: '/colaboradores', name: 'colaborador' })}
    >
      {(control) => (
        <EmployeeSelect
          {...control}
          value={value ?? ''}
          employees={employees.data}
          loading={employees.isLoading}
          nobody="Todas"
          otherName="Outra pessoa"
          onChange={(id) => onChange(id || undefined)}
        />
      )}
    </Field>
  );
}

function TeamFilter({ companyId, value, onChange }: NarrowingProps) {
  const teams = useTeams(companyId);
  const isKnown = !value || teams.data?.some(({ id }) => id === value);
  return (
    <Field label="Equipe">
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">Todas</option>
          {!isKnown && (
            <option value={value}>{teams.data ? 'Outra equipe' : 'Carregando...'}</option>
          )}
          {teams.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
