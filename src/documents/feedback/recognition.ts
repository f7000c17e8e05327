import { withoutFinalStop } from '../writing/portuguese.ts';
import { agendas, praiseListening, unknownEffect } from '../knowledge/feedback/moulds.ts';
import { withoutFacts } from '../knowledge/feedback/phrases.ts';
import { planLines } from './actions.ts';
import { objectiveQuestion, purposeQuestion, teamGoalPoint, teamGoalQuestion } from './links.ts';
import type { PartWriters } from './part.ts';
import { closingOf, inTone, openingOf } from './phrasing.ts';
import type { Said } from './said.ts';
import { nextTalk } from './steps.ts';
import type { Talk } from './talk.ts';
import { contextPoints, factPoints, positivePoints } from './typed-points.ts';

export const recognitionParts: PartWriters = {
  Abertura: (talk, said) => ({
    points: [openingOf(talk, said), ...inTone(agendas.reconhecimento, talk, said)],
  }),
  'O que aconteceu': (talk, said) => {
    const facts = [...contextPoints(talk, said), ...factPoints(talk.examples, said)];
    return { points: facts.length > 0 ? facts : [withoutFacts.reconhecimento] };
  },
  Impacto: (talk, said) => {
    const effects = factPoints(talk.effects, said);
    return {
      points: [
        ...(effects.length > 0 ? effects : inTone(unknownEffect, talk, said)),
        ...teamGoalPoint(talk, said),
      ],
      questions: teamGoalQuestion(talk, said),
    };
  },
  'O que repetir': (talk, said) => {
    const points = [
      ...positivePoints(talk, said),
      ...planLines(talk).flatMap((line) => said.once(line) ?? []),
    ];
    return {
      points: points.length > 0 ? points : ['Dizer, em uma frase, o que gostaria de ver de novo.'],
    };
  },
  Escuta: (talk, said) => ({
    points: praiseListening[talk.tone].flatMap((text) => said.once(text) ?? []),
  }),
  Encerramento: (talk, said) => ({
    points: [closingOf(talk, said), ...(talk.followUp === null ? [] : nextTalk(talk))],
    questions: valueSeen(talk, said),
  }),
};

/** The company's value, for the person to find in what was done. */
function valueSeen(talk: Talk, said: Said): string[] {
  const [value] = talk.values;
  if (value === undefined) {
    const purpose = purposeQuestion(talk, said);
    const goal = talk.teamGoals.length > 0;
    return purpose.length > 0 || goal ? purpose : objectiveQuestion(talk, said);
  }
  const asked = said.once(
    `Em que momento desse trabalho você viu aparecer o nosso valor “${withoutFinalStop(value)}”?`,
  );
  return asked === null ? [] : [asked];
}
