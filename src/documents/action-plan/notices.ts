import { formatDay, plural } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { deadlineOffWork, fromDiary, keptForLeader } from '../reading/for-leader.ts';
import { asSentence } from '../reading/set-text.ts';
import type { Plan } from './plan.ts';

/** The guardrails may add one of theirs. */
const mostNotices = 3;
/** Nobody follows more figures, or holds more challenges in mind, in one plan. */
const mostMetrics = 5;

/** What an expert would notice about the request, for the leader alone; what weighs most comes first. */
export function noticesOf(plan: Plan, context: DocumentContext): string[] {
  return [
    ...plan.asides.flatMap((aside) => keptForLeader(aside)),
    ...aboutInjuries(plan),
    ...aboutTime(plan),
    ...aboutMetrics(plan),
    ...fromDiary(context, (day) => `Do seu diário, fora do plano, registro de ${day}`),
    ...aboutOwners(context),
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

function aboutOwners({ colleagues, employee }: DocumentContext): string[] {
  if (colleagues.length === 0 && employee === null) {
    return ['Sem pessoas da equipe cadastradas, todas as ações ficaram com você.'];
  }
  return [
    'Os nomes com “a combinar” são proposta: confirme com cada pessoa se cabe na semana dela antes de mostrar o plano.',
  ];
}

function aboutMetrics({ metrics }: Plan): string[] {
  return metrics.length > mostMetrics
    ? [`São ${metrics.length} métricas: escolha duas ou três para olhar toda semana.`]
    : [];
}
