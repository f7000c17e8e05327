import type { CompetencyStanding } from '#shared/development-plans.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';

const size = { width: 240, height: 56, edge: 6 };

interface LevelLineProps {
  standing: CompetencyStanding;
  /** When the plan began, with the level that its document says. */
  since: string;
}

/** Levels over time, drawn; the table beside it says the same. Nothing to draw where nothing was noted. */
export function LevelLine({ standing, since }: LevelLineProps) {
  const { name, firstLevel, targetLevel, checkIns, earlier } = standing;
  if (checkIns.length + earlier.length === 0) return null;
  const noted = checkIns.map(({ createdAt, level }) => ({ at: Date.parse(createdAt), level }));
  const begun = Math.min(Date.parse(since), noted[0]?.at ?? Infinity);
  const before = earlier.map(({ at, level }) => ({ at: Math.min(Date.parse(at), begun), level }));
  const ofPlan = firstLevel === null ? noted : [{ at: begun, level: firstLevel }, ...noted];
  const points = [...before, ...ofPlan];
  const placed = placedPoints(points);
  // Where this plan begins; none is drawn where it is the first.
  const start = before.length > 0 ? placed[before.length] : undefined;
  const days = points.map(({ at, level }) => `${level} em ${formatDay(calendarDay(new Date(at)))}`);
  return (
    <svg
      role="img"
      aria-label={`Níveis de ${name}: ${days.join(', ')}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      className="max-w-full text-primary-ink"
    >
      {targetLevel !== null && (
        <line
          x1={0}
          x2={size.width}
          y1={heightOf(targetLevel)}
          y2={heightOf(targetLevel)}
          stroke="currentColor"
          strokeOpacity={0.45}
          strokeDasharray="3 4"
        />
      )}
      {start && (
        <line
          x1={start.x}
          x2={start.x}
          y1={0}
          y2={size.height}
          stroke="currentColor"
          strokeOpacity={0.3}
        />
      )}
      <path d={stepsThrough(placed)} fill="none" stroke="currentColor" strokeWidth={2} />
      {placed.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={3.5} fill="currentColor" />
      ))}
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
}

function heightOf(level: number): number {
  const share = (level - limits.levelMin) / (limits.levelMax - limits.levelMin);
  return size.height - size.edge - share * (size.height - 2 * size.edge);
}

/** By their days; those of one day stand side by side. */
function placedPoints(points: readonly { at: number; level: number }[]): Place[] {
  const [first, last] = [points[0]!.at, points.at(-1)!.at];
  const room = size.width - 2 * size.edge;
  const gap = room / Math.max(1, points.length - 1);
  const isOneDay = last - first < 86_400_000;
  return points.map(({ at, level }, index) => ({
    x: size.edge + (isOneDay ? index * gap : ((at - first) / (last - first)) * room),
    y: heightOf(level),
  }));
}

/** A level holds until the next one is noted. */
function stepsThrough([first, ...rest]: readonly Place[]): string {
  if (!first) return '';
  return [`M${first.x} ${first.y}`, ...rest.map(({ x, y }) => `H${x}V${y}`)].join('');
}
