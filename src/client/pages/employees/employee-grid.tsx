import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useGenerationRefusal } from '../../data/generation-gate.ts';
import { useModal } from '../../shell/modal.tsx';
import { Button } from '../../ui/button.tsx';
import { cardGrid } from '../../ui/card-grid.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Windowed } from '../../ui/windowed.tsx';
import { EmployeeCard } from './employee-card.tsx';

interface EmployeeGridProps {
  employees: readonly Employee[];
  teams: readonly Team[];
  onCreate: () => void;
  onEdit: (employee: Employee) => void;
}

export function EmployeeGrid({ employees, teams, onCreate, onEdit }: EmployeeGridProps) {
  const [wanted, setWanted] = useState('');
  const shown = useMatching(employees, useDeferredValue(wanted));
  const teamNames = useMemo(() => new Map(teams.map(({ id, name }) => [id, name])), [teams]);
  const refusal = useGenerationRefusal();
  const { open } = useModal();
  return (
    <Page
      intro={
        <span className="relative block w-full sm:w-80">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            aria-label="Buscar colaborador por nome ou função"
            placeholder="Buscar por nome ou função"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            className="pl-9"
          />
        </span>
      }
      actions={
        <Button onClick={onCreate}>
          <Plus aria-hidden="true" />
          Novo Colaborador
        </Button>
      }
    >
      {refusal !== null && (
        <Notice tone="warning" className="mb-4">
          {refusal}
        </Notice>
      )}
      {shown.length === 0 && (
        <p role="status" className="py-10 text-center text-muted">
          Ninguém com “{wanted}” no nome ou na função.
        </p>
      )}
      <Windowed items={shown} chunkSize={12} estimate={1080} chunkClassName={cardGrid}>
        {(employee) => (
          <EmployeeCard
            key={employee.id}
            employee={employee}
            teamName={employee.teamIds.map((id) => teamNames.get(id)).join(', ') || undefined}
            onEdit={() => onEdit(employee)}
            onCreatePdi={refusal === null ? () => open('pdi', { employeeId: employee.id }) : null}
          />
        )}
      </Windowed>
    </Page>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Without regard to case and accents: 'joao' finds 'João'. */
function useMatching(employees: readonly Employee[], wanted: string): readonly Employee[] {
  return useMemo(() => {
    const words = plain(wanted).split(/\s+/).filter(Boolean);
    if (words.length === 0) return employees;
    return employees.filter(({ name, position }) => {
      const text = plain(`${name} ${position}`);
      return words.every((word) => text.includes(word));
    });
  }, [employees, wanted]);
}
