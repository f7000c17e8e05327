import * as z from 'zod/mini';
import { formatDay, plural } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Risk } from '../kit/fields.ts';
import type { Brief } from '../kit/writer.ts';
import { answersTo, usesOf, waysToMeasure } from '../knowledge/action-themes/items.ts';
import { quote } from '../reading/quote.ts';
import { plannedActions } from './actions.ts';
import {
  actionPlanContentSchema,
  actionPriorities,
  type ActionPlanContent,
  type ActionPlanForm,
  type PlannedAction,
} from './contract.ts';
import { noticesOf } from './notices.ts';
import { planOf, type Plan } from './plan.ts';

/** Typed challenges come first; the mould's own risks fill up to so many. */
const risksWanted = { resumido: 2, detalhado: 3 };
/** From so many weeks on, a plan has four milestones. */
const longPlan = 6;
/** A plan of more actions than this has its trial in the fourth place, a shorter one in the third. */
const shortestLong = 6;

/** The plan as an expert's workbook has it, filled in with what was typed. */
export function composeActionPlan(
  brief: Brief<ActionPlanForm>,
  context: DocumentContext,
): ActionPlanContent {
  const plan = planOf(brief, context);
  const { title, objective, metrics, resources, span } = plan;
  const end = formatDay(span.deadline);
  const actions = plannedActions(plan, context);
  const ways = waysToMeasure(metrics);
  const uses = usesOf(resources);
  return z.parse(actionPlanContentSchema, {
    title,
    summary: summaryOf(plan),
    description: descriptionOf(plan),
    objectives: [
      objective === ''
        ? `Chegar ao fim do prazo, ${end}, com um número que mostre a diferença`
        : objective,
      ...metrics.map((metric, at) => `${quote(metric)} — como medir: ${ways[at] ?? ''}.`),
    ],
    actions,
    resources: resources.map((resource, at) => `${resource}: ${uses[at] ?? ''}.`),
    timeline: {
      duration: span.duration,
      start: formatDay(span.today),
      end,
      milestones: milestonesOf(plan, actions),
    },
    risks: risksOf(plan),
    suggestions: noticesOf(plan, brief, context),
  });
}

function summaryOf({ span, priority, mould }: Plan): string {
  const { businessDays, deadline, horizon } = span;
  const time =
    deadline === horizon
      ? `${plural(businessDays, 'dia útil', 'dias úteis')} até ${formatDay(deadline)}`
      : `Os primeiros passos até ${formatDay(horizon)}`;
  return `${time}, prioridade ${actionPriorities[priority].toLowerCase()}. ${mould.path}`;
}

/** What was typed of the situation, each paragraph as it stands. */
function descriptionOf({ context }: Plan): string {
  return context.length > 0
    ? context.join('\n\n')
    : 'A situação de hoje se descreve na conversa de abertura, com quem executa: o que acontece, desde quando e quem sente o efeito.';
}

function risksOf({ challenges, mould, detail }: Plan): Risk[] {
  const answers = answersTo(challenges);
  const typed = challenges.map((risk, at) => ({ risk, sign: '', response: '', ...answers[at] }));
  const own = mould.risks.slice(0, Math.max(0, risksWanted[detail] - typed.length));
  return [...typed, ...own];
}

/** On the days of the actions that they look back on. */
function milestonesOf({ span }: Plan, actions: readonly PlannedAction[]): string[] {
  const last = span.dayAt(1);
  if (span.businessDays <= 1)
    return [`${last} — Resultado do dia conferido e próximo plano marcado`];
  const dayOf = (at: number) => actions.at(at)?.deadline ?? last;
  const planned =
    span.weeks < longPlan
      ? [`${dayOf(1)} — Conversa de quinze minutos: o que já andou e o que trava`]
      : [
          `${dayOf(1)} — Situação de hoje conhecida e anotada`,
          `${dayOf(actions.length > shortestLong ? 3 : 2)} — Primeira experiência conferida: manter, ajustar ou trocar`,
          `${dayOf(-2)} — O que deu certo em uso com todos`,
        ];
  return [
    ...planned,
    `${last} — Situação de hoje e do começo lado a lado, com a rotina combinada`,
    ...(span.deadline === span.horizon
      ? []
      : [`${formatDay(span.deadline)} — Data final do plano, refeito a cada ano até lá`]),
  ];
}
