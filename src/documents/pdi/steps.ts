import type { Span } from '../kit/span.ts';
import { competencyNamed } from '../knowledge/competencies.ts';
import { craftLadders } from '../knowledge/competencies/any-craft.ts';
import type { Competency, Step } from '../knowledge/competency.ts';
import { blank } from '../reading/set-text.ts';
import type { PdiForm } from './contract.ts';
import { ownSteps } from './mould.ts';

type Named = PdiForm['competencies'][number];

/** How a span is planned: within a day, within days, or step by step. */
export type Pace = 'today' | 'days' | 'steps';

const shortestInWeeks = 3;
const stepsPerLevel = 2;

export function paceOf({ businessDays, weeks }: Span): Pace {
  if (businessDays <= 1) return 'today';
  return weeks < shortestInWeeks ? 'days' : 'steps';
}

/** The steps of each competency, in order of date. */
export function actionsOf(competencies: readonly Named[], span: Span): PlannedStep[][] {
  const most = mostSteps(competencies.length);
  const ladders = laddersOf(competencies);
  const said = new Set<string>();
  return competencies.map((competency, index) => {
    const steps = stepsOf(competency, ladders[index] ?? null, { span, most });
    return dated(steps, span, said);
  });
}

/** About ten in all. */
function mostSteps(competencies: number): number {
  if (competencies <= 2) return 4;
  if (competencies === 3) return 3;
  return competencies <= 5 ? 2 : 1;
}

/** What the library knows to do for each, or how any work is learnt; no ladder is used twice. */
function laddersOf(competencies: readonly Named[]): (readonly Step[] | null)[] {
  const used = new Set<Competency>();
  const ofAnyCraft = craftLadders.values();
  return competencies.map(({ name }) => {
    const found = competencyNamed(name);
    if (found === null || used.has(found)) return ofAnyCraft.next().value ?? null;
    used.add(found);
    return found.steps;
  });
}

function stepsOf(
  { currentLevel, targetLevel }: Named,
  steps: readonly Step[] | null,
  { span, most }: { span: Span; most: number },
): Step[] {
  const pace = paceOf(span);
  if (pace === 'today') return ownSteps.today;
  if (pace === 'days') return ownSteps.days.slice(0, most);
  if (currentLevel >= targetLevel) return ownSteps.keep.slice(0, most);
  const onTheWay =
    steps === null
      ? ownSteps.between(currentLevel, targetLevel)
      : steps.slice((currentLevel - 1) * stepsPerLevel, (targetLevel - 1) * stepsPerLevel);
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

export interface PlannedStep {
  /** `dd/MM/yyyy` */
  day: string;
  text: string;
}

/** The first one comes early, the last one leaves time to look back. A proof is said once in a plan. */
function dated(steps: readonly Step[], span: Span, said: Set<string>): PlannedStep[] {
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
    const shown = proof === '' || said.has(proof) ? '' : ` Para conferir: ${proof}.`;
    said.add(proof);
    const day = span.dayAt(at);
    const isLine = action.endsWith(blank);
    return { day, text: isLine ? `Até ${day} — ${action}` : `Até ${day}, ${action}.${shown}` };
  });
}
