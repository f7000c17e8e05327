import { splitWords } from '../kit/words.ts';
import { normalize } from './words.ts';

/*
 * The pattern language of the knowledge: terms are compared with normalised text (lower case, no
 * accents, no punctuation) on word boundaries; `*` at the end of a word is a prefix, `N` any number.
 */

const numberWords =
  'um uma dois duas tres quatro cinco seis sete oito nove dez onze doze quinze vinte trinta'.split(
    ' ',
  );
const anyNumber = `(?:\\d+(?: \\d+)*|${numberWords.join('|')})`;
const restOfWord = '[\\p{L}\\p{N}]*';

/**
 * One expression for all terms, to be tested against `normalize(text)`. It keeps no state between
 * calls; without terms it matches nothing.
 */
export function patternOf(terms: readonly string[]): RegExp {
  const alternatives = terms.map(sourceOf).filter((source) => source !== '');
  if (alternatives.length === 0) return /(?!)/u;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

const everywhere = new WeakMap<RegExp, RegExp>();

/** Where a pattern occurs in a normalised text. */
export function hitsOf(pattern: RegExp, normalized: string): RegExpExecArray[] {
  let global = everywhere.get(pattern);
  if (!global) {
    global = new RegExp(pattern.source, 'gu');
    everywhere.set(pattern, global);
  }
  return [...normalized.matchAll(global)];
}

/** Whole words of a normalised text, each of the alternatives in the notation of regular expressions. */
export function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'u');
}

/** The same, for all of them at once: to be replaced. */
export function eachOf(...alternatives: string[]): RegExp {
  return new RegExp(anyOf(...alternatives).source, 'gu');
}

/** Whatever one of these patterns finds. */
export function eitherOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
}

function sourceOf(term: string): string {
  return splitWords(term)
    .map((word) => {
      if (word === 'N') return anyNumber;
      // A compound such as 'bem-estar' is two words once it is normalised.
      const plain = normalize(word);
      return word.endsWith('*') && plain !== '' ? plain + restOfWord : plain;
    })
    .filter((source) => source !== '')
    .join(' ');
}
