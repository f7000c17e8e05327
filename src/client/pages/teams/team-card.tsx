import { Check } from 'lucide-react';
import type { ListedTeam } from '#shared/teams.ts';
import { countOf } from '../../lib/count.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardGridSkeleton } from '../../ui/card-grid.tsx';
import { Link } from '../../ui/link.tsx';
import { ButtonShape, Line } from '../../ui/shapes.tsx';

const shownGoals = 3;

/** Teams that are on their way. */
export function TeamCardShapes() {
  return (
    <CardGridSkeleton>
      <Line words="w-1/2" />
      <Line className="text-sm" words="w-28" />
      <Line className="mt-3" words="w-11/12" />
      <Line className="mt-3 py-0.5" words="w-2/3" />
      <Line className="py-0.5" words="w-3/5" />
      <div className="mt-auto flex gap-2 pt-5">
        <ButtonShape size="sm">Gestão</ButtonShape>
        <ButtonShape size="sm">Editar</ButtonShape>
      </div>
    </CardGridSkeleton>
  );
}

interface TeamCardProps {
  team: ListedTeam;
  onEdit: () => void;
  onManage: () => void;
}

export function TeamCard({ team, onEdit, onManage }: TeamCardProps) {
  const more = team.goals.length - shownGoals;
  return (
    <Card className="flex min-w-0 flex-col p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-32">
          <h2 className="truncate font-semibold" title={team.name}>
            {team.name}
          </h2>
          <p className="text-sm whitespace-nowrap text-muted tabular-nums">
            {countOf(team.activeEmployees, 'colaborador', 'colaboradores')}
          </p>
        </div>
        {team.managementSettings && (
          <Badge tone="ok">
            <Check aria-hidden="true" />
            Configurado
          </Badge>
        )}
      </div>
      {team.description && <p className="mt-3 line-clamp-3 text-muted">{team.description}</p>}
      {team.goals.length > 0 && (
        <ul className="mt-3 list-disc pl-4.5 marker:text-control">
          {team.goals.slice(0, shownGoals).map((goal, index) => (
            <li key={index} className="py-0.5">
              <span className="line-clamp-2 wrap-anywhere">{goal}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-1 pl-4.5 text-sm text-muted">+{more} mais</p>}
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Gestão de ${team.name}`}
          onClick={onManage}
        >
          Gestão
        </Button>
        <Button variant="secondary" size="sm" aria-label={`Editar ${team.name}`} onClick={onEdit}>
          Editar
        </Button>
        {team.activeEmployees > 0 && (
          <Link
            href={`/colaboradores?equipe=${team.id}`}
            aria-label={`Colaboradores de ${team.name}`}
            className={buttonClass({ variant: 'link', size: 'sm' })}
          >
            Colaboradores
          </Link>
        )}
      </div>
    </Card>
  );
}
