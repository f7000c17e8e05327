import { formatDay } from '#shared/format.ts';
import { lowerFirst } from '../writing/portuguese.ts';
import type { PlannedStep } from './actions.ts';
import { targetOf } from './metrics.ts';
import type { Plan } from './plan.ts';
import { shortPeriodDays } from './rules.ts';

export const fewestMilestones = 3;
export const mostMilestones = 5;
export const endMilestone = 'Resultado avaliado e continuidade decidida';

/** Days of the leader's own among the milestones. */
const mostTold = 2;

interface Milestone {
  day: string;
  text: string;
}

/** Three to five days on which something is reached, the last of them the end of the plan. */
export function milestones(plan: Plan, steps: readonly PlannedStep[]): string[] {
  const { dates } = plan;
  const end: Milestone = { day: dates.last, text: endMilestone };
  const start = sharing(opening(plan, steps), plan);
  const reached = steps
    .slice(1, -1)
    .flatMap(({ day, from }) => (from.milestone ? [{ day, text: from.milestone }] : []))
    .filter(({ day }) => day > start.day && day < end.day);
  // What the leader told has the day to itself.
  const told = plan.events
    .filter(({ day }) => day < end.day && day !== start.day)
    .slice(0, mostTold);
  const others = reached.filter(({ day }) => told.every((each) => each.day !== day));
  const distinct = [...new Map(others.map((each) => [each.day, each])).values()];
  const middle = [...told, ...evenly(distinct, mostMilestones - 2 - told.length)];
  const found = [start, ...middle, end].toSorted((a, b) => a.day.localeCompare(b.day));
  const enough = found.length >= fewestMilestones ? found : [start, halfWay(plan, start), end];
  return enough.map(({ day, text }) => `${formatDay(day)} — ${text}`);
}

/** What the leader told for that day stands before it. */
function sharing(start: Milestone, { events }: Plan): Milestone {
  const told = events.find(({ day }) => day === start.day);
  return told ? { ...start, text: `${told.text}; ${lowerFirst(start.text)}` } : start;
}

/** The day the targets are set, with what is reached by then. */
function opening(plan: Plan, steps: readonly PlannedStep[]): Milestone {
  const { dates, days } = plan;
  const day = dates.target;
  // In a few days everything falls together: the first step is what is sure to come first.
  const before = days < shortPeriodDays ? steps.slice(0, 1) : steps.slice(0, -1);
  const done = before.filter((step) => step.day <= day && step.from.milestone);
  const reached = done.at(-1)?.from.milestone ?? 'Diagnóstico concluído';
  return { day, text: `${reached} e ${targetsSet(plan, reached)}` };
}

function targetsSet(plan: Plan, after: string): string {
  const { metrics } = plan;
  const isGiven = metrics.length > 0 && metrics.every((metric) => targetOf(metric, plan) !== null);
  if (isGiven) return 'linha de base registrada';
  // 'Mensagem definida e metas definidas' would say one word twice.
  const set = /definid/u.test(after) ? 'fixada' : 'definida';
  return metrics.length > 1 ? `metas ${set}s` : `meta ${set}`;
}

function halfWay({ dates }: Plan, { day }: Milestone): Milestone {
  const middle = dates.at(50);
  return {
    day: middle < day ? day : middle,
    text: 'Meio do caminho: o que manter, o que ajustar e o que parar',
  };
}

function evenly(items: readonly Milestone[], count: number): Milestone[] {
  if (items.length <= count) return [...items];
  if (count === 1) return items.slice(Math.floor(items.length / 2)).slice(0, 1);
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round((index * (items.length - 1)) / (count - 1));
    return items[at];
  }).filter((item) => item !== undefined);
}
