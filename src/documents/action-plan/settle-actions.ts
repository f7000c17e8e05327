import { formatDay, parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { normalize, similarity, stems } from '../knowledge/words.ts';
import { commonNames } from '../writing/rubric-text.ts';
import { daysFor, planSteps } from './actions.ts';
import type { ActionPlanContent, PlannedAction } from './contract.ts';
import type { Plan } from './plan.ts';
import { parseTask } from './plan-text.ts';
import { actionCounts, mostOnLastDay, nobody, priorityAt } from './rules.ts';

type Written = ActionPlanContent['actions'];

/** How alike two tasks are for one of them to be enough. */
const alike = 0.4;

/**
 * As many actions as the level of detail has. What is missing comes from the composer, before the closing
 * action; what is too much is left for later, the opening and the closing ones kept.
 */
export function settleCount(
  written: Written,
  plan: Plan,
): { actions: Written; postponed: string[] } {
  const [fewest, most] = actionCounts[plan.detail];
  if (written.length > most) {
    const actions = [...written.slice(0, most - 1), ...written.slice(-1)];
    return { actions, postponed: written.slice(most - 1, -1).map(taskOf) };
  }
  // An answer to nothing is left as it is.
  const isAsked = plan.told.trim() !== '';
  if (written.length >= fewest || (written.length === 0 && !isAsked))
    return { actions: written, postponed: [] };
  const own = planSteps(plan).steps.map(({ text, day, responsible, priority }): PlannedAction => ({
    task: text,
    deadline: formatDay(day),
    responsible,
    priority,
  }));
  const said = written.map((action) => stems(parseTask(taskOf(action)).task));
  const news = own.filter(
    ({ task }) => !said.some((words) => similarity(words, stems(parseTask(task).task)) > alike),
  );
  const added = news.slice(0, Math.max(0, fewest - written.length));
  const opening = written.length === 0 ? [] : written.slice(0, -1);
  return {
    actions: written.length === 0 ? own : [...opening, ...added, ...written.slice(-1)],
    postponed: [],
  };
}

function taskOf(action: Written[number]): string {
  return typeof action === 'string' ? action : action.task;
}

/** Every action with a day of the period, someone who answers for it, and a priority. */
export function settleActions(written: Written, plan: Plan): PlannedAction[] {
  const actions = written.map((action, index): PlannedAction => {
    if (typeof action !== 'string') return action;
    const count = written.length;
    return {
      task: action,
      deadline: '',
      responsible: '',
      priority: priorityAt(index, { count, priority: plan.priority }),
    };
  });
  const days = settleDays(
    actions.map(({ deadline }) => deadline),
    plan,
  );
  return actions.map((action, index) => ({
    ...action,
    deadline: formatDay(days[index] ?? plan.dates.last),
    responsible: settleOwner(action.responsible, plan),
  }));
}

/** The days as they were planned, on working days within the period; all anew where they pile up at the end. */
function settleDays(written: readonly string[], { dates, deadline }: Plan): string[] {
  const own = daysFor({ dates }, written.length);
  const days = written.map((text, index) => {
    const day = parseDay(text);
    if (day === null || day > deadline || day < dates.start) return own[index] ?? dates.last;
    return dates.near(day);
  });
  const [first = dates.first] = days;
  if (first > dates.first) days[0] = dates.first;
  const late = days.filter((day) => day >= dates.last).length;
  return late > 1 && late / days.length > mostOnLastDay ? own : days;
}

/** A person whom nobody named, or nobody at all, answers for nothing. */
function settleOwner(written: string, plan: Plan): string {
  const { team, dates } = plan;
  const day = formatDay(dates.first);
  if (/^(?:a )?equipe|^(?:o )?time/iu.test(written) && nobody.test(written.trim())) {
    return `${team} (uma pessoa responsável, a definir até ${day})`;
  }
  const isNobody = written.trim() === '' || nobody.test(written.trim());
  if (!isNobody && !isInvented(written, plan)) return written;
  return `Responsável a definir pela liderança até ${day}`;
}

const roleWords = new Set(
  'lideranca equipe rh area parceira responsavel recursos humanos diretoria gerencia gestao ti'.split(
    ' ',
  ),
);

function isInvented(owner: string, { told, context }: Plan): boolean {
  const known = new Set(normalize([told, ...textsOf(context)].join(' ')).split(' '));
  const names = owner.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => {
    const word = normalize(name);
    if (known.has(word) || roleWords.has(word)) return false;
    return commonNames.has(word) || (nounOf(name) === null && owner.indexOf(name) > 0);
  });
}
