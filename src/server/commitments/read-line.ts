import type { CommitmentOwner, CommitmentReading } from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { dayIn } from '#shared/typed-day.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { withoutAccents } from '../db/accents.ts';
import type { Db } from '../db/database.ts';
import { findNamesakes, nameFinder, nameWords } from '../employees/names.ts';

/*
 * What one typed line says of a promise: 'Combinei com Letícia rever a proposta até 30/11'. By rules and at
 * once; what is read wrongly is changed with a tap, before anything is kept.
 */

/** The verbs by which somebody says that something was agreed, and who keeps it then; null: who is named. */
const verbs: readonly [RegExp, CommitmentOwner | null][] = [
  [/^(?:eu )?fiquei de /u, 'leader'],
  [/^(?:eu )?(?:prometi|me comprometi a)(?: a)? /u, 'leader'],
  [/^(?:ficou combinado|combinado|combinamos|combinei|combinar|combinou)(?: que)? /u, null],
  [/^(?:ficou|ficaram|ficamos) de /u, null],
  [/^(?:prometeu|prometemos|prometeram|se comprometeu a|se comprometeram a) /u, null],
];

/** Sentences of more hold no promise that fits a list. */
const mostSentences = 50;
const mostWords = 80;

interface Reader {
  companyId: OwnedCompanyId;
  now: Date;
}

/**
 * @param isPromise the leader said so: the whole line is one, whatever its verbs
 * @returns null where it is none
 */
export async function readLine(
  db: Db,
  { companyId, now }: Reader,
  { line, isPromise }: { line: string; isPromise: boolean },
): Promise<CommitmentReading | null> {
  const sentence = isPromise ? line : promisingSentence(line);
  if (sentence === null) return null;
  const found = dayIn(sentence, calendarDay(now));
  // 'Hoje combinei …' says when it was agreed, not until when.
  const isDue = found !== null && !/^\s*hoje\b/iu.test(sentence);
  const words = wordsOf(isDue ? found.rest : sentence).slice(0, mostWords);
  const plain = words.map(bare);
  const mayBeNames = plain.filter((_, index) => isNameLike(words, plain, index));
  const namedAt = nameFinder(await findNamesakes(db, companyId, { words: mayBeNames }));
  const named = plain
    .map((_, index) => index)
    .filter((index) => isNameLike(words, plain, index))
    .map((index) => namedAt(plain, index))
    .find((each) => each.people.length > 0);
  const rest = named ? withoutName(words, named) : words;
  const { owner, deed } = readDeed(rest);
  const text = deed.slice(0, limits.commitment).toWellFormed().trim();
  if (text === '') return null;
  const [only, ...others] = named?.people ?? [];
  const isOne = only !== undefined && others.length === 0;
  return {
    text: text[0]!.toLocaleUpperCase('pt-BR') + text.slice(1),
    owner: owner ?? (named ? 'employee' : 'leader'),
    employee: isOne ? only : null,
    candidates: isOne ? [] : (named?.people ?? []),
    dueOn: isDue ? found.day : null,
  };
}

const promising =
  /(?:^|[^\p{L}])(?:combin(?:ei|amos|ado|ou)|fi(?:quei|cou|camos|caram) de|promet(?:i|eu|emos|eram)|comprometeu|comprometi)(?!\p{L})/iu;

/** The first sentence that says that something was agreed. */
function promisingSentence(text: string): string | null {
  const sentences = text.split(/\n|(?<=[.;!?])\s/u, mostSentences);
  return sentences.find((sentence) => promising.test(sentence)) ?? null;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** A word as names and verbs are compared. */
function bare(word: string): string {
  return nameWords(word).join('');
}

/** It begins with a capital, as names are written, or stands after 'com', where nothing else does. */
function isNameLike(words: string[], plain: string[], index: number): boolean {
  return /^[“"(]?\p{Lu}/u.test(words[index]!) || plain[index - 1] === 'com';
}

/** Without the name and what leads to it: 'com o João', 'à Letícia'. */
function withoutName(words: string[], { from, to }: { from: number; to: number }): string[] {
  let start = from;
  if (/^(?:o|a|ao|à)$/iu.test(words[start - 1] ?? '')) start -= 1;
  if (/^com$/iu.test(words[start - 1] ?? '')) start -= 1;
  return [...words.slice(0, start), ...words.slice(to)];
}

/** What is to be done, after the verb by which it was agreed. */
function readDeed(words: readonly string[]): { owner: CommitmentOwner | null; deed: string } {
  for (let at = 0; at < words.length; at += 1) {
    const text = words.slice(at).join(' ');
    const said = `${withoutAccents(text).toLowerCase()} `;
    for (const [verb, owner] of verbs) {
      const [match] = verb.exec(said) ?? [];
      if (match === undefined) continue;
      const deed = words.slice(at + match.trim().split(' ').length).join(' ');
      const isLeaders = /^(?:que )?eu /iu.test(deed);
      return {
        owner: isLeaders ? 'leader' : owner,
        deed: trimmed(deed.replace(/^(?:de |que )?(?:el[ea]s? |eu )?/iu, '')),
      };
    }
  }
  return { owner: null, deed: trimmed(words.join(' ')) };
}

function trimmed(deed: string): string {
  return deed.replace(/^[\s,:;.-]+/u, '').replace(/[\s,:;.-]+$/u, '');
}
