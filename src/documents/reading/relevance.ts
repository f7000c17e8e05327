import { cutAtWord } from '../kit/words.ts';
import { normalize, stems } from '../knowledge/words.ts';

/** What a document is about: the person, and any texts whose words matter (goals, competencies, notes). */
export interface RelevanceTerms {
  person: string | null;
  texts: string[];
}

const scores = { fullName: 8, person: 6, word: 1, wordsAtMost: 6 };
/** Below this an excerpt says too little to be worth its place. */
const shortestExcerpt = 120;

/**
 * The entries that speak of the subject, most relevant first and newest first among equals, within
 * `budgetChars` characters of text. What does not fit whole is cut at a word. For a document about a
 * person the entries given are that person's, whether or not they name them.
 */
export function selectRelevant<Entry extends { day: string; text: string }>(
  entries: readonly Entry[],
  terms: RelevanceTerms,
  budgetChars: number,
): Entry[] {
  const score = scorer(terms);
  const ranked = entries
    .map((entry) => ({ entry, score: score(entry.text) }))
    .filter((candidate) => candidate.score > 0)
    .toSorted((a, b) => b.score - a.score || b.entry.day.localeCompare(a.entry.day));
  const chosen: Entry[] = [];
  let left = budgetChars;
  for (const { entry } of ranked) {
    if (entry.text.length > left && left < shortestExcerpt) continue;
    const excerpt = excerptOf(entry.text, left);
    chosen.push(excerpt === entry.text ? entry : { ...entry, text: excerpt });
    left -= excerpt.length;
  }
  return chosen;
}

function scorer({ person, texts }: RelevanceTerms): (text: string) => number {
  const fullName = normalize(person ?? '');
  const words = new Set(texts.flatMap((text) => [...stems(text)]));
  return (text) => {
    const isNamed = fullName !== '' && ` ${normalize(text)} `.includes(` ${fullName} `);
    const score = isNamed ? scores.fullName : fullName === '' ? 0 : scores.person;
    let common = 0;
    for (const word of stems(text)) if (words.has(word)) common += 1;
    return score + scores.word * Math.min(common, scores.wordsAtMost);
  };
}

/** At most `room` characters of a text, ended at a word, and never with half a character. */
export function excerptOf(text: string, room: number): string {
  if (text.length <= room) return text;
  return `${cutAtWord(text, room - 1)}…`;
}
