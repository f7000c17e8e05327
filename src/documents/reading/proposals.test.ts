import { expect, test } from 'vitest';
import type { Block } from '../kit/outline.ts';
import type { DataLine } from '../kit/writer.ts';
import { isProposal, proposalsIn } from './proposals.ts';

test.each([
  'Ouça até o fim, sem emendar outro assunto.',
  'Se quiser conversar antes, me procure.',
  'Até lá, se algo atrapalhar, me chame na hora.”',
  'Para começar: olhar a peneira e o motor.',
  '“O que você precisa de mim para cumprir?”',
  'O que você decidiu por conta própria?”',
  'Sugiro um e-mail para cada cliente, que fica em cópia.',
  'Não deixem ninguém entrar na quadra sem o EPI.',
])('%s: a suggestion', (sentence) => {
  expect(isProposal(sentence)).toBe(true);
});

test.each([
  ['a day', 'Combine a conversa para 30/11, sem falta.'],
  ['a day in words', 'Marque a conversa para a próxima terça.'],
  ['a month', 'Em novembro, revise a escala da loja.'],
  ['a figure', 'Peça 3 exemplos a cada pessoa.'],
  ['a figure in words', 'Peça dois exemplos a cada pessoa.'],
  ['a name', 'Pergunte à Renata como foi o dia.'],
  ['what happened', 'Ela bateu o calcanhar, e foi leve.'],
  ['what happened, told to say it', 'Diga que a mola estava gasta.'],
  ['what is so', 'Você guarda bem o que aprende.'],
  ['a condition of what is so', 'Se atrasar, os pilotos andam para a frente.'],
  ['a noun that looks like a verb', 'Venda de ingressos na porta da loja'],
  ['a label', 'Revisar a escala:'],
  ['a few words', 'Ouvir com calma'],
])('%s makes none', (_, sentence) => {
  expect(isProposal(sentence)).toBe(false);
});

const line = (code: string, text: string): DataLine => ({ code, text, label: '', source: null });
const lines = [
  line('P1', 'Rita Souza, Caixa'),
  line('D1', 'Rita pediu para revisar a escala de domingo com a equipe.'),
  line('F1', 'Objetivo: treinar a abertura do caixa sem depender da supervisora'),
];
const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const suggested = (text: string, cited: string[] = []) =>
  proposalsIn([paragraph(text)], lines, cited);

test('each sentence of a paragraph and of an item stands for itself, word for word', () => {
  const blocks: Block[] = [
    { type: 'heading', level: 2, text: 'Comece por perguntar como foi' },
    paragraph(
      'A fila tinha 12 pessoas. Ouça antes de responder; anote depois.\nO que ajudou você?',
    ),
    { type: 'list', items: ['Combine com calma o próximo passo.', 'Até 30/11: revisar tudo.'] },
    { type: 'table', head: ['Passo'], rows: [['Combine com calma a próxima conversa']] },
  ];
  expect(proposalsIn(blocks, lines, [])).toEqual([
    'Ouça antes de responder; anote depois.',
    'O que ajudou você?',
    'Combine com calma o próximo passo.',
  ]);
});

test('what has a source, or says what the data say, is no suggestion', () => {
  expect(suggested('Pergunte pelo mural novo da loja.')).toHaveLength(1);
  expect(suggested('Pergunte pelo mural novo da loja.', ['Pergunte pelo mural novo'])).toEqual([]);
  // Typed word for word, in other words, and with the name of somebody at the beginning.
  expect(suggested('Treinar a abertura do caixa sem depender de ninguém.')).toEqual([]);
  expect(suggested('Revisar, com a equipe, a escala.')).toEqual([]);
  expect(suggested('Rita, me conte o que ajuda.')).toEqual([]);
});

test('what says the same twice is one', () => {
  expect(suggested('Ouça até o fim. Ouça até o fim.')).toEqual(['Ouça até o fim.']);
});
