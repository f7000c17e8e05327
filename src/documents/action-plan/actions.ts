import { addDays } from '#shared/format.ts';
import { patternOf } from '../knowledge/patterns.ts';
import { normalize, stems } from '../knowledge/words.ts';
import { generalTheme } from '../knowledge/action-themes/work.ts';
import type { ThemeAction } from '../knowledge/action-themes/shape.ts';
import { contract } from '../writing/portuguese.ts';
import { themeOf } from '../writing/theme.ts';
import { aimClause, objectOf } from './aim.ts';
import type { ActionPriority } from './contract.ts';
import { comparedWith } from './metrics.ts';
import { ownerFor } from './owners.ts';
import type { Plan } from './plan.ts';
import { assignResources, type ResourceUse } from './resources.ts';
import { percentsFor, priorityAt } from './rules.ts';
import { selectActions } from './selection.ts';
import { taskText } from './plan-text.ts';

export interface PlannedStep {
  /** The library's action that it comes from. */
  from: ThemeAction;
  /** What is to be done, in one line. */
  task: string;
  /** `task` with why, how, where and how much, where the plan is a detailed one. */
  text: string;
  day: string;
  responsible: string;
  priority: ActionPriority;
}

export interface PlannedSteps {
  steps: PlannedStep[];
  resources: ResourceUse;
}

/** The actions of the plan in the order of execution, each with owner, day and priority. */
export function planSteps(plan: Plan): PlannedSteps {
  const actions = selectActions(plan);
  const resources = assignResources(plan.resources, actions);
  const days = daysFor(plan, actions.length);
  const steps = actions.map((from, index) => {
    const isFirst = index === 0;
    const isLast = index === actions.length - 1;
    const said = isFirst
      ? diagnosis(plan, from)
      : from.task.replace('{indicador}', () => comparedWith(plan));
    const means = resources.byAction.get(index);
    const task = means === undefined ? said : withMeans(said, means, isFirst);
    return {
      from,
      task,
      text:
        plan.detail === 'detalhado'
          ? taskText(task, details(plan, from, { isFirst, isLast }))
          : task,
      day: days[index] ?? plan.dates.last,
      responsible: ownerFor(
        // What is compared at the end is nobody's field: 'famílias contatadas' gives no owner.
        { owner: from.owner, task: isLast ? from.task : task, isFirst },
        {
          named: plan.named,
          person: plan.person.name,
          decideBy: plan.dates.first,
          team: plan.team,
        },
      ),
      priority: priorityAt(index, { count: actions.length, priority: plan.priority }),
    };
  });
  return { steps, resources };
}

/** By the percentages of the period, from the first day of the rhythm on; the last day is the last action's. */
export function daysFor({ dates }: Pick<Plan, 'dates'>, count: number): string[] {
  const { first, target, last } = dates;
  const dayBefore = dates.near(addDays(last, -1));
  let before = first;
  return percentsFor(count).map((percent, index) => {
    const planned = index === 0 ? first : dates.at(percent);
    const soonest = index === 1 ? earliest(planned, target) : planned;
    const day = index === count - 1 ? last : earliest(soonest, dayBefore);
    before = day > before ? day : before;
    return before;
  });
}

function earliest(one: string, other: string): string {
  return one < other ? one : other;
}

/** The first action finds out where things stand, and writes it down so that it can be compared. */
function diagnosis(plan: Plan, action: ThemeAction): string {
  const opening = openingOf(plan, action);
  const of = plan.metrics.length === 1 ? baselineOf(plan.metrics) : '';
  if (opening.includes(',') || opening.includes(':')) {
    return `${opening}, e registrar a linha de base${of}`;
  }
  return opening.includes(' e ')
    ? `${opening}, com registro da linha de base${of}`
    : `${opening} e registrar a linha de base${of}`;
}

/** The task, said of what the objective names where that is what the theme is about. */
function openingOf({ objectives, themes }: Plan, { task, about }: ThemeAction): string {
  const object = objectOf(objectives[0]);
  if (about === undefined || object === null) return task;
  const [theme] = themes;
  // 'Os erros' can be sorted by cause; 'o atendimento' cannot.
  const isTheirs =
    theme === generalTheme ||
    (/^[oa]s /u.test(object) && patternOf(theme.keys).test(normalize(object)));
  if (!isTheirs) return task;
  return about
    .replace('{de objeto}', () => contract('de', object))
    .replace('{objeto}', () => object);
}

function baselineOf(metrics: readonly string[]): string {
  const things = metrics.map((metric) => themeOf(metric)?.things);
  const [only] = things;
  // What is done or not done on a day has no figure of today.
  if (
    metrics.some((metric) =>
      /(?<!\p{L})(?:na data|abert[oa]|inaugurad[oa]|entregue)(?!\p{L})/iu.test(metric),
    )
  ) {
    return '';
  }
  return only?.length === 1 && only[0] !== undefined ? ` ${contract('de', only[0])}` : '';
}

function withMeans(task: string, means: string, isFirst: boolean): string {
  // 'Cuidar do Instagram, com avisos pelo Instagram' would say one thing twice.
  const [said] = stems(means.replace(/^com avisos \S+ /u, ''));
  if (means.startsWith('com avisos ') && said !== undefined && stems(task).has(said)) return task;
  // 'Cuidar dos dataloggers, contando com 4 dataloggers' too.
  const [, things = ''] = /^contando com (?:\d+ )?(\p{L}+)$/u.exec(means) ?? [];
  if (things !== '' && normalize(task).split(' ').includes(normalize(things))) return task;
  // 'Registrar a linha de base no quadro': there it is no aside.
  return isFirst && /^n[oa]s? /u.test(means) ? `${task} ${means}` : `${task}, ${means}`;
}

interface Place {
  isFirst: boolean;
  isLast: boolean;
}

function details(plan: Plan, from: ThemeAction, { isFirst, isLast }: Place) {
  const aim = aimClause(plan.objectives);
  const why =
    aim !== null && isFirst
      ? `é o ponto de partida para ${aim}; ${from.why}`
      : aim !== null && isLast
        ? `mostra até que ponto foi possível ${aim}; ${from.why}`
        : from.why;
  return { why, how: from.how, where: from.where, howMuch: from.effort };
}
