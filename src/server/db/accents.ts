import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/*
 * Text compared as people do, without case and accents. No extension and no collation is asked for:
 * the embedded database has neither, and a server's may be any.
 */

const accented: Readonly<Record<string, string>> = {
  a: 'áàâãäå',
  c: 'ç',
  e: 'éèêë',
  i: 'íìîï',
  n: 'ñ',
  o: 'óòôõö',
  u: 'úùûü',
  y: 'ýÿ',
};

/** Accents that are characters of their own, as some keyboards and systems type them. */
const combining = '[\\u0300-\\u036f]*';

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

const inBothCases = (letters: string) => letters + letters.toUpperCase();
const plain = (letters: string, base: string) => base.repeat(inBothCases(letters).length);
const from = Object.values(accented).map(inBothCases).join('');
const to = Object.entries(accented)
  .map(([base, letters]) => plain(letters, base))
  .join('');

/** What to order names by, so that Álvaro stands before Bruno on every database. */
export function inAlphabet(column: SQLWrapper): SQL {
  return sql`translate(lower(${column}), ${sql.raw(`'${from}'`)}, ${sql.raw(`'${to}'`)})`;
}

/** The first word of a name, as `inAlphabet` has it and without apostrophes: what people are called by. */
export function firstNameKey(column: SQLWrapper): SQL {
  return sql`split_part(translate(${inAlphabet(column)}, '-''’', ' '), ' ', 1)`;
}

/**
 * A regular expression for a text in any case, with or without its accents. It means the same to
 * PostgreSQL (`~`) and to JavaScript (flag `u`), and takes time in proportion to the text it reads.
 */
export function anyCasePattern(text: string): string {
  return [...withoutAccents(text).toLowerCase()].map(characterPattern).join('');
}

function characterPattern(character: string): string {
  if (/[\^$\\.*+?()[\]{}|/]/.test(character)) return `\\${character}`;
  const upper = character.toUpperCase();
  // What has no case stands for itself; so does what has two letters for one, as ß.
  if (upper === character || [...upper].length > 1) return character;
  return `[${character}${upper}${inBothCases(accented[character] ?? '')}]${combining}`;
}
