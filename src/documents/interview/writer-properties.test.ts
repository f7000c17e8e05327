import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { DocumentContext } from '../writing/context.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import {
  focusAreas,
  interviewContentSchema,
  interviewDurationValues,
  type InterviewForm,
} from './contract.ts';
import { judgeInterview } from './rubric.ts';
import { interviewWriter } from './writer.ts';

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9', 'I6'];

function compose(brief: Brief<InterviewForm>, context: DocumentContext) {
  return interviewWriter.compose(brief, context);
}

const words = fc.constantFrom(
  ...`Atender Vender Gestão vendas clientes relatórios e , a o de para com Excel registrar chamados 10% rápido
  {nome} null R$ 2027 ??? — “aspas” VENDAS Requisitos: solteira filhos mínimo 3 anos experiência • ; $& inglês`.split(
    /\s+/u,
  ),
);
const phrase = fc.array(words, { minLength: 1, maxLength: 14 }).map((list) => list.join(' '));
const anyText = fc.oneof(
  { weight: 4, arbitrary: phrase },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
);
const typed = anyText.map((text) => text.trim()).filter((text) => text !== '');
const form = fc.record(
  {
    position: fc.oneof(fc.constantFrom('Vendedor', 'Analista Fiscal Júnior', 'RH'), typed),
    jobDescription: typed,
    experienceLevel: fc.constantFrom('junior', 'pleno', 'senior', 'especialista'),
    interviewType: fc.constantFrom('presencial', 'online', 'hibrido'),
    duration: fc.constantFrom(...interviewDurationValues),
    focusAreas: fc.subarray([...focusAreas], { minLength: 1 }),
    additionalNotes: fc.oneof(fc.constant(''), typed),
    freeText: typed,
  },
  { requiredKeys: [] },
);
const pieces = fc.record({
  values: fc.array(anyText, { maxLength: 3 }),
  mission: fc.oneof(fc.constant(''), anyText),
  goals: fc.array(anyText, { maxLength: 3 }),
  team: fc.oneof(fc.constantFrom('Vendas', 'Equipe de Vendas', 'Time de Produto'), typed),
  employee: fc.constantFrom(null, 'Supervisora de Caixa', ''),
});

test('whatever is typed, no blocking check fails and most others hold', () => {
  let checks = 0;
  let faults = 0;
  fc.assert(
    fc.property(form, pieces, (brief, { values, mission, goals, team, employee }) => {
      const context = contextWith({
        company: { values, mission },
        team: { name: team, goals },
        employee: employee === null ? null : { position: employee },
      });
      const content = compose(brief, context);
      expect(z.parse(interviewContentSchema, content)).toEqual(content);
      expect(compose(brief, context)).toEqual(content);
      expect(JSON.stringify(content).length).toBeLessThan(40_000);
      const { results } = judgeInterview(content, brief, context);
      const wrong = results.filter(({ passed }) => !passed);
      expect(wrong.filter(({ id }) => blocking.includes(id))).toEqual([]);
      expect(interviewWriter.settle(content, brief, context)).toEqual(content);
      checks += results.length;
      faults += wrong.length;
    }),
    { numRuns: 100, seed: 20261123 },
  );
  expect(1 - faults / checks).toBeGreaterThanOrEqual(0.95);
});
