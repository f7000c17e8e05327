import type { Window } from '../writing/calendar.ts';
import { lastDayOf, monthNames, nextDay } from '../writing/told-days.ts';
import { normalize } from '../knowledge/words.ts';

/** A sentence of the notes, and the days without work that it announces. */
export interface Note {
  text: string;
  away: Window | null;
}

interface Period {
  today: string;
  deadline: string;
}

const absence =
  /\b(?:ferias|licenca|folga|recesso|afastamento|ausente|viagem|paralisacao|congelamento|fechad[oa]s?)\b/u;

export function readNotes(sentences: readonly string[], period: Period): Note[] {
  return sentences.map((text) => {
    const absent = absence.test(normalize(text));
    const window = absent ? windowOf(text, period) : null;
    // An absence that covers the whole period cannot be kept clear of.
    const leavesRoom = window && (window.from > period.today || window.to < period.deadline);
    return { text, away: leavesRoom ? window : null };
  });
}

/** 'de 21/12 a 04/01/2027', 'de 10 a 20/01', 'em 15/01' or 'em janeiro'. */
function windowOf(text: string, { today, deadline }: Period): Window | null {
  const range =
    /\b(\d{1,2})(?:\/(\d{1,2})(?:\/(\d{4}))?)?\s*(?:a|à|até|e)\s*(?:o dia )?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?/u.exec(
      text,
    );
  if (range) {
    const [, day = '', month, year, lastDay = '', lastMonth = '', lastYear] = range;
    const [ofDay, ofYear] = month === undefined ? [lastMonth, lastYear] : [month, year];
    const from = nextDay({ day, month: ofDay, year: ofYear }, today);
    const to = nextDay({ day: lastDay, month: lastMonth, year: lastYear }, from ?? today);
    return from !== null && to !== null && from <= to ? { from, to } : null;
  }
  const single = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/u.exec(text);
  if (single) {
    const [, day = '', month = '', year] = single;
    const found = nextDay({ day, month, year }, today);
    return found === null ? null : { from: found, to: found };
  }
  return monthOf(normalize(text), { today, deadline });
}

function monthOf(plain: string, { today, deadline }: Period): Window | null {
  const index = monthNames.findIndex((name) => new RegExp(`\\b${name}\\b`, 'u').test(plain));
  if (index < 0) return null;
  const month = String(index + 1);
  const from = nextDay({ day: '1', month, year: undefined }, `${today.slice(0, 7)}-01`);
  if (from === null || from > deadline) return null;
  return { from, to: lastDayOf(from.slice(0, 7)) };
}
