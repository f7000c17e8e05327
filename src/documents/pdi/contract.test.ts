import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textOf } from '../contracts.ts';
import { pdiContentSchema, progressOf } from './contract.ts';

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
