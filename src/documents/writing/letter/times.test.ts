import { expect, test } from 'vitest';
import { withoutTimesNotGiven } from './times.ts';

test.each([
  ['Pode me mandar os números da fila até as 15h?', 'Pode me mandar os números da fila?'],
  ['Na sexta, 27/11, às 14h30, vamos conferir o estoque.', 'Vamos conferir o estoque.'],
  ['Me avise até sexta-feira de manhã.', 'Me avise.'],
  ['A reunião de segunda foi produtiva.', 'A reunião foi produtiva.'],
  ['Conto com você amanhã!', 'Conto com você!'],
  ['Vamos conversar (sexta, às 10h) sobre a escala?', 'Vamos conversar sobre a escala?'],
  ['A loja abre das 9h às 18h com você.', 'A loja abre com você.'],
  ['Renata, na próxima segunda, conferimos o caixa.', 'Renata, conferimos o caixa.'],
  ['Mande o relatório entre 9h e 10h ao cliente.', 'Mande o relatório ao cliente.'],
])('only the time goes: %s', (written, left) => {
  expect(withoutTimesNotGiven(written, '')).toBe(left);
});

test.each([
  'A conversa será na sexta, 27/11, às 14h30.',
  'Até amanhã!',
  'O prazo é sexta.',
  'A sexta será corrida.',
  'Amanhã é o prazo.',
  'Sem pressa, porque sexta é feriado.',
  'Prazo: até sexta.',
  'Reunião às 9h.',
  'O treinamento começa às 8h.',
])('nothing that stands is left of it: %s', (written) => {
  expect(withoutTimesNotGiven(written, '')).toBeNull();
});

test('a time that was given stays beside one that was not', () => {
  expect(withoutTimesNotGiven('Nos vemos na sexta, às 15h, na loja.', 'sexta')).toBe(
    'Nos vemos na sexta, na loja.',
  );
  expect(withoutTimesNotGiven('Nos vemos na sexta às 15h.', 'sexta às 15h')).toBe(
    'Nos vemos na sexta às 15h.',
  );
});
