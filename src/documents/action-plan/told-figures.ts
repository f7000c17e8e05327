import { stems } from '../knowledge/words.ts';

/** Where a metric stands today and where it is to stand, as they were typed; null for what nobody told. */
interface ToldFigures {
  from: string | null;
  to: string | null;
}

/** No year: 'Em 2026 captamos…' counts nothing. */
const figure = String.raw`(?!20[123]\d(?![\d.,%]))(?:r\$\s*)?\d+(?:[.,]\d+)*`;
const unit =
  '(?:\\s+(?:mil|milhões))?(?:\\s*%|\\s*(?:segundos?|seg|minutos?|min|horas?|h|dias? úteis|dias?|semanas?|m[êe]s(?:es)?|anos?|pontos? percentuais|pontos?|por cento|reais|km|kg|toneladas?|litros?|metros?|vezes|unidades?|peças|pedidos|itens|casos|chamados|clientes|visitas|atendimentos|pessoas|erros|atrasos|ligações|vendas|reclamações)(?!\\p{L}))?';
/** No part of a date or of an hour: '12/11', '10h30', '15 de março'. */
const noDate =
  '(?![\\d\\/:]|[.,]\\d|\\s+de\\s+(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\\p{L}*)';

/** Said of a figure that nobody knows to the last digit. */
const about = '(?:(?:uns|umas|cerca de|perto de|quase|aproximadamente|mais ou menos) )?';
const change = new RegExp(
  `(?<!\\p{L})d(?:e|os atuais|as atuais) ${about}(${figure})(${unit}) (para|pra|a) ${about}(${figure})(${unit})${noDate}`,
  'giu',
);
/** 'de 8 a 12 horas' is a span, unless something is to change from one to the other. */
const changes =
  /(?<!\p{L})(?:reduz|diminu|baix|aument|elev|cort|subi|cai|pass|lev|ampli|encurt|melhor)\p{L}*/iu;
const now = new RegExp(
  `(?<!\\p{L})(?:hoje|atual(?:mente)?)(?!\\p{L})[^\\d.!?;]{0,40}?(${figure})(${unit})${noDate}`,
  'iu',
);
const wanted = new RegExp(
  `(?<!\\p{L})(?:para |em )?(até|acima de|abaixo de|mais de|menos de|no mínimo|no máximo|menor que|maior que|para|meta de|meta:) (${figure})(${unit})${noDate}`,
  'iu',
);
const share = new RegExp(`^(${figure}\\s*%) d[aeo]s?(?!\\p{L})`, 'iu');
/** 'Garantir 92% de rematrícula': what an objective reaches for. */
const reached = new RegExp(
  `(?<!\\p{L})(?:garantir|atingir|alcançar|obter|bater|manter|conquistar|chegar a|vender|produzir|entregar|visitar|contratar|treinar) (?:[oa]s? )?(${figure}${unit})(?= \\p{L}{2}|$)`,
  'iu',
);
/** '300 doadores recorrentes', 'R$ 480 mil captados': the metric is its own target. */
const ownCount = new RegExp(
  `^(${figure}(?: mil(?!\\p{L})| milhões(?!\\p{L}))?)(?=\\s+\\p{L}{3})`,
  'iu',
);
const spanOfTime = /(?:dias?(?: úteis)?|semanas?|m[êe]s(?:es)?|anos?)$/iu;

/** 'Tempo médio de espera' and 'o tempo de espera' are one metric. */
const ofAnyMetric = stems(
  `médio média número quantidade índice taxa total tempo percentual mensal semanal diário mês semana dia vendidos
  vendidas feitos feitas realizados realizadas`,
);

/** The figures of a metric in its own words, else in a text that speaks of it. */
export function toldFigures(
  metric: { text: string; name: string },
  { objectives, situation }: { objectives: readonly string[]; situation: readonly string[] },
): ToldFigures {
  const all = [...stems(metric.name)];
  const own = all.filter((word) => !ofAnyMetric.has(word));
  const words = own.length > 0 ? own : all;
  const speaks = (text: string) => {
    const said = stems(text);
    return words.length > 0 && words.every((word) => said.has(word));
  };
  const touches = (text: string) => {
    const said = stems(text);
    return words.some((word) => said.has(word));
  };
  const telling = [...objectives, ...situation].filter(speaks);
  const [moved] = [
    ...changesIn(metric.text).slice(0, 1),
    ...telling.flatMap((text) =>
      changesIn(text).filter((found) => isOf(found, { speaks, touches })),
    ),
  ];
  const from =
    moved?.from ??
    first(telling, currentIn) ??
    first(situation.filter(speaks), (text) =>
      isOpposite(metric.name, text) ? null : countedIn(text, { touches, speaks }),
    );
  const to = moved?.to ?? aimedIn(metric.text) ?? first(objectives.filter(speaks), soleAim);
  return { from, to };
}

interface Reading {
  /** All the words of the metric are said. */
  speaks: (text: string) => boolean;
  /** One of them is. */
  touches: (text: string) => boolean;
}

interface Change {
  from: string;
  to: string;
  before: string;
  after: string;
  alone: boolean;
}

/** Each 'de 12 para 6 minutos' of a text, with what stands between it and the one before. */
function changesIn(text: string): Change[] {
  const found = [...text.matchAll(change)];
  let end = 0;
  return found.flatMap((match) => {
    const [whole, from = '', fromUnit = '', way = '', to = '', toUnit = ''] = match;
    const before = text.slice(end, match.index);
    end = match.index + whole.length;
    if (way === 'a' && !changes.test(text.slice(0, match.index))) return [];
    return [
      {
        from: tidy(from + (fromUnit || toUnit)),
        to: tidy(to + (toUnit || fromUnit)),
        before,
        after: text.slice(end),
        alone: found.length === 1,
      },
    ];
  });
}

/** Whether a change is of the thing that is spoken of, and not of another in the same sentence. */
function isOf({ before, after, alone }: Change, { speaks, touches }: Reading): boolean {
  if (speaks(before) || (alone && touches(before) && speaks(`${before} ${after}`))) return true;
  return alone && stems(before).size <= 1 && speaks(after);
}

function currentIn(text: string): string | null {
  const match = now.exec(text);
  return match === null ? null : tidy(`${match[1] ?? ''}${match[2] ?? ''}`);
}

const counted = new RegExp(
  `(?<![\\p{L}\\d/.,])(${figure}(?:\\s*%)?) (?:d[aeo]s? )?(\\p{L}+)`,
  'giu',
);

/** Characters from a figure in which all that it counts is said. */
const nearby = 80;

/** '18% de abandono', '23 correções depois do fechamento': what was counted, right before its whole name. */
function countedIn(text: string, { touches, speaks }: Reading): string | null {
  const [match, ...others] = [...text.matchAll(counted)].filter(
    ({ index, 2: noun = '' }) =>
      touches(noun) && speaks(text.slice(index, index + nearby).split(/[,;(]\s?/u)[0] ?? ''),
  );
  return match === undefined || others.length > 0 ? null : tidy(match[1] ?? '');
}

/** '22 reciclagens vencem em janeiro' are not the ones in order. */
function isOpposite(name: string, text: string): boolean {
  const inOrder = /(?<!\p{L})(?:em dia|no prazo|regular(?:es|izad[oa]s)?|válid[oa]s)(?!\p{L})/iu;
  const late =
    /(?<!\p{L})(?:venc(?:em|e|id[oa]s?|erão)|atras\p{L}*|pendentes?|irregular\p{L}*)(?!\p{L})/iu;
  return inOrder.test(name) && late.test(text);
}

/** 'até 8 minutos', '6 minutos', '95%': what one wants to reach. */
function aimedIn(text: string): string | null {
  const whole = share.exec(text.trim());
  if (whole) return tidy(whole[1] ?? '');
  const all = /(?<!\d)(\d+) de \1(?!\d)/u.exec(text);
  if (all) return tidy(all[0]);
  const own = ownCount.exec(text.trim()) ?? reached.exec(text);
  if (own) return tidy(own[1] ?? '');
  const match = wanted.exec(text);
  if (match === null) return null;
  const [, way = '', value = '', measure = ''] = match;
  const isPlain = /^(?:para|meta)/iu.test(way);
  return tidy(`${isPlain ? '' : `${way.toLocaleLowerCase('pt-BR')} `}${value}${measure}`);
}

/** In a sentence a span of time is the term of the plan, and several aims are of several things. */
function soleAim(text: string): string | null {
  const aim = aimedIn(text);
  if (aim === null || spanOfTime.test(aim) || changesIn(text).length > 0) return null;
  return (text.match(/\d+/gu) ?? []).length === 1 ? aim : null;
}

function first(texts: readonly string[], read: (text: string) => string | null): string | null {
  return texts.map(read).find((found) => found !== null) ?? null;
}

function tidy(value: string): string {
  return value
    .replace(/\s+/gu, ' ')
    .replace(/r\$\s*/giu, 'R$ ')
    .trim();
}
