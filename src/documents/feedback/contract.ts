import * as z from 'zod/mini';
import { lines, oneOf, optionalText, textOfAtLeast } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { entryTitle } from '../kit/calendar.ts';
import { documentContract } from '../kit/contract.ts';
import { editFields, list, text, textList } from '../kit/fields.ts';
import { optionalDay } from '../kit/form-fields.ts';
import { section, type Block, type Outline } from '../kit/outline.ts';

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

export const feedbackContentSchema = z.object({
  title: text('Título não especificado'),
  employee: text('Colaborador não informado'),
  type: text('Tipo não especificado'),
  structure: list(
    z.object({
      section: text('Seção não especificada'),
      points: textList(),
      questions: textList(),
    }),
  ),
  recommendations: textList(),
  suggestions: textList(),
  ...editFields,
});
export type FeedbackContent = z.infer<typeof feedbackContentSchema>;

function outline(content: FeedbackContent): Outline {
  const { title, employee, type, structure, recommendations, suggestions } = content;
  return {
    title,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Colaborador', employee],
          ['Tipo', type],
        ],
      },
      ...structure.flatMap((part, index): Block[] => [
        { type: 'heading', level: 2, text: `${index + 1}. ${part.section}` },
        { type: 'list', items: part.points },
        ...(part.questions.length === 0
          ? []
          : ([
              { type: 'heading', level: 3, text: 'Perguntas sugeridas' },
              { type: 'list', items: part.questions },
            ] as const)),
      ]),
      ...section('Recomendações gerais', { type: 'list', items: recommendations }),
      ...section('Sugestões', { type: 'list', items: suggestions }),
    ],
  };
}

export const feedback = documentContract({
  formSchema: feedbackFormSchema,
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
  outline,
  calendar: ({ title }, { dueOn: day }) => {
    const entry = { key: 'follow-up', title: entryTitle('Acompanhamento', title), notes: title };
    return day === null ? [] : [{ ...entry, day, words: null }];
  },
});
