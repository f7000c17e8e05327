import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWorkbook, sheetXml, workbookParts, zipOf } from '../../../test/fuzzed-lists.ts';
import { messages } from '../messages.ts';
import { guessColumns, guessHeaderRow } from './guess-columns.ts';
import { readPeopleFile } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lists-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function sheetsOf(bytes: Uint8Array | string) {
  const path = join(folder, 'list');
  await writeFile(path, bytes);
  return readPeopleFile({ path });
}
const rowsOf = async (bytes: Uint8Array | string) => (await sheetsOf(bytes))[0]!.rows;

const people = [
  [1, 'Nome', 'Função'],
  [2, 'João Ção', 'Líder'],
];

test.each([
  ['UTF-8', Buffer.from('Nome;Função\nJoão Ção;Líder\n')],
  ['UTF-8 with its mark', Buffer.from('\ufeffNome;Função\r\nJoão Ção;Líder\r\n')],
  ['Windows-1252', Buffer.from('Nome;Função\r\nJoão Ção;Líder', 'latin1')],
  ['UTF-16 of Excel', Buffer.from('\ufeffNome\tFunção\r\nJoão Ção\tLíder', 'utf16le')],
  ['commas', Buffer.from('Nome,Função\n"João Ção",Líder')],
  ['old line ends', Buffer.from('Nome;Função\rJoão Ção;Líder\r')],
])('%s', async (_what, bytes) => {
  expect(await rowsOf(bytes)).toEqual(people);
});

test('quotes, line breaks inside them, empty lines and a line that says the delimiter', async () => {
  expect(await rowsOf('sep=;\nNome;Nota\n\n"Ana ""Nina"" Sá";"uma\nduas; três"\n;;\n')).toEqual([
    [2, 'Nome', 'Nota'],
    [4, 'Ana "Nina" Sá', 'uma\nduas; três'],
  ]);
});

test('pasted cells, and names with commas in lines without any title', async () => {
  const [pasted] = await readPeopleFile({ text: 'Ana Sá\tCaixa, loja 2\nEva Sá\tFiscal, loja 1' });
  expect(pasted!.rows).toEqual([
    [1, 'Ana Sá', 'Caixa, loja 2'],
    [2, 'Eva Sá', 'Fiscal, loja 1'],
  ]);
});

test('a workbook: numbers keep their digits, days are those that it shows', async () => {
  const [sheet, ...others] = await sheetsOf(
    aWorkbook([
      ['Nome', 'Telefone', 'Admissão', 'Matrícula'],
      ['João Ção', 11912345678, { date: 45_292 }, '007'],
      [],
      ['Ana', 0.5, { date: 60_000 }, ''],
    ]),
  );
  expect([sheet!.name, others]).toEqual(['Pessoas', []]);
  expect(sheet!.rows).toEqual([
    [1, 'Nome', 'Telefone', 'Admissão', 'Matrícula'],
    [2, 'João Ção', '11912345678', '01/01/2024', '007'],
    [4, 'Ana', '0.5', '08/04/2064'],
  ]);
});

test('every sheet that holds something comes; one that is no list of people stays behind', async () => {
  const long = Array.from({ length: 3_000 }, (_, at) => [`linha ${at}`]);
  const parts = workbookParts({
    Capa: sheetXml([['Relatório']]),
    Vazia: sheetXml([]),
    Vendas: sheetXml(long),
    Pessoas: sheetXml([['Nome'], ['Ana']]),
  });
  expect((await sheetsOf(zipOf(parts))).map(({ name }) => name)).toEqual(['Capa', 'Pessoas']);
});

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, ' ');

test('what would be too much is refused before it is unpacked; what lies of its size, as damaged', async () => {
  const parts = workbookParts({ Pessoas: sheetXml([['Nome'], ['Ana']]) });
  const media = { name: 'xl/media/image1.png', content: megabytes(60) };
  expect(await sheetsOf(zipOf([...parts, media]))).toHaveLength(1);
  const large = { name: 'xl/worksheets/sheet9.xml', content: megabytes(60) };
  const bomb = zipOf([...parts, large]);
  expect(bomb.length).toBeLessThan(100_000);
  const began = performance.now();
  await expect(sheetsOf(bomb)).rejects.toThrow(messages.importTooHeavy);
  expect(performance.now() - began).toBeLessThan(500);
  const lying = zipOf([...parts, { ...large, declared: 100 }]);
  await expect(sheetsOf(lying)).rejects.toThrow(messages.importUnreadable);
});

test.each([
  ['nothing', '', messages.importEmpty],
  ['blanks', ' ;;\n\n', messages.importEmpty],
  ['a PDF', '%PDF-1.7 abc', messages.importOtherKind],
  ['a page that is called a workbook', '<html><table><tr><td>Nome', messages.importOtherKind],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), messages.importProtected],
  ['half a workbook', aWorkbook([['Nome']]).slice(0, 300), messages.importUnreadable],
  ['another zip', zipOf([{ name: 'a.txt', content: Buffer.from('a') }]), messages.importOtherKind],
  ['too many people', `Nome\n${'Ana\n'.repeat(2_100)}`, messages.importTooManyPeople],
  [
    'too many columns',
    Array.from({ length: 201 }, () => 'a').join(';'),
    messages.importTooManyColumns,
  ],
])('%s is refused with a sentence', async (_what, bytes, sentence) => {
  await expect(sheetsOf(bytes)).rejects.toThrow(sentence);
});

const guess = (rows: string[][]) => {
  const lines = rows.map((cells, at) => [at + 1, ...cells] as [number, ...string[]]);
  const header = guessHeaderRow(lines);
  const titles = lines.find(([number]) => number === header)?.slice(1) as string[] | undefined;
  const rest = lines.filter(([number]) => header === null || number > header);
  return { header, fields: Object.fromEntries(guessColumns(titles ?? [], rest)) };
};

test.each<[string, string[][], { header: number | null; fields: object }]>([
  [
    'titles of a personnel system',
    [
      [
        'NOME DO FUNCIONÁRIO',
        'CPF',
        'CARGO ATUAL',
        'DEPARTAMENTO',
        'NOME DO GESTOR',
        'E-MAIL CORPORATIVO',
        'TEL. CELULAR',
        'SITUAÇÃO',
      ],
      ['Ana', '1', 'Caixa', 'Loja', 'Bia', 'a@b.co', '11912345678', 'Ativo'],
    ],
    {
      header: 1,
      fields: { 0: 'name', 2: 'position', 3: 'teams', 5: 'email', 6: 'phone', 7: 'isActive' },
    },
  ],
  [
    'titles below a heading',
    [['Lista de colaboradores'], ['Nome', 'Sobrenome', 'Função'], ['Ana', 'Sá', 'Caixa']],
    { header: 2, fields: { 0: 'name', 1: 'surname', 2: 'position' } },
  ],
  [
    'no titles',
    [
      ['Ana Sá', 'Caixa', 'ana@a.co', '11912345678'],
      ['Eva Sá', 'Fiscal', 'eva@a.co', '11912345679'],
    ],
    { header: null, fields: { 0: 'name', 1: 'position', 2: 'email', 3: 'phone' } },
  ],
  [
    'twin titles: the one that has more in it',
    [
      ['Nome', 'Nome', 'Função'],
      ['', 'Ana', 'Caixa'],
    ],
    { header: 1, fields: { 1: 'name', 2: 'position' } },
  ],
])('%s', (_what, rows, expected) => {
  expect(guess(rows)).toEqual(expected);
});
