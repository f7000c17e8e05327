import { ownContent, readContent, type ContentOf } from '#documents/contracts.ts';
import { isSameContent } from '#documents/kit/edits.ts';
import { applyChanges, type DocumentChange } from '#documents/kit/items.ts';
import { lineOfWritten, withoutInlineMarks, writtenLine } from '#documents/kit/page.ts';
import { shownContent } from '#documents/kit/shown.ts';
import type { DocumentKind } from '#documents/labels.ts';
import type { PartEdits } from './part-edits.ts';
import {
  isWithin,
  listOf,
  sectionsOf,
  valueAt,
  type Block,
  type NewMember,
  type Part,
} from './parts.ts';

/*
 * What was typed over the blocks of a document, how it is shown, and the changes that it comes to.
 */

/** The text of a part as it stands, with the mark and the other cells of its line. */
function rawText({ id, text, place }: Part, { set, added }: PartEdits): string {
  return place ? (added[place.after]?.[place.at]?.[place.of] ?? '') : (set[id] ?? text);
}

/** What a part says, to be shown and written over. */
export function textOfPart(part: Part, edits: PartEdits): string {
  const raw = rawText(part, edits);
  if (part.cell === null) return raw;
  const said = writtenLine(raw).texts[part.cell] ?? '';
  // What was typed is left alone while it is being typed.
  return part.isOfPage && raw === part.text ? withoutInlineMarks(said) : said;
}

export function withText(part: Part, typed: string, edits: PartEdits): PartEdits {
  const { place, cell, id, text } = part;
  const raw = cell === null ? typed : withCell(rawText(part, edits), cell, typed);
  if (place) {
    const { after, at, of } = place;
    const members = edits.added[after] ?? [];
    return withMembers(edits, after, members.with(at, members[at]!.with(of, raw)));
  }
  const { [id]: _, ...others } = edits.set;
  const isAsBefore = cell === null ? raw === text : isSameLine(raw, part);
  return { ...edits, set: isAsBefore ? others : { ...others, [id]: raw } };
}

function withCell(raw: string, cell: number, typed: string): string {
  const line = writtenLine(raw);
  const missing = Array<string>(Math.max(0, cell + 1 - line.texts.length)).fill('');
  return lineOfWritten({ ...line, texts: [...line.texts, ...missing].with(cell, typed) });
}

function isSameLine(raw: string, { text, isOfPage }: Part): boolean {
  const bare = (line: string) => (isOfPage ? withoutInlineMarks(line) : line);
  const [now, before] = [writtenLine(raw), writtenLine(text)];
  const texts = Math.max(now.texts.length, before.texts.length);
  return Array.from({ length: texts }).every(
    (_, cell) => (now.texts[cell] ?? '') === bare(before.texts[cell] ?? ''),
  );
}

function withMembers(edits: PartEdits, after: string, members: string[][]): PartEdits {
  const { [after]: _, ...others } = edits.added;
  return { ...edits, added: members.length === 0 ? others : { ...others, [after]: members } };
}

/** One more after a member, the `at`-th of those that are new there; `first` is what its first text says. */
export function withNew(
  { edits, after, at }: { edits: PartEdits; after: string; at: number },
  { texts, like }: NewMember,
  first: string,
): PartEdits {
  const begun =
    first === ''
      ? texts
      : [like.parts[0]!.cell === null ? first : texts[0] + first, ...texts.slice(1)];
  return withMembers(edits, after, (edits.added[after] ?? []).toSpliced(at, 0, begun));
}

export function withoutNew(edits: PartEdits, after: string, at: number): PartEdits {
  return withMembers(edits, after, (edits.added[after] ?? []).toSpliced(at, 1));
}

export const isGone = ({ parts }: Block, { removed }: PartEdits) =>
  parts[0]!.place === null && removed.some((member) => isWithin(parts[0]!.id, member));

/** The blocks with those that are new between them. */
export function withNewBlocks(blocks: readonly Block[], { added }: PartEdits): Block[] {
  const owners = new Map(blocks.map((block) => [block.member, block]));
  return blocks.flatMap((block) => [
    block,
    ...block.ends.flatMap((after) => {
      const next = owners.get(after)?.next;
      return next
        ? (added[after] ?? []).flatMap((texts, at) => newBlocks(next, { after, at, texts }))
        : [];
    }),
  ]);
}

function newBlocks(
  next: NewMember,
  { after, at, texts }: { after: string; at: number; texts: string[] },
): Block[] {
  const { like } = next;
  const label = `${next.label}, novo ${at + 1}`;
  const isRow = like.look === 'row';
  const parts = like.parts.map((part, index): Part => ({
    ...part,
    id: '',
    text: '',
    label: like.heads[index] ? `${label}: ${like.heads[index]}` : label,
    place: { after, at, of: isRow && part.cell !== null ? 0 : Math.min(index, texts.length - 1) },
  }));
  const block = (look: Block['look'], some: Part[]): Block => ({
    key: `+${after}:${at}:${some[0]!.place!.of}`,
    look,
    label,
    parts: some,
    member: null,
    next,
    ends: [],
    list: like.list,
    goesWith: null,
  });
  if (isRow || next.names === null) return [block(like.look, parts)];
  const levels = parts.filter(({ kind }) => kind === 'level');
  return parts.flatMap((part, index): Block[] => {
    if (part.kind === 'level') return part === levels[0] ? [block('levels', levels)] : [];
    return [block(index === 0 ? 'subheading' : 'fact', [part])];
  });
}

/** The number that each step has in its list as it stands, by the keys of blocks. */
export function numbersOf(blocks: readonly Block[], edits: PartEdits): Map<string, number> {
  const counts = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const block of blocks) {
    if (block.list === null || isGone(block, edits)) continue;
    const count = (counts.get(block.list) ?? 0) + 1;
    counts.set(block.list, count);
    numbers.set(block.key, count);
  }
  return numbers;
}

const withNumber = (line: string, number: number | undefined) =>
  number === undefined ? line : line.replace(/\d{1,3}/u, String(number));

export function changesOf(blocks: readonly Block[], edits: PartEdits): DocumentChange[] {
  const isKept = (block: Block) => !isGone(block, edits) && !isCleared(block, edits);
  const kept = withNewBlocks(blocks, edits).filter(isKept);
  const numbers = numbersOf(kept, edits);
  const sets = kept.flatMap(({ key, parts }) =>
    parts[0]!.place
      ? []
      : textsOf(parts).flatMap((part) => {
          const text = saved(withNumber(rawText(part, edits), numbers.get(key)), part);
          return text === part.text ? [] : [change({ op: 'set', id: part.id, text })];
        }),
  );
  const cleared = blocks.filter((block) => !isGone(block, edits) && isCleared(block, edits));
  const removed = [...edits.removed, ...cleared.map(({ member }) => member!)];
  const heads = blocks
    .flatMap(({ goesWith }) => goesWith ?? [])
    .filter(({ rows }) =>
      rows.every((row) => removed.includes(row) && edits.added[row] === undefined),
    );
  const lines = heads.flatMap((head) => (head.rows.length > 0 ? head.lines : []));
  return [
    ...sets.filter(({ id }) => !lines.includes(id)),
    ...[...removed, ...lines].map((id) => change({ op: 'remove', id })),
    ...additions(blocks, edits, numbers),
  ];
}

/** What a block of one text says is taken out, so that it is no empty line. */
function isCleared({ parts, member, look }: Block, edits: PartEdits): boolean {
  const [part] = parts;
  if (look === 'row' || !part || part.place || member !== part.id) return false;
  return textOfPart(part, edits).trim() === '';
}

/** Each text of the content once: the cells of a line are one. */
const textsOf = (parts: readonly Part[]) => [
  ...new Map(parts.map((part) => [part.id, part])).values(),
];

/** A text without the blanks at its ends, which no kind keeps; before a line they say what it belongs to. */
const saved = (text: string, { cell, text: before }: Part) =>
  text === before ? text : cell === null ? text.trim() : text.trimEnd();

function additions(
  blocks: readonly Block[],
  edits: PartEdits,
  numbers: Map<string, number>,
): DocumentChange[] {
  return blocks.flatMap(({ member: after, next }) =>
    after === null || next === null
      ? []
      : (edits.added[after] ?? []).flatMap((texts, at): DocumentChange[] => {
          if (!saysSomething(next, texts)) return [];
          const given = { op: 'add', id: listOf(after), after } as const;
          const { names } = next;
          if (names === null) {
            const number = numbers.get(`+${after}:${at}:0`);
            return [change({ ...given, text: withNumber(texts[0]!, number).trimEnd() })];
          }
          const fields = names.flatMap((name, index) => {
            // A list within a thing is written with a line for each.
            const said = name === '' ? [texts[index] ?? ''] : (texts[index] ?? '').split('\n');
            return said.map((text) => ({ name, text: text.trim() }));
          });
          return [change({ ...given, fields })];
        }),
  );
}

/** More than the marks and the figures that it began with. */
const saysSomething = ({ texts, like, names }: NewMember, typed: readonly string[]) =>
  names === null && like.parts[0]!.cell !== null
    ? writtenLine(typed[0]!).texts.some((text) => text.trim() !== '')
    : typed.some((text, index) => text.trim() !== '' && text !== texts[index]);

const change = (given: Pick<DocumentChange, 'op' | 'id'> & Partial<DocumentChange>) => ({
  after: '',
  text: '',
  fields: [],
  ...given,
});

/** Of what was refused: the id of a text, or after which member it is new. */
export const refusalOf = ({ place, id }: Part) => (place ? `+${place.after}` : id);

/** The document after what was typed, and what cannot be taken of it. */
export function editedParts<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
  edits: PartEdits,
): { content: ContentOf<K>; refused: string[]; isChanged: boolean } {
  const own = ownContent(kind, content);
  const blocks = sectionsOf(kind, content).flatMap((section) => section.blocks);
  const changes = changesOf(blocks, edits);
  const refused = changes
    .filter((each) => {
      const changed = shownContent(applyChanges(own, [each]));
      const read = readContent(kind, changed);
      if (!read) return true;
      const taken = ownContent(kind, read);
      // What is left blank in a new thing is read as what its kind says then; a thing without words is left out.
      if (each.fields.length > 0) return countAt(taken, each.id) !== countAt(changed, each.id);
      return !isSameContent(taken, changed);
    })
    .map(({ op, id, after }) => (op === 'add' ? `+${after}` : id));
  const read = readContent(kind, applyChanges(own, changes));
  return { content: read ?? content, refused, isChanged: changes.length > 0 };
}

function countAt(content: unknown, list: string): number {
  const members = valueAt(content, list);
  return Array.isArray(members) ? members.length : 0;
}
