import * as z from 'zod/mini';
import { formatDay, plural } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Risk } from '../kit/fields.ts';
import type { Brief } from '../kit/writer.ts';
import { quote } from '../reading/quote.ts';
import { plannedActions } from './actions.ts';
import {
  actionPlanContentSchema,
  type ActionPlanContent,
  type ActionPlanForm,
  type PlannedAction,
} from './contract.ts';
import { answerTo } from './mould.ts';
import { noticesOf } from './notices.ts';
import { planOf, type Plan } from './plan.ts';
import { readyOf } from './ready.ts';

/** Typed challenges come first; the mould's own risks fill up to so many. */
const risksWanted = { resumido: 2, detalhado: 3 };
/** From so many weeks on, a plan has four milestones. */
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
      objective === ''
        ? `Chegar a ${end} com um resultado que todos possam ver, escolhido na primeira ação`
        : objective,
      ...(metrics.length > 0
        ? [`O que mostra o resultado: ${metrics.map(quote).join('; ')}.`]
        : []),
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
    suggestions: noticesOf(plan, context),
  });
}

function summaryOf({ span, mould }: Plan): string {
  const { businessDays, deadline, horizon } = span;
  const time =
    deadline === horizon
      ? `De hoje até ${formatDay(deadline)} são ${plural(businessDays, 'dia útil', 'dias úteis')}.`
      : `Este plano vai até ${formatDay(horizon)}.`;
  return `${time} ${mould.path}`;
}

/** What was typed of the situation, each paragraph as it stands. */
function descriptionOf({ context }: Plan): string {
  return context.length > 0
    ? context.join('\n\n')
    : 'A situação de hoje se conta na conversa de abertura, com quem executa: o que acontece, desde quando e quem sente o efeito.';
}

function risksOf({ challenges, mould, detail }: Plan): Risk[] {
  const typed = challenges.map((risk, at) => ({ risk, ...answerTo(at) }));
  const own = mould.risks.slice(0, Math.max(0, risksWanted[detail] - typed.length));
  return [...typed, ...own];
}

/** On the days of the actions that they look back on: the second, the first part done, the one before the last. */
function milestonesOf({ span, mould, detail }: Plan, actions: readonly PlannedAction[]): string[] {
  const last = span.dayAt(1);
  if (span.businessDays <= 1)
    return [`${last} — Resultado do dia conferido e próximo plano marcado`];
  const chosen = mould.actions.filter(({ isShort }) => isShort || detail === 'detalhado');
  const firstPart = chosen.findIndex(({ isFirstPart }) => isFirstPart);
  const dayOf = (at: number) => actions.at(at)?.deadline ?? last;
  const planned =
    span.weeks < longPlan
      ? [`${dayOf(1)} — Conversa de quinze minutos: o que já andou e o que trava`]
      : [
          `${dayOf(1)} — Situação de hoje vista e equipe ouvida`,
          `${dayOf(firstPart)} — Primeira parte feita: manter, ajustar ou trocar`,
          `${dayOf(-2)} — O que deu certo em uso, com quem precisa usar`,
        ];
  return [
    ...planned,
    `${last} — Resultado comparado com o começo e rotina combinada`,
    ...(span.deadline === span.horizon
      ? []
      : [`${formatDay(span.deadline)} — Data final do plano, refeito a cada ano até lá`]),
  ];
}
