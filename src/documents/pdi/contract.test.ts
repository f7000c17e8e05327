import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textOf } from '../contracts.ts';
import { pdi, pdiContentSchema, progressOf } from './contract.ts';

test('the plain text says everything of a plan, in reading order', () => {
  const content = z.parse(pdiContentSchema, {
    title: 'PDI de Renata',
    employee: 'Renata',
    period: '23/11/2026 a 31/05/2027',
    summary: 'Renata quer coordenar.',
    competencies: [
      { name: 'Delegação', currentLevel: 2, targetLevel: 4, actions: ['[Prática] Delegar'] },
    ],
    goals: ['Reduzir filas'],
    leaderPart: ['Marcos observa.'],
    timeline: { duration: '6 meses', start: '23/11/2026', end: '31/05/2027', milestones: ['Fim'] },
    risks: [{ risk: 'Falta de tempo', sign: 'atrasos', response: 'cortar um passo' }],
  });
  expect(textOf('pdi', content)).toBe(
    [
      'PDI de Renata',
      '',
      'Colaborador: Renata',
      'Período: 23/11/2026 a 31/05/2027',
      '',
      'Renata quer coordenar.',
      '',
      'Objetivos',
      '- Reduzir filas',
      '',
      'Competências',
      '',
      'Delegação (nível atual 2, nível desejado 4)',
      '1. Delegar',
      '',
      'A parte da liderança',
      '- Marcos observa.',
      '',
      'Cronograma',
      'Período: 23/11/2026 a 31/05/2027 (6 meses)',
      '- Fim',
      '',
      'Riscos',
      '- Falta de tempo. Sinal: atrasos. Resposta: cortar um passo.',
    ].join('\n'),
  );
});

const competencies = (...actions: string[]) => [
  { name: 'Revisão', currentLevel: 2, targetLevel: 3, evidence: 'Revisa sozinha.', actions },
  { name: 'Comunicação', actions: ['Até 19/03/2027, ouça como a Cleusa avisa o corte.'] },
];
const blocksOf = (given: unknown) =>
  pdi.outline(z.parse(pdiContentSchema, { competencies: given })).blocks;

test('steps that begin with their day are one way, in the order of days', () => {
  const given = competencies(
    'De 22/02/2027 a 05/03/2027, veja a Cleusa revisar.',
    'Até 30/04/2027, revise 20 pares por dia. Pronto quando: a Cleusa confirma 16 de 20.',
  );
  expect(blocksOf(given).filter(({ type }) => type === 'table')).toMatchObject([
    {
      rows: [
        ['Revisão', '2', '3', 'Revisa sozinha.'],
        ['Comunicação', '1', '3', ''],
      ],
    },
    {
      rows: [
        ['De 22/02/2027 a 05/03/2027', 'Veja a Cleusa revisar.', '', 'Revisão'],
        ['Até 19/03/2027', 'Ouça como a Cleusa avisa o corte.', '', 'Comunicação'],
        ['Até 30/04/2027', 'Revise 20 pares por dia.', 'A Cleusa confirma 16 de 20.', 'Revisão'],
      ],
    },
  ]);
});

test('one step without a day leaves every step with its competency', () => {
  const blocks = blocksOf(competencies('Revise sempre com a Cleusa.'));
  expect(blocks.some(({ type }) => type === 'table')).toBe(false);
  expect(blocks).toContainEqual({
    type: 'list',
    ordered: true,
    items: ['Revise sempre com a Cleusa.'],
  });
});

test('what is missing says so, and empty sections are left out', () => {
  const text = textOf('pdi', z.parse(pdiContentSchema, { timeline: 'Até maio' }));
  expect(text).toBe(
    'Título não especificado\n\nColaborador: Colaborador não informado\nPeríodo: Período não especificado\n\nCronograma\nAté maio',
  );
});

test.each([
  [1, 5, 20],
  [2, 3, 67],
  [3, 3, 100],
  [5, 2, 100],
])('level %i of %i is %i %%', (currentLevel, targetLevel, percent) => {
  expect(progressOf({ name: 'X', currentLevel, targetLevel, evidence: '', actions: [] })).toBe(
    percent,
  );
});
