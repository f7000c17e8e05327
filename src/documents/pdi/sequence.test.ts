import { expect, test } from 'vitest';
import { addDays } from '#shared/format.ts';
import { contextWith } from '../writing/sample-context.ts';
import { excerptOf } from '../writing/relevance.ts';
import { genericSteps, advancedStudySteps } from '../knowledge/generic-steps.ts';
import { textOf } from '../contracts.ts';
import type { PdiContent } from './contract.ts';
import { literalsOf } from './step-text.ts';
import { normalize } from '../knowledge/words.ts';
import { pdiWriter } from './writer.ts';

/*
 * Plans of one person, one after the other. Only the latest is known to the next, and of a long one only
 * the beginning, as the server hands it over.
 */

const room = 2_000;
const goals = ['Reduzir as filas nos horários de pico'];
const anySteps = [...Object.values(genericSteps).flat(), ...advancedStudySteps];

function plansInARow(
  count: number,
  competencies: (turn: number) => { name: string; currentLevel: number; targetLevel: number }[],
): PdiContent[] {
  const plans: PdiContent[] = [];
  let today = '2026-11-23';
  for (let turn = 0; turn < count; turn += 1) {
    const before = plans.at(-1);
    const latestPdi = before
      ? { day: addDays(today, -180), text: excerptOf(textOf('pdi', before), room) }
      : null;
    const context = contextWith({ today, latestPdi });
    const brief = { deadline: addDays(today, 170), goals, competencies: competencies(turn) };
    plans.push(pdiWriter.compose(brief, context));
    today = addDays(today, 180);
  }
  return plans;
}

/** Actions as far as they say what is done: without tag, date and evidence. */
function actionsOf(plan: PdiContent): string[] {
  return plan.competencies.flatMap(({ actions }) =>
    actions.map((action) => action.replace(/^\[\S+\] /u, '').replace(/ — até .*$/u, '')),
  );
}

function isGeneric(action: string, names: readonly string[]): boolean {
  const plain = normalize(action);
  return anySteps.some((step) =>
    names.some((name) => literalsOf(step, name).every((literal) => plain.includes(literal))),
  );
}

const lists = {
  'the same two competencies': () => [
    { name: 'Comunicação', currentLevel: 2, targetLevel: 3 },
    { name: 'Delegação', currentLevel: 2, targetLevel: 4 },
  ],
  'levels that rise': (turn: number) => [
    { name: 'Liderança', currentLevel: 1 + turn, targetLevel: 3 + turn },
    { name: 'Análise de dados', currentLevel: 1 + turn, targetLevel: 2 + turn },
  ],
  'more than the known part holds': () => [
    { name: 'Gestão do tempo', currentLevel: 1, targetLevel: 3 },
    { name: 'Vendas', currentLevel: 1, targetLevel: 3 },
    { name: 'Escuta e feedback', currentLevel: 2, targetLevel: 4 },
    { name: 'Excel', currentLevel: 2, targetLevel: 3 },
  ],
} as const;

test.each(Object.entries(lists))('%s: three plans, and nothing asked for twice', (_, list) => {
  const plans = plansInARow(3, list);
  const actions = plans.map(actionsOf);
  const all = actions.flat();
  expect(all.filter((action, index) => all.indexOf(action) !== index)).toEqual([]);
});

test.each(Object.entries(lists))('%s: the third plan still knows its competencies', (_, list) => {
  const plans = plansInARow(3, list);
  for (const plan of plans) {
    const names = plan.competencies.map(({ name }) => name.toLowerCase());
    expect(actionsOf(plan).filter((action) => isGeneric(action, names))).toEqual([]);
  }
});

test('a competency that nobody knows goes on through what serves any', () => {
  const plans = plansInARow(4, () => [{ name: 'Topiaria', currentLevel: 1, targetLevel: 3 }]);
  const all = plans.flatMap(actionsOf);
  expect(all.filter((action, index) => all.indexOf(action) !== index)).toEqual([]);
});

test('a goal that comes again goes on from where it stands', () => {
  const [first, second] = plansInARow(2, lists['the same two competencies']);
  expect(first?.goals[0]).toContain('linha de base registrada');
  expect(second?.goals[0]).toContain('Reduzir as filas nos horários de pico: continua do PDI de');
});
