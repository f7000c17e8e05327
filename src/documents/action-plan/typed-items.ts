import { normalize } from '../knowledge/words.ts';
import { withoutFinalStop } from '../writing/portuguese.ts';

/*
 * A paragraph in which several things were typed, one after the other: lines, sentences, or a list with
 * commas. Each thing keeps the words it was typed with.
 */

const bullet = /^\s*(?:[-*•–—·]+|\d{1,2}[.)])\s+/u;
/** A piece that begins so goes on with what stands before it. */
const continuation =
  /^(?:sem|com|para|por|de|da|do|em|no|na|que|mas|porque|pois|quando|se|principalmente|inclusive|como|e|ou)\b/u;
const mostWordsInList = 8;

export function splitSentences(text: string | undefined): string[] {
  return (text ?? '')
    .split(
      /(?<=[.!?])(?<!(?<!\p{L})(?:Dra?|Sra?|Srta|Eng|Enf|Profa?|Téc|Pe)\.)\s+(?=[\p{Lu}\p{N}"“])|\n+/u,
    )
    .map((sentence) => sentence.replace(bullet, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The things of a list in a paragraph, each once. */
export function splitItems(text: string | undefined): string[] {
  const items = splitSentences((text ?? '').replaceAll(';', '\n'))
    .flatMap((sentence) => splitAtCommas(sentence))
    .map((item) => withoutFinalStop(item))
    .filter((item) => item !== '');
  return distinct(items);
}

/** Each text once, in the words in which it came first. */
export function distinct(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = normalize(item) || item;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** 'Falta de tempo, equipe pequena e sistema lento' is three things; a sentence with commas is one. */
function splitAtCommas(sentence: string): string[] {
  const pieces = sentence.split(/,\s+/u);
  if (pieces.length === 1) return pieces;
  const items = [...pieces.slice(0, -1), ...splitOnce(pieces.at(-1) ?? '', /\s+e\s+/u)];
  const isList = items.every((item, index) => {
    const words = normalize(item);
    const short = words !== '' && words.split(' ').length <= mostWordsInList;
    return short && (index === 0 || !continuation.test(words));
  });
  return isList ? items : [sentence];
}

function splitOnce(text: string, at: RegExp): string[] {
  const match = at.exec(text);
  if (!match) return [text];
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}
