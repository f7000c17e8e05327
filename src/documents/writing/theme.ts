import { growthVerbs, messageVerbs } from '../knowledge/nominalizations.ts';
import { eventNouns, nounOf, personNouns, troubleNouns } from '../knowledge/nouns.ts';
import { normalize } from '../knowledge/words.ts';
import { articles, nominalized, nounPhrase } from './noun-phrase.ts';
import {
  contract,
  quiet,
  startsWithInfinitive,
  upperFirst,
  withoutFinalStop,
} from './portuguese.ts';

/**
 * What a text is about, as a noun phrase that stands inside a sentence: 'Avisar atrasos com antecedência'
 * is 'o aviso de atrasos com antecedência'.
 */
export interface Theme {
  /** Each thing named, with its article where it takes one: ['a organização', 'os prazos']. */
  things: readonly string[];
  plural: boolean;
  /** Something that one goes to: 'a reunião de resultados'. */
  event: boolean;
  /** Something that went wrong: 'o atraso na entrega'. */
  trouble: boolean;
}

/**
 * What a theme is for. `subject`: what a conversation is about. `message`: what a message is about, without
 * the verb that the message itself does ('Agradecer o apoio' is 'o apoio'). `growth`: what someone gets
 * better at, without the getting better ('Melhorar a escuta', 'Falta de escuta': 'a escuta').
 */
export type ThemeUse = 'subject' | 'message' | 'growth';

const mostWords = 8;
const plainWords = /^[\p{L}\p{M}\p{N}\s&%/ºª'’-]+$/u;

/** The theme of a typed text, or null where no noun phrase of at most eight words is safe. */
export function themeOf(text: string, use: ThemeUse = 'subject'): Theme | null {
  const clean = quiet(withoutFinalStop(text)).replace(/\s+/gu, ' ');
  if (!plainWords.test(clean) || clean.length > 200) return null;
  const words = clean.split(' ');
  const about =
    use === 'message' ? withoutMessageVerb(words) : use === 'growth' ? grownIn(words) : words;
  if (about === null || about.length === 0) return null;
  const things = startsWithInfinitive(about.join(' ')) ? nominalized(about) : nounPhrase(about);
  if (things === null || countOf(things) > mostWords) return null;
  return themeFrom(things);
}

function themeFrom(things: readonly string[]): Theme {
  const [first = ''] = things;
  const [article = '', head = ''] = first.split(' ');
  const lemma = nounOf(head)?.lemma ?? '';
  return {
    things,
    plural: things.length > 1 || /^[oa]s$/u.test(article),
    event: eventNouns.has(lemma),
    trouble: troubleNouns.has(lemma),
  };
}

function countOf(things: readonly string[]): number {
  const words = things.flatMap((thing) => thing.split(' '));
  return words.length - things.length;
}

/** A preposition with what it holds of an article: 'na' → 'a', 'pelos' → 'os', 'sobre' → ''. */
const openingPreposition =
  /^(?:(?:d|n|pel)(o|a|os|as)|(?:à|a)(s)?|(ao|aos)|de|em|por|sobre|para|pra|com)$/iu;

function withoutPreposition(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  const match = openingPreposition.exec(first);
  if (!match || first.toLowerCase() === 'a') return words;
  const article = match[1] ?? (match[3] === undefined ? '' : match[3].slice(1));
  if (/^às?$/iu.test(first)) return [first.toLowerCase().replace('à', 'a'), ...rest];
  return article === '' ? rest : [article, ...rest];
}

function withoutMessageVerb(words: readonly string[]): readonly string[] | null {
  const [first = '', ...rest] = words;
  if (!messageVerbs.includes(normalize(first))) return words;
  const object = withoutPreposition(rest);
  const head = object[articles.has((object[0] ?? '').toLowerCase()) ? 1 : 0] ?? '';
  if (!isSomeone(head)) return object;
  const after = object.findIndex(
    (word, index) => index > 0 && /^(?:sobre|para|pra|por|pel[oa]s?|d[oa]s?|de)$/iu.test(word),
  );
  return after < 0 ? null : withoutPreposition(object.slice(after));
}

/** A person of the job, or a name: a capital letter on what is no noun. */
function isSomeone(word: string): boolean {
  const noun = nounOf(word);
  return noun ? personNouns.has(noun.lemma) : /^\p{Lu}\p{Ll}/u.test(word);
}

/** 'Ter mais organização', 'Falta de organização', 'Melhorar na organização' → 'organização'. */
function grownIn(words: readonly string[]): readonly string[] | null {
  const [first = '', second = ''] = words;
  const plain = normalize(first.replace(/-se$/iu, ''));
  if (growthVerbs.includes(plain)) return grownIn(withoutPreposition(words.slice(1)));
  if (/^(?:mais|melhor|maior)$/u.test(plain)) return grownIn(words.slice(1));
  if (startsWithInfinitive(first) && /^(?:mais|melhor|bem)$/iu.test(second)) {
    return [first, ...words.slice(2)];
  }
  const noun = nounOf(articles.has(plain) ? second : first);
  if (noun === null || !troubleNouns.has(noun.lemma)) return words;
  const rest = words.slice(articles.has(plain) ? 2 : 1);
  return /^(?:d[eoa]s?|em|n[oa]s?)$/iu.test(rest[0] ?? '')
    ? grownIn(withoutPreposition(rest))
    : null;
}

const boundary =
  /^(?:com|sem|para|por|pel[oa]s?|em|n[oa]s?|d[eoa]s?|aos?|às?|entre|sobre|durante|desde|após|antes)$/iu;

/** Nouns that say nothing without what they are of. */
const relational = /^(?:início|fim|final|começo|meio|decorrer|processo|parte|momento|hora|área)$/iu;

/**
 * The theme in at most so many words beside its article, cut where a complement begins; what it should be
 * more of ('mais objetiva') goes too. Null where nothing that short can stand alone.
 */
export function shortTheme(theme: Theme | null, most: number): Theme | null {
  if (theme === null || theme.things.length > 1) {
    return theme !== null && countOf(theme.things) <= most ? theme : null;
  }
  const [article = '', ...words] = (theme.things[0] ?? '').split(' ');
  const degree = words.findIndex((word) => /^(?:mais|menos|melhor|melhores)$/iu.test(word));
  const plain = degree > 0 ? words.slice(0, degree) : words;
  let end = plain.length;
  while (end > most || boundary.test(plain[end - 1] ?? '')) {
    end -= 1;
    while (end > 0 && !boundary.test(plain[end] ?? '')) end -= 1;
  }
  // 'os atrasos no início do plantão' is not cut to 'os atrasos no início'.
  if (end < plain.length && relational.test(plain[end - 1] ?? '')) {
    const at = plain.slice(0, end - 1).findLastIndex((word) => boundary.test(word));
    if (at > 0) end = at;
  }
  return end > 0 ? { ...theme, things: [[article, ...plain.slice(0, end)].join(' ')] } : null;
}

/** Form 4 of the phrase bank: where there is no safe noun phrase, the text itself follows as a sentence. */
const withoutTheme: Readonly<Record<string, string>> = {
  em: 'no ponto a seguir',
  sobre: 'sobre o assunto a seguir',
  de: 'do assunto a seguir',
  a: 'ao assunto a seguir',
  por: 'pelo assunto a seguir',
  para: 'para o que segue',
  '': 'o ponto a seguir',
};

const slot = /(?<![\p{L}\p{M}])(?:(em|sobre|de|a|por|para) )?\{tema\}/giu;
const agreement = /\{(\p{L}+)\|(\p{L}+)\}/gu;

/**
 * A sentence with its theme: prepositions contract ('em {tema}' → 'na comunicação'), `{precisa|precisam}`
 * agrees, and 'uma conversa sobre {tema}' becomes the event itself where the theme is one. With null, form 4:
 * the caller lets the text follow as a sentence of its own.
 */
export function withTheme(template: string, theme: Theme | null): string {
  const asked =
    theme?.event === true ? template.replace('uma conversa sobre {tema}', '{tema}') : template;
  return asked
    .replace(agreement, (_, one: string, many: string) => (theme?.plural === true ? many : one))
    .replace(slot, (found, preposition: string | undefined, at: number) => {
      const said = themeAfter((preposition ?? '').toLowerCase(), theme);
      const opens = /(?:^|[.!?] )$/u.test(asked.slice(0, at)) || /^\p{Lu}/u.test(found);
      return opens ? upperFirst(said) : said;
    });
}

function themeAfter(preposition: string, theme: Theme | null): string {
  if (theme === null) return withoutTheme[preposition] ?? '';
  const { things } = theme;
  switch (preposition) {
    case 'em':
    case 'de':
    case 'a':
    case 'por':
      return things.map((thing) => contract(preposition, thing)).join(' e ');
    default:
      return [preposition, things.join(' e ')].filter((part) => part !== '').join(' ');
  }
}
