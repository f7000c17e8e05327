import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valuesOf } from '#shared/vocabulary.ts';
import { variantsFor } from '../writing/variants.ts';
import { meetingTypes } from './contract.ts';
import { resultOf, spokenObjective, statedObjective, statesObjective } from './objective.ts';

/** Every way of saying the result of an objective. */
function resultsOf(objective: string): Set<string> {
  const seeds = Array.from({ length: 12 }, (_, index) => `seed ${index}`);
  return new Set(seeds.map((seed) => resultOf(objective, 'team', variantsFor(seed))));
}

test.each([
  [
    'Decidir a escala de dezembro',
    /^(?:a decisão|uma decisão registrada) sobre a escala de dezembro/u,
  ],
  ['alinhar prioridades', /sobre prioridades/u],
  ['Planejar o inventário', /para o inventário/u],
  ['Reduzir as filas', /para reduzir as filas/u],
  ['Preciso entender os atrasos', /sobre os atrasos/u],
  ['Preparar a equipe para a troca', /para preparar a equipe para a troca/u],
  ['Conversar sobre o turno da noite', /sobre o turno da noite/u],
  ['Reclamações da portaria', /sobre reclamações da portaria/u],
  ['ALINHAR O ESTOQUE', /sobre o estoque/u],
])('%s becomes a result', (objective, expected) => {
  for (const result of resultsOf(objective)) expect(result).toMatch(expected);
});

test.each([
  'Aprovar ou recusar a compra',
  'Definir metas e dividir tarefas',
  'Organizar a colheita, com datas por talhão',
  'Abrimos a filial? O que falta?',
  'O mercado mudou. A margem caiu; precisamos de três escolhas para o ano que vem.',
])('%s is not said again by half', (objective) => {
  for (const result of resultsOf(objective)) {
    expect(result).toMatch(/^(?:decisões registradas|os combinados por escrito)/u);
  }
});

test('the typed words come first, with their own end', () => {
  const stated = (text: string) => statedObjective(text, 'team', variantsFor('x'));
  expect(stated('Decidir a escala.')).toMatch(/^Decidir a escala\. Ao final, teremos [^.]+\.$/u);
  expect(stated('Quem fica no Natal?')).toMatch(/^Quem fica no Natal\? Ao final, teremos /u);
});

test('a long objective is spoken by its beginning', () => {
  expect(spokenObjective('Decidir a escala.')).toBe('decidir a escala');
  expect(spokenObjective('Escala de dezembro')).toBe('“Escala de dezembro”');
  const long = Array.from({ length: 60 }, (_, index) => `palavra${index}`).join(' ');
  expect(spokenObjective(long)).toMatch(/ palavra23…”$/u);
});

test('whatever is typed is stated, and said again', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      fc.constantFrom(...valuesOf(meetingTypes)),
      (objective, type) => {
        const stated = statedObjective(objective, type, variantsFor('seed'));
        expect(stated).toContain('Ao final, teremos ');
        expect(statesObjective(`Lembrar: ${spokenObjective(objective)}`, objective)).toBe(true);
      },
    ),
  );
});
