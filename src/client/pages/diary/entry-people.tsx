import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { limits } from '#shared/limits.ts';
import type { DiaryEntry } from '#shared/diary.ts';
import { useLinkPerson } from '../../data/diary-entries.ts';
import { useEmployees } from '../../data/employees.ts';
import { toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmployeeSelect } from '../../ui/employee-select.tsx';
import { Field } from '../../ui/field.tsx';

/** Whom an entry speaks of: somebody more, somebody less. */
export function EntryPeople({ entry, onClose }: { entry: DiaryEntry; onClose: () => void }) {
  const { id, companyId, people } = entry;
  const employees = useEmployees(companyId);
  const linking = useLinkPerson();
  const field = useRef<HTMLDivElement>(null);
  const isReady = employees.data !== undefined;
  useEffect(() => {
    if (isReady) field.current?.querySelector('input')?.focus();
  }, [isReady]);
  const link = async (employeeId: string, linked: boolean) => {
    try {
      await linking.mutateAsync({ id, employeeId, linked });
    } catch (error) {
      toastFailure(error, 'Não foi possível guardar. Tente de novo.');
    }
  };
  const known = new Set(people.map((person) => person.id));
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-md border border-line px-3.5 py-3">
      {people.length > 0 && (
        <ul aria-label="Pessoas citadas" className="flex flex-wrap gap-2">
          {people.map((person) => (
            <li
              key={person.id}
              className="inline-flex items-center rounded-full bg-primary-soft pl-3 text-sm font-medium text-primary-ink"
            >
              {person.name}
              <Button
                variant="quiet"
                size="icon"
                className="size-8 rounded-full"
                aria-label={`Este registro não fala de ${person.name}`}
                onClick={() => void link(person.id, false)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div ref={field} className="max-w-md">
        <Field label="Este registro também fala de">
          {(control) => (
            <EmployeeSelect
              {...control}
              value=""
              disabled={known.size >= limits.diaryPeople}
              employees={employees.data?.filter((person) => !known.has(person.id))}
              loading={employees.isLoading}
              onChange={(employeeId) => {
                if (employeeId) void link(employeeId, true);
              }}
            />
          )}
        </Field>
      </div>
      <div className="flex justify-end">
        <Button variant="secondary" size="sm" onClick={onClose}>
          Pronto
        </Button>
      </div>
    </div>
  );
}
