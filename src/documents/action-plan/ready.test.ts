import { expect, test } from 'vitest';
import { parseDay } from '#shared/format.ts';
import { isBusinessDay } from '../kit/business-days.ts';
import type { Brief } from '../kit/writer.ts';
import { plannedActions } from './actions.ts';
import type { ActionPlanForm } from './contract.ts';
import { breakage, depot } from './good-answers.ts';
import { planOf } from './plan.ts';
import { readyOf } from './ready.ts';

const ready = (brief: Brief<ActionPlanForm>) => {
  const plan = planOf({ ...breakage.brief, ...brief }, depot);
  return readyOf(plan, plannedActions(plan, depot));
};

test('the message that opens the plan says the aim, the first day and who signs', () => {
  const [message] = ready({});
  const text = message!.lines.join('\n');
  expect(text).toContain('Plano: Reduzir quebra de pisos no depósito');
  expect(text).toContain('Prazo: 26/02/2027');
  expect(text).toContain('A primeira ação é até 25/11/2026.');
  expect(message!.lines.at(-1)).toBe('Marcos Vieira');
});

test('an aim that is a story stays in the plan', () => {
  const [message] = ready({ objective: 'Perdemos muito. Quero baixar a perda.' });
  expect(message!.lines.join('\n')).not.toContain('Perdemos muito');
});

test('the sheet has a column for each metric, and days of work to the end', () => {
  const sheet = ready({}).at(-1);
  expect(sheet!.columns).toEqual(['Dia', 'Perda de pisos por mês', 'O que andou', 'O que travou']);
  const days = sheet!.rows.map(([day]) => parseDay(day!)!);
  expect(days.every(isBusinessDay)).toBe(true);
  expect(days).toEqual([...new Set(days)].toSorted());
  expect(days.at(-1)).toBe('2027-02-26');
  expect(sheet!.rows.every((row) => row.length === sheet!.columns.length)).toBe(true);
});

test.each(['2027-11-23', '2030-01-31'])(
  'a plan until %s has a sheet that fits a page',
  (deadline) => {
    const sheet = ready({ deadline }).at(-1);
    expect(sheet!.rows.length).toBeLessThanOrEqual(13);
  },
);

test('what is written down on the way has the columns of the trouble', () => {
  const columnsOf = (brief: Brief<ActionPlanForm>) => ready(brief)[2]!.columns;
  expect(columnsOf({})).toContain('O que se perdeu');
  expect(columnsOf({ title: 'Acabar com os atrasos' })).toContain('Dia prometido');
  expect(ready({ successMetrics: [] }).map(({ title }) => title)).not.toContain('Folha da semana');
});

test('a plan of days has no sheet of weeks', () => {
  expect(ready({ deadline: '2026-11-25' }).map(({ title }) => title)).not.toContain(
    'Folha da semana',
  );
});
