import { todayFigures, type TodayLine } from '#shared/today.ts';

type Of<Kind extends TodayLine['kind']> = Extract<TodayLine, { kind: Kind }>;

/** What could stand there, each kind with its most urgent first. */
export interface Candidates {
  commitments: readonly Of<'commitment'>[];
  conversations: readonly Of<'conversation'>[];
  followUps: readonly Of<'follow-up'>[];
  waiting: readonly Of<'waiting'>[];
}

/** So many commitments give way to nothing else: a week's talks must not vanish behind an old pile. */
const fewCommitments = 4;

/**
 * As many as there is room for, by their days; who waits comes last. Of each kind the most urgent has its place,
 * and the room that others leave goes to commitments.
 */
export function chooseLines(found: Candidates): TodayLine[] {
  const talks = withoutDoubles([...found.followUps, ...found.conversations].toSorted(byDay));
  const others = [...talks, ...notAmong(found.waiting, talks).slice(0, 1)];
  const room = Math.max(
    todayFigures.lines - others.length,
    Math.min(fewCommitments, found.commitments.length),
  );
  const commitments = found.commitments.slice(0, room);
  const rest = others.slice(0, todayFigures.lines - commitments.length);
  return [...commitments, ...rest].toSorted(byDay);
}

/** Whether all that is due or planned stands among the lines; who waits is no more than a thought. */
export function hidesSome(found: Candidates, lines: readonly TodayLine[]): boolean {
  const talks = withoutDoubles([...found.followUps, ...found.conversations].toSorted(byDay));
  const shown = lines.filter(({ kind }) => kind !== 'waiting').length;
  return found.commitments.length + talks.length > shown;
}

/** One talk with a person is enough: the earlier reason stands. */
function withoutDoubles<Line extends Of<'conversation'> | Of<'follow-up'>>(
  lines: readonly Line[],
): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ employee }) => !seen.has(employee.id) && seen.add(employee.id));
}

function notAmong(waiting: Candidates['waiting'], talks: readonly { employee: { id: string } }[]) {
  return waiting.filter(({ employee }) => !talks.some((talk) => talk.employee.id === employee.id));
}

function byDay(one: TodayLine, other: TodayLine): number {
  return dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other));
}

/** After every day: who waits has none. */
const noDay = '9999-12-31';

function dayOf(line: TodayLine): string {
  if (line.kind === 'commitment') return line.commitment.dueOn ?? noDay;
  if (line.kind === 'conversation') return line.plannedOn;
  return line.kind === 'follow-up' ? line.dueOn : noDay;
}
