import { formatDay, plural } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { deadlineOffWork, fromDiary, keptForLeader } from '../reading/for-leader.ts';
import { asSentence } from '../reading/set-text.ts';
import { isToSettle } from './actions.ts';
import type { ActionPlanForm, PlannedAction } from './contract.ts';
import type { Plan } from './plan.ts';

/** The guardrails may add one of theirs. */
const mostNotices = 3;
/** Nobody follows more figures, or holds more challenges in mind, in one plan. */
const mostMetrics = 5;

interface Given {
  brief: Brief<ActionPlanForm>;
  context: DocumentContext;
  actions: readonly PlannedAction[];
}

/** What an expert would notice about the request, for the leader alone; what weighs most comes first. */
export function noticesOf(plan: Plan, { brief, context, actions }: Given): string[] {
  return [
    ...plan.asides.flatMap((aside) => keptForLeader(aside)),
    ...aboutInjuries(plan),
    ...aboutTime(plan),
    ...aboutMetrics(plan),
    ...fromDiary(context, brief, (day) => `Do seu diário, fora do plano, registro de ${day}`),
    ...aboutOwners(actions, context),
  ].slice(0, mostNotices);
}

function aboutInjuries({ injuries }: Plan): string[] {
  return injuries.length === 0
    ? []
    : [`Fora do plano, por falar da saúde de alguém: ${injuries.map(asSentence).join(' ')}`];
}

function aboutTime({ span, isUrgent }: Plan): string[] {
  const { deadline, horizon, assumed, businessDays, duration } = span;
  if (assumed) {
    return [
      `O pedido não trouxe a data final: ${formatDay(deadline)} é um valor inicial. Ajuste antes de apresentar o plano.`,
    ];
  }
  if (deadline !== horizon) {
    return [
      `A data final, ${formatDay(deadline)}, fica a ${duration}: as ações vão até ${formatDay(horizon)}. Depois, refaça o plano com o que se aprendeu.`,
    ];
  }
  const short = isUrgent
    ? [
        `O prazo tem ${plural(businessDays, 'dia útil', 'dias úteis')}: dá para conter o problema, não para achar e tratar a causa. Marque já a data de um plano mais longo.`,
      ]
    : [];
  return [...deadlineOffWork(span), ...short];
}

/** Whom the actions name, or why nobody beside the leader: a team that is not known says nothing of its people. */
function aboutOwners(
  actions: readonly PlannedAction[],
  { colleagues, employee, team }: DocumentContext,
): string[] {
  if (actions.some(isToSettle)) {
    return [
      'Os nomes com “a combinar” são proposta: confirme com cada pessoa se cabe na semana dela antes de mostrar o plano.',
    ];
  }
  if (colleagues.length > 0 || employee !== null) return [];
  const why =
    team === null
      ? 'O plano não tem equipe definida'
      : `Não há pessoas ativas cadastradas na equipe ${team.name}`;
  return [`${why}: todas as ações ficaram com você.`];
}

function aboutMetrics({ metrics }: Plan): string[] {
  return metrics.length > mostMetrics
    ? [`São ${metrics.length} métricas: escolha duas ou três para olhar toda semana.`]
    : [];
}
