import * as z from 'zod/mini';
import { lines, oneOf, optionalText, textOfAtLeast } from '#shared/fields.ts';
import { parseDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { withWeekday } from '../kit/business-days.ts';
import { dayEntry, timelineEntries, type CalendarEntry } from '../kit/calendar.ts';
import { documentContract } from '../kit/contract.ts';
import {
  addedFields,
  unasked,
  list,
  optionalField,
  plainText,
  risksField,
  text,
  textList,
  textOrEmpty,
  timelineField,
  readyField,
} from '../kit/fields.ts';
import { deadlineField } from '../kit/form-fields.ts';
import { pageField } from '../kit/page.ts';
import {
  opening,
  risksOutline,
  section,
  timelineOutline,
  withStop,
  type Block,
  type Outline,
} from '../kit/outline.ts';
import { readyOutline } from '../kit/ready.ts';
import { promisesIn, type PromiseInDocument } from '../kit/promises.ts';

export const actionPriorities = { alta: 'Alta', media: 'Média', baixa: 'Baixa' } as const;
export type ActionPriority = keyof typeof actionPriorities;

export const detailLevels = { resumido: 'Resumido', detalhado: 'Detalhado' } as const;
export type DetailLevel = keyof typeof detailLevels;

export const actionPlanFormSchema = z.object({
  title: textOfAtLeast(5, limits.line, 'Título deve ter pelo menos 5 caracteres'),
  objective: textOfAtLeast(10, limits.paragraph, 'Objetivo deve ter pelo menos 10 caracteres'),
  context: textOfAtLeast(10, limits.paragraph, 'Contexto é obrigatório'),
  deadline: deadlineField,
  priority: oneOf(actionPriorities, 'Prioridade é obrigatória'),
  detailLevel: oneOf(detailLevels, 'Nível de detalhe é obrigatório'),
  resources: optionalText(limits.paragraph),
  challenges: optionalText(limits.paragraph),
  successMetrics: z.pipe(
    lines(),
    z.array(z.string()).check(z.minLength(1, 'Pelo menos uma métrica é obrigatória')),
  ),
  additionalNotes: optionalText(limits.paragraph),
});
export type ActionPlanForm = z.infer<typeof actionPlanFormSchema>;

const priorityField = z.catch(
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? value.trim().toLowerCase().replace('é', 'e') : value,
    ),
    oneOf(actionPriorities),
  ),
  'media',
);

const actionField = z.object({
  task: text('Ação não especificada'),
  /** What one sees when it is done; older plans have none. */
  done: unasked(optionalField()),
  deadline: text('Prazo a definir'),
  responsible: text('Responsável a definir pela liderança'),
  priority: priorityField,
});

export const actionPlanContentSchema = z.object({
  title: text('Título não especificado'),
  page: pageField,
  summary: unasked(optionalField()),
  description: unasked(textOrEmpty('Contexto não informado')),
  objectives: textList(),
  /** The first way is how they are written; plain text is how a hand or an older row may have them. */
  actions: list(z.union([actionField, plainText])),
  ready: unasked(readyField),
  /** What there is to work with, each with what it is used for. */
  resources: unasked(textList()),
  timeline: timelineField,
  risks: unasked(risksField),
  suggestions: textList(),
  ...addedFields,
});
export type ActionPlanContent = z.infer<typeof actionPlanContentSchema>;
export type PlannedAction = z.infer<typeof actionField>;

/** Over what there is to work with. */
export const resourcesTitle = 'Com o que contamos';
/** Over what one sees when an action is done. */
export const doneTitle = 'Pronto quando';

/** How many actions a level of detail has, from and to. */
export const actionCounts: Record<DetailLevel, readonly [fewest: number, most: number]> = {
  resumido: [4, 10],
  detalhado: [7, 14],
};

/** What, who and when; how urgent, where the actions differ in it. */
function actionsOutline(actions: ActionPlanContent['actions']): Block {
  const planned = actions.map((action) =>
    typeof action === 'string'
      ? { task: action, done: '', responsible: '', deadline: '', urgency: '' }
      : {
          ...action,
          deadline: withWeekday(action.deadline),
          // While the plan is being written, the priority comes last.
          urgency: (actionPriorities[action.priority] as string | undefined) ?? '',
        },
  );
  const differ = new Set(planned.map(({ urgency }) => urgency)).size > 1;
  const tellsDone = planned.some(({ done }) => done !== '');
  return {
    type: 'table',
    head: [
      'O que fazer',
      'Quem',
      'Quando',
      ...(tellsDone ? [doneTitle] : []),
      ...(differ ? ['Prioridade'] : []),
    ],
    rows: planned.map(({ task, responsible, deadline, done, urgency }) => [
      task,
      responsible,
      deadline,
      // An empty cell is one to write in.
      ...(tellsDone ? [done || '–'] : []),
      ...(differ ? [urgency] : []),
    ]),
    lines: planned.map((action, index) => `${index + 1}. ${actionLine(action)}`),
  };
}

interface ActionRow {
  task: string;
  done: string;
  responsible: string;
  deadline: string;
  urgency: string;
}

function actionLine({ task, responsible, deadline, done, urgency }: ActionRow): string {
  if (responsible === '') return task;
  const seen = done ? ` ${doneTitle}: ${withStop(done)}` : '';
  const said = urgency ? ` Prioridade ${urgency.toLowerCase()}.` : '';
  return `${deadline} — ${responsible}: ${withStop(task)}${seen}${said}`;
}

function outline(content: ActionPlanContent): Outline {
  const { title, summary, description, objectives, actions, resources, timeline, risks, ready } =
    content;
  return {
    title,
    blocks: [
      ...opening(summary),
      ...opening(description),
      ...section('Objetivos', { type: 'list', items: objectives }),
      ...section('Ações', actionsOutline(actions)),
      ...readyOutline(ready),
      ...section(resourcesTitle, { type: 'list', items: resources }),
      ...timelineOutline(timeline),
      ...risksOutline(risks),
    ],
    forLeader: content.suggestions,
  };
}

/** The milestones, the last day, and every action that has a day. */
function calendar(content: ActionPlanContent, dueOn: string | null): CalendarEntry[] {
  const { title, timeline, actions } = content;
  const due = actions.flatMap((action, index) => {
    if (typeof action === 'string') return [];
    const { task, deadline, responsible } = action;
    const notes = `${task}\nResponsável: ${responsible}`;
    return dayEntry(`action-${index + 1}`, deadline, { words: task, document: title, notes });
  });
  return [...timelineEntries(timeline, { title, dueOn }), ...due];
}

/** Every action, kept by who answers for it. */
function promises({ actions }: ActionPlanContent): PromiseInDocument[] {
  return promisesIn(
    'action',
    actions.map((action) => {
      if (typeof action === 'string') return { words: action, owner: 'leader' };
      const { task, deadline, responsible } = action;
      const day = parseDay(deadline) === null ? null : deadline;
      return { words: task, owner: 'other', ownerName: responsible, day };
    }),
  );
}

export const actionPlan = documentContract({
  formSchema: actionPlanFormSchema,
  audience: 'team',
  emptyForm: () => ({
    title: '',
    objective: '',
    context: '',
    deadline: '',
    priority: 'media' as const,
    detailLevel: 'resumido' as const,
    resources: '',
    challenges: '',
    successMetrics: [''],
    additionalNotes: '',
  }),
  contentSchema: actionPlanContentSchema,
  dueOn: ({ deadline }) => deadline,
  outline,
  calendar: (content, { dueOn }) => calendar(content, dueOn),
  promises,
});
