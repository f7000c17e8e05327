import { formatDay } from '#shared/format.ts';
import { quiet, upperFirst, withFinalStop } from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import { aimClause } from './aim.ts';
import type { Plan } from './plan.ts';

/** Of the situation as it was typed, no more than this: whoever reads the plan lives in it. */
const longestSituation = 700;

const closings: readonly ((day: string, subject: string, summary: string) => string)[] = [
  (day, subject, summary) => `Até ${day}, ${subject} ${summary}.`,
  (day, subject, summary) => `Neste plano, ${subject} ${summary}. O prazo final é ${day}.`,
];

/** Where things stand, in the leader's words, and what will have been done by the deadline. */
export function descriptionOf(plan: Plan): string {
  const told = situationOf(plan.situation);
  const summary = summaryOf(plan, told === '');
  return told === '' ? summary : `${told} ${summary}`;
}

function situationOf(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const next = withFinalStop(tidied(sentence));
    const longer = text === '' ? next : `${text} ${next}`;
    if (longer.length > longestSituation && text !== '') break;
    text = excerptOf(longer, longestSituation);
  }
  return text;
}

const abbreviated =
  /(?:^|[\s(])(?:sra?|dra?|ex|av|etc|vs|obs|tel|n|min|m[áa]x|aprox|p|art)\.\s+$/iu;

/** What was typed in a hurry, with a capital where a sentence begins; what shouts is quietened. */
function tidied(sentence: string): string {
  const calm = upperFirst(quiet(sentence)).replaceAll('r$', 'R$');
  return calm.replace(/[.!?]\s+\p{Ll}/gu, (joint, at: number) => {
    const before = calm.slice(Math.max(0, at - 8), at + joint.length - 1);
    return abbreviated.test(before)
      ? joint
      : joint.slice(0, -1) + joint.slice(-1).toLocaleUpperCase('pt-BR');
  });
}

function summaryOf(plan: Plan, alone: boolean): string {
  const [theme, second, third] = plan.themes;
  const day = formatDay(plan.deadline);
  const team = plan.team === 'Equipe' ? 'a equipe' : `a ${plan.team.replace(/^Equipe/u, 'equipe')}`;
  const subject = /^(?:a )?time\b/iu.test(plan.team)
    ? `o ${plan.team.replace(/^Time/u, 'time')}`
    : team;
  const aim = alone ? aimClause(plan.objectives) : null;
  const first =
    aim === null
      ? plan.variants.take(closings)(day, subject, theme.summary)
      : `Para ${aim}, ${subject} ${theme.summary}, com avaliação final em ${day}.`;
  const along = second ? `${first} Em paralelo, ${second.summary}.` : first;
  return third ? `${along} Além disso, ${third.summary}.` : along;
}
