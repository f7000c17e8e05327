import * as z from 'zod/mini';
import { lines, optionalText } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { timelineEntries } from '../kit/calendar.ts';
import { competencyHeading } from '../kit/competencies.ts';
import { documentContract } from '../kit/contract.ts';
import {
  addedFields,
  level,
  list,
  optionalField,
  risksField,
  text,
  textList,
  timelineField,
  readyField,
  unasked,
} from '../kit/fields.ts';
import { deadlineField } from '../kit/form-fields.ts';
import { pageField } from '../kit/page.ts';
import {
  opening,
  risksOutline,
  section,
  timelineOutline,
  type Block,
  type Outline,
} from '../kit/outline.ts';
import { readyOutline } from '../kit/ready.ts';
import { promisesIn, type PromiseInDocument } from '../kit/promises.ts';

export const defaultLevels = { current: 1, target: 3 };

const levelField = z.coerce
  .number()
  .check(z.int(), z.minimum(limits.levelMin), z.maximum(limits.levelMax));

export const pdiFormSchema = z.object({
  employeeId: z
    .string('Colaborador é obrigatório')
    .check(z.minLength(1, 'Colaborador é obrigatório')),
  employeeName: z.optional(z.string().check(z.trim(), z.maxLength(limits.name))),
  deadline: deadlineField,
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
  /** A plan that continues another: where its levels came to, and what became of its steps. */
  progress: z.optional(lines()),
});
export type PdiForm = z.infer<typeof pdiFormSchema>;

export const pdiContentSchema = z.object({
  title: text('Título não especificado'),
  page: pageField,
  employee: text('Colaborador não informado'),
  period: text('Período não especificado'),
  summary: unasked(optionalField()),
  goals: textList(),
  competencies: list(
    z.object({
      name: text('Competência não especificada'),
      currentLevel: level(defaultLevels.current),
      targetLevel: level(defaultLevels.target),
      /** What one sees at work when the desired level is reached; older plans have none. */
      evidence: unasked(optionalField()),
      actions: textList(),
    }),
  ),
  /** What the leader does for the plan, in the words of who reads it. */
  leaderPart: textList(),
  timeline: timelineField,
  risks: unasked(risksField),
  ready: unasked(readyField),
  suggestions: textList(),
  ...addedFields,
});
export type PdiContent = z.infer<typeof pdiContentSchema>;

/** The bar of a competency: current level over desired level, in percent, at most 100. */
export function progressOf({
  currentLevel,
  targetLevel,
}: PdiContent['competencies'][number]): number {
  return Math.min(100, Math.round((currentLevel / targetLevel) * 100));
}

/** Before what one sees when a level is reached. */
export const evidenceTitle = 'Como se vê';

/** Over what the leader does. */
export const leaderPartTitle = 'A parte da liderança';

/** Older plans begin an action with its sort: '[Prática] Delegar …'. */
export function withoutTag(action: string): string {
  return action.replace(/^\[[^\]]{0,12}\]\s*/u, '');
}

function outline(content: PdiContent): Outline {
  const {
    title,
    employee,
    period,
    summary,
    competencies,
    goals,
    leaderPart,
    timeline,
    risks,
    ready,
  } = content;
  return {
    title,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Colaborador', employee],
          ['Período', period],
        ],
      },
      ...opening(summary),
      ...section('Objetivos', { type: 'list', items: goals }),
      ...section(
        'Competências',
        ...competencies.flatMap((competency): Block[] => [
          { type: 'heading', level: 3, text: competencyHeading(competency) },
          {
            type: 'facts',
            facts: competency.evidence === '' ? [] : [[evidenceTitle, competency.evidence]],
          },
          { type: 'list', ordered: true, items: competency.actions.map(withoutTag) },
        ]),
      ),
      ...section(leaderPartTitle, { type: 'list', items: leaderPart }),
      ...readyOutline(ready),
      ...timelineOutline(timeline),
      ...risksOutline(risks),
    ],
    forLeader: content.suggestions,
  };
}

/** The steps of every competency, which the person takes, and the leader's part. */
function promises({ competencies, leaderPart }: PdiContent): PromiseInDocument[] {
  const steps = competencies.flatMap(({ actions }) => actions.map(withoutTag));
  return [
    ...promisesIn(
      'step',
      steps.map((words) => ({ words, owner: 'employee' })),
    ),
    ...promisesIn(
      'leader-part',
      leaderPart.map((words) => ({ words, owner: 'leader' })),
    ),
  ];
}

export const pdi = documentContract({
  formSchema: pdiFormSchema,
  audience: 'person',
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
  outline,
  calendar: ({ title, timeline }, { dueOn }) => timelineEntries(timeline, { title, dueOn }),
  promises,
  competencies: ({ competencies }) =>
    competencies.map(({ name, currentLevel, targetLevel }) => ({
      name,
      currentLevel,
      targetLevel,
    })),
});
