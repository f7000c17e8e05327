import {
  answerCriteria,
  areaCriteria,
  middleOfScale,
  scaleAnchors,
} from '../knowledge/interview/evaluation.ts';
import { joinList } from '../writing/portuguese.ts';
import { experienceLevels, type ExperienceLevel, type InterviewContent } from './contract.ts';
import type { QuestionPlan } from './question-plan.ts';
import type { Script } from './script.ts';

const mostTasks = 3;

/** 'pleno', as it stands inside a sentence. */
export function levelInSentence(level: ExperienceLevel): string {
  return experienceLevels[level].toLocaleLowerCase('pt-BR');
}

/** 'nível pleno', 'nível de especialista' */
function levelPhrase(level: ExperienceLevel): string {
  return `nível ${level === 'especialista' ? 'de ' : ''}${levelInSentence(level)}`;
}

/** '1 Não demonstrou; 2 …': five anchors, the same for everyone. */
export function scoringScale(level: ExperienceLevel): string {
  return scaleAnchors
    .map((anchor, index) => `${index + 1} ${anchor.replace('{nível}', levelPhrase(level))}`)
    .join('; ');
}

/** One criterion for each area asked about, and what every answer is looked at for. */
export function criteriaFor({ terms }: Script, plan: QuestionPlan): string[] {
  const tasks = joinList(terms.slice(0, mostTasks).map(({ text }) => text));
  const areas = new Set([plan.trajectory, ...plan.focus].map(({ area }) => area));
  const ofAreas = [...areas].map((area) =>
    area === plan.trajectory.area && tasks !== ''
      ? `${areaCriteria[area]}: ${tasks}`
      : areaCriteria[area],
  );
  return [...ofAreas, ...answerCriteria];
}

export function evaluationFor(script: Script, plan: QuestionPlan): InterviewContent['evaluation'] {
  const { level } = script;
  return {
    instructions: [
      'Durante a conversa, anotar só evidências: o que a pessoa fez e com que resultado.',
      'Pontuar cada critério depois da entrevista e antes de comparar pessoas.',
      'Quando duas pessoas entrevistam, cada uma pontua em separado, e só então as duas conversam.',
      `No ${levelPhrase(level)}, o ponto central da escala significa que a pessoa ${middleOfScale[level]}.`,
      'Antes da primeira entrevista, escolher os critérios essenciais: nenhum deles deve ficar abaixo desse ponto.',
    ].join(' '),
    criteria: criteriaFor(script, plan),
    scoringScale: scoringScale(level),
  };
}
