import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer } from './answer-json.ts';

/**
 * Any object whose last character is a bracket; `__proto__` is left out, since it does not compare.
 */
const anyObject = fc
  .dictionary(
    fc.string({ unit: 'binary' }).filter((key) => key !== '__proto__'),
    fc.jsonValue({ noUnicodeString: false }),
  )
  .map((value) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>);

test('what is JSON is taken as it is', () => {
  fc.assert(
    fc.property(anyObject, fc.nat(4), (value, indent) => {
      expect(parseAnswer(JSON.stringify(value, null, indent))).toEqual(value);
    }),
  );
});

test('whatever stands around the object goes', () => {
  fc.assert(
    fc.property(anyObject, (value) => {
      const json = JSON.stringify(value, null, 2);
      expect(parseAnswer(`\`\`\`json\n${json}\n\`\`\``)).toEqual(value);
      expect(parseAnswer(`Claro! Segue:\n${json}\nQuer {ajustes}?`)).toEqual(value);
      expect(parseAnswer(`<think>{"a": 1} talvez</think>\n${json}`)).toEqual(value);
    }),
  );
});

test('brackets forgotten at the end are closed, and an unfinished string is not guessed', () => {
  fc.assert(
    fc.property(anyObject, fc.string(), (value, text) => {
      const json = JSON.stringify({ list: [{ ...value, text }] });
      for (const kept of [json.length - 1, json.length - 2, json.length - 3]) {
        expect(parseAnswer(json.slice(0, kept))).toEqual({ list: [{ ...value, text }] });
      }
      expect(parseAnswer(json.slice(0, -4))).toBeUndefined();
    }),
  );
});

test.each([
  ['a trailing comma', '{"a": [1, 2,], "b": {"c": 3,},}', { a: [1, 2], b: { c: 3 } }],
  ['a raw line break in a string', '{"a": "um\ndois\\n"}', { a: 'um\ndois\n' }],
  ['an open fence and a missing bracket', '```json\n{"a": [1\n```', { a: [1] }],
  ['a comma before a missing bracket', '{"a": [1, 2,', { a: [1, 2] }],
  ['a list', '[1]', [1]],
])('%s', (_name, text, value) => {
  expect(parseAnswer(text)).toEqual(value);
});

test.each([
  ['nothing', ''],
  ['prose', 'Não sei.'],
  ['a key without a value', '{"a": 1, "b":'],
  ['prose between the fields', '{"a": 1, e também "b": 2}'],
  ['brackets that do not match', '{"a": [1}'],
  ['a text cut in a sentence', '{"a": "O plano come'],
])('%s is no answer', (_name, text) => {
  expect(parseAnswer(text)).toBeUndefined();
});

test.each([
  ['a key', '{"pdi": {"a": 1}}', { a: 1 }],
  ['a list and a key', '[{"pdi": {"a": 1, "b": 2}}]', { a: 1, b: 2 }],
  ['two keys, in prose', 'Segue: {"resposta": {"pdi": {"a": 1}}}', { a: 1 }],
])('%s around an object that has some of the keys goes', (_name, text, value) => {
  expect(parseAnswer(text, ['a', 'b', 'c'])).toEqual(value);
});

test.each([
  [
    'an object is not taken for what stands in it',
    '{"a": [{"b": 1, "c": 2}]}',
    { a: [{ b: 1, c: 2 }] },
  ],
  [
    'three keys around it are too many',
    '{"x": {"y": {"z": {"a": 1}}}}',
    { x: { y: { z: { a: 1 } } } },
  ],
  ['of two the last counts', '{"a": 1, "b": 1} e {"a": 2, "b": 2}', { a: 2, b: 2 }],
  ['of two the fuller counts', '{"a": 1, "b": 1} e {"a": 2}', { a: 1, b: 1 }],
  ['an example before it is none', 'Como {"x": 1}: {"a": 1}', { a: 1 }],
])('%s', (_name, text, value) => {
  expect(parseAnswer(text, ['a', 'b', 'c'])).toEqual(value);
});
