import {
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import type { Competency } from '../knowledge/competency.ts';
import { roleCompetency } from '../knowledge/generic-steps.ts';
import { normalize } from '../knowledge/words.ts';
import type { Plan } from './plan.ts';
import type { PlannedCompetency } from './planned.ts';

/** Longer texts are not repeated inside another sentence. */
export const longestMention = 14;
/** What begins with an infinitive needs no quotes, and may be longer. */
const longestClause = 22;

/** 'de reduzir as filas', or the text in quotes: '“Mais vendas”'. Of a long text, its beginning. */
export function mention(noun: string, text: string): string {
  const clean = ofTheirOwn(shortText(quiet(withoutFinalStop(text))));
  return startsWithInfinitive(clean) && !/[.!?;:…]/u.test(clean)
    ? `${noun} de ${lowerFirst(clean)}`
    : `${noun} “${clean}”`;
}

/** 'abrir meu próprio salão', as the person wrote it, is 'abrir o próprio salão' in a plan about them. */
function ofTheirOwn(text: string): string {
  return text
    .replace(/(?<!\p{L})meu(s?) (?=própri|propri)/giu, 'o$1 ')
    .replace(/(?<!\p{L})minha(s?) (?=própri|propri)/giu, 'a$1 ');
}

/** A text that is long only because of what follows its first clause loses that. */
function shortText(text: string): string {
  const readsOn = startsWithInfinitive(text) && text.split(/\s+/u).length <= longestClause;
  if (isShort(text) || readsOn) return text;
  const [clause = ''] = text.split(/[,;:.(]\s/u);
  if (isShort(clause)) return clause;
  return `${text
    .split(/\s+/u)
    .slice(0, longestMention - 2)
    .join(' ')}…`;
}

export function isShort(text: string): boolean {
  return text.split(/\s+/u).length <= longestMention;
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

/** Whether a normalised text is about a competency. */
export function speaksOf(text: string, { name, entry }: PlannedCompetency): boolean {
  const named = normalize(name);
  return (named.length > 2 && ` ${text} `.includes(` ${named} `)) || isKeyed(text, entry);
}

/** Whether a normalised text has words by which the library knows an entry. */
export function isKeyed(text: string, entry: Competency | null): boolean {
  // The keys of the craft are of many crafts: one says nothing about another.
  if (entry === null || entry.code === roleCompetency.code) return false;
  return entry.keys.some((key) => key.length >= 5 && ` ${text}`.includes(` ${key}`));
}
