import { placesIn } from '../kit/item-places.ts';
import { itemsOf, listsOf, type DocumentItem } from '../kit/items.ts';
import { headOf, type LineHead } from '../kit/lines.ts';
import type { Outline } from '../kit/outline.ts';
import { isBareQuote, isHeadEnd, isRow, pageOf } from '../kit/page.ts';
import { normalize, stem } from '../knowledge/words.ts';

/*
 * The parts of a document by the names that people give them: the lists of its fields, by the headings over them, and
 * the sections of a text, which is all that people see of a document with a page, or of one that was edited.
 */

type Content = Record<string, unknown>;

export interface NamedList {
  /** As its heading has it; '' where there is none. */
  title: string;
  /** Each member by the items that it is: one, or all the lines of a part of a text. */
  members: string[][];
  /** The words of its headings. */
  words: Set<string>;
  /** What is taken out where all of it is; nothing of a list within a thing, and of a letter. */
  whole: string[];
  /** A list within a thing: what its members are called, no heading says. */
  isInner: boolean;
  /** What a first member comes after: the line over it, in a text. */
  over: string;
}

export interface NamedParts {
  lists: NamedList[];
  /** What says something of its own: no title, no heading, no head of a table. */
  sayings: DocumentItem[];
}

export function namedParts(content: Content, outline: Outline): NamedParts {
  const items = itemsOf(content);
  const lines = linesOfDocument(content, items);
  if (lines.length > 1) return partsOfText(lines, outline);
  const place = placesIn(outline);
  const lists = [...listsOf(content)].map(([id, members]) => {
    const isInner = id.includes('.');
    const isText = members.some((member) => member.includes('#'));
    const headings = members.map((member) =>
      items
        .filter((item) => isIn(item.id, member))
        .map(({ text }) => place(text).split(' › '))
        // The headings of a list within a thing are that thing's own.
        .flatMap((path) => (isInner ? path : path.slice(0, 1))),
    );
    const words = wordsOfAll(headings);
    return {
      title: words.size > 0 ? (headings[0]?.[0] ?? '') : '',
      members: members.map((member) => [member]),
      words,
      whole: isInner || isText ? [] : [id],
      isInner,
      over: '',
    };
  });
  return { lists, sayings: items.filter(({ id }) => id !== 'title') };
}

/** A heading over one of the members is that member's own name: the list has what stands over all of them. */
function wordsOfAll(headings: readonly (readonly string[])[]): Set<string> {
  const [first, ...others] = headings.map((each) => wordsOf(each.join(' ')));
  return new Set([...(first ?? [])].filter((word) => others.every((words) => words.has(word))));
}

export function isIn(id: string, branch: string): boolean {
  return id === branch || id.startsWith(`${branch}.`) || id.startsWith(`${branch}#`);
}

/** 'ações', 'ação' and 'acao' are one word. */
export function wordsOf(text: string): Set<string> {
  return new Set(
    normalize(text)
      .split(' ')
      .map((word) => stem(word))
      .filter((word) => word.length > 2),
  );
}

export const isBullet = ({ text }: DocumentItem) => headOf(text)?.look === 'item';
export const isNumbered = ({ text }: DocumentItem) => headOf(text)?.look === 'numbered';

/** The lines of the text that stands for the whole document; none where its fields do. */
function linesOfDocument(content: Content, items: readonly DocumentItem[]): DocumentItem[] {
  const key = items.some(({ id }) => isIn(id, 'editedContent')) ? 'editedContent' : 'page';
  return key === 'page' && pageOf(content) === '' ? [] : items.filter(({ id }) => isIn(id, key));
}

interface Section {
  title: string;
  level: 2 | 3;
  lines: DocumentItem[];
  /** Its heading, and all that stands under it. */
  ids: string[];
  inner: Section[];
}

function partsOfText(lines: readonly DocumentItem[], outline: Outline): NamedParts {
  const levelOf = headingsOf(outline);
  const sections: Section[] = [];
  let open: Section[] = [];
  for (const line of lines) {
    const level = levelOf(line.text);
    if (level === null) {
      for (const section of open) section.ids.push(line.id);
      if (!isBareQuote(line.text)) open.at(-1)?.lines.push(line);
      continue;
    }
    open = open.filter((over) => over.level < level);
    for (const over of open) over.ids.push(line.id);
    const title = line.text.slice(headingMark(line.text)?.mark.length ?? 0).trim();
    const section: Section = { title, level, lines: [], ids: [line.id], inner: [] };
    (open.at(-1)?.inner ?? sections).push(section);
    open.push(section);
  }
  const heads = new Set(lines.filter((_, at) => isHead(lines, at)).map(({ id }) => id));
  const lists = sections.flatMap((section) => listsIn(section, lines, heads));
  const isTitle = (id: string) => id === 'editedContent#0';
  const sayings = lines.filter(
    ({ id, text }) =>
      levelOf(text) === null && !heads.has(id) && !isTitle(id) && !isBareQuote(text),
  );
  return { lists, sayings };
}

/** A heading of a page as a hand may have it, with blanks before its mark. */
function headingMark(line: string): LineHead | null {
  const head = headOf(line);
  return head?.look === 'heading' ? head : null;
}

/** The level of a line that is a heading, in Markdown or by what the document's outline has for one. */
function headingsOf({ blocks }: Outline): (line: string) => 2 | 3 | null {
  const known = new Map(
    blocks.flatMap((block) => (block.type === 'heading' ? [[block.text, block.level]] : [])),
  );
  return (line) => {
    const marks = headingMark(line)?.figure;
    if (marks !== undefined) return marks > 2 ? 3 : 2;
    return known.get(line.trim()) ?? null;
  };
}

/** A row over the line that ends a head, and that line. */
function isHead(lines: readonly DocumentItem[], at: number): boolean {
  const isEnd = (text = '') => isHeadEnd(text);
  const { text = '' } = lines[at] ?? {};
  return isEnd(text) || (isRow(text) && isEnd(lines[at + 1]?.text));
}

/** A section as a list of its parts, of its items and rows, or of its paragraphs; then each part in it. */
function listsIn(
  { title, level, lines, ids, inner }: Section,
  all: readonly DocumentItem[],
  heads: ReadonlySet<string>,
  over = '',
): NamedList[] {
  const own = lines.filter(({ id }) => !heads.has(id));
  const items = own.filter((line) => isBullet(line) || isNumbered(line) || isRow(line.text));
  const members =
    inner.length > 0
      ? inner.map((each) => each.ids)
      : (items.length > 0 ? items : own).map(({ id }) => [id]);
  const first = all.findIndex(({ id }) => id === members[0]?.[0]);
  const list = {
    title,
    members,
    words: wordsOf(`${over} ${title}`),
    whole: ids,
    isInner: level === 3,
    over: all[first - 1]?.id ?? '',
  };
  return [list, ...inner.flatMap((each) => listsIn(each, all, heads, title))];
}
