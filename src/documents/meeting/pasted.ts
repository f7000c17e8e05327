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

/** An objective with a capital; the lines of a list one after the other. */
export function tidyObjective(objective: string): string {
  const lines = objective
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');
  const [first = '', ...others] = lines;
  if (others.length === 0) return quiet(upperFirst(first));
  const [opening = '', ...rest] = lines.map(withoutFinalStop);
  const isList = lines.every(startsWithInfinitive);
  return upperFirst(
    isList ? joinList([opening, ...rest.map(lowerFirst)]) : [opening, ...rest].join('; '),
  );
}
