import { itemsOf, listsOf, type DocumentChange, type DocumentItem } from '../kit/items.ts';
import type { Outline } from '../kit/outline.ts';
import { pageOf, saidInLine } from '../kit/page.ts';
import { splitWords, wordList, wordSet } from '../kit/words.ts';
import { normalize, stems } from '../knowledge/words.ts';
import {
  isBullet,
  isIn,
  isNumbered,
  namedParts,
  wordsOf,
  type NamedList,
  type NamedParts,
} from './named-parts.ts';
import { repeatedMembers, wordsOfSentence } from './repeating-lines.ts';

/*
 * What can be done with a document without a model: items are taken out, put elsewhere, or offered to be left out
 * where the text is to be shorter. Whatever asks for new words is not for rules.
 */

type Content = Record<string, unknown>;

/** What rules make of a wish. */
export interface RuledWish {
  changes: DocumentChange[];
  /** Why nothing changes; '' where the wish is none that rules know. */
  note: string;
}

const removing =
  /^(?:por favor )?(?:tir[ea]r?|retir[ea]r?|remov[ea]r?|remover|exclu[aio]r?|apag(?:ue|a|ar)|cort(?:e|a|ar)|elimin(?:e|a|ar)|suprim(?:a|ir))\s+(.+)$/u;
const moving =
  /^(?:por favor )?(?:coloqu?(?:e|a|ar)|p(?:onha|oe|or)|pass(?:e|a|ar)|mov(?:a|e|er)|lev(?:e|a|ar)|sub(?:a|ir)|desc(?:a|er)|deix(?:e|a|ar))\s+(.+?)\s+(?:para |pra |pro |n?[oa] |como |em )*(primeiro|inicio|comeco|topo|primeira|fim|final|ultimo|ultima)(?: lugar| da lista)?$/u;
const moreBrief =
  /\b(?:mais curt[oa]|menor|encurt(?:e|a|ar)|enxug(?:ue|a|ar)|resum(?:a|e|ir)|reduz(?:a|ir)? o texto)\b/u;

const ordinals = wordList('primeir segund terceir quart quint sext setim oitav non decim').map(
  (root) => [`${root}o`, `${root}a`],
);
const figure = /^(\d{1,2})[ºªoa]?$/u;
const last = new Set(['ultimo', 'ultima']);
const lastButOne = new Set(['penultimo', 'penultima']);
const article = /^(?:[oa]s?|um|uma) /iu;
/** What every item of a list may be called. */
const anyItem = new Set(['item', 'ponto', 'linha', 'frase', 'parag', 'parte', 'topic']);
const partWords =
  /^(?:[oa]s? )?(?:parte|secao|bloco|trecho|topico|lista|paragrafo|item|ponto)?s? ?(?:d[eoa]s? |sobre |que fala d[eoa]s? |que falam d[eoa]s? )?/u;

/** Where a thing is put that comes first; elsewhere is last. */
const firstPlaces = wordSet('primeiro primeira inicio comeco topo');

/** Most that is taken out by a word in it: more were not meant. */
const mostByWords = 3;
/** More are not told. */
const mostTitles = 8;
/** A list that is longer is offered to be cut to this. */
const itemsOfShortList = 3;

const change = (given: Pick<DocumentChange, 'op' | 'id'> & Partial<DocumentChange>) => ({
  after: '',
  text: '',
  fields: [],
  ...given,
});

/** The changes that rules can make of what was asked. */
export function changesByRule(content: Content, outline: Outline, asked: string): RuledWish {
  const instruction = normalize(asked);
  const [, removed] = removing.exec(instruction) ?? [];
  const [, moved, where = ''] = moving.exec(instruction) ?? [];
  const words = removed ?? moved;
  if (words === undefined) {
    return moreBrief.test(instruction) ? cuts(content) : { changes: [], note: '' };
  }
  const parts = namedParts(content, outline);
  const found = named(words, parts);
  if (found.ids.length === 0) {
    return { changes: [], note: found.note || notFound(asPut(asked, words), outline) };
  }
  if (removed === undefined) return moves(found.ids, where, parts);
  return { changes: removals(content, found.ids), note: '' };
}

interface Found {
  ids: string[];
  /** Why it is nothing, where more can be said than that it is not there. */
  note: string;
}

const only = (ids: string[], note = ''): Found => ({ ids, note });

/** What a few words name: 'o segundo objetivo', 'os riscos', 'o que fala de metas'. */
function named(words: string, parts: NamedParts): Found {
  const all = words.replace(article, '').split(' ');
  const found = all.map(placeNamed).find((at) => at !== null);
  const rest = all.filter((word) => placeNamed(word) === null).join(' ');
  if (found !== undefined) return memberAt(found, rest, parts);
  if (rest === 'titulo') return only([], 'O título não sai: todo documento tem um.');
  const section = parts.lists.find(
    ({ words: known, whole }) => whole.length > 0 && isNamedBy(known, rest),
  );
  if (section) return only(section.whole);
  const member = memberNamed(rest, parts);
  return member ? only(member) : saying(words, parts);
}

/** 'A competência Prazo': the thing whose first text has what is left of the words beside its list's own. */
function memberNamed(words: string, { lists, sayings }: NamedParts): string[] | undefined {
  for (const { members, words: known } of lists) {
    const all = [...wordsOf(words)];
    const wanted = all.filter((word) => !known.has(word));
    if (wanted.length === 0 || wanted.length === all.length) continue;
    const found = members.find(([head = '']) => {
      const said = wordsOf(sayings.find(({ id }) => isIn(id, head))?.text ?? '');
      return wanted.every((word) => said.has(word));
    });
    if (found) return found;
  }
  return undefined;
}

/** Which of a list a word names: from the start, or from the end below zero. */
function placeNamed(word: string): number | null {
  if (last.has(word)) return -1;
  if (lastButOne.has(word)) return -2;
  const [, digits] = figure.exec(word) ?? [];
  const at =
    digits === undefined ? ordinals.findIndex((each) => each.includes(word)) : Number(digits) - 1;
  return at === -1 ? null : at;
}

function memberAt(at: number, rest: string, { lists }: NamedParts): Found {
  const [noun = 'item', ...others] = wordsOf(rest);
  const isNamed = (word: string, { words }: NamedList) => words.has(word) || anyItem.has(word);
  // The outer list first: an item of a list within a thing has the headings of both.
  const fitting = lists
    .filter(
      (list) =>
        isNamed(noun, list) ||
        // What the items of an inner list are called, no heading says.
        (list.isInner && others.length > 0),
    )
    .filter((list) => others.every((word) => isNamed(word, list)));
  const list = fitting.find(({ members }) => members.length > 0);
  const member = list?.members.at(at);
  if (member) return only(member);
  if (!list || list.title === '') return only([]);
  const size = list.members.length === 1 ? 'só tem um item' : `só tem ${list.members.length} itens`;
  return only([], `A parte “${list.title}” ${size}: nada foi mudado.`);
}

function isNamedBy(known: Set<string>, words: string): boolean {
  const wanted = [...wordsOf(words.replace(partWords, ''))];
  return wanted.length > 0 && wanted.every((word) => known.has(word));
}

/** The items that say all of it, where they are few. */
function saying(words: string, { sayings }: NamedParts): Found {
  const wanted = [...stems(words.replace(partWords, ''))];
  const ids = sayings
    .filter(({ text }) => wanted.every((word) => stems(text).has(word)))
    .map(({ id }) => id);
  if (wanted.length === 0) return only([]);
  if (ids.length <= mostByWords) return only(ids);
  return only(
    [],
    `${ids.length} itens dizem isso. Diga qual deles sai, ou uma palavra que só ele tem.`,
  );
}

/** What a wish names, in the words of who asks: 'segundo objetivo'. */
function asPut(asked: string, words: string): string {
  const all = splitWords(asked.trim());
  const at = all.findIndex((_, index) => normalize(all.slice(index).join(' ')).startsWith(words));
  const put = all.slice(Math.max(0, at)).slice(0, words.split(' ').length);
  return put
    .join(' ')
    .replace(article, '')
    .replace(/^["“']+|["”'.,;:!?]+$/gu, '');
}

function notFound(words: string, { blocks }: Outline): string {
  const titles = blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [`“${block.text}”`] : [],
  );
  const more = titles.length > mostTitles ? ' e outras' : '';
  const known =
    titles.length > 0
      ? `As partes dele são ${titles.slice(0, mostTitles).join(', ')}${more}.`
      : 'Diga qual linha, ou uma palavra que só ela tem.';
  return `Não encontramos “${words}” neste documento. ${known}`;
}

/** Of a document with a page, what stands beside a line that goes, so that the application follows, goes with it. */
function removals(content: Content, ids: readonly string[]): DocumentChange[] {
  const all = [...ids, ...besideOf(content)(new Set(ids))];
  return all.map((id) => change({ op: 'remove', id }));
}

/** What stands beside the lines that go, of a document with a page; what its lines say is read once. */
function besideOf(content: Content): (gone: ReadonlySet<string>) => string[] {
  const repeated = repeatedMembers(content);
  return (gone) =>
    repeated.filter(({ lines }) => lines.every((id) => gone.has(id))).map(({ member }) => member);
}

function moves(ids: readonly string[], where: string, { lists, sayings }: NamedParts): RuledWish {
  const [id = ''] = ids;
  const list = lists.find(({ members }) => members.some((member) => member[0] === id));
  const isOne = ids.length === 1 && list?.members.every((member) => member.length === 1);
  // A step that is numbered would carry its figure along.
  const isStep = sayings.some((item) => item.id === id && isNumbered(item));
  if (!list || !isOne || isStep) return { changes: [], note: notMovable };
  const isFirst = firstPlaces.has(where);
  const others = list.members.flat().filter((sibling) => sibling !== id);
  const after = isFirst ? list.over : (others.at(-1) ?? '');
  return { changes: [change({ op: 'move', id, after })], note: '' };
}

const notMovable =
  'Sem um modelo de IA conectado, só se muda a ordem de itens de uma lista sem números. Para o resto, use “Editar”.';

const nothingToCut =
  'Sem um modelo de IA conectado, encurtar é tirar frases de listas longas, sem tocar em nomes, dias, números, saudação e despedida. Neste documento não há o que tirar assim: use “Mudar por partes” ou “Editar”.';

/** Who takes part, and what was promised, is not for rules to leave out. */
const kept = new Set(['participants', 'agreements', 'actions']);
const headsPeople = ['participantes', 'presentes', 'convidad', 'quem '];

/** The sentences that go beyond a short list, each to be taken or left. */
function cuts(content: Content): RuledWish {
  const items = itemsOf(content);
  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? '';
  const beside = besideOf(content);
  const isKept = (id: string) =>
    [id, ...beside(new Set([id]))].some((each) => kept.has(fieldOf(each)));
  const spare = listsSeen(content, items)
    .flatMap((members) => members.slice(itemsOfShortList))
    .filter((id) => isSpare(saidInLine(textOf(id))) && !isKept(id));
  const changes = removals(content, spare);
  return { changes, note: changes.length === 0 ? nothingToCut : '' };
}

const fieldOf = (id: string) => id.split(/[.#]/u)[0] ?? '';

/** The lists that people see: of a page, of a text that was edited, or of the fields. A letter is asked whole. */
function listsSeen(content: Content, items: readonly DocumentItem[]): string[][] {
  const linesIn = (field: string) => items.filter(({ id }) => id.startsWith(`${field}#`));
  const ofTexts = [...bulletLists(linesIn('page')), ...bulletLists(linesIn('editedContent'))];
  if (pageOf(content) !== '') return ofTexts;
  const ofFields = [...listsOf(content)]
    .filter(([id, [member = '']]) => !id.includes('.') && !member.includes('#'))
    .map(([, members]) => members);
  return [...ofFields, ...ofTexts];
}

/** Bullets one after the other; what is numbered is in an order. */
function bulletLists(lines: readonly DocumentItem[]): string[][] {
  const lists: { over: string; ids: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    if (!isBullet(line)) continue;
    const before = lines[at - 1];
    const open = before && isBullet(before) ? lists.at(-1) : undefined;
    if (open) open.ids.push(line.id);
    else lists.push({ over: normalize(saidInLine(before?.text ?? '')), ids: [line.id] });
  }
  return lists
    .filter(({ over }) => !headsPeople.some((head) => over.startsWith(head)))
    .map(({ ids }) => ids);
}

/** A sentence that nobody is named at the head of, and that says no day, no figure and no term. */
function isSpare(text: string): boolean {
  const isShort = splitWords(text).length < wordsOfSentence;
  return !isShort && !/[\d:|_]/u.test(text) && !beginsWithName.test(text);
}

const beginsWithName = /^\p{Lu}[\p{L}’'-]*(?:,| (?:(?:d[aeo]s?|e) )?\p{Lu})/u;
