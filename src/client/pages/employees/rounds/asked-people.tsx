import { useDeferredValue, useState } from 'react';
import type { Employee } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import type { Team } from '#shared/teams.ts';
import { countOf } from '../../../lib/count.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { useFiltered } from '../employee-filter.ts';

interface AskedPeopleProps {
  employees: readonly Employee[];
  teams: readonly Team[];
  teamId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** More rows than this are found by the name. */
const mostRows = 200;

/** Whom one asks: a whole team at once, or one by one. */
export function AskedPeople(props: AskedPeopleProps) {
  const { employees, teams, teamId: first, chosen, onChange } = props;
  const [teamId, setTeamId] = useState(first);
  const [words, setWords] = useState('');
  const found = useFiltered(employees, { words: useDeferredValue(words), teamId });
  const isChosen = new Set(chosen);
  const shown = found.slice(0, mostRows);
  const areAll = found.length > 0 && found.every(({ id }) => isChosen.has(id));
  const all = () => {
    const ids = new Set(found.map(({ id }) => id));
    const others = chosen.filter((id) => !ids.has(id));
    onChange(areAll ? others : [...others, ...ids]);
  };
  const turn = (id: string) =>
    onChange(isChosen.has(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2 sm:flex-nowrap">
        <Input
          type="search"
          aria-label="Buscar pessoa por nome ou função"
          placeholder="Buscar por nome ou função"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            // A search sends nothing.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {teams.length > 1 && (
          <Select
            aria-label="Equipe"
            className="sm:w-56 sm:shrink-0"
            value={teamId}
            onChange={(event) => setTeamId(event.target.value)}
          >
            <option value="">Todas as equipes</option>
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="text-sm text-muted tabular-nums">
          {countOf(chosen.length, 'pessoa escolhida', 'pessoas escolhidas')}
          {chosen.length > limits.roundPeople && `; o máximo é ${limits.roundPeople}`}
        </p>
        <Button variant="quiet" size="sm" disabled={found.length === 0} onClick={all}>
          {areAll ? 'Desmarcar' : 'Marcar'} {countOf(found.length, 'pessoa', 'pessoas')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">Ninguém encontrado. Confira o nome ou a equipe.</p>
      ) : (
        <ul
          aria-label="Pessoas"
          tabIndex={0}
          className="max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {shown.map(({ id, name, position }) => (
            <li key={id} className="px-3 py-2">
              <Checkbox
                label={name}
                hint={position}
                checked={isChosen.has(id)}
                onChange={() => turn(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <p className="text-sm text-muted">
          Há mais {found.length - shown.length}. Busque pelo nome para vê-las.
        </p>
      )}
    </div>
  );
}
