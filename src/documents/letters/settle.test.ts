import { expect, test } from 'vitest';
import { contextWith } from '../../../test/sample-context.ts';
import { ThinAnswer } from '../kit/writer.ts';
import { goodEmails, goodMessages } from './good-answers.ts';
import { inPersonNotice } from './notices.ts';
import { settledLetter } from './settle.ts';

const context = contextWith({ employee: null });
const letter = (content: string, more: object = {}) => ({
  content,
  tone: 'profissional',
  suggestions: [] as string[],
  ...more,
});

test.each([...goodMessages, ...goodEmails])('a good answer stays: $answer.context', (good) => {
  expect(settledLetter(good.answer, good.form, context)).toEqual(good.answer);
});

test.each([
  'Oi Ana, a entrega mudou.',
  'Bom dia Ana, tudo bem?\n\nA entrega mudou.',
  'Ana, a entrega mudou.',
  'Oi, Ana! 😊 Mandou bem! 🎉\n\nAbraço,\nMarcos',
])('word for word: %j', (content) => {
  const form = { recipientName: 'Ana Beatriz', context: 'A entrega mudou.' };
  expect(settledLetter(letter(content), form, context)).toEqual(letter(content));
});

test('a text inside an object is a text', () => {
  const wrapped = {
    ...letter(''),
    content: { message: undefined, text: undefined, body: 'Oi, Ana!', content: undefined },
  };
  expect(settledLetter(wrapped, { recipientName: 'Ana' }, context).content).toBe('Oi, Ana!');
});

test('what was typed and is not in the letter is told once', () => {
  const form = {
    recipientName: 'Ana',
    context: 'A entrega de 300 mesas mudou para 27/11. Fale com a Carla.',
  };
  const { content, suggestions } = settledLetter(letter('Oi! A entrega mudou.'), form, context);
  expect(content).toBe('Oi! A entrega mudou.');
  expect(suggestions).toEqual(['Ficou fora do texto: “A entrega de 300 mesas mudou para 27/11”.']);
});

test('a wish about the writing, who reads and who signs are not missed', () => {
  const form = {
    recipientName: 'Ana',
    context: 'Avisar a Ana que o Marcos a espera na doca.',
    additionalInfo: 'Não mencionar os R$ 500.',
  };
  const answer = letter('Oi, Ana! Espero você na doca.');
  expect(settledLetter(answer, form, context)).toEqual(answer);
});

test('the tone is the one that was chosen', () => {
  const form = { recipientName: 'Ana', tone: 'formal' as const };
  expect(settledLetter(letter('Olá, Ana.'), form, context).tone).toBe('formal');
  expect(settledLetter(letter('Olá, Ana.'), { recipientName: 'Ana' }, context).tone).toBe(
    'profissional',
  );
});

test('grave news is told to the leader, unless the model did', () => {
  const form = { recipientName: 'Ana', context: 'Comunicar o desligamento.' };
  const told = settledLetter(letter('Ana, podemos conversar hoje?'), form, context);
  expect(told.suggestions).toEqual([inPersonNotice]);
  const known = letter('Ana, podemos conversar hoje?', { suggestions: ['Dê a notícia com o RH.'] });
  expect(settledLetter(known, form, context)).toEqual(known);
});

test.each(['Conteúdo não disponível', '  ', '…'])('%j is no letter', (content) => {
  expect(() => settledLetter(letter(content), {}, context)).toThrow(ThinAnswer);
});
