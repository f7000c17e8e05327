import { expect, test } from 'vitest';
import { behavioralProfiles } from '#shared/vocabulary.ts';
import { closingExtras, meetingBlocks, openingOf } from './blocks.ts';
import { formatMaterials, onlineParticipation, typeMaterials } from './materials.ts';
import { conversationGuides, withoutProfileGuide } from './profiles.ts';
import {
  arrivalQuestions,
  growthQuestions,
  loadQuestion,
  returnQuestions,
  subjectQuestions,
} from './questions.ts';
import {
  crowdVoices,
  groupVoices,
  openFocus,
  openQuestions,
  outcomeOf,
  pairClosings,
  pairFocus,
  themeOf,
  topicClosings,
  topicContexts,
  topicThemes,
} from './topics.ts';
import { avoidedIn } from '../style.ts';
import { normalize, similarity, stems } from '../words.ts';

const blocks = Object.values(meetingBlocks);
const steps = [
  ...blocks.flatMap(({ steps: each }) =>
    each.flatMap((step) => ('group' in step ? Object.values(step).flat() : step)),
  ),
  ...blocks.flatMap(({ more }) => more?.step ?? []),
  ...closingExtras.map(([, step]) => step),
  ...Object.values(topicContexts).flat(),
  ...Object.values(topicClosings).flat(),
  ...pairClosings,
  ...groupVoices,
  ...crowdVoices,
  ...Object.values(onlineParticipation),
];
const questions = [
  ...arrivalQuestions,
  ...subjectQuestions,
  ...returnQuestions,
  ...growthQuestions,
  loadQuestion,
  ...openQuestions,
  ...topicThemes.flatMap(({ questions: each }) => each),
];
const sentences = [
  ...blocks.flatMap(({ descriptions }) => descriptions),
  ...(['team', 'planning', 'review', 'strategic'] as const).flatMap(openingOf),
  ...[...Object.values(conversationGuides), withoutProfileGuide].map(({ prepare }) => prepare),
  ...topicThemes.flatMap(({ advice }) => advice ?? []),
];
const clauses = [
  ...Object.values(openFocus).flat(),
  ...pairFocus.map((clause) => clause.replace('{pessoa}', 'a pessoa')),
  ...topicThemes.flatMap(({ focus }) => focus),
];
const materials = [
  ...formatMaterials.presencial.always,
  ...formatMaterials.online.always,
  ...Object.values(typeMaterials),
];

test('steps are infinitive clauses without a final stop', () => {
  for (const step of steps) {
    expect(step).toMatch(/^\p{Lu}[\p{L}]*[aeiô]r[ :,]/u);
    expect(step).toMatch(/[^.;]$/u);
  }
});

test('questions are open and follow a colon', () => {
  for (const question of questions) {
    expect(question).toMatch(/^\p{Ll}.*\?$/u);
    expect(normalize(question)).toMatch(
      /^(?:se so|(?:[a-z]+ )?(?:o que|que|quem|qual|quais|como|onde|quando|de quem|em que)\b)/u,
    );
  }
});

test('sentences end, clauses and materials do not', () => {
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  for (const clause of clauses) expect(clause).toMatch(/^\p{Ll}.*[^.]$/u);
  for (const material of materials) expect(material).toMatch(/^\p{Lu}.*[^.]$/u);
});

test('only the three places that are filled stand in braces', () => {
  for (const text of [...steps, ...sentences, ...blocks.map(({ responsible }) => responsible)]) {
    expect(text.replace(/\{(?:objetivo|pessoa|integrante)\}/gu, '')).not.toMatch(/[{}]/u);
  }
  expect([...questions, ...clauses, ...materials].join('')).not.toMatch(/[{}]/u);
});

test('nothing that is to be avoided, no mark of gender, no profile', () => {
  const text = [...steps, ...questions, ...sentences, ...clauses, ...materials].join('\n');
  expect(avoidedIn(text)).toEqual([]);
  expect(text).not.toMatch(/\((?:a|o)\)|\btodos\b|\bobrigad[oa]\b|\bd[oa] \{/u);
  for (const profile of Object.keys(behavioralProfiles)) {
    expect(normalize(text)).not.toContain(profile);
  }
});

test('no two ways of one thing say almost the same', () => {
  const all = [...steps, ...questions, ...clauses].map((text) => ({ text, words: stems(text) }));
  const alike = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          one.words.size > 2 && other.words.size > 2 && similarity(one.words, other.words) > 0.8,
      )
      .map((other) => [one.text, other.text]),
  );
  expect(alike).toEqual([]);
});

test('enough ways for the most topics that a meeting has', () => {
  const mostTopics = 8;
  for (const pool of [...Object.values(openFocus), ...Object.values(topicClosings), pairClosings]) {
    expect(new Set(pool).size).toBeGreaterThanOrEqual(mostTopics);
  }
});

test('a theme for what Brazilian teams meet about', () => {
  expect(topicThemes.length).toBeGreaterThanOrEqual(24);
  const keys = topicThemes.flatMap((theme) => theme.keys);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each([
  ['Férias e cobertura', 'quem se ausenta'],
  ['Rotas da manhã', 'rota'],
  ['Devoluções do mês', 'erro'],
  ['Fila do caixa', 'atendimento'],
  ['Troca do sistema de ponto', 'o que muda'],
  ['Prontuário e passagem de plantão', 'cuidado'],
  ['Feira de ciências', 'pronto'],
])('%s → %s', (topic, focus) => {
  expect(themeOf(topic)?.focus.join(' ')).toContain(focus);
});

test.each(['Rotatividade', 'Metade do galpão', 'Xadrez', ''])('%s has no theme', (topic) => {
  expect(themeOf(topic)).toBeNull();
});

test.each([
  ['Definir a escala', 'decide'],
  ['Avisos gerais', 'inform'],
  ['Avaliar o piloto', 'discuss'],
  ['Abrimos aos domingos?', 'decide'],
  ['Férias', null],
])('%s expects %s', (topic, outcome) => {
  expect(outcomeOf(topic)).toBe(outcome);
});
