import { describe, expect, test } from 'vitest';
import type { Outline } from '../kit/outline.ts';
import { changesByRule } from './instruction.ts';

const content = {
  title: 'PDI de Ana',
  goals: ['Fechar o caixa sozinha', 'Treinar dois colegas', 'Reduzir as metas da loja pela metade'],
  competencies: [
    { name: 'Escuta', actions: ['Ouvir um cliente por dia', 'Anotar o que ouviu'] },
    { name: 'Prazo', actions: ['Entregar o fechamento às seis'] },
  ],
  risks: [{ risk: 'Férias em maio', sign: 'Escala vazia', response: 'Trocar o dia' }],
  suggestions: ['Converse antes.'],
};
const outline: Outline = {
  title: content.title,
  blocks: [
    { type: 'heading', level: 2, text: 'Objetivos' },
    { type: 'list', items: content.goals },
    { type: 'heading', level: 2, text: 'Competências' },
    ...content.competencies.flatMap(({ name, actions }) => [
      { type: 'heading', level: 3, text: name } as const,
      { type: 'list', items: actions } as const,
    ]),
    { type: 'heading', level: 2, text: 'Riscos' },
    { type: 'heading', level: 3, text: 'Férias em maio' },
    {
      type: 'facts',
      facts: [
        ['Sinal', 'Escala vazia'],
        ['Resposta', 'Trocar o dia'],
      ],
    },
  ],
};
const asked = (instruction: string) =>
  changesByRule(content, outline, instruction).map(({ op, id, after }) => ({ op, id, after }));
const removed = (...ids: string[]) => ids.map((id) => ({ op: 'remove', id, after: '' }));

describe('what is taken out', () => {
  test.each([
    ['tire o segundo objetivo', ['goals.1']],
    ['Remova o último objetivo.', ['goals.2']],
    ['por favor, exclua o 3º objetivo', ['goals.2']],
    ['apague a segunda competência', ['competencies.1']],
    ['tirar os riscos', ['risks']],
    ['corte a parte dos riscos', ['risks']],
    ['retire a seção Objetivos', ['goals']],
    ['tire o que fala de metas', ['goals.2']],
    ['tire o item sobre anotar', ['competencies.0.actions.1']],
  ])('%s', (instruction, ids) => {
    expect(asked(instruction)).toEqual(removed(...ids));
  });
});

test.each([
  ['coloque o último objetivo em primeiro', { id: 'goals.2', after: '' }],
  ['passe o primeiro objetivo para o fim', { id: 'goals.0', after: 'goals.2' }],
  ['deixe a competência Prazo no começo', { id: 'competencies.1', after: '' }],
])('what is put elsewhere: %s', (instruction, change) => {
  expect(asked(instruction)).toEqual([{ op: 'move', ...change }]);
});

test('what is to be shorter is offered to lose what goes beyond three sentences of a list', () => {
  const long = { ...content, goals: [...content.goals, 'Um quarto objetivo da Ana'] };
  const changes = changesByRule(long, outline, 'mais curto');
  expect(changes.map(({ op, id }) => [op, id])).toEqual([['remove', 'goals.3']]);
});

test.each([
  'mais caloroso',
  'prazo para março',
  'tire o décimo objetivo',
  'tire a música',
  'escreva de novo',
  '',
  '???',
])('what no rule can do changes nothing: %s', (instruction) => {
  expect(asked(instruction)).toEqual([]);
});
