import { spelledOut } from '../../knowledge/letter/spelling.ts';
import { contentWords, normalize } from '../../knowledge/words.ts';
import { upperFirst } from '../portuguese.ts';

/*
 * Days and hours in a letter: none is there that nobody gave.
 */

const monthNames =
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const times = new RegExp(
  [
    '(?<!\\d)\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?(?!\\d)',
    '(?<!\\d)\\d{1,2}(?::\\d{2}|\\s?h(?:oras?)?(?:\\s?\\d{2})?)(?![\\p{L}\\d])',
    `(?<!\\d)\\d{1,2}º? de (?:${monthNames})`,
    '(?<!\\p{L})(?:hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?(?!\\p{L})',
    '(?<!\\p{L})(?:próxima semana|semana que vem|mês que vem|próximo mês|meio-dia|fim do dia)(?!\\p{L})',
  ].join('|'),
  'giu',
);
/** Words for an hour or a day that are said of no date. */
const figures = /\d+/gu;

/** The days and hours named in a text, in one spelling. */
export function timesIn(text: string): string[] {
  return [...text.matchAll(times)].map(([found]) => spelled(found));
}

function spelled(time: string): string {
  const numbers = time.match(figures);
  if (numbers === null) return normalize(time).replace(/ feira$/u, '');
  const plain = numbers.map((figure) => String(Number(figure)));
  const [first = '', second] = plain;
  if (time.includes('/')) return `${first}/${second ?? ''}`;
  const month = monthNames.split('|').findIndex((name) => time.toLowerCase().includes(name));
  if (month >= 0) return `${first}/${month + 1}`;
  return second === undefined || second === '0' ? `${first}h` : `${first}h${second}`;
}

/** The times of a text that the given ones lack. `allowed`: words of urgency that need no source. */
export function inventedTimes(
  text: string,
  given: string,
  allowed: readonly string[] = [],
): string[] {
  const known = new Set([...timesIn(`${given}\n${spelledOut(given)}`), ...allowed]);
  return timesIn(text).filter((time) => !known.has(time));
}

const leading =
  '(?:(?:até|às?|aos?|as|os?|a|a partir|por volta|antes|depois|desde|entre|ainda|para|pra|em|n[oa]s?|n?est[ae]|n?ess[ae]|d[oae]s?|dia|próxim[oa]|final|fim|início|começo|manhã|tarde|noite)\\s+)*';
const trailing =
  '(?:\\s+(?:em ponto|no máximo|sem falta|(?:d[ae]|pela|à) (?:manhã|tarde|noite)|de \\d{4}))?';
const phrase = `${leading}(?:${times.source})${trailing}`;
/** A time with what leads it in and what follows from it: ' na sexta, 27/11, às 14h30'. */
const timePhrases = new RegExp(
  `(?:^|,?\\s+|\\s*\\()(?:${phrase})(?:(?:,|\\s+e|\\s+ou)?\\s+${phrase})*(?:\\)|,(?=\\s))?`,
  'giu',
);
const onePhrase = new RegExp(`(?:^|,?\\s+|\\s*\\()${phrase}\\)?`, 'giu');
/** What was said of the time itself has no subject without it. */
const saidOfTime = /^\s*(?:é|são|será|serão|foi|era|está|fica|ficou|vira|cai)(?!\p{L})/iu;
/** 'A reunião de segunda foi…': the time only tells which. */
const ofTime = /^,?\s+d[aeo]s?\s/iu;
const bareStart = /^\s*(?:[ao]s?|est[ae]|ess[ae]|o dia|a próxima|o próximo)\s/iu;
/** No sentence ends with these once the time is gone. */
const stump =
  /(?:^|\s)(?:é|são|será|serão|foi|foram|era|está|estão|estará|fica|ficam|ficou|ficará|acontece\p{L}*|começ\p{L}+|ocorre\p{L}*|termina\p{L}*|encerra\p{L}*|vence\p{L}*|vai|ser|ficar|estar|acontecer|marcad[oa]s?|remarcad[oa]s?|agendad[oa]s?|previst[oa]s?|confirmad[oa]s?|combinad[oa]s?|mudou|passou|tem|temos|até|para|pra|de|d[ao]s?|em|n[ao]s?|às?|aos?|as?|os?|e|ou|com|por|que|entre|desde|dia)$|[:–—-]$/iu;

/**
 * A sentence without the times that nobody gave: 'Me mande os números até as 15h?' asks for the numbers. Null
 * where what is left is no sentence.
 */
export function withoutTimesNotGiven(
  sentence: string,
  given: string,
  allowed: readonly string[] = [],
): string | null {
  const invented = (text: string) => inventedTimes(text, given, allowed).length;
  let lost = false;
  const cut = (found: string, at: number, whole: string): string => {
    const after = whole.slice(at + found.length);
    if ((saidOfTime.test(after) && !ofTime.test(found)) || (at === 0 && bareStart.test(found)))
      lost = true;
    // 'Bom dia, Ana, na sexta, …' keeps one of its commas.
    return found.startsWith(',') && found.endsWith(',') ? ',' : '';
  };
  const rest = sentence
    .replace(timePhrases, (found, ...args: unknown[]) => {
      const [at, whole] = args.slice(-2) as [number, string];
      if (invented(found) === 0) return found;
      if (invented(found) === timesIn(found).length) return cut(found, at, whole);
      return found.replace(onePhrase, (one) => (invented(one) > 0 ? '' : one));
    })
    .replace(/\s+(?=[,.;!?])|,+(?=[.;!?]|$)/gu, '')
    .replace(/^[\s,]+|\s+$/gu, '');
  const bare = rest.replace(/[.!?…]+$/u, '');
  const stands = /\s/u.test(bare) && contentWords(bare).length > 0 && !stump.test(bare);
  return lost || !stands || invented(rest) > 0 ? null : upperFirst(rest);
}
