import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { privacyEndpoints } from '#shared/privacy.ts';
import { fillAccount, type FilledAccount } from '../../../test/filled-account.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { auditEvents, diaryEntries, sessions, users } from '../db/schema.ts';
import { newId } from '../ids.ts';

const server = testServer();

async function exported(visitor: Visitor) {
  const response = await visitor.send(privacyEndpoints.exportAccount);
  expect(response.statusCode).toBe(200);
  const entries = new Map<string, Buffer>();
  const zip = await fromBufferPromise(response.rawPayload);
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  const json = (name: string): unknown => JSON.parse(entries.get(name)!.toString());
  return { response, entries, json, whole: [...entries.values()].join('\n') };
}

function exportsOf({ userId }: FilledAccount) {
  const isExport = eq(auditEvents.action, 'account_exported');
  return server.db.$count(auditEvents, and(isExport, eq(auditEvents.userId, userId)));
}

test('holds every text that was typed and every file, and nothing of anyone else', async () => {
  const mine = await fillAccount(server, 'primeira');
  const other = await fillAccount(server, 'segunda');
  const { response, entries, json, whole } = await exported(mine.visitor);

  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="leme-dados-\d{4}-\d\d-\d\d\.zip"$/,
    ) as string,
    'cache-control': expect.stringContaining('no-store') as string,
  });
  for (const typed of mine.typed) {
    expect(whole).toContain(JSON.stringify(typed).slice(1, -1));
  }
  for (const theirs of [...other.typed, other.userId, other.companyId]) {
    expect(whole).not.toContain(JSON.stringify(theirs).slice(1, -1));
  }
  expect(json('documentos.json')).toMatchObject([
    { type: 'meeting' },
    {
      id: mine.documentId,
      content: { title: 'Título primeira' },
      originalContent: { goals: expect.anything() as unknown },
      brief: { employeeName: 'Renata Lopes' },
      sources: expect.any(Array) as unknown,
    },
  ]);
  expect(json('conta.json')).toMatchObject({ credits: 49, subscriptionStatus: 'trial' });
  expect(json('geracoes.json')).toMatchObject([{ state: 'done', generator: 'offline' }]);
  expect(json('auditoria.json')).toContainEqual(
    expect.objectContaining({ action: 'employee_changed', subjectId: mine.employeeId }),
  );
  const rows = json('arquivos.json') as { id: string; conteudo: string; fileName: string }[];
  expect(rows.map(({ id }) => id)).toEqual(mine.files.map(({ id }) => id));
  for (const [index, { bytes, fileName }] of mine.files.entries()) {
    expect(rows[index]!.fileName).toBe(fileName);
    expect(entries.get(rows[index]!.conteudo)!.equals(bytes)).toBe(true);
  }
  const { 'leia-me.txt': readMe, ...described } = Object.fromEntries(entries);
  for (const name of Object.keys(described)) {
    expect(readMe!.toString()).toContain(name.replace(/\/.*/, '/'));
  }
});

test('holds no hash and no token', async () => {
  const mine = await fillAccount(server, 'sigilo');
  const { whole } = await exported(mine.visitor);
  const [user] = await server.db.select().from(users).where(eq(users.id, mine.userId));
  const own = await server.db.select().from(sessions).where(eq(sessions.userId, mine.userId));
  expect(own.length).toBeGreaterThan(0);
  const token = mine.visitor.cookie().split('=')[1]!.split(';')[0]!;
  const secrets = [user!.passwordHash, token, ...own.map(({ tokenHash }) => tokenHash)];
  for (const secret of secrets) expect(whole).not.toContain(secret);
  expect(whole).not.toMatch(/argon2|[0-9a-f]{64}|[Hh]ash"/);
});

test('is audited when it was read, and is there before a company is', async () => {
  const newcomer = await server.newUser({ name: 'Sem Empresa' });
  const { json } = await exported(newcomer);
  expect(json('conta.json')).toMatchObject({ name: 'Sem Empresa' });
  expect(json('empresa.json')).toBeNull();
  expect(json('colaboradores.json')).toEqual([]);
  const again = await exported(newcomer);
  expect(again.json('auditoria.json')).toContainEqual(
    expect.objectContaining({ action: 'account_exported' }),
  );
});

test('notes a file whose bytes are missing, and gives the rest', async () => {
  const mine = await fillAccount(server, 'lacuna');
  const [lost, kept] = mine.files;
  await server.files.delete(lost!.id);
  const { json, entries } = await exported(mine.visitor);
  expect(json('arquivos.json')).toMatchObject([
    { id: lost!.id, conteudo: null },
    { id: kept!.id, conteudo: expect.stringContaining(kept!.id) as string },
  ]);
  expect([...entries.keys()].filter((name) => name.startsWith('arquivos/'))).toHaveLength(1);
});

test('reads no further when the client goes away, and counts as no export', async () => {
  const mine = await fillAccount(server, 'interrompida');
  // More than sockets hold, however well it is packed.
  for (let batch = 0; batch < 5; batch += 1) {
    const rows = Array.from({ length: 100 }, () => ({
      id: newId(),
      companyId: mine.companyId,
      authorId: mine.userId,
      description: randomBytes(14_000).toString('base64'),
    }));
    await server.db.insert(diaryEntries).values(rows);
  }
  const url = await server.listen();
  const abort = new AbortController();
  const response = await fetch(`${url}/api/account/export`, {
    headers: { cookie: mine.visitor.cookie() },
    signal: abort.signal,
  });
  await response.body!.getReader().read();
  abort.abort();
  // The next export is read whole, so that the one that was left has had its time.
  const whole = await fetch(`${url}/api/account/export`, {
    headers: { cookie: mine.visitor.cookie() },
  });
  expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(6_000_000);
  expect(await exportsOf(mine)).toBe(1);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('is limited to ten an hour', async () => {
  const visitor = await server.newUser();
  for (let count = 0; count < 10; count += 1) await exported(visitor);
  const refused = await visitor.fail(privacyEndpoints.exportAccount);
  expect(refused.status).toBe(429);
  expect(refused.headers['content-type']).toContain('application/json');
});
