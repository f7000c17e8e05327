import { formatDay, plural } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { deadlineOffWork, fromDiary, keptForLeader } from '../reading/for-leader.ts';
import { quote } from '../reading/quote.ts';
import type { Plan } from './plan.ts';

/** The guardrails may add one of theirs. */
const mostNotices = 3;
/** Nobody follows more figures, or holds more challenges in mind, in one plan. */
const mostMetrics = 5;

/** What an expert would notice about the request, for the leader alone; what weighs most comes first. */
export function noticesOf(plan: Plan, context: DocumentContext): string[] {
  return [
    ...plan.asides.flatMap((aside) => keptForLeader('As suas observações', aside)),
    ...aboutInjuries(plan),
    ...aboutTime(plan),
    ...aboutMetrics(plan),
    ...fromDiary(context, (day) => `Do seu diário, fora do plano, vale reler o registro de ${day}`),
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
