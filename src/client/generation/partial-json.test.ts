import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePartialObject } from './partial-json.ts';

const whole = {
  title: 'PDI de "Ana"\n',
  competencies: [{ name: 'Delegação', currentLevel: 2, actions: ['[Prática] Delegar — 🙂'] }],
  ok: true,
  none: null,
};

test('reads a whole object as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value);
      expect(parsePartialObject(text)).toEqual(JSON.parse(text));
    }),
  );
});

/** Every leaf of `part` is the leaf of `all` at the same place, or the beginning of that string. */
function isPartOf(part: unknown, all: unknown): boolean {
  if (typeof part === 'string') return typeof all === 'string' && all.startsWith(part);
  if (Array.isArray(part))
    return Array.isArray(all) && part.every((item, index) => isPartOf(item, all[index]));
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).every(([key, item]) =>
      isPartOf(item, (all as Record<string, unknown>)[key]),
    );
  return part === all;
}

test('every beginning of an object is a part of it, and never more', () => {
  const text = JSON.stringify(whole, null, 2);
  for (let length = 0; length <= text.length; length += 1) {
    expect(isPartOf(parsePartialObject(text.slice(0, length)) ?? {}, whole)).toBe(true);
  }
});

test('every beginning of any object is a part of it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, cut) => {
      const text = JSON.stringify(value);
      const part = parsePartialObject(text.slice(0, cut % (text.length + 1)));
      expect(isPartOf(part ?? {}, JSON.parse(text))).toBe(true);
    }),
  );
});

test('what is not there yet is left out', () => {
  expect(parsePartialObject('{"title":"PD')).toEqual({ title: 'PD' });
  expect(parsePartialObject('{"title":"')).toBeNull();
  expect(parsePartialObject('{"title":"a","period')).toEqual({ title: 'a' });
  expect(parsePartialObject('{"a":[{"b":1},{"c')).toEqual({ a: [{ b: 1 }] });
  expect(parsePartialObject('{"level":1')).toBeNull();
  expect(parsePartialObject('{"a":"x\\u00')).toEqual({ a: 'x' });
  expect(parsePartialObject('{"a":"x\\')).toEqual({ a: 'x' });
});

test('a fence is read through, other text is no object', () => {
  expect(parsePartialObject('```json\n{"title":"a"}\n```')).toEqual({ title: 'a' });
  expect(parsePartialObject('Claro! {"title":"a"}')).toBeNull();
  expect(parsePartialObject('[1]')).toBeNull();
  expect(parsePartialObject('{"a" 1}')).toBeNull();
  expect(parsePartialObject('')).toBeNull();
});
