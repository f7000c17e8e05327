import { expect, test } from 'vitest';
import { competencies, competencyNamed } from './competencies.ts';
import { competenciesOfPosition } from './position-competencies.ts';
import { normalize } from './words.ts';

const steps = competencies.flatMap((competency) => competency.steps);

test('every competency has eight steps that a plan can take as they are', () => {
  expect(competencies.filter((competency) => competency.steps.length !== 8)).toEqual([]);
  const wrong = steps.filter(
    ({ weeks, action, proof }) =>
      !(weeks >= 1 && weeks <= 12) ||
      !/^\p{Ll}+(?:[aei]r|por)\b/u.test(action) ||
      /[.;:]$|[{}[\]|]/u.test(`${action}\n${proof}`) ||
      proof === '',
  );
  expect(wrong).toEqual([]);
});

test('no action and no proof stands twice', () => {
  for (const texts of [steps.map(({ action }) => action), steps.map(({ proof }) => proof)]) {
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('an alias leads to one competency', () => {
  const aliases = competencies.flatMap(({ aliases: own }) => own.map(normalize));
  expect(aliases.filter((alias) => alias === '')).toEqual([]);
  for (const competency of competencies) {
    expect(competencyNamed(competency.name)?.name).toBe(competency.name);
    for (const alias of competency.aliases) {
      expect([alias, competencyNamed(alias)?.name]).toEqual([alias, competency.name]);
    }
  }
});

test.each([
  ['comunicação escrita', 'Escrita profissional'],
  ['GESTÃO DE EQUIPE', 'Liderança'],
  ['Excel avançado', 'Excel e planilhas'],
  ['Planejamento estratégico', 'Visão estratégica'],
  ['NR-35', 'Segurança e normas do trabalho'],
])('%s is %s', (name, known) => {
  expect(competencyNamed(name)?.name).toBe(known);
});

test.each([
  'Afinação de piano',
  'Comunicados',
  'Qualidade do café na colheita',
  'Comunicação visual',
  '',
  '???',
  'Falar de delegação com quem nunca ouviu falar dela',
])('%j is nothing the library knows', (name) => {
  expect(competencyNamed(name)).toBeNull();
});

test('a position leads to competencies of the library', () => {
  expect(competenciesOfPosition('Supervisora de Caixa')).toContain('Liderança');
  for (const position of ['Motorista', 'Vendedora', 'Recepcionista', 'Analista', 'Apicultor', '']) {
    for (const name of competenciesOfPosition(position)) {
      expect(competencyNamed(name)?.name).toBe(name);
    }
  }
});
