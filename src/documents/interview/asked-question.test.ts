import { expect, test } from 'vitest';
import { questionIn } from './asked-question.ts';

test.each([
  ['Perguntar como lida com a família do paciente', 'Como você lida com a família do paciente?'],
  [
    'Quero saber se a pessoa já montou equipe do zero e como lidou com meta não batida.',
    'Você já montou equipe do zero? Como lidou com meta não batida?',
  ],
  ['perguntar por que saiu do último trabalho', 'Por que você saiu do último trabalho?'],
  ['Saber qual sistema fiscal já usou', 'Qual sistema fiscal já usou?'],
  ['Perguntar sobre Excel', null],
  ['Pedir um role play de negociação', null],
  ['Escala 12x36', null],
])('%j asks %j', (note, question) => {
  expect(questionIn(note)).toBe(question);
});
