import { agendas, selfAssessment } from '../knowledge/feedback/moulds.ts';
import { withoutFacts } from '../knowledge/feedback/phrases.ts';
import { confidentialityNotice } from '../knowledge/style.ts';
import {
  objectiveQuestion,
  purposeQuestion,
  teamGoalPoint,
  teamGoalQuestion,
  valuePoint,
} from './links.ts';
import type { PartWriters } from './part.ts';
import { closingOf, inTone, openingOf } from './phrasing.ts';
import { agreedPoints } from './steps.ts';
import { echo, sentencesOf } from '../writing/rubric-text.ts';
import { isStrength } from './strengths.ts';
import type { Talk } from './talk.ts';
import { contextPoints, factPoints, improvementPoints, positivePoints } from './typed-points.ts';
import { quotedList } from './typed.ts';

/** A conversation carries two priorities. */
const mostPriorities = 2;
const mostThemes = 4;

export const manyVoicesParts: PartWriters = {
  'Abertura e sigilo': (talk, said) => ({
    points: [openingOf(talk, said), confidentialityNotice, ...inTone(agendas['360'], talk, said)],
  }),
  Autoavaliação: (talk, said) => ({
    points: [...inTone(selfAssessment, talk, said), ...contextPoints(talk, said)],
  }),
  Convergências: (talk, said) => {
    const points = [...positivePoints(talk, said), ...factPoints(examplesOf(talk).alike, said)];
    return {
      points: [
        ...(points.length > 0
          ? points
          : ['Apresentar primeiro o que várias pessoas disseram que funciona.']),
        ...teamGoalPoint(talk, said),
      ],
    };
  },
  'Diferenças de percepção': (talk, said) => {
    const points = [...themesNamed(talk), ...factPoints(examplesOf(talk).others, said)];
    return {
      points: points.length > 0 || talk.examples.length > 0 ? points : [withoutFacts['360']],
    };
  },
  Prioridades: (talk, said) => {
    const points = improvementPoints(talk, said, mostPriorities);
    return {
      points:
        points.length > 0 ? points : ['Escolher, com a pessoa, no máximo dois temas para começar.'],
      questions: objectiveQuestion(talk, said),
    };
  },
  'Plano e acompanhamento': (talk, said) => {
    const linked = [...purposeQuestion(talk, said), ...teamGoalQuestion(talk, said)];
    return {
      points: [...agreedPoints(talk, said), ...valuePoint(talk, said), closingOf(talk, said)],
      questions: linked.slice(0, 1),
    };
  },
};

/** What many said works stands with what works; the rest is to be compared. */
function examplesOf({ examples, positives }: Talk): { alike: string[]; others: string[] } {
  const isAlike = (sentence: string) =>
    isStrength(sentence) || positives.some((point) => echo(point, sentence) >= 0.5);
  const of = (alike: boolean) =>
    examples
      .map((line) =>
        sentencesOf(line)
          .filter((sentence) => isAlike(sentence) === alike)
          .join(' '),
      )
      .filter((line) => line !== '');
  return { alike: of(true), others: of(false) };
}

/** The themes to compare with the self-assessment, as they were typed. */
function themesNamed({ improvements }: Talk): string[] {
  const themes = improvements.slice(0, mostThemes).map(({ text }) => text);
  if (themes.length === 0) return [];
  const opening = themes.length === 1 ? 'Um tema apareceu' : 'Estes temas apareceram';
  return [
    `${opening} nas percepções, para comparar com a sua autoavaliação: ${quotedList(themes)}.`,
  ];
}
