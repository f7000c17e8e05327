import { forbiddenTopicsIn } from '../knowledge/forbidden-topics.ts';
import { normalize } from '../knowledge/words.ts';
import { focusAreas, type InterviewContent } from './contract.ts';
import { timings } from './timings.ts';
import type { Script } from './script.ts';

type Question = InterviewContent['questions'][number];

const trajectoryArea = 'Experiência Profissional';

/** What a model asked, mended, with the place from which each question came. */
export interface SettledQuestions {
  questions: Question[];
  /** Old number → new number, both from 1. A question that went has none. */
  moved: Map<number, number>;
  /** Questions for which there was no time. */
  spare: Question[];
  /** Topics of what was taken out. */
  topics: Set<string>;
}

interface Kept {
  question: Question;
  /** Its old number; null for one of the bank. */
  from: number | null;
}

/** The forbidden topics of texts that are asked, written or recommended; none for a word of the work. */
export function blockedTopics(texts: readonly string[], { workTerms }: Script): string[] {
  return texts.flatMap((text) =>
    forbiddenTopicsIn(text, workTerms)
      .filter(({ strength }) => strength === 'block')
      .map(({ topic }) => topic),
  );
}

/**
 * The questions of a model: without those that touch a forbidden topic, are incomplete or come twice; the
 * trajectory first; as many as there is time for, from `standard` where they are too few.
 */
export function settleQuestions(
  given: readonly Question[],
  script: Script,
  standard: readonly Question[],
): SettledQuestions {
  const topics = new Set<string>();
  const seen = new Set<string>();
  const kept = given.flatMap((question, index): Kept[] => {
    const found = blockedTopics(Object.values(question), script);
    for (const topic of found) topics.add(topic);
    const key = normalize(question.question);
    if (found.length > 0 || seen.has(key) || isIncomplete(question)) return [];
    seen.add(key);
    return [{ question: withAreaName(question), from: index + 1 }];
  });
  const wanted = timings[script.duration].focusQuestions + 1;
  const spareOfBank = standard.filter(({ question }) => !seen.has(normalize(question)));
  const first = kept.findIndex(({ question }) => question.category === trajectoryArea);
  const [opening] = first < 0 ? spareOfBank : [];
  if (first > 0) kept.unshift(...kept.splice(first, 1));
  else if (opening?.category === trajectoryArea) kept.unshift({ question: opening, from: null });
  if (kept.length < wanted - 1) {
    const more = missingAreasFirst(
      spareOfBank,
      kept.map(({ question }) => question),
    );
    kept.push(...more.slice(0, wanted - kept.length).map((question) => ({ question, from: null })));
  }
  const spare = kept.splice(Math.max(wanted + 1, 1)).map(({ question }) => question);
  const moved = new Map(
    kept.flatMap(({ from }, index) => (from === null ? [] : [[from, index + 1] as const])),
  );
  return { questions: kept.map(({ question }) => question), moved, spare, topics };
}

function isIncomplete({ question, expectedResponse, evaluationCriteria }: Question): boolean {
  return [question, expectedResponse, evaluationCriteria].some((text) =>
    /^(?:Pergunta|Resposta esperada|Critérios) não especificad/u.test(text),
  );
}

/** 'comunicacao' is 'Comunicação': the name of the form, however it was written. */
function withAreaName(question: Question): Question {
  const category = normalize(question.category);
  const area =
    category === 'trajetoria'
      ? trajectoryArea
      : focusAreas.find((name) => normalize(name) === category);
  return area === undefined ? question : { ...question, category: area };
}

function missingAreasFirst(candidates: readonly Question[], kept: readonly Question[]): Question[] {
  const taken = new Set(kept.flatMap((item) => [item.expectedResponse, item.evaluationCriteria]));
  const areas = new Set(kept.map(({ category }) => category));
  return candidates
    .filter((item) => !taken.has(item.expectedResponse) && !taken.has(item.evaluationCriteria))
    .filter((item) => !kept.includes(item))
    .toSorted((a, b) => Number(areas.has(a.category)) - Number(areas.has(b.category)));
}
