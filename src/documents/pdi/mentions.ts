import {
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';
import type { Plan } from './plan.ts';

/** Longer texts are not repeated inside another sentence. */
export const longestMention = 14;

/** 'de reduzir as filas', or the text in quotes after a comma-free name: '“Mais vendas”'. */
export function mention(noun: string, text: string): string {
  const clean = quiet(withoutFinalStop(text));
  return startsWithInfinitive(clean) && !/[.!?;:]/u.test(clean)
    ? `${noun} de ${lowerFirst(clean)}`
    : `${noun} “${clean}”`;
}

/** A goal's text without its verb: two goals that both reduce something are not close for that. */
export function withoutVerb(text: string): string {
  return startsWithInfinitive(text) ? text.replace(/^\s*\S+\s*/u, '') : text;
}

export function sameThing(one: string, other: string): boolean {
  const a = normalize(withoutFinalStop(one));
  const b = normalize(withoutFinalStop(other));
  return a === b || (a.length > 12 && b.length > 12 && (a.includes(b) || b.includes(a)));
}

/** Objectives of the person that no goal takes up. */
export function openObjectives({ objectives, goals }: Plan): string[] {
  return objectives.filter((objective) => !goals.some((goal) => sameThing(goal, objective)));
}
