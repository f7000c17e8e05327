import { expect, test } from 'vitest';
import { inputWarnings, removalNotices } from '../knowledge/guardrails.ts';
import { forbiddenTopicsNotice, pdiNotice } from '../knowledge/notices.ts';
import { guardedContent, withNotices } from './guarded-content.ts';
import { reviewBrief } from './review.ts';

test('content without objection comes back as it is', () => {
  const content = { title: 'Roteiro', items: ['Ouvir', { text: 'Decidir' }], level: 3, none: null };
  expect(guardedContent(content)).toBe(content);
});

test('our own notices name what is forbidden, and stay', () => {
  const content = { recommendations: [forbiddenTopicsNotice], suggestions: [pdiNotice] };
  expect(guardedContent(content)).toBe(content);
});

test('the sentence goes, and the suggestions say so once a reason', () => {
  const content = {
    title: 'Plano',
    actions: ['Delegar tarefas', 'Considerar que a pessoa está com depressão', 'É preguiçosa'],
    goals: [{ text: 'Entregar no prazo. Ela está grávida.' }],
    suggestions: ['Conversar'],
  };
  expect(guardedContent(content)).toEqual({
    title: 'Plano',
    actions: ['Delegar tarefas'],
    goals: [{ text: 'Entregar no prazo.' }],
    suggestions: [removalNotices.sensitive, removalNotices.label, 'Conversar'],
  });
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

test('a line to say that lost a sentence is still a line to say', () => {
  const content = {
    steps: ['“Você é preguiçoso. O relatório atrasou dois dias.”'],
    suggestions: [],
  };
  expect(guardedContent(content)).toEqual({
    steps: ['“O relatório atrasou dois dias.”'],
    suggestions: [removalNotices.label],
  });
});

test('a suggestion may name what the law forbids, and why it was left out', () => {
  const refusal = 'Ficou fora o pedido de só contratar homem: a Lei 9.029/1995 proíbe.';
  expect(guardedContent({ suggestions: [refusal] })).toEqual({ suggestions: [refusal] });
});

test('where the document is about nobody, a suggestion may name what the law keeps out of a selection', () => {
  const refusal =
    'Saiu a pergunta sobre filho pequeno (CLT, art. 373-A): pergunte a todos do horário.';
  const content = { suggestions: [refusal], steps: ['Diga que ela está grávida.'] };
  expect(guardedContent(content, ['sensitive'])).toEqual({
    suggestions: [removalNotices.sensitive, refusal],
    steps: [],
  });
  expect(guardedContent({ suggestions: [refusal] }, ['sensitive'])).toEqual({
    suggestions: [refusal],
  });
});

test('what was left out of the form is said first, once', () => {
  const notice = removalNotices.instruction;
  expect(withNotices({ suggestions: ['Medir as filas.'] }, ['instruction'])).toEqual({
    suggestions: [notice, 'Medir as filas.'],
  });
  const said = { suggestions: ['Medir as filas.', notice] };
  expect(withNotices(said, ['instruction'])).toBe(said);
});

test('what a form will lose is told before a credit is spent on it', () => {
  const sentence = 'Se errar de novo vai pra rua.';
  expect(reviewBrief({ context: `O caixa fechou certo. ${sentence}` })).toEqual([
    { excerpt: sentence, message: inputWarnings.verdict },
  ]);
  expect(reviewBrief({ context: 'A reunião com o sindicato é na quinta.' })).toEqual([]);
});

test('a cell that goes leaves its place in the row', () => {
  const ready = [
    { title: 'Folha', columns: ['Quem', 'Por quê'], rows: [['Está grávida.', 'fila']] },
  ];
  const guarded = guardedContent({ ready, suggestions: [] });
  expect(guarded).toMatchObject({ ready: [{ rows: [['', 'fila']] }] });
  expect(guarded['suggestions']).toHaveLength(1);
});
