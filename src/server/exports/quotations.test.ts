import { inflateSync } from 'node:zlib';
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

async function exported(page: string, format: ExportFormat): Promise<Buffer> {
  const content = { ...documentContents.feedback, page };
  const [id] = await storeDocuments(server.db, { companyId, type: 'feedback', content });
  const input = { params: { id: id! }, query: { format } };
  const response = await leader.send(documentEndpoints.exportDocument, input);
  expectStatus(response, [200]);
  return response.rawPayload;
}

const paragraphs = Array.from(
  { length: 40 },
  (_, index) => `Fala ${index + 1}: ${'a fila de sexta, '.repeat(9)}combinado?`,
);
const page = `Abra:\n\n${paragraphs.map((each) => `> ${each}`).join('\n>\n')}\n\nOuça.`;
const withoutAir = (text: string) => text.replace(/\s+/gu, '');

/** On how many pages a thin bar is drawn at the margin. */
function pagesWithBar(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/gu);
  const drawn = [...streams].map(([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1');
    } catch {
      return ''; // A font, or whatever else no page is drawn with.
    }
  });
  return drawn.filter((each) => /^92 [\d.]+ 1\.5 [\d.]+ re$/mu.test(each)).length;
}

test('a quotation stands in from the margin, goes on over pages, and loses no word', async () => {
  const bytes = await exported(page, 'pdf');
  const pdf = await readPdf(Buffer.from(bytes));
  expect(pdf.pages.length).toBeGreaterThan(1);
  const body = pdf.pages.map(({ texts }) =>
    texts.filter(({ baseline }) => baseline > 60 && baseline < 760),
  );
  const read = body.flat().map(({ text }) => text);
  expect(withoutAir(read.join(''))).toContain(withoutAir(paragraphs.join('')));
  const [, ...left] = body.map((texts) => new Set(texts.map((each) => Math.round(each.left))));
  // Below the first page and above the last words there is nothing else.
  expect(left.slice(0, -1).flatMap((each) => [...each])).toEqual(left.slice(0, -1).map(() => 108));
  expect(pagesWithBar(bytes)).toBe(pdf.pages.length);
});

test('in Word it has a style of its own, and two of them stay two', async () => {
  const quotes = '> Um.\n>\n> Dois.\n\n> Outro recado.';
  const { html, problems, parts } = await readDocx(await exported(quotes, 'docx'));
  expect(problems).toEqual([]);
  expect(html).toContain(
    '<p class="quote">Um.</p><p class="quote">Dois.</p><p class="quote">Outro recado.</p>',
  );
  const [style = ''] = /<w:style [^>]*w:styleId="Quote".*?<\/w:style>/su.exec(
    parts.get('word/styles.xml')!,
  )!;
  expect(style).toMatch(/<w:left [^>]*w:val="single"/u);
  expect(style).toContain('<w:ind w:left="280"/>');
  const said = parts.get('word/document.xml')!.split('Dois.')[1]!.split('Outro')[0]!;
  expect([...said.matchAll(/<w:p>/gu)]).toHaveLength(2);
});

test('a document in which nothing is said has no such style', async () => {
  const { parts } = await readDocx(await exported('Abra.\n\nOuça.', 'docx'));
  expect(parts.get('word/styles.xml')).not.toContain('w:styleId="Quote"');
});

test('a quotation of very many lines becomes both files', async () => {
  const lines = '> Ouça.\n'.repeat(4_000);
  const { pages } = await readPdf(await exported(lines, 'pdf'));
  const read = pages.flatMap(({ texts }) => texts.filter(({ text }) => text === 'Ouça.'));
  expect(read).toHaveLength(4_000);
  const { problems } = await readDocx(await exported(lines, 'docx'));
  expect(problems).toEqual([]);
});
