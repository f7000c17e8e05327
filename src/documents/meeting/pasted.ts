import {
  joinList,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  upperFirst,
  withoutFinalStop,
} from '../writing/portuguese.ts';

/*
 * What was pasted from a list or typed in lower case, as it stands in a document: the words stay, the
 * bullets go.
 */

const bullet = /^\s*(?:[-*•–—·▪]+|\d{1,2}[.)])\s+/u;

/** A topic as the heading that it becomes. */
export function tidyTopic(topic: string): string {
  return upperFirst(topic.replace(bullet, '').trim());
}

/** Who is spoken to is no part of what is wanted. */
const calling =
  /^(?:gente|pessoal|galera|olha|oi|bom)[,\s]+(?=(?:eu|n[óo]s|preciso|quero|a gente)(?!\p{L}))/iu;

/** An objective with a capital; the lines of a list one after the other. */
export function tidyObjective(objective: string): string {
  const lines = objective
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');
  const [first = '', ...others] = lines;
  if (others.length === 0) return quiet(upperFirst(first.replace(calling, '')));
  const [opening = '', ...rest] = lines.map(withoutFinalStop);
  const isList = lines.every(startsWithInfinitive);
  return upperFirst(
    isList ? joinList([opening, ...rest.map(lowerFirst)]) : [opening, ...rest].join('; '),
  );
}
