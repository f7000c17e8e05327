import { addDays, formatDay } from '#shared/format.ts';
import { isBusinessDay } from '../kit/business-days.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { ActionPriority, PlannedAction } from './contract.ts';
import type { Plan } from './plan.ts';

/** The first action is due within so many business days. */
const firstWithin: Record<ActionPriority, number> = { alta: 2, media: 5, baixa: 10 };
/** The first action and the last one weigh more than the others. */
const weights: Record<ActionPriority, readonly [more: ActionPriority, less: ActionPriority]> = {
  alta: ['alta', 'media'],
  media: ['alta', 'media'],
  baixa: ['media', 'baixa'],
};

/** The mould's actions, with a day, a person and an urgency each. */
export function plannedActions(
  plan: Plan,
  { colleagues, employee }: DocumentContext,
): PlannedAction[] {
  const { mould, detail, leader, priority } = plan;
  const chosen = mould.actions.filter(({ isShort }) => isShort || detail === 'detalhado');
  const people = [...(employee ? [employee] : []), ...colleagues].map(({ name }) => name);
  const owners = ownersFrom(people.filter((name) => name !== leader));
  return chosen.map(({ task, done, owner, share }, at) => {
    const weighs = at === 0 || at === chosen.length - 1;
    return {
      task,
      done,
      deadline: at === 0 ? firstDay(plan, share) : plan.span.dayAt(share),
      responsible: owner === 'leader' ? leader : (owners() ?? leader),
      priority: weights[priority][weighs ? 0 : 1],
    };
  });
}

/** Beside whom nobody has asked yet. */
const toSettle = ' (a combinar)';

/** Whether a person answers for an action only if they agree. */
export function isToSettle({ responsible }: PlannedAction): boolean {
  return responsible.endsWith(toSettle);
}

/** The people of the team by turns; whether they can is for the leader to settle with them. */
function ownersFrom(names: readonly string[]): () => string | undefined {
  let turn = 0;
  return () => {
    const name = names[turn % Math.max(1, names.length)];
    turn += 1;
    return name === undefined ? undefined : `${name}${toSettle}`;
  };
}

function firstDay({ span, priority }: Plan, share: number): string {
  const day = span.dayAt(share);
  const soon = formatDay(businessDaysOn(span.today, firstWithin[priority]));
  return iso(day) < iso(soon) ? day : soon;
}

const iso = (day: string) => day.split('/').toReversed().join('-');

function businessDaysOn(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
