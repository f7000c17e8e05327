import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { competencyOf } from './competencies.ts';
import { competencyOfVerb, valueGrounds, type ValueGround } from './feedback/competencies.ts';
import * as guidance from './feedback/guidance.ts';
import { improvementMoulds } from './feedback/improvements.ts';
import * as moulds from './feedback/moulds.ts';
import {
  conversationTones,
  fallbackClosing,
  fallbackOpenings,
  feedbackKinds,
  leadIns,
  phraseSets,
  toneMarkers,
} from './feedback/phrases.ts';
import { conversationParts, openQuestion } from './feedback/questions.ts';
import { countHits } from './patterns.ts';
import { avoidedIn } from './style.ts';
import { normalize } from './words.ts';

const { misconductSigns, ...guidanceTexts } = guidance;
const everything = textsOf([
  phraseSets,
  leadIns,
  fallbackOpenings,
  fallbackClosing,
  conversationParts,
  Object.values(moulds),
  improvementMoulds,
  Object.values(guidanceTexts),
]);
const questions = feedbackKinds.flatMap((kind) =>
  conversationParts[kind].flatMap((part) => part.questions.map(({ text }) => text)),
);

test('sixteen sets of phrases, each with two openings and two closings of its own', () => {
  const sets = feedbackKinds.flatMap((kind) =>
    conversationTones.map((tone) => phraseSets[kind][tone]),
  );
  expect(sets).toHaveLength(16);
  const texts = textsOf(sets);
  expect(texts).toHaveLength(64);
  expect(new Set(texts).size).toBe(64);
});

test('only known slots, no exclamation, no word to avoid, no mark of gender', () => {
  const slots = new Set(everything.flatMap((text) => text.match(/\{[^}]*\}/gu) ?? []));
  const agreements = [...slots].filter((slot) => slot.includes('|'));
  expect([...slots].filter((slot) => !slot.includes('|')).toSorted()).toEqual(
    ['{acao}', '{data}', '{nome}', '{tema}', '{texto}'].toSorted(),
  );
  expect(agreements.every((slot) => /^\{\p{L}+\|\p{L}+\}$/u.test(slot))).toBe(true);
  expect(
    everything.filter((text) => /!|\((?:a|o)\)|\b(?:obrigad[oa]|juntos|todos)\b/iu.test(text)),
  ).toEqual([]);
  expect(everything.flatMap(avoidedIn)).toEqual([]);
});

test('the tone of a phrase is never another tone alone', () => {
  for (const tone of conversationTones) {
    for (const bank of [
      moulds.listening,
      moulds.agreements,
      moulds.commitments,
      moulds.positiveTails,
    ]) {
      const text = normalize(bank[tone].join(' '));
      const own = countHits(toneMarkers[tone], text);
      const others = conversationTones.filter((other) => other !== tone);
      for (const other of others) expect(countHits(toneMarkers[other], text)).toBeLessThan(own + 1);
    }
  }
});

test('the conversation of each type has its parts, and enough to ask in each', () => {
  expect(feedbackKinds.map((kind) => conversationParts[kind].length)).toEqual([7, 6, 7, 6]);
  for (const part of feedbackKinds.flatMap((kind) => conversationParts[kind])) {
    const always = part.questions.filter(
      ({ needs }) => needs === undefined || needs === 'noPositives',
    );
    const withPositives = part.questions.filter(({ needs }) => needs !== 'noPositives');
    expect(Math.min(always.length, withPositives.length)).toBeGreaterThan(0);
    expect(part.questions.length).toBeGreaterThanOrEqual(part.ask);
  }
  expect(new Set(questions).size).toBeGreaterThan(50);
});

test('all questions are open', () => {
  expect(questions.filter((text) => !openQuestion.test(text))).toEqual([]);
});

test('lead-ins come once or twice, and where a matter is hard or festive only at the end', () => {
  for (const kind of feedbackKinds) {
    const led = conversationParts[kind].map(({ ledIn }) => ledIn === true);
    const atTheEnd = kind === 'corretivo' || kind === 'reconhecimento';
    expect(led.filter(Boolean)).toHaveLength(atTheEnd ? 1 : 2);
    expect(led.slice(0, atTheEnd ? -2 : 0)).not.toContain(true);
  }
});

test.each(['Vamos combinar como chegar lá?', 'Podemos começar?', 'Você topa continuar na sexta?'])(
  '%s can be answered with yes or no',
  (text) => expect(openQuestion.test(text)).toBe(false),
);

test('verbs and values lead to competencies of the library', () => {
  const codes = [...Object.values(competencyOfVerb), ...valueGrounds.flatMap(codesOf)];
  expect(codes.filter((code) => competencyOf(code) === null)).toEqual([]);
  const verbs = Object.keys(competencyOfVerb);
  expect(verbs.filter((verb) => !/^[a-z]+[aeio]r$/.test(verb))).toEqual([]);
});

function codesOf({ codes }: ValueGround): string[] {
  return codes.split(' ').filter((code) => code !== '');
}

test('guidance begins with an infinitive', () => {
  const { listeningManners: _, ...orders } = guidanceTexts;
  const loose = textsOf(orders).filter((text) => !/^(?:Não )?\p{L}*[aei]r\b/iu.test(text));
  expect(loose).toEqual([]);
});

test.each([
  ['gritou com a equipe', true],
  ['ameaçou um colega', true],
  ['falou alto na reunião', false],
  ['gritante diferença', false],
])('%s: misconduct %s', (text, expected) => {
  expect(misconductSigns.test(normalize(text))).toBe(expected);
});
