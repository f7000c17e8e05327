import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { documentEndpoints, type ExportFormat } from '#documents/endpoints.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { expectStatus } from '../../../test/expected-answer.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { readDocx, readPdf, type ReadPdf } from '../../../test/read-back.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
let leader: Visitor;
let companyId: string;

beforeAll(async () => {
  leader = await server.newUser();
  companyId = (await aCompany(leader)).company.id;
});

async function ask(editedContent: string, format: ExportFormat) {
  const content = { title: editedContent.split('\n', 1)[0], isEdited: true, editedContent };
  const [id] = await storeDocuments(server.db, { companyId, type: 'feedback', content });
  const input = { params: { id: id! }, query: { format } };
  return leader.send(documentEndpoints.exportDocument, input);
}

async function pdfOf(text: string): Promise<ReadPdf> {
  const response = await ask(text, 'pdf');
  expectStatus(response, [200]);
  return readPdf(response.rawPayload);
}

function textOf({ pages }: ReadPdf): string {
  const texts = pages.flatMap((page) => page.texts);
  return texts.map(({ text, endsLine }) => text + (endsLine ? ' ' : '')).join('');
}

/** Whatever is in it, nothing is drawn beyond the margins, and no letter as the box for none. */
function expectSound({ pages }: ReadPdf): void {
  const unsound = pages.flatMap(({ width, texts }) =>
    texts.filter(
      ({ text, left, right }) =>
        left < 91.9 || right > width - 91.5 || /[\0\ufffd\u25a1]/u.test(text),
    ),
  );
  expect(unsound).toEqual([]);
}

test('signs and emoji are drawn; other alphabets that the font has too', async () => {
  const shown = [
    'às 9h, São João, maçã, pêssego, ü ñ ø ß € R$ § ª º ½ “aspas” ‘x’ – — … •',
    'ẽ ỹ ũ Việt ngữ Ελλάδα Россия №',
    '→ ← ≥ ≤ ≠ ∞ √ ✓ ✔ ✗ ★ ☐ ☑ ■ ● ▶',
    '😀 👍 👨‍👩‍👧 🇧🇷 1️⃣ ❤️',
  ];
  const pdf = await pdfOf(`Título 😀\n${shown.join('\n')}`);
  expectSound(pdf);
  const text = textOf(pdf).replace(/\s/gu, '');
  for (const line of shown) expect(text).toContain(line.replace(/\s/gu, ''));
  expect(text).not.toContain('[?]');
  expect(pdf.title).toBe('Título 😀');
});

test('what no font of the PDF has is marked, and said; Word has all of it', async () => {
  const text = 'Nota\nOlá, 山田さん e עברית e عربي\n𝐛𝐨𝐥𝐝 ﬁm Ｆｕｌｌ';
  const pdf = await pdfOf(text);
  expectSound(pdf);
  const said = textOf(pdf);
  expect(said).toContain('[?] e [?] e [?]');
  expect(said).toContain('bold');
  expect(said).toContain('Full');
  expect(said).toContain('No Word (.docx) o texto está completo.');
  const { html } = await readDocx((await ask(text, 'docx')).rawPayload);
  for (const word of ['山田さん', 'עברית', 'عربي']) expect(html).toContain(word);
});

test('markup is text', async () => {
  const text = 'Nota\n<script>alert(1)</script> & <w:p/> ]]> %PDF-1.4 endobj (\\) {{x}} ${y}';
  const pdf = await pdfOf(text);
  expect(textOf(pdf)).toContain(text.split('\n')[1]);
  const { html, parts } = await readDocx((await ask(text, 'docx')).rawPayload);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;w:p/&gt;');
  expect(parts.get('word/document.xml')).not.toContain('<script');
});

test('what has no shape steers nothing', async () => {
  const text = [
    'Nota \u202edipo\u202c fim',
    'zero\u200blargura\u2060\ufeff\u00ad aqui',
    'contro\u0001le\u0008\u007f\u0085 e\ttabulação',
    `za${'\u0301\u0332\u0489'.repeat(60)}lgo`,
    'par\ufffe\uffff\u{e0041}\ue000 fim',
  ].join('\n');
  const pdf = await pdfOf(text);
  expectSound(pdf);
  const said = textOf(pdf);
  for (const word of ['Nota dipo fim', 'zerolargura aqui', 'controle', 'tabulação', 'zalgo']) {
    expect(said).toContain(word);
  }
  const docx = await ask(text, 'docx');
  const { html, problems } = await readDocx(docx.rawPayload);
  expect(problems).toEqual([]);
  expect(html).toContain('controle');
});

const long = 199_000;
const hostile: Record<string, string> = {
  'one word': 'palavra'.repeat(long / 7),
  'an address': `https://exemplo.com.br/${'a/b?c=d&'.repeat(20_000)}`,
  sentences: 'Reduzir as filas nos horários de pico com a equipe. '.repeat(long / 52),
  emoji: '👩🏽‍🚀'.repeat(long / 30),
  'another alphabet': '漢字'.repeat(long / 6),
  'right to left': 'שלום '.repeat(long / 10),
  marks: `e${'\u0301'.repeat(long / 2)}`,
  'many lines': `- ${'ponto '.repeat(10)}\n`.repeat(3_000),
  'many paragraphs': `${'frase '.repeat(10)}\n\n`.repeat(3_000),
  'many words': Array.from({ length: 30_000 }, (_, index) => index.toString(36)).join(' '),
  'blank lines': '\n'.repeat(long),
};

test.each(Object.entries(hostile))('200 kB of %s becomes both files', async (_name, text) => {
  expectSound(await pdfOf(`Nota\n${text}`));
  const docx = await ask(`Nota\n${text}`, 'docx');
  expect(docx.statusCode).toBe(200);
  const { problems } = await readDocx(docx.rawPayload);
  expect(problems).toEqual([]);
});

test('more lines than anyone reads are refused with a sentence', async () => {
  for (const format of ['pdf', 'docx'] as const) {
    const response = await ask(`Nota\n${'- a\n'.repeat(49_000)}`, format);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ message: messages.tooManyLines });
  }
});

test('others are answered while a long document is set', async () => {
  await ask('Nota', 'pdf');
  let done = false;
  const export200kB = ask(`Nota\n${hostile['many words']}`, 'pdf').finally(() => (done = true));
  let answered = 0;
  while (!done) {
    await leader.call(companyEndpoints.list);
    answered += 1;
    await sleep(5);
  }
  expect((await export200kB).statusCode).toBe(200);
  // Were it set in the thread that answers, they would hear once: when it is done.
  expect(answered).toBeGreaterThan(5);
});
