import { lowerFirst, startsWithInfinitive, withoutFinalStop } from '../writing/portuguese.ts';
import { themeOf, withTheme, type Theme } from '../writing/theme.ts';
import { wordCount } from './typed.ts';

/** A point to get better at, as it can be said. */
export interface Improvement {
  text: string;
  /** What it names; null where it is a clause, or no safe noun phrase. */
  theme: Theme | null;
  /** An infinitive clause, without a full stop; null where the words give none. */
  action: string | null;
}

/** Longer clauses are not said inside another sentence. */
const longestClause = 14;

export function readImprovement(text: string): Improvement {
  const clean = withoutFinalStop(text);
  const short = wordCount(clean) <= longestClause && !/[.!?;:“”"()]/u.test(clean);
  if (short && startsWithInfinitive(clean.replace(/^n[ãa]o\s+/iu, ''))) {
    return { text, theme: null, action: lowerFirst(clean) };
  }
  const theme = themeOf(clean);
  if (theme === null) return { text, theme, action: null };
  const wanted = moreOf(theme);
  if (wanted !== null) return { text, theme: null, action: wanted };
  const action = withTheme(theme.trouble ? 'resolver {tema}' : 'cuidar de {tema}', theme);
  return { text, theme, action };
}

/** 'a passagem mais objetiva' is something to arrive at: 'chegar a uma passagem mais objetiva'. */
function moreOf({ things }: Theme): string | null {
  const [article = '', ...words] = (things[0] ?? '').split(' ');
  if (things.length > 1 || !words.some((word) => /^(?:mais|melhor|melhores)$/iu.test(word))) {
    return null;
  }
  const one = article === 'o' ? 'um ' : article === 'a' ? 'uma ' : '';
  return `chegar a ${one}${words.join(' ')}`;
}
