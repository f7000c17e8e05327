import type { Span } from '../kit/span.ts';
import { competencyNamed } from '../knowledge/competencies.ts';
import type { Competency, Step } from '../knowledge/competency.ts';
import { quote } from '../reading/quote.ts';
import type { PdiForm } from './contract.ts';
import {
  firstDeliveries,
  generalLadders,
  namedSteps,
  shortDeliveries,
  wholeDeliveries,
} from './mould.ts';

/** A step with the moment it falls on, as a share of the way (0 to 1). */
interface Planned {
  at: number;
  text: string;
}

type Named = PdiForm['competencies'][number];

/** How a span is planned: within a day, within days, or step by step. */
export type Pace = 'today' | 'days' | 'steps';

const shortestInWeeks = 3;
/** Goals beyond these stand in the list of goals alone: nobody works on more at a time. */
const mostDeliveries = 6;
/** With more goals than this, each has its first delivery alone. */
const mostWhole = 3;
/** From so many weeks on, a goal has a second delivery. */
const weeksForTwo = 6;
const stepsPerLevel = 2;

export function paceOf({ businessDays, weeks }: Span): Pace {
  if (businessDays <= 1) return 'today';
  return weeks < shortestInWeeks ? 'days' : 'steps';
}

/** The actions of each competency, in order of date: its own steps, and the deliveries for the goals. */
export function actionsOf(
  competencies: readonly Named[],
  goals: readonly string[],
  span: Span,
): string[][] {
  const most = mostSteps(competencies.length);
  const ladders = laddersOf(competencies);
  const deliveries = goals
    .slice(0, mostDeliveries)
    .map((goal, at) =>
      deliveriesOf(goal, { index: at, alone: goals.length <= competencies.length, span }).slice(
        0,
        goals.length > mostWhole ? 1 : 2,
      ),
    );
  const said = new Set<string>();
  return competencies.map((competency, index) => {
    const steps = stepsOf(competency, ladders[index] ?? null, { span, most });
    const forGoals = deliveries.filter((_, at) => at % competencies.length === index).flat();
    return [...dated(steps, span, said), ...forGoals]
      .toSorted((one, other) => one.at - other.at)
      .map(({ text }) => text);
  });
}

/** About ten in all. */
function mostSteps(competencies: number): number {
  if (competencies <= 2) return 4;
  if (competencies === 3) return 3;
  return competencies <= 5 ? 2 : 1;
}

/** What there is to do for each: of the library, else of the general ladders; none is used twice. */
function laddersOf(competencies: readonly Named[]): (readonly Step[] | null)[] {
  const used = new Set<Competency>();
  const general = [...generalLadders];
  return competencies.map(({ name }) => {
    const found = competencyNamed(name);
    if (found === null || used.has(found)) return general.shift() ?? null;
    used.add(found);
    return found.steps;
  });
}

function stepsOf(
  { name, currentLevel, targetLevel }: Named,
  steps: readonly Step[] | null,
  { span, most }: { span: Span; most: number },
): Step[] {
  const pace = paceOf(span);
  if (pace === 'today') return [namedSteps.today(name)];
  if (pace === 'days') return namedSteps.days(name).slice(0, most);
  if (currentLevel >= targetLevel) return namedSteps.keep(name).slice(0, most);
  if (steps === null) return [namedSteps.any(name)];
  const onTheWay = steps.slice(
    (currentLevel - 1) * stepsPerLevel,
    (targetLevel - 1) * stepsPerLevel,
  );
  return fitting(spread(onTheWay, most), span.weeks);
}

/** So many of them, the first and the last included. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  if (most === 1) return items.slice(0, 1);
  const gap = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * gap)]!);
}

/** As many of the first ones as there are weeks for, at least one. */
function fitting(steps: readonly Step[], weeks: number): Step[] {
  let left = weeks;
  return steps.filter((step, index) => {
    left -= step.weeks;
    return index === 0 || left >= 0;
  });
}

/** The first one comes early, the last one leaves time to look back. A proof is said once in a plan. */
function dated(steps: readonly Step[], span: Span, said: Set<string>): Planned[] {
  const [head] = steps;
  if (!head) return [];
  const early = span.weeks < shortestInWeeks ? 0.4 : 0.15;
  const late = span.weeks < shortestInWeeks ? 1 : 0.95;
  const first =
    steps.length === 1
      ? late
      : Math.min(0.6, Math.max(early, head.weeks / Math.max(1, span.weeks)));
  const total = steps.slice(1).reduce((sum, { weeks }) => sum + Math.max(1, weeks), 0);
  let since = 0;
  return steps.map(({ weeks, action, proof }, index) => {
    if (index > 0) since += Math.max(1, weeks);
    const at = total === 0 ? first : first + ((late - first) * since) / total;
    const shown = said.has(proof) ? '' : ` Para mostrar: ${proof}.`;
    said.add(proof);
    return { at, text: `Até ${span.dayAt(at)}, ${action}.${shown}` };
  });
}

/** 'Primeira entrega para o objetivo “…”, até 12/02/2027: …' and, where there is time, the whole of it. */
function deliveriesOf(
  goal: string,
  { index, alone, span }: { index: number; alone: boolean; span: Span },
): Planned[] {
  const pace = paceOf(span);
  const first = `Primeira entrega para o objetivo ${quote(goal)}`;
  if (pace === 'today') return [{ at: 1, text: `${first}: ${shortDeliveries.today}.` }];
  const day = (at: number) => `até ${span.dayAt(at)}`;
  if (pace === 'days') return [{ at: 1, text: `${first}, ${day(1)}: ${shortDeliveries.days}.` }];
  const early = Math.min(0.65, 0.4 + index * 0.05);
  const planned = { at: early, text: `${first}, ${day(early)}: ${pick(firstDeliveries, index)}.` };
  if (span.weeks < weeksForTwo) return [planned];
  const late = Math.min(0.95, 0.8 + index * 0.03);
  // Where no other goal stands beside it, it needs no second quotation.
  const named = alone ? 'desse objetivo' : `para o objetivo ${quote(goal)}`;
  const whole = `Entrega inteira ${named}, ${day(late)}`;
  return [planned, { at: late, text: `${whole}: ${pick(wholeDeliveries, index)}.` }];
}

function pick(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? '';
}
