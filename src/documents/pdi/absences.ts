import type { Window } from '../writing/calendar.ts';
import { normalize } from '../knowledge/words.ts';
import { windowOf, type Period } from './day-windows.ts';

const absence =
  /\b(?:ferias|licencas?|folgas?|recesso|afastament\w*|afastad[oa]s?|ausent\w+|ausencias?|viagem|viaj\w+|(?:ficar?a?|estar?a?|estiver|vai (?:ficar|estar)) fora)\b|\bnao (?:da|pode|podemos|consigo|conseguimos|tem como|ha como)(?: \w+)? (?:tirar|liberar|parar|afastar|contar com|treinar|deslocar)\b|\bnada (?:em|entre|de|a partir de|no mes de) (?:\d|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/u;

/** True where a sentence speaks of days without work. */
export function isAbsence(sentence: string): boolean {
  return absence.test(normalize(sentence));
}

/**
 * The days without work that sentences announce. They are read before the guardrails, which may take the
 * reason of a leave out of the text: nothing is planned on those days all the same.
 */
export function absencesIn(sentences: readonly string[], period: Period): Window[] {
  return sentences.filter(isAbsence).flatMap((sentence) => {
    const window = windowOf(sentence, period);
    return window !== null && leavesRoom(window, period) ? [window] : [];
  });
}

/** An absence that covers the whole period cannot be kept clear of. */
export function leavesRoom({ from, to }: Window, { today, deadline }: Period): boolean {
  return from > today || to < deadline;
}
