import { formatDay } from '#shared/format.ts';
import { lowerFirst, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { alreadySaid } from './earlier-plan.ts';
import {
  completions,
  completionsInDays,
  continuations,
  type Completion,
  type Dates,
} from './goal-completions.ts';
import { goalSort } from './goal-sorts.ts';
import type { Plan } from './plan.ts';
import { countedIn, topicOf } from './topics.ts';

const fewDays = 5;

/** Each goal in the leader's words, made measurable; `links` adds what a goal is connected to. */
export function smartGoals(plan: Plan, links: ReadonlyMap<string, string>): string[] {
  // In order also where a short period has few business days.
  const [start = '', middle = '', late = '', end = ''] = [15, 50, 75, 100]
    .map(plan.dayAt)
    .toSorted()
    .map(formatDay);
  const dates: Dates = { start, middle, late, end };
  const used = new Map<readonly Completion[], number>();
  // Who had a plan before reads other words this time.
  const turn = plan.earlier === null ? 0 : 1;
  return [...new Set(plan.goals)].map((goal) => {
    const sort = goalSort(goal);
    const variants = plan.days < fewDays ? completionsInDays : completions[sort];
    const link = links.get(goal);
    const times = used.get(variants) ?? 0;
    const completion =
      continued(plan, goal, dates) ??
      variants[(times + turn) % variants.length]?.(dates, countedIn(topicOf(goal)));
    if (completion === undefined) return goal;
    used.set(variants, times + 1);
    const again = times >= variants.length;
    const made = joined(goal, completion, again);
    return link === undefined ? made : `${made} ${link}`;
  });
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
