import { minutesOf } from '../kit/calendar.ts';

/** '25 minutos', '1 minuto' */
export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}

interface Timed {
  duration: string;
}

export interface SettledMinutes<Item> {
  items: Item[];
  notices: string[];
}

/**
 * Items whose minutes add up to the whole: what is too much or too little is taken from or given to the longest
 * ones, and the leader is told. Durations that cannot be read, or that already add up, stay as they are.
 */
export function settledMinutes<Item extends Timed>(
  items: readonly Item[],
  total: number,
): SettledMinutes<Item> {
  const minutes = items.map(({ duration }) => minutesOf(duration));
  const sum = minutes.reduce<number>((all, each) => all + (each ?? 0), 0);
  if (items.length === 0 || minutes.includes(null) || sum === total) {
    return { items: [...items], notices: [] };
  }
  const balanced = balance(minutes as number[], total);
  return {
    items: items.map((item, index) =>
      balanced[index] === minutes[index]
        ? item
        : { ...item, duration: minutesText(balanced[index] ?? 1) },
    ),
    notices: [`Os tempos somavam ${sum} minutos; ajustamos para fechar em ${total}.`],
  };
}

/** What to tell the leader where the minutes of items do not add up to the whole: one suggestion, or none. */
export function minutesNotice(items: readonly Timed[], total: number): string[] {
  const minutes = items.map(({ duration }) => minutesOf(duration));
  const sum = minutes.reduce<number>((all, each) => all + (each ?? 0), 0);
  if (items.length === 0 || minutes.includes(null) || total === 0 || sum === total) return [];
  return [`Os tempos somam ${sum} minutos, e o pedido é de ${total}: confira.`];
}

/** Minutes in the same proportions, at least one each, that add up to the total. */
export function balance(minutes: readonly number[], total: number): number[] {
  const sum = minutes.reduce((all, each) => all + each, 0);
  const scaled = minutes.map((each) => Math.max(1, Math.round((each * total) / Math.max(1, sum))));
  const longestFirst = scaled
    .map((_, index) => index)
    .toSorted((a, b) => (scaled[b] ?? 0) - (scaled[a] ?? 0));
  let rest = total - scaled.reduce((all, each) => all + each, 0);
  for (let turn = 0; rest !== 0 && turn < total * 2; turn += 1) {
    const index = longestFirst[turn % longestFirst.length] ?? 0;
    const step = Math.sign(rest);
    if ((scaled[index] ?? 1) + step < 1) continue;
    scaled[index] = (scaled[index] ?? 1) + step;
    rest -= step;
  }
  return scaled;
}
