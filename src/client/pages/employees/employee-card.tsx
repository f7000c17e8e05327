import type { ReactNode } from 'react';
import { documentLabels } from '#documents/labels.ts';
import { formatExperience, type Employee } from '#shared/employees.ts';
import { behavioralProfiles } from '#shared/vocabulary.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardGridSkeleton } from '../../ui/card-grid.tsx';
import { Link } from '../../ui/link.tsx';
import { ButtonShape, Line } from '../../ui/shapes.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExperienceText } from './experience-text.tsx';

const shownItems = 2;

/** People who are on their way. */
export function EmployeeCardShapes() {
  return (
    <CardGridSkeleton>
      <div className="flex items-start gap-3">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1">
          <Line words="w-2/3" />
          <Line className="text-sm" words="w-1/2" />
          <Line className="text-sm" words="w-1/3" />
        </div>
      </div>
      <Skeleton className="mt-3 h-6 w-24" />
      {[1, 2].map((key) => (
        <div key={key} className="mt-3">
          <Line className="text-sm" words="w-20" />
          <Line className="py-0.5" words="w-11/12" />
        </div>
      ))}
      <div className="mt-auto flex gap-2 pt-5">
        <ButtonShape size="sm">Editar</ButtonShape>
        <ButtonShape size="sm">Criar PDI</ButtonShape>
      </div>
    </CardGridSkeleton>
  );
}

interface EmployeeCardProps {
  employee: Employee;
  /** '' where there is none. */
  teamNames: string;
  onEdit: () => void;
  /** null where nothing can be generated now. */
  onCreatePdi: (() => void) | null;
}

export function EmployeeCard({ employee, teamNames, onEdit, onCreatePdi }: EmployeeCardProps) {
  const { id, name, position, behavioralProfile, objectives, professionalHistory } = employee;
  return (
    <Card className="flex min-w-0 flex-col p-5">
      <div className="relative flex items-start gap-3">
        <Avatar name={name} photo={employee.photo} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold" title={name}>
            {/* The photo and the lines below lead there, too. */}
            <Link
              href={`/colaboradores?id=${id}`}
              className="rounded-sm hover:underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h2>
          <p className="truncate text-sm text-muted" title={position}>
            {position}
          </p>
          <p className="truncate text-sm text-muted" title={teamNames || undefined}>
            {teamNames || 'Sem equipe'}
          </p>
        </div>
      </div>
      {(behavioralProfile || !employee.isActive) && (
        <div className="mt-3 flex flex-wrap gap-1.5">
          {behavioralProfile && (
            <Badge tone={behavioralProfile}>{behavioralProfiles[behavioralProfile]}</Badge>
          )}
          {!employee.isActive && <Badge>Inativo</Badge>}
        </div>
      )}
      <Some title="Objetivos" items={objectives.map((text) => ({ text }))} />
      <Some
        title="Experiência"
        items={professionalHistory.map((experience) => ({
          text: formatExperience(experience),
          shown: <ExperienceText experience={experience} />,
        }))}
      />
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        <Button variant="secondary" size="sm" aria-label={`Editar ${name}`} onClick={onEdit}>
          Editar
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${documentLabels.pdi.action} de ${name}`}
          disabled={onCreatePdi === null}
          onClick={onCreatePdi ?? undefined}
        >
          {documentLabels.pdi.action}
        </Button>
        {/* The history leaves out who is inactive. */}
        {employee.isActive && (
          <Link
            href={`/historico?employeeId=${id}`}
            aria-label={`Documentos de ${name}`}
            className={buttonClass({ variant: 'link', size: 'sm' })}
          >
            Documentos
          </Link>
        )}
      </div>
    </Card>
  );
}

interface SomeProps {
  title: string;
  items: readonly { text: string; shown?: ReactNode }[];
}

/** The first items, and how many more there are. */
function Some({ title, items }: SomeProps) {
  if (items.length === 0) return null;
  const more = items.length - shownItems;
  return (
    <div className="mt-3">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <ul>
        {items.slice(0, shownItems).map(({ text, shown }, index) => (
          <li key={index} className="py-0.5" title={text}>
            <span className="line-clamp-2 wrap-anywhere">{shown ?? text}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">+{more} mais</p>}
    </div>
  );
}
