import type { InterviewContent } from './contract.ts';
import { parseReference } from './question-references.ts';
import { minutesOf } from './timings.ts';

type Question = InterviewContent['questions'][number];

export interface NumberedQuestion extends Question {
  number: number;
}

/** What stands in a stage, in its order: what to say and do, and the questions themselves. */
export type StagePart =
  { type: 'lines'; lines: string[] } | { type: 'questions'; questions: NumberedQuestion[] };

export interface LaidOutStage {
  name: string;
  /** As it was written: '15 minutos'. */
  duration: string;
  /** 0 where it tells none. */
  minutes: number;
  /** Minutes of the interview before it. */
  from: number;
  parts: StagePart[];
}

export interface ScriptLayout {
  stages: LaidOutStage[];
  /** Questions that no stage names. */
  rest: NumberedQuestion[];
}

/**
 * The script as it is used: each question stands in the stage that names it, by its number or in its own
 * words, the first time it is named.
 */
export function layOut({ sections, questions }: InterviewContent): ScriptLayout {
  const numbered = questions.map((question, index) => ({ ...question, number: index + 1 }));
  const placed = new Set<number>();
  let from = 0;
  const stages = sections.map((section) => {
    const minutes = minutesOf(section.duration);
    const stage = {
      ...section,
      minutes,
      from,
      parts: partsOf(section.questions, numbered, placed),
    };
    from += minutes;
    return stage;
  });
  return { stages, rest: numbered.filter(({ number }) => !placed.has(number)) };
}

function partsOf(
  lines: readonly string[],
  questions: readonly NumberedQuestion[],
  placed: Set<number>,
): StagePart[] {
  const parts: StagePart[] = [];
  for (const line of lines) {
    const named = namedIn(line, questions).filter(({ number }) => !placed.has(number));
    const told = named.length === 0 || !saysOnlyThat(line, named);
    const last = parts.at(-1);
    if (told && last?.type === 'lines') last.lines.push(line);
    else if (told) parts.push({ type: 'lines', lines: [line] });
    if (named.length > 0) parts.push({ type: 'questions', questions: named });
    for (const { number } of named) placed.add(number);
  }
  return parts;
}

function namedIn(line: string, questions: readonly NumberedQuestion[]): NumberedQuestion[] {
  const numbers = parseReference(line)?.numbers ?? [];
  return questions.filter(
    ({ number, question }) =>
      numbers.includes(number) || (question !== '' && line.includes(question)),
  );
}

/** 'Pergunta 1', or the question itself: nothing that its card does not say. */
function saysOnlyThat(line: string, named: readonly NumberedQuestion[]): boolean {
  const reference = parseReference(line);
  const around = reference
    ? reference.before + reference.after
    : named.reduce((rest, { question }) => rest.replace(question, ''), line);
  return !/\p{L}/u.test(around);
}
