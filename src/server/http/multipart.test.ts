import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { employeeEndpoints, type Employee } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { TestFile } from '../../../test/multipart-body.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { messages } from '../messages.ts';
import { createUploadFolder } from './upload-folder.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leme-multipart-'));
const server = testServer({ environment: { DATA_DIR: dataDir } });
let user: Visitor;
let data: { name: string; position: string; companyId: string };

beforeAll(async () => {
  user = await server.newUser();
  const { company } = await aCompany(user);
  data = { name: 'Davi Souza', position: 'Estoquista', companyId: company.id };
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** What lies in the folders of requests, now that they have been answered. */
function leftOver(): string[] {
  const uploads = join(dataDir, 'uploads');
  return readdirSync(uploads).flatMap((name) => readdirSync(join(uploads, name)));
}

const boundary = 'limite';
const disposition = (name: string, more = '') =>
  `Content-Disposition: form-data; name="${name}"${more}`;

/** A part as it travels: its header lines, then what it holds. */
type Part = [head: string, content: string | Buffer];

function payloadOf(parts: Part[], { closed = true } = {}): Buffer {
  const pieces = parts.flatMap(([head, content]) => [
    `--${boundary}\r\n${head}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const end = closed ? [`--${boundary}--\r\n`] : [];
  return Buffer.concat([...pieces, ...end].map((piece) => Buffer.from(piece)));
}

function post(payload: Buffer, contentType = `multipart/form-data; boundary=${boundary}`) {
  return server.app.inject({
    method: 'POST',
    url: '/api/employees',
    headers: { 'content-type': contentType, cookie: user.cookie() },
    payload,
  });
}

const dataPart = (): Part => [disposition('data'), JSON.stringify(data)];
const filePart = (name: string, content: string | Buffer = 'x'): Part => [
  disposition('files', `; filename="${name}"`),
  content,
];

async function namesOf(files: TestFile[]): Promise<string[]> {
  const employee = await user.call(employeeEndpoints.create, { body: data, files: { files } });
  return employee.files.map(({ fileName }) => fileName);
}

test.each([
  ['avaliação de março – João.pdf', 'avaliação de março – João.pdf'],
  ['报告 📄.txt', '报告 📄.txt'],
  ["aspas 'simples' e espaço  duplo.txt", "aspas 'simples' e espaço  duplo.txt"],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Marina\\ata.txt', 'ata.txt'],
  ['/etc/..', 'arquivo'],
  ['..', 'arquivo'],
  ['.', 'arquivo'],
  [' espaços .txt ', 'espaços .txt'],
  ['sino\u0007e\u009fcontroles\u001b.txt', 'sinoecontroles.txt'],
  ['foto\u202egnp.exe', 'fotognp.exe'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(limits.fileName - 5)}.docx`],
  [`${'👩🏽‍🍳'.repeat(60)}.txt`, expect.stringMatching(/\.txt$/)],
  [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(limits.fileName - 2)}`],
])('the file name %j is kept as %j', async (name, kept) => {
  const [fileName] = await namesOf([{ name, content: 'x' }]);
  expect(fileName).toEqual(kept);
  expect(fileName!.length).toBeLessThanOrEqual(limits.fileName);
  expect(fileName!.isWellFormed()).toBe(true);
});

test('data that says it is JSON is read, whether it comes as a field or as a file', async () => {
  const json = JSON.stringify(data);
  const asField: Part = [`${disposition('data')}\r\nContent-Type: application/json`, json];
  const asFile: Part = [
    `${disposition('data', '; filename="blob"')}\r\nContent-Type: application/json`,
    json,
  ];
  for (const part of [asField, asFile]) {
    const response = await post(payloadOf([part, filePart('ata.txt')]));
    expect(response.statusCode).toBe(201);
    expect(response.json<Employee>()).toMatchObject({ name: data.name });
    expect(response.json<Employee>().files).toHaveLength(1);
  }
});

test('an empty file field of a form counts as absent, an empty file does not', async () => {
  const empty: Part = [
    `${disposition('photo', '; filename=""')}\r\nContent-Type: application/octet-stream`,
    '',
  ];
  const response = await post(
    payloadOf([empty, filePart('', ''), filePart('vazio.txt', ''), dataPart()]),
  );
  expect(response.statusCode).toBe(201);
  const { photo, files } = response.json<Employee>();
  expect({ photo, names: files.map(({ fileName }) => fileName) }).toEqual({
    photo: null,
    names: ['vazio.txt'],
  });
});

test('fields that nobody knows are ignored, as in JSON', async () => {
  const unknown: Part[] = [
    [disposition('isAdmin'), 'true'],
    [disposition('isAdmin'), 'true'],
    ['X-No-Disposition: a', 'perdida'],
  ];
  expect((await post(payloadOf([...unknown, dataPart()]))).statusCode).toBe(201);
});

const nul = 'com \0 nulo';
const refusals: [string, Part[], number, string?][] = [
  ['no data', [filePart('a.txt')], 400, 'data'],
  ['data twice', [1, 2].map((): Part => [disposition('data'), '{}']), 400, 'data'],
  ['data that is no JSON', [[disposition('data'), '{"name":']], 400, 'data'],
  [
    'data that is no UTF-8',
    [[disposition('data', '; filename="d"'), Buffer.from([0xff, 0xfe])]],
    400,
  ],
  ['data with NUL', [[disposition('data'), JSON.stringify({ name: nul })]], 400],
  ['data with half a pair', [[disposition('data'), '{"name":"\\ud800"}']], 400],
  ['data with __proto__', [[disposition('data'), '{"__proto__":{"a":1}}']], 400],
  ['a file field that is not known', [[disposition('anexo', '; filename="a"'), 'x']], 400, 'anexo'],
  ['a file field of every object', [[disposition('toString', '; filename="a"'), 'x']], 400],
  ['a field __proto__', [[disposition('__proto__'), 'x']], 400],
  ['a file without a field', [['Content-Disposition: form-data; filename="a"', 'x']], 400, ''],
  [
    'two photos',
    [1, 2].map((): Part => [disposition('photo', '; filename="a"'), 'x']),
    400,
    'photo',
  ],
  [
    'too many files',
    Array.from({ length: limits.filesPerRequest + 1 }, () => filePart('a')),
    400,
    'files',
  ],
  ['a field name with NUL', [[disposition('a\0b'), 'x']], 400],
  ['a file name with NUL', [filePart('a\0.txt')], 400],
  ['data that is too large', [[disposition('data'), 'x'.repeat(limits.jsonBodyBytes + 1)]], 413],
  [
    'a data file that is too large',
    [[disposition('data', '; filename="d"'), 'x'.repeat(limits.jsonBodyBytes + 1)]],
    413,
  ],
  [
    'too many fields',
    Array.from({ length: limits.fieldsPerRequest + 1 }, (): Part => [disposition('a'), 'x']),
    413,
  ],
];

test.each(refusals)('%s: refused, and nothing stays', async (_name, parts, status, path) => {
  const before = await storedIds();
  const response = await post(payloadOf([...parts, filePart('depois.txt', 'y'.repeat(200_000))]));
  expect(response.statusCode).toBe(status);
  const { issues } = response.json<{ issues?: { path: string }[] }>();
  expect(issues?.[0]?.path).toBe(path);
  expect(leftOver()).toEqual([]);
  expect(await storedIds()).toEqual(before);
});

test.each([
  ['without its last boundary', payloadOf([[disposition('data'), '{}']], { closed: false })],
  [
    'cut off inside a file',
    payloadOf([filePart('a.txt', 'metade')], { closed: false }).subarray(0, -4),
  ],
  ['cut off inside a head', Buffer.from(`--${boundary}\r\nContent-Disp`)],
  ['of another boundary', Buffer.from('--outro\r\n\r\nx\r\n--outro--\r\n')],
  ['that is empty', Buffer.alloc(0)],
  ['of noise', Buffer.from('\0\x01\x02--limite--\r\n--')],
])('a body %s is refused', async (_name, payload) => {
  expect((await post(payload)).statusCode).toBe(400);
  expect(leftOver()).toEqual([]);
});

test('what is not multipart, or says no boundary, is refused', async () => {
  expect((await post(Buffer.from('{}'), 'application/json')).statusCode).toBe(415);
  expect((await post(Buffer.from('x'), 'multipart/mixed; boundary=x')).statusCode).toBe(415);
  expect((await post(Buffer.from('x'), 'multipart/form-data')).statusCode).toBe(400);
  expect(
    (await post(Buffer.from('x'), `multipart/form-data; boundary=${'x'.repeat(500)}`)).statusCode,
  ).toBe(400);
});

/** A body of exactly so many bytes, the file in it as long as there is room. */
function payloadOfSize(bytes: number): Buffer {
  const empty = payloadOf([dataPart(), filePart('grande.bin', '')]).length;
  return payloadOf([dataPart(), filePart('grande.bin', Buffer.alloc(bytes - empty, 'x'))]);
}

test('a body may have 25 MB in all and not a byte more, whether or not it says its length', async () => {
  const url = `${await server.listen()}/api/employees`;
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    cookie: user.cookie(),
  };
  for (const [bytes, status, answer] of [
    [limits.multipartBytes, 201, { name: data.name }],
    [limits.multipartBytes + 1, 413, { message: messages.tooLarge }],
  ] as const) {
    const payload = new Uint8Array(payloadOfSize(bytes));
    const said = await fetch(url, { method: 'POST', headers, body: payload });
    expect(said.status).toBe(status);
    const init = { method: 'POST', headers, body: new Blob([payload]).stream(), duplex: 'half' };
    const unsaid = await fetch(url, init);
    expect(unsaid.status).toBe(status);
    expect(await unsaid.json()).toMatchObject(answer);
  }
  expect(leftOver()).toEqual([]);
});

test('twenty files at once are kept, each with its own name and bytes', async () => {
  const files = Array.from({ length: limits.filesPerRequest }, (_, index) => ({
    name: `anexo ${index} ção.txt`,
    content: `conteúdo ${index}`,
  }));
  const employee = await user.call(employeeEndpoints.create, { body: data, files: { files } });
  expect(employee.files.map(({ fileName }) => fileName)).toEqual(files.map(({ name }) => name));
  for (const [index, { id }] of employee.files.entries()) {
    const bytes = await buffer((await server.files.get(id))!);
    expect(String(bytes)).toBe(files[index]!.content);
  }
  expect(leftOver()).toEqual([]);
});

test('what a killed process left goes at the next start, what another is reading stays', async () => {
  const parent = join(dataDir, 'several');
  const mine = createUploadFolder(parent);
  const folders = {
    // No process has this number: it is beyond what any system gives.
    killed: `${hostname()}-999999999`,
    running: `${hostname()}-${process.ppid}`,
    elsewhere: 'another-machine-1',
  };
  for (const name of Object.values(folders))
    mkdirSync(join(parent, name, 'request-a'), { recursive: true });
  await mine.prepare();
  const stays = Object.entries(folders).filter(([, name]) => existsSync(join(parent, name)));
  expect(stays.map(([name]) => name)).toEqual(['running', 'elsewhere']);
  const folder = await mine.open();
  expect(existsSync(folder)).toBe(true);
  await mine.close();
  expect(existsSync(folder)).toBe(false);
});

async function storedIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of server.files.list()) ids.push(id);
  return ids.toSorted();
}
