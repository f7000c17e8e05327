import { expect, test } from 'vitest';
import { documentContents } from '../../../test/document-contents.ts';
import { contextWith } from '../../../test/sample-context.ts';
import { writingTasks } from './writing-tasks.ts';

const context = contextWith({ employee: null });
const advice = ['Leve os números.', 'Marque a sala.', 'Confirme com o RH.', 'Avise a portaria.'];
const answer = {
  ...documentContents.meeting,
  duration: '1h30 minutos',
  suggestions: advice,
  objective: 'Decidir a escala. Está grávida.',
};

const suggestionsOf = (content: unknown) =>
  (content as { suggestions: string[] } | null)?.suggestions ?? [];

test('what is told beside a model’s own advice is one piece where there would be more than four', () => {
  const brief = { title: 'Outro título', objective: 'Decidir a escala de 300 horas' };
  const settled = writingTasks.settle({ kind: 'meeting', brief, context, answer });
  const [told, ...others] = suggestionsOf(settled);
  expect(told).toMatch(/saúde.*título.*“300”/su);
  expect(others).toEqual(advice);
});

test('with room for them they stand each by itself', () => {
  const brief = { title: 'Outro título', objective: 'Decidir a escala de 300 horas' };
  const short = { ...answer, suggestions: advice.slice(0, 1) };
  const settled = writingTasks.settle({ kind: 'meeting', brief, context, answer: short });
  expect(suggestionsOf(settled)).toHaveLength(4);
});

test('a workbook gives way to what was left out', () => {
  const brief = { title: 'Escala', objective: 'quero demitir a Íris' };
  const suggestions = suggestionsOf(writingTasks.compose({ kind: 'meeting', brief, context }));
  expect(suggestions[0]).toContain('Ficou fora deste documento');
  expect(suggestions.length).toBeLessThanOrEqual(4);
});
