import { expect, test } from 'vitest';
import { agendas, type AgendaSlot } from './agendas.ts';
import { blockNames, meetingBlocks } from './blocks.ts';

const all = Object.entries(agendas).flatMap(([type, byDuration]) =>
  Object.entries(byDuration).map(([duration, slots]: [string, readonly AgendaSlot[]]) => ({
    type,
    duration: Number(duration),
    slots,
  })),
);
const codesOf = (slots: readonly AgendaSlot[]) => slots.map(([, code]) => code);

test('five types by four durations', () => {
  expect(all).toHaveLength(20);
  expect([...new Set(all.map(({ duration }) => duration))]).toEqual([30, 60, 90, 120]);
});

test.each(all)('$type, $duration minutes: the minutes add up', ({ duration, slots }) => {
  expect(slots.reduce((sum, [minutes]) => sum + minutes, 0)).toBe(duration);
});

test.each(all)('$type, $duration minutes: a whole meeting', ({ type, duration, slots }) => {
  const codes = codesOf(slots);
  expect(codes.filter((code) => code === 'TOP')).toHaveLength(1);
  expect(codes[0]).toBe(type === 'one-on-one' ? 'ESC' : 'ABR');
  expect(codes.at(-1)).toBe('ENC');
  expect(new Set(codes).size).toBe(codes.length);
  expect(Math.max(...slots.map(([minutes]) => minutes))).toBeLessThanOrEqual(duration / 2);
  const pauses = slots.filter(([, code]) => code === 'INT').map(([minutes]) => minutes);
  expect(pauses).toHaveLength(duration >= 90 ? 1 : 0);
  expect(pauses.filter((minutes) => minutes < 5 || minutes > 10)).toEqual([]);
});

test.each(all.filter(({ type }) => type === 'one-on-one'))(
  '$duration minutes between two: at least half is the other person’s',
  ({ duration, slots }) => {
    const theirs = slots.filter(([, code]) => ['ESC', 'TOP', 'DES'].includes(code));
    const minutes = theirs.reduce((sum, [each]) => sum + each, 0);
    expect(minutes * 2).toBeGreaterThanOrEqual(duration);
  },
);

test('every block is used by an agenda, and every name leads to a block', () => {
  const used = new Set(all.flatMap(({ slots }) => codesOf(slots)));
  expect(Object.keys(meetingBlocks)).toHaveLength(14);
  expect([...used].toSorted()).toEqual(Object.keys(meetingBlocks).toSorted());
  for (const [code] of blockNames) expect(used).toContain(code);
});
