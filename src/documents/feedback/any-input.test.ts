import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { behavioralProfiles, valuesOf } from '#shared/vocabulary.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import {
  feedbackContentSchema,
  feedbackTones,
  feedbackTypeValues,
  type FeedbackForm,
} from './contract.ts';
import { goldCase } from './corpus/reference.ts';
import { judgeFeedback } from './rubric.ts';
import { feedbackWriter } from './writer.ts';

/** Even where what was typed is no language. */
const always = ['G1', 'G3', 'G4', 'G6', 'G9', 'F11'];

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9', 'F2', 'F11'];

const words = fc.constantFrom(
  ...`Avisar Melhorar Atraso Comunicação não mas porém equipe prazos cliente Carlos disse que a o de em com
  relatório {nome} null R$ 2026 10% ??? — “aspas” ENTREGA 😀 você sempre 16/11 preguiçoso`.split(
    /\s+/u,
  ),
);
const phrase = fc.array(words, { minLength: 1, maxLength: 10 }).map((list) => list.join(' '));
const anyText = fc.oneof(
  { weight: 4, arbitrary: phrase },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
);
const typed = anyText.map((text) => text.trim()).filter((text) => text !== '');
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const form = fc.record({
  feedbackType: maybe(fc.constantFrom(...feedbackTypeValues)),
  tone: maybe(fc.constantFrom(...valuesOf(feedbackTones))),
  context: maybe(typed),
  specificExamples: maybe(
    fc.array(typed, { minLength: 1, maxLength: 6 }).map((all) => all.join('\n')),
  ),
  positivePoints: maybe(fc.array(typed, { maxLength: 12 })),
  improvementPoints: maybe(fc.array(typed, { maxLength: 12 })),
  includeActionPlan: maybe(fc.boolean()),
  followUpDate: maybe(
    fc.integer({ min: -30, max: 400 }).map((days) => addDays('2026-11-23', days)),
  ),
  additionalNotes: maybe(typed),
  freeText: maybe(typed),
});
const around = fc.record({
  name: fc.constantFrom(
    'Renata Lopes',
    'Ícaro',
    'Dr. João Silva',
    'Maria das Graças',
    'Ana',
    'X Æ',
    '李',
  ),
  profile: fc.constantFrom(null, ...valuesOf(behavioralProfiles)),
  values: fc.array(typed, { maxLength: 3 }),
  goals: fc.array(typed, { maxLength: 3 }),
  objectives: fc.array(typed, { maxLength: 3 }),
});

function withoutAbsent(brief: Record<string, unknown>): Brief<FeedbackForm> {
  return Object.fromEntries(Object.entries(brief).filter(([, value]) => value !== undefined));
}

test('whatever is typed, a whole script comes out and most checks hold', () => {
  let checks = 0;
  let faults = 0;
  fc.assert(
    fc.property(form, around, (typedForm, { name, profile, values, goals, objectives }) => {
      const brief = withoutAbsent(typedForm);
      const context = contextWith({
        company: { values },
        team: { goals },
        employee: { name, behavioralProfile: profile, objectives },
      });
      const content = feedbackWriter.compose(brief, context);
      expect(z.parse(feedbackContentSchema, content)).toEqual(content);
      expect(feedbackWriter.compose(brief, context)).toEqual(content);
      const { results } = judgeFeedback(content, brief, context);
      const wrong = results.filter(({ passed }) => !passed);
      expect(wrong.filter(({ id }) => always.includes(id))).toEqual([]);
      checks += results.length;
      faults += wrong.length;
    }),
    { numRuns: 250, seed: 20261123 },
  );
  expect(1 - faults / checks).toBeGreaterThanOrEqual(0.95);
});

test('very long input stays within bounds of size and time', () => {
  const sentence = 'Na semana passada o relatório de vendas chegou depois do horário combinado. ';
  const long = sentence.repeat(260);
  const brief = {
    ...goldCase.brief,
    context: long,
    specificExamples: long,
    positivePoints: Array.from({ length: 200 }, (_, index) => `${sentence}${index}`),
    improvementPoints: Array.from({ length: 200 }, (_, index) => `Evitar ${sentence}${index}`),
    additionalNotes: long,
  };
  const content = feedbackWriter.compose(brief, goldCase.context);
  expect(JSON.stringify(content).length).toBeLessThan(100_000);
});

test.each([0, 1, 7, 14, 90])('a next conversation in %i days keeps its dates', (days) => {
  for (const today of ['2026-11-21', '2026-12-31', '2028-02-28']) {
    const followUpDate = addDays(today, days);
    const context = { ...goldCase.context, today, latestFeedback: null };
    const brief = { ...goldCase.brief, followUpDate };
    const { results } = judgeFeedback(feedbackWriter.compose(brief, context), brief, context);
    const wrong = results.filter(({ id, passed }) => !passed && blocking.includes(id));
    expect(wrong).toEqual([]);
    expect(textsOf(feedbackWriter.compose(brief, context)).join('\n')).toContain(
      formatDay(followUpDate),
    );
  }
});
