import { expect, test } from 'vitest';
import { absencesIn } from './absences.ts';
import { daysOfPlan } from './plan-dates.ts';

const period = { today: '2026-11-23', deadline: '2027-05-31' };
const away = (text: string) => absencesIn([text], period);

test.each([
  ['Férias de 04/01 a 18/01', '2027-01-04', '2027-01-18'],
  ['Vai sair de férias em janeiro', '2027-01-01', '2027-01-31'],
  ['Férias em 10/12/2026', '2026-12-10', '2026-12-10'],
  ['Férias de 20/12 a 10/01', '2026-12-20', '2027-01-10'],
  ['Férias de 10 a 20 de maio', '2027-05-10', '2027-05-20'],
  ['Folga entre 10 e 20/05', '2027-05-10', '2027-05-20'],
  ['Recesso de 1º a 15 de maio', '2027-05-01', '2027-05-15'],
  ['Férias de 10/05 até o fim de maio', '2027-05-10', '2027-05-31'],
  ['Férias a partir de 10/05', '2027-05-10', '2027-06-08'],
  ['Licença a partir de 03/05/2027', '2027-05-03', '2027-05-31'],
  ['Licença médica de 03/05 a 30/06', '2027-05-03', '2027-06-30'],
  ['Ficará fora de 17/05 a 31/05', '2027-05-17', '2027-05-31'],
  ['De licença até 15/01/2027', '2026-11-23', '2027-01-15'],
  ['Férias na segunda quinzena de janeiro', '2027-01-16', '2027-01-31'],
  ['Férias nas últimas três semanas do plano', '2027-05-11', '2027-05-31'],
  ['Viagem de janeiro a março', '2027-01-01', '2027-03-31'],
])('%s announces an absence', (text, from, to) => {
  expect(away(text)).toEqual([{ from, to }]);
});

test.each([
  'Férias em agosto de 2027',
  'Férias de 01/11/2026 a 30/06/2027',
  'Férias de 31/02 a 40/13',
  'O relatório vence em 10/12',
])('%s is nothing to plan around', (text) => {
  expect(away(text)).toEqual([]);
});

test('a leave over the last weeks moves every date, and leaves room between them', () => {
  const dayAt = daysOfPlan(period, away('Licença a partir de 03/05/2027'));
  expect(dayAt(100)).toBe('2027-04-30');
  const days = [15, 25, 40, 50, 55, 70, 75, 95, 100].map(dayAt);
  expect(new Set(days).size).toBe(days.length);
  expect(days).toEqual(days.toSorted());
});

test('a leave at the beginning starts the plan after it; one in between is stepped over', () => {
  expect(daysOfPlan(period, away('De licença até 15/01/2027'))(0)).toBe('2027-01-18');
  const dayAt = daysOfPlan(period, away('Férias em fevereiro'));
  const inside = [0, 10, 20, 30, 35, 40, 45, 50, 100].map(dayAt);
  expect(inside.filter((day) => day.startsWith('2027-02'))).toEqual([]);
});
