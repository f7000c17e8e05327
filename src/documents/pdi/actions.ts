import { addDays, daysBetween, formatDay } from '#shared/format.ts';
import { plannedDay } from '../writing/calendar.ts';
import { contract } from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';
import { begunBy } from './notes.ts';
import type { Plan } from './plan.ts';
import type { CompetencyActions, Draft, DraftAction, PlannedAction } from './planned-actions.ts';
import type { PlannedCompetency } from './planned.ts';
import { shortPeriodDays } from './rules.ts';
import { slotsFor, tags } from './slots.ts';
import { stepChooser, type StepChooser } from './step-choice.ts';
import { stepText } from './step-text.ts';
import { studyOfGoal } from './study-goals.ts';
import { chooseTopics } from './topics/choice.ts';
import { topicPool } from './topics/pool.ts';

/** The actions of every competency, in the plan's order; no action comes twice. */
export function planActions(plan: Plan): CompetencyActions[] {
  const drafts = draftActions(plan);
  chooseTopics(drafts, topicPool(plan));
  const study = studyOfGoal(plan);
  const planned = drafts.map(({ competency, actions }) => {
    const written = actions.map(({ tag, step, day, topic }) => ({
      tag,
      ...paced(daysUntil(plan, day), stepText(step, { spoken: competency.spoken, topic })),
      day,
      topic,
    }));
    study(competency, written);
    return { competency, ...splitByPeriod(plan, written) };
  });
  withEvent(plan, planned);
  return planned;
}

function draftActions(plan: Plan): Draft[] {
  const chooser = stepChooser(plan.variants, plan);
  const alike = new Map<number, number>();
  const drafts = plan.competencies.map((competency) => {
    const length = Math.max(0, Math.min(3, competency.distance));
    const place = alike.get(length) ?? 0;
    alike.set(length, place + 1);
    return { competency, place };
  });
  // Whose name is the library's own comes first to its steps.
  const written = new Map(
    drafts
      .toSorted((a, b) => Number(isNamed(b.competency)) - Number(isNamed(a.competency)))
      .map(({ competency, place }) => [competency, draftOf(plan, chooser, { competency, place })]),
  );
  return drafts.flatMap(({ competency }) => written.get(competency) ?? []);
}

function isNamed({ name, entry }: PlannedCompetency): boolean {
  return entry !== null && normalize(name) === normalize(entry.name);
}

function draftOf(
  plan: Plan,
  chooser: StepChooser,
  { competency, place }: { competency: PlannedCompetency; place: number },
): Draft {
  const actions = slotsFor(competency).map(({ source, percent }) => ({
    tag: tags[source],
    step: chooser.take(source, competency),
    // Competencies with the same way to go would all fall due on the same days.
    day: plan.dayAt(percent + place * 3 * (1 - percent / 100)),
    topic: null,
  }));
  return { competency, actions: apart(plan, actions) };
}

/** What an absence pushes back onto one day is spread over the days after it. */
function apart(
  { today, deadline, away, weekdaysOff }: Plan,
  actions: readonly DraftAction[],
): DraftAction[] {
  return actions.map((action, index) => {
    const before = actions[index - 1];
    const pushed = away.find(({ from }) => from > action.day && from <= addDays(action.day, 7));
    if (before?.day !== action.day || !pushed) return action;
    const after = plannedDay(addDays(pushed.to, 5 + index), { today, deadline, away, weekdaysOff });
    const next = actions[index + 1]?.day ?? deadline;
    return after > action.day && after < next ? { ...action, day: after } : action;
  });
}

/** A short plan has no room for what takes weeks, nor has an action that is due before they are over. */
const weeksNeed = 45;
const fourWeeks = 28;

/** The days that an action has; in a short plan, as good as none. */
function daysUntil({ today, days }: Plan, day: string): number {
  return days < weeksNeed ? 0 : daysBetween(today, day);
}

/** What is said to take a month or four weeks takes the period where that is shorter. */
function paced<Text extends Record<'action' | 'evidence', string>>(days: number, text: Text): Text {
  if (days >= fourWeeks) return text;
  const shorter = (sentence: string) =>
    sentence
      .replace(/(?:por (?:um mês|quatro semanas|duas semanas)|a cada mês)/gu, () => 'no período')
      .replace(/de quatro semanas|do mês seguinte|do mês/gu, () => 'do período')
      .replace(/no mês/gu, () => 'no período')
      .replace(/(?<=\s|^)quatro (?=\p{L}+s(?!\p{L}))/gu, '')
      .replace(/^Fazer aulas regulares/u, 'Começar aulas regulares')
      .replace(
        /^avaliação de nível no início e no fim das aulas/u,
        'resultado da avaliação inicial e calendário das aulas',
      )
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

/** Where no action speaks of an announced event, one exchange during it, or after it, looks at it. */
function withEvent({ notes }: Plan, planned: CompetencyActions[]): void {
  const event = notes.find((note) => note.event?.when)?.event;
  const when = event?.when;
  const actions = planned.flatMap(({ now }) => now);
  if (!event || !when || actions.some(({ topic }) => topic?.kind === 'event')) return;
  const begun = actions.filter(({ tag, day }) => tag === 'Troca' && begunBy(day, when));
  const during = begun.find(({ day }) => day <= when.to);
  if (during) during.action += `, inclusive durante ${event.phrase}`;
  else if (begun[0]) begun[0].action += `, inclusive depois ${contract('de', event.phrase)}`;
}

export function actionText({ tag, action, evidence, day }: PlannedAction): string {
  return `[${tag}] ${action} — até ${formatDay(day)}. Evidência: ${evidence}.`;
}
