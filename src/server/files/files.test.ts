import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { fileEndpoints, fileIdOf, fileUrl } from '#shared/files.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import {
  aDoc,
  aDocx,
  anXls,
  aPdf,
  aPicture,
  aText,
  aZip,
  htmlPage,
  scriptInSvg,
} from '../../../test/file-samples.ts';
import { testServer } from '../../../test/harness.ts';
import type { TestFile } from '../../../test/multipart-body.ts';
import { storedBytes, storedFiles } from '../../../test/stored-files.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { files as rows } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const opened: Readable[] = [];
const server = testServer({
  aroundFiles: (store) => ({
    ...store,
    async get(id) {
      const stream = await store.get(id);
      if (stream) opened.push(stream);
      return stream;
    },
  }),
});
let user: Visitor;
beforeAll(async () => {
  user = await server.newUser();
});

const { upload, download } = fileEndpoints;
const uploaded = (file: TestFile, field = 'file') =>
  user.call(upload, { body: {}, files: { [field]: [file] } });
const fetched = (url: string, headers = {}, visitor = user) =>
  visitor.send(download, { params: { id: fileIdOf(url) } }, { headers });

const samples: [string, () => Promise<string | Buffer>, string, string][] = [
  ['contrato.pdf', async () => aPdf, 'contrato.pdf', 'application/pdf'],
  ['PLANO.PDF', async () => aPdf, 'PLANO.PDF', 'application/pdf'],
  ['instalador.exe', async () => aPdf, 'instalador.exe.pdf', 'application/pdf'],
  ['ata.doc', async () => aDoc, 'ata.doc', 'application/msword'],
  ['ata', async () => aDoc, 'ata.doc', 'application/msword'],
  [
    'política – férias.docx',
    aDocx,
    'política – férias.docx',
    expect.stringContaining('wordprocessingml'),
  ],
  ['notas.txt', async () => 'ação 👍\r\n\tfim', 'notas.txt', 'text/plain'],
  ['antigo.txt', async () => Buffer.from('a\xe7\xe3o', 'latin1'), 'antigo.txt', 'text/plain'],
  ['BMW.txt', async () => 'BMW é uma marca', 'BMW.txt', 'text/plain'],
  ['vazio.txt', async () => '', 'vazio.txt', 'text/plain'],
  ['pagina.png', async () => htmlPage, 'pagina.png.txt', 'text/plain'],
  ['figura.svg', async () => scriptInSvg, 'figura.svg.txt', 'text/plain'],
];

test.each(samples)('a process takes %s by its content', async (name, content, kept, type) => {
  const bytes = await content();
  const file = await uploaded({ name, content: bytes, type: 'image/png' });
  expect(file.fileName).toBe(kept);
  const response = await fetched(file.fileUrl);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.equals(Buffer.from(bytes))).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': type,
    'content-length': String(Buffer.from(bytes).length),
    'content-disposition': expect.stringMatching(/^attachment; filename/),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

const refused: [string, () => Promise<string | Buffer>][] = [
  ['foto.txt', () => aPicture('png')],
  ['contrato.pdf', () => aPicture('jpeg')],
  ['planilha.doc', async () => anXls],
  ['pacote.docx', () => aZip({ 'ata.txt': 'nada de Word' })],
  ['pacote.docx', async () => Buffer.from('PK\x03\x04 quebrado', 'latin1')],
  ['nulo.txt', async () => 'texto \0 binário'],
  ['programa.txt', async () => Buffer.from('7f454c460201010000000000', 'hex')],
  ['tarde.pdf', async () => Buffer.concat([Buffer.alloc(4), aPdf])],
];

test.each(refused)('a process refuses %s that is something else', async (name, content) => {
  const before = await storedFiles(server);
  const file = { name, content: await content() };
  const { status, body } = await user.fail(upload, { body: {}, files: { file: [file] } });
  expect({ status, message: body.message }).toEqual({
    status: 415,
    message: messages.processFileType,
  });
  expect(await storedFiles(server)).toEqual(before);
});

test('one file in a field of any name; none and two are refused', async () => {
  expect(await uploaded(aText(), 'documento')).toMatchObject({ fileName: 'ata.txt' });
  const statusOf = async (given: Record<string, TestFile[]>) =>
    (await user.fail(upload, { body: {}, files: given })).status;
  expect(await statusOf({})).toBe(400);
  expect(await statusOf({ file: [aText(), aText()] })).toBe(400);
  expect(await statusOf({ a: [aText()], b: [aText()] })).toBe(400);
});

test.each([
  ['avaliação “março” 報告.txt', 'avaliacao _marco_ __.txt'],
  ['página de férias.txt', 'pagina de ferias.txt'],
])(
  'the name %s comes back as it was, and without accents for old browsers',
  async (name, plain) => {
    const { fileUrl: url } = await uploaded(aText(name));
    const header = String((await fetched(url)).headers['content-disposition']);
    const [, fallback, encoded = ''] =
      /filename="(.*)"; filename\*=UTF-8''(\S+)$/.exec(header) ?? [];
    expect(fallback).toBe(plain);
    const head = await server.app.inject({
      method: 'HEAD',
      url,
      headers: { cookie: user.cookie() },
    });
    expect(head.statusCode).toBe(200);
    expect(decodeURIComponent(encoded)).toBe(name);
  },
);

test('another user’s file, an unknown one and what is no id are the same', async () => {
  const { fileUrl: url } = await uploaded(aText());
  const stranger = await server.newUser();
  for (const address of [url, fileUrl(newId()), fileUrl('nada'), fileUrl('../../package.json')]) {
    const response = await fetched(address, {}, stranger);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, message: messages.fileNotFound });
  }
  expect((await fetched(url, {}, server.visitor())).statusCode).toBe(401);
});

test('a photo is shown inline, kept by the browser and asked for again', async () => {
  const files = { photo: [{ name: 'eu.png', content: await aPicture('png') }] };
  const { user: me } = await user.call(accountEndpoints.me);
  await user.call(accountEndpoints.updateProfile, {
    body: { name: me.name, email: me.email },
    files,
  });
  const url = (await user.call(accountEndpoints.me)).user.photo!;
  const response = await fetched(url);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="eu.png.webp"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  });
  const again = await fetched(url, { 'if-none-match': response.headers.etag });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect(again.headers['cache-control']).toBe('private, no-cache');
  expect((await fetched(url, { 'if-none-match': '"outra"' })).statusCode).toBe(200);
});

test('an employee’s file of any type is an attachment that no browser opens', async () => {
  const { company } = await aCompany(user);
  const page = { name: 'página.html', content: htmlPage, type: 'text/html' };
  const {
    files: [file],
  } = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), companyId: company.id },
    files: { files: [page] },
  });
  const response = await fetched(file!.fileUrl);
  expect(response.body).toBe(htmlPage);
  expect(response.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment;/),
    'x-content-type-options': 'nosniff',
  });
});

test('HEAD tells what GET would send, and reads nothing', async () => {
  const { fileUrl: url } = await uploaded(aText());
  const head = await server.app.inject({ method: 'HEAD', url, headers: { cookie: user.cookie() } });
  const { headers, rawPayload } = await fetched(url);
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(String(rawPayload.length));
  expect(head.headers['content-disposition']).toBe(headers['content-disposition']);
});

test('a file that has lost its bytes is not there', async () => {
  const { fileUrl: url } = await uploaded(aText());
  await server.files.delete(fileIdOf(url));
  const { status, body } = await user.fail(download, { params: { id: fileIdOf(url) } });
  expect({ status, message: body.message }).toEqual({
    status: 404,
    message: messages.fileNotFound,
  });
  const [row] = await server.db
    .select()
    .from(rows)
    .where(eq(rows.id, fileIdOf(url)));
  expect(row).toMatchObject({ purpose: 'process', fileName: 'ata.txt' });
  await server.db.delete(rows).where(eq(rows.id, fileIdOf(url)));
});

test('a reader who leaves leaves nothing open', async () => {
  const { fileUrl: url } = await uploaded({ name: 'longo.txt', content: 'x'.repeat(20_000_000) });
  const address = `${await server.listen()}${url}`;
  opened.length = 0;
  const asked = get(address, { headers: { cookie: user.cookie() } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  await once(response, 'data');
  asked.destroy();
  const [stream] = opened;
  if (!stream!.closed) await once(stream!, 'close');
  expect(stream!.destroyed).toBe(true);
  expect((await storedBytes(server, url)).length).toBe(20_000_000);
});
