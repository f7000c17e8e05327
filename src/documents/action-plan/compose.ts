import * as z from 'zod/mini';
import { formatDay, plural } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Risk } from '../kit/fields.ts';
import type { Brief } from '../kit/writer.ts';
import { blank } from '../reading/set-text.ts';
import { plannedActions } from './actions.ts';
import {
  actionPlanContentSchema,
  type ActionPlanContent,
  type ActionPlanForm,
  type PlannedAction,
} from './contract.ts';
import { noticesOf } from './notices.ts';
import { planOf, type Plan } from './plan.ts';
import { readyOf } from './ready.ts';

/** From so many weeks on, a plan has a milestone more. */
const longPlan = 6;

/** The plan as an expert's workbook has it, filled in with what was typed. */
export function composeActionPlan(
  brief: Brief<ActionPlanForm>,
  context: DocumentContext,
): ActionPlanContent {
  const plan = planOf(brief, context);
  const { title, objective, metrics, resources, span } = plan;
  const end = formatDay(span.deadline);
  const actions = plannedActions(plan, context);
  return z.parse(actionPlanContentSchema, {
    title,
    summary: summaryOf(plan),
    description: descriptionOf(plan),
    objectives: [
      objective === '' ? `Objetivo: ${blank}` : objective,
      ...(metrics.length > 0 ? [`Métricas: ${metrics.join('; ')}`] : []),
    ],
    actions,
    resources,
    timeline: {
      duration: span.duration,
      start: formatDay(span.today),
      end,
      milestones: milestonesOf(plan, actions),
    },
    risks: risksOf(plan),
    ready: readyOf(plan, actions),
    suggestions: noticesOf(plan, { brief, context, actions }),
  });
}

function summaryOf({ span }: Plan): string {
  const { businessDays, deadline, horizon } = span;
  return deadline === horizon
    ? `De hoje até ${formatDay(deadline)} são ${plural(businessDays, 'dia útil', 'dias úteis')}.`
    : `Este plano vai até ${formatDay(horizon)}.`;
}

/** What was typed of the situation, each paragraph by itself. */
function descriptionOf({ context }: Plan): string {
  return context.length > 0 ? context.join('\n\n') : `Situação atual: ${blank}`;
}

/** Nobody but the leader knows what to do about a typed difficulty. */
function risksOf({ challenges, mould }: Plan): Risk[] {
  return challenges.length > 0
    ? challenges.map((risk) => ({ risk, sign: '', response: blank }))
    : [...mould.risks];
}

/** On the days of the actions that they look back on. */
function milestonesOf({ span }: Plan, actions: readonly PlannedAction[]): string[] {
  const last = span.dayAt(1);
  const dayOf = (at: number) => actions.at(at)?.deadline ?? last;
  const planned =
    span.businessDays <= 1
      ? []
      : [
          ...(span.weeks < longPlan ? [] : [`${dayOf(1)} — Plano apresentado à equipe`]),
          `${dayOf(-2)} — Andamento conferido`,
        ];
  return [
    ...planned.filter((line) => !line.startsWith(last)),
    `${last} — Resultado conferido`,
    ...(span.deadline === span.horizon
      ? []
      : [`${formatDay(span.deadline)} — Data final do plano, refeito a cada ano até lá`]),
  ];
}
