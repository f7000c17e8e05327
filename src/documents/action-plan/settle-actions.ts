import { formatDay, parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { normalize } from '../knowledge/words.ts';
import { commonNames } from '../writing/rubric-text.ts';
import { daysFor } from './actions.ts';
import type { ActionPlanContent, PlannedAction } from './contract.ts';
import type { Plan } from './plan.ts';
import { mostOnLastDay, nobody, priorityAt } from './rules.ts';

type Written = ActionPlanContent['actions'];

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
