import { expect, test } from 'vitest';
import { competencies, competencyOf, recognizeCompetency } from './competencies.ts';
import type { Competency, Step } from './competency.ts';
import { emergingLeadership, teachingColleagues } from './competencies/emerging.ts';
import {
  advancedStudySteps,
  courseSteps,
  freeStudySteps,
  genericLevels,
  genericSteps,
  maintenanceSteps,
  roleCompetency,
} from './generic-steps.ts';
import { normalize } from './words.ts';

function stepsOf({ practice, exchange, study }: Competency): readonly Step[] {
  return [...practice, ...exchange, ...study];
}
const entries = [...competencies, roleCompetency, emergingLeadership, teachingColleagues];
const anySteps = [
  ...Object.values(genericSteps).flat(),
  ...courseSteps,
  ...freeStudySteps,
  ...advancedStudySteps,
  ...Object.values(maintenanceSteps).flat(),
];
const allSteps = [...entries.flatMap(stepsOf), ...anySteps];

test('the library has all its competencies, each whole', () => {
  expect(competencies.map(({ code }) => code).toSorted()).toEqual(
    Array.from({ length: 33 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`),
  );
  for (const competency of entries) {
    expect(competency.levels).toHaveLength(5);
    expect(competency.practice).toHaveLength(6);
    expect(competency.exchange).toHaveLength(6);
    expect(competency.study).toHaveLength(3);
    const texts = [competency.name, ...competency.levels, ...stepsOf(competency).flat()];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  }
});

test('each can be recognised by its name and by words of its own', () => {
  expect(competencies.filter(({ keys }) => keys.length < 3)).toEqual([]);
});

test('every mark and every choice of words is one that a plan can fill', () => {
  const marks =
    /\{(?:(?:de|em|a|por) )?(?:competencia|tema|papel|evento)\}|\{meta\}|\{ligad[ao]s?\}/gu;
  const choices = /\[[^[\]|]*\|[^[\]|]*\]/gu;
  const texts = allSteps.flat();
  expect(
    texts.filter((text) => /[{}[\]|]/u.test(text.replace(marks, '').replace(choices, ''))),
  ).toEqual([]);
  // What speaks of a subject has words for where there is none.
  const bare = texts.map((text) => text.replace(choices, ''));
  expect(bare.filter((text) => /\{(?!competencia)/u.test(text))).toEqual([]);
});

test('keys are normalised and lead to one competency alone', () => {
  const keys = competencies.flatMap((competency) => competency.keys);
  expect(keys.filter((key) => normalize(key) !== key)).toEqual([]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every action begins with an infinitive and ends without a stop', () => {
  const actions = allSteps.map(([action]) => action);
  expect(actions.filter((action) => !/^\p{Lu}\p{L}*(?:[aei]r|por)\s/u.test(action))).toEqual([]);
  expect(actions.filter((action) => /[.;:]$/u.test(action))).toEqual([]);
  expect(allSteps.filter(([, evidence]) => /^\p{Lu}|[.;:]$/u.test(evidence))).toEqual([]);
});

test('no action and no evidence stands twice, so that none can repeat in a plan', () => {
  const repeated = (texts: string[]) =>
    texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(repeated(allSteps.map(([action]) => action))).toEqual([]);
  expect(repeated(allSteps.map(([, evidence]) => evidence))).toEqual([]);
});

test('levels are sentences, and what serves any competency names it', () => {
  const levels = [...competencies.flatMap((competency) => competency.levels), ...genericLevels];
  expect(levels.filter((level) => !/^\p{Lu}.*\.$/u.test(level))).toEqual([]);
  expect(anySteps.filter(([action]) => !action.includes('{competencia}'))).toEqual([]);
});

test.each([
  ['Comunicação', 'C01'],
  ['comunicação assertiva', 'C01'],
  ['Comunicação escrita', 'C03'],
  ['Falar em público', 'C02'],
  ['DELEGAÇÃO', 'C18'],
  ['Gestão de equipe', 'C17'],
  ['Trabalho em equipe', 'C05'],
  ['Resolução de Problemas', 'C13'],
  ['Excel avançado', 'C24'],
  ['Análise de dados com Power BI', 'C23'],
  ['Python', 'C28'],
  ['Segurança da informação', 'C28'],
  ['Técnicas de venda', 'C22'],
  ['Inglês técnico', 'C30'],
  ['Pontualidade', 'C31'],
  ['Data-driven', 'C23'],
  ['Ensinar os outros', 'C19'],
  ['Planejamento estratégico', 'C20'],
  ['Agricultura de precisão', 'C28'],
  ['CRM', 'C28'],
  ['Prontuário eletrônico', 'C28'],
  ['Gestão de sala de aula', 'C28'],
  ['Legislação tributária', 'C28'],
])('%s is recognised as %s', (name, code) => {
  expect(recognizeCompetency(name)?.code).toBe(code);
});

test.each(['Topiaria', 'Leitura de projeto estrutural', '', '???', 'Bicicleta'])(
  '%j is nothing the library knows',
  (name) => {
    expect(recognizeCompetency(name)).toBeNull();
  },
);

test('a code leads to its entry', () => {
  expect(competencyOf('C18')?.name).toBe('Delegação');
  expect(competencyOf('C99')).toBeNull();
});
