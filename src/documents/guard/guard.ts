import { isJsonObject } from '#shared/json.ts';
import { titleBeforeName } from '../kit/names.ts';
import { isRow, partedQuote } from '../kit/page.ts';
import type { RemovalReason, Removed } from '../kit/removal.ts';
import { ordersIn } from '../knowledge/injections.ts';
import { fixedNotices } from '../knowledge/notices.ts';
import { normalize } from '../knowledge/words.ts';
import { singleBlanks, withoutGaps } from '../reading/sentences.ts';
import { clausesOf } from './clauses.ts';
import { isForbidden, mayObject, reasonAgainst, topicOf } from './reasons.ts';
import { redactedSentence, saysNothingElse } from './redaction.ts';
import { reservedIn } from './reserved.ts';

/*
 * What may not be asked, kept or said. A sentence is kept whole or goes whole: nothing that somebody typed
 * is cut, joined or put in other words.
 */

/** Sentences at even places, with what stands between them at odd ones. The number of an item is part of it. */
const brokenAfter = (marks: string) =>
  new RegExp(
    String.raw`((?<=[${marks}])(?<!(?:^|\n) ?\d{1,2}\.)(?<!${titleBeforeName})[^\S\n]+|[^\S\n]*\n[^\S\n]*)`,
    'u',
  );
/** Who types a list in a line parts it by semicolons. */
const typedSentences = brokenAfter('.!?;');
/** What a model joins by one is one thing: half of it may say the contrary. */
const writtenSentences = brokenAfter('.!?');

/** A sentence that a guardrail objects to, and why. */
export interface Objection {
  reason: RemovalReason;
  sentence: string;
}

/** The sentences of a text that a guardrail objects to, in order. */
export function objectionsIn(text: string): Objection[] {
  return sentencesOf(text).flatMap(({ sentence, reason }) =>
    reason === null ? [] : [{ reason, sentence: sentence.trim() }],
  );
}

/** What a guardrail objects to in a text, or null. */
export function objectionTo(text: string): RemovalReason | null {
  return objectionsIn(text)[0]?.reason ?? null;
}

export interface Guarded<Value> {
  value: Value;
  removed: Removed;
}

export interface GuardOptions {
  /** Reasons that whoever reads the value deals with himself. */
  allows?: readonly RemovalReason[] | undefined;
  /** Sentences that the kind of document answers itself. */
  answers?: ((sentence: string) => boolean) | undefined;
  /** Written by a model of ours: 'Escreve RETORNO na ficha' tells people what to write. */
  ofModel?: boolean;
  /** Covers what is personal in a sentence instead of taking the sentence out: for a model's eyes, never shown. */
  covers?: boolean;
}

/**
 * A value without the sentences that a guardrail objects to, in every text inside it; a list item of which
 * nothing is left goes with them. Without objection it is the same value.
 */
export function guarded<Value>(
  value: Value,
  { allows = [], answers, ofModel = false, covers = false }: GuardOptions = {},
): Guarded<Value> {
  const removed = new Map<RemovalReason, Set<string>>();
  const keep = (text: string): string => {
    const sentences = sentencesOf(text, ofModel);
    const objected = ({ reason, sentence }: Read) =>
      reason !== null &&
      !allows.includes(reason) &&
      (reason === 'instruction' || answers?.(sentence) !== true);
    if (!sentences.some(objected)) return text;
    let rest = '';
    for (const read of sentences) {
      const kept = objected(read) ? coveredOr(read, { covers, removed }) : read.sentence;
      // A blank line stays, which parts two paragraphs.
      if (kept.trim() !== '' || read.sentence === '')
        rest += rest === '' ? kept : `${read.before}${kept}`;
    }
    return balanced(withoutGaps(rest.trim()), text);
  };
  return { value: eachText(value, keep) as Value, removed };
}

/** What stays of a sentence that is objected to: under its cover it may say all that the document needs. */
function coveredOr(
  { sentence, reason }: Read,
  { covers, removed }: { covers: boolean; removed: Map<RemovalReason, Set<string>> },
): string {
  if (reason === null) return sentence;
  const cover = covers && reason === 'sensitive' ? redactedSentence(sentence) : '';
  if (cover !== '' && !saysNothingElse(cover)) return cover;
  const topics = removed.get(reason) ?? new Set<string>();
  removed.set(reason, topics);
  if (reason === 'sensitive') for (const topic of topicsOf(sentence)) topics.add(topic);
  return cover;
}

function topicsOf(sentence: string): string[] {
  return clausesOf(sentence).clauses.flatMap((clause) => topicOf(clause) ?? []);
}

/** A line to say that lost its first or last sentence is still a line to say, with the mark that went along. */
function balanced(left: string, typed: string): string {
  const opens = left.includes('“');
  const closes = left.includes('”');
  // It may begin on one line and end on another.
  if (left !== '' && !opens && typed.startsWith('“') && !typed.includes('”')) return `“${left}`;
  if (left !== '' && !closes && typed.endsWith('”') && !typed.includes('“')) return `${left}”`;
  if (opens === closes || !typed.includes(opens ? '”' : '“')) return left;
  return opens ? `${left}”` : `“${left}`;
}

interface Read {
  /** What stands between it and the sentence before. */
  before: string;
  sentence: string;
  reason: RemovalReason | null;
}

function sentencesOf(text: string, ofModel = false): Read[] {
  const parts = singleBlanks(text).split(ofModel ? writtenSentences : typedSentences);
  const sentences = parts.filter((_, index) => index % 2 === 0);
  const orders = ordersIn(sentences, { ofModel });
  const apart = reservedIn(sentences);
  return sentences.map((sentence, index) => ({
    sentence,
    before: parts[index * 2 - 1] ?? '',
    reason: orders.has(sentence)
      ? 'instruction'
      : apart.has(sentence)
        ? 'reserved'
        : objectionToSentence(sentence),
  }));
}

function objectionToSentence(sentence: string): RemovalReason | null {
  const plain = normalize(sentence);
  if (!mayObject(plain) || isOurs(sentence.trim())) return null;
  const reasons = clausesOf(sentence).clauses.map(reasonAgainst);
  return reasons.find((reason) => reason !== null && !isForbidden(reason, plain)) ?? null;
}

/** A sentence of our own that names what the guardrails look for. */
function isOurs(sentence: string): boolean {
  return fixedNotices.some((notice) => notice.includes(sentence));
}

/** The parts of a table, in which a cell of which nothing is left keeps its place. */
const tableKeys = new Set(['columns', 'rows']);

/** A page by its lines, and a row by its cells: what goes leaves the lines, and but for the first the cells, beside it. */
function ofPage(page: string, keep: (text: string) => string): string {
  const lines = page.split('\n').flatMap((line) => {
    if (line.trim() === '') return [line];
    const [mark, said] = partedQuote(line);
    if (said === '') return [line];
    if (isRow(said)) {
      const cells = said.split('|');
      const kept = cells.map((cell) => keptCell(cell, keep));
      // The others answer the first: without it nobody knows what.
      const first = cells.findIndex((cell) => cell.trim() !== '');
      return kept[first]?.trim() === '' ? [] : [mark + kept.join('|')];
    }
    const kept = keep(said);
    return kept === '' ? [] : [mark + kept];
  });
  return lines.join('\n');
}

function keptCell(cell: string, keep: (text: string) => string): string {
  if (cell.trim() === '') return cell;
  const kept = keep(cell);
  // A cell of which nothing is left is one to write in.
  return kept === cell ? cell : ` ${kept} `.replace('  ', ' ');
}

/** An item that became '' is none; one that was empty stays. */
function eachText(value: unknown, keep: (text: string) => string, inTable = false): unknown {
  if (typeof value === 'string') return keep(value);
  if (Array.isArray(value)) {
    const kept: unknown[] = value.map((item: unknown) => eachText(item, keep, inTable));
    const stays = (item: unknown, index: number) => inTable || item !== '' || value[index] === '';
    const items = kept.filter(stays);
    const same = items.length === value.length && items.every((item, at) => item === value[at]);
    return same ? value : items;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(
    ([key, item]) =>
      [
        key,
        key === 'page' && typeof item === 'string'
          ? ofPage(item, keep)
          : eachText(item, keep, tableKeys.has(key)),
      ] as const,
  );
  const same = entries.every(([key, item]) => item === value[key]);
  return same ? value : Object.fromEntries(entries);
}
