import type { CommitmentOwner } from '#shared/commitments.ts';
import { limits } from '#shared/limits.ts';
import { parseDay } from '#shared/format.ts';
import { withoutListMark } from './lines.ts';
import { withoutWrittenDays, writtenDay } from './milestone.ts';
import { cutAtWord, plainWords, singleSpaced, wordSet } from './words.ts';

/*
 * What a document promises. A promise is told from the others by its own words, so that it stays the same
 * where lines are moved, and by words that are nearly the same where someone rewrote it.
 */

export interface PromiseInDocument {
  /** Its part of the document and a fingerprint of its words. */
  key: string;
  /** What is to be done, without the day. */
  text: string;
  owner: CommitmentOwner;
  /** Who, as the document names them; the server knows whether that is a person of the company. */
  ownerName: string | null;
  dueOn: string | null;
  /** Its line in the document: what an edit is looked for by. Null where the form alone says it. */
  words: string | null;
}

interface Promised {
  words: string;
  owner: CommitmentOwner;
  ownerName?: string | null;
  /** `dd/MM/yyyy`, where its own words do not say it. */
  day?: string | null;
}

/** A line that is left for a hand to fill in. */
export function hasBlank(words: string): boolean {
  return words.includes('___');
}

/** The promises of one part of a document, in its order. What is still to be filled in is none yet. */
export function promisesIn(part: string, items: readonly Promised[]): PromiseInDocument[] {
  const seen = new Map<string, number>();
  const whole = items.filter(({ words }) => !hasBlank(words));
  return whole.map(({ words, owner, ownerName = null, day = null }) => {
    const print = `${part}-${fingerprint(words)}`;
    const count = (seen.get(print) ?? 0) + 1;
    seen.set(print, count);
    return {
      key: count === 1 ? print : `${print}-${count}`,
      text: textOfPromise(words),
      owner,
      ownerName,
      dueOn: day === null ? dayInWords(words) : parseDay(day),
      words,
    };
  });
}

/** In one line, as promises and lines are held against each other. */
function spaced(text: string): string {
  return singleSpaced(text).trim();
}

const untilDay = /\bat[ée] (\d{2}\/\d{2}\/\d{4})/iu;

/** The day until which it is promised, else the first day that is named. */
function dayInWords(words: string): string | null {
  const day = untilDay.exec(spaced(words))?.[1] ?? writtenDay(words);
  return day === null ? null : parseDay(day);
}

/** What is to be done, without its day and without how it will be shown: those have places of their own. */
export function textOfPromise(words: string): string {
  const whole = spaced(words);
  const [deed = ''] = whole.split(/ (?:Para mostrar|Evidência): /u);
  const bare = deed
    .replace(/^at[ée] \d{2}\/\d{2}\/\d{4} ?[,:—–-]? ?/iu, '')
    .replace(/, at[ée] \d{2}\/\d{2}\/\d{4},/iu, '')
    .replace(/,? at[ée] \d{2}\/\d{2}\/\d{4}/iu, '');
  const [first = '', ...rest] = withoutStop(bare === '' ? whole : bare);
  return cut(first.toLocaleUpperCase('pt-BR') + rest.join(''));
}

/** Three dots stay. */
function withoutStop(text: string): string {
  return text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1) : text;
}

function cut(text: string): string {
  if (text.length <= limits.commitment) return text;
  return `${cutAtWord(text, limits.commitment - 1).toWellFormed()}…`;
}

/** By which promises are told from each other: not by their days. */
const wordsOf = (text: string) => plainWords(withoutWrittenDays(text));

/** 53 bits (cyrb53) of the words, which days, case and signs do not change. */
function fingerprint(words: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (const character of wordsOf(words).join(' ')) {
    const code = character.codePointAt(0)!;
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36);
}

/** Words that say nothing alone, which any two lines share. */
const smallWords = wordSet(
  'a o as os um uma de da do das dos em na no nas nos e ou que com por para ate ao aos se sua seu',
);

function tellingWords(text: string): Set<string> {
  const words = wordsOf(text);
  const telling = words.filter((word) => !smallWords.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** From here on two lines are one promise in other words. */
const likeEnough = 0.6;

/** How much two texts share, 0 to 1 (Dice). */
function likeness(one: Set<string>, other: Set<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

interface Pair {
  from: number;
  to: number;
  likeness: number;
}

/** For each of `from` which of `to` it is, by words that are nearly the same; each at most once. */
export function likest(from: readonly string[], to: readonly string[]): Map<number, number> {
  const fromWords = from.map(tellingWords);
  const toWords = to.map(tellingWords);
  const pairs = fromWords.flatMap((words, index) =>
    toWords.flatMap((others, other): Pair[] => {
      const like = likeness(words, others);
      return like < likeEnough ? [] : [{ from: index, to: other, likeness: like }];
    }),
  );
  return paired(pairs);
}

/** The most alike first, each at most once. */
function paired(pairs: Pair[]): Map<number, number> {
  pairs.sort((one, other) => other.likeness - one.likeness || one.from - other.from);
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const pair of pairs) {
    if (found.has(pair.from) || taken.has(pair.to)) continue;
    found.set(pair.from, pair.to);
    taken.add(pair.to);
  }
  return found;
}

/** A promise that is followed, as it was when the leader chose it. */
export interface Followed {
  sourceKey: string;
  sourceText: string;
}

/** Which of the followed promises each promise of a document is: by its key, else by nearly the same words. */
export function matchPromises<F extends Followed>(
  promises: readonly PromiseInDocument[],
  followed: readonly F[],
): Map<PromiseInDocument, F> {
  const byKey = new Map(followed.map((each) => [each.sourceKey, each]));
  const matched = new Map<PromiseInDocument, F>();
  for (const promise of promises) {
    const same = byKey.get(promise.key);
    if (same) matched.set(promise, same);
  }
  const used = new Set(matched.values());
  const left = promises.filter((promise) => !matched.has(promise));
  const free = followed.filter((each) => !used.has(each));
  const pairs = likest(
    left.map(({ words, text }) => words ?? text),
    free.map(({ sourceText }) => sourceText),
  );
  for (const [index, other] of pairs) matched.set(left[index]!, free[other]!);
  return matched;
}

/** A row of a table in plain text. */
const isRowText = (line: string) => line.includes(' | ');
const dayAndMonth = /\b(\d{2})\/(\d{2})\b(?!\/)/u;

/** The day of a row, which may leave out the year: then it is that of the day before the edit. */
function dayInRow(line: string, before: string | null): string | null {
  const whole = dayInWords(line);
  const [, day, month] = dayAndMonth.exec(line) ?? [];
  if (whole !== null || day === undefined || before === null) return whole ?? before;
  return parseDay(`${day}/${month}/${before.slice(0, 4)}`) ?? before;
}

/** A line as a plan has them: 'Até 15/01/2027 — Renata Lopes: medir a espera.' */
const plannedLine = /^at[ée] \d{2}\/\d{2}\/\d{4} [—–-] ([^:]{2,200}): (\S.*)$/iu;
/** No document that anyone reads has more; each is held against each promise. */
const mostLines = 2_000;

/**
 * The promises of a document whose text was edited: one whose words still stand stays, with the day beside
 * them; one that was rewritten takes its new words; one that was taken out goes; a planned line comes that the text
 * did not have `before`.
 */
export function promisesAfterEdit(
  promises: readonly PromiseInDocument[],
  text: string,
  before = '',
): PromiseInDocument[] {
  const { found, free } = placesOf(promises, linesOf(text));
  const kept = promises.flatMap((promise): PromiseInDocument[] => {
    if (promise.words === null) return [promise];
    const line = found.get(promise);
    if (line === undefined) return [];
    // Nobody touched it.
    if (line === spaced(promise.words)) return [promise];
    if (isRowText(line)) return [{ ...promise, dueOn: dayInRow(line, promise.dueOn), words: line }];
    if (line.includes(spaced(promise.words))) {
      return [{ ...promise, dueOn: dayInWords(line) ?? promise.dueOn }];
    }
    const rewritten = textOfPromise(deedOf(line));
    return [{ ...promise, dueOn: dayInWords(line), text: rewritten, words: line }];
  });
  const old = new Set(linesOf(before));
  const added = free.flatMap((line): Promised[] => {
    if (old.has(line)) return [];
    const [, who, deed] = plannedLine.exec(line) ?? [];
    if (who === undefined || deed === undefined) return [];
    return [
      { words: withoutPriority(deed), owner: 'other', ownerName: who, day: writtenDay(line) },
    ];
  });
  return [...kept, ...promisesIn('added', added)];
}

/** From here on a line says what is promised, whatever else it says. */
const saidEnough = 0.8;

/** The promises of a page, each by a line of its own that says it; one that has none is not looked for there. */
export function promisesOfPage(
  promises: readonly PromiseInDocument[],
  text: string,
): PromiseInDocument[] {
  const lines = linesOf(text);
  const wanted = promises.map(({ words }) => words ?? '');
  const places = paired(saidPairs(wanted, lines));
  return promises.map((promise, index) => {
    const place = places.get(index);
    return { ...promise, words: place === undefined ? null : lines[place]! };
  });
}

/** Which of some words which of the lines says, where neither other words nor another line are as near. */
export function soleLines(words: readonly string[], lines: readonly string[]): Map<number, number> {
  const pairs = saidPairs(words, lines.slice(0, mostLines));
  const ofWords = nearest(pairs, 'from');
  const ofLines = nearest(pairs, 'to');
  const sole = pairs.filter((pair) =>
    [ofWords.get(pair.from), ofLines.get(pair.to)].every((each) => each === pair),
  );
  return new Map(sole.map(({ from, to }) => [from, to]));
}

/** The most alike of each; null of one that has two of them. */
function nearest(pairs: readonly Pair[], side: 'from' | 'to'): Map<number, Pair | null> {
  const most = new Map<number, number>();
  const found = new Map<number, Pair | null>();
  for (const pair of pairs) {
    const before = most.get(pair[side]) ?? 0;
    if (pair.likeness < before) continue;
    most.set(pair[side], pair.likeness);
    found.set(pair[side], pair.likeness > before ? pair : null);
  }
  return found;
}

/** Which lines say which words, whatever else they say. */
function saidPairs(words: readonly string[], lines: readonly string[]): Pair[] {
  const said = lines.map(tellingWords);
  return words.flatMap((each, from) => {
    const wanted = tellingWords(each);
    if (wanted.size === 0) return [];
    return said.flatMap((known, to): Pair[] => {
      const shared = [...wanted].filter((word) => known.has(word)).length;
      const isSaid = shared >= wanted.size * saidEnough;
      return isSaid ? [{ from, to, likeness: likeness(wanted, known) }] : [];
    });
  });
}

function linesOf(text: string): string[] {
  return text
    .split('\n', mostLines)
    .map((line) => withoutListMark(spaced(line)))
    .filter((line) => line !== '');
}

/** In which line each promise stands, by its words or else by nearly the same ones; and the other lines. */
function placesOf(promises: readonly PromiseInDocument[], lines: readonly string[]) {
  const free = new Set(lines.keys());
  const found = new Map<PromiseInDocument, string>();
  const take = (promise: PromiseInDocument, index: number) => {
    free.delete(index);
    found.set(promise, lines[index]!);
  };
  const written = promises.filter(({ words }) => words !== null);
  for (const promise of written) {
    const words = spaced(promise.words!);
    const index = lines.findIndex((line, each) => free.has(each) && line.includes(words));
    if (index !== -1) take(promise, index);
  }
  const lost = written.filter((promise) => !found.has(promise));
  const rest = [...free];
  const pairs = likest(
    lost.map(({ words }) => words!),
    rest.map((index) => deedOf(lines[index]!)),
  );
  for (const [index, other] of pairs) take(lost[index]!, rest[other]!);
  return { found, free: [...free].map((index) => lines[index]!) };
}

/** What is done, of a planned line; any other line is that whole. */
function deedOf(line: string): string {
  return withoutPriority(plannedLine.exec(line)?.[2] ?? line);
}

function withoutPriority(deed: string): string {
  return deed.replace(/ ?Prioridade (?:alta|média|baixa)\.$/u, '');
}
