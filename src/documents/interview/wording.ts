import { withoutFinalStop } from '../writing/portuguese.ts';
import { lowerFirst } from '../writing/portuguese.ts';
import type { BankQuestion } from '../knowledge/interview/question.ts';
import type { PlannedQuestion } from './question-plan.ts';
import type { Script } from './script.ts';
import type { VacancyTerm } from './term-phrases.ts';

/** A longer value is cited in the recommendations, not inside a question. */
const longestValue = 14;
/** At least this share of the questions speaks of the vacancy, and at most that. */
const share = { least: 0.3, most: 0.6 };

/** The questions in words: some of them on the tasks of the vacancy, each task in turn. */
export function worded(script: Script, questions: readonly PlannedQuestion[]): string[] {
  const terms = termsFor(script, questions.length);
  const places = placesFor(questions, terms.length);
  let next = 0;
  const values = valuesInTurn(script);
  return questions.map(({ question }, index) => {
    if (question.onValue !== undefined) return values(question);
    const term = places.has(index) ? terms[next] : undefined;
    if (term === undefined || question.about === undefined) return question.text;
    next += 1;
    return question.about
      .replace('{em}', () => term.em)
      .replace('{a}', () => term.a)
      .replace('um trabalho ligado ao trabalho com ', 'um trabalho com ');
  });
}

/** One term for each question that will speak of the vacancy; they come again only where there are few. */
function termsFor({ terms, role }: Script, count: number): VacancyTerm[] {
  const all = role === null ? terms : [...terms, role];
  const least = Math.ceil(count * share.least);
  const wanted = Math.max(least, Math.min(all.length, Math.floor(count * share.most)));
  return Array.from({ length: all.length === 0 ? 0 : wanted }, (_, index) => {
    const term = all[index % all.length];
    if (!term) throw new RangeError('there is a term');
    return term;
  });
}

/** Technical questions first, then every other one, so that the task does not sound in each sentence. */
function placesFor(questions: readonly PlannedQuestion[], count: number): Set<number> {
  const able = questions.flatMap(({ area, question }, index) => {
    if (question.about === undefined) return [];
    const rank = area === 'Competências Técnicas' ? 0 : 1 + (index % 2);
    return [{ index, rank }];
  });
  const ranked = able.toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  return new Set(ranked.slice(0, count).map(({ index }) => index));
}

function valuesInTurn({ values }: Script): (question: BankQuestion) => string {
  const short = values.filter((value) => value.split(/\s+/u).length <= longestValue);
  let next = 0;
  return ({ text, onValue = text }) => {
    const value = short[next % Math.max(1, short.length)];
    next += 1;
    if (value === undefined) return text;
    return onValue.replace('{valor}', () => `“${lowerFirst(withoutFinalStop(value))}”`);
  };
}
