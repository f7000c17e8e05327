import { forbiddenTopicsIn } from '../knowledge/forbidden-topics.ts';
import { positionTasks } from '../knowledge/interview/position-tasks.ts';
import { unspokenLabels } from '../knowledge/interview/vacancy.ts';
import { normalize } from '../knowledge/words.ts';
import { objectionTo } from '../writing/guard.ts';
import { quiet, withoutFinalStop } from '../writing/portuguese.ts';
import { termsOfSentence, type VacancyTerm } from './term-phrases.ts';

const mostTerms = 8;
/** What is read of a job description: beyond it nothing new is said. */
const mostSentences = 60;

/** The tasks and subjects that a job description names, in its order; what is no work is left out. */
export function termsOf(jobDescription: string): VacancyTerm[] {
  const found = new Map<string, VacancyTerm>();
  for (const term of workSentences(jobDescription).flatMap(termsOfSentence)) {
    const key = normalize(term.text);
    const told = [...found.keys()].some((other) => other.includes(key) || key.includes(other));
    if (found.size < mostTerms && !told && isFit(term, jobDescription)) found.set(key, term);
  }
  return [...found.values()];
}

function isFit({ text }: VacancyTerm, jobDescription: string): boolean {
  const topics = forbiddenTopicsIn(text, [jobDescription]);
  return objectionTo(text) === null && topics.every(({ strength }) => strength === 'warn');
}

/** 'a rotina de Analista Fiscal': what the position itself gives to a question. */
export function termOfPosition(position: string): VacancyTerm {
  return {
    text: position,
    task: false,
    em: `em uma função como a de ${position}`,
    a: `à rotina de ${position}`,
  };
}

/** What is common in a post, where nobody describes it; [] for a post that the library does not know. */
export function usualTerms(position: string): VacancyTerm[] {
  const words = normalize(position).split(' ');
  const known = positionTasks.find(({ keys }) =>
    keys
      .split(' ')
      .some((key) =>
        key.length <= 3 ? words.includes(key) : words.some((word) => word.startsWith(key)),
      ),
  );
  return (known?.tasks ?? []).flatMap(termsOfSentence);
}

/** Sentences and bullets without their labels; the paragraphs on benefits, place and company go. */
function workSentences(text: string): string[] {
  let skipping = false;
  const pieces = text
    .split(/\n+|(?<=[.!?;])\s+|[•▪●✓✔]|(?<=^|\s)[-–—*]\s+/u)
    .slice(0, mostSentences);
  return pieces.flatMap((piece) => {
    const trimmed = piece.replace(/^[^\p{L}\p{N}]+/u, '').trim();
    const labelled = /^(\p{L}[\p{L}\s/()]{2,60}):\s*([\s\S]*)$/u.exec(trimmed);
    const label = labelled?.[1] ?? (trimmed.split(/\s+/u).length <= 4 ? trimmed : '');
    if (labelled || unspokenLabels.test(normalize(label))) {
      skipping = unspokenLabels.test(normalize(label));
    }
    const said = labelled ? (labelled[2] ?? '') : trimmed;
    return skipping || said === '' ? [] : [quiet(withoutFinalStop(said))];
  });
}
