import { normalize } from '../knowledge/words.ts';

/*
 * Weekdays on which notes say that the person is not at work: 'viaja toda segunda e terça', 'trabalha só de
 * terça a sábado'. Nothing is planned on them. 0 is Sunday.
 */

const names = 'domingo segunda terca quarta quinta sexta sabado'.split(' ');
const anyDay = `(?:${names.join('|')})s?(?: feiras?)?`;
const away = new RegExp(
  `\\b(?:viaj\\w+|folgas?|folga|(?:esta|fica|trabalha) fora|ausente|nao (?:trabalha|vem|esta|atende|da plantao))\\b(?: (?!${anyDay})\\w+){0,4}? ((?:${anyDay}(?: e (?:as? |aos? |nas? |toda )?)?(?: )?)+)`,
  'gu',
);
const workRange = new RegExp(
  `\\b(?:trabalha|vem|expediente|atende|escala|jornada)(?: \\w+){0,3}? de (${anyDay}) a (${anyDay})`,
  'u',
);
const workOnly = new RegExp(
  `\\b(?:(?:trabalha|vem|esta n[oa] \\w+)(?: \\w+){0,2}? (?:so|somente|apenas)|(?:so|somente|apenas) (?:trabalha|vem|atende)) (?:(?:as?|aos|nas?|n[oa]s) )?((?:${anyDay}(?: e (?:as? |aos? |nas? )?)?(?: )?)+)`,
  'u',
);

/** Every weekday on which nothing can be planned; never all of them. */
export function weekdaysOff(sentences: readonly string[]): ReadonlySet<number> {
  const off = new Set<number>();
  for (const sentence of sentences) {
    const plain = normalize(sentence);
    // 'nesta segunda' and 'na segunda, dia 30' are one day, 'segunda quinzena' is none.
    if (/\b(?:nest[ae]|ness[ae]|proxim[ao]|quinzena|semestre|metade|dia \d)\b/u.test(plain))
      continue;
    for (const [, told = ''] of plain.matchAll(away)) for (const day of daysIn(told)) off.add(day);
    const range = workRange.exec(plain);
    const only = workOnly.exec(plain)?.[1];
    const at = range === null ? daysIn(only ?? '') : between(range[1] ?? '', range[2] ?? '');
    if (at.length > 0) for (const day of names.keys()) if (!at.includes(day)) off.add(day);
  }
  const workdays = [1, 2, 3, 4, 5];
  return workdays.every((day) => off.has(day)) ? new Set() : off;
}

function daysIn(text: string): number[] {
  return text.split(' ').flatMap((word) => {
    const day = names.indexOf(word.replace(/s$/u, ''));
    return day < 0 ? [] : [day];
  });
}

function between(from: string, to: string): number[] {
  const [first = 0] = daysIn(from);
  const [last = 6] = daysIn(to);
  return [...names.keys()].filter((day) =>
    first <= last ? day >= first && day <= last : day >= first || day <= last,
  );
}
