import { X } from 'lucide-react';
import { useState } from 'react';
import type { DiaryEntry, UnclearName } from '#shared/diary.ts';
import { useLinkPerson } from '../../data/diary-entries.ts';
import { toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';

interface WhichPeopleProps {
  entry: DiaryEntry;
  names: readonly UnclearName[];
}

/** Of each name that several bear: who is meant, with one tap. */
export function WhichPeople({ entry, names }: WhichPeopleProps) {
  return (
    <ul aria-label="Quem é quem neste registro" className="mt-4 flex flex-col gap-3">
      {names.map((unclear) => (
        <Which key={unclear.name} entry={entry} {...unclear} />
      ))}
    </ul>
  );
}

function Which({ entry, name, people }: UnclearName & { entry: DiaryEntry }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const linking = useLinkPerson();
  if (isDismissed) return null;
  if (chosen !== null) {
    return (
      <li className="rounded-md bg-primary-soft px-3.5 py-2.5 text-primary-ink">
        <p role="status">{`Este registro fala de ${chosen}`}</p>
      </li>
    );
  }
  const choose = async (id: string, whole: string) => {
    try {
      await linking.mutateAsync({ id: entry.id, employeeId: id, linked: true });
      setChosen(whole);
    } catch (error) {
      toastFailure(error, 'Não foi possível guardar. Tente de novo.');
    }
  };
  return (
    <li className="rounded-md border border-line px-3.5 py-2.5">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-medium">{`Qual ${name}?`}</p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Não ligar ${name} a ninguém`}
          onClick={() => setDismissed(true)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <div role="group" aria-label={`Qual ${name}?`} className="flex flex-wrap gap-2 pb-1">
        {people.map((person) => (
          <Button
            key={person.id}
            variant="secondary"
            size="sm"
            disabled={linking.isPending}
            onClick={() => void choose(person.id, person.name)}
          >
            {person.name}
          </Button>
        ))}
      </div>
    </li>
  );
}
