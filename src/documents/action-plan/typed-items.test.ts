import { expect, test } from 'vitest';
import { splitItems, splitSentences } from './typed-items.ts';

test.each([
  ['Quadro de tarefas, planilha e sala', ['Quadro de tarefas', 'planilha', 'sala']],
  ['Falta de tempo; equipe pequena', ['Falta de tempo', 'equipe pequena']],
  ['- Falta de tempo\n2) Sistema lento.\n• Ruído', ['Falta de tempo', 'Sistema lento', 'Ruído']],
  ['Resistência da equipe e falta de tempo', ['Resistência da equipe e falta de tempo']],
  ['Verba de R$ 3.000,50 e carro', ['Verba de R$ 3.000,50 e carro']],
  ['A equipe é pequena. O sistema cai muito.', ['A equipe é pequena', 'O sistema cai muito']],
  [
    'Temos pouca gente, porque duas pessoas saíram',
    ['Temos pouca gente, porque duas pessoas saíram'],
  ],
  ['Tempo, tempo, TEMPO', ['Tempo']],
  ['', []],
  [undefined, []],
  [' ;; \n. ', []],
])('%j holds %j', (text, items) => expect(splitItems(text)).toEqual(items));

test('a list of long pieces is a sentence with commas', () => {
  const sentence =
    'O fornecedor atrasa a entrega do material mais usado na linha, o estoque acaba e a produção para';
  expect(splitItems(sentence)).toEqual([sentence]);
});

test('sentences end before a capital letter, and abbreviations with small ones stay', () => {
  expect(splitSentences('A loja abre às 8h. O caixa, aprox. às 9h! Certo?')).toEqual([
    'A loja abre às 8h.',
    'O caixa, aprox. às 9h!',
    'Certo?',
  ]);
});
