import { normalize } from '../knowledge/words.ts';

/*
 * Nothing is asked of a person outside working hours: what a leader wishes for there is no point to get
 * better at, but a matter of agreed hours.
 */

const asking =
  /^(?:(?:nao|el[ea]|voce|nunca|quase|so|mais|ter|estar|ficar) )*(?:respond\w+|atend\w+|retorn\w+|disponi\w+|olhar|ver|ler|trabalh\w+|entr\w+|particip\w+|abrir|ligar)\b/u;
const outside =
  /\b(?:(?:depois|apos|alem) (?:d[aoe]s? )?(?:expediente|horario|jornada|(?:1[89]|2[0-3])(?: ?h(?:oras)?(?: ?\d{2})?)?)|fora d[oe] (?:horario|expediente|jornada)|(?:a|de|da|na|pela) (?:noite|madrugada)|fi(?:m|ns|nal|nais) de semana|feriados?|nas ferias|na folga|nas folgas|a qualquer hora|24 ?(?:h|horas))\b/u;
/** Who works at night has night as working hours. */
const ownHours = /\b(?:turno|plantao|escala|sobreaviso)\b/u;

function isOutside(item: string): boolean {
  const plain = normalize(item);
  return asking.test(plain) && outside.test(plain) && !ownHours.test(plain);
}

/** List items that ask for it, apart from the rest. */
export function outOfHours(items: readonly string[]): { kept: string[]; outside: string[] } {
  return {
    kept: items.filter((item) => !isOutside(item)),
    outside: items.filter(isOutside),
  };
}
