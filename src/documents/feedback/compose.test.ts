import { wordsAlone } from '../../../test/words-alone.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import type { Brief } from '../kit/writer.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { composeFeedback } from './compose.ts';
import {
  feedback,
  feedbackContentSchema,
  feedbackTones,
  feedbackTypeValues,
  type FeedbackForm,
  type FeedbackTone,
} from './contract.ts';
import { nothingKnown, routes } from './good-answers.ts';

const tones = Object.keys(feedbackTones) as FeedbackTone[];
const kinds = feedbackTypeValues.flatMap((feedbackType) =>
  tones.map((tone) => ({ feedbackType, tone })),
);
const compose = (brief: Brief<FeedbackForm>, context = nothingKnown) =>
  composeFeedback(brief, context);
const said = (brief: Brief<FeedbackForm>, context = nothingKnown) =>
  textsOf(compose(brief, context)).join('\n');

test.each(kinds)('$feedbackType, $tone: a whole script from any form', (kind) => {
  for (const brief of [kind, { ...kind, freeText: 'Atrasos.' }, { ...routes.brief, ...kind }]) {
    const content = compose(brief, routes.context);
    expect(z.parse(feedbackContentSchema, content)).toEqual(content);
    expect(content.structure.length).toBeGreaterThan(2);
    expect(content.structure.flatMap(({ questions }) => questions).length).toBeGreaterThan(2);
    expect(content.summary.split(' ').length).toBeLessThanOrEqual(60);
    expect(content.suggestions.length).toBeLessThanOrEqual(4);
    const text = textsOf(content).join('\n');
    expect(text).not.toMatch(/[{}[\]]|undefined|null|NaN|não especificad|\d{4}-\d{2}-\d{2}/u);
  }
});

test('each type and tone has words of its own', () => {
  const lines = kinds.map((kind) => JSON.stringify(compose(kind).structure));
  expect(new Set(lines).size).toBe(kinds.length);
});

test('what was noted stands as situation and facts, the diary is for the leader to decide', () => {
  const text = said({ ...routes.brief, feedbackType: 'corretivo' }, routes.context);
  expect(text).toContain(`Situação: ${routes.brief.context}`);
  expect(text).toContain(`Fatos e efeito: ${routes.brief.specificExamples}`);
  const { structure, suggestions } = compose(
    { ...routes.brief, feedbackType: 'corretivo' },
    routes.context,
  );
  expect(JSON.stringify(structure)).not.toContain('sem eu pedir');
  expect(suggestions.join('\n')).toContain(
    'Do seu diário, em 18/11/2026: Diego avisou a expedição sem eu pedir.',
  );
});

test('each point stands by itself in the part where it is said', () => {
  const { structure } = compose({ ...routes.brief, improvementPoints: ['Delegar', 'Ouvir'] });
  const partOf = (step: string) => structure.find(({ steps }) => steps.includes(step))?.section;
  expect(partOf('Pontos fortes: Rotas sem erro de endereço')).toBe('Abrir e ouvir');
  expect(partOf('Pontos a desenvolver: Delegar; Ouvir')).toBe('Mostrar onde avançar');
});

test('a correction says what goes well where it was typed, and is about one point', () => {
  const content = compose({
    ...routes.brief,
    feedbackType: 'corretivo',
    improvementPoints: ['Cumprir o prazo', 'Ouvir mais'],
  });
  const steps = content.structure.flatMap((part) => part.steps);
  expect(steps).toContain('Pontos fortes: Rotas sem erro de endereço');
  expect(steps).toContain('“O que eu espero daqui para a frente é isto: cumprir o prazo.”');
  expect(content.recommendations).toContain('Para outra conversa: Ouvir mais');
  expect(content.suggestions).toEqual([expect.stringContaining('2 pontos a melhorar')]);
});

test.each(['Pontualidade', 'Não anota os combinados', 'Perdeu dois prazos. Avisar antes.'])(
  'what is no deed is not said aloud: %s',
  (point) => {
    const { structure } = compose({ feedbackType: 'corretivo', improvementPoints: [point] });
    const steps = structure.flatMap((part) => part.steps);
    expect(steps).toContain(`Ponto a mudar: ${point}`);
    expect(steps.filter((step) => step.startsWith('“')).join('\n')).not.toContain(point);
  },
);

test.each(kinds)('$feedbackType, $tone: nothing noted stands in a line to say', (kind) => {
  const { structure, replies } = compose({
    ...routes.brief,
    ...kind,
    improvementPoints: [],
    additionalNotes: 'Lia levou suspensão pelo mesmo motivo.',
    specificExamples: 'Da última vez outra pessoa levou suspensão. A rota saiu às 7h20.',
  });
  const steps = structure.flatMap((part) => part.steps);
  const spoken = [...steps.filter((step) => step.startsWith('“')), ...textsOf(replies)];
  expect(spoken.join('\n')).not.toMatch(/suspensão|7h20|região Sul/u);
  // Of many voices it may say who spoke: then it is in the advice alone.
  const times = kind.feedbackType === '360' ? 0 : 1;
  expect(steps.filter((step) => step.includes('suspensão'))).toHaveLength(times);
});

test('a word that means two things brings no advice of one of them', () => {
  const advised = (point: string) =>
    JSON.stringify(compose({ feedbackType: 'desenvolvimento', improvementPoints: [point] }));
  expect(advised('Delegar a escala')).toContain('Se a ideia não vier');
  for (const point of ['Comunicação', 'Qualidade', 'Foco no cliente', 'Liderança']) {
    expect(advised(point)).not.toContain('Se a ideia não vier');
  }
});

test('the mark of a pasted list is no part of a point', () => {
  const text = said({
    feedbackType: 'desenvolvimento',
    improvementPoints: ['• delegar', '- ouvir'],
  });
  expect(text).toContain('Delegar; Ouvir');
});

test('praise asks for nothing, and keeps what was to get better for another day', () => {
  const brief = { ...routes.brief, feedbackType: 'reconhecimento' as const };
  const { structure, recommendations, replies } = compose(brief);
  const spoken = structure.flatMap(({ steps }) => steps).join('\n');
  expect(spoken).not.toContain('Avisar riscos');
  expect(spoken).not.toMatch(/\b(?:mas|porém|no entanto)\b/u);
  expect(recommendations).toContain(
    'Para outra conversa: Avisar riscos de atraso com antecedência',
  );
  expect(replies.length).toBeGreaterThan(1);
});

test('a plan and the day to meet again are there where they were asked for, and only then', () => {
  for (const { feedbackType } of kinds) {
    const brief = { ...routes.brief, feedbackType };
    const planned = said(brief);
    expect(planned).toContain('Um plano para propor');
    expect(planned).toMatch(/Em 11\/12\/2026,/u);
    expect(said({ ...brief, includeActionPlan: false })).toContain('11/12/2026');
    const { followUpDate: _, ...without } = { ...brief, includeActionPlan: false };
    expect(said(without)).not.toMatch(/\d{2}\/\d{2}\/\d{4}/u);
  }
});

test('earlier documents are quoted as what to go on from, in whole sentences', () => {
  const text = said(routes.brief, {
    ...routes.context,
    latestFeedback: { day: '2026-10-20', text: 'Combinamos avisar a expedição.' },
    latestPdi: {
      day: '2026-09-01',
      text: `PDI — Diego\nColaborador: Diego\nComunicação, do nível 2 ao 3.\n${'Praticar. '.repeat(60)}`,
    },
  });
  expect(text).toContain('Do último feedback, de 20/10/2026: Combinamos avisar a expedição.');
  expect(text).toContain('Do PDI de 01/09/2026: Comunicação, do nível 2 ao 3. Praticar.');
  expect(text).not.toContain('PDI — Diego');
});

test.each([
  ['2026-12-06', /06\/12\/2026 é domingo\..*04\/12\/2026/u],
  ['2026-12-25', /é sexta-feira e costuma ser feriado/u],
  ['2026-11-25', /vem cedo para ver mudança/u],
  ['2026-11-01', /já passou/u],
])('the day %s is noticed', (followUpDate, notice) => {
  expect(compose({ ...routes.brief, followUpDate }).suggestions.join('\n')).toMatch(notice);
});

test('a colleague’s name among the perceptions is noticed', () => {
  const context = { ...nothingKnown, colleagues: [{ name: 'Lia Prado', position: 'Caixa' }] };
  const brief = { feedbackType: '360' as const, specificExamples: 'A Lia contou três atrasos.' };
  expect(compose(brief, context).suggestions).toEqual([
    'Suas anotações, para tirar só os temas: A Lia contou três atrasos.',
    expect.stringContaining('Lia Prado'),
  ]);
});

test('a few words of free text may name the type; a name that a form makes up is nobody’s', () => {
  expect(compose({ freeText: 'Quero um feedback corretivo pelos atrasos' }).type).toBe('Corretivo');
  expect(compose({ freeText: 'Sobre as rotas.' }).type).toBe('Desenvolvimento');
  expect(compose({ employeeName: 'Colaborador' }).title).toBe('Roteiro de feedback');
});

const typedText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 5_000 }),
  fc
    .array(
      fc.constantFrom('ELA', 'disse', '“não”', 'a/b', "d'água", '12/11', '🙂', 'Ana.', '\n', '<b>'),
      { maxLength: 300 },
    )
    .map((words) => words.join(' ')),
);
const flat = (text: string) => text.replace(/\s+/gu, ' ');

test('each typed sentence stands word for word', () => {
  fc.assert(
    fc.property(typedText, typedText, fc.constantFrom(...kinds), (typed, point, kind) => {
      const points = [flat(point).trim()].filter((text) => text !== '');
      const brief = {
        ...kind,
        context: typed,
        specificExamples: typed,
        additionalNotes: typed,
        positivePoints: points,
        improvementPoints: points,
      };
      const text = wordsAlone(said(brief));
      for (const sentence of [...sentencesOf(typed), ...points]) {
        expect(text).toContain(wordsAlone(sentence));
      }
    }),
    { numRuns: 60 },
  );
});

test('the script is copied with everything it says', () => {
  const { blocks, title } = feedback.outline(compose(routes.brief, routes.context));
  const text = textsOf([title, blocks]).join('\n');
  const { suggestions: _, ...document } = compose(routes.brief, routes.context);
  for (const each of textsOf(document)) expect(text).toContain(each);
});
