import { generalMould } from './action-themes/general.ts';
import { marketMoulds } from './action-themes/market.ts';
import { peopleMoulds } from './action-themes/people.ts';
import type { ActionMould } from './action-themes/shape.ts';
import { workMoulds } from './action-themes/work.ts';
import { normalize } from './words.ts';

/** Where a title speaks of two aims, the first of these is meant: 'Treinamento no novo sistema' is about learning. */
export const actionMoulds: readonly ActionMould[] = [
  peopleMoulds.safety,
  peopleMoulds.staying,
  peopleMoulds.training,
  marketMoulds.change,
  workMoulds.errors,
  workMoulds.delays,
  workMoulds.costs,
  marketMoulds.sales,
  marketMoulds.service,
  workMoulds.processes,
];

/** A longer title tells a story: a word of it says little about the aim. */
const mostWords = 12;

/** The mould whose aim a short title names in whole words, else the general one. */
export function mouldOf(title: string): ActionMould {
  const words = normalize(title);
  if (words.split(' ').length > mostWords) return generalMould;
  const speaksOf = ({ aliases }: ActionMould) =>
    aliases.some((alias) => ` ${words} `.includes(` ${normalize(alias)} `));
  return actionMoulds.find(speaksOf) ?? generalMould;
}
