import type { ComponentProps } from 'react';
import type { Team } from '#shared/teams.ts';
import { Select } from '#client/ui/input.tsx';

interface TeamSelectProps extends ComponentProps<'select'> {
  value: string;
  /** Absent while they load, or where there is no company yet. */
  teams: readonly Pick<Team, 'id' | 'name'>[] | undefined;
  loading: boolean;
}

/** Choosing the team that the vacancy is in. */
export function TeamSelect({ teams = [], loading, ...select }: TeamSelectProps) {
  const { value, disabled } = select;
  const known = value === '' || teams.some(({ id }) => id === value);
  return (
    <Select {...select} disabled={disabled || loading || teams.length === 0}>
      <option value="">{placeholderOf(teams, loading)}</option>
      {!known && !loading && <option value={value}>Equipe</option>}
      {teams.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function placeholderOf(teams: readonly unknown[], loading: boolean): string {
  if (loading) return 'Carregando equipes...';
  return teams.length > 0 ? 'Selecione uma equipe' : 'Nenhuma equipe encontrada';
}
