import { parse } from 'content-disposition';
import { beforeAll, describe, expect, test } from 'vitest';
import { currentOutline, readContent, travelling } from '#documents/contracts.ts';
import { documentEndpoints, type ExportFormat } from '#documents/endpoints.ts';
import { rowsOf, type Block, type Outline } from '#documents/kit/outline.ts';
import { documentKinds, documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { pageAnswers } from '../../../test/page-answers.ts';
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

interface Stored {
  type: DocumentKind;
  content: unknown;
  title?: string;
  generator?: string;
}

async function store({ type, content, ...rest }: Stored): Promise<string> {
  const createdAt = new Date('2026-11-21T15:00:00Z');
  const row = { companyId, type, content: content as object, createdAt, ...rest };
  const [id] = await storeDocuments(server.db, row);
  return id!;
}

const ask = (id: string, format: ExportFormat, query: object = {}) =>
  leader.send(documentEndpoints.exportDocument, { params: { id }, query: { format, ...query } });

async function exported(stored: Stored, format: ExportFormat): Promise<Buffer> {
  const response = await ask(await store(stored), format);
  expectStatus(response, [200]);
  return response.rawPayload;
}

const edited = {
  ...documentContents.pdi,
  title: 'Plano da Renata',
  isEdited: true,
  editedContent:
    'Plano da Renata\n\nColaborador: Renata L.\n\nCompetências\n- Delegar às sextas\n- Ouvir\n\n1. um\n2. dois\n\nCombinado: “sem pressa”.\nAté já!',
};

const all: [name: string, Stored][] = [
  ...documentKindValues.map((type): [string, Stored] => [
    type,
    { type, content: documentContents[type], title: 'Mensagem para Renata' },
  ]),
  ...Object.entries(pageAnswers).map(([type, { answer }]): [string, Stored] => [
    `${type}, a page`,
    { type: type as keyof typeof pageAnswers, content: answer },
  ]),
  ['edited', { type: 'pdi', content: edited }],
];

/** A message has no title: the history gives it one. */
function outlineOf({ type, content, title }: Stored): Outline {
  const outline = travelling(type, currentOutline(type, readContent(type, content)!));
  return type === 'message' ? { ...outline, title: title! } : outline;
}

const withoutAir = (text: string) => text.replace(/\s+/gu, '');

/** Every word of an outline in its order, with the marks of lists and terms. */
function wordsOf({ title, blocks }: Outline): string {
  const linesOf = (block: Block): string[] => {
    if (block.type === 'facts') return block.facts.map(([term, value]) => `${term}: ${value}`);
    if (block.type === 'table') return rowsOf(block).flat();
    if (block.type !== 'list') return [block.text];
    return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '•'} ${item}`);
  };
  return [title, ...blocks.flatMap(linesOf)].join('\n');
}

const isInBody = ({ baseline }: { baseline: number }) => baseline > 60 && baseline < 760;

/** What stands between head and foot of the pages, in the order it is read. */
function bodyOf({ pages }: ReadPdf): string {
  const placed = pages.flatMap(({ texts }) => texts.filter(isInBody));
  return placed.map(({ text, endsLine }) => text + (endsLine ? '\n' : '')).join('');
}

function expectWithinMargins({ pages }: ReadPdf): void {
  for (const { width, height, texts } of pages) {
    expect([width, height].map(Math.round)).toEqual([595, 842]);
    const outside = texts.filter(
      ({ left, right, baseline }) =>
        left < 91.9 || right > width - 91.5 || baseline < 40 || baseline > height - 35,
    );
    expect(outside).toEqual([]);
  }
}

describe.each(all)('%s', (_name, stored) => {
  test('as a PDF: every word in its order, within the margins, for who reads and who listens', async () => {
    const pdf = await readPdf(await exported(stored, 'pdf'), { withRoles: true });
    const outline = outlineOf(stored);
    const body = bodyOf(pdf);
    expect(body).toMatch(new RegExp(`^${documentKinds[stored.type]}[\\s\\S]*21/11/2026`));
    expect(withoutAir(body)).toContain(withoutAir(wordsOf(outline)));
    expectWithinMargins(pdf);
    expect(pdf.title).toBe(outline.title);
    expect(pdf.language).toBe('pt-BR');
    const roles = pdf.pages.flatMap((page) => page.roles);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    const headings = outline.blocks.filter((block) => block.type === 'heading');
    expect(roles.filter((role) => /^H[23]$/.test(role))).toHaveLength(headings.length);
    const items = outline.blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
    expect(new Set(roles).has('LBody')).toBe(items.length > 0);
    const quotes = outline.blocks.filter((block) => block.type === 'quote');
    expect(roles.filter((role) => role === 'BlockQuote')).toHaveLength(quotes.length);
    const tables = outline.blocks.filter((block) => block.type === 'table');
    expect(roles.filter((role) => role === 'Table')).toHaveLength(tables.length);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(
      tables.flatMap(({ head }) => head).length,
    );
    expect(roles.filter((role) => role === 'TD')).toHaveLength(
      tables.flatMap(({ rows }) => rows.flat()).length,
    );
  });

  test('as a DOCX: headings, lists and every word, in Portuguese', async () => {
    const { html, problems, parts } = await readDocx(await exported(stored, 'docx'));
    const outline = outlineOf(stored);
    expect(problems).toEqual([]);
    const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
    const headings = outline.blocks.flatMap((b) => (b.type === 'heading' ? [b.level] : []));
    expect(levels).toEqual([1, ...headings]);
    const items = outline.blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
    expect([...html.matchAll(/<li>/g)]).toHaveLength(items.length);
    const tables = outline.blocks.filter((block) => block.type === 'table');
    expect([...html.matchAll(/<table>/g)]).toHaveLength(tables.length);
    const said = outline.blocks.flatMap((b) => (b.type === 'quote' ? b.text.split('\n') : []));
    expect([...html.matchAll(/<p class="quote">/g)]).toHaveLength(said.length);
    expect([...html.matchAll(/<th>/g)]).toHaveLength(tables.flatMap(({ head }) => head).length);
    const plain = html.replace(/<[^>]+>/g, '').replace(/&amp;/g, '&');
    // Word draws the marks of a list by itself.
    const lines = outline.blocks.map((block): Block => {
      return block.type === 'list' ? { type: 'paragraph', text: block.items.join('\n') } : block;
    });
    expect(withoutAir(plain)).toBe(withoutAir(wordsOf({ ...outline, blocks: lines })));
    expect(parts.get('word/styles.xml')).toContain('<w:lang w:val="pt-BR"/>');
    expect(parts.get('docProps/core.xml')).toContain('<dc:creator>Leme</dc:creator>');
    const headers = [...parts].filter(([name]) => name.startsWith('word/header'));
    expect(headers.map(([, xml]) => xml).join('')).toContain('21/11/2026');
  });
});

test('what is for the leader stays, unless it is asked for', async () => {
  const id = await store({ type: 'pdi', content: documentContents.pdi });
  const wordsWith = async (query: object) =>
    bodyOf(await readPdf((await ask(id, 'pdf', query)).rawPayload));
  const [note = ''] = documentContents.pdi.suggestions;
  expect(withoutAir(await wordsWith({}))).not.toContain(withoutAir(note));
  expect(withoutAir(await wordsWith({ notes: 'true' }))).toContain(
    withoutAir(`Para você• ${note}`),
  );
});

test('each page says what wrote it, who decides, and which page it is', async () => {
  const blocks = Array.from({ length: 90 }, (_, index) => `- Ponto ${index}`).join('\n');
  const content = { isEdited: true, editedContent: `Título longo\n${blocks}` };
  const pdf = await readPdf(await exported({ type: 'feedback', content }, 'pdf'));
  expect(pdf.pages.length).toBeGreaterThan(2);
  for (const [index, { texts }] of pdf.pages.entries()) {
    const foot = texts.filter(({ baseline }) => baseline > 760);
    const said = foot.map(({ text, endsLine }) => text + (endsLine ? ' ' : '')).join('');
    const notice = 'Revise antes de usar; a decisão é da liderança.';
    expect(said).toContain(`Gerado sem IA externa (modo offline). ${notice}`);
    expect(said).toContain(`Página ${index + 1} de ${pdf.pages.length}`);
    const head = texts.filter(({ baseline }) => baseline < 60).map(({ text }) => text);
    expect(head.join('')).toBe(index === 0 ? '' : 'Título longo');
  }
  const byModel = { type: 'feedback', content, generator: 'modelo-x' } as const;
  const { parts } = await readDocx(await exported(byModel, 'docx'));
  const footer = parts.get('word/footer1.xml')!;
  expect(footer).toContain('Conteúdo gerado com apoio de IA. Revise antes de usar;');
  expect(footer).toContain('PAGE');
  expect(footer).toContain('NUMPAGES');
});

test('no heading stands alone at the foot of a page, no line alone on either side of a break, all is read aloud', async () => {
  for (let step = 0; step < 24; step += 1) {
    const [lines, sentences] = [20 + (step % 12), 12 + Math.floor(step / 12) * 4];
    const filling = Array.from({ length: lines }, (_, index) => `- ponto ${index}`).join('\n');
    const text = `Título\n${filling}\n\nCompetências\n${'Uma frase que segue adiante. '.repeat(sentences)}`;
    const content = { ...documentContents.pdi, isEdited: true, editedContent: text };
    const { pages } = await readPdf(await exported({ type: 'pdi', content }, 'pdf'));
    const unheard = pages.flatMap(({ texts }) => texts.filter(({ isMarked }) => !isMarked));
    expect(unheard).toEqual([]);
    const rows = pages.map(({ texts }) => [
      ...new Set(texts.filter(isInBody).map(({ baseline }) => baseline)),
    ]);
    const on = pages.findIndex(({ texts }) => texts.some((each) => each.text === 'Competências'));
    const heading = pages[on]!.texts.find((each) => each.text === 'Competências')!;
    const under = rows[on]!.filter((row) => row > heading.baseline);
    const left = rows.slice(on + 1).map(({ length }) => length);
    expect(Math.min(under.length, ...left)).toBeGreaterThanOrEqual(2);
  }
});

test('a file has the name of its document, whatever that is', async () => {
  const names: Record<string, string> = {
    'PDI de Renata Lopes': 'PDI de Renata Lopes.pdf',
    'Avaliação: 1/2 — “João”': 'Avaliação 1 2 — “João”.pdf',
    '../../etc/passwd': 'etc passwd.pdf',
    'linha\r\nSet-Cookie: a=b': 'linha Set-Cookie a=b.pdf',
    'relatório.pdf': 'relatório.pdf',
    '.escondido…  ': 'escondido….pdf',
    '\u202egpj.exe 😀': 'gpj.exe 😀.pdf',
    '///': 'arquivo.pdf',
    ['ã'.repeat(900)]: `${'ã'.repeat(120)}.pdf`,
  };
  for (const [title, name] of Object.entries(names)) {
    const id = await store({ type: 'pdi', content: documentContents.pdi, title });
    const { headers } = await ask(id, 'pdf');
    const { type, parameters } = parse(String(headers['content-disposition']));
    expect([title, type, parameters['filename']]).toEqual([title, 'attachment', name]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store') as string,
    });
  }
});

test('who asks for the head alone gets it, and no file is made', async () => {
  const id = await store({ type: 'pdi', content: documentContents.pdi });
  const url = `/api/ai-history/${id}/export?format=docx`;
  const headers = { cookie: leader.cookie() };
  const response = await server.app.inject({ method: 'HEAD', url, headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('wordprocessingml');
  expect(response.rawPayload).toHaveLength(0);
});

test('a document of someone else is none, and what is no document is said to be so', async () => {
  const id = await store({ type: 'pdi', content: documentContents.pdi });
  const other = await server.newUser();
  await aCompany(other);
  for (const visitor of [other, await server.newUser()]) {
    const input = { params: { id }, query: { format: 'pdf' } };
    const { status, body } = await visitor.fail(documentEndpoints.exportDocument, input);
    expect([status, body.message]).toEqual([404, messages.documentNotFound]);
  }
  for (const content of ['texto solto', ['lista'], 7]) {
    const response = await ask(await store({ type: 'pdi', content }), 'pdf');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, message: messages.badFormat });
  }
  const unknown = await ask(id, 'xlsx' as ExportFormat);
  expect(unknown.statusCode).toBe(400);
});
