import { formatDay } from '#shared/format.ts';
import { anyValuePractice, valuePracticeOf } from '../knowledge/company-values.ts';
import { closeness } from '../knowledge/subjects.ts';
import { lowerFirst, withoutFinalStop } from '../writing/portuguese.ts';
import type { PlannedStep } from './actions.ts';
import type { Plan } from './plan.ts';

/** Longer texts are not repeated inside another sentence. */
export const longestMention = 16;
const mostValues = 2;

/** A value of the company at work in an action; without values, the mission. */
export function valueLines(plan: Plan, steps: readonly PlannedStep[]): string[] {
  const { ground } = plan.themes[0];
  const values = plan.values.filter((value) => value.split(/\s+/u).length <= longestMention);
  const day = formatDay(plan.dates.target);
  const taken = new Set<PlannedStep>();
  const lines = new Map<string, string>();
  for (const [index, value] of values.slice(0, mostValues).entries()) {
    const practice = (valuePracticeOf(value)?.practices ?? anyValuePractice)[ground];
    const step = stepFor(practice, steps, taken);
    if (step) taken.add(step);
    const quoted = `“${withoutFinalStop(value)}”`;
    // Two values of one family say the same: once is enough.
    if (!lines.has(practice))
      lines.set(practice, valueLine({ quoted, practice, step, index, day }));
  }
  return lines.size > 0 ? [...lines.values()] : missionLine(plan);
}

interface ValueTerms {
  quoted: string;
  practice: string;
  step: PlannedStep | undefined;
  index: number;
  day: string;
}

function valueLine({ quoted, practice, step, index, day }: ValueTerms): string {
  if (step && index === 0) {
    return `Ao ${lowerFirst(step.from.task)}, pôr em prática o valor ${quoted}: ${practice}.`;
  }
  if (step) return `Lembrar do valor ${quoted} ao ${lowerFirst(step.from.task)}: ${practice}.`;
  return index === 0
    ? `Combinar com a equipe, até ${day}, como o valor ${quoted} aparece neste plano; por exemplo, ${practice}.`
    : `Nas reuniões de acompanhamento, lembrar do valor ${quoted}: ${practice}.`;
}

/** The short action, neither first nor last, that speaks most of what the value asks for. */
function stepFor(
  practice: string,
  steps: readonly PlannedStep[],
  taken: ReadonlySet<PlannedStep>,
): PlannedStep | undefined {
  return steps
    .slice(1, -1)
    .filter((step) => !taken.has(step) && isShort(step.from.task))
    .map((step) => ({ step, score: closeness(practice, `${step.from.task} ${step.from.how}`) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.step;
}

function isShort(task: string): boolean {
  return task.split(' ').length <= 12 && !/[:,]/u.test(task);
}

function missionLine({ mission, dates }: Plan): string[] {
  const [sentence = ''] = mission.split(/(?<=[.!?])\s+/u);
  if (sentence === '' || sentence.split(/\s+/u).length > 40) return [];
  return [
    `Ao apresentar o plano e na revisão de ${formatDay(dates.at(50))}, mostrar o que ele muda na missão da empresa: “${withoutFinalStop(sentence)}”.`,
  ];
}
