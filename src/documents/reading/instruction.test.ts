import { describe, expect, test } from 'vitest';
import type { Outline } from '../kit/outline.ts';
import { pageBlocks } from '../kit/page.ts';
import { changesByRule, type RuledWish } from './instruction.ts';

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
const shortly = ({ changes }: RuledWish) => changes.map(({ op, id, after }) => ({ op, id, after }));
const asked = (instruction: string) => shortly(changesByRule(content, outline, instruction));
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
  const { changes } = changesByRule(long, outline, 'mais curto');
  expect(changes.map(({ op, id }) => [op, id])).toEqual([['remove', 'goals.3']]);
});

describe('what the document does not have is told', () => {
  test.each([
    ['Tire o décimo objetivo.', /^A parte “Objetivos” só tem 3 itens/u],
    [
      'tire a música',
      /^Não encontramos “música” neste documento\. As partes dele são “Objetivos”,/u,
    ],
    ['coloque o segundo anexo em primeiro', /^Não encontramos “segundo anexo”/u],
    ['tire o título', /^O título não sai/u],
    ['mais curto', /^Sem um modelo de IA conectado, encurtar é/u],
  ])('%s', (instruction, told) => {
    const { changes, note } = changesByRule(content, outline, instruction);
    expect(changes).toEqual([]);
    expect(note).toMatch(told);
  });

  test('a wish that no rule knows is left to be answered otherwise', () => {
    expect(changesByRule(content, outline, 'mais caloroso')).toEqual({ changes: [], note: '' });
  });

  test('a word of a thing around it does not make it another list', () => {
    expect(asked('tire a segunda ação da competência Escuta')).toEqual(
      removed('competencies.0.actions.1'),
    );
    expect(asked('tire a segunda pergunta da parte Objetivos')).toEqual([]);
  });
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

test('of a page the paragraphs of what is said are counted, and not the bare marks between them', () => {
  const page = '## Abrir\n\n> “Um.\n>\n> Dois.\n>\n> Três.”\n\n## Fechar\n\nFim.';
  const outlined = { title: '', blocks: pageBlocks(page) };
  const { changes } = changesByRule({ page }, outlined, 'tire o segundo item de Abrir');
  expect(shortly({ changes, note: '' })).toEqual(removed('page#3'));
  const whole = changesByRule({ page }, outlined, 'tire a parte Abrir');
  expect(whole.changes.map(({ id }) => id)).toEqual([
    'page#0',
    'page#1',
    'page#2',
    'page#3',
    'page#4',
    'page#5',
  ]);
});
