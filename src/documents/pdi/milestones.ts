import { formatDay } from '#shared/format.ts';
import { joinList, withoutFinalStop } from '../writing/portuguese.ts';
import type { CompetencyActions, PlannedAction } from './planned-actions.ts';
import { alreadySaid } from './earlier-plan.ts';
import { goalSort } from './goals/sorts.ts';
import { mention, openObjectives } from './mentions.ts';
import { begunBy } from './notes.ts';
import type { Plan } from './plan.ts';
import { figuresOf } from './told-measures.ts';
import { countedIn, topicOf } from './topics.ts';

const fewest = 3;
/** In a few days there is no route to review. */
const fewDays = 5;
/** Longer objectives are not said again at the end. */
const mostWords = 10;

interface Milestone {
  day: string;
  text: string;
}

/**
 * Three or four days on which leader and person look at the plan together. What an action has to show is
 * looked at on the day that the action is due.
 */
export function milestones(plan: Plan, planned: readonly CompetencyActions[]): string[] {
  if (plan.days < fewDays) return milestonesInDays(plan);
  const [first = '', middle = '', late = '', last = ''] = daysAt(plan, [25, 50, 75, 100]);
  const steps = [
    firstResult(plan, planned, first),
    { day: middle, text: review(plan, middle) },
    autonomy(planned, { after: middle, until: late }),
    { day: last, text: ending(plan) },
  ];
  // Where days coincide, the later milestone stands for both, as long as three are left.
  const distinct = steps.filter(({ day }, index) => day !== steps[index + 1]?.day);
  const kept = distinct.length >= fewest ? distinct : steps.slice(-fewest);
  return kept.map(({ day, text }) => `${formatDay(day)} — ${text}`);
}

/** In order: a day without a business day before it falls on the deadline. */
function daysAt({ dayAt }: Plan, percents: readonly number[]): string[] {
  return percents.map(dayAt).toSorted();
}

function milestonesInDays(plan: Plan): string[] {
  const [first, middle, last] = daysAt(plan, [0, 50, 100]).map(formatDay);
  return [
    `${first} — Acordo do plano: objetivos e primeiras ações confirmados em conversa`,
    `${middle} — Primeira prática: o que foi feito e o que se percebeu`,
    `${last} — Avaliação final e próximos passos`,
  ];
}

/** What the longest way has to show by then. */
function firstResult(plan: Plan, [top]: readonly CompetencyActions[], until: string): Milestone {
  const first = top?.now.find((action) => action.day <= until);
  const shown = first && top ? shownBy(top, first) : 'primeiras ações conferidas com a liderança';
  return {
    day: first?.day ?? until,
    text: `Primeiro resultado visível: ${shown}${baseline(plan)}`,
  };
}

function autonomy(
  [top]: readonly CompetencyActions[],
  { after, until }: { after: string; until: string },
): Milestone {
  const practices = top?.now.filter(({ tag }) => tag === 'Prática') ?? [];
  const done = practices.findLast(({ day }) => day > after && day <= until);
  const shown =
    top && done
      ? shownBy(top, done)
      : `prática ${top ? `de ${nameOf(top)} ` : ''}em andamento, com menos acompanhamento da liderança`;
  return { day: done?.day ?? until, text: `Autonomia em teste: ${shown}` };
}

function shownBy(top: CompetencyActions, { evidence }: PlannedAction): string {
  return `em ${nameOf(top)}, ${evidence.replace(/ \([^)]*\)$/u, '')}`;
}

/** Without what stands in brackets; a long name is not said again. */
function nameOf({ competency: { name } }: CompetencyActions): string {
  const bare = name.replace(/ \([^)]*\)$/u, '');
  return bare.split(/\s+/u).length <= 6 ? bare : 'a competência prioritária';
}

function baseline({ goals, earlier }: Plan): string {
  const measured = goals.filter(
    (goal) =>
      ['reduce', 'increase'].includes(goalSort(goal)) &&
      figuresOf(goal) === null &&
      !alreadySaid(earlier, goal),
  );
  if (measured.length === 0) return '';
  const [only] = measured;
  const counted = measured.length === 1 && only !== undefined ? countedIn(topicOf(only)) : '';
  return `; linha de base${counted === '' ? ' dos objetivos' : counted} registrada`;
}

function review(plan: Plan, day: string): string {
  const event = plan.notes.find((note) => note.event && begunBy(day, note.event.when))?.event;
  const [objective] = openObjectives(plan);
  const looked = event
    ? `o que ${event.phrase} mudou no plano e o que ajustar`
    : 'o que manter, o que ajustar e o que deixar de fazer';
  const next =
    objective === undefined ? '' : `; ${mention('próximo passo no objetivo', objective)}`;
  return `Revisão de rota: ${looked}${next}`;
}

/** The first open objective has its place in the review; the others are not forgotten. */
function ending(plan: Plan): string {
  const further = openObjectives(plan)
    .slice(1, 3)
    .map(withoutFinalStop)
    .filter((objective) => objective.split(/\s+/u).length <= mostWords);
  if (further.length === 0) return 'Avaliação final e próximos passos';
  const quoted = joinList(further.map((objective) => `“${objective}”`));
  const verb = further.length > 1 ? 'entram' : 'entra';
  return `Avaliação final e próximos passos: decidir se ${quoted} ${verb} no próximo ciclo`;
}
