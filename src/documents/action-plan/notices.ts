import { formatDay, plural } from '#shared/format.ts';
import { isBusinessDay, previousBusinessDay } from '../kit/business-days.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { weekdayName } from '../prompting/calendar-lines.ts';
import { keptForLeader, quote } from '../reading/quote.ts';
import type { Plan } from './plan.ts';

/** The guardrails may add one of theirs. */
const mostNotices = 3;
/** Nobody follows more figures, or holds more challenges in mind, in one plan. */
const mostMetrics = 5;
/** A longer entry is named by its day. */
const longestEntry = 220;

/** What an expert would notice about the request, for the leader alone; what weighs most comes first. */
export function noticesOf(plan: Plan, context: DocumentContext): string[] {
  return [
    ...plan.asides.flatMap((aside) => keptForLeader('As suas observações', aside)),
    ...aboutInjuries(plan),
    ...aboutTime(plan),
    ...aboutMetrics(plan),
    ...fromDiary(context),
    ...aboutOwners(context),
    ...aboutContext(plan),
  ].slice(0, mostNotices);
}

function aboutInjuries({ injuries }: Plan): string[] {
  return injuries.length === 0
    ? []
    : [
        `A equipe lê este plano, por isso ficou de fora o que fala do ferimento ou do afastamento de alguém: ${injuries.map(quote).join(' ')} No plano, basta dizer que houve um acidente e o que muda no trabalho.`,
      ];
}

function aboutTime({ span, isUrgent }: Plan): string[] {
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
  const short = isUrgent
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
    : [
        `A resposta que mais mudaria este plano: quem conta ${metrics.length > 1 ? 'cada métrica' : 'a métrica'}, onde e em que dia? Ponha isso na primeira ação.`,
      ];
}

function aboutContext({ context }: Plan): string[] {
  return context.length === 0
    ? []
    : [
        'O contexto está no plano como você o digitou. Leia-o com os olhos da equipe e tire o que for só seu.',
      ];
}

function fromDiary({ diary }: DocumentContext): string[] {
  const [entry] = diary;
  if (!entry) return [];
  const said = entry.text.length <= longestEntry ? `: ${quote(entry.text)}` : '.';
  return [`Do seu diário, fora do plano, vale reler o registro de ${formatDay(entry.day)}${said}`];
}
