import { expect, test } from 'vitest';
import { forbiddenTopicsIn } from '../forbidden-topics.ts';
import { questionBank } from './questions.ts';

const areas = Object.values(questionBank);
const questions = areas.flatMap((levels) => Object.values(levels).flat());
const wordings = questions.flatMap(({ text, about, onValue }) =>
  [text, about, onValue].filter((wording) => wording !== undefined),
);
const lived = /\b(?:conte|descreva|qual foi|o que foi)\b/iu;

test('ten areas, four levels, two questions each', () => {
  expect(areas).toHaveLength(10);
  expect(questions).toHaveLength(80);
});

test('no question and no expected answer comes twice', () => {
  expect(new Set(wordings).size).toBe(wordings.length);
  const expected = questions.map((question) => question.expected);
  expect(new Set(expected).size).toBe(expected.length);
});

test('the criteria of one level are distinct, so that no two questions look alike', () => {
  for (const level of ['junior', 'pleno', 'senior', 'especialista'] as const) {
    const criteria = areas.flatMap((levels) => levels[level].map((item) => item.criteria.join()));
    expect(new Set(criteria).size).toBe(criteria.length);
  }
});

test('each asks for something lived, but for two that ask what is known of this job', () => {
  expect(questions.filter(({ text }) => !lived.test(text)).map(({ text }) => text)).toEqual([
    'O que chamou a sua atenção nesta vaga e o que você quer aprender nela?',
    'Pelo que você conheceu desta empresa até aqui, o que preservaria e o que questionaria?',
  ]);
});

test('the first question of each area and level is a lived one', () => {
  const firsts = areas.flatMap((levels) => Object.values(levels).map(([first]) => first.text));
  expect(firsts.filter((text) => !lived.test(text))).toEqual([]);
});

test('a slot stands once in the wording it is meant for, and nowhere else', () => {
  for (const { text, about, onValue, expected, criteria } of questions) {
    expect([text, expected, ...criteria].join(' ')).not.toMatch(/[{}]/u);
    expect((about ?? '{em}').match(/\{(?:em|a)\}/gu)).toHaveLength(1);
    expect((onValue ?? '{valor}').match(/\{valor\}/gu)).toHaveLength(1);
  }
});

test('a question on a value of the company at every level', () => {
  for (const pair of Object.values(questionBank['Cultura da Empresa'])) {
    expect(pair.filter(({ onValue }) => onValue !== undefined)).toHaveLength(1);
  }
});

test('no wording touches a forbidden topic', () => {
  expect(wordings.flatMap((wording) => forbiddenTopicsIn(wording))).toEqual([]);
});

test('sentences end, and criteria are short', () => {
  for (const wording of wordings) expect(wording).toMatch(/[.?]$/u);
  for (const { expected, criteria } of questions) {
    expect(expected).toMatch(/\.$/u);
    for (const criterion of criteria) expect(criterion).not.toMatch(/[.;]|^$/u);
  }
});
