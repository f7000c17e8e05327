import { formatDay, plural } from '#shared/format.ts';
import { isBusinessDay, previousBusinessDay } from '../kit/business-days.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { generalMould, urgentMould } from '../knowledge/action-themes/general.ts';
import { weekdayName } from '../prompting/calendar-lines.ts';
import { keptForLeader, quote } from '../reading/quote.ts';
import type { ActionPlanForm } from './contract.ts';
import type { Plan } from './plan.ts';

const mostNotices = 4;
/** Nobody follows more figures, or holds more challenges in mind, in one plan. */
const mostMetrics = 5;
/** A longer entry is named by its day. */
const longestEntry = 220;

/** What an expert would notice about the request, for the leader alone; what weighs most comes first. */
export function noticesOf(
  plan: Plan,
  brief: Brief<ActionPlanForm>,
  context: DocumentContext,
): string[] {
  return [
    ...keptForLeader('As suas observações', plan.asides),
    ...aboutTime(plan),
    ...aboutOwners(context),
    ...aboutMetrics(plan),
    ...fromDiary(context),
    ...aboutCause(plan, brief),
  ].slice(0, mostNotices);
}

function aboutTime({ span, mould }: Plan): string[] {
  const { deadline, horizon, assumed, today, businessDays, duration } = span;
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
  const off = isBusinessDay(deadline)
    ? []
    : [
        previousBusinessDay(deadline) >= today
          ? `A data final, ${weekdayName(deadline)}, ${formatDay(deadline)}, não é dia útil; o que vence nela está marcado para ${formatDay(previousBusinessDay(deadline))}.`
          : `A data final, ${weekdayName(deadline)}, ${formatDay(deadline)}, não é dia útil, e não há dia útil até lá.`,
      ];
  const short =
    mould === urgentMould
      ? [
          `O prazo tem ${plural(businessDays, 'dia útil', 'dias úteis')}: dá para conter o problema, não para achar e tratar a causa. Marque já a data de um plano mais longo.`,
        ]
      : [];
  return [...off, ...short];
}

function aboutOwners({ colleagues, employee }: DocumentContext): string[] {
  if (colleagues.length === 0 && employee === null) {
    return [
      'Sem pessoas da equipe cadastradas, todas as ações ficaram com você. Cadastre-as, ou passe adiante ao menos o teste.',
    ];
  }
  return [
    'Os nomes com “a combinar” são proposta: confirme com cada pessoa se cabe na semana dela antes de mostrar o plano.',
  ];
}

function aboutMetrics({ metrics }: Plan): string[] {
  if (metrics.length === 0) {
    return [
      'Falta dizer como se saberá que deu certo: escolha um número que alguém já possa contar hoje.',
    ];
  }
  return metrics.length > mostMetrics
    ? [`São ${metrics.length} métricas: escolha duas ou três para olhar toda semana.`]
    : [];
}

function fromDiary({ diary }: DocumentContext): string[] {
  const [entry] = diary;
  if (!entry) return [];
  const said = entry.text.length <= longestEntry ? `: ${quote(entry.text)}` : '.';
  return [`Do seu diário, fora do plano, vale reler o registro de ${formatDay(entry.day)}${said}`];
}

function aboutCause({ mould }: Plan, { context }: Brief<ActionPlanForm>): string[] {
  return mould === generalMould && context !== undefined
    ? [
        'A resposta que mais mudaria este plano: qual causa do contexto já tem um número ou um caso que a confirme?',
      ]
    : [];
}
