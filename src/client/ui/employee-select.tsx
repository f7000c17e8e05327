import { useMemo, type ComponentProps } from 'react';
import type { Employee } from '#shared/employees.ts';
import { Select } from './input.tsx';

type Person = Pick<Employee, 'id' | 'name' | 'position'>;

interface EmployeeSelectProps extends ComponentProps<'select'> {
  value: string;
  /** Absent while they load, or where there is no company yet. */
  employees: readonly Person[] | undefined;
  loading: boolean;
  /** The name to show for a `value` that the list lacks: someone inactive by now. */
  otherName?: string | undefined;
}

const noOne: readonly Person[] = [];

/** Choosing a person, with the words of the specification for each state of the list. */
export function EmployeeSelect(props: EmployeeSelectProps) {
  const { employees = noOne, loading, otherName = 'Colaborador', ...select } = props;
  const { value, disabled } = select;
  const known = value === '' || employees.some(({ id }) => id === value);
  // Thousands of them, in a form that is drawn again at every key.
  const options = useMemo(
    () =>
      employees.map(({ id, name, position }) => (
        <option key={id} value={id}>{`${name} — ${position}`}</option>
      )),
    [employees],
  );
  return (
    <Select {...select} disabled={disabled || loading || employees.length === 0}>
      <option value="">{placeholderOf(employees, loading)}</option>
      {!known && !loading && <option value={value}>{otherName}</option>}
      {options}
    </Select>
  );
}

function placeholderOf(employees: readonly Person[], loading: boolean): string {
  if (loading) return 'Carregando colaboradores...';
  return employees.length > 0 ? 'Selecione um colaborador' : 'Nenhum colaborador encontrado';
}
