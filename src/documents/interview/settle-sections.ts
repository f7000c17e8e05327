import { normalize } from '../knowledge/words.ts';
import type { InterviewContent } from './contract.ts';
import { parseReference, referenceTo } from './question-references.ts';
import type { Script } from './script.ts';
import { blockedTopics } from './settle-questions.ts';
import { minutesOf, stages, timings, type Stage } from './timings.ts';

type Section = InterviewContent['sections'][number];

const stagePatterns: Readonly<Record<Stage, RegExp>> = {
  Abertura: /\babertura|acolhida|boas vindas/u,
  Trajetória: /\btrajetoria|experiencia/u,
  'Competências em foco': /\bfoco\b|\bcompetencias\b/u,
  'Perguntas da pessoa candidata': /\bcandidat|perguntas da pessoa/u,
  Encerramento: /\bencerramento|fechamento/u,
};

interface Renumbering {
  /** Old number → new number. */
  moved: ReadonlyMap<number, number>;
  /** How many questions there are now. */
  count: number;
}

/**
 * The stages of a model, with the minutes of the table, without forbidden lines, and with every question
 * at its new number in some stage. `standard` stands in where the minutes do not add up.
 */
export function settleSections(
  given: readonly Section[],
  script: Script,
  { moved, count, standard }: Renumbering & { standard: readonly Section[] },
): { sections: Section[]; topics: Set<string> } {
  const topics = new Set<string>();
  const cleaned = given.map((section) => ({
    ...section,
    questions: section.questions.flatMap((line) => {
      const found = blockedTopics([line], script);
      for (const topic of found) topics.add(topic);
      return found.length > 0 ? [] : renumbered(line, moved);
    }),
  }));
  const sections = inStages(cleaned, script, standard) ??
    addingUp(cleaned, script) ?? [...standard];
  return { sections: withEveryQuestion(sections, count), topics };
}

function renumbered(line: string, moved: ReadonlyMap<number, number>): string[] {
  const reference = parseReference(line);
  if (!reference) return [line];
  const numbers = reference.numbers.flatMap((number) => moved.get(number) ?? []);
  return numbers.length === 0
    ? []
    : [`${reference.before}${referenceTo(numbers)}${reference.after}`];
}

/** The five stages with the minutes of the table, whatever the model counted; null where one is missing. */
function inStages(
  given: readonly Section[],
  { duration }: Script,
  standard: readonly Section[],
): Section[] | null {
  if (given.length !== stages.length) return null;
  const found = stages.map((stage, index) => {
    const section = given[index];
    if (!section || !stagePatterns[stage].test(normalize(section.name))) return null;
    const lines = section.questions.length > 0 ? section.questions : standard[index]?.questions;
    return {
      name: stage,
      duration: `${timings[duration].minutes[stage]} minutos`,
      questions: lines ?? [],
    };
  });
  return found.every((section) => section !== null) ? found : null;
}

function addingUp(given: readonly Section[], { duration }: Script): Section[] | null {
  const total = given.reduce((sum, section) => sum + minutesOf(section.duration), 0);
  return total === Number(duration) ? [...given] : null;
}

/** A question that no stage names goes where the most are named; the first one to the trajectory. */
function withEveryQuestion(sections: readonly Section[], count: number): Section[] {
  const named = sections.map(({ questions }) =>
    questions.flatMap((line) => parseReference(line)?.numbers ?? []),
  );
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !named.some((numbers) => numbers.includes(number)),
  );
  const busiest = named.reduce(
    (best, numbers, index) => (numbers.length > (named[best]?.length ?? 0) ? index : best),
    focusIndex(sections),
  );
  const trajectory = sections.findIndex(({ name }) =>
    stagePatterns.Trajetória.test(normalize(name)),
  );
  return sections.map((section, index) => {
    const mine = missing.filter((number) =>
      number === 1 && trajectory >= 0 ? index === trajectory : index === busiest,
    );
    return mine.length === 0
      ? section
      : { ...section, questions: [referenceTo(mine), ...section.questions] };
  });
}

function focusIndex(sections: readonly Section[]): number {
  const pattern = stagePatterns['Competências em foco'];
  return Math.max(
    0,
    sections.findIndex(({ name }) => pattern.test(normalize(name))),
  );
}
