import { endsInOneOf, plainWords } from '../kit/words.ts';

/** Lower case, without accents and punctuation, single spaces: the form in which words are compared. */
export function normalize(text: string): string {
  return plainWords(text).join(' ');
}

const stopwords = new Set(
  plainWords(
    `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra com sem
    sob sobre entre ate desde apos e ou mas nem que se como quando onde qual quais quem cujo porque pois
    eu tu ele ela eles elas voce voces nos meu minha meus minhas seu sua seus suas nosso nossa nossos nossas
    este esta estes estas esse essa esses essas isto isso aquilo aquele aquela aqueles aquelas ao aos
    mais menos muito muita muitos muitas pouco pouca tambem ja ainda so apenas cada todo toda todos todas
    outro outra outros outras mesmo mesma nao sim ser estar ter haver foi era sao sera tem tinha ha vai
    fazer faz feito pode deve entao assim depois antes durante sempre nunca bem mal algum alguma alguns
    algumas nenhum nenhuma tudo nada dele dela deles delas lhe lhes num numa contra`,
  ),
);

/** Words that carry meaning: four letters or more and no stopword, normalised. */
export function contentWords(text: string): string[] {
  return plainWords(text).filter((word) => word.length >= 4 && !stopwords.has(word));
}

/** A rough stem, enough to see that 'filas' and 'fila', 'delegar' and 'delegação' speak of one thing. */
export function stem(word: string): string {
  const singular = singularOf(word);
  return singular.length > 5 ? singular.slice(0, 5) : singular;
}

/** Roughly too: 'acoes' → 'acao', 'mes' → 'me'. */
function singularOf(word: string): string {
  if (endsInOneOf(word, ['oes', 'aes'])) return `${word.slice(0, -3)}ao`;
  return word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word;
}

export function stems(text: string): Set<string> {
  return new Set(contentWords(text).map(stem));
}

/** The share of common words of two texts, 0 to 1. */
export function similarity(one: Set<string>, other: Set<string>): number {
  if (one.size === 0 && other.size === 0) return 0;
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return common / (one.size + other.size - common);
}
