import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ThinAnswer } from '../kit/writer.ts';
import { interviewContentSchema } from './contract.ts';
import { inLists, support } from './good-answers.ts';
import { settleInterview } from './settle.ts';

const { brief, context, answer } = support;
const read = (changed: object = {}) => z.parse(interviewContentSchema, { ...answer, ...changed });

test.each([
  ['stages', support],
  ['questions and sections alone', inLists],
])('a good answer with %s stays as it is', (_, good) => {
  const content = z.parse(interviewContentSchema, good.answer);
  expect(settleInterview(content, good.brief, good.context)).toEqual(content);
});

test('position and labels are those of the form; a level in another case is no difference', () => {
  const other = read({ position: 'Suporte', duration: 'meia hora', interviewType: 'online' });
  expect(settleInterview(other, brief, context)).toEqual(read());
  const small = read({ position: 'Analista de Suporte (pleno)' });
  expect(settleInterview(small, brief, context)).toEqual(small);
});

test('minutes are made to add up, and it is told once', () => {
  const { stages, sections, suggestions } = settleInterview(
    read(),
    { ...brief, duration: '60' },
    context,
  );
  const sum = stages.reduce((total, { duration }) => total + Number.parseInt(duration, 10), 0);
  expect(sum).toBe(60);
  expect(sections.map(({ duration }) => duration)).toEqual(stages.map(({ duration }) => duration));
  expect(suggestions).toEqual(['Os tempos somavam 30 minutos; ajustamos para fechar em 60.']);
});

test('a typed fact that is nowhere is told; a wish among the notes is not', () => {
  const told = { ...brief, jobDescription: 'Plantão de 12 em 12 horas.' };
  expect(settleInterview(read(), told, context).suggestions).toEqual([
    'Ficou fora do texto: “Plantão de 12 em 12 horas”.',
  ]);
  const wish = { ...brief, additionalNotes: 'Nada que passe de 45 minutos.' };
  expect(settleInterview(read(), wish, context).suggestions).toEqual([]);
});

const forbidden = { ...brief, additionalNotes: 'Perguntar se tem filhos pequenos.' };

test('what the law forbids is told once: the model’s own words stay, and none are added', () => {
  const told = read({ suggestions: ['A pergunta sobre filhos saiu (Lei nº 9.029/1995).'] });
  expect(settleInterview(told, forbidden, context)).toEqual(told);
  const { suggestions } = settleInterview(read(), forbidden, context);
  expect(suggestions).toEqual([expect.stringContaining('CLT, art. 373-A')]);
});

test('fewer than three questions are no script', () => {
  const stages = read().stages.slice(0, 2);
  expect(() => settleInterview(read({ stages }), brief, context)).toThrow(ThinAnswer);
  expect(() => settleInterview(read({ stages: [] }), brief, context)).toThrow(ThinAnswer);
});

test('what the page says over an answer is not said again in it', () => {
  const { stages } = read();
  const labelled = stages.map((stage) => ({
    ...stage,
    questions: stage.questions.map((question) => ({
      ...question,
      evaluationCriteria: `Sinal de alerta: ${question.evaluationCriteria}`,
    })),
  }));
  expect(settleInterview(read({ stages: labelled }), brief, context)).toEqual(read());
});
