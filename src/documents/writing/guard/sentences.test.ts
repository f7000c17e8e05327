import { expect, test } from 'vitest';
import { guarded, objectionTo } from '../guard.ts';
import { harmlessSentences } from './harmless-sentences.ts';
import { objectionableSentences } from './objectionable-sentences.ts';

test('there are enough of either, each once', () => {
  expect(new Set(harmlessSentences).size).toBe(harmlessSentences.length);
  expect(new Set(objectionableSentences).size).toBe(objectionableSentences.length);
  expect(harmlessSentences.length).toBeGreaterThanOrEqual(200);
  expect(objectionableSentences.length).toBeGreaterThanOrEqual(120);
});

test('no false alarm: daily work comes back exactly as typed', () => {
  expect(harmlessSentences.filter((text) => guarded(text).text !== text)).toEqual([]);
});

test('the same in capitals, without accents, and as an item of a list', () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  const items = harmlessSentences.map((text) => `- ${plain(text).toLowerCase()}`);
  expect(items.filter((text) => objectionTo(text) !== null)).toEqual([]);
});

test('nothing objectionable passes, and nothing of it is left behind', () => {
  expect(objectionableSentences.filter((text) => objectionTo(text) === null)).toEqual([]);
  const left = objectionableSentences.map((text) => guarded(text).text);
  expect(left.filter((text) => objectionTo(text) !== null)).toEqual([]);
});

test('nor as a telephone writes it: capitals, no accents', () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  expect(objectionableSentences.filter((text) => objectionTo(plain(text)) === null)).toEqual([]);
});

test('harmless work around it stays: the sentence before and the one after', () => {
  const [before, after] = ['O relatório saiu na sexta.', 'O cliente aprovou a proposta.'];
  const lost = objectionableSentences
    .filter((text) => objectionTo(text) !== 'instruction')
    .map((text) => guarded(`${before} ${text} ${after}`).text)
    .filter((text) => !text.startsWith(before) || !text.endsWith(after));
  expect(lost).toEqual([]);
});
