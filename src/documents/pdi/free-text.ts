import { isCalendarDay, parseDay } from '#shared/format.ts';
import { startsWithInfinitive } from '../writing/portuguese.ts';
import { competencies as library } from '../knowledge/competencies.ts';
import type { Competency } from '../knowledge/competency.ts';
import { contentWords, normalize } from '../knowledge/words.ts';

/** What a text without fields says about a plan. All of it stays a note; nothing typed is lost. */
export interface FreeTextReading {
  goals: string[];
  competencies: Competency[];
  deadline: string | null;
  notes: string[];
}

const mostGoals = 5;
const mostCompetencies = 4;
/** First keys that are everyday words, or short ones ('tempo', 'dados'), prove nothing. */
const distinctiveKey = 7;
const everydayKeys = new Set([
  'resultado',
  'processo',
  'projeto',
  'cliente',
  'qualidade',
  'planilha',
]);
/** 'Quero um PDI com foco em…' asks; it is neither a goal nor a note. */
const request =
  /\b(?:quero|gostaria|ger[ae]r?|cri(?:e|ar)|faca|fazer|mont[ae]r?|precis\w+|elabor\w+)\b.*\b(?:pdi|plano)\b/u;

export function readFreeText(sentences: readonly string[], today: string): FreeTextReading {
  const text = sentences.join('\n');
  const told = sentences.filter((sentence) => !request.test(normalize(sentence.slice(0, 300))));
  const goals = told.filter((sentence) => startsWithInfinitive(sentence)).slice(0, mostGoals);
  return {
    goals,
    competencies: mentioned(text),
    deadline: deadlineIn(text, today),
    notes: told.filter(
      (sentence) => !goals.includes(sentence) && contentWords(sentence).length > 1,
    ),
  };
}

function mentioned(text: string): Competency[] {
  const padded = ` ${normalize(text)} `;
  return library
    .map((competency) => {
      const [key = ''] = competency.keys;
      const byName = padded.indexOf(` ${normalize(competency.name)} `);
      const byKey =
        key.length >= distinctiveKey && !everydayKeys.has(key) ? padded.indexOf(` ${key}`) : -1;
      return { competency, position: byName >= 0 ? byName : byKey };
    })
    .filter(({ position }) => position >= 0)
    .toSorted((a, b) => a.position - b.position)
    .slice(0, mostCompetencies)
    .map(({ competency }) => competency);
}

/** The first day to come that a text names. */
export function deadlineIn(text: string, today: string): string | null {
  const days = [...text.matchAll(/\b(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})\b/gu)]
    .map(([found]) => (isCalendarDay(found) ? found : parseDay(found)))
    .filter((day) => day !== null && day > today);
  return days[0] ?? null;
}
