import type { Employee } from '#shared/employees.ts';
import { behavioralProfiles } from '#shared/vocabulary.ts';
import { Badge } from '../ui/badge.tsx';
import { Link, textLink } from '../ui/link.tsx';

const shownObjectives = 2;

/** What the text can stand on: who the chosen person is, and what they aim at. */
export function PersonBrief({ employee }: { employee: Employee | undefined }) {
  if (!employee) {
    return (
      <p className="text-muted">
        Escolha a pessoa: o texto leva em conta o perfil, os objetivos e o que você anotou no
        diário.
      </p>
    );
  }
  const { id, name, behavioralProfile, objectives } = employee;
  const more = objectives.length - shownObjectives;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={`/colaboradores?id=${id}`}
          className={`${textLink} inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-11`}
        >
          {name}
        </Link>
        {behavioralProfile && (
          <Badge tone={behavioralProfile}>{behavioralProfiles[behavioralProfile]}</Badge>
        )}
      </div>
      <p className="mt-1 line-clamp-2 text-sm text-muted">
        {objectives.length === 0
          ? 'Sem objetivos cadastrados.'
          : `Objetivos: ${objectives.slice(0, shownObjectives).join('; ')}${more > 0 ? `; +${more} mais` : ''}`}
      </p>
    </div>
  );
}
