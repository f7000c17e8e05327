import { sql } from 'drizzle-orm';
import { withoutAccents } from '../db/accents.ts';
import type { Db, Tx } from '../db/database.ts';
import { rowsOf } from './rows.ts';

/** What each further word costs is a look at an index; what is looked for is in the first few. */
const mostWords = 8;
/** As long as the words that are kept. */
const longest = 40;

export interface TypedWord {
  /** Without case and accents. */
  plain: string;
  /** Its stems, and those of its other number and spelling; none: nobody looks for 'de' or 'para'. */
  stems: string[];
  /** Stems of what it may become: of 'combinad', that of 'combinado'. */
  ahead: string[];
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** A text in small letters, whose accents are one with their letters. */
const lowered = (text: string) => text.normalize('NFC').toLowerCase();

/** The words that were typed, stemmed by the database, which stems what it keeps in the same way. */
export async function readWords(db: Db | Tx, text: string): Promise<TypedWord[]> {
  const found = [...lowered(text).matchAll(wordPattern)].map(([word]) =>
    [...word].slice(0, longest).join(''),
  );
  const words = [...new Set(found)].slice(0, mostWords);
  if (words.length === 0) return [];
  const forms = words.map((word) => ({ now: formsOf(word), later: longerForms(word) }));
  const stemOf = await stemsOf(
    db,
    forms.flatMap(({ now, later }) => [...now, ...later]),
  );
  const distinct = (some: string[]) => [...new Set(some.flatMap((form) => stemOf.get(form) ?? []))];
  return words.map((word, index) => {
    const plain = withoutAccents(word);
    const stems = distinct(forms[index]!.now);
    // What is longer begins with the word, and is found by that.
    const isShorter = (stem: string) =>
      stem.length < plain.length && stem.length >= plain.length - 3 && plain.startsWith(stem);
    return { plain, stems, ahead: distinct(forms[index]!.later).filter(isShorter) };
  });
}

async function stemsOf(db: Db | Tx, forms: string[]): Promise<Map<string, string[]>> {
  const rows = await rowsOf<{ form: string; stems: string[] }>(
    db,
    sql`select form, to_jsonb(tsvector_to_array(search_keys('', form))) as stems
      from jsonb_array_elements_text(${JSON.stringify([...new Set(forms)])}::jsonb) as form`,
  );
  return new Map(rows.map(({ form, stems }) => [form, stems]));
}

type Ending = readonly [RegExp, string];

/** What the stemmer leaves apart, as 'ferragens' and 'ferragem', in both directions. */
const otherNumbers: readonly Ending[] = [
  [/ns$/, 'm'],
  [/m$/, 'ns'],
  [/oes$/, 'ao'],
  [/ao$/, 'oes'],
  [/([aeou])is$/, '$1l'],
  [/([aeou])l$/, '$1is'],
  [/(..)eis$/, '$1il'],
  // Not of what is shorter: 'PIS' has nothing of 'pilar'.
  [/(..[^aeiou])is$/, '$1il'],
  // Of many in -il the stemmer takes the plural for a form of another word, of 'gente' and not of 'gentil': those are kept
  // under their singular ('search_keys'). The plural of these has a stem that is theirs alone; 'abril' would find 'abre'.
  [
    /^(dific|(?:in)?ut|(?:h|in)ab|contab|(?:in)?fert|portat|versat|volat|(?:in)?verossim|eret)il$/,
    '$1eis',
  ],
  [/^(perf|fun|civ|sut|infant|juven|mercant|ard|fuz|imbec|puer)il$/, '$1is'],
  [/([abcdefgikmoptuvx])s$/, '$1'],
  [/([abcdegikoptuvx])$/, '$1s'],
];

/** Endings by which the stemmer knows a word, as they are written; on a phone they are typed without. */
const accents: readonly Ending[] = [
  [/cao$/, 'ção'],
  [/coes$/, 'ções'],
  [/ao$/, 'ão'],
  [/oes$/, 'ões'],
  [/([ae])ncia(s?)$/, '$1̂ncia$2'],
  [/([ai])vel$/, '$1\u0301vel'],
  [/([ai])veis$/, '$1\u0301veis'],
  [/gueis$/, 'guéis'],
];

function replaced(word: string, endings: readonly Ending[]): string[] {
  return endings
    .filter(([ending]) => ending.test(word))
    .map(([ending, other]) => word.replace(ending, other).normalize('NFC'));
}

/** A word in both numbers, with and without its accents. */
function formsOf(word: string): string[] {
  const plain = withoutAccents(word);
  const numbers = [plain, ...(plain.length > 2 ? replaced(plain, otherNumbers) : [])];
  return [...new Set([word, ...numbers.flatMap((form) => [form, ...replaced(form, accents)])])];
}

const endings = ['o', 'a', 'e', 'r', 'm', 's', 'do', 'ndo', 'nte', 'mento', 'ção', 'ão'];

/** What somebody may be typing. */
function longerForms(word: string): string[] {
  if (word.length < 4) return [];
  const plain = withoutAccents(word);
  const softened = plain.endsWith('c') ? [`${plain.slice(0, -1)}ção`] : [];
  return [...endings.map((ending) => plain + ending), ...softened];
}
