import { expect, test } from 'vitest';
import { contextWith } from '../../../test/sample-context.ts';
import { diaryInForm, privateWords } from './private-words.ts';

const text = 'A doca 3 ficou parada a manhã inteira por falta de conferente.';
const context = contextWith({ diary: [{ day: '2026-11-10', text }] });

test('a line of the diary that the form brings into the document is told once', () => {
  const brief = { context: text };
  const document = { description: `Contexto. ${text}`, actions: [text], suggestions: [] };
  expect(diaryInForm(document, context, brief)).toEqual([
    'O texto repete, porque está no formulário, o que você anotou no diário em 10/11/2026. Confira se quem vai ler pode saber.',
  ]);
  expect(privateWords(document, context, brief)).toEqual([]);
});

test('what the document does not say, or the form did not bring, is none', () => {
  const document = { description: text, suggestions: [] };
  expect(diaryInForm({ description: '', suggestions: [text] }, context, { notes: text })).toEqual(
    [],
  );
  expect(diaryInForm(document, context, { notes: '' })).toEqual([]);
  expect(privateWords(document, context, {})).toHaveLength(1);
});
