import type { ReactNode } from 'react';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { behavioralProfiles } from '#shared/vocabulary.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { ContactLinks } from './contact-links.tsx';

interface PersonCardProps {
  employee: Employee;
  teams: readonly Team[];
  /** Who it is, and no more. */
  isBrief: boolean;
  children: ReactNode;
}

/** Who it is: photo, role, teams, profile, objectives; below it what can be done. */
export function PersonCard({ employee, teams, isBrief, children }: PersonCardProps) {
  const { name, position, photo, behavioralProfile, isActive, objectives } = employee;
  return (
    <Card className="mb-4 p-5">
      <div className="flex items-start gap-4">
        <Avatar name={name} photo={photo} size={isBrief ? 'md' : 'lg'} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-xl font-semibold wrap-anywhere">{name}</h2>
            {behavioralProfile && (
              <Badge tone={behavioralProfile}>{behavioralProfiles[behavioralProfile]}</Badge>
            )}
            {!isActive && <Badge>Inativo</Badge>}
          </div>
          <p className="text-muted wrap-anywhere">{position}</p>
          {!isBrief && <Teams of={employee} teams={teams} />}
          {!isBrief && <ContactLinks employee={employee} />}
        </div>
      </div>
      {!isBrief && objectives.length > 0 && (
        <div className="mt-4">
          <h3 className="text-sm font-medium text-muted">Objetivos</h3>
          <ul className="mt-1 grid gap-x-6 gap-y-1 lg:grid-cols-2">
            {objectives.map((objective, index) => (
              <li key={index} className="max-w-[68ch] wrap-anywhere">
                {objective}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </Card>
  );
}

function Teams({ of, teams }: { of: Employee; teams: readonly Team[] }) {
  const own = of.teamIds.flatMap((id) => teams.find((team) => team.id === id) ?? []);
  if (own.length === 0) return <p className="text-muted">Sem equipe</p>;
  return (
    <ul aria-label="Equipes" className="mt-0.5 flex flex-wrap gap-x-4">
      {own.map(({ id, name }) => (
        <li key={id} className="min-w-0">
          <Link
            href={`/colaboradores?equipe=${id}`}
            className={`${textLink} inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11`}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
