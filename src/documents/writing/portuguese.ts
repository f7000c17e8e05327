import { givenNameLength } from '../knowledge/given-names.ts';
import { normalize } from '../knowledge/words.ts';

export function upperFirst(text: string): string {
  // 'eNPS', 'iFood'
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('pt-BR'));
}

/** Names of things that keep their capital inside a sentence. */
const properWords = new Set(
  `excel word powerpoint power python java javascript typescript react sap wms crm scrum kanban libras
  google autocad photoshop figma linux windows oracle salesforce totvs protheus brasil aws azure docker
  kubernetes node angular sql github jira trello canva notion tableau looker pix python`.split(
    /\s+/,
  ),
);

/** Lower-cases the first letter, unless the first word is an acronym or a name. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}+#.-]+/u.exec(text)?.[0] ?? '';
  const rest = first.slice(1);
  if (rest !== rest.toLocaleLowerCase('pt-BR')) return text;
  if (first.length === 1 && /^\p{Lu}/u.test(first) && !/^[AEOÀÁÉÍÓ]$/u.test(first)) return text;
  if (/\d/u.test(first) || properWords.has(normalize(first))) return text;
  return text.slice(0, 1).toLocaleLowerCase('pt-BR') + text.slice(1);
}

/** Text that shouts is quietened where it stands inside a sentence. */
export function quiet(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouts = letters.length >= 8 && letters === letters.toLocaleUpperCase('pt-BR');
  return shouts ? upperFirst(withAcronyms(text.toLocaleLowerCase('pt-BR'))) : text;
}

/** Acronyms of the working day that keep their capitals where all the rest loses them. */
const acronyms = new Set(
  `epi epis cipa sesmt rh ti uti erp crm nps sla kpi sac tma cnh clt sus pdv dds mei cnpj cpf pdi okr led iso
  pix vip lgpd mvp`.split(/\s+/u),
);

function withAcronyms(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}])\p{L}{2,5}(?![\p{L}\p{M}])/gu, (word) =>
    acronyms.has(word) ? word.toLocaleUpperCase('pt-BR') : word,
  );
}

export function withoutFinalStop(text: string): string {
  // '25% a.a.'
  if (/(?<!\p{L})(?:a\.a|a\.m|S\.A)\.$/u.test(text)) return text.trimStart();
  let end = text.length;
  while (end > 0 && /[\s.;:,]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trimStart();
}

/** A sentence: its final stop, where it has none of its own. */
export function withFinalStop(text: string): string {
  return /[.!?…]["”’)]?$/u.test(text) ? text : `${withoutFinalStop(text)}.`;
}

/** 'a, b e c' */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
}

/** Nouns that end like an infinitive. */
const nounsLikeVerbs = new Set(
  `lider carater lugar celular par bar mar lar altar familiar militar escolar popular particular regular
  similar titular dolar poder prazer mulher colher qualquer elixir nectar revolver reporter poster
  hospitalar curricular hamburguer trailer container master senior junior complementar interdisciplinar
  multidisciplinar suplementar preliminar exemplar bem-estar zelador fevereiro layer docker power twitter
  newsletter customer partner manager designer user scanner`.split(/\s+/),
);
const compoundsOfPor = /^(?:com|pro|ex|dis|re|su|im|o|contra|trans|de)por$/u;

/** True where the text begins with an infinitive: 'Reduzir as filas', 'Tornar-se referência'. */
export function startsWithInfinitive(text: string): boolean {
  const first = normalize(text).split(' ')[0] ?? '';
  if (first === 'por') return /^\s*pôr\s/iu.test(text);
  if (first.length < 3 || nounsLikeVerbs.has(first)) return false;
  return /[aei]r$/u.test(first) || compoundsOfPor.test(first);
}

type Preposition = 'de' | 'em' | 'por' | 'a';
const contractions: Record<Preposition, ReadonlyMap<string, string>> = {
  de: withArticles('do', 'da'),
  em: withArticles('no', 'na'),
  por: withArticles('pelo', 'pela'),
  a: withArticles('ao', 'à'),
};

function withArticles(masculine: string, feminine: string): ReadonlyMap<string, string> {
  return new Map([
    ['o', masculine],
    ['a', feminine],
    ['os', `${masculine}s`],
    ['as', `${feminine}s`],
  ]);
}

/** 'de' + 'a troca' → 'da troca'; without an article the two stand side by side. */
export function contract(preposition: Preposition, phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ');
  const contracted = contractions[preposition].get(first.toLocaleLowerCase('pt-BR'));
  return contracted !== undefined && rest.length > 0
    ? `${contracted} ${rest.join(' ')}`
    : `${preposition} ${phrase}`;
}

/** A name longer than this is said by its beginning. */
const mostSpokenWords = 14;

/** A name that a person gave to a thing, ready to stand inside a sentence; phrases are quoted. */
export function inSentence(name: string): string {
  const clean = quiet(withoutFinalStop(name));
  const words = clean.split(/\s+/u);
  if (words.length > mostSpokenWords) return `“${words.slice(0, mostSpokenWords).join(' ')}…”`;
  const plainNoun = words.length <= 6 && /^[\p{L}\p{N}\s/&+#.,()-]+$/u.test(clean);
  return plainNoun && !startsWithInfinitive(clean) ? lowerFirst(clean) : `“${clean}”`;
}

/** The name by which a person is spoken to: 'Dr. João Lima' → 'Dr. João', 'Ana Clara Reis' → 'Ana Clara'. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const title = words[0]?.endsWith('.') === true && words.length > 1 ? 1 : 0;
  const length = givenNameLength(words.slice(title).map(normalize));
  return words.slice(0, title + length).join(' ');
}
