import { expect, test } from 'vitest';
import { inputWarnings, removalNotices } from '../knowledge/guardrails.ts';
import { reviewBrief } from './review.ts';
import { forbiddenTopicsNotice, pdiNotice } from '../knowledge/style.ts';
import { guardedContent } from './settle.ts';

test('content without objection comes back as it is', () => {
  const content = { title: 'Roteiro', items: ['Ouvir', { text: 'Decidir' }], level: 3, none: null };
  expect(guardedContent(content)).toBe(content);
});

test('our own notices name what is forbidden, and stay', () => {
  const content = { recommendations: [forbiddenTopicsNotice], suggestions: [pdiNotice] };
  expect(guardedContent(content)).toBe(content);
});

test('the clause goes, and the suggestions say so once a reason', () => {
  const content = {
    title: 'Plano',
    actions: ['Delegar tarefas', 'Considerar que a pessoa está com depressão', 'É preguiçosa'],
    goals: [{ text: 'Entregar no prazo, mas está grávida' }],
    suggestions: ['Conversar'],
  };
  expect(guardedContent(content)).toEqual({
    title: 'Plano',
    actions: ['Delegar tarefas'],
    goals: [{ text: 'Entregar no prazo' }],
    suggestions: [removalNotices.sensitive, removalNotices.label, 'Conversar'],
  });
});

test('a field of which nothing is left is absent, for its placeholder to come', () => {
  const content = guardedContent({ title: 'Está grávida', suggestions: 'nenhuma lista' });
  expect(content).toEqual({ title: undefined, suggestions: [removalNotices.sensitive] });
});

test.each([
  ['Ao final, haverá promoção garantida.', 'promise'],
  ['Recomendo a demissão imediata.', 'verdict'],
  ['Como modelo de linguagem, não posso ajudar.', 'instruction'],
] as const)('%s', (suggestion, reason) => {
  expect(guardedContent({ suggestions: [suggestion] })).toEqual({
    suggestions: [removalNotices[reason]],
  });
});

test('a threat, a tie to the union and what is reserved are known to every kind, before and after', () => {
  const objections = [
    ['Se errar de novo vai pra rua.', 'verdict'],
    ['O João é do sindicato.', 'sensitive'],
    ['Vai para o turno B, mas ela ainda não sabe.', 'reserved'],
  ] as const;
  for (const [sentence, reason] of objections) {
    const text = `O caixa fechou certo. ${sentence}`;
    const content = guardedContent({ context: text, suggestions: [] });
    expect(content).toEqual({
      context: 'O caixa fechou certo.',
      suggestions: [removalNotices[reason]],
    });
    expect(reviewBrief({ context: text })).toEqual([
      { excerpt: sentence, message: inputWarnings[reason] },
    ]);
  }
  const company = { context: 'A reunião com o sindicato é na quinta.', suggestions: [] };
  expect(guardedContent(company)).toEqual(company);
  expect(reviewBrief(company)).toEqual([]);
});
