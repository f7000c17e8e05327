import { withoutFinalStop } from '../writing/portuguese.ts';
import { withTheme } from '../writing/theme.ts';
import { listeningManners } from '../knowledge/feedback/guidance.ts';
import {
  agendas,
  expectationNotes,
  listening,
  unknownEffect,
} from '../knowledge/feedback/moulds.ts';
import { withoutFacts } from '../knowledge/feedback/phrases.ts';
import { purposeQuestion, teamGoalPoint, teamGoalQuestion, valuePoint } from './links.ts';
import type { PartWriters } from './part.ts';
import { closingOf, inTone, openingOf } from './phrasing.ts';
import { agreedPoints, previousPoint } from './steps.ts';
import type { Said } from './said.ts';
import type { Talk } from './talk.ts';
import { contextPoints, factPoints } from './typed-points.ts';

export const correctionParts: PartWriters = {
  Abertura: (talk, said) => ({
    points: [openingOf(talk, said), ...inTone(agendas.corretivo, talk, said)],
  }),
  'Fatos observados': (talk, said) => {
    const facts = [...contextPoints(talk, said), ...factPoints(talk.examples, said)];
    const told = facts.length > 0 ? facts : [withoutFacts.corretivo];
    return { points: [...told, ...previousPoint(talk, said)] };
  },
  Impacto: (talk, said) => {
    const effects = factPoints(talk.effects, said);
    return {
      points: [
        ...(effects.length > 0 ? effects : inTone(unknownEffect, talk, said)),
        ...teamGoalPoint(talk, said),
      ],
    };
  },
  Escuta: (talk, said) => ({
    points: [...inTone(listening, talk, said), listeningManners[talk.person.profile]],
  }),
  'Expectativa clara': (talk, said) => ({
    points: [
      ...said.typed(expectation(talk)),
      ...inTone(expectationNotes, talk, said),
      ...valuePoint(talk, said),
    ],
  }),
  'Combinado e apoio': (talk, said) => ({
    points: agreedPoints(talk, said),
    questions: linkQuestion(talk, said),
  }),
  Encerramento: (talk, said) => ({ points: [closingOf(talk, said)] }),
};

/** What the company and the team have to do with it, where no sentence says so. */
function linkQuestion(talk: Talk, said: Said): string[] {
  const purpose = purposeQuestion(talk, said);
  return purpose.length > 0 ? purpose : teamGoalQuestion(talk, said);
}

/** What is expected from now on, in one sentence. */
function expectation({ improvements, examples }: Talk): string[] {
  const [first] = improvements;
  if (first === undefined) {
    return examples.length > 0
      ? ['O esperado é que a situação descrita não se repita.']
      : [
          'Dizer o que se espera em uma frase que comece por “O esperado é”, com um verbo e um prazo.',
        ];
  }
  const { text, theme, action } = first;
  if (theme?.trouble === true) {
    return [withTheme('O esperado é que {tema} não se {repita|repitam}.', theme)];
  }
  if (theme !== null) return [withTheme('O esperado é garantir {tema}, a partir de agora.', theme)];
  if (action !== null) return [`O esperado é ${action}.`];
  return [`O esperado é que não se repita o que anotei: “${withoutFinalStop(text)}”.`];
}
