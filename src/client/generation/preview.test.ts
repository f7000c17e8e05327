import { expect, test } from 'vitest';
import { readContent } from '#documents/contracts.ts';
import { previewOf } from './preview.ts';

const plan = {
  title: 'PDI de Ana',
  employee: 'Ana — Analista',
  period: '23/11/2026 a 31/05/2027',
  competencies: [
    { name: 'Delegação', currentLevel: 2, targetLevel: 4, actions: ['[Prática] Delegar'] },
    { name: 'Escuta', currentLevel: 3, targetLevel: 4, actions: [] },
  ],
  goals: ['Crescer'],
  timeline: { duration: '6 meses', start: '23/11/2026', end: '31/05/2027', milestones: ['a'] },
  suggestions: ['Conversar'],
};

test('a whole document previews as it is', () => {
  expect(previewOf('pdi', JSON.stringify(plan))).toEqual({ ...plan });
});

test('no beginning of a document shows a placeholder', () => {
  const text = JSON.stringify(plan);
  for (let length = 0; length < text.length; length += 1) {
    const preview = previewOf('pdi', text.slice(0, length));
    expect(JSON.stringify(preview)).not.toMatch(/não especificad|não informad|a definir/);
  }
});

test('a title alone can be read', () => {
  expect(previewOf('pdi', '{"title":"PDI de A')).toMatchObject({
    title: 'PDI de A',
    period: '',
    competencies: [],
    goals: [],
  });
});

test('what is no object is no document', () => {
  expect(previewOf('pdi', 'Desculpe')).toBeNull();
  for (const content of [null, undefined, 'texto', ['a'], 3])
    expect(readContent('pdi', content)).toBeNull();
  expect(readContent('pdi', {})).toMatchObject({ title: 'Título não especificado' });
});
