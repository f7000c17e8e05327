import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/input.tsx';

/** The value of the select while no team is being added (section 7). */
const noTeam = 'none';

interface TeamPickerProps {
  /** Ids of the teams that were added, in that order. */
  chosen: readonly string[];
  /** Absent while they load, and where they could not be loaded. */
  teams: readonly { id: string; name: string }[] | undefined;
  loading: boolean;
  onAdd: (id: string) => void;
  onRemove: (id: string) => void;
}

/** A select that adds one team after the other, each of them shown until it is removed. */
export function TeamPicker({ chosen, teams = [], loading, onAdd, onRemove }: TeamPickerProps) {
  const select = useRef<HTMLSelectElement>(null);
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return (
    <div>
      <Field
        label="Equipes a adicionar (opcional)"
        hint="Ao adicionar uma equipe, os participantes passam a ser todas as pessoas ativas da empresa."
      >
        {(field) => (
          <Select
            {...field}
            ref={select}
            value={noTeam}
            disabled={loading}
            onChange={({ target }) => {
              if (target.value !== noTeam) onAdd(target.value);
            }}
          >
            <option value={noTeam}>Nenhuma equipe</option>
            {teams
              .filter(({ id }) => !chosen.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {chosen.length > 0 && (
        <ul aria-label="Equipes adicionadas" className="mt-2 flex flex-wrap gap-2">
          {chosen.map((id) => (
            <TeamChip
              key={id}
              name={names.get(id) ?? (loading ? 'Carregando...' : 'Equipe que não existe mais')}
              onRemove={() => {
                onRemove(id);
                select.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function TeamChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center rounded-md bg-primary-soft pl-3 text-sm font-medium text-primary-ink">
      <span className="min-w-0 truncate">{name}</span>
      <Button
        variant="quiet"
        size="icon"
        className="text-primary-ink"
        aria-label={`Remover equipe ${name}`}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}
