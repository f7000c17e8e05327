import { Plus } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useGenerationRefusal } from '../../data/generation-gate.ts';
import { countOf } from '../../lib/count.ts';
import { useModal } from '../../shell/modal.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cardGrid, useCardColumns } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/input.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Line } from '../../ui/shapes.tsx';
import { Windowed } from '../../ui/windowed.tsx';
import { EmployeeCard, EmployeeCardShapes } from './employee-card.tsx';
import { useFiltered, type EmployeeFilter } from './employee-filter.ts';
import { newImport } from './import/import-address.ts';
import { ViewSwitch } from './view-switch.tsx';

interface EmployeeGridProps {
  /** Absent while they are on their way, as the teams are. */
  employees: readonly Employee[] | undefined;
  teams: readonly Team[] | undefined;
  /** What is searched for. */
  words: string;
  onWords: (words: string) => void;
  /** '' shows every team's people. */
  teamId: string;
  onTeam: (teamId: string) => void;
  onCreate: () => void;
  onEdit: (id: string) => void;
}

export function EmployeeGrid(props: EmployeeGridProps) {
  const { employees, teams, words, onWords, teamId, onTeam, onCreate, onEdit } = props;
  const filter = useDeferredValue(useMemo(() => ({ words, teamId }), [words, teamId]));
  const clear = useCallback(() => {
    onWords('');
    onTeam('');
  }, [onWords, onTeam]);
  const refusal = useGenerationRefusal();
  return (
    <Page
      intro={
        <div className="flex flex-wrap gap-2 sm:flex-nowrap">
          <SearchInput
            aria-label="Buscar colaborador por nome ou função"
            placeholder="Buscar por nome ou função"
            value={words}
            onChange={onWords}
            className="sm:max-w-72"
          />
          {/* Also with one team: it keeps its place, and leads back to who is in none. */}
          <Select
            aria-label="Equipe"
            className="sm:w-48 sm:shrink-0"
            value={teamId}
            onChange={(event) => onTeam(event.target.value)}
          >
            <option value="">Todas as equipes</option>
            {teamId && !teams && <option value={teamId}>Carregando...</option>}
            {teams?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      }
      actions={
        <>
          <ViewSwitch view="" teamId={teamId} />
          <Link
            href={`/colaboradores?perguntas=todas${teamId && `&equipe=${teamId}`}`}
            className={buttonClass({ variant: 'quiet' })}
          >
            Conte para mim
          </Link>
          <Link href={newImport} className={buttonClass({ variant: 'quiet' })}>
            Importar
          </Link>
          <Button disabled={!teams} onClick={onCreate}>
            <Plus aria-hidden="true" />
            Novo Colaborador
          </Button>
        </>
      }
    >
      {refusal !== null && (
        <Notice tone="warning" className="mb-4">
          {refusal}
        </Notice>
      )}
      {employees && teams ? (
        <Matching
          employees={employees}
          teams={teams}
          filter={filter}
          canGenerate={refusal === null}
          onEdit={onEdit}
          onClear={clear}
        />
      ) : (
        <>
          <Line className="mb-3 text-sm" words="w-28" />
          <EmployeeCardShapes />
        </>
      )}
    </Page>
  );
}

interface MatchingProps extends Pick<EmployeeGridProps, 'onEdit'> {
  employees: readonly Employee[];
  teams: readonly Team[];
  filter: EmployeeFilter;
  canGenerate: boolean;
  onClear: () => void;
}

/** Apart from the search box: while one types, the cards wait. */
const Matching = memo(function Matching({ employees, teams, filter, ...rest }: MatchingProps) {
  const { canGenerate, onEdit, onClear } = rest;
  const shown = useFiltered(employees, filter);
  const teamNames = useMemo(() => new Map(teams.map(({ id, name }) => [id, name])), [teams]);
  const { open } = useModal();
  const columns = useCardColumns();
  const draw = useCallback(
    (employee: Employee) => (
      <EmployeeCard
        key={employee.id}
        employee={employee}
        teamNames={employee.teamIds.flatMap((id) => teamNames.get(id) ?? []).join(', ')}
        onEdit={() => onEdit(employee.id)}
        onCreatePdi={canGenerate ? () => open('pdi', { employeeId: employee.id }) : null}
      />
    ),
    [teamNames, onEdit, canGenerate, open],
  );
  const all = countOf(employees.length, 'colaborador', 'colaboradores');
  const inactive = shown.filter(({ isActive }) => !isActive).length;
  return (
    <>
      <p role="status" className="mb-3 text-sm text-muted tabular-nums">
        {shown.length === employees.length ? all : `${shown.length} de ${all}`}
        {inactive > 0 && `, ${countOf(inactive, 'inativo', 'inativos')}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title="Ninguém encontrado"
          text="Confira o nome ou a função, ou procure em todas as equipes."
          action={
            <Button variant="secondary" onClick={onClear}>
              Limpar busca
            </Button>
          }
        />
      ) : (
        <Windowed
          key={`${filter.words} ${filter.teamId}`}
          items={shown}
          chunkSize={columns}
          estimate={270}
          chunkClassName={cardGrid}
        >
          {draw}
        </Windowed>
      )}
    </>
  );
});
