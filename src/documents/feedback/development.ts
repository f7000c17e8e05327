import { agendas, listening } from '../knowledge/feedback/moulds.ts';
import { listeningManners } from '../knowledge/feedback/guidance.ts';
import { withoutFacts } from '../knowledge/feedback/phrases.ts';
import {
  objectiveQuestion,
  purposeQuestion,
  teamGoalPoint,
  teamGoalQuestion,
  valuePoint,
} from './links.ts';
import { goodDay } from './diary.ts';
import type { PartWriters } from './part.ts';
import type { Talk } from './talk.ts';
import { closingOf, inTone, openingOf } from './phrasing.ts';
import { mostImprovements } from './rules.ts';
import { agreedPoints, previousPoint } from './steps.ts';
import { sortedExamples } from './strengths.ts';
import { contextPoints, factPoints, improvementPoints, positivePoints } from './typed-points.ts';

/** What works, where nobody typed it: from the diary, or to be found. */
function fromDiary(talk: Talk): string {
  const day = goodDay(talk);
  return day === null
    ? 'Citar um fato recente que funcionou; se não houver, seguir adiante.'
    : `Contar, com as suas palavras, o bom resultado que está no diário de ${day}, com o fato e o efeito.`;
}

export const developmentParts: PartWriters = {
  Abertura: (talk, said) => ({
    points: [openingOf(talk, said), ...inTone(agendas.desenvolvimento, talk, said)],
  }),
  Contexto: (talk, said) => {
    const points = [
      ...contextPoints(talk, said),
      ...teamGoalPoint(talk, said),
      ...previousPoint(talk, said),
    ];
    return {
      points:
        points.length > 0
          ? points
          : ['Situar a conversa em uma frase: que trabalho, em que período.'],
    };
  },
  'O que está funcionando': (talk, said) => {
    const facts = factPoints(sortedExamples(talk).strengths, said);
    const points = [...positivePoints(talk, said), ...facts];
    return {
      points: points.length > 0 ? points : [fromDiary(talk)],
    };
  },
  'O que pode evoluir': (talk, said) => {
    const { improvements } = talk;
    const { others } = sortedExamples(talk);
    const facts = factPoints(others, said);
    const points = improvementPoints(talk, said, mostImprovements);
    const toFind =
      improvements.length === 0 && others.length > 0
        ? ['Ligar o exemplo a um único ponto a evoluir, dito em uma frase.']
        : [];
    const told = [...facts, ...points, ...toFind];
    return { points: told.length > 0 ? told : [withoutFacts.desenvolvimento] };
  },
  Escuta: (talk, said) => ({
    points: [...inTone(listening, talk, said), listeningManners[talk.person.profile]],
  }),
  'Próximos passos': (talk, said) => ({
    points: agreedPoints(talk, said),
    questions: [...objectiveQuestion(talk, said), ...teamGoalQuestion(talk, said)].slice(0, 1),
  }),
  Encerramento: (talk, said) => ({
    points: [closingOf(talk, said), ...valuePoint(talk, said)],
    questions: purposeQuestion(talk, said),
  }),
};
