import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useEmployees } from '../data/employees.ts';
import { useTeams } from '../data/teams.ts';
import { useDraft } from '../lib/draft.ts';
import { EmployeeSelect } from '../ui/employee-select.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { listHint } from '../ui/list-hint.tsx';

/** A choice from a list of the company, remembered in this tab. */
interface Chosen<Item> {
  list: UseQueryResult<Item[]>;
  /** Absent where nothing is chosen, or what was chosen is no longer in the list. */
  item: Item | undefined;
  choose: (id: string) => void;
}

function useChosen<Item extends { id: string }>(
  list: UseQueryResult<Item[]>,
  name: string,
): Chosen<Item> {
  const [id, choose] = useDraft(name);
  return { list, item: list.data?.find((candidate) => candidate.id === id), choose };
}

/** The person whom a screen is about; inactive ones are left out. */
export function useChosenEmployee(companyId: string, screen: string): Chosen<Employee> {
  const employees = useEmployees(companyId, { activeOnly: true });
  return useChosen(employees, `${companyId}:${screen}:employee`);
}

export function useChosenTeam(companyId: string, screen: string): Chosen<Team> {
  return useChosen(useTeams(companyId), `${companyId}:${screen}:team`);
}

interface SubjectFieldProps<Item> {
  chosen: Chosen<Item>;
  label: string;
}

interface EmployeeFieldProps extends SubjectFieldProps<Employee> {
  required?: boolean;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

export function EmployeeField({ chosen, inputRef, ...field }: EmployeeFieldProps) {
  const { list, item, choose } = chosen;
  return (
    <Field {...field} hint={listHint(list, { path: '/colaboradores', name: 'colaborador' })}>
      {(control) => (
        <EmployeeSelect
          {...control}
          ref={inputRef}
          value={item?.id ?? ''}
          employees={list.data}
          loading={list.isLoading}
          onChange={choose}
        />
      )}
    </Field>
  );
}

export function TeamField({ chosen, ...field }: SubjectFieldProps<Team>) {
  const { list, item, choose } = chosen;
  const teams = list.data ?? [];
  return (
    <Field {...field} hint={listHint(list, { path: '/equipes', name: 'equipe' })}>
      {(control) => (
        <Select
          {...control}
          value={item?.id ?? ''}
          disabled={teams.length === 0}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{teamPlaceholder(teams, list.isLoading)}</option>
          {teams.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function teamPlaceholder(teams: readonly Team[], loading: boolean): string {
  if (loading) return 'Carregando equipes...';
  return teams.length > 0 ? 'Selecione uma equipe' : 'Nenhuma equipe encontrada';
}
