import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCasePattern } from '../db/accents.ts';
import { excerptAround } from './excerpt.ts';

const filler = 'O dia correu bem e todos cumpriram o que foi combinado. ';

test('a short text is shown whole, on one line', () => {
  expect(excerptAround(' Renata\n\norganizou a  fila ', [anyCasePattern('fila')])).toBe(
    'Renata organizou a fila',
  );
});

test('a long one is cut between words around the first word found', () => {
  const text = `${filler.repeat(20)}A reunião atrasou. ${filler.repeat(20)}`;
  const excerpt = excerptAround(text, [anyCasePattern('REUNIAO'), anyCasePattern('atrasou')]);
  expect(excerpt).toMatch(/^…\S.*A reunião atrasou\..*\S…$/u);
  expect(excerpt.length).toBeLessThanOrEqual(162);
  expect(text).toContain(excerpt.slice(1, -1));
});

test('at the beginning and at the end nothing is left out before or after', () => {
  const word = [anyCasePattern('reunião')];
  expect(excerptAround(`Reunião. ${filler.repeat(9)}`, word)).toMatch(/^Reunião\. .*[^…]…$/u);
  expect(excerptAround(`${filler.repeat(9)}Houve reunião`, word)).toMatch(
    /^…[^…].*Houve reunião$/u,
  );
});

test('one word without end is cut, and never within a character', () => {
  const excerpt = excerptAround(`${'😀'.repeat(301)}fim${'😀'.repeat(301)}`, ['fim']);
  expect(excerpt).toContain('fim');
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(162);
});

test('whatever the text, the excerpt is short, and holds the word', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 400 });
  const anyWord = fc.constantFrom('joão', 'a+b', '50%', '(x)', 'fim.');
  fc.assert(
    fc.property(anyText, anyWord, anyText, (before, word, after) => {
      const excerpt = excerptAround(`${before} ${word} ${after}`, [anyCasePattern(word)]);
      expect(excerpt.length).toBeLessThanOrEqual(162);
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt).toMatch(new RegExp(anyCasePattern(word), 'u'));
    }),
  );
});
