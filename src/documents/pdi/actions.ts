import { formatDay } from '#shared/format.ts';
import { contract } from '../writing/portuguese.ts';
import type { Competency, Step } from '../knowledge/competency.ts';
import { advancedStudySteps } from '../knowledge/generic-steps.ts';
import { normalize } from '../knowledge/words.ts';
import { begunBy } from './notes.ts';
import type { ActionTag } from './plan-text.ts';
import type { Plan } from './plan.ts';
import type { PlannedCompetency } from './planned.ts';
import { shortPeriodDays } from './rules.ts';
import { anyEntrySteps, ownStep, slotsFor, tags, type Source } from './slots.ts';

export interface PlannedAction {
  tag: ActionTag;
  action: string;
  evidence: string;
  day: string;
}
export interface CompetencyActions {
  competency: PlannedCompetency;
  now: PlannedAction[];
  /** What a short period leaves for the next cycle. */
  later: PlannedAction[];
}

/** The actions of every competency, in the plan's order; no action comes twice. */
export function planActions(plan: Plan): CompetencyActions[] {
  const owners = ownersOf(plan);
  const alike = new Map<number, number>();
  const planned = plan.competencies.map((competency) => {
    const length = Math.max(0, Math.min(3, competency.distance));
    const place = alike.get(length) ?? 0;
    alike.set(length, place + 1);
    const entry = owners.has(competency) ? competency.entry : null;
    const actions = slotsFor(competency).map(({ source, percent }) => ({
      tag: tags[source],
      ...paced(plan, filled(stepFor(plan, { source, competency, entry }), competency.spoken)),
      // Competencies with the same way to go would all fall due on the same days.
      day: plan.dayAt(percent + place * 3 * (1 - percent / 100)),
    }));
    return { competency, ...splitByPeriod(plan, actions) };
  });
  withEvent(plan, planned);
  return planned;
}

/** Of the competencies that are one entry of the library, the one that takes its actions. */
function ownersOf({ competencies }: Plan): Set<PlannedCompetency> {
  const owners = new Map<string, PlannedCompetency>();
  for (const competency of competencies) {
    const { entry, name, distance } = competency;
    if (!entry || distance <= 0) continue;
    const isNamed = normalize(name) === normalize(entry.name);
    if (isNamed || !owners.has(entry.code)) owners.set(entry.code, competency);
  }
  return new Set(owners.values());
}

interface Wanted {
  source: Source;
  competency: PlannedCompetency;
  entry: Competency | null;
}

function stepFor(plan: Plan, { source, competency, entry }: Wanted): Step {
  const own = entry === null ? null : ownStep(entry, source);
  const alreadyPlanned =
    own !== null && plan.earlierPlan.includes(normalize(filled(own, competency.spoken).action));
  if (own !== null && !alreadyPlanned) return own;
  const advanced = source === 'study' && competency.currentLevel >= 3;
  const pool = advanced ? advancedStudySteps : anyEntrySteps[source];
  const again = plan.variants.usedUp(pool);
  const [action, evidence] = plan.variants.take(pool);
  return [action, again ? `${evidence} ({competencia})` : evidence];
}

function filled([action, evidence]: Step, spoken: string): { action: string; evidence: string } {
  const fill = (text: string) => text.replaceAll('{competencia}', () => spoken);
  return { action: fill(action), evidence: fill(evidence) };
}

/** Less than this many days has no room for what takes weeks. */
const weeksNeed = 45;

/** What is said to take a month or four weeks takes the period where that is shorter. */
function paced<Text extends Record<'action' | 'evidence', string>>(
  { days }: Plan,
  text: Text,
): Text {
  if (days >= weeksNeed) return text;
  const shorter = (sentence: string) =>
    sentence
      .replace(/(?:por (?:um mês|quatro semanas|duas semanas)|a cada mês)/gu, () => 'no período')
      .replace(/de quatro semanas/gu, () => 'do período')
      .replace(/após (?:30 dias|um mês)|depois de um mês/gu, () => 'ao final do período');
  return { ...text, action: shorter(text.action), evidence: shorter(text.evidence) };
}

/** A short period keeps one action of each sort. */
function splitByPeriod(
  plan: Plan,
  actions: PlannedAction[],
): { now: PlannedAction[]; later: PlannedAction[] } {
  if (plan.days >= shortPeriodDays) return { now: actions, later: [] };
  const isFirst = (action: PlannedAction, index: number) =>
    actions.findIndex(({ tag }) => tag === action.tag) === index;
  const percents = [20, 45, 90];
  const now = actions
    .filter(isFirst)
    .map((action, index) => ({ ...action, day: plan.dayAt(percents[index] ?? 100) }));
  return { now, later: actions.filter((action, index) => !isFirst(action, index)) };
}

/** One exchange also looks at an announced event: best one that happens during it. */
function withEvent({ notes }: Plan, planned: CompetencyActions[]): void {
  const event = notes.find((note) => note.event?.when)?.event;
  const when = event?.when;
  if (!event || !when) return;
  const begun = planned
    .flatMap(({ now }) => now)
    .filter(({ tag, day }) => tag === 'Troca' && begunBy(day, when));
  const during = begun.find(({ day }) => day <= when.to);
  if (during) during.action += `, inclusive durante ${event.phrase}`;
  else if (begun[0]) begun[0].action += `, inclusive depois ${contract('de', event.phrase)}`;
}

export function actionText({ tag, action, evidence, day }: PlannedAction): string {
  return `[${tag}] ${action} — até ${formatDay(day)}. Evidência: ${evidence}.`;
}
