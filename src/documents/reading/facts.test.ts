import { expect, test } from 'vitest';
import { daysIn, factsOf, figuresIn, namesIn, missingFacts } from './facts.ts';
import { mentions } from './names.ts';
import { linesOf, sentencesOf } from './sentences.ts';

test('a day is one however it is written', () => {
  for (const text of [
    'até 30/11',
    'em 30/11/2026',
    '2026-11-30',
    '30 de novembro',
    'dia 30/11/26',
  ]) {
    expect([...daysIn(text)]).toEqual(['11-30']);
  }
  expect([...daysIn('uma nota 45/99')]).toEqual([]);
});

test('the last day of a list tells the month of all', () => {
  for (const text of ['dias 9, 12 e 17/11', 'nos dias 9, 12 e 17 de novembro']) {
    expect([...daysIn(text)].toSorted()).toEqual(['11-09', '11-12', '11-17']);
    expect(missingFacts(text, factsOf('Em 09/11, 12/11 e 17/11.'))).toEqual([]);
  }
  expect(missingFacts('dias 9, 12 e 17/11', factsOf('Em 09/11 e 17/11.'))).toEqual(['12/11']);
});

test('a figure is one with or without the mark of thousands, and no part of a day', () => {
  expect([...figuresIn('R$ 4.800 em 30/11')]).toEqual(['4800']);
  expect([...figuresIn('4800,00')]).toEqual(['4800']);
  expect([...figuresIn('de 2,1 para 2,4')]).toEqual(['2,1', '2,4']);
});

test('a name is a capital inside a sentence', () => {
  expect([...namesIn('Falei com Ana Beatriz e a Dona Cida sobre o turno')]).toEqual([
    'Ana Beatriz',
    'Dona Cida',
  ]);
  expect([...namesIn('Reduzir as filas. Ouvir a equipe')]).toEqual([]);
});

test('what a text does not say of a sentence is named as it was typed', () => {
  const said = factsOf('Em 30 de novembro, Ana traz três propostas; o teto é de R$ 4.800,00.');
  const missing = (sentence: string) => missingFacts(sentence, said);
  expect(missing('pedir pra Ana trazer 3 propostas até 30/11, limite 4800')).toEqual([]);
  expect(missing('pedir pra Bruno trazer 3 propostas até 29/11')).toEqual(['29/11', 'Bruno']);
  expect(missing('limite de 5.000')).toEqual(['5.000']);
});

test('somebody is mentioned by a whole word', () => {
  expect(mentions('pedir pra ana trazer o relatório', 'Ana Souza')).toBe(true);
  expect(mentions('fazer a análise da banana', 'Ana Souza')).toBe(false);
});

test('sentences are those that were typed: a figure or an abbreviation of thousands ends none', () => {
  expect(sentencesOf('Vendeu R$ 4.800 ontem. Ótimo!\n- conferir o caixa')).toEqual([
    'Vendeu R$ 4.800 ontem.',
    'Ótimo!',
    '- conferir o caixa',
  ]);
  expect(linesOf(' um\r\n\n dois ')).toEqual(['um', 'dois']);
});

test('the second word of a product is nobody’s name', () => {
  expect([...namesIn('Avisar pelo WhatsApp Business e falar com Rita Lima')]).toEqual([
    'Rita Lima',
  ]);
});
