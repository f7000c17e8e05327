import * as z from 'zod/mini';
import { lines, oneOf, optionalText, textOfAtLeast } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { entryTitle } from '../kit/calendar.ts';
import { documentContract } from '../kit/contract.ts';
import {
  unasked,
  addedFields,
  list,
  optionalField,
  plainText,
  text,
  textList,
  readyField,
} from '../kit/fields.ts';
import { optionalDay } from '../kit/form-fields.ts';
import { pageField } from '../kit/page.ts';
import { asSaid, opening, section, type Block, type Outline } from '../kit/outline.ts';
import { readyOutline } from '../kit/ready.ts';
import { promisesIn, type PromiseInDocument } from '../kit/promises.ts';
import { endsInOneOf } from '../kit/words.ts';

export const feedbackTypes = {
  desenvolvimento: 'Desenvolvimento',
  reconhecimento: 'Reconhecimento',
  corretivo: 'Corretivo',
  360: 'Feedback 360°',
} as const;
/** In the order they are shown: an object would put the figure first. */
export const feedbackTypeValues = [
  'desenvolvimento',
  'reconhecimento',
  'corretivo',
  '360',
] as const;
export type FeedbackType = (typeof feedbackTypeValues)[number];

export const feedbackTones = {
  construtivo: 'Construtivo',
  motivacional: 'Motivacional',
  direto: 'Direto',
  empático: 'Empático',
} as const;
export type FeedbackTone = keyof typeof feedbackTones;

export const feedbackFormSchema = z.object({
  employeeId: z
    .string('Colaborador é obrigatório')
    .check(z.minLength(1, 'Colaborador é obrigatório')),
  employeeName: textOfAtLeast(2, limits.name, 'Nome é obrigatório'),
  feedbackType: z.enum(feedbackTypeValues, 'Tipo de feedback é obrigatório'),
  context: textOfAtLeast(10, limits.paragraph, 'Contexto deve ter pelo menos 10 caracteres'),
  positivePoints: z._default(lines(), []),
  improvementPoints: z._default(lines(), []),
  specificExamples: textOfAtLeast(10, limits.paragraph, 'Exemplos específicos são obrigatórios'),
  tone: oneOf(feedbackTones, 'Tom do feedback é obrigatório'),
  includeActionPlan: z._default(z.boolean(), false),
  followUpDate: optionalDay,
  additionalNotes: optionalText(limits.paragraph),
});
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;

interface Part {
  section: string;
  steps: string[];
  points: string[];
  questions: string[];
}

/** A question is a line to say that ends in a question mark. */
const isQuestion = (step: string) => endsInOneOf(step, ['?', '?”', '?"']);

function withDerivedLists<P extends Part>(part: P): P {
  if (part.steps.length === 0) return part;
  return {
    ...part,
    points: part.steps.filter((step) => !isQuestion(step)),
    questions: part.steps.filter(isQuestion),
  };
}

/** What is said, asked and done in a part, in the order it is used. */
export function stepsOf({ steps, points, questions }: Part): string[] {
  return steps.length > 0 ? steps : [...points, ...questions];
}

export const feedbackContentSchema = z.object({
  title: text('Título não especificado'),
  page: pageField,
  employee: text('Colaborador não informado'),
  type: text('Tipo não especificado'),
  summary: unasked(optionalField()),
  structure: unasked(
    list(
      z
        .object({
          section: text('Seção não especificada'),
          /** What is said, asked and done, in the order of use; older scripts have the two lists below alone. */
          steps: textList(),
          points: unasked(textList()),
          questions: unasked(textList()),
        })
        .check(z.overwrite(withDerivedLists)),
    ),
  ),
  /** What is proposed to agree on, beside a page: 'Até 27/11/2026, você …' is the leader's, any other the person's. */
  agreements: textList(),
  /** What the person may answer, and what to say then. */
  replies: unasked(list(z.object({ ifSaid: plainText, answer: text('') }))),
  recommendations: unasked(textList()),
  ready: unasked(readyField),
  suggestions: textList(),
  ...addedFields,
});
export type FeedbackContent = z.infer<typeof feedbackContentSchema>;

/** '360' may stand for its label in what was stored or is being written. */
export function typeLabel(type: string): string {
  const labels: Readonly<Record<string, string>> = feedbackTypes;
  return Object.hasOwn(labels, type) ? (labels[type] ?? type) : type;
}

function outline(content: FeedbackContent): Outline {
  const { title, employee, type, summary, structure, replies, recommendations, ready } = content;
  return {
    title,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Colaborador', employee],
          ['Tipo', typeLabel(type)],
        ],
      },
      ...opening(summary),
      ...structure.flatMap((part, index): Block[] => [
        { type: 'heading', level: 2, text: `${index + 1}. ${part.section}` },
        { type: 'list', items: stepsOf(part) },
      ]),
      ...section('Se a pessoa disser…', {
        type: 'table',
        head: ['A pessoa', 'Você'],
        rows: replies.map(({ ifSaid, answer }) => [asSaid(ifSaid), asSaid(answer)]),
        lines: replies.map(({ ifSaid, answer }) => `- ${asSaid(ifSaid)} — ${asSaid(answer)}`),
      }),
      ...section('Recomendações gerais', { type: 'list', items: recommendations }),
      ...readyOutline(ready),
    ],
    forLeader: content.suggestions,
  };
}

/** What is agreed begins with its day: 'Até 27/11/2026, você …' is the leader's, any other the person's. */
const agreed = /^([“"]?)At[ée]\s+\d{2}\/\d{2}\/\d{4}(\s*,?\s+você(?!\p{L}))?/u;

/** Whose agreement a step is; null where it is none. Between quotation marks it is said to the person. */
function ownerOf(step: string): 'leader' | 'employee' | null {
  const [whole, mark, leader] = agreed.exec(step) ?? [];
  if (whole === undefined) return null;
  return mark === '' && leader !== undefined ? 'leader' : 'employee';
}

function promises(
  { employee, structure, agreements }: FeedbackContent,
  followUpOn: string | null,
): PromiseInDocument[] {
  const steps = [...structure.flatMap(stepsOf), ...agreements];
  const inScript = promisesIn(
    'agreed',
    steps.flatMap((words) => {
      const owner = ownerOf(words);
      return owner === null ? [] : [{ words, owner }];
    }),
  );
  if (followUpOn === null) return inScript;
  const words = `Retomar com ${employee} o que foi combinado no feedback`;
  const followUp = {
    key: 'follow-up',
    text: words,
    ownerName: null,
    dueOn: followUpOn,
    words: null,
  };
  return [...inScript, { ...followUp, owner: 'leader' }];
}

export const feedback = documentContract({
  formSchema: feedbackFormSchema,
  audience: 'leader',
  emptyForm: () => ({
    employeeId: '',
    employeeName: '',
    feedbackType: 'desenvolvimento' as const,
    context: '',
    positivePoints: [''],
    improvementPoints: [''],
    specificExamples: '',
    tone: 'construtivo' as const,
    includeActionPlan: false,
    followUpDate: '',
    additionalNotes: '',
  }),
  contentSchema: feedbackContentSchema,
  dueOn: ({ followUpDate }) => followUpDate,
  own: ({ structure, ...content }) => ({
    ...content,
    structure: structure.map((part) =>
      part.steps.length === 0 ? part : { section: part.section, steps: part.steps },
    ) as FeedbackContent['structure'],
  }),
  outline,
  calendar: ({ title }, { dueOn: day }) => {
    const entry = { key: 'follow-up', title: entryTitle('Acompanhamento', title), notes: title };
    return day === null ? [] : [{ ...entry, day, words: null }];
  },
  promises: (content, { dueOn }) => promises(content, dueOn),
});
