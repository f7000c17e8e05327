/** Keys that no form has, and that every object has. */
export const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'isAdmin',
  '',
  'nulo\0',
  'meio\ud800',
  '👩🏽‍🍳',
  'x'.repeat(5_000),
];

function nested(depth: number): unknown {
  let value: unknown = 'fundo';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** What no form sends. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53 + 2,
  '',
  ' ',
  '\0',
  'com \0 nulo',
  '\ud800',
  'meio par \udc00 no meio',
  'x'.repeat(25_000),
  'x'.repeat(250_000),
  '😀'.repeat(60_000),
  '\u202eatluciffid a',
  'a\u200bb\ufeffc\u0301',
  '\r\nSet-Cookie: a=b',
  "'; drop table users; --",
  '%00%ff',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '2026-02-30',
  'NaN',
  '1e999',
  [],
  {},
  [[]],
  ['a', null, {}],
  Array.from({ length: 201 }, () => 'a'),
  Array.from({ length: 20_000 }, () => ''),
  Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`k${index}`, index])),
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: 1, hasOwnProperty: 1 },
  { length: 1e9 },
  nested(60),
  nested(70),
  nested(3_000),
];
