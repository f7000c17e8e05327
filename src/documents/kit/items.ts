import * as z from 'zod/mini';
import { isJsonObject } from '#shared/json.ts';
import { applyEdit, editedTextOf } from './edits.ts';
import { addedFields, list, plainText, text as textOr } from './fields.ts';
import { quotedLike, writtenLine } from './page.ts';

/*
 * A document as items with stable ids, and changes of them. An id is the path of a value in the content
 * ('goals.0', 'competencies.1.actions.2'); a text of several lines has an item a line ('content#3'). Changes name
 * ids of the content as it was, so that any of them can be left out without disturbing the others.
 */

export const documentChangeSchema = z.object({
  op: z.enum(['set', 'remove', 'add', 'move']),
  /** What is changed; of `add` the list that gets one more. */
  id: z.string(),
  /** Of `add` and `move`: the sibling that it comes after; '' makes it the first. */
  after: textOr(''),
  /** Of `set` and `add`: what it says. */
  text: textOr(''),
  /** Of `add` to a list of things with several fields: each field; of a list an entry an item. */
  fields: list(z.object({ name: z.string(), text: plainText })),
});
export type DocumentChange = z.infer<typeof documentChangeSchema>;

export interface DocumentItem {
  id: string;
  text: string;
}

/** What is for the leader beside the document, and what is kept about it, is no item. */
const apart = new Set(['suggestions', ...Object.keys(addedFields)]);

type Content = Record<string, unknown>;

/** The texts and figures of a document in its own order; of one that was edited as text, the lines of that. */
export function itemsOf(content: Content): DocumentItem[] {
  return itemsAt(documentIn(content), '');
}

/** The lists that can get one more: their id, and the id of each of their members. */
export function listsOf(content: Content): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  collectLists(documentIn(content), '', lists);
  return lists;
}

/** The content after some changes; those that name what is not there change nothing. */
export function applyChanges(content: Content, changes: readonly DocumentChange[]): Content {
  const changed = rebuilt(documentIn(content), '', changes) as Content;
  const text = editedTextOf(changed) ?? '';
  return applyEdit('', { ...content, ...changed }, text) ?? { ...content, ...changed };
}

/** The part of a content that people read: the text of an edit in place of what it was made from. */
function documentIn(content: Content): Content {
  const editedContent = editedTextOf(content);
  if (editedContent !== null) return { isEdited: true, editedContent };
  return Object.fromEntries(Object.entries(content).filter(([key]) => !apart.has(key)));
}

const within = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);

function itemsAt(value: unknown, path: string): DocumentItem[] {
  if (typeof value === 'string') {
    const lines = linesOf(value, path);
    if (lines.length > 1) return lines.map(({ id, text }) => ({ id, text }));
    return value.trim() === '' ? [] : [{ id: path, text: value }];
  }
  if (typeof value === 'number') return [{ id: path, text: String(value) }];
  if (Array.isArray(value)) {
    return value.flatMap((member, at) => itemsAt(member, within(path, at)));
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => itemsAt(member, within(path, key)));
}

function collectLists(value: unknown, path: string, lists: Map<string, string[]>): void {
  if (typeof value === 'string') {
    const lines = linesOf(value, path);
    if (lines.length > 1)
      lists.set(
        path,
        lines.map(({ id }) => id),
      );
  } else if (Array.isArray(value)) {
    lists.set(
      path,
      value.map((_, at) => within(path, at)),
    );
    value.forEach((member, at) => collectLists(member, within(path, at), lists));
  } else if (isJsonObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      collectLists(member, within(path, key), lists);
    }
  }
}

/** A line that says something, and the breaks before it. */
interface Line {
  id: string;
  text: string;
  breaks: string;
}

function linesOf(text: string, path: string): Line[] {
  const lines: Line[] = [];
  let breaks = '';
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) breaks += '\n';
    // Blanks of an empty line would end the line before it.
    if (line.trim() === '') continue;
    lines.push({ id: `${path}#${lines.length}`, text: line, breaks });
    breaks = '';
  }
  return lines;
}

function rebuilt(value: unknown, path: string, changes: readonly DocumentChange[]): unknown {
  // Most of a document is not spoken of: it stays the same value.
  if (!changes.some(({ id }) => id === path || id.startsWith(path))) return value;
  const set = changes.findLast(({ op, id }) => op === 'set' && id === path);
  if (typeof value === 'string') {
    const lines = linesOf(value, path);
    if (lines.length > 1 && !set) return rebuiltText(lines, path, changes);
    return set ? writtenOver(value, set.text, path) : value;
  }
  if (typeof value === 'number') return set ? figureOf(set.text, value) : value;
  if (Array.isArray(value)) return rebuiltList(value, path, changes);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const id = within(path, key);
      const isRemoved = changes.some((change) => change.op === 'remove' && change.id === id);
      return [key, isRemoved ? nothingLike(member) : rebuilt(member, id, changes)];
    }),
  );
}

/** What is quoted on a page stays so: nobody who writes over it has to see or to repeat the mark. */
function writtenOver(before: string, text: string, path: string): string {
  return path === 'page' ? quotedLike(before, text) : text;
}

function nothingLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  return Array.isArray(value) ? [] : value;
}

function figureOf(text: string, before: number): number {
  const figure = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(figure) ? before : figure;
}

function rebuiltList(values: unknown[], path: string, changes: readonly DocumentChange[]) {
  const members = values.map((member, at) => {
    const id = within(path, at);
    return { id, value: rebuilt(member, id, changes) };
  });
  // Among things there may be texts that a hand wrote.
  const like = ({ fields }: DocumentChange) =>
    (fields.length > 0 ? values.find((value) => typeof value !== 'string') : undefined) ??
    values[0];
  const added = (change: DocumentChange) => ({ id: '', value: memberOf(change, like(change)) });
  return arranged(members, path, { changes, added }).map(({ value }) => value);
}

/** A new member in the shape of its siblings: a text, a row of cells, or a thing with their fields. */
function memberOf({ text, fields }: DocumentChange, sibling: unknown): unknown {
  if (typeof sibling === 'string' || (fields.length === 0 && sibling === undefined)) return text;
  if (Array.isArray(sibling)) return fields.map((field) => field.text);
  const shape = isJsonObject(sibling) ? sibling : {};
  const names = new Set([...Object.keys(shape), ...fields.map(({ name }) => name)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const texts = fields.filter((field) => field.name === name).map((field) => field.text);
      const like = shape[name];
      if (Array.isArray(like)) return [name, texts];
      if (typeof like === 'number') return [name, figureOf(texts.join(''), like)];
      return [name, texts.join('\n')];
    }),
  );
}

function rebuiltText(lines: readonly Line[], path: string, changes: readonly DocumentChange[]) {
  const members = lines.map((line) => {
    const set = changes.findLast(({ op, id }) => op === 'set' && id === line.id);
    return set ? { ...line, text: writtenOver(line.text, set.text, path) } : line;
  });
  // A new paragraph stands as far from the others as they do; a list and a table have no air within.
  const breaks = lines.at(1)?.breaks ?? '\n';
  const isClose = (text: string) => ['item', 'numbered', 'row'].includes(writtenLine(text).look);
  const added = ({ text }: DocumentChange) => ({
    id: '',
    text,
    breaks: isClose(text) ? '\n' : breaks,
  });
  return arranged(members, path, { changes, added })
    .map((line, at) => (at === 0 ? line.text : (line.breaks || breaks) + line.text))
    .join('');
}

/** The members of a list as the changes leave them: without those removed, the moved and the new in their places. */
function arranged<Member extends { id: string }>(
  members: readonly Member[],
  path: string,
  {
    changes,
    added,
  }: { changes: readonly DocumentChange[]; added: (change: DocumentChange) => Member },
): Member[] {
  const ids = members.map(({ id }) => id);
  const removed = new Set(changes.filter(({ op }) => op === 'remove').map(({ id }) => id));
  const isPlace = ({ after }: DocumentChange) => after === '' || ids.includes(after);
  const moves = new Map(
    changes
      .filter((each) => each.op === 'move' && ids.includes(each.id) && isPlace(each))
      .filter(({ id, after }) => id !== after && !removed.has(id))
      .map((each) => [each.id, each]),
  );
  dropCircles(moves);
  const adds = changes.filter((each) => each.op === 'add' && each.id === path && isPlace(each));
  const result: Member[] = [];
  const follow = (after: string) => {
    for (const move of moves.values()) {
      if (move.after === after) put(members[ids.indexOf(move.id)]!);
    }
    result.push(...adds.filter((each) => each.after === after).map(added));
  };
  const put = (member: Member) => {
    if (!removed.has(member.id)) result.push(member);
    follow(member.id);
  };
  follow('');
  for (const member of members) if (!moves.has(member.id)) put(member);
  return result;
}

/** Members that are each to follow the other stay where they are. */
function dropCircles(moves: Map<string, DocumentChange>): void {
  for (const [id] of moves) {
    const seen = new Set([id]);
    let at = moves.get(id)?.after ?? '';
    while (moves.has(at) && !seen.has(at)) {
      seen.add(at);
      at = moves.get(at)!.after;
    }
    if (seen.has(at)) moves.delete(id);
  }
}
