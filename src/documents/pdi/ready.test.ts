import { expect, test } from 'vitest';
import { readyOf } from './ready.ts';

const competencies = [
  { name: 'Delegação', currentLevel: 2, targetLevel: 4 },
  { name: 'Comunicação', currentLevel: 3, targetLevel: 4 },
];
const step = (day: string) => ({ day, text: `Até ${day}, praticar.` });
const steps = [
  [step('11/12/2026'), step('15/12/2026'), step('29/01/2027'), step('10/05/2027')],
  [step('28/12/2026')],
];
const talks = ['18/12/2026', '29/01/2027', '31/05/2027'];

test('each talk has the steps that fall due until it, and room for a hand', () => {
  const [sheet] = readyOf(competencies, steps, talks);
  expect(sheet?.rows).toEqual([
    ['18/12/2026', 'Delegação: passos 1 e 2', '', '', ''],
    ['29/01/2027', 'Delegação: passo 3; Comunicação: passo 1', '', '', ''],
    ['31/05/2027', 'Delegação: passo 4', '', '', ''],
  ]);
  expect(sheet?.columns).toHaveLength(5);
});

test('with a talk or two there is nothing to follow', () => {
  expect(readyOf(competencies, steps, talks.slice(0, 2))).toEqual([]);
});
