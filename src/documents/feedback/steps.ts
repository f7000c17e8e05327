import { formatDay } from '#shared/format.ts';
import { agreements, commitments } from '../knowledge/feedback/moulds.ts';
import { planLines } from './actions.ts';
import { inTone } from './phrasing.ts';
import type { Said } from './said.ts';
import type { Talk } from './talk.ts';

/** What is agreed: the plan where one was asked for, else one step and what the leader takes on. */
export function agreedPoints(talk: Talk, said: Said): string[] {
  const plan = planLines(talk).flatMap((line) => said.once(line) ?? []);
  if (plan.length > 0) return [...plan, ...competencyPoint(talk, said)];
  return [
    ...inTone(agreements, talk, said),
    ...inTone(commitments, talk, said),
    ...competencyPoint(talk, said),
    ...nextTalk(talk),
  ];
}

/** What the plan of the person says of it. */
function competencyPoint({ competency, type }: Talk, said: Said): string[] {
  if (competency === null || (type !== 'desenvolvimento' && type !== '360')) return [];
  const { name, currentLevel, targetLevel } = competency;
  const way =
    currentLevel === targetLevel
      ? `nível ${currentLevel}`
      : `do nível ${currentLevel} para o ${targetLevel}`;
  return listOf(said.once(`Ligar esta prática à competência ${name} do PDI (${way}).`));
}

export function nextTalk({ followUp }: Talk): string[] {
  return followUp === null
    ? ['Antes de encerrar, marcamos o dia da próxima conversa.']
    : [`A próxima conversa fica para ${formatDay(followUp)}.`];
}

/** What was agreed before, where it may be about the same. */
export function previousPoint({ previous, type }: Talk, said: Said): string[] {
  if (previous === null) return [];
  const day = formatDay(previous);
  const text =
    type === 'desenvolvimento'
      ? `Antes de seguir, quero retomar o que combinamos no feedback de ${day}.`
      : `Retomar o que ficou combinado no feedback de ${day}, se tratou deste assunto.`;
  return listOf(said.once(text));
}

function listOf(text: string | null): string[] {
  return text === null ? [] : [text];
}
