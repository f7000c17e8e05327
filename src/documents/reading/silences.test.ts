import { expect, test } from 'vitest';
import { withoutSilences } from './silences.ts';

test.each([
  ['Rever a escala. Não citar a Renata.', 'Rever a escala.', 'Não citar a Renata.'],
  ['NÃO falar do estudo: só eu sei', '', 'NÃO falar do estudo: só eu sei'],
  ['nao mencionar valores\nA loja abre às 8h.', 'A loja abre às 8h.', 'nao mencionar valores'],
  ['Não toque no assunto. Feche o caixa.', 'Feche o caixa.', 'Não toque no assunto.'],
])('an order to be silent is told apart: %s', (typed, text, silences) => {
  expect(withoutSilences(typed)).toEqual({ text, silences });
});

test.each(['Não contamos com chuva.', 'Não usar o  elevador.', 'O não falado pesa.'])(
  'what is no such order stays as it is: %s',
  (typed) => {
    expect(withoutSilences(typed)).toEqual({ text: typed, silences: '' });
  },
);
