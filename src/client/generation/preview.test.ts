import { expect, test } from 'vitest';
import { outlineOf, readContent } from '#documents/contracts.ts';
import { documentKindValues } from '#documents/labels.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { pageAnswers } from '../../../test/page-answers.ts';
import { previewOf } from './preview.ts';

test.each(documentKindValues)('%s: a whole document previews as it is', (kind) => {
  const content = documentContents[kind];
  expect(previewOf(kind, JSON.stringify(content))).toEqual(content);
});

test.each(documentKindValues)(
  '%s: a beginning of a document reads without placeholders',
  (kind) => {
    const text = JSON.stringify(documentContents[kind]);
    for (let length = 0; length < text.length; length += 1) {
      const preview = previewOf(kind, text.slice(0, length));
      const read = JSON.stringify([preview, preview && outlineOf(kind, preview)]);
      expect(read).not.toMatch(/não especificad|não informad|a definir|undefined/);
    }
  },
);

const pageKinds = Object.keys(pageAnswers) as (keyof typeof pageAnswers)[];

test.each(pageKinds)('%s: a beginning of a page reads without placeholders and marks', (kind) => {
  const text = JSON.stringify(pageAnswers[kind].answer);
  for (let length = 0; length < text.length; length += 1) {
    const preview = previewOf(kind, text.slice(0, length));
    const read = JSON.stringify(preview && outlineOf(kind, preview).blocks);
    expect(read).not.toMatch(/não especificad|não informad|a definir|undefined|\*\*|## \w|\| ?-|>/);
  }
});

test('a title alone can be read', () => {
  expect(previewOf('pdi', '{"title":"PDI de A')).toMatchObject({
    title: 'PDI de A',
    period: '',
    competencies: [],
    goals: [],
  });
});

test('what is no object is no document', () => {
  expect(previewOf('pdi', 'Desculpe')).toBeNull();
  for (const content of [null, undefined, 'texto', ['a'], 3])
    expect(readContent('pdi', content)).toBeNull();
  expect(readContent('pdi', {})).toMatchObject({ title: 'Título não especificado' });
});
