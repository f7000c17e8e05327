import { expect, test } from 'vitest';
import { forbiddenTopicsIn } from '../forbidden-topics.ts';
import { familyOf } from './families.ts';
import { questionBank } from './questions.ts';

const areas = Object.values(questionBank);
const positions = [
  'Recepcionista',
  'Enfermeira Obstetra',
  'Professor de Ciências',
  'Desenvolvedora Back-end',
  'Gerente de Contas',
  'Gerente de Vendas',
  'Motorista Entregador',
  'Analista Fiscal',
  'Luthier',
];
const ofFamilies = positions
  .map(familyOf)
  .flatMap(({ exercise, byVideo, craft = [] }) => [
    exercise.question,
    ...(byVideo ? [byVideo.question] : []),
    ...craft,
  ]);
const questions = [...areas.flatMap((levels) => Object.values(levels).flat()), ...ofFamilies];

test('ten areas, four levels, two questions each', () => {
  expect(areas).toHaveLength(10);
  expect(areas.flatMap((levels) => Object.values(levels).flat())).toHaveLength(80);
});

test('no question, no strong answer and no warning comes twice', () => {
  for (const part of ['text', 'strong', 'warning'] as const) {
    const texts = questions.map((question) => question[part]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('nothing that a selection must not ask', () => {
  const texts = questions.flatMap(({ text, strong, warning }) => [text, strong, warning]);
  expect(texts.flatMap((text) => forbiddenTopicsIn(text))).toEqual([]);
});

test('a family is found by whole words, and who leads comes first', () => {
  const decides = positions.map((position) => familyOf(position).decides);
  expect(new Set(decides).size).toBe(positions.length);
  expect(familyOf('Gerente de Vendas').exercise.name).toBe('Caso de equipe');
  expect(familyOf('Gerente de Contas').exercise.name).toBe('Caso para pensar em voz alta');
  expect(familyOf('Encaixador').decides).toBe(familyOf('').decides);
});
