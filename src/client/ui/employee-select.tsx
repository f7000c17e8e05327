import { ChevronDown, X } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { useMatching } from '../lib/matching.ts';
import { Avatar } from './avatar.tsx';
import { PeopleBox } from './people-box.tsx';
import type { Person } from './people-list.tsx';

interface EmployeeSelectProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  /** The id of a person; '' for nobody. */
  value: string;
  onChange: (id: string) => void;
  /** Absent while they load, where they could not be had, or where there is no company yet. */
  employees: readonly Person[] | undefined;
  loading: boolean;
  /** The name to show for a `value` that the list lacks: someone inactive by now. */
  otherName?: string | undefined;
  /** What stands there for nobody, where it is not the specification's 'Selecione um colaborador'. */
  nobody?: string;
}

const noOne: readonly Person[] = [];

/** Choosing a person by typing, with the words of the specification for each state of the list. */
export function EmployeeSelect(props: EmployeeSelectProps) {
  const { value, onChange, employees = noOne, loading, otherName = 'Colaborador', ...rest } = props;
  const { nobody, disabled, ...input } = rest;
  // What is being typed; null while the field shows who is chosen.
  const [search, setSearch] = useState<string | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const people = useMatching(employees, search ?? '');
  const chosen = employees.find(({ id }) => id === value);
  const name = chosen?.name ?? (value === '' || loading ? '' : otherName);
  const isClosed = disabled || loading || employees.length === 0;
  const shown = search === null ? chosen : undefined;
  const canClear = name !== '' && !isClosed && input['aria-required'] !== true;
  const positionId = useId();

  return (
    <PeopleBox
      {...input}
      // Where nobody is an answer, it looks like one.
      className={nobody && !isClosed ? '[&_input]:placeholder:text-ink' : undefined}
      // Letters that come before the names wait for them: what has the focus keeps it.
      disabled={disabled || (isClosed && !hasFocus)}
      free={loading}
      aria-busy={loading || undefined}
      placeholder={placeholderOf(props.employees, { loading, nobody })}
      text={search ?? name}
      onText={setSearch}
      people={people}
      chosenId={chosen?.id}
      onChoose={({ id }) => {
        setSearch(null);
        onChange(id);
      }}
      onGiveUp={(by) => {
        // Emptied and left: nobody is chosen any more.
        if (by === 'blur' && search?.trim() === '' && value !== '') onChange('');
        setSearch(null);
      }}
      onFocus={(event) => {
        setFocus(true);
        input.onFocus?.(event);
        // The first letter takes the place of the name.
        event.currentTarget.select();
      }}
      onBlur={(event) => {
        setFocus(false);
        input.onBlur?.(event);
      }}
      aria-describedby={
        [shown && positionId, input['aria-describedby']].filter(Boolean).join(' ') || undefined
      }
      inset={{ left: shown !== undefined, right: shown ? 'position' : 'icon' }}
    >
      {shown && (
        <>
          <span className="pointer-events-none absolute inset-y-0 left-1.5 flex items-center">
            <Avatar name={shown.name} photo={shown.photo ?? null} size="xs" />
          </span>
          <span
            id={positionId}
            className="pointer-events-none absolute inset-y-0 right-9 hidden w-[38%] items-center justify-end text-sm text-muted @xs:flex"
          >
            <span className="truncate">{shown.position}</span>
          </span>
        </>
      )}
      {canClear ? (
        <button
          type="button"
          aria-label={`Tirar ${name}`}
          onClick={() => onChange('')}
          className="absolute inset-y-0 right-0 flex w-9 cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ) : (
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      )}
    </PeopleBox>
  );
}

function placeholderOf(
  employees: readonly Person[] | undefined,
  { loading, nobody }: { loading: boolean; nobody: string | undefined },
): string {
  if (loading) return 'Carregando colaboradores...';
  // A filter by nobody filters nothing, also where there is nobody; a list that failed answers nothing.
  if (nobody && employees) return nobody;
  return employees?.length ? 'Selecione um colaborador' : 'Nenhum colaborador encontrado';
}
