import { withoutFinalStop } from '../writing/portuguese.ts';
import { formatTips, levelTips } from '../knowledge/interview/evaluation.ts';
import { fairInterviewNotice, forbiddenTopicsNotice } from '../knowledge/style.ts';
import type { Script } from './script.ts';

const longestMention = 30;

/** How to prepare and conduct the interview; what is the same for every script comes last. */
export function recommendationsFor(script: Script): string[] {
  return [
    ...formatTips[script.type],
    'Perguntar antes a todas as pessoas candidatas se precisam de alguma adaptação para participar do processo.',
    'Quando a resposta ficar no geral, pedir um caso real: situação, tarefa, ação e resultado.',
    levelTips[script.level],
    ...connection(script),
    'Guardar as anotações só enquanto durar o processo seletivo e mostrá-las apenas a quem decide.',
    fairInterviewNotice,
    forbiddenTopicsNotice,
  ];
}

/** A value of the company as conduct that can be seen; without values, its mission. */
export function connection({ values, mission }: Script): string[] {
  const value = values.find((item) => item.split(/\s+/u).length <= longestMention);
  if (value !== undefined) {
    return [
      `Quando um exemplo mostrar o valor “${withoutFinalStop(value)}”, anotar o que a pessoa fez e com que efeito, sem pedir opinião sobre a empresa.`,
    ];
  }
  if (mission === '' || mission.split(/\s+/u).length > longestMention) return [];
  return [
    `Ao apresentar a vaga, contar com um exemplo do dia a dia como ela serve à missão da empresa: “${withoutFinalStop(mission)}”.`,
  ];
}
