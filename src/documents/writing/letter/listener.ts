import { statesSomething } from '../../knowledge/letter/clauses.ts';
import { nounOf, personNouns } from '../../knowledge/nouns.ts';
import type { Recipient } from './recipient.ts';
import type { TypedPoint } from './point.ts';
import { lowerFirst } from '../portuguese.ts';

/*
 * What was typed about whoever the letter goes to ('Ele precisa…', 'convidar todos'), and what was not.
 */

const duty = '(?:(?:precisa|deve|vai precisar|vai ter) |(?:tem|vai ter) (?:que|de) )';
const saidOfOne = new RegExp(`^(?:Ele |Ela )?(?=${duty}(?:de )?\\p{L}+[aei]r(?:\\s|$))`, 'iu');
const plurals: readonly (readonly [RegExp, string])[] = [
  [/^precisa /iu, 'precisam '],
  [/^deve /iu, 'devem '],
  [/^vai /iu, 'vão '],
  [/^tem /iu, 'têm '],
];

interface Told {
  before: readonly TypedPoint[];
  /** The letter is about what they did. */
  aboutThem: boolean;
}

const didTogether =
  /^(?!(?:aconteceram|ocorreram|foram|eram|faltaram|chegaram|sobraram|surgiram|vieram)(?!\p{L}))(?:não |já )?\p{L}+(?:aram|eram|iram)\s/iu;

/** 'Precisa chegar às 7h', 'Ele precisa abrir a porta', 'convidar todos': said to who reads it. */
export function toListener(
  text: string,
  { name, many }: Recipient,
  { before, aboutThem }: Told,
): string {
  if (name === '') return text;
  if (many) {
    const called = text.replace(
      /(?<=(?:convidar|lembrar|avisar|parabenizar|agradecer a) )(?:todos|todas|todo mundo)(?= (?!(?:os|as) ))/giu,
      'vocês',
    );
    const said = saidOfOne.exec(called);
    // 'Bateram a meta' in a letter about their work.
    if (aboutThem && didTogether.test(called)) return `Vocês ${lowerFirst(called)}`;
    if (said?.[0] !== '') return called;
    return `Vocês ${plurals.reduce((rest, [one, several]) => rest.replace(one, several), lowerFirst(called))}`;
  }
  const said = saidOfOne.exec(text)?.[0];
  if (said === undefined) return text;
  if (said !== '' && before.some((point) => namesSomeone(point.text))) return text;
  return `Você ${lowerFirst(text.slice(said.length))}`;
}

/** 'O caminhão saiu sem lacre': what 'atrasou' after it is said of. */
export function speaksOfThing(text: string): boolean {
  const [article = '', head = ''] = text.replace(/^\p{Lu}\p{L}+,\s+/u, '').split(/\s+/u);
  if (!/^(?:os?|as?)$/iu.test(article) || !statesSomething(text)) return false;
  return /^\p{Ll}/u.test(head) && !personNouns.has(nounOf(head)?.lemma ?? '');
}

function namesSomeone(text: string): boolean {
  return text
    .split(/[\s,.;:]+/u)
    .some(
      (word, index) =>
        personNouns.has(nounOf(word)?.lemma ?? '') || (index > 0 && /^\p{Lu}\p{Ll}+$/u.test(word)),
    );
}
