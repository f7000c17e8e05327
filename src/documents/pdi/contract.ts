import * as z from 'zod/mini';
import { lines, optionalText } from '#shared/fields.ts';
import { calendarDay, isCalendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { documentContract } from '../kit/contract.ts';
import { editFields, level, list, text, textList } from '../kit/fields.ts';

export const defaultLevels = { current: 1, target: 3 };

const levelField = z.coerce
  .number()
  .check(z.int(), z.minimum(limits.levelMin), z.maximum(limits.levelMax));

export const pdiFormSchema = z.object({
  employeeId: z
    .string('Colaborador é obrigatório')
    .check(z.minLength(1, 'Colaborador é obrigatório')),
  employeeName: z.optional(z.string().check(z.trim(), z.maxLength(limits.name))),
  deadline: z.string('Data final é obrigatória').check(
    z.minLength(1, { message: 'Data final é obrigatória', abort: true }),
    z.refine(isCalendarDay, { message: 'Data final é obrigatória', abort: true }),
    z.refine((day) => day >= calendarDay(new Date()), 'A data final não pode ser no passado'),
  ),
  goals: z.pipe(
    lines(),
    z.array(z.string()).check(z.minLength(1, 'Pelo menos um objetivo é obrigatório')),
  ),
  competencies: z
    .array(
      z.object({
        name: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Nome da competência é obrigatório'),
            z.maxLength(limits.line),
          ),
        currentLevel: z._default(levelField, defaultLevels.current),
        targetLevel: z._default(levelField, defaultLevels.target),
      }),
    )
    .check(
      z.minLength(1, 'Pelo menos uma competência é obrigatória'),
      z.maxLength(limits.competencies),
    ),
  additionalNotes: optionalText(limits.paragraph),
});
export type PdiForm = z.infer<typeof pdiFormSchema>;

const timelineSchema = z.object({
  duration: text('Duração não especificada'),
  start: text('Início não especificado'),
  end: text('Término não especificado'),
  milestones: textList(),
});

export const pdiContentSchema = z.object({
  title: text('Título não especificado'),
  employee: text('Colaborador não informado'),
  period: text('Período não especificado'),
  competencies: list(
    z.object({
      name: text('Competência não especificada'),
      currentLevel: level(defaultLevels.current),
      targetLevel: level(defaultLevels.target),
      actions: textList(),
    }),
  ),
  goals: textList(),
  timeline: z.catch(z.union([timelineSchema, text('Prazo a definir')]), 'Prazo a definir'),
  suggestions: textList(),
  ...editFields,
});
export type PdiContent = z.infer<typeof pdiContentSchema>;

/** The bar of a competency: current level over desired level, in percent, at most 100. */
export function progressOf({
  currentLevel,
  targetLevel,
}: PdiContent['competencies'][number]): number {
  return Math.min(100, Math.round((currentLevel / targetLevel) * 100));
}

function toText(content: PdiContent): string {
  const written = [
    content.title,
    '',
    `Colaborador: ${content.employee}`,
    `Período: ${content.period}`,
  ];
  if (content.competencies.length > 0) {
    written.push('', 'Competências');
    for (const competency of content.competencies) {
      written.push(
        '',
        `${competency.name} (nível atual ${competency.currentLevel}, nível desejado ${competency.targetLevel})`,
        ...competency.actions.map((action) => `- ${action}`),
      );
    }
  }
  if (content.goals.length > 0)
    written.push('', 'Objetivos', ...content.goals.map((goal) => `- ${goal}`));
  written.push('', 'Cronograma');
  if (typeof content.timeline === 'string') {
    written.push(content.timeline);
  } else {
    const { duration, start, end, milestones } = content.timeline;
    written.push(`Duração: ${duration}`, `Início: ${start}`, `Término: ${end}`);
    written.push(...milestones.map((milestone) => `- ${milestone}`));
  }
  if (content.suggestions.length > 0) {
    written.push('', 'Sugestões', ...content.suggestions.map((suggestion) => `- ${suggestion}`));
  }
  return written.join('\n');
}

export const pdi = documentContract({
  group: 'development',
  labels: {
    kind: 'PDI',
    action: 'Criar PDI',
    formTitle: 'Plano de Desenvolvimento Individual (PDI)',
    submit: 'Gerar PDI com IA',
    busy: 'Gerando PDI...',
    resultTitle: 'PDI Gerado',
    generated: 'PDI gerado com sucesso',
    failed: 'Erro ao gerar PDI',
    ready: 'Seu PDI está pronto',
  },
  formSchema: pdiFormSchema,
  emptyForm: () => ({
    employeeId: '',
    deadline: '',
    goals: [''],
    competencies: [
      { name: '', currentLevel: defaultLevels.current, targetLevel: defaultLevels.target },
    ],
    additionalNotes: '',
  }),
  contentSchema: pdiContentSchema,
  dueOn: ({ deadline }) => deadline,
  toText,
});
