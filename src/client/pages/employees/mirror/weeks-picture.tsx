import type { MirrorPerson } from '#shared/mirror.ts';
import { partsOf, sumOf, weekName, weekOf } from './mirror-words.ts';

const step = 20;
const middle = step / 2;
const rows = { conversations: 11, feedbacks: 30, documents: 49 } as const;
const height = 60;

/** A round, a diamond and a square: what it is, is told by its shape and its row, too. */
export function Mark({ sort, x, y }: { sort: keyof typeof rows; x: number; y: number }) {
  if (sort === 'conversations') {
    return <circle cx={x} cy={y} r="6" className="fill-chart-strategy" />;
  }
  if (sort === 'feedbacks') {
    return (
      <path d={`M${x} ${y - 7.5}l7.5 7.5l-7.5 7.5l-7.5 -7.5z`} className="fill-chart-development" />
    );
  }
  return (
    <rect
      x={x - 5}
      y={y - 5}
      width="10"
      height="10"
      rx="1"
      fill="none"
      className="stroke-chart-communication"
      strokeWidth="2.5"
    />
  );
}

interface WeeksPictureProps {
  person: MirrorPerson;
  /** Their Mondays. */
  weeks: readonly string[];
}

export function WeeksPicture({ person, weeks }: WeeksPictureProps) {
  const sum = partsOf(sumOf(person.weeks));
  const label = sum.length > 0 ? sum.join(', ') : 'nada registrado';
  return (
    <svg
      viewBox={`0 0 ${weeks.length * step} ${height}`}
      role="img"
      aria-label={`Nas últimas ${weeks.length} semanas: ${label}`}
      className="block w-full"
      style={{ maxWidth: '22rem' }}
    >
      {weeks.map((monday, index) => {
        const week = weekOf(person, monday);
        const x = index * step + middle;
        const parts = partsOf(week);
        return (
          <g key={monday}>
            <title>
              {`${weekName(monday)}: ${parts.length > 0 ? parts.join(', ') : 'nada registrado'}`}
            </title>
            <rect x={x - middle} width={step} height={height} fill="transparent" />
            {(['conversations', 'feedbacks', 'documents'] as const).map((sort) =>
              week[sort] > 0 ? (
                <Mark key={sort} sort={sort} x={x} y={rows[sort]} />
              ) : (
                <circle key={sort} cx={x} cy={rows[sort]} r="1.5" fill="var(--color-track)" />
              ),
            )}
          </g>
        );
      })}
    </svg>
  );
}
