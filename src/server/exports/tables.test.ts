import { beforeAll, expect, test } from 'vitest';
import { documentEndpoints, type ExportFormat } from '#documents/endpoints.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { expectStatus } from '../../../test/expected-answer.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { readDocx, readPdf } from '../../../test/read-back.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import type { Visitor } from '../../../test/visitor.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
let leader: Visitor;
let companyId: string;

beforeAll(async () => {
  leader = await server.newUser();
  companyId = (await aCompany(leader)).company.id;
});

interface Sheet {
  columns: string[];
  rows: string[][];
}

async function exported(sheet: Sheet, format: ExportFormat): Promise<Buffer> {
  const ready = [{ title: 'Folha', lines: [], ...sheet }];
  // Its own is the only table there is.
  const content = { ...documentContents.meeting, agenda: [], ready };
  const [id] = await storeDocuments(server.db, { companyId, type: 'meeting', content });
  const input = { params: { id: id! }, query: { format } };
  const response = await leader.send(documentEndpoints.exportDocument, input);
  expectStatus(response, [200]);
  return response.rawPayload;
}

const withoutAir = (text: string) => text.replace(/\s+/gu, '');
const figures = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
const long = 'Reduzir as filas nos horários de pico com a equipe. '.repeat(58).trim();

const sheets: Record<string, Sheet> = {
  'ragged rows and empty cells': { columns: ['Hora', 'Fila'], rows: [['17h'], ['', 'x', 'y'], []] },
  'twelve columns': {
    columns: figures(12, 'Responsabilidade '),
    rows: Array.from({ length: 5 }, (_, row) => figures(12, `linha ${row} célula `)),
  },
  'a cell of 3,000 characters': {
    columns: ['Hora', 'Nota'],
    rows: [
      ['17h', long],
      ['18h', ''],
    ],
  },
  'twelve columns, one cell of 3,000 characters': {
    columns: figures(12, 'c'),
    rows: [figures(12, 'a'), ['x', long]],
  },
  'one word that is wider than the page': { columns: [], rows: [['a', 'palavra'.repeat(60)]] },
  'a head of 3,000 characters': { columns: [long, 'Fila'], rows: [['17h', '12']] },
  'many rows': {
    columns: ['Hora', 'Fila'],
    rows: Array.from({ length: 90 }, (_, row) => [`${row}h`, `${row} pessoas`]),
  },
};

test.each(Object.entries(sheets))('%s: every word, within the margins', async (_name, sheet) => {
  const { pages } = await readPdf(await exported(sheet, 'pdf'));
  for (const { width, height, texts } of pages) {
    const outside = texts.filter(
      ({ left, right, baseline }) =>
        left < 91.9 || right > width - 91.5 || baseline < 40 || baseline > height - 35,
    );
    expect(outside).toEqual([]);
  }
  // A long cell is read line by line with those beside it: no letter of it is lost.
  const said = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');
  const cells = [...sheet.columns, ...sheet.rows.flat()].join('');
  for (const letter of new Set(withoutAir(cells))) {
    expect(said.split(letter).length).toBeGreaterThanOrEqual(cells.split(letter).length);
  }

  const { html, problems } = await readDocx(await exported(sheet, 'docx'));
  expect(problems).toEqual([]);
  const table = /<table>.*<\/table>/su.exec(html)![0];
  expect(withoutAir(table.replace(/<[^>]+>/g, ''))).toBe(withoutAir(cells));
  const rows = table.split('<tr>').slice(1);
  expect(rows).toHaveLength(sheet.rows.length + (sheet.columns.length > 0 ? 1 : 0));
  const widths = rows.map((row) => row.split(/<t[hd]>/u).length);
  expect(new Set(widths).size).toBe(1);
});

test('the head stands on every page, and is heard once', async () => {
  const bytes = await exported(sheets['many rows']!, 'pdf');
  const { pages } = await readPdf(bytes);
  const withRows = pages.filter(({ texts }) =>
    texts.some(({ text }) => /^\d+ pessoas$/u.test(text)),
  );
  expect(withRows.length).toBeGreaterThan(2);
  for (const { texts } of withRows) expect(texts.map(({ text }) => text)).toContain('Hora');
  expect(bytes.toString('latin1').match(/\/S \/TH\b/gu)).toHaveLength(2);
});

test('what is to be written in by hand has room', async () => {
  const sheet: Sheet = {
    columns: ['Conversa', 'Passos até lá', 'O que deu certo', 'O que travou'],
    rows: ['18/12/2026', '12/02/2027'].map((day) => [
      day,
      'Comunicação: passo 1 '.repeat(4),
      '',
      '',
    ]),
  };
  const { pages } = await readPdf(await exported(sheet, 'pdf'));
  const texts = pages.flatMap((page) => page.texts);
  const find = (words: string) => texts.find(({ text }) => text === words)!;
  // Their heads stand on one line, with as much room again beside them.
  const [from, to] = [find('O que deu certo'), find('O que travou')];
  expect(to.left - from.left).toBeGreaterThan(1.2 * (from.right - from.left));
  // And a row of two lines is no lower than one that says something.
  const days = sheet.rows.map(([day]) => find(day!).baseline);
  expect(Math.abs(days[1]! - days[0]!)).toBeGreaterThan(25);
});

test.each([13, 15, 17, 19, 21, 23])(
  'below %i lines, a head stands on the page of its first row',
  async (count) => {
    const tall = `primeira ${'com muito a dizer '.repeat(30)}`;
    const page = `${'Uma linha.\n\n'.repeat(count)}| Cabeça | Nota |\n|---|---|\n| ${tall} | |`;
    const content = { title: 'Folha', page };
    const [id] = await storeDocuments(server.db, { companyId, type: 'meeting', content });
    const input = { params: { id: id! }, query: { format: 'pdf' as const } };
    const pdf = await readPdf(
      (await leader.send(documentEndpoints.exportDocument, input)).rawPayload,
    );
    const pages = pdf.pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
    const withHead = pages.filter((text) => text.includes('Cabeça'));
    expect(withHead.length).toBeGreaterThan(0);
    for (const text of withHead) expect(text).toContain('com muito a dizer');
  },
);
