import { formatDay } from '#shared/format.ts';
import { lowerFirst, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { alreadySaid } from './earlier-plan.ts';
import {
  completions,
  completionsInDays,
  continuations,
  measuredCompletions,
  type Completion,
  type Dates,
} from './goals/completions.ts';
import { goalSort } from './goals/sorts.ts';
import type { Plan } from './plan.ts';
import { daysOfPlan } from './plan-dates.ts';
import { dueDayOf, figuresOf } from './told-measures.ts';
import { countedIn, topicOf } from './topics.ts';

const fewDays = 5;

/** Each goal in the leader's words, made measurable; `links` adds what a goal is connected to. */
export function smartGoals(plan: Plan, links: ReadonlyMap<string, string>): string[] {
  const used = new Map<readonly Completion[], number>();
  // Who had a plan before reads other words this time.
  const turn = plan.earlier === null ? 0 : 1;
  return [...new Set(plan.goals)].map((goal) => {
    const dates = datesFor(goal, plan);
    const variants = plan.days < fewDays ? completionsInDays : variantsOf(goal);
    const told = { of: countedIn(topicOf(goal)), figures: figuresOf(goal) };
    const link = links.get(goal);
    const times = used.get(variants) ?? 0;
    const completion =
      continued(plan, goal, dates) ?? variants[(times + turn) % variants.length]?.(dates, told);
    if (completion === undefined) return goal;
    used.set(variants, times + 1);
    const again = times >= variants.length;
    const made = joined(goal, completion, again);
    return link === undefined ? made : `${made} ${link}`;
  });
}

/** A goal that tells when it is due is checked by then, and not when the plan ends. */
function datesFor(goal: string, { today, deadline, away, dayAt }: Plan): Dates {
  const due = dueDayOf(goal, { today, deadline });
  const day = due === null ? dayAt : daysOfPlan({ today, deadline: due }, away);
  // In order also where a short period has few business days.
  const [start = '', middle = '', late = '', end = ''] = [15, 50, 75, 100]
    .map(day)
    .toSorted()
    .map(formatDay);
  return { start, middle, late, end };
}

/** Who says where a thing stands needs no first measurement. */
function variantsOf(goal: string): readonly Completion[] {
  const sort = goalSort(goal);
  const isCounted = sort === 'reduce' || sort === 'increase';
  return isCounted && figuresOf(goal) !== null ? measuredCompletions : completions[sort];
}

function continued({ earlier, days }: Plan, goal: string, dates: Dates): string | null {
  if (earlier === null || days < fewDays || !alreadySaid(earlier, goal)) return null;
  const measured = ['reduce', 'increase'].includes(goalSort(goal));
  return continuations[measured ? 'measured' : 'other'](dates, formatDay(earlier.day));
}

/**
 * The goal keeps the leader's words and, but for a final stop, the leader's punctuation. A completion
 * that comes again leans on its goal, so that no sentence is said twice.
 */
function joined(goal: string, completion: string, again: boolean): string {
  if (/[!?…]["”’)]?$/u.test(goal)) return `${goal} ${upperFirst(completion)}.`;
  const bare = withoutFinalStop(goal) || goal;
  if (completion.startsWith('com ')) return `${bare}, ${completion}.`;
  if (/^\p{Ll}/u.test(completion) || again) return `${bare}: ${lowerFirst(completion)}.`;
  return `${bare}. ${completion}.`;
}
