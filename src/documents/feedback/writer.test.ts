import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { behavioralProfiles, valuesOf } from '#shared/vocabulary.ts';
import { textOf } from '../contracts.ts';
import type { DocumentContext } from '../writing/context.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { conversationTones, feedbackKinds } from '../knowledge/feedback-phrases.ts';
import { conversationParts } from '../knowledge/feedback-questions.ts';
import { feedbackNotice } from '../knowledge/style.ts';
import {
  feedbackContentSchema,
  feedbackTones,
  feedbackTypeValues,
  type FeedbackContent,
  type FeedbackForm,
} from './contract.ts';
import {
  coordinatorCase,
  feedbackCorpus,
  goldCase,
  inventoryCase,
  receptionistCase,
} from './corpus.ts';
import { judgeFeedback } from './rubric.ts';
import { actionLine, bringExample } from './rules.ts';
import { feedbackWriter } from './writer.ts';

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9', 'F2', 'F11'];
/** Even where what was typed is no language. */
const always = ['G1', 'G3', 'G4', 'G6', 'G9', 'F11'];

function faultsOf(brief: Brief<FeedbackForm>, context: DocumentContext) {
  const { results } = judgeFeedback(feedbackWriter.compose(brief, context), brief, context);
  return results.filter(({ passed }) => !passed);
}
function pointsOf(content: FeedbackContent, section: string): string[] {
  return content.structure.find((part) => part.section === section)?.points ?? [];
}

test.each(feedbackCorpus)('$name: no check fails', ({ brief, context }) => {
  expect(faultsOf(brief, context)).toEqual([]);
});

test.each(feedbackCorpus)(
  '$name: whole, the same each time, the notice last',
  ({ brief, context }) => {
    const content = feedbackWriter.compose(brief, context);
    expect(z.parse(feedbackContentSchema, content)).toEqual(content);
    expect(feedbackWriter.compose(structuredClone(brief), structuredClone(context))).toEqual(
      content,
    );
    expect(content.suggestions.at(-1)).toBe(feedbackNotice);
  },
);

test('the corpus is wide enough: every type in every tone', () => {
  expect(feedbackCorpus.length).toBeGreaterThanOrEqual(30);
  expect(new Set(feedbackCorpus.map(({ name }) => name)).size).toBe(feedbackCorpus.length);
  const said = feedbackCorpus.map(({ brief }) => `${brief.feedbackType} ${brief.tone}`);
  for (const type of feedbackTypeValues) {
    for (const tone of valuesOf(feedbackTones)) expect(said).toContain(`${type} ${tone}`);
  }
});

test('the knowledge speaks of the types and tones of the form', () => {
  expect([...feedbackKinds]).toEqual([...feedbackTypeValues]);
  expect([...conversationTones]).toEqual(valuesOf(feedbackTones));
});

test('the reference case: facts word for word, the plan, the PDI, the value', () => {
  const content = feedbackWriter.compose(goldCase.brief, goldCase.context);
  expect(content).toMatchObject({
    title: 'Roteiro de feedback — Diego Martins',
    employee: 'Diego Martins — Analista de Rotas',
    type: 'Desenvolvimento',
  });
  expect(pointsOf(content, 'O que pode evoluir')[0]).toBe(goldCase.brief.specificExamples);
  expect(pointsOf(content, 'Próximos passos')).toContain(
    'Ligar esta prática à competência Comunicação do PDI (do nível 2 para o 3).',
  );
  const text = textsOf(content).join('\n');
  expect(text).toContain('o nosso valor “transparência”');
  expect(text).toContain('a meta de liberar as rotas até as 6h');
  expect(text).toContain('no feedback de 20/10/2026');
  expect(text).not.toMatch(/analític/iu);
});

test('a plan has two to four actions with who, when and how it is seen; without one, no date is set', () => {
  for (const type of feedbackTypeValues) {
    const ask = (includeActionPlan: boolean) =>
      textsOf(
        feedbackWriter.compose(
          { ...goldCase.brief, feedbackType: type, includeActionPlan },
          goldCase.context,
        ).structure,
      ).filter((text) => actionLine.test(text));
    expect(ask(true).length).toBeGreaterThanOrEqual(2);
    expect(ask(true).length).toBeLessThanOrEqual(4);
    expect(ask(true).every((line) => /\. (?:Saberemos|Evidência)/u.test(line))).toBe(true);
    expect(ask(false)).toEqual([]);
  }
});

test('what one conversation cannot carry waits for another', () => {
  const many = (feedbackType: FeedbackForm['feedbackType']) =>
    feedbackWriter.compose(
      {
        ...goldCase.brief,
        feedbackType,
        improvementPoints: ['Avisar cedo', 'Ouvir a expedição', 'Registrar paradas', 'Pedir ajuda'],
      },
      goldCase.context,
    );
  const later = (content: FeedbackContent) =>
    content.recommendations.find((item) => item.startsWith('Deixar para uma próxima conversa'));
  expect(later(many('desenvolvimento'))).toContain('“Pedir ajuda”');
  expect(later(many('corretivo'))).toContain('“Ouvir a expedição”; “Registrar paradas”');
  expect(later(many('reconhecimento'))).toContain('“Avisar cedo”');
  expect(textsOf(many('corretivo').structure).join('\n')).not.toMatch(/ouvir a expedição/iu);
});

test('a correction does not soften the fact with praise, which is kept for another day', () => {
  const content = feedbackWriter.compose(receptionistCase.brief, receptionistCase.context);
  expect(textsOf(content.structure).join('\n')).not.toContain('Acolhe bem');
  expect(content.recommendations.join('\n')).toContain('“Acolhe bem quem chega com medo”');
});

test('praise is not taken back', () => {
  const content = feedbackWriter.compose(
    {
      ...inventoryCase.brief,
      specificExamples: 'Contou tudo em um dia, mas esqueceu o relatório.',
    },
    inventoryCase.context,
  );
  expect(textsOf(content.structure).join('\n')).not.toMatch(/\bmas\b|esqueceu/u);
  expect(content.recommendations[0]).toContain('“esqueceu o relatório”');
});

test('a 360° names nobody else', () => {
  const content = feedbackWriter.compose(coordinatorCase.brief, coordinatorCase.context);
  const text = textsOf(content).join('\n');
  expect(text).not.toContain('Marta');
  expect(text).toContain('As reuniões passam do horário e o planejamento fica para depois.');
  expect(text).toContain('Retiramos nomes e atribuições');
});

test.each(feedbackKinds.flatMap((type) => conversationTones.map((tone) => [type, tone] as const)))(
  'without examples %s, %s promises none: the leader is told to bring one',
  (feedbackType, tone) => {
    const { structure, suggestions } = feedbackWriter.compose(
      { feedbackType, tone, improvementPoints: ['Planejamento'] },
      contextWith({}),
    );
    const said = structure.flatMap((part) => [...part.points, ...part.questions]).join('\n');
    expect(said).not.toMatch(/ser trazido|trouxe|exemplos concretos|com exemplos|fatos/iu);
    expect(said).not.toContain('essa situação');
    expect(structure.every(({ points, questions }) => points.length + questions.length > 0)).toBe(
      true,
    );
    expect(suggestions).toContain(bringExample);
  },
);

test('with an example the leader is not asked for one', () => {
  const { suggestions } = feedbackWriter.compose(goldCase.brief, goldCase.context);
  expect(suggestions).not.toContain(bringExample);
});

test('a request in free text is read, not read aloud', () => {
  const freeText =
    'Quero um feedback corretivo para o Diego sobre os atrasos na liberação das rotas';
  const content = feedbackWriter.compose({ freeText }, goldCase.context);
  expect(content.type).toBe('Corretivo');
  expect(pointsOf(content, 'Expectativa clara')[0]).toBe(
    'O esperado é que os atrasos na liberação das rotas não se repitam.',
  );
  expect(textsOf(content).join('\n')).not.toContain('Quero um feedback');
});

test('the script of today is not the previous conversation', () => {
  const today = { ...goldCase.context, latestFeedback: { day: goldCase.context.today, text: 'x' } };
  const text = textsOf(feedbackWriter.compose(goldCase.brief, today).structure).join('\n');
  expect(text).not.toMatch(/feedback de \d|última conversa/u);
});

test('sensitive data and labels are dropped, the fact stays, and the leader is told', () => {
  const content = feedbackWriter.compose(
    {
      ...goldCase.brief,
      context: 'Diego está com depressão. Ele é preguiçoso. As rotas atrasaram em novembro.',
    },
    goldCase.context,
  );
  const text = textsOf(content).join('\n');
  expect(text).toContain('As rotas atrasaram em novembro.');
  expect(text).not.toMatch(/depress|preguiç/iu);
  expect(text).toContain('Retiramos uma informação pessoal');
  expect(text).toContain('O ponto trazido precisa de um exemplo observável');
});

test('the diary is pointed to by its day, never quoted', () => {
  const diary = [{ day: '2026-11-12', text: 'Diego esqueceu de avisar Paulo: problema na rota' }];
  const text = textsOf(feedbackWriter.compose(goldCase.brief, { ...goldCase.context, diary })).join(
    '\n',
  );
  expect(text).toContain('registro de 12/11/2026 do diário');
  expect(text).not.toMatch(/Paulo|esqueceu/u);
});

test('sensitive data and identifiers do not reach a language model', () => {
  const { system, user } = feedbackWriter.prompt(
    { ...goldCase.brief, additionalNotes: 'Está grávida. Prefere conversar pela manhã.' },
    goldCase.context,
  );
  expect(user).toContain('Prefere conversar pela manhã');
  expect(user).not.toMatch(/grávida|"e1"/u);
  expect(system.split(/\s+/u).length).toBeLessThanOrEqual(950);
  for (const type of feedbackTypeValues) {
    const names = conversationParts[type].map(({ section }) => section).join(' ; ');
    expect(system).toContain(`${type}: ${names}`);
  }
});

test('the script that follows a previous one reads the plan back from its plain text', () => {
  const text = textOf('pdi', {
    title: 'PDI de Diego',
    employee: 'Diego',
    period: '',
    competencies: [{ name: 'Comunicação', currentLevel: 1, targetLevel: 4, actions: [] }],
    goals: [],
    timeline: '',
    suggestions: [],
  });
  const context = { ...goldCase.context, latestPdi: { day: '2026-06-01', text } };
  const content = feedbackWriter.compose(goldCase.brief, context);
  expect(textsOf(content).join('\n')).toContain('Comunicação do PDI (do nível 1 para o 4)');
});

const words = fc.constantFrom(
  ...`Avisar Melhorar Atraso Comunicação não mas porém equipe prazos cliente Carlos disse que a o de em com
  relatório {nome} null R$ 2026 10% ??? — “aspas” ENTREGA 😀 você sempre 16/11 preguiçoso`.split(
    /\s+/u,
  ),
);
const phrase = fc.array(words, { minLength: 1, maxLength: 10 }).map((list) => list.join(' '));
const anyText = fc.oneof(
  { weight: 4, arbitrary: phrase },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
);
const typed = anyText.map((text) => text.trim()).filter((text) => text !== '');
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const form = fc.record({
  feedbackType: maybe(fc.constantFrom(...feedbackTypeValues)),
  tone: maybe(fc.constantFrom(...valuesOf(feedbackTones))),
  context: maybe(typed),
  specificExamples: maybe(
    fc.array(typed, { minLength: 1, maxLength: 6 }).map((all) => all.join('\n')),
  ),
  positivePoints: maybe(fc.array(typed, { maxLength: 12 })),
  improvementPoints: maybe(fc.array(typed, { maxLength: 12 })),
  includeActionPlan: maybe(fc.boolean()),
  followUpDate: maybe(
    fc.integer({ min: -30, max: 400 }).map((days) => addDays('2026-11-23', days)),
  ),
  additionalNotes: maybe(typed),
  freeText: maybe(typed),
});
const around = fc.record({
  name: fc.constantFrom(
    'Renata Lopes',
    'Ícaro',
    'Dr. João Silva',
    'Maria das Graças',
    'Ana',
    'X Æ',
    '李',
  ),
  profile: fc.constantFrom(null, ...valuesOf(behavioralProfiles)),
  values: fc.array(typed, { maxLength: 3 }),
  goals: fc.array(typed, { maxLength: 3 }),
  objectives: fc.array(typed, { maxLength: 3 }),
});

function withoutAbsent(brief: Record<string, unknown>): Brief<FeedbackForm> {
  return Object.fromEntries(Object.entries(brief).filter(([, value]) => value !== undefined));
}

test('whatever is typed, a whole script comes out and most checks hold', () => {
  let checks = 0;
  let faults = 0;
  fc.assert(
    fc.property(form, around, (typedForm, { name, profile, values, goals, objectives }) => {
      const brief = withoutAbsent(typedForm);
      const context = contextWith({
        company: { values },
        team: { goals },
        employee: { name, behavioralProfile: profile, objectives },
      });
      const content = feedbackWriter.compose(brief, context);
      expect(z.parse(feedbackContentSchema, content)).toEqual(content);
      expect(feedbackWriter.compose(brief, context)).toEqual(content);
      const { results } = judgeFeedback(content, brief, context);
      const wrong = results.filter(({ passed }) => !passed);
      expect(wrong.filter(({ id }) => always.includes(id))).toEqual([]);
      checks += results.length;
      faults += wrong.length;
    }),
    { numRuns: 250, seed: 20261123 },
  );
  expect(1 - faults / checks).toBeGreaterThanOrEqual(0.95);
});

test('very long input stays within bounds of size and time', () => {
  const sentence = 'Na semana passada o relatório de vendas chegou depois do horário combinado. ';
  const long = sentence.repeat(260);
  const brief = {
    ...goldCase.brief,
    context: long,
    specificExamples: long,
    positivePoints: Array.from({ length: 200 }, (_, index) => `${sentence}${index}`),
    improvementPoints: Array.from({ length: 200 }, (_, index) => `Evitar ${sentence}${index}`),
    additionalNotes: long,
  };
  const start = performance.now();
  const content = feedbackWriter.compose(brief, goldCase.context);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(JSON.stringify(content).length).toBeLessThan(100_000);
});

test.each([0, 1, 7, 14, 90])('a next conversation in %i days keeps its dates', (days) => {
  for (const today of ['2026-11-21', '2026-12-31', '2028-02-28']) {
    const followUpDate = addDays(today, days);
    const context = { ...goldCase.context, today, latestFeedback: null };
    const brief = { ...goldCase.brief, followUpDate };
    const { results } = judgeFeedback(feedbackWriter.compose(brief, context), brief, context);
    const wrong = results.filter(({ id, passed }) => !passed && blocking.includes(id));
    expect(wrong).toEqual([]);
    expect(textsOf(feedbackWriter.compose(brief, context)).join('\n')).toContain(
      formatDay(followUpDate),
    );
  }
});
