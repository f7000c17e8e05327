import { minutesOf } from '#documents/kit/calendar.ts';
import { addDays, daysBetween } from '#shared/format.ts';
import { isJsonObject, textsOf } from '#shared/json.ts';
import { daysIn, fold, type FoundDay } from './reading.ts';
import { allTexts, lastDay, typedTexts, type Check } from './subject.ts';

/** Where a kind keeps parts that have minutes each. */
const timedParts = ['agenda', 'sections'];

/** The minutes of the parts are those of the whole that was asked for. */
export const sums: Check = {
  id: 'sums',
  faults({ brief, content }) {
    const asked = Number((brief as Record<string, unknown>)['duration']);
    const whole = asked > 0 ? asked : minutesOf(textsOf(content['duration']).join());
    return timedParts.flatMap((name) => {
      const parts = content[name];
      if (!Array.isArray(parts) || parts.length === 0 || whole === null) return [];
      const minutes = parts
        .filter(isJsonObject)
        .map(({ duration }) => minutesOf(String(duration)) ?? 0);
      const sum = minutes.reduce((total, each) => total + each, 0);
      return sum === whole ? [] : [`${name}: ${minutes.join(' + ')} = ${sum}, not ${whole}`];
    });
  },
};

/** Who types of these works on days when others rest. */
const restDays =
  /\b(?:sabado|domingo|fim de semana|fins de semana|feriado|escala|plantao|plantoes|turno)/u;

/** A day that the author chose is not in the past, not after the deadline, and one of work. */
export const dates: Check = {
  id: 'dates',
  faults(subject) {
    const { context, brief } = subject;
    const { today } = context;
    const given = new Set(
      textsOf([brief, context])
        .flatMap(daysIn)
        .map(({ monthDay }) => monthDay),
    );
    const worksAnyDay = restDays.test(
      fold([...typedTexts(subject), ...textsOf(context)].join('\n')),
    );
    const due = lastDay(subject);
    const last = due !== null && due >= today ? due : addDays(today, 366);
    const chosen = allTexts(subject)
      .flatMap(daysIn)
      .filter(({ monthDay }) => !given.has(monthDay))
      // '3/5' is a share, or a level of five.
      .filter(({ year, written }) => year !== null || !/^\d\/|\/\d$/.test(written));
    return chosen.flatMap((found) => {
      const day = dayOf(found, today);
      if (day < today) return [`in the past: ${found.written}`];
      if (day > last) return [`after ${last}: ${found.written}`];
      return worksAnyDay || isWorkday(day) ? [] : [`no day of work: ${found.written}`];
    });
  },
};

/** The day nearest to today, where no year is written. */
function dayOf({ monthDay, year }: FoundDay, today: string): string {
  if (year !== null) return `${year}-${monthDay}`;
  const around = [-1, 0, 1].map((step) => `${Number(today.slice(0, 4)) + step}-${monthDay}`);
  const distance = (day: string) => Math.abs(daysBetween(today, day));
  return around.toSorted((one, other) => distance(one) - distance(other))[0] ?? '';
}

const holidays = new Set('01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '));

function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5)) && day !== goodFriday(day);
}

/** Two days before Easter Sunday (Gauss, for 1900 to 2099). */
function goodFriday(day: string): string {
  const year = Number(day.slice(0, 4));
  const d = (19 * (year % 19) + 24) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && year % 19 > 10) ? 7 : 0;
  return addDays(`${year}-03-22`, d + e - late - 2);
}
