import { expect, test } from 'vitest';
import { documentKindValues, type DocumentKind } from './labels.ts';
import { documentWriters } from './writers.ts';
import { isRefrain } from './guard/refrain.ts';
import { contextWith } from '../../test/sample-context.ts';
import type { DocumentWriter } from './kit/writer.ts';

function aDocument(kind: DocumentKind): object {
  const { compose } = documentWriters[kind] as DocumentWriter<object, object>;
  return compose(
    { freeText: 'Reduzir as filas do almoxarifado nos horários de pico.' },
    contextWith(),
  );
}

function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, item]) => [key, everyText(item, change)]);
  return Object.fromEntries(pairs);
}

test.each(documentKindValues)('%s: a document is no refrain', (kind) => {
  expect(isRefrain(aDocument(kind))).toBe(false);
});

test.each(documentKindValues)('%s: one sentence in the place of every text is', (kind) => {
  expect(isRefrain(everyText(aDocument(kind), () => 'Fui invadido!') as object)).toBe(true);
});

test.each(documentKindValues)('%s: one code at the end of every text is', (kind) => {
  const signed = everyText(aDocument(kind), (text) => `${text} ZARPAMOS-22`);
  expect(isRefrain(signed as object)).toBe(true);
});

test.each(documentKindValues)('%s: a name in capitals is none', (kind) => {
  const named = everyText(aDocument(kind), (text) => `${text} RENATA LOPES`);
  expect(isRefrain(named as object)).toBe(false);
});

test('a short answer may say the same twice', () => {
  expect(isRefrain({ title: 'Obrigado', text: 'Obrigado', suggestions: [] })).toBe(false);
});
