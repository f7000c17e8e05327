import { currentOutline, ownContent, readContent, type ContentOf } from '#documents/contracts.ts';
import { isSameContent } from '#documents/kit/edits.ts';
import { placesIn } from '#documents/kit/item-places.ts';
import { applyChanges, itemsOf, listsOf, type DocumentChange } from '#documents/kit/items.ts';
import { pageOf } from '#documents/kit/page.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { asRead } from './change-words.ts';
import { labelOf, titleOfField } from './part-labels.ts';

/*
 * A document in parts, each to be written over, taken out or followed by a new one: its layout stays.
 */

export interface Part {
  id: string;
  /** Which part it is; no other of the document has the same. */
  label: string;
  text: string;
  /** What goes when it is taken out: itself, or the whole thing whose first part it is; null where it has to stay. */
  member: string | null;
  /** The list that can have one more after it; null where it is not the last of one. */
  last: string | null;
}

export interface PartsOfSection {
  /** The field of the content. */
  name: string;
  title: string;
  parts: Part[];
}

/** What was typed over a document, by ids of its parts. */
export interface PartEdits {
  set: Record<string, string>;
  removed: string[];
  /** New ones, by the list they end. */
  added: Record<string, string[]>;
}

export const noEdits: PartEdits = { set: {}, removed: [], added: {} };

/** What is seen of a document with a page: its lines, and the levels beside them. */
const isOfPage = /^(?:title$|page(?:#|$)|competencies\.\d+\.(?:name|currentLevel|targetLevel)$)/u;

export function sectionsOf<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
): PartsOfSection[] {
  const own = ownContent(kind, content);
  const place = placesIn(currentOutline(kind, content));
  // The line under the head of a table says nothing.
  const items = itemsOf(own).filter(({ id, text }) =>
    pageOf(own) === '' ? true : /[\p{L}\p{N}_]/u.test(text) && isOfPage.test(id),
  );
  const lists = [...listsOf(own)];
  const firstOf = (branch: string) =>
    items.find(({ id }) => id === branch || id.startsWith(`${branch}.`))?.id;
  const sections: PartsOfSection[] = [];
  for (const { id, text } of items) {
    // A field is a section; those of one text alone, at the top, are one.
    const [field = '', ...inside] = id.split(/[.#]/u);
    const [heading = ''] = inside.length === 0 ? [] : place(text).split(' › ');
    const name = inside.length === 0 ? '' : field;
    if (sections.at(-1)?.name !== name) {
      sections.push({ name, title: titleOfField(field) ?? heading, parts: [] });
    }
    const section = sections.at(-1)!;
    const label = labelOf(id) ?? `${section.title || 'Texto'} ${section.parts.length + 1}`;
    const member = lists.flatMap(([, members]) => members).find((each) => firstOf(each) === id);
    const last = lists.find(([, members]) => members.at(-1) === id);
    section.parts.push({
      id,
      label,
      text: asRead(id, text),
      member: member ?? null,
      last: last?.[0] ?? null,
    });
  }
  return sections;
}

export function changesOf({ set, removed, added }: PartEdits, sections: readonly PartsOfSection[]) {
  const change = (given: Pick<DocumentChange, 'op' | 'id'> & Partial<DocumentChange>) => ({
    after: '',
    text: '',
    fields: [],
    ...given,
  });
  const parts = sections.flatMap((section) => section.parts);
  return [
    ...Object.entries(set).map(([id, text]) => change({ op: 'set', id, text })),
    ...removed.map((id) => change({ op: 'remove', id })),
    ...Object.entries(added).flatMap(([list, texts]) => {
      const after = parts.find(({ last }) => last === list)?.id ?? '';
      return texts
        .filter((text) => text.trim() !== '')
        .map((text) => change({ op: 'add', id: list, after, text }));
    }),
  ];
}

/** The document after the changes; or the ids whose text the kind cannot take. */
export function editedParts<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
  changes: readonly DocumentChange[],
): { content: ContentOf<K> } | { refused: string[] } {
  const own = ownContent(kind, content);
  const isSound = (some: readonly DocumentChange[]) => {
    const changed = applyChanges(own, some);
    const read = readContent(kind, changed);
    return read !== null && isSameContent(ownContent(kind, read), changed);
  };
  const refused = changes.filter((change) => !isSound([change])).map(({ id }) => id);
  const read = readContent(kind, applyChanges(own, changes));
  return refused.length > 0 || !read ? { refused } : { content: read };
}
