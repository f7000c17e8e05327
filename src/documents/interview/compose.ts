import * as z from 'zod/mini';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { familyOf } from '../knowledge/interview/families.ts';
import { areaCriteria, exerciseCriterion, scaleAnchors } from '../knowledge/interview/ruler.ts';
import { forbiddenTopicsNotice } from '../knowledge/notices.ts';
import {
  experienceLevels,
  interviewContentSchema,
  interviewDurations,
  interviewTypes,
  type ExperienceLevel,
  type InterviewContent,
  type InterviewForm,
} from './contract.ts';
import { refusalNotice, titleNotices } from './law.ts';
import { scoreSheet } from './score-sheet.ts';
import { planInterview, type InterviewPlan } from './stages.ts';
import { readVacancy, type Vacancy } from './vacancy.ts';

/** The same questions, exercise and ruler for everyone, by level, areas and family of the position. */
export function composeInterview(
  brief: Brief<InterviewForm>,
  context: DocumentContext,
): InterviewContent {
  const vacancy = readVacancy(brief, context);
  const { position, type, duration, areas } = vacancy;
  const plan = planInterview(vacancy, context.company.values);
  return z.parse(interviewContentSchema, {
    title: ['Roteiro de entrevista', position].filter(Boolean).join(' — '),
    position: positionLine(vacancy),
    summary: familyOf(position).decides,
    objective: 'Comparar todas as pessoas pelas mesmas perguntas e pelo mesmo exercício.',
    duration: interviewDurations[duration],
    interviewType: interviewTypes[type],
    stages: plan.stages,
    evaluation: {
      instructions:
        'Anote o que a pessoa disse e fez. Dê a nota de cada critério logo depois, antes de comparar com a de outra pessoa.',
      criteria: [
        ...areas.slice(0, mostCriteria - 1).map((area) => areaCriteria[area]),
        exerciseCriterion,
      ],
      scoringScale: scaleAnchors.map((anchor, index) => `${index + 1} ${anchor}`).join('; '),
    },
    ready: [scoreSheet(areas)],
    recommendations: [forbiddenTopicsNotice],
    suggestions: advice(vacancy, plan, brief),
  });
}

export function positionLine({ position, level }: Pick<Vacancy, 'position' | 'level'>): string {
  return `${position || 'Vaga'} (${experienceLevels[level]})`;
}

const mostLines = 4;
/** More are not told apart in one conversation. */
const mostCriteria = 5;
/** In less than this a lived example is not told. */
const fewestMinutes = 4;

/** What an expert would notice, each line because this form asks for it. */
function advice(vacancy: Vacancy, plan: InterviewPlan, brief: Brief<InterviewForm>): string[] {
  const { refusal, areas, duration, position, level } = vacancy;
  const levelOfName = levelIn(position);
  return [
    ...(refusal ? [refusalNotice(refusal)] : []),
    ...titleNotices(position),
    // A note may be a secret as well as a condition: no rule can tell, and the script is read aloud.
    ...(vacancy.notes === '' ? [] : [`Suas anotações, fora do roteiro: ${vacancy.notes}`]),
    ...(plan.minutesEach < fewestMinutes
      ? [
          `São ${areas.length} áreas em ${interviewDurations[duration]}, cerca de ${plan.minutesEach} min por pergunta. Para ouvir um caso inteiro, escolha menos áreas ou aumente a duração.`,
        ]
      : []),
    ...(levelOfName !== null && levelOfName !== level
      ? [
          `O cargo diz ${experienceLevels[levelOfName]} e o nível escolhido é ${experienceLevels[level]}. O roteiro segue o nível escolhido.`,
        ]
      : []),
    ...(plan.added.length > 0
      ? [`Sobrava tempo com as áreas escolhidas; entrou também: ${plan.added.join(', ')}.`]
      : []),
    ...(vacancy.startsFrom && brief.freeText === undefined
      ? [
          `O formulário não diz tudo: o roteiro parte de ${positionLine(vacancy)}, ${interviewDurations[duration]}, ${interviewTypes[vacancy.type]}. Mude o que for diferente e gere de novo.`,
        ]
      : []),
  ].slice(0, mostLines);
}

function levelIn(position: string): ExperienceLevel | null {
  const words = position.toLocaleLowerCase('pt-BR').split(/[^\p{L}]+/u);
  const levels = Object.keys(experienceLevels) as ExperienceLevel[];
  return (
    levels.find((each) => words.includes(experienceLevels[each].toLocaleLowerCase('pt-BR'))) ?? null
  );
}
