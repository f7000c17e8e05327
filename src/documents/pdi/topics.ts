import {
  contract,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { nominalizations } from '../knowledge/nominalizations.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import { takesArticle } from '../writing/noun-phrase.ts';
import { becoming, isWork, withoutFigureFirst } from './aims.ts';

/*
 * What a goal is about, as a noun phrase that an action can take up: 'Reduzir as filas nos horários de
 * pico' → 'as filas nos horários de pico'. Where it cannot be told safely there is none.
 */

const mostWords = 8;

/** Verbs inside the noun of what is done: 'Redução das filas' is about the queues. */
const nominalVerbs =
  /^(?:[ao] )?(?:redução|diminuição|queda|eliminação|aumento|crescimento|ampliação|melhoria|melhora|elevação|aprimoramento|desenvolvimento|fortalecimento|domínio|uso) (?=d(?:e|o|a|os|as) )/iu;
const quantities =
  /^(?:(?:ainda )?(?:mais|menos|melhor|bem|sempre)|tod[ao]s [ao]s|(?:[ao]s? )?(?:sua|seu|suas|seus|minha|meu|nossa|nosso)) /iu;
const prepositions: readonly [RegExp, string][] = [
  [/^(?:d|n)([ao]s?) /iu, '$1 '],
  [/^a([o]s?) /iu, '$1 '],
  [/^à(s?) /iu, 'a$1 '],
  [/^(?:de|com) /iu, ''],
];
/** Where the thing itself ends: punctuation, another clause, a figure, a time. */
const endOfThing =
  /\s*[,;:!?(–—“”"].*$|\.(?=\s).*$|\s(?:para(?=\s(?:\p{L}+[aei]r(?:\s|$)|que\s))|(?:em )?até|a cada|sem|que|quando|onde|como|se|conforme|desde|porque|pois|mas|ou)\s.*$|\s(?:(?:em|de|por|a|para|acima de|abaixo de|mais de|menos de|cerca de|pelo menos|ao menos|no mínimo|no máximo)\s)+(?:R\$\s*)?\d.*$|\s(?:(?:na|de) véspera|tod[oa]s? (?:os |as )?(?:dias?|semanas?|mês)|neste|nesta|nest[ae]s|este|esta|no próximo|na próxima|nos próximos|nas próximas|sozinh[oa]s?|por (?:dia|semana|mês|ano)|ao (?:dia|mês|ano))(?:\s.*)?$|\se (?=\p{L}+[aei]r\s).*$/iu;
/** How often or how well: 'as aulas uma vez por bimestre', 'as campanhas no prazo', 'devolutivas melhores'. */
const howOften =
  /\s(?:(?:uma|duas|três|quatro) vez(?:es)?|n[oa] (?:prazo|hora|data)|em dia)(?:\s.*)?$|\s(?:melhores|maiores|menores)(?!\p{L})|\s(?:para|em|de|a) (?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|dez|doze|quinze|vinte|trinta) (?:dias?|horas?|semanas?|minutos?|meses|mês)(?:\s.*)?$/iu;
/** What a cut left without what it leads in: 'o retorno a'. */
const looseEnd =
  /(?:\s(?:[ao]s?|d[eoa]s?|n[oa]s?|em|por|para|pra|com|à|ao|e|mais|menos|muito|pelo))+$/iu;
/** Says how, when or with whom, and names no thing. */
const noThing =
  /^(?:em|por|para|pel[ao]s?|a|ao|até|que|se|não|o que|como|quem|cada|tod[ao]s?|qualquer|quaisquer|est[ea]s?|ess[ea]s?|aquel[ea]s?|el[ea]s?|acima|abaixo|mais|menos|um|uma|uns|umas|isso|tudo|entre|sem|junto|dois|duas|três|quatro|cinco|dez)(?: |$)|^\d/iu;
const manner =
  /^(?:n[oa] (?:prazo|hora|tempo|dia)|com (?:mais |menos |maior )?(?:antecedência|antecedencia|calma|atenção|cuidado|qualidade|autonomia|segurança|clareza|agilidade|foco|frequência|rapidez|consistência|confiança|excelência))(?!\p{L})/iu;
const vague = new Set(
  normalize(
    `ritmo rotina trabalho resultado resultados desempenho função empresa vida carreira área setor postura atuação
    conhecimento conhecimentos habilidade habilidades competência competências pessoa pessoas desenvolvimento
    crescimento objetivo objetivos meta metas plano coisas profissional pessoal melhor geral dia nível cargo
    experiência capacidade perfil formação curso time`,
  ).split(' '),
);

const lastCircumstance =
  /\s(?:em|n[oa]s?|com|por|pel[oa]s?|entre|aos?|às?)\s(?:(?!\s(?:em|n[oa]s?|com|por|pel[oa]s?|entre|aos?|às?)\s).)*$/iu;
const lastDetail = /\sd[eoa]s?\s(?:(?!\sd[eoa]s?\s).)*$/iu;

export function topicOf(text: string): string | null {
  const clean = withoutFigureFirst(quiet(withoutFinalStop(text)));
  if (!isWork(clean)) return null;
  return startsWithInfinitive(clean)
    ? (thingAfterVerb(clean) ?? doingOf(clean))
    : named(lowerFirst(clean.replace(nominalVerbs, '')));
}

/** 'as filas' of 'Reduzir as filas', 'conflitos' of 'Saber lidar com conflitos'. */
function thingAfterVerb(clean: string): string | null {
  const match = /^(\S+)\s+(.+)$/su.exec(clean);
  const verb = match?.[1] ?? '';
  if (!match || verb.includes('-') || becoming.test(verb)) return null;
  const rest = (match[2] ?? '').replace(/^a (?=\p{L}+[aei]r(?:\s|$))/iu, '');
  if (startsWithInfinitive(rest)) return thingAfterVerb(rest);
  return thingOf(withoutBareTo(rest).replace(quantities, ''));
}

/** ' das filas' of 'as filas nos horários de pico': what is counted, without when and where. */
export function countedIn(topic: string | null): string {
  if (topic === null) return '';
  const counted = topic.replace(
    /\s(?:em|n[oa]s?|com|por|pel[oa]s?|entre|durante|aos?|às?)\s.*$/iu,
    '',
  );
  return ` ${contract('de', counted)}`;
}

/** A verb without a thing is about the doing: 'Entregar no prazo' → 'a entrega no prazo'. */
function doingOf(clean: string): string | null {
  const match = /^(\S+)(?: (?:mais|melhor|bem))?(?: (n[oa] (?:prazo|hora)))?$/iu.exec(clean);
  const doing = nominalizations[normalize(match?.[1] ?? '')];
  return match && doing !== undefined ? [doing, match[2]].filter(Boolean).join(' ') : null;
}

/** A goal that is a noun itself: 'Mais autonomia nas entregas'. */
function named(clean: string): string | null {
  const bare = clean.replace(quantities, '');
  const first = decontracted(bare).replace(/^[ao]s? /iu, '');
  return nounOf(first.split(/\s/u)[0] ?? '') === null ? null : thingOf(bare);
}

function thingOf(told: string): string | null {
  if (manner.test(told)) return null;
  // 'Resolver no primeiro contato os pedidos': the thing comes after the manner.
  const rest = /^(?:n[ao]s?|em|com|de) [^,;]*?\s((?:os?|as?) .+)$/iu.exec(told)?.[1] ?? told;
  const whole = decontracted(rest).replace(endOfThing, '').replace(howOften, '').trim();
  const thing = shortened(whole.replace(looseEnd, ''));
  if (noThing.test(`${thing} `.replace(/^([ao]s?) /iu, ''))) return null;
  if (!/^\p{L}[\p{L}\p{N}\sº°&/+'’-]*$/u.test(thing)) return null;
  const words = contentWords(thing);
  const says = words.some((word) => !vague.has(word)) || /\b\p{Lu}{2,}\b/u.test(thing);
  return says ? withArticle(thing) : null;
}

/** 'a todos os clientes', 'a pedidos': this 'a' is a preposition, and no article. */
function withoutBareTo(rest: string): string {
  const [first = '', second = ''] = rest.split(/\s/u);
  return first === 'a' && !takesArticle(second, 'a') ? rest.slice(2) : rest;
}

function decontracted(rest: string): string {
  const found = prepositions.find(([pattern]) => pattern.test(rest));
  return found ? rest.replace(found[0], found[1]) : rest;
}

/** A long name of a thing ends before one of the phrases that tell it closer. */
function shortened(thing: string): string {
  let kept = thing;
  while (kept.split(/\s+/u).length > mostWords) {
    const [circumstance = kept, detail = kept] = [lastCircumstance, lastDetail].map((last) =>
      kept.replace(last, ''),
    );
    const shorter = circumstance.split(/\s+/u).length > 2 ? circumstance : detail;
    const next = shorter === kept ? detail : shorter;
    if (next === kept) return '';
    kept = next;
  }
  return kept;
}

/** 'custos de frete' → 'os custos de frete'; a name stays as it is, what else has no article goes. */
function withArticle(thing: string): string | null {
  if (/^[ao]s? /iu.test(thing)) return lowerFirst(thing);
  const [first = ''] = thing.split(/\s/u);
  const noun = nounOf(first);
  if (noun !== null) return `${noun.gender}${noun.plural ? 's' : ''} ${thing}`;
  if (/^\p{Lu}/u.test(first)) return thing;
  const ending = /(?<!ist|iatr|[aeio]m)([ao]s?)$/u.exec(first)?.[1];
  return ending === undefined ? null : `${ending} ${thing}`;
}
