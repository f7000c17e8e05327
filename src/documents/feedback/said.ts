import { sentencesOf } from '../writing/rubric-text.ts';
import { normalize, similarity, stems } from '../knowledge/words.ts';

/** What a script has said so far, so that nothing is said twice. */
export interface Said {
  /** The text, noted; null where it, or nearly it, was said before. */
  once(text: string): string | null;
  /** The first of some ways of saying a thing that is new. */
  first(texts: readonly string[]): string | null;
  /** Typed texts, noted: none is lost but a repetition, and those that are nearly alike share an item. */
  typed(texts: readonly string[]): string[];
}

const nearly = 0.8;
const fewestStems = 3;
const shortestSentence = 6;

export function nothingSaid(): Said {
  const items: Set<string>[] = [];
  const sentences = new Set<string>();

  function isRepeated(text: string): boolean {
    return longSentences(text).some((sentence) => sentences.has(sentence));
  }

  function note(text: string): string {
    const words = stems(text);
    if (words.size >= fewestStems) items.push(words);
    for (const sentence of longSentences(text)) sentences.add(sentence);
    return text;
  }

  function isNew(text: string): boolean {
    const words = stems(text);
    return !isRepeated(text) && !items.some((item) => isNear(item, words));
  }

  function once(text: string): string | null {
    return text === '' || !isNew(text) ? null : note(text);
  }

  function typed(texts: readonly string[]): string[] {
    const kept: string[] = [];
    for (const text of texts.filter((candidate) => !isRepeated(candidate))) {
      const words = stems(text);
      const near = kept.findIndex((other) => isNear(stems(other), words));
      if (near < 0) kept.push(text);
      else kept[near] = `${kept[near]} ${text}`;
      for (const sentence of longSentences(text)) sentences.add(sentence);
    }
    return kept.map(note);
  }

  function first(texts: readonly string[]): string | null {
    const fresh = texts.find((text) => text !== '' && isNew(text));
    return fresh === undefined ? null : note(fresh);
  }

  return { once, first, typed };
}

function isNear(one: Set<string>, other: Set<string>): boolean {
  return one.size >= fewestStems && other.size >= fewestStems && similarity(one, other) > nearly;
}

/** Short sentences may come back; longer ones are noticed. */
function longSentences(text: string): string[] {
  return sentencesOf(text)
    .map(normalize)
    .filter((sentence) => sentence.split(' ').length >= shortestSentence);
}
