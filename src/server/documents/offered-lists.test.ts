import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { documentContracts, ownContent, readContent } from '#documents/contracts.ts';
import { listsOf } from '#documents/kit/items.ts';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { isJsonObject } from '#shared/json.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { pageAnswers } from '../../../test/page-answers.ts';
import { writingTasks } from './writing-tasks.ts';

/* Of a document with a page no list may get one more that nobody is asked for: it would stand where nobody sees it. */

type Content = Record<string, unknown>;

const page = '## Passos\n\n- Ligar para o fornecedor\n- Conferir as notas';
const answers: Partial<Record<DocumentKind, { answer: Content }>> = pageAnswers;

function read(kind: DocumentKind, content: Content): Content {
  return ownContent(kind, readContent(kind, content)!);
}

/** A document of a kind with any of its fields, and what a strong model writes beside a page. */
const documentOf = (kind: DocumentKind) =>
  fc
    .record({
      full: fc.constantFrom<Content>(documentContents[kind], answers[kind]?.answer ?? {}),
      gone: fc.uniqueArray(fc.constantFrom(...Object.keys(documentContents[kind]))),
      page: fc.constantFrom('', page),
      editedContent: fc.constantFrom(undefined, 'Plano\n\nUm passo\n\nOutro passo'),
    })
    .map(({ full, gone, page: written, editedContent }) => {
      const kept = Object.entries(full).filter(([field]) => !gone.includes(field));
      const edit = editedContent === undefined ? {} : { isEdited: true, editedContent };
      return read(kind, { ...Object.fromEntries(kept), page: written, ...edit });
    });

/** Whether it is in a field that the contract marks as asked of nobody. */
function isUnasked(kind: DocumentKind, list: string): boolean {
  let schema: unknown = z.toJSONSchema(documentContracts[kind].contentSchema, { io: 'output' });
  for (const name of list.split('#')[0]!.split('.')) {
    if (!isJsonObject(schema)) return false;
    const { properties, items } = schema;
    schema = isJsonObject(properties) ? properties[name] : items;
    if (isJsonObject(schema) && schema['unasked'] === true) return true;
  }
  return false;
}

function offered(kind: DocumentKind, content: Content): string[] {
  const asked = { kind, content, brief: {}, instruction: 'acrescente um passo' };
  const prompt = writingTasks.promptToChange({ ...asked, today: '2026-11-23' });
  const [, lists = ''] =
    /^## Listas\n((?:\[.*\n?)*)/mu.exec('user' in prompt ? prompt.user : '') ?? [];
  return [...lists.matchAll(/^\[([^\]]+)\]/gmu)].map(([, id = '']) => id);
}

function added(kind: DocumentKind, content: Content, id: string) {
  const change = { op: 'add', id, after: '', text: 'Mais um', fields: [], asked: true };
  return writingTasks.readChanges({ kind, content, answer: { changes: [change], note: '' } })!;
}

const isSeen = (content: Content) => content['page'] !== page || 'editedContent' in content;

test.each(documentKindValues)(
  '%s: no list that nobody sees is offered, and every other is',
  (kind) => {
    fc.assert(
      fc.property(documentOf(kind), (content) => {
        const lists = [...listsOf(content).keys()];
        const wanted = lists.filter((id) => isSeen(content) || !isUnasked(kind, id));
        expect(offered(kind, content)).toEqual(wanted);
      }),
    );
  },
);

test.each(documentKindValues)(
  '%s: what is added there all the same is left out, and said',
  (kind) => {
    fc.assert(
      fc.property(documentOf(kind), (content) => {
        for (const id of listsOf(content).keys()) {
          if (isSeen(content) || !isUnasked(kind, id)) continue;
          const { changes, note } = added(kind, content, id);
          expect({ id, changes }).toEqual({ id, changes: [] });
          expect(note).toMatch(/não cabe no documento/u);
        }
      }),
      { numRuns: 30 },
    );
  },
);

test('a line more of the page, and of the text of an edit, is taken', () => {
  const content = read('meeting', { ...documentContents.meeting, page });
  expect(added('meeting', content, 'page').changes).toHaveLength(1);
  expect(added('meeting', content, 'materials').changes).toEqual([]);
  const edited = { ...content, isEdited: true, editedContent: 'Pauta\n\nUm passo' };
  expect(added('meeting', edited, 'editedContent').changes).toHaveLength(1);
  expect(added('meeting', { ...content, page: '' }, 'materials').changes).toHaveLength(1);
});
