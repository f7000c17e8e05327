import { placesIn } from '../kit/item-places.ts';
import { itemsOf, listsOf, type DocumentChange } from '../kit/items.ts';
import type { Outline } from '../kit/outline.ts';
import { normalize, stem, stems } from '../knowledge/words.ts';

/*
 * What can be done with a document without a model: items are taken out, put elsewhere, or offered to be left out
 * where the text is to be shorter. Whatever asks for new words is not for rules.
 */

type Content = Record<string, unknown>;

const removing =
  /^(?:por favor )?(?:tir[ea]r?|retir[ea]r?|remov[ea]r?|remover|exclu[aio]r?|apag(?:ue|a|ar)|cort(?:e|a|ar)|elimin(?:e|a|ar)|suprim(?:a|ir))\s+(.+)$/u;
const moving =
  /^(?:por favor )?(?:coloqu?(?:e|a|ar)|p(?:onha|oe|or)|pass(?:e|a|ar)|mov(?:a|e|er)|lev(?:e|a|ar)|sub(?:a|ir)|desc(?:a|er)|deix(?:e|a|ar))\s+(.+?)\s+(?:para |pra |pro |n?[oa] |como |em )*(primeiro|inicio|comeco|topo|primeira|fim|final|ultimo|ultima)(?: lugar| da lista)?$/u;
const moreBrief =
  /\b(?:mais curt[oa]|menor|encurt(?:e|a|ar)|enxug(?:ue|a|ar)|resum(?:a|e|ir)|reduz(?:a|ir)? o texto)\b/u;

const ordinals = 'primeir segund terceir quart quint sext setim oitav non decim'
  .split(' ')
  .map((root) => new RegExp(`^${root}[oa]$`, 'u'));
const figure = /^(\d{1,2})[ºªoa]?$/u;
const last = new Set(['ultimo', 'ultima']);
const lastButOne = new Set(['penultimo', 'penultima']);
/** What every item of a list may be called. */
const anyItem = new Set(['item', 'ponto', 'linha', 'frase', 'parag', 'parte', 'topic']);
const partWords =
  /^(?:[oa]s? )?(?:parte|secao|bloco|trecho|topico|lista|paragrafo|item|ponto)?s? ?(?:d[eoa]s? |sobre |que fala d[eoa]s? |que falam d[eoa]s? )?/u;

/** Most that is taken out by a word in it: more were not meant. */
const mostByWords = 3;
/** A list that is longer is offered to be cut to this. */
const itemsOfShortList = 3;
/** Names of people, and figures, are no sentences. */
const wordsOfSentence = 4;

const change = (given: Pick<DocumentChange, 'op' | 'id'> & Partial<DocumentChange>) => ({
  after: '',
  text: '',
  fields: [],
  ...given,
});

/** The changes that rules can make of what was asked; none where it asks for words, or what it names is not found. */
export function changesByRule(content: Content, outline: Outline, asked: string): DocumentChange[] {
  const instruction = normalize(asked);
  const lists = namedLists(content, outline);
  const [, removed] = removing.exec(instruction) ?? [];
  if (removed !== undefined) {
    return named(removed, { content, lists }).map((id) => change({ op: 'remove', id }));
  }
  const [, moved, where = ''] = moving.exec(instruction) ?? [];
  if (moved !== undefined) return moves(moved, where, { content, lists });
  return moreBrief.test(instruction) ? cuts({ content, lists }) : [];
}

interface NamedList {
  id: string;
  members: string[];
  /** The words of its headings. */
  words: Set<string>;
}

interface Searched {
  content: Content;
  lists: readonly NamedList[];
}

function namedLists(content: Content, outline: Outline): NamedList[] {
  const place = placesIn(outline);
  const items = itemsOf(content);
  return [...listsOf(content)].map(([id, members]) => {
    const inside = items.filter((item) => members.some((member) => isIn(item.id, member)));
    const headings = inside.map(({ text }) => place(text).split(' › '));
    // The headings of a list within a thing are that thing's own.
    const own = headings.flatMap((path) => (id.includes('.') ? path : path.slice(0, 1)));
    return { id, members, words: wordsOf(own.join(' ')) };
  });
}

function isIn(id: string, branch: string): boolean {
  return id === branch || id.startsWith(`${branch}.`) || id.startsWith(`${branch}#`);
}

/** 'ações', 'ação' and 'acao' are one word. */
function wordsOf(text: string): Set<string> {
  return new Set(
    normalize(text)
      .split(' ')
      .map((word) => stem(word))
      .filter((word) => word.length > 2),
  );
}

/** The ids that a few words name: 'o segundo objetivo', 'os riscos', 'o que fala de metas'. */
function named(words: string, searched: Searched): string[] {
  const all = words.replace(/^(?:[oa]s?|um|uma) /u, '').split(' ');
  const found = all.map(placeNamed).find((at) => at !== null);
  const rest = all.filter((word) => placeNamed(word) === null).join(' ');
  if (found !== undefined) return memberAt(found, rest, searched);
  const section = searched.lists.find(({ words: known }) => isNamedBy(known, rest));
  if (section && !section.id.includes('.')) return [section.id];
  const member = memberNamed(rest, searched);
  return member === undefined ? saying(words, searched.content) : [member];
}

/** 'A competência Prazo': the thing whose first text has what is left of the words beside its list's own. */
function memberNamed(words: string, { content, lists }: Searched): string | undefined {
  const items = itemsOf(content);
  for (const { members, words: known } of lists) {
    const all = [...wordsOf(words)];
    const wanted = all.filter((word) => !known.has(word));
    if (wanted.length === 0 || wanted.length === all.length) continue;
    const found = members.find((member) => {
      const head = wordsOf(items.find(({ id }) => isIn(id, member))?.text ?? '');
      return wanted.every((word) => head.has(word));
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Which of a list a word names: from the start, or from the end below zero. */
function placeNamed(word: string): number | null {
  if (last.has(word)) return -1;
  if (lastButOne.has(word)) return -2;
  const [, digits] = figure.exec(word) ?? [];
  const at =
    digits === undefined ? ordinals.findIndex((each) => each.test(word)) : Number(digits) - 1;
  return at === -1 ? null : at;
}

function memberAt(at: number, rest: string, { lists }: Searched): string[] {
  const wanted = [...wordsOf(rest)];
  const isAny = wanted.every((word) => anyItem.has(word));
  // The outer list first: an item of a list within a thing has the headings of both.
  const fitting = lists.filter(({ words }) => isAny || wanted.some((word) => words.has(word)));
  const member = fitting.at(0)?.members.at(at);
  return member === undefined ? [] : [member];
}

function isNamedBy(known: Set<string>, words: string): boolean {
  const wanted = [...wordsOf(words.replace(partWords, ''))];
  return wanted.length > 0 && wanted.every((word) => known.has(word));
}

/** The items that say all of it, where they are few. */
function saying(words: string, content: Content): string[] {
  const wanted = [...stems(words.replace(partWords, ''))];
  const ids = itemsOf(content)
    .filter(({ id, text }) => id !== 'title' && wanted.every((word) => stems(text).has(word)))
    .map(({ id }) => id);
  return wanted.length === 0 || ids.length > mostByWords ? [] : ids;
}

function moves(words: string, where: string, searched: Searched): DocumentChange[] {
  const [id] = named(words, searched);
  const siblings = searched.lists.find(({ members }) => members.includes(id ?? ''))?.members;
  if (id === undefined || !siblings) return [];
  const isFirst = /^(?:primeir|inicio|comeco|topo)/u.test(where);
  const after = isFirst ? '' : (siblings.findLast((sibling) => sibling !== id) ?? '');
  return [change({ op: 'move', id, after })];
}

/** The sentences that go beyond a short list, each to be taken or left. */
function cuts({ content, lists }: Searched): DocumentChange[] {
  const texts = new Map(itemsOf(content).map(({ id, text }) => [id, text]));
  const sentences = ({ members }: NamedList) => {
    const words = members.map((id) => texts.get(id)?.split(' ').length ?? 0);
    return words.reduce((sum, each) => sum + each, 0) >= wordsOfSentence * members.length;
  };
  return lists
    .filter((list) => !list.id.includes('.') && sentences(list))
    .flatMap(({ members }) => members.slice(itemsOfShortList))
    .map((id) => change({ op: 'remove', id }));
}
