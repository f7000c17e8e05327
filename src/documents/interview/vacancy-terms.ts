import { forbiddenTopicsIn, topicsDemandedBy } from '../knowledge/forbidden-topics.ts';
import { positionTasks } from '../knowledge/interview/position-tasks.ts';
import {
  traits,
  unspokenLabels,
  unspokenTerms,
  workConditions,
  workRequirements,
} from '../knowledge/interview/vacancy.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import { objectionTo } from '../writing/guard.ts';
import { quiet, withoutFinalStop } from '../writing/portuguese.ts';
import { termsOfSentence, type VacancyTerm } from './term-phrases.ts';

/** What a job description names in a list and no question can take up; said to the leader, so that it is not lost. */
export function unreadOf(jobDescription: string, told: readonly string[]): string[] {
  const known = normalize(told.join(' '));
  const pieces = workSentences(jobDescription)
    .filter((sentence) => /,|\d/u.test(sentence))
    .flatMap((sentence) => sentence.split(/,\s+(?:e\s+)?/u))
    .map((piece) => withoutFinalStop(piece.trim()));
  const open = pieces.filter((piece) => {
    const words = contentWords(piece);
    const says = words.length > 1 || /\p{Lu}.*\p{Lu}|\d/u.test(piece);
    const isShort = piece.split(/\s+/u).length <= longestUnread && says && !clause.test(piece);
    const isTold =
      words.length > 0
        ? words.filter((word) => known.includes(word.slice(0, 5))).length * 2 >= words.length
        : known.includes(normalize(piece));
    return isShort && !isTold && isUnreadWork(piece, jobDescription);
  });
  return [...new Set(open)].slice(0, mostUnread);
}

/** 'Tem que saber ler projeto', 'trabalhando com PMs' */
const clause = /^(?:tem|ter|ser|saber|deve|precisa|\p{L}+ndo)(?!\p{L})/iu;
const longestUnread = 5;
const mostUnread = 6;

function isUnreadWork(piece: string, jobDescription: string): boolean {
  const plain = normalize(piece);
  return (
    objectionTo(piece) === null &&
    topicsDemandedBy(piece).length === 0 &&
    forbiddenTopicsIn(piece, [jobDescription]).every(({ strength }) => strength === 'warn') &&
    ![unspokenTerms, workConditions, workRequirements].some((pattern) => pattern.test(plain)) &&
    !traits.has(plain.split(' ')[0] ?? '')
  );
}

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
export function termOfPosition(typed: string): VacancyTerm {
  const position = /^[^\p{Ll}]{8,}$/u.test(typed) ? quiet(typed) : typed;
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
