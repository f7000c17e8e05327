import { formatDay, parseDay } from '#shared/format.ts';
import { withTexts } from '#shared/json.ts';
import { plannedDay } from '../kit/business-days.ts';
import { daysIn } from '../reading/facts.ts';

/*
 * The days that a model chose: they lie between today and the deadline. On which of them a team works it was
 * told, and shops, hotels and shifts work on any. A day that was typed stays, whatever it is: it is the leader's.
 */

/** With the weekday before it, where one stands there. */
const writtenDay =
  /(?:(?<weekday>segunda|terça|quarta|quinta|sexta|sábado|domingo)(?<ending>(?:-feira)?,? ))?\b(?<day>\d{2}\/\d{2}\/\d{4})\b/giu;
/** Nothing but a day: when something is due. In a sentence a day that is over is one of which it tells. */
const dueDay = /^\s*(?:até |em )?\d{2}\/\d{2}\/\d{4}\.?\s*$/iu;
const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
/** What begins then, or is out of the plan then, may lie after its end. */
const fromThen =
  /(?:a partir de|desde|depois de|após|antes de|só (?:em|volta\w*)|volta\w* (?:só )?em|entre)\s*(?:\p{L}+(?:-feira)?, )?$/iu;

function weekdayOf(written: string): string {
  return weekdays[new Date(`${parseDay(written)}T00:00:00Z`).getUTCDay()]!;
}

export interface Span {
  today: string;
  /** `yyyy-MM-dd` */
  deadline: string;
  /** Texts whose days stay as they are. */
  typed: readonly string[];
  /** The day on which the model ends its plan, where it knew that nobody works later: days too late move there. */
  last?: string | undefined;
}

export interface SettledDays {
  /** A text with its days inside the span. */
  settle(text: string): string;
  /** The same of every text inside a value. */
  settleAll<Value>(value: Value): Value;
  /** What to tell the leader: one suggestion, or none. */
  notices(): string[];
}

/** The days of a page, which are its own: its author says beside it what does not fit. */
export const daysAsWritten: SettledDays = {
  settle: (text) => text,
  settleAll: (value) => value,
  notices: () => [],
};

export function settledDays({ today, deadline, typed, last }: Span): SettledDays {
  const known = daysIn([...typed, deadline, today].join('\n'));
  const moved = new Map<string, string>();
  const placed = (written: string, at: number, text: string): string => {
    const day = parseDay(written);
    if (day === null || known.has(day.slice(5)) || deadline < today) return written;
    if (day >= today && day <= deadline) return written;
    if (day > deadline && fromThen.test(text.slice(0, at))) return written;
    if (day < today && !dueDay.test(text)) return written;
    const better = formatDay(day > deadline && last ? last : plannedDay(day, { today, deadline }));
    if (better !== written) moved.set(written, better);
    return better;
  };
  const settle = (text: string) =>
    text.replace(writtenDay, (whole, weekday: string | undefined, ending, day: string, at) => {
      const better = placed(day, Number(at) + whole.length - day.length, text);
      if (better === day) return whole;
      return weekday === undefined ? better : `${weekdayOf(better)}${String(ending)}${better}`;
    });
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
