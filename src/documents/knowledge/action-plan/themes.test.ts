import { expect, test } from 'vitest';
import { anyTheme } from './any-theme.ts';
import { planThemeOf, planThemes } from './themes.ts';

const all = [...planThemes, anyTheme];
const actions = all.flatMap((theme) => theme.actions);

test('every theme has its steps in order of time, three of them for a short plan', () => {
  for (const theme of all) {
    const shares = theme.actions.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.every((share) => share > 0 && share < 0.6)).toBe(true);
    expect(theme.actions.filter(({ isShort }) => isShort).length).toBeGreaterThanOrEqual(3);
    expect(
      theme.actions.length - theme.actions.filter(({ isShort }) => isShort).length,
    ).toBeGreaterThan(1);
  }
});

test('every text is a whole one, and none is said twice', () => {
  const tasks = actions.map(({ task }) => task);
  expect(new Set(tasks).size).toBe(tasks.length);
  expect(
    tasks.filter((task) => !/^\p{Lu}\p{L}*[aeoi]r .*[.”]$/u.test(task) && !task.startsWith('Pôr ')),
  ).toEqual([]);
  const proofs = actions.map(({ done }) => done);
  expect(proofs.filter((done) => done === '' || /[.;]$/u.test(done))).toEqual([]);
  const risks = all.flatMap((theme) => theme.risks);
  expect(risks.every(({ risk, sign, response }) => risk && sign && response)).toBe(true);
  expect(all.every(({ sheet }) => sheet.columns.length >= 4)).toBe(true);
});

test.each([
  ['Evasão nas licenciaturas', 'quem saiu'],
  ['cliente q some', 'quem saiu'],
  ['Reduzir quebra de pisos no depósito', 'cada perda'],
  ['Faltas de segunda-feira', 'por turno'],
  ['Acidentes na doca', 'se machucar'],
  ['Fila da triagem', 'quanto se espera'],
  ['Inventário do almoxarifado', 'mais giram'],
])('%s', (title, said) => {
  expect(JSON.stringify(planThemeOf(title))).toContain(said);
});

test('what names no trouble has no theme', () => {
  expect(planThemeOf('Projeto Aurora')).toBeNull();
  expect(planThemeOf('')).toBeNull();
});
