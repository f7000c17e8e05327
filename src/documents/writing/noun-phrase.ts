import { nominalizations } from '../knowledge/nominalizations.ts';
import { nounOf, personNouns, verbLikeNouns, type Noun } from '../knowledge/nouns.ts';
import { normalize } from '../knowledge/words.ts';
import { contract, lowerFirst } from './portuguese.ts';

/*
 * Reads a few typed words as a noun phrase with its article. Nothing is guessed: where the words might
 * be a clause, or the gender is not certain, there is none.
 */

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}

export const articles = wordSet('o a os as');
const adverbs = wordSet(
  'bem mal sempre nunca mais menos muito pouco melhor pior cedo tarde antes depois rápido logo só também ainda hoje',
);
const prepositions = wordSet(
  `a à às ao aos ante após até com contra de da do das dos desde em na no nas nos entre para pra por pela pelo pelas
  pelos sem sob sobre durante num numa`,
);
const possessives = new Map([
  ...[...wordSet('meu seu nosso')].flatMap(
    (word) =>
      [
        [word, 'o'],
        [`${word}s`, 'os'],
      ] as const,
  ),
  ...[...wordSet('minha sua nossa')].flatMap(
    (word) =>
      [
        [word, 'a'],
        [`${word}s`, 'as'],
      ] as const,
  ),
]);
const adjectivesBefore =
  /^(?:bo[am]s?|bons|nov[oa]s?|otim[oa]s?|excelentes?|alt[oa]s?|baix[oa]s?|grandes?|rapid[oa]s?|constantes?)$/u;

/** Words of which a clause is made, as they are written. */
const clauseWords = wordSet(
  `é era eram foi foram está estão estava estavam são tem têm tinha tinham teve tiveram há houve havia faz fazem fez
  vai vão fica ficam pode podem deve devem precisa precisam quer querem sabe sabem não que quem quando porque pois se
  mas porém como onde enquanto caso já ou chega chegam reclama reclamam esquece esquecem responde respondem perde
  perdem cumpre cumprem atende atendem avisa avisam deixa deixam consegue conseguem costuma gosta parece demonstra
  mostra apresenta apresentam trabalha trabalham traz trazem trouxe trouxeram disse pede atrasa atrasam participa
  participam colabora organiza organizam gera geram sai saem vem vêm segue seguem vive vivem sempre nunca ainda
  também só ele ela eles elas eu nós você vocês me lhe isso este esse`,
);
const finiteEnds =
  /(?:..ou|..aram|..eram|..[ií]ram|..avam|[aei]rá|..[ae]ndo|..indo|[^sm]eu|[^v]iu)$/u;
const notFinite = wordSet('comando museu europeu');

/** True where the words hold a verb that says something of someone: then they are no noun phrase. */
function hasClause(words: readonly string[]): boolean {
  return words.some((word, index) => {
    if (clauseWords.has(word) || (finiteEnds.test(word) && !notFinite.has(word))) return true;
    const before = words[index - 1];
    return (
      before !== undefined &&
      verbLikeNouns.has(normalize(word)) &&
      !prepositions.has(before) &&
      !articles.has(before) &&
      before !== 'e'
    );
  });
}

/** No article stands before these. */
const determiners = wordSet(
  `todo toda todos todas cada qualquer quaisquer algum alguma alguns algumas nenhum nenhuma um uma uns umas este esta
  estes estas esse essa esses essas aquele aquela aqueles aquelas ele ela eles elas isso isto quem mais menos muito
  muita muitos muitas`,
);

/** False where the word certainly follows no such article: 'a todo pedido' and 'a clientes' begin with a preposition. */
export function takesArticle(word: string, article: string): boolean {
  const plain = word.toLocaleLowerCase('pt-BR');
  if (determiners.has(plain)) return false;
  const noun = nounOf(plain);
  // A name has the article that was typed; 'foto' and 'moto' are all there is of their kind.
  const unknown = /^\p{Lu}|^(?:foto|moto|libido|tribo)$/u.test(word) || article.endsWith('s');
  if (noun === null) return unknown || !/(?:[^s]s|[^ã]o)$/u.test(plain);
  const sameNumber = noun.plural === article.endsWith('s');
  // 'a colega', 'o pessoa': people have the gender that was typed.
  return sameNumber && (personNouns.has(noun.lemma) || article.startsWith(noun.gender));
}

/** The words with their article, one entry for each thing named: ['a organização', 'os prazos']. */
export function nounPhrase(words: readonly string[]): string[] | null {
  const low = words.map((word) => word.toLocaleLowerCase('pt-BR'));
  const [first = '', second] = low;
  if (hasClause(low) || isFunctionWord(low.at(-1) ?? '')) return null;
  if (articles.has(first)) {
    return second === undefined || isFunctionWord(second) || determiners.has(second)
      ? null
      : splitAtArticles(quietened(words));
  }
  const byPossessive = possessives.get(first);
  if (byPossessive !== undefined && second !== undefined) {
    return [`${byPossessive} ${quietened(words)}`];
  }
  if (adjectivesBefore.test(normalize(first)) && second !== undefined) {
    const noun = nounOf(second);
    return noun && [`${articleOf(noun)} ${quietened(words)}`];
  }
  const noun = nounOf(first);
  if (noun) return fromNoun(noun, words, low);
  return isTool(words) ? [words.join(' ')] : null;
}

/** No noun, and no end of a phrase: 'o de sempre', 'a partir', 'visitas de'. */
function isFunctionWord(word: string): boolean {
  return word === 'partir' || word === 'e' || prepositions.has(word) || articles.has(word);
}

function fromNoun(noun: Noun, words: readonly string[], low: readonly string[]): string[] | null {
  const next = low[1];
  if (next === 'e') return coordinated(noun, words);
  if (next !== undefined && isVerbHere(noun, next)) return null;
  return [`${articleOf(noun)} ${quietened(words)}`];
}

/** 'organização e prazos': each noun takes its own article. */
function coordinated(noun: Noun, words: readonly string[]): string[] | null {
  const [head = '', , ...rest] = words;
  const others = nounPhrase(rest);
  return others && [`${articleOf(noun)} ${lowerFirst(head)}`, ...others];
}

function isVerbHere({ lemma }: Noun, next: string): boolean {
  if (!verbLikeNouns.has(lemma)) return articles.has(next) && next !== 'a';
  return articles.has(next) || adverbs.has(next) || nounOf(next) !== null;
}

function articleOf({ gender, plural }: Noun): string {
  return plural ? `${gender}s` : gender;
}

/** 'Excel avançado', 'Power BI': names of tools go without an article. */
function isTool(words: readonly string[]): boolean {
  const [first = ''] = words;
  return words.length <= 3 && /^\p{Lu}/u.test(first) && lowerFirst(first) === first;
}

function splitAtArticles(phrase: string): string[] {
  return phrase.split(/ e (?=(?:os?|as?) )/u);
}

/** The first letter, and the capitals of a title, as they are inside a sentence. */
function quietened(words: readonly string[]): string {
  return words
    .map((word, index) => (index === 0 || nounOf(word) ? lowerFirst(word) : word))
    .join(' ');
}

/** 'avisar riscos de atraso' → 'o aviso de riscos de atraso'; null where the verb has no noun of its own. */
export function nominalized(words: readonly string[]): string[] | null {
  const [typed = '', ...object] = words;
  const verb = normalize(typed);
  const noun = Object.hasOwn(nominalizations, verb) ? nominalizations[verb] : undefined;
  if (noun === undefined) return null;
  const low = object.map((word) => word.toLocaleLowerCase('pt-BR'));
  const [first] = low;
  if (first === undefined) return [noun];
  if (hasClause(low) || isFunctionWord(low.at(-1) ?? '')) return null;
  if (adverbs.has(first) || first === 'e' || /[aei]r$/u.test(first)) return null;
  const rest = object.join(' ');
  if (prepositions.has(first) && first !== 'a') return [`${noun} ${rest}`];
  const head = nounOf(articles.has(first) ? (low[1] ?? '') : first);
  const someone = head !== null && personNouns.has(head.lemma);
  if (someone && verb === 'comunicar') return null;
  return [`${noun} ${contract(someone && verb === 'avisar' ? 'a' : 'de', rest)}`];
}
