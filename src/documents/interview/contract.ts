import * as z from 'zod/mini';
import { mostCriteria } from '#shared/candidate-cards.ts';
import { oneOf, optionalText, textOfAtLeast } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { documentContract, type Marking } from '../kit/contract.ts';
import {
  unasked,
  addedFields,
  group,
  list,
  optionalField,
  text,
  textList,
  textOrEmpty,
  readyField,
  type Ready,
} from '../kit/fields.ts';
import { turnsOf } from '../kit/calendar.ts';
import { figureOf } from '../kit/form-fields.ts';
import { pageField } from '../kit/page.ts';
import { opening, section, type Block, type Outline } from '../kit/outline.ts';
import { readyOutline } from '../kit/ready.ts';
import { questionNumbers } from './question-numbers.ts';
import { parseScale } from './scale.ts';

export const experienceLevels = {
  junior: 'Júnior',
  pleno: 'Pleno',
  senior: 'Sênior',
  especialista: 'Especialista',
} as const;
export type ExperienceLevel = keyof typeof experienceLevels;

export const interviewTypes = {
  presencial: 'Presencial',
  online: 'Online',
  hibrido: 'Híbrido',
} as const;
export type InterviewType = keyof typeof interviewTypes;

export const interviewDurations = {
  30: '30 minutos',
  45: '45 minutos',
  60: '1 hora',
  90: '1h30 minutos',
} as const;
export const interviewDurationValues = ['30', '45', '60', '90'] as const;
export type InterviewDuration = (typeof interviewDurationValues)[number];

/** Section 9, in its order. The wire value is the label. */
export const focusAreas = [
  'Competências Técnicas',
  'Experiência Profissional',
  'Habilidades Comportamentais',
  'Liderança',
  'Trabalho em Equipe',
  'Resolução de Problemas',
  'Comunicação',
  'Adaptabilidade',
  'Motivação e Objetivos',
  'Cultura da Empresa',
] as const;
export type FocusArea = (typeof focusAreas)[number];

export const interviewFormSchema = z.object({
  position: textOfAtLeast(2, limits.position, 'Cargo deve ter pelo menos 2 caracteres'),
  teamId: z.string('Selecione uma equipe').check(z.minLength(1, 'Selecione uma equipe')),
  jobDescription: textOfAtLeast(
    20,
    limits.paragraph,
    'Descrição da vaga deve ter pelo menos 20 caracteres',
  ),
  experienceLevel: oneOf(experienceLevels, 'Nível de experiência é obrigatório'),
  interviewType: oneOf(interviewTypes, 'Tipo de entrevista é obrigatório'),
  duration: figureOf(interviewDurationValues, 'Duração da entrevista é obrigatória'),
  focusAreas: z
    .array(z.enum(focusAreas))
    .check(z.minLength(1, 'Selecione pelo menos uma área de foco')),
  additionalNotes: optionalText(limits.paragraph),
});
export type InterviewForm = z.infer<typeof interviewFormSchema>;

const questionField = z.object({
  category: text('Categoria não especificada'),
  question: text('Pergunta não especificada'),
  expectedResponse: textOrEmpty('Resposta esperada não especificada'),
  evaluationCriteria: textOrEmpty('Critérios não especificados'),
});

const interviewContentFields = z.object({
  title: text('Título não especificado'),
  page: pageField,
  position: text('Cargo não especificado'),
  summary: unasked(optionalField()),
  objective: unasked(textOrEmpty('Objetivo não especificado')),
  duration: text('Duração não especificada'),
  interviewType: text('Tipo não especificado'),
  /** The conversation in its order: what is said, then each question with what to listen for. */
  stages: unasked(
    list(
      z.object({
        name: text('Etapa não especificada'),
        duration: text('Duração não especificada'),
        steps: textList(),
        questions: list(questionField),
        /** What is at hand while the stage goes on: what to expect of a case, a sheet that is handed over. */
        ready: readyField,
      }),
    ),
  ),
  questions: unasked(list(questionField)),
  sections: unasked(
    list(
      z.object({
        name: text('Etapa não especificada'),
        duration: text('Duração não especificada'),
        questions: textList(),
      }),
    ),
  ),
  evaluation: group({
    instructions: unasked(textOrEmpty('Instruções não especificadas')),
    criteria: textList(),
    scoringScale: text('Escala não especificada'),
  }),
  recommendations: unasked(textList()),
  ready: unasked(readyField),
  suggestions: textList(),
  ...addedFields,
});
type ContentFields = z.infer<typeof interviewContentFields>;

/** The two lists of the specification, from the stages; older scripts have the lists alone. */
export const interviewContentSchema = interviewContentFields.check(
  z.overwrite((content: ContentFields) => {
    const { stages } = content;
    if (stages.length === 0) return content;
    return {
      ...content,
      questions: stages.flatMap((stage) => stage.questions),
      sections: stages.map(({ name, duration, steps, questions }) => ({
        name,
        duration,
        questions: [...steps, ...questions.map(({ question }) => question)],
      })),
    };
  }),
);
export type InterviewContent = z.infer<typeof interviewContentSchema>;

type Question = z.infer<typeof questionField>;

interface Stage {
  name: string;
  duration: string;
  steps: string[];
  questions: Question[];
  ready: Ready[];
}

/** A stage whose questions are numbered through the script: the score sheet names them by that. */
type NumberedStage = Omit<Stage, 'questions'> & { questions: (Question & { number: number })[] };

/** The conversation in its order. */
export function stagesOf(content: InterviewContent): NumberedStage[] {
  let number = 0;
  return writtenStages(content).map((stage) => ({
    ...stage,
    questions: stage.questions.map((question) => ({ ...question, number: (number += 1) })),
  }));
}

/**
 * An older script has its questions apart from the stages that ask them, by their words or their numbers; those that
 * no stage asks come last.
 */
function writtenStages({ stages, sections, questions }: InterviewContent): Stage[] {
  if (stages.length > 0) return stages;
  const left = new Set(questions);
  const found = sections.map(({ name, duration, questions: lines }) => {
    const stage: Stage = { name, duration, steps: [], questions: [], ready: [] };
    for (const line of lines) {
      const numbers = questionNumbers(line);
      const named = [...left].filter(
        (asked) =>
          numbers.includes(questions.indexOf(asked) + 1) ||
          (asked.question !== '' && line.includes(asked.question)),
      );
      for (const asked of named) left.delete(asked);
      stage.questions.push(...named);
      if (named.length === 0) stage.steps.push(line);
    }
    return stage;
  });
  return left.size === 0
    ? found
    : [...found, { name: 'Perguntas', duration: '', steps: [], questions: [...left], ready: [] }];
}

/** What is judged by: older scripts list criteria where newer ones tell the warning sign. */
export function judgedBy({ stages }: Pick<InterviewContent, 'stages'>): string {
  return stages.length > 0 ? 'Sinal de alerta' : 'Critérios';
}

/** What is wrong with an answer, and the question that goes on from there, which stands in quotation marks at its end. */
const deeper = /^([\s\S]*\S)\s+(“[^“”]+\?”)$/u;

/** What to listen for in an answer, each under its name; what says nothing is left out. */
export function listenFor(
  { expectedResponse, evaluationCriteria }: Question,
  criteria: string,
): (readonly [term: string, said: string])[] {
  const [, sign = evaluationCriteria, question = ''] = deeper.exec(evaluationCriteria) ?? [];
  const facts = [
    ['Boa resposta', expectedResponse],
    [criteria, sign],
    ['Para ir mais fundo', question],
  ] as const;
  return facts.filter(([, said]) => said !== '');
}

/** The criteria of the script; where it lists none, the areas that it asks about. */
function marking({ evaluation, questions }: InterviewContent): Marking {
  const listed = distinct(evaluation.criteria);
  const criteria = listed.length > 0 ? listed : distinct(questions.map(({ category }) => category));
  const anchors = parseScale(evaluation.scoringScale) ?? [];
  return { criteria, scale: anchors.map((anchor) => anchor.text) };
}

/** Each once; what is as long as a paragraph is no criterion. */
function distinct(lines: string[]): string[] {
  const short = lines.map((line) => line.trim()).filter((line) => line.length <= limits.line);
  return [...new Set(short)].filter(Boolean).slice(0, mostCriteria);
}

/** What the score sheet does not say already: criteria and marks are its rows. */
export function evaluationBeside({
  evaluation,
  ready,
}: Pick<InterviewContent, 'evaluation' | 'ready'>): InterviewContent['evaluation'] {
  const { criteria } = evaluation;
  const hasSheet =
    criteria.length > 0 &&
    ready.some(({ columns, rows }) => columns.length > 3 && rows.length >= criteria.length);
  return hasSheet ? { ...evaluation, criteria: [], scoringScale: '' } : evaluation;
}

/** The conversation at a glance: when each stage has its turn, and what is asked in it. */
function timeTable(stages: readonly NumberedStage[]): Block {
  const turns = turnsOf(stages.map(({ duration }) => duration));
  const rows = stages.map(({ name, questions }, index) => [
    turns[index]!,
    name,
    // An empty cell is one to write in.
    questions.map(({ number }) => number).join(', ') || '–',
  ]);
  return {
    type: 'table',
    head: ['Tempo', 'Etapa', 'Perguntas'],
    rows,
    lines: rows.map(([time, name]) => `- ${time}: ${name}`),
  };
}

function outline(content: InterviewContent): Outline {
  const { title, position, summary, objective, duration, interviewType } = content;
  const evaluation = evaluationBeside(content);
  const stages = stagesOf(content);
  return {
    title,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Cargo', position],
          ['Objetivo', objective],
          ['Duração', duration],
          ['Formato', interviewType],
        ],
      },
      ...opening(summary),
      ...section('Recomendações', { type: 'list', items: content.recommendations }),
      ...section('Tempo', timeTable(stages)),
      ...stages.flatMap((stage): Block[] => [
        {
          type: 'heading',
          level: 2,
          text: [stage.name, stage.duration].filter(Boolean).join(' — '),
        },
        ...(stage.steps.length > 0 ? [{ type: 'list', items: stage.steps } as const] : []),
        ...stage.questions.flatMap((asked): Block[] => [
          { type: 'heading', level: 3, text: `${asked.number}. ${asked.question}` },
          { type: 'facts', facts: listenFor(asked, judgedBy(content)) },
        ]),
        ...readyOutline(stage.ready, 3),
      ]),
      ...section(
        'Avaliação',
        { type: 'paragraph', text: evaluation.instructions },
        { type: 'list', items: evaluation.criteria },
        {
          type: 'facts',
          facts: evaluation.scoringScale === '' ? [] : [['Escala', evaluation.scoringScale]],
        },
      ),
      ...readyOutline(content.ready),
    ],
    forLeader: content.suggestions,
  };
}

export const interview = documentContract({
  formSchema: interviewFormSchema,
  audience: 'leader',
  emptyForm: () => ({
    position: '',
    teamId: '',
    jobDescription: '',
    experienceLevel: 'pleno' as const,
    interviewType: 'presencial' as const,
    duration: '60' as const,
    focusAreas: [],
    additionalNotes: '',
  }),
  contentSchema: interviewContentSchema,
  own: ({ questions, sections, ...content }) =>
    content.stages.length > 0 ? content : { ...content, questions, sections },
  outline,
  marking,
});
