import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#shared/format.ts';
import {
  addMonths,
  durationBetween,
  easterSunday,
  isBusinessDay,
  monthsBetween,
  plannedDay,
} from './business-days.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test.each(['2026-12-24', '2026-12-31'])(
  '%s is a day of work, and nothing is planned for it',
  (day) => {
    expect(isBusinessDay(day)).toBe(true);
    expect(plannedDay(day, { today: '2026-12-01', deadline: day })).toMatch(/-12-(?:23|30)$/u);
  },
);

test.each([
  '2026-11-20', // Consciência Negra, national since 2024
  '2026-12-25',
  '2027-01-01',
  '2027-02-08', // Carnival
  '2027-02-09',
  '2027-03-26', // Good Friday
  '2027-04-21',
  '2027-05-27', // Corpus Christi
  '2027-09-07',
  '2026-11-21', // Saturday
  '2026-11-22', // Sunday
])('nobody plans work for %s', (day) => {
  expect(isBusinessDay(day)).toBe(false);
});

test.each(['2026-11-23', '2027-02-10', '2028-03-01', '2024-02-29', '2027-12-30'])(
  '%s is a business day',
  (day) => {
    expect(isBusinessDay(day)).toBe(true);
  },
);

const period = { today: '2026-11-23', deadline: '2027-05-31' };

test('a planned day moves back to the previous business day', () => {
  expect(plannedDay('2027-01-09', period)).toBe('2027-01-08');
  expect(plannedDay('2027-02-09', period)).toBe('2027-02-05');
  expect(plannedDay('2026-12-25', period)).toBe('2026-12-23');
});

test('where that lies before today, the deadline itself stands', () => {
  const weekend = { today: '2026-11-21', deadline: '2026-11-22' };
  expect(plannedDay('2026-11-21', weekend)).toBe('2026-11-22');
});

test('before the first business day, the first one stands', () => {
  const overNewYear = { today: '2026-12-25', deadline: '2027-01-15' };
  expect(plannedDay('2026-12-26', overNewYear)).toBe('2026-12-28');
});

test('a planned day never leaves the period', () => {
  const day = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-11-21', days));
  fc.assert(
    fc.property(day, day, day, (one, other, target) => {
      const [today = one, deadline = other] = [one, other].toSorted();
      const planned = plannedDay(target, { today, deadline });
      expect(planned >= today && planned <= deadline).toBe(true);
      const hasBusinessDay = Array.from({
        length: Math.min(daysBetween(today, deadline), 10) + 1,
      }).some((_, ahead) => isBusinessDay(addDays(today, ahead)));
      expect(isBusinessDay(planned)).toBe(hasBusinessDay);
    }),
  );
});

test('months keep to the end of shorter ones', () => {
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(addMonths('2026-11-23', 6)).toBe('2027-05-23');
  expect(monthsBetween('2026-11-23', '2027-05-31')).toBe(6);
  expect(monthsBetween('2026-11-23', '2026-12-22')).toBe(0);
  expect(monthsBetween('2026-08-31', '2027-02-28')).toBe(6);
  expect(monthsBetween('2026-11-23', '2026-11-20')).toBe(0);
  expect(monthsBetween('2026-11-23', '9999-12-31')).toBe(95_677);
});

test.each([
  ['2026-10-26', '2027-01-14', '80 dias'],
  ['2026-10-26', '2026-12-26', '2 meses'],
  ['2026-10-26', '2027-01-11', '11 semanas'],
  ['2026-08-31', '2027-02-28', '6 meses'],
  ['2026-11-23', '2026-12-23', '30 dias'],
  ['2026-11-23', '2026-12-07', '14 dias'],
  ['2026-11-23', '2026-11-23', '1 dia'],
])('from %s to %s it is %s', (from, to, duration) => {
  expect(durationBetween(from, to)).toBe(duration);
});
