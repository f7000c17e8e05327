import { upperFirst, withoutFinalStop } from '../../writing/portuguese.ts';
import { datesIn } from '../../writing/rubric-text.ts';
import { normalize, similarity, stems } from '../../knowledge/words.ts';
import type { PdiContent } from '../contract.ts';
import type { Plan } from '../plan.ts';
import { measured } from '../rules.ts';
import type { TextSettler } from './texts.ts';

/**
 * Every goal that was typed, word for word and first, with what the model made of it; where that is
 * nothing one could check, it is composed. The model's own goals come after.
 */
export function settleGoals(
  written: readonly string[],
  { plan, composed, text }: { plan: Plan; composed: PdiContent; text: TextSettler },
): string[] {
  const clean = written.map(text.planned).filter((goal) => goal !== '');
  if (plan.assumed.includes('goals')) return clean.length > 0 ? clean : composed.goals;
  const free = new Set(clean);
  const given = [...new Set(plan.goals)].map((goal, index) => {
    const found = [...free].map((item) => ({ item, made: madeOf(goal, item) }));
    const best = found.find(({ made }) => made !== null);
    if (best) free.delete(best.item);
    const made = best?.made ?? '';
    return isMeasured(goal, made) ? made : (composed.goals[index] ?? goal);
  });
  const others = [...free].filter(
    (item) => !given.some((goal) => similarity(stems(item), stems(goal)) > 0.5),
  );
  return [...given, ...others];
}

function isMeasured(goal: string, made: string): boolean {
  const added = made.slice(goal.length);
  return measured.test(added) && datesIn(added).length > 0;
}

/** The model's text with the typed words at its beginning; null where it is about something else. */
function madeOf(goal: string, item: string): string | null {
  const bare = withoutFinalStop(goal);
  if (item.toLocaleLowerCase('pt-BR').startsWith(bare.toLocaleLowerCase('pt-BR'))) {
    return bare + item.slice(bare.length);
  }
  const [target, ...words] = [stems(goal), ...item.split(/(?<=[.:;,])\s+/u)];
  const same = normalize(item).includes(normalize(goal));
  const shared = [...target].filter((word) => stems(item).has(word)).length;
  if (!same && (target.size === 0 || shared / target.size < 0.6)) return null;
  // What the model says of the goal itself gives way; what it adds stays.
  const from = words.findIndex((part) => measured.test(part));
  if (from < 0) return bare;
  return `${bare}. ${upperFirst(words.slice(from).join(' '))}`;
}
