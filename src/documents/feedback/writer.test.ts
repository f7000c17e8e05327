import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { textOf } from '../contracts.ts';
import type { DocumentContext } from '../writing/context.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { conversationTones, feedbackKinds } from '../knowledge/feedback/phrases.ts';
import { feedbackNotice } from '../knowledge/style.ts';
import {
  feedbackContentSchema,
  feedbackTones,
  feedbackTypeValues,
  type FeedbackContent,
  type FeedbackForm,
} from './contract.ts';
import { feedbackCorpus } from './corpus.ts';
import { goldCase, inventoryCase, receptionistCase } from './corpus/reference.ts';
import { judgeFeedback } from './rubric.ts';
import { actionLine, bringExample } from './rules.ts';
import { feedbackWriter } from './writer.ts';

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
