import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  calendarDay,
  daysBetween,
  formatDay,
  formatInstant,
  isCalendarDay,
  isTimeZone,
  parseDay,
  plural,
  startOfDay,
} from './format.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));

test('the day of an instant is that of São Paulo, unless another zone is named', () => {
  const instant = new Date('2026-03-10T02:30:00Z');
  expect(calendarDay(instant)).toBe('2026-03-09');
  expect(calendarDay(instant, 'Europe/Lisbon')).toBe('2026-03-10');
});

test.each([
  ['2026-11-21', undefined, '2026-11-21T03:00:00.000Z'],
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['2026-11-21', 'Pacific/Niue', '2026-11-21T11:00:00.000Z'],
  // The clock was put forward at midnight: the day began at 1:00.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  // The clock was put back at midnight: the hour before it came twice.
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant);
});

test('a day begins where the day before ends, in any zone', () => {
  const zone = fc.constantFrom('America/Sao_Paulo', 'America/Noronha', 'Europe/Lisbon', 'UTC');
  fc.assert(
    fc.property(anyDay, zone, (day, timeZone) => {
      const start = startOfDay(day, timeZone);
      expect(calendarDay(start, timeZone)).toBe(day);
      expect(calendarDay(new Date(start.getTime() - 1), timeZone)).toBe(addDays(day, -1));
    }),
  );
});

test.each(['America/Sao_Paulo', 'america/sao_paulo', 'UTC'])('%s is a zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', '+03:00', 'Marte/Base', 'America/Sao_Paulo '])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '21/11/2026', '', '2026-11-21T00:00:00Z'])(
  '%j is no day of the calendar',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);

test.each([
  ['21/11/2026', '2026-11-21'],
  [' 1/2/2027 ', '2027-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['11/21/2026', null],
  ['21/11/26', null],
])('%j is read as %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('a day that is written out is read back, and days are counted over months and years', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -1_000, max: 1_000 }), (day, days) => {
      expect(isCalendarDay(day)).toBe(true);
      expect(parseDay(formatDay(day))).toBe(day);
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});

test('what is no day is shown as it is', () => {
  expect(formatDay('amanhã')).toBe('amanhã');
});

test('an instant says day and hour', () => {
  expect(formatInstant('2026-03-09T11:05:00.000Z')).toBe('09/03/2026 às 08:05');
  // In São Paulo the day before, whatever the reader's clock says.
  expect(formatInstant('2026-03-09T02:59:00.000Z')).toBe('08/03/2026 às 23:59');
});

test.each([
  [0, '0 dias'],
  [1, '1 dia'],
  [2, '2 dias'],
])('%i: %s', (count, said) => {
  expect(plural(count, 'dia', 'dias')).toBe(said);
});
