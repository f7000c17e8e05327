import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '#shared/format.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import {
  actionPlanContentSchema,
  actionPriorities,
  detailLevels,
  type ActionPlanForm,
} from './contract.ts';
import { judgeActionPlan } from './rubric.ts';
import { actionPlanWriter } from './writer.ts';

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9'];

function compose(brief: Brief<ActionPlanForm>, context = contextWith({ employee: null })) {
  return actionPlanWriter.compose(brief, context);
}

const today = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days));
const words = fc.constantFrom(
  ...`Reduzir Aumentar Implantar Contratar Melhorar Vender filas custos equipe relatórios clientes sistema prazos
  a o de para com loja estoque qualidade 10% rápido {nome} null R$ 2027 ??? — “aspas” VENDAS até 30/04/2027 Carla
  responsável: planilha, verba; falta de tempo conflito`.split(/\s+/u),
);
const phrase = fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));
const anyText = fc.oneof(
  { weight: 4, arbitrary: phrase },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
);
const typed = anyText.map((text) => text.trim()).filter((text) => text !== '');
const paragraph = fc.oneof(
  fc.constant(''),
  fc.array(typed, { minLength: 1, maxLength: 12 }).map((list) => list.join('\n')),
);

const input = today.chain((day) =>
  fc.record({
    today: fc.constant(day),
    form: fc.record(
      {
        title: typed,
        objective: paragraph,
        context: paragraph,
        deadline: fc.integer({ min: -3, max: 1096 }).map((days) => addDays(day, days)),
        priority: fc.constantFrom(...valuesOf(actionPriorities)),
        detailLevel: fc.constantFrom(...valuesOf(detailLevels)),
        resources: paragraph,
        challenges: paragraph,
        successMetrics: fc.array(typed, { maxLength: 30 }),
        additionalNotes: paragraph,
        freeText: paragraph,
      },
      { requiredKeys: [] },
    ),
    name: fc.option(fc.oneof(fc.constantFrom('Renata Lopes', 'Ícaro'), typed), { nil: null }),
    team: fc.option(fc.oneof(fc.constantFrom('Vendas', 'Time de Campo'), typed), { nil: null }),
    lists: fc.array(typed, { maxLength: 3 }),
  }),
);

test('whatever is typed, no blocking check fails and most others hold', () => {
  let checks = 0;
  let faults = 0;
  fc.assert(
    fc.property(input, ({ today: day, form, name, team, lists }) => {
      const context = contextWith({
        today: day,
        company: { values: lists },
        team: team === null ? null : { name: team, goals: lists },
        employee: name === null ? null : { name, objectives: lists },
      });
      const content = compose(form, context);
      expect(z.parse(actionPlanContentSchema, content)).toEqual(content);
      expect(JSON.stringify(content).length).toBeLessThan(60_000);
      const { results } = judgeActionPlan(content, form, context);
      const wrong = results.filter(({ passed }) => !passed);
      expect(wrong.filter(({ id }) => blocking.includes(id))).toEqual([]);
      checks += results.length;
      faults += wrong.length;
    }),
    { numRuns: 120, seed: 20261123 },
  );
  expect(1 - faults / checks).toBeGreaterThanOrEqual(0.94);
});

test('the longest forms are read to their end and give a bounded document', () => {
  const long = (unit: string) => unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000);
  for (const unit of [
    'a, ',
    'de ',
    'Falta de tempo; ',
    'x\n',
    'Reduzir as filas em ',
    '((((',
    ' e até 3 ',
  ]) {
    const content = compose({
      title: long(unit).slice(0, 1_000),
      objective: long(unit),
      context: long(unit),
      resources: long(unit),
      challenges: long(unit),
      successMetrics: Array.from({ length: 200 }, (_, index) => `Métrica ${index}`),
      additionalNotes: long(unit),
      detailLevel: 'detalhado',
    });
    expect(JSON.stringify(content).length).toBeLessThan(200_000);
  }
});
