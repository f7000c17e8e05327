import { currentOutline, ownContent, type ContentOf } from '#documents/contracts.ts';
import { placesIn } from '#documents/kit/item-places.ts';
import { itemsOf, listsOf } from '#documents/kit/items.ts';
import {
  isHeadEnd,
  isLaidOut,
  orderedLists,
  pageOf,
  writtenLine,
  type WrittenLine,
} from '#documents/kit/page.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { isCalendarDay, parseDay } from '#shared/format.ts';
import { isJsonObject } from '#shared/json.ts';
import { labelOf, titleOfField } from './part-labels.ts';

/*
 * A document in blocks, each to be written over, taken out or followed by another where it stands: its layout stays.
 */

/** One text or figure of a block: what a control is for. */
export interface Part {
  /** Where it is in the content; of a line with cells all of them have that of the line. */
  id: string;
  /** Which part it is; no other of the document has the same. */
  label: string;
  /** As the content has it: of a line with its mark. */
  text: string;
  kind: 'text' | 'day' | 'level';
  /** Of a line, which of its texts; null where it is none. */
  cell: number | null;
  /** Whether it is a line of a page, whose marks are laid out. */
  isOfPage: boolean;
  /** Of what is new: after which member, the how many-eth, and which of its texts. */
  place: { after: string; at: number; of: number } | null;
}

export type Look =
  | WrittenLine['look']
  | 'title'
  /** A term and what is said of it. */
  | 'fact'
  /** From which level to which. */
  | 'levels'
  /** The names of a table's columns. */
  | 'head';

export interface Block {
  key: string;
  look: Look;
  label: string;
  parts: Part[];
  /** What goes when it is taken out: itself, or the whole thing that begins with it; null where it has to stay. */
  member: string | null;
  /** What one more like its member is made of. */
  next: NewMember | null;
  /** The members that end with it, the innermost first: what is new after them stands below it. */
  ends: string[];
  /** Of a numbered line, which list of the document it is in. */
  list: string | null;
  /** Of a head, the lines that go where all its rows are taken out: itself and the one below it. */
  goesWith: { rows: string[]; lines: string[] } | null;
}

export interface NewMember {
  label: string;
  texts: string[];
  /** Of a thing, what its texts are called; of a row of cells '' each; null for a text. */
  names: string[] | null;
  /** The blocks of one, to be shown with what was typed. */
  like: Pick<Block, 'look' | 'list'> & {
    heads: string[];
    parts: Pick<Part, 'kind' | 'isOfPage' | 'cell'>[];
  };
}

export interface Section {
  title: string;
  blocks: Block[];
}

/** What is seen of a document with a page beside the page itself. */
const isBesidePage = /^(?:title|competencies\.\d+\.(?:name|currentLevel|targetLevel))$/u;
const isLevel = /\.(?:current|target)Level$/u;
const isLine = /#\d+$/u;
const isCell = /^(?<table>.+)\.(?:columns|rows\.\d+)\.\d+$/u;
/** Fields that are read without their name. */
const isParagraph = /^(?:summary|description|content|page|editedContent)$/u;

export const isWithin = (id: string, branch: string) =>
  id === branch || id.startsWith(`${branch}.`) || id.startsWith(`${branch}#`);

export const isDay = (text: string) => parseDay(text) !== null || isCalendarDay(text.trim());

/** The list that a member is in. */
export const listOf = (member: string) => member.replace(/[.#]\d+$/u, '');

export function sectionsOf<K extends DocumentKind>(kind: K, content: ContentOf<K>): Section[] {
  const own = ownContent(kind, content);
  const hasPage = pageOf(own) !== '' && own['isEdited'] !== true;
  const place = placesIn(currentOutline(kind, content));
  const sections: (Section & { name: string })[] = [];
  const sectionOf = (id: string, text: string) => {
    // A field is a section; those of one text alone, at the top, are one.
    const [field = '', ...inside] = id.split(/[.#]/u);
    const name = inside.length === 0 ? '' : field;
    if (sections.at(-1)?.name !== name) {
      const heading = inside.length === 0 || isLine.test(id) ? '' : place(text).split(' › ')[0]!;
      const title = isLine.test(id) ? '' : (titleOfField(field) ?? heading);
      sections.push({ name, title, blocks: [] });
    }
    return sections.at(-1)!;
  };
  const items = itemsOf(own);
  const isOfPage = (id: string) => hasPage && /^page(?:#|$)/u.test(id);
  const page = items.filter(({ id }) => isOfPage(id));
  let count = 0;
  for (const { id, text } of items) {
    if (isOfPage(id) || (hasPage && !isBesidePage.test(id))) continue;
    const section = sectionOf(id, text);
    const label = labelOf(id) ?? `${section.title || 'Texto'} ${(count += 1)}`;
    const table = isCell.exec(id)?.groups?.['table'];
    if (table !== undefined) addTable(section.blocks, own, table);
    else if (isLine.test(id)) section.blocks.push(lineBlock({ id, text, label }, items));
    else addField(section.blocks, { id, text, label });
  }
  if (page.length > 0) sections.push({ name: 'page', title: '', blocks: pageBlocks(page) });
  giveMembers(
    sections.flatMap(({ blocks }) => blocks),
    own,
  );
  return sections.map(({ title, blocks }) => ({ title, blocks }));
}

interface Item {
  id: string;
  text: string;
  label: string;
}

const partOf = (item: Item): Part => ({
  ...item,
  kind: isLevel.test(item.id) ? 'level' : isDay(item.text) ? 'day' : 'text',
  cell: null,
  isOfPage: false,
  place: null,
});

const blockOf = (look: Look, parts: Part[], label = parts[0]!.label): Block => ({
  key: `${parts[0]!.id}:${look}`,
  look,
  label,
  parts,
  member: null,
  next: null,
  ends: [],
  list: null,
  goesWith: null,
});

function addField(blocks: Block[], item: Item): void {
  const part = partOf(item);
  const last = blocks.at(-1);
  if (part.kind === 'level' && last?.look === 'levels' && isSibling(last.parts[0]!.id, item.id)) {
    last.parts.push(part);
    return;
  }
  blocks.push(blockOf(lookOfField(part), [part]));
}

const isSibling = (a: string, b: string) => a.replace(/[^.]+$/u, '') === b.replace(/[^.]+$/u, '');

function lookOfField({ id, kind }: Part): Look {
  if (id === 'title') return 'title';
  if (kind === 'level') return 'levels';
  if (/\.\d+$/u.test(id)) return 'item';
  return isParagraph.test(id) ? 'text' : 'fact';
}

/** A line of a letter or of a text that was edited: lists have their marks, and nothing else has. */
function lineBlock(item: Item, items: readonly { id: string; text: string }[]): Block {
  const { look } = writtenLine(item.text);
  const isListed = look === 'item' || look === 'numbered';
  const part: Part = { ...partOf(item), kind: 'text', cell: isListed ? 0 : null };
  const field = listOf(item.id);
  const title = item.id === 'editedContent#0' ? 'title' : 'text';
  const block = blockOf(isListed ? look : title, [part]);
  const lines = items.filter(({ id }) => listOf(id) === field && isLine.test(id));
  const number = orderedLists(lines.map(({ text }) => text))[
    lines.findIndex(({ id }) => id === item.id)
  ];
  return { ...block, list: number ? `${field}:${number}` : null };
}

function pageBlocks(items: readonly { id: string; text: string }[]): Block[] {
  const lines = items.map(({ text }) => text);
  const lists = orderedLists(lines);
  const blocks: Block[] = [];
  let head: Block | null = null;
  items.forEach(({ id, text }, index) => {
    if (!isLaidOut(text, index, lines)) return;
    const { look, texts } = writtenLine(text);
    const isHead = look === 'row' && isHeadEnd(lines[index + 1] ?? '');
    if (look !== 'row' || isHead) head = null;
    const label = labelOf(id) ?? 'Texto';
    const heads = head ? headsOf(head) : [];
    const width = Math.max(texts.length, heads.length);
    const parts = Array.from({ length: width }, (_, cell): Part => ({
      id,
      label: look === 'row' ? cellLabel(label, isHead ? '' : heads[cell], cell) : label,
      text,
      kind: look === 'row' && isDay(texts[cell] ?? '') ? 'day' : 'text',
      cell,
      isOfPage: true,
      place: null,
    }));
    const number = lists[index];
    const block = {
      ...blockOf(isHead ? 'head' : look, parts, label),
      list: number ? `page:${number}` : null,
    };
    if (isHead) {
      head = block;
      block.goesWith = { rows: [], lines: [id, items[index + 1]!.id] };
    } else if (look === 'row') {
      head?.goesWith?.rows.push(id);
    }
    blocks.push(block);
  });
  return blocks;
}

const headsOf = ({ parts }: Block) => writtenLine(parts[0]!.text).texts;

const cellLabel = (row: string, head: string | undefined, cell: number) =>
  `${row}: ${head?.trim() || `coluna ${cell + 1}`}`;

/** A table that is fields, whole: a cell to be filled in is one to write in, too. */
function addTable(blocks: Block[], own: Record<string, unknown>, table: string): void {
  const isThere = blocks.some(
    ({ look, parts }) => look === 'row' && parts[0]!.id.startsWith(`${table}.`),
  );
  if (isThere) return;
  const columns = textsAt(own, `${table}.columns`);
  const add = (row: string, look: 'head' | 'row', texts: string[]) => {
    if (texts.length === 0) return;
    const label = labelOf(row) ?? row;
    const parts = texts.map((text, cell) => ({
      ...partOf({
        id: `${row}.${cell}`,
        text,
        label: cellLabel(label, look === 'row' ? columns[cell] : '', cell),
      }),
      kind: isDay(text) ? ('day' as const) : ('text' as const),
    }));
    blocks.push(blockOf(look, parts, label));
  };
  if (columns.some((name) => name !== '')) add(`${table}.columns`, 'head', columns);
  const rows = valueAt(own, `${table}.rows`);
  if (Array.isArray(rows)) {
    rows.forEach((_, index) =>
      add(`${table}.rows.${index}`, 'row', textsAt(own, `${table}.rows.${index}`)),
    );
  }
}

export function valueAt(content: unknown, id: string): unknown {
  return id
    .split('.')
    .reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined)?.[step],
      content,
    );
}

function textsAt(content: unknown, id: string): string[] {
  const value = valueAt(content, id);
  return Array.isArray(value) ? value.map((text) => String(text)) : [];
}

/** Which blocks can be taken out or followed by one like them, and where what is new after each stands. */
function giveMembers(blocks: readonly Block[], own: Record<string, unknown>): void {
  const all = [...listsOf(own).values()].flat();
  const first = new Map<string, Block>();
  for (const block of blocks) {
    if (block.look === 'head') continue;
    const id =
      block.look === 'row' && block.parts[0]!.cell === null
        ? listOf(block.parts[0]!.id)
        : block.parts[0]!.id;
    const begins = all.filter((member) => isWithin(id, member) && !first.has(member));
    const member = begins.includes(id) ? id : begins[0];
    for (const each of begins) first.set(each, block);
    if (member === undefined) continue;
    block.member = member;
    block.next = newMember(block, member, own, blocks);
    if (block.look === 'fact' && block.parts[0]!.kind === 'text') block.look = 'subheading';
  }
  const chosen = blocks.flatMap(({ member }) => member ?? []);
  for (const member of chosen.toSorted((a, b) => b.length - a.length)) {
    blocks.findLast(({ parts }) => isWithin(parts[0]!.id, member))?.ends.push(member);
  }
}

function newMember(
  block: Block,
  member: string,
  own: Record<string, unknown>,
  blocks: readonly Block[],
): NewMember | null {
  const label = labelOf(member) ?? block.label;
  const { look, list, parts } = block;
  const bare = parts.map(({ kind, isOfPage, cell }) => ({ kind, isOfPage, cell }));
  const heads = parts.map((part) => part.label.slice(block.label.length + 2));
  if (isLine.test(member)) {
    const line = writtenLine(parts[0]!.text);
    const mark =
      look === 'heading' || look === 'subheading' || parts[0]!.cell === null ? '' : line.mark;
    const follows = look === 'heading' || look === 'subheading' || look === 'title' ? 'text' : look;
    const text = look === 'row' ? `|${' |'.repeat(parts.length)}` : mark;
    return { label, texts: [text], names: null, like: { look: follows, list, heads, parts: bare } };
  }
  const value = valueAt(own, member);
  if (typeof value === 'string') {
    return {
      label,
      texts: [''],
      names: null,
      like: { look, list, heads, parts: [{ ...bare[0]!, kind: 'text' }] },
    };
  }
  if (Array.isArray(value)) {
    return {
      label,
      texts: value.map(() => ''),
      names: value.map(() => ''),
      like: { look, list, heads, parts: bare },
    };
  }
  if (!isJsonObject(value)) return null;
  const within = blocks.flatMap((each) => each.parts).filter(({ id }) => isWithin(id, member));
  const names = Object.keys(value).filter((name) => isWritable(value[name]));
  return {
    label,
    texts: names.map((name) => (typeof value[name] === 'number' ? String(value[name]) : '')),
    names,
    like: {
      look,
      list: null,
      heads: names.map((name) => (labelOf(name) ?? name).toLowerCase()),
      parts: names.map((name) => ({
        kind: within.find(({ id }) => id === `${member}.${name}`)?.kind ?? 'text',
        isOfPage: false,
        cell: null,
      })),
    },
  };
}

/** What can be told in a box: a text, a figure, a list of texts with a line each. */
const isWritable = (value: unknown) =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'));
