import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit, editableText, editedTextOf, isSameContent } from './edits.ts';

const pdi = { title: 'PDI de Ana', goals: ['Crescer'], timeline: '6 meses' };

test('an edited plan takes its first line as title and keeps everything else', () => {
  const edited = applyEdit('pdi', pdi, 'PDI de Ana Lima\n\nObjetivos\n- Crescer');
  expect(edited).toEqual({
    title: 'PDI de Ana Lima',
    goals: ['Crescer'],
    timeline: '6 meses',
    editedContent: 'PDI de Ana Lima\n\nObjetivos\n- Crescer',
    isEdited: true,
  });
});

test('blank first lines do not become the title', () => {
  expect(applyEdit('pdi', pdi, '\n  \n Novo título \ntexto')).toMatchObject({
    title: 'Novo título',
    editedContent: '\n  \n Novo título \ntexto',
  });
});

test('a blank text is no edit', () => {
  expect(applyEdit('pdi', pdi, ' \n\t ')).toBeNull();
  expect(applyEdit('email', { content: 'Olá' }, '')).toBeNull();
});

test('a letter keeps its structure and replaces only its text', () => {
  const mail = { subject: 'Reunião', content: 'Olá, Ana', tone: 'formal' };
  expect(applyEdit('email', mail, 'Bom dia, Ana')).toEqual({ ...mail, content: 'Bom dia, Ana' });
  const nested = { content: { body: 'Olá', signature: 'Rui' } };
  expect(applyEdit('message', nested, 'Oi')).toEqual({ content: { body: 'Oi', signature: 'Rui' } });
});

test('the editor opens with the last edit, the letter or the rendering', () => {
  expect(editableText('pdi', pdi, 'rendered')).toBe('rendered');
  expect(editableText('pdi', { ...pdi, isEdited: true, editedContent: 'meu' }, 'x')).toBe('meu');
  expect(editableText('email', { subject: 'Oi', content: 'carta' }, 'Assunto: Oi')).toBe('carta');
  expect(editableText('message', { content: { text: 'carta' } }, 'x')).toBe('carta');
});

test('what was saved is what the editor opens with next, whatever was typed', () => {
  fc.assert(
    fc.property(fc.constantFrom('pdi', 'email', 'message'), fc.string(), (kind, text) => {
      const edited = applyEdit(kind, { title: 'a', content: 'b' }, text);
      if (edited === null) return text.trim() === '';
      return editableText(kind, edited, 'rendered') === text;
    }),
  );
});

test('a document that only claims to be edited has no edited text', () => {
  expect(editedTextOf({ isEdited: true })).toBeNull();
  expect(editedTextOf({ editedContent: 'x' })).toBeNull();
});

test('two contents are the same whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const turned = JSON.parse(JSON.stringify(value), (_, part: unknown) =>
        typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).toReversed())
          : part,
      ) as unknown;
      expect(isSameContent(JSON.parse(JSON.stringify(value)), turned)).toBe(true);
    }),
  );
  expect(isSameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameContent({ a: 1 }, { b: 1 })).toBe(false);
  expect(isSameContent({ a: 1 }, { a: 1, b: undefined })).toBe(false);
});
