import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitsOf, patternOf } from './patterns.ts';
import { normalize } from './words.ts';

function matches(term: string, text: string): boolean {
  return patternOf([term]).test(normalize(text));
}

test.each([
  ['prazo*', 'Os PRAZOS mudam'],
  ['prazo*', 'o prazo.'],
  ['entrega atrasada', 'mais uma “entrega  atrasada”'],
  ['pedido* de demissao', 'dois pedidos de demissão'],
  ['bem-estar', 'o bem-estar da equipe'],
  ['bem-estar', 'o bem estar da equipe'],
  ['mínimo de N anos', 'Mínimo de 5 anos'],
  ['minimo de N anos', 'mínimo de dois anos'],
  ['mais de N pontos', 'mais de 1.500 pontos'],
  ['sac', 'SAC'],
])('%s is found in %s', (term, text) => expect(matches(term, text)).toBe(true));

test.each([
  ['prazo', 'prazos'],
  ['sac', 'um saco'],
  ['sac', 'pesac'],
  ['ritmo', 'logaritmo'],
  ['entrega atrasada', 'a entrega está atrasada'],
  ['minimo de N anos', 'mínimo de muitos anos'],
  ['minimo de N anos', 'mínimo de N anos'],
  ['erro*', 'ferro'],
])('%s is not found in %s', (term, text) => expect(matches(term, text)).toBe(false));

test('letters beyond ASCII are letters at a boundary too', () => {
  expect(patternOf(['stra']).test('straße')).toBe(false);
});

test('any of the terms will do, and testing keeps no state', () => {
  const pattern = patternOf(['conflit*', 'briga*']);
  for (const text of ['conflitos', 'brigas', 'conflitos']) expect(pattern.test(text)).toBe(true);
});

test('hits are found, also where they stand side by side', () => {
  expect(hitsOf(patternOf(['erro*', 'falha*']), 'erro erros e falhas')).toHaveLength(3);
  expect(hitsOf(patternOf(['erro*']), 'nada')).toEqual([]);
});

test.each([[[]], [['']], [['*']], [['...']]])('%j matches nothing', (terms) => {
  expect(patternOf(terms).test('qualquer texto')).toBe(false);
});

test('whatever the term, it is text and no expression', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (terms, text) => {
      patternOf(terms).test(normalize(text));
    }),
  );
  expect(matches('a.b', 'axb')).toBe(false);
});
