import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import type { PrintedDocument } from './printed-document.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

let typesetter: Typesetter | undefined;
afterEach(() => typesetter?.close());

function aDocument(text: string): PrintedDocument {
  return {
    outline: { title: 'Nota', blocks: [{ type: 'paragraph', text }] },
    kind: 'PDI',
    person: null,
    date: '21/11/2026',
    notice: 'Revise.',
    language: 'pt-BR',
  };
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';
const long = Array.from({ length: 30_000 }, (_, index) => index.toString(36)).join(' ');

test('sets what it is given, each in its turn', async () => {
  typesetter = createTypesetter();
  const { make } = typesetter;
  const [pdf, docx, last] = await Promise.all([
    make({ format: 'pdf', document: aDocument('um') }),
    make({ format: 'docx', document: aDocument('dois') }),
    make({ format: 'pdf', document: aDocument('três') }),
  ]);
  expect([pdf, last].map(isPdf)).toEqual([true, true]);
  expect(Buffer.from(docx.subarray(0, 2)).toString()).toBe('PK');
});

test('a document that takes too long is given up, and the next one is set', async () => {
  typesetter = createTypesetter({ mostMs: 1 });
  const late = typesetter.make({ format: 'pdf', document: aDocument(long) });
  await expect(late).rejects.toMatchObject({ code: 'unavailable', message: messages.unavailable });
  await typesetter.close();
  typesetter = createTypesetter();
  expect(isPdf(await typesetter.make({ format: 'pdf', document: aDocument('um') }))).toBe(true);
});

test('what cannot be set is an error of its own; those who wait behind it get theirs', async () => {
  typesetter = createTypesetter();
  const broken = { format: 'pdf', document: {} as PrintedDocument } as const;
  const failed = typesetter.make(broken);
  const behind = typesetter.make({ format: 'pdf', document: aDocument('um') });
  await expect(failed).rejects.toThrow(/blocks/);
  expect(isPdf(await behind)).toBe(true);
});

test('no more wait than there is time for', async () => {
  typesetter = createTypesetter({ waiting: 1 });
  const first = typesetter.make({ format: 'pdf', document: aDocument('um') });
  const second = typesetter.make({ format: 'pdf', document: aDocument('dois') });
  await expect(second).rejects.toMatchObject({ code: 'unavailable' });
  expect(isPdf(await first)).toBe(true);
  expect(isPdf(await typesetter.make({ format: 'pdf', document: aDocument('três') }))).toBe(true);
});

test('an idle thread ends, and another one begins when it is wanted', async () => {
  typesetter = createTypesetter({ idleMs: 200 });
  const threads = () => (process.report.getReport() as { workers: unknown[] }).workers.length;
  const others = threads();
  const document = aDocument('um');
  expect(isPdf(await typesetter.make({ format: 'pdf', document }))).toBe(true);
  expect(threads()).toBe(others + 1);
  await expect.poll(threads).toBe(others);
  expect(isPdf(await typesetter.make({ format: 'pdf', document }))).toBe(true);
});

test('asked while its thread is ending, it begins another', async () => {
  typesetter = createTypesetter();
  await typesetter.make({ format: 'pdf', document: aDocument('um') });
  const ending = typesetter.close();
  expect(isPdf(await typesetter.make({ format: 'pdf', document: aDocument('dois') }))).toBe(true);
  await ending;
});
