import { questionBank } from '../knowledge/interview/questions.ts';
import type { BankQuestion, QuestionsByLevel } from '../knowledge/interview/question.ts';
import { stableHash } from '../writing/variants.ts';
import type { ExperienceLevel, FocusArea } from './contract.ts';
import type { Script } from './script.ts';
import { timings } from './timings.ts';

export interface PlannedQuestion {
  area: FocusArea;
  question: BankQuestion;
}

export interface QuestionPlan {
  trajectory: PlannedQuestion;
  focus: PlannedQuestion[];
  /** One of each area that found no time, else one more to have at hand. */
  reserve: PlannedQuestion[];
}

const bank: Readonly<Record<FocusArea, QuestionsByLevel>> = questionBank;
const trajectoryArea: FocusArea = 'Experiência Profissional';
/** What completes a script whose areas run out. */
const completingAreas: readonly FocusArea[] = [
  'Resolução de Problemas',
  'Habilidades Comportamentais',
  trajectoryArea,
];
const levelBelow: Readonly<Record<ExperienceLevel, ExperienceLevel>> = {
  junior: 'pleno',
  pleno: 'junior',
  senior: 'pleno',
  especialista: 'senior',
};

/** Round-robin over the areas, so that each gets its turn before any gets a second one. */
export function planQuestions(script: Script): QuestionPlan {
  const { level, duration, areas } = script;
  const used = new Set<BankQuestion>();
  const next = (area: FocusArea, at: ExperienceLevel = level): PlannedQuestion[] => {
    const question = ordered(script, area, at).find((candidate) => !used.has(candidate));
    if (question === undefined) return [];
    used.add(question);
    return [{ area, question }];
  };
  const [trajectory] = next(trajectoryArea);
  if (!trajectory) throw new RangeError('the bank has a question for every level');

  // The trajectory has its question already, so it waits for the other areas.
  const turns = areas.toSorted(
    (a, b) => Number(a === trajectoryArea) - Number(b === trajectoryArea),
  );
  const rounds = [
    ...[...turns, ...turns].map((area) => ({ area, at: level })),
    ...[...completingAreas, ...completingAreas].map((area) => ({ area, at: level })),
    ...[...completingAreas, ...completingAreas].map((area) => ({ area, at: levelBelow[level] })),
  ];
  const focus: PlannedQuestion[] = [];
  for (const { area, at } of rounds) {
    if (focus.length < timings[duration].focusQuestions) focus.push(...next(area, at));
  }

  const asked = new Set([trajectory, ...focus].map(({ area }) => area));
  const without = areas.filter((area) => !asked.has(area));
  const spare = (without.length > 0 ? without : areas).flatMap((area) => next(area));
  return {
    trajectory,
    focus,
    reserve: without.length > 0 ? spare : spare.slice(0, 2),
  };
}

/** The pair of an area and level: one on a value first where there are values, else as the hash says. */
function ordered(script: Script, area: FocusArea, level: ExperienceLevel): readonly BankQuestion[] {
  const [one, other] = bank[area][level];
  if (script.values.length > 0 && other.onValue !== undefined) return [other, one];
  if (one.onValue !== undefined || !asksForLived(other)) return [one, other];
  const turn = stableHash(script.position, ...script.terms.map(({ text }) => text), area) % 2;
  return turn === 0 ? [one, other] : [other, one];
}

function asksForLived({ text }: BankQuestion): boolean {
  return /\b(?:conte|descreva|qual foi)\b/iu.test(text);
}
