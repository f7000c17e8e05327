import { formatDay } from '#shared/format.ts';
import {
  contract,
  lowerFirst,
  startsWithInfinitive,
  upperFirst,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';
import type { Plan } from './plan.ts';

export type GoalSort = 'reduce' | 'increase' | 'learn' | 'assume' | 'improve' | 'other';

/** Verbs that open a goal of a sort, then words that give it away anywhere; all normalised. */
const sorts: readonly [GoalSort, opening: RegExp, anywhere: RegExp | null][] = [
  ['reduce', /^(?:reduz|diminu|elimin|cort|baix|evit|zer|acab|minimiz)/u, /\breducao\b/u],
  ['increase', /^(?:aument|cresc|ampli|elev|dobr|expand|multiplic|vender|bater)/u, /\baumento\b/u],
  [
    'learn',
    /^(?:aprend|estud|certific|domin|formar (?:se|em)\b|cursar|capacit|especializ|tirar|obter)/u,
    /\b(?:curso|certificacao|certificado|formacao|graduacao|especializacao|fluencia)\b/u,
  ],
  [
    'assume',
    // 'Ser melhor' and 'virar referência' take no role over; 'ser supervisora' does.
    /^(?:assum|lider|coorden|gerenci|ocupar|substitu|chefi|comandar|(?:tornar(?: se)?|virar|ser|chegar a) (?:a |o |uma? )?(?:lider|coorden|gerent|gestor|supervis|chefe|diretor|encarregad|socio|senior|pleno))/u,
    /\b(?:promocao|promovid[oa])\b/u,
  ],
  [
    'improve',
    /^(?:melhor|desenvolv|aprimor|fortalec|aperfeic|evolu|refor|qualific)/u,
    /\bmelhoria\b/u,
  ],
];

export function goalSort(goal: string): GoalSort {
  const plain = normalize(goal);
  const opened = sorts.find(([, opening]) => startsWithInfinitive(goal) && opening.test(plain));
  const told = opened ?? sorts.find(([, , anywhere]) => anywhere?.test(plain));
  return told?.[0] ?? 'other';
}

interface Dates {
  start: string;
  middle: string;
  late: string;
  end: string;
}
/** How a goal becomes measurable without a figure that nobody gave. `of` is ' das filas', or ''. */
type Completion = (dates: Dates, of: string) => string;

const completions: Record<GoalSort, readonly Completion[]> = {
  reduce: [
    ({ start, middle, end }, of) =>
      `Indicador: medição semanal${of}; linha de base registrada até ${start}; revisão em ${middle}; resultado avaliado em ${end}`,
    ({ start, middle, end }, of) =>
      `Indicador: contagem semanal${of}, com ponto de partida registrado até ${start}; comparação em ${middle} e em ${end}`,
    ({ start, middle, end }) =>
      `Indicador: ocorrências por semana; primeira medição até ${start}; correção de rota em ${middle}; balanço em ${end}`,
  ],
  increase: [
    ({ start, middle, end }, of) =>
      `Indicador: valor mensal${of} comparado à linha de base registrada até ${start}; revisão em ${middle}; avaliação em ${end}`,
    ({ start, middle, end }, of) =>
      `Indicador: acompanhamento mensal${of}, com valor inicial registrado até ${start}; análise das causas em ${middle}; balanço em ${end}`,
    ({ start, middle, end }) =>
      `Indicador: resultado de cada mês lado a lado com o inicial, medido até ${start}; leitura conjunta em ${middle} e em ${end}`,
  ],
  learn: [
    ({ end }) => `com uma aplicação prática no trabalho apresentada à liderança até ${end}`,
    ({ middle, end }) =>
      `com um uso real na rotina até ${middle} e uma demonstração à equipe até ${end}, como evidência`,
    ({ start, end }) =>
      `com plano de estudo combinado até ${start} e um trabalho feito com esse conhecimento, avaliado pela liderança até ${end}`,
  ],
  assume: [
    ({ late, end }) =>
      `conduzir ao menos uma responsabilidade desse escopo, por período combinado e com acompanhamento, até ${late}; avaliação conjunta em ${end}`,
    ({ middle, late, end }) =>
      `acompanhar de perto esse trabalho até ${middle} e responder por uma parte dele, temporária e combinada por escrito, até ${late}; avaliação com a liderança em ${end}`,
    ({ start, late, end }) =>
      `definir com a liderança, até ${start}, que parte desse trabalho pode ser praticada no cargo atual e registrar os resultados até ${late}; conversa de avaliação em ${end}`,
  ],
  improve: [
    ({ middle, end }) =>
      `Evidência: duas situações reais registradas com a liderança, uma até ${middle} e outra até ${end}`,
    ({ start, end }) =>
      `Evidência: um exemplo de como é hoje, registrado até ${start}, e um exemplo de como ficou, apresentado até ${end}`,
    ({ middle, end }) =>
      `Evidência: retorno de quem recebe o trabalho, ouvido até ${middle} e outra vez até ${end}`,
    ({ start, late, end }) =>
      `Primeira mudança escolhida até ${start}, mantida na rotina até ${late} e avaliada em ${end}`,
    ({ late, end }) =>
      `Evidência: demonstração em uma situação de trabalho até ${late}, com balanço entre pessoa e liderança em ${end}`,
    ({ start, middle, end }) =>
      `Evidência: critério de avanço escrito com a liderança até ${start} e conferido em ${middle} e em ${end}`,
  ],
  other: [
    ({ start, middle, end }) =>
      `Evidência combinada com a liderança até ${start}; verificação em ${middle} e ${end}`,
    ({ start, middle, end }) =>
      `Primeiro passo e forma de verificar definidos até ${start}; avanço registrado em ${middle}; resultado avaliado em ${end}`,
    ({ start, end }) =>
      `Resultado esperado descrito por escrito até ${start} e comparado com o alcançado em ${end}`,
    ({ middle, end }) =>
      `Entrega parcial apresentada até ${middle} e entrega final avaliada com a liderança em ${end}`,
  ],
};

/** In a few days nothing can be measured twice. */
const completionsInDays: readonly Completion[] = [
  ({ end }) =>
    `Evidência: primeiro passo registrado e continuação combinada com a liderança em ${end}`,
];
const fewDays = 5;

/** Each goal in the leader's words, made measurable; `links` adds what a goal is connected to. */
export function smartGoals(plan: Plan, links: ReadonlyMap<string, string>): string[] {
  // In order also where a short period has few business days.
  const [start = '', middle = '', late = '', end = ''] = [15, 50, 75, 100]
    .map(plan.dayAt)
    .toSorted()
    .map(formatDay);
  const dates: Dates = { start, middle, late, end };
  const used = new Map<readonly Completion[], number>();
  return [...new Set(plan.goals)].map((goal) => {
    const sort = goalSort(goal);
    const variants = plan.days < fewDays ? completionsInDays : completions[sort];
    const times = used.get(variants) ?? 0;
    used.set(variants, times + 1);
    const complete = variants[times % variants.length];
    const again = times >= variants.length;
    const made = complete ? joined(goal, complete(dates, objectOf(goal)), again) : goal;
    const link = links.get(goal);
    return link === undefined ? made : `${made} ${link}`;
  });
}

/**
 * The goal keeps the leader's words and, but for a final stop, the leader's punctuation. A completion
 * that comes again leans on its goal, so that no sentence is said twice.
 */
function joined(goal: string, completion: string, again: boolean): string {
  if (/[!?…]["”’)]?$/u.test(goal)) return `${goal} ${upperFirst(completion)}.`;
  const bare = withoutFinalStop(goal) || goal;
  if (completion.startsWith('com ')) return `${bare}, ${completion}.`;
  if (/^\p{Ll}/u.test(completion) || again) return `${bare}: ${lowerFirst(completion)}.`;
  return `${bare}. ${completion}.`;
}

const endOfObject =
  /\s(?:em|no|na|nos|nas|para|com|por|pelo|pela|até|entre|durante|sem|ao|à|aos|às|desde|que|quando)\s|[,;.:(!?]/iu;

/** ' das filas' of 'Reduzir as filas nos horários de pico'; '' where it cannot be told safely. */
function objectOf(goal: string): string {
  const match = /^\S+\s+(.+)$/su.exec(goal);
  if (!match || !/^\p{L}/u.test(goal) || !startsWithInfinitive(goal)) return '';
  const object = (match[1] ?? '').split(endOfObject)[0]?.trim() ?? '';
  const words = object.split(/\s+/u);
  const unsafe =
    words.length > 6 ||
    /\s(?:e|ou)\s/iu.test(object) ||
    /^(?:de|em|o que|a quantidade|mais|menos|me|se)\b/iu.test(object) ||
    !/^[\p{L}\s-]+$/u.test(object) ||
    object === object.toLocaleUpperCase('pt-BR');
  return unsafe ? '' : ` ${contract('de', lowerFirst(object))}`;
}
