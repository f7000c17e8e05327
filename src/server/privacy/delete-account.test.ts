import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { privacyEndpoints } from '#shared/privacy.ts';
import { aPdiForm, aPdiAnswer } from '../../../test/factories.ts';
import { fillAccount, rowsOf, type FilledAccount } from '../../../test/filled-account.ts';
import { testServer } from '../../../test/harness.ts';
import { unknownUsage, type LanguageModel } from '../llm/language-model.ts';
import { messages } from '../messages.ts';

/** A model that answers at once, unless a test holds its answers back. */
const pen = { asked: () => {}, held: Promise.resolve() };
const languageModel: LanguageModel = {
  name: 'stand-in',
  async write() {
    pen.asked();
    await pen.held;
    return { content: aPdiAnswer(), usage: unknownUsage };
  },
};
const server = testServer({ languageModel });
const { deleteAccount } = privacyEndpoints;

/** Every row of every table of every schema, as text. */
async function wholeDatabase(): Promise<string[]> {
  const query = async (statement: ReturnType<typeof sql>) =>
    ((await server.db.execute(statement)) as { rows: Record<string, string>[] }).rows;
  const tables = await query(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  expect(tables.length).toBeGreaterThan(15);
  const texts = tables.map(async ({ name = '' }) => {
    const rows = await query(sql`select '${sql.raw(name)} ' || whole::text as line
      from ${sql.raw(name)} as whole`);
    return rows.map(({ line = '' }) => line);
  });
  return (await Promise.all(texts)).flat();
}

async function tracesOf({ typed, userId, companyId, employeeId, email }: FilledAccount) {
  const asJson = typed.map((text) => JSON.stringify(text).slice(1, -1));
  const needles = [...typed, ...asJson, userId, companyId, employeeId, email];
  return (await wholeDatabase()).filter((line) => needles.some((needle) => line.includes(needle)));
}

async function storedFiles(): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const id of server.files.list()) ids.add(id);
  return ids;
}

test('nothing is left of the account, and all of everyone else', async () => {
  const other = await fillAccount(server, 'permanece');
  const mine = await fillAccount(server, 'desaparece');
  const othersRows = await rowsOf(server, other);
  await server.jobs.enqueue('password-reset-mail', { userId: mine.userId });
  const traces = await tracesOf(mine);
  for (const table of ['public.users', 'public.documents', 'public.audit_events', 'pgboss.']) {
    expect(traces).toContainEqual(expect.stringContaining(table));
  }

  const response = await mine.visitor.send(deleteAccount, { body: { password: mine.password } });
  expect(response.json()).toEqual({ success: true, message: messages.accountDeleted });
  expect(response.cookies).toContainEqual(
    expect.objectContaining({ name: 'leme_session', value: '' }),
  );

  expect(await tracesOf(mine)).toEqual([]);
  const stored = await storedFiles();
  for (const { id } of mine.files) expect(stored).not.toContain(id);
  for (const { id } of other.files) expect(stored).toContain(id);
  expect(await rowsOf(server, other)).toEqual(othersRows);

  const { email, password } = mine;
  const login = await server.visitor().fail(accountEndpoints.login, { body: { email, password } });
  expect(login.status).toBe(401);
});

test('a wrong password deletes nothing and is limited', async () => {
  const mine = await fillAccount(server, 'protegida');
  const before = await rowsOf(server, mine);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const wrong = await mine.visitor.fail(deleteAccount, { body: { password: 'outra-senha' } });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      message: messages.wrongPassword,
      issues: [{ path: 'password', message: messages.wrongPassword }],
    });
  }
  const refused = await mine.visitor.fail(deleteAccount, { body: { password: mine.password } });
  expect(refused.status).toBe(429);
  expect(await rowsOf(server, mine)).toEqual(before);
});

test('twenty at once, among other calls: one deletes, none fails inside, nothing is left', async () => {
  const mine = await fillAccount(server, 'insistente');
  const cookie = mine.visitor.cookie();
  const asMine = () => ({ headers: { cookie } });
  const deletions = Array.from({ length: 20 }, () =>
    server.visitor().send(deleteAccount, { body: { password: mine.password } }, asMine()),
  );
  const calls = Array.from({ length: 10 }, () =>
    server.visitor().send(accountEndpoints.me, {}, asMine()),
  );
  const statuses = (await Promise.all(deletions)).map(({ statusCode }) => statusCode);
  await Promise.all(calls);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const others = statuses.filter((status) => status !== 200);
  expect(new Set([...others, 401, 429])).toEqual(new Set([401, 429]));
  expect(await tracesOf(mine)).toEqual([]);
});

test('what is being written for the account ends without a trace', async () => {
  const mine = await fillAccount(server, 'ocupada');
  const { companyId, employeeId } = mine;
  const asMine = { headers: { cookie: mine.visitor.cookie() } };
  const prompt = JSON.stringify(aPdiForm(employeeId));
  let release = () => {};
  pen.held = new Promise((resolve) => (release = resolve));
  const isAsked = new Promise<void>((resolve) => (pen.asked = resolve));
  const generations = Array.from({ length: 5 }, () =>
    server
      .visitor()
      .send(
        documentEndpoints.generate,
        { body: { type: 'pdi', prompt, companyId, employeeId } },
        asMine,
      ),
  );
  await isAsked;
  const deletion = await mine.visitor.send(deleteAccount, { body: { password: mine.password } });
  expect(deletion.json()).toMatchObject({ success: true });
  release();
  const statuses = (await Promise.all(generations)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200 || status >= 500)).toEqual([]);
  expect(await tracesOf(mine)).toEqual([]);
});

test('what is written at the same moment leaves nothing either', async () => {
  const mine = await fillAccount(server, 'simultânea');
  const asMine = { headers: { cookie: mine.visitor.cookie() } };
  const body = { description: 'Anotação de simultânea', companyId: mine.companyId };
  const write = () => server.visitor().send(diaryEndpoints.create, { body }, asMine);
  const before = Array.from({ length: 10 }, write);
  const deletion = mine.visitor.send(deleteAccount, { body: { password: mine.password } });
  const after = Array.from({ length: 10 }, write);
  expect((await deletion).json()).toMatchObject({ success: true });
  await Promise.all([...before, ...after]);
  expect(await tracesOf(mine)).toEqual([]);
});
