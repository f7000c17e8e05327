import { formatDay, parseDay } from '#shared/format.ts';
import { withTexts } from '#shared/json.ts';
import { plannedDay } from '../kit/business-days.ts';
import { daysIn } from '../reading/facts.ts';

/*
 * The days that a model chose: they lie between today and the deadline. On which of them a team works it was
 * told, and shops, hotels and shifts work on any. A day that was typed stays, whatever it is: it is the leader's.
 */

const writtenDay = /\b\d{2}\/\d{2}\/\d{4}\b/gu;

export interface Span {
  today: string;
  /** `yyyy-MM-dd` */
  deadline: string;
  /** Texts whose days stay as they are. */
  typed: readonly string[];
}

export interface SettledDays {
  /** A text with its days inside the span. */
  settle(text: string): string;
  /** The same of every text inside a value. */
  settleAll<Value>(value: Value): Value;
  /** What to tell the leader: one suggestion, or none. */
  notices(): string[];
}

export function settledDays({ today, deadline, typed }: Span): SettledDays {
  const known = daysIn([...typed, deadline, today].join('\n'));
  const moved = new Map<string, string>();
  const placed = (written: string): string => {
    const day = parseDay(written);
    if (day === null || known.has(day.slice(5)) || deadline < today) return written;
    if (day >= today && day <= deadline) return written;
    const better = formatDay(plannedDay(day, { today, deadline }));
    if (better !== written) moved.set(written, better);
    return better;
  };
  const settle = (text: string) => text.replace(writtenDay, placed);
  return {
    settle,
    settleAll: (value) => withTexts(value, settle),
    notices: () =>
      moved.size === 0
        ? []
        : [
            `Ajustamos datas que caíam fora do prazo: ${[...moved]
              .map(([from, to]) => `${from} passou a ${to}`)
              .join('; ')}.`,
          ],
  };
}
