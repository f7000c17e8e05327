import { deflateRawSync, crc32 } from 'node:zlib';

/*
 * Lists of people as they should not be, each from a number alone: the same one is the same file again.
 */

export interface FuzzedList {
  what: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** mulberry32: small, and the same everywhere. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Dice {
  below(most: number): number;
  of<Item>(items: readonly Item[]): Item;
}

function diceOf(seed: number): Dice {
  const next = randomOf(seed);
  const below = (most: number) => Math.floor(next() * most);
  return { below, of: (items) => items[below(items.length)]! };
}

const titles = [
  'Nome',
  'Função',
  'E-mail',
  'Telefone',
  'Equipe',
  'Tipo',
  'Perfil',
  'Objetivos',
  'Ativo',
  'Nome',
  '',
  'Salário',
];
const oddCells = [
  '',
  ' ',
  'Ana Souza',
  'José da Silva Ção',
  '=HYPERLINK("http://x")',
  '@SUM(1)',
  '+55 11 91234-5678',
  '-1',
  '\t',
  '1.19E+10',
  '(11) 91234-5678',
  'a@b',
  'ana@exemplo.com.br',
  'O\'Brien; "x"',
  '"',
  '""',
  'linha\nquebrada',
  '\u0000nul',
  '\ud800',
  '🙂🙂',
  'x'.repeat(300),
  'ÿþ',
  '#REF!',
  '#N/D',
  'líder',
  'LIDER',
  'executor',
  'sim',
  'talvez',
  '<script>',
  '${jndi:x}',
  '‮odassap',
  '99999999999999999999',
  'null',
  '__proto__',
  'constructor',
];

function csvOf({ below, of }: Dice): string {
  const width = of([1, 2, 3, 5, 8, 100, 150]);
  const between = of([';', ',', '\t', '|']);
  const header = Array.from({ length: width }, () => of(titles));
  const rows = Array.from({ length: below(30) }, () =>
    Array.from({ length: of([width, width, width - 1, width + 3, 0]) }, () => of(oddCells)),
  );
  const quote = (cell: string) => (below(8) === 0 ? cell : `"${cell.replaceAll('"', '""')}"`);
  const lines = [header, ...rows].map((cells) => cells.map(quote).join(between));
  return lines.join(of(['\n', '\r\n', '\r']));
}

function encoded(text: string, { of, below }: Dice): Uint8Array<ArrayBuffer> {
  const how = of(['utf-8', 'bom', 'latin1', 'utf-16le', 'utf-16-bare', 'mixed'] as const);
  const utf16 = Buffer.from(text, 'utf16le');
  const made = {
    'utf-8': () => Buffer.from(text),
    bom: () => Buffer.from(`\ufeff${text}`),
    latin1: () => Buffer.from(text, 'latin1'),
    'utf-16le': () => Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    'utf-16-bare': () => utf16,
    mixed: () => Buffer.concat([Buffer.from(text), Buffer.from([0xe7, 0xe3, below(256)])]),
  }[how]();
  return new Uint8Array(made);
}

interface Packed {
  name: string;
  content: Buffer;
  /** What the directory says of its size, where that is not true. */
  declared?: number;
}

/** A zip by hand: what it says of itself may be untrue. */
export function zipOf(entries: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared = content.length } of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(declared, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    local.copy(central, 10, 8, 30);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(central, Buffer.from(name));
    offset += local.length + name.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
    // oxlint-disable-next-line no-control-regex -- XML has none of them
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
    .toWellFormed();

type Cell = string | number | { date: number };

function cellXml(cell: Cell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c s="1"><v>${cell.date}</v></c>`;
  return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCodePoint(65 + (at % 26));

export function sheetXml(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells, row) => {
    const columns = cells.map((cell, at) =>
      cellXml(cell).replace('<c', `<c r="${letters(at)}${row + 1}"`),
    );
    return `<row r="${row + 1}">${columns.join('')}</row>`;
  });
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** The parts of a workbook of these sheets. */
export function workbookParts(sheets: Readonly<Record<string, string>>): Packed[] {
  const names = Object.keys(sheets);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const doc = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const list = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const links = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${doc}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const styles = `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${doc}"><sheets>${list.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}">${links.join('')}<Relationship Id="rIdS" Type="${doc}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styles],
    ...Object.values(sheets).map((xml, at): [string, string] => [
      `xl/worksheets/sheet${at + 1}.xml`,
      xml,
    ]),
  ];
  return parts.map(([name, text]) => ({ name, content: Buffer.from(text) }));
}

export function aWorkbook(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  return zipOf(workbookParts({ Pessoas: sheetXml(rows) }));
}

function workbookOf(dice: Dice): Packed[] {
  const rows = Array.from({ length: dice.below(20) }, () =>
    Array.from({ length: dice.of([2, 3, 6, 100]) }, (): Cell =>
      dice.of([...oddCells, 11912345678, 0.1, 1e21, { date: 45_000 }]),
    ),
  );
  return workbookParts({ Pessoas: sheetXml([titles, ...rows]) });
}

/** Much out of little; half of them say that it is little. */
function bomb(dice: Dice): Uint8Array<ArrayBuffer> {
  const parts = workbookOf(dice);
  const megabytes = dice.of([10, 60, 120]);
  const content = Buffer.alloc(megabytes * 1024 * 1024, dice.of([' ', '<row>', 'a']));
  const lie = dice.below(2) === 0 ? { declared: 1_000 } : {};
  return zipOf([...parts.slice(0, -1), { name: parts.at(-1)!.name, content, ...lie }]);
}

function cut(bytes: Uint8Array<ArrayBuffer>, { below }: Dice): Uint8Array<ArrayBuffer> {
  return bytes.slice(0, below(bytes.length));
}

function spoiled(bytes: Uint8Array<ArrayBuffer>, { below }: Dice): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  for (let count = 0; count < 20; count += 1) copy[below(copy.length)] = below(256);
  return copy;
}

const kinds: Record<string, (dice: Dice) => Uint8Array<ArrayBuffer>> = {
  csv: (dice) => encoded(csvOf(dice), dice),
  'csv, cut': (dice) => cut(encoded(csvOf(dice), dice), dice),
  'csv, spoiled': (dice) => spoiled(encoded(csvOf(dice), dice), dice),
  xlsx: (dice) => zipOf(workbookOf(dice)),
  'xlsx, cut': (dice) => cut(zipOf(workbookOf(dice)), dice),
  'xlsx, spoiled': (dice) => spoiled(zipOf(workbookOf(dice)), dice),
  'xlsx, a part missing': (dice) => {
    const parts = workbookOf(dice);
    return zipOf(parts.filter((_, at) => at !== dice.below(parts.length)));
  },
  'xlsx, a part that is no XML': (dice) => {
    const parts = workbookOf(dice);
    const content = Buffer.from(
      dice.of([
        '',
        '<',
        '<a',
        'x'.repeat(1_000),
        '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
        '<row '.repeat(20_000),
      ]),
    );
    parts[dice.below(parts.length)]!.content = content;
    return zipOf(parts);
  },
  'a zip of something else': () =>
    zipOf([{ name: 'mimetype', content: Buffer.from('application/vnd.oasis') }]),
  'another kind': (dice) =>
    new Uint8Array(
      Buffer.concat([
        dice.of([
          Buffer.from('%PDF-1.7'),
          Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
          Buffer.from('<html><table>'),
          Buffer.from([0x89, 0x50, 0x4e, 0x47]),
          Buffer.from('{"a":1}'),
        ]),
        Buffer.from(csvOf(dice)),
      ]),
    ),
  noise: (dice) => new Uint8Array(Array.from({ length: dice.below(5_000) }, () => dice.below(256))),
  'many lines': (dice) =>
    new Uint8Array(
      Buffer.from(
        `Nome;Função\n${`${dice.of(oddCells).slice(0, 20)};x\n`.repeat(dice.of([2_001, 5_000]))}`,
      ),
    ),
};

const extensions = ['csv', 'xlsx', 'txt', 'xls', 'pdf', ''];

/** The list of a number. */
export function fuzzedList(seed: number): FuzzedList {
  const dice = diceOf(seed);
  const names = Object.keys(kinds);
  // Bombs take their time: each fortieth is one.
  const what = seed % 40 === 0 ? 'bomb' : names[seed % names.length]!;
  const bytes = what === 'bomb' ? bomb(dice) : kinds[what]!(dice);
  return { what, name: `lista ${seed}.${dice.of(extensions)}`, bytes };
}
