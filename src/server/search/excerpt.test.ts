import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCasePattern } from '../db/accents.ts';
import { excerptAround } from './excerpt.ts';
import { markPatterns } from './marks.ts';

const around = (text: string, ...patterns: string[]) => excerptAround(text, markPatterns(patterns));

const filler = 'O dia correu bem e todos cumpriram o que foi combinado. ';

test('a short text is shown whole, on one line', () => {
  expect(around(' Renata\n\norganizou a  fila ', anyCasePattern('fila'))).toEqual({
    text: 'Renata organizou a fila',
    marks: [[19, 23]],
  });
});

test('a long one is cut between words around the first word found', () => {
  const text = `${filler.repeat(20)}A reunião atrasou. ${filler.repeat(20)}`;
  const { text: excerpt, marks } = around(
    text,
    anyCasePattern('REUNIAO'),
    anyCasePattern('atrasou'),
  );
  expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['reunião', 'atrasou']);
  expect(excerpt).toMatch(/^…\S.*A reunião atrasou\..*\S…$/u);
  expect(excerpt.length).toBeLessThanOrEqual(162);
  expect(text).toContain(excerpt.slice(1, -1));
});

test('at the beginning and at the end nothing is left out before or after', () => {
  const word = anyCasePattern('reunião');
  expect(around(`Reunião. ${filler.repeat(9)}`, word).text).toMatch(/^Reunião\. .*[^…]…$/u);
  expect(around(`${filler.repeat(9)}Houve reunião`, word).text).toMatch(/^…[^…].*Houve reunião$/u);
});

test('one word without end is cut, and never within a character', () => {
  const { text: excerpt } = around(`${'😀'.repeat(301)}fim${'😀'.repeat(301)}`, 'fim');
  expect(excerpt).toContain('fim');
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(162);
});

test('whatever the text, the excerpt is short, and holds the word', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 400 });
  const anyWord = fc.constantFrom('joão', 'a+b', '50%', '(x)', 'fim.');
  fc.assert(
    fc.property(anyText, anyWord, anyText, (before, word, after) => {
      const { text: excerpt } = around(`${before} ${word} ${after}`, anyCasePattern(word));
      expect(excerpt.length).toBeLessThanOrEqual(162);
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt).toMatch(new RegExp(anyCasePattern(word), 'u'));
    }),
  );
});
