import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { versionsPerPage } from '#documents/kit/versions.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { documents } from '../db/schema.ts';
import { messages } from '../messages.ts';

const server = testServer();

async function aDocument() {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const { aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: 'Plano', companyId },
  });
  const params = { id: aiHistoryId };
  const read = () => user.call(documentEndpoints.historyItem, { params });
  const change = (content: unknown, more: { version?: number } = {}) =>
    user.call(documentEndpoints.edit, { params, body: { content, ...more } });
  /** All that is proposed is taken. */
  const adjust = async (instruction: string, version: number) => {
    const wish = { params, body: { instruction, version } };
    const { id, changes } = await user.call(documentEndpoints.adjust, wish);
    return user.call(documentEndpoints.takeChanges, {
      params: { ...params, proposal: id! },
      body: { version, units: changes.map(({ unit }) => unit) },
    });
  };
  const versions = (before?: number) =>
    user.call(documentEndpoints.versions, { params, query: { before } });
  const contentOf = async (number: number) => {
    const asked = { params: { ...params, number: String(number) } };
    return (await user.call(documentEndpoints.version, asked)).content;
  };
  const goBack = (number: number, version: number) =>
    user.call(documentEndpoints.goBack, {
      params: { ...params, number: String(number) },
      body: { version },
    });
  return {
    user,
    params,
    read,
    change,
    adjust,
    versions,
    contentOf,
    goBack,
    generated: await read(),
  };
}

test('one that was never changed is its own first version', async () => {
  const { versions, contentOf, generated } = await aDocument();
  expect(generated.version).toBe(1);
  const { title, createdAt, content } = generated;
  const only = { number: 1, cause: 'generated', instruction: null, title, createdAt };
  expect(await versions()).toEqual({ items: [only], next: null });
  expect(await contentOf(1)).toEqual(content);
});

test('each change is kept, with how it came', async () => {
  const { change, adjust, versions, contentOf, goBack, generated } = await aDocument();
  const content = { title: 'Um', goals: ['Fechar o caixa', 'Treinar dois colegas'] };
  await change(content);
  await adjust('  tire o segundo objetivo ', 2);
  await change(generated.content);
  const back = await goBack(2, 4);
  expect(back).toMatchObject({ version: 5, content, title: 'Um' });
  const { items } = await versions();
  expect(items.map(({ number, cause, instruction }) => [number, cause, instruction])).toEqual([
    [5, 'restored', null],
    [4, 'restored', null],
    [3, 'adjusted', 'tire o segundo objetivo'],
    [2, 'edited', null],
    [1, 'generated', null],
  ]);
  expect(await contentOf(3)).toMatchObject({ title: 'Um', goals: ['Fechar o caixa'] });
  expect(await contentOf(1)).toEqual(generated.content);
});

test.each(['2026', 'null', 'true', '"a"', '{"a":1}', ' 1 '])(
  'the text %j stays a text, as content and as a version',
  async (content) => {
    const { read, change, contentOf, goBack, versions } = await aDocument();
    await change(content);
    expect((await read()).content).toBe(content);
    expect(await contentOf(2)).toBe(content);
    await change('Outro', { version: 2 });
    await goBack(2, 3);
    expect(await read()).toMatchObject({ content, version: 4 });
    expect((await versions()).items).toHaveLength(4);
  },
);

test('the same content again is no change', async () => {
  const { change, versions } = await aDocument();
  const once = await change({ title: 'Um', notes: ['a', 'b'] });
  expect(await change({ notes: ['a', 'b'], title: 'Um' }, { version: 1 })).toEqual(once);
  expect((await versions()).items).toHaveLength(2);
});

test('who changes what has changed since is told, and nothing is replaced', async () => {
  const { user, params, change, goBack, read } = await aDocument();
  await change({ title: 'Um' }, { version: 1 });
  const body = { content: { title: 'Outro' }, version: 1 };
  const late = await user.fail(documentEndpoints.edit, { params, body });
  expect(late).toMatchObject({ status: 409, body: { message: messages.documentChanged } });
  await expect(goBack(1, 1)).rejects.toThrow('409');
  expect((await read()).content).toEqual({ title: 'Um' });
});

test('of two changes of one version at once, one is told', async () => {
  const { user, params, versions } = await aDocument();
  const titles = ['Um', 'Dois', 'Três', 'Quatro'];
  const answers = await Promise.all(
    titles.map((title) =>
      user.send(documentEndpoints.edit, { params, body: { content: { title }, version: 1 } }),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  expect((await versions()).items).toHaveLength(2);
});

test.each(['3000000000', '9'.repeat(40), '0', '-1', '1e0', '1.0', '0x1', ' 1', 'x'])(
  'a version %s is none',
  async (number) => {
    const { user, params, change } = await aDocument();
    await change({ title: 'Um' });
    const asked = { params: { ...params, number } };
    const missing = [
      await user.fail(documentEndpoints.version, asked),
      await user.fail(documentEndpoints.goBack, { ...asked, body: { version: 2 } }),
    ];
    for (const { status, body } of missing) {
      expect([status, body.message]).toEqual([404, messages.versionNotFound]);
    }
  },
);

test.each([3_000_000_000, -1, 1.5, 'x'])('no page of versions ends before %s', async (before) => {
  const { user, params } = await aDocument();
  const asked = { params, query: { before } };
  expect((await user.fail(documentEndpoints.versions, asked)).status).toBe(400);
});

test('many versions come page by page', async () => {
  const { change, versions } = await aDocument();
  for (let title = 0; title < versionsPerPage + 2; title += 1) await change({ title: `T${title}` });
  const first = await versions();
  expect(first.items).toHaveLength(versionsPerPage);
  const second = await versions(first.next!);
  expect(second.next).toBeNull();
  const numbers = [...first.items, ...second.items].map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: versionsPerPage + 3 }, (_, at) => 23 - at));
});

test('what an earlier program edited has both of its contents as versions', async () => {
  const { params, change, versions, contentOf, generated } = await aDocument();
  await server.db
    .update(documents)
    .set({ content: { title: 'Antes' }, originalContent: generated.content })
    .where(eq(documents.id, params.id));
  await change({ title: 'Agora' });
  const { items } = await versions();
  expect(items.map(({ number, cause }) => [number, cause])).toEqual([
    [2, 'edited'],
    [1, 'edited'],
    [0, 'generated'],
  ]);
  expect(await contentOf(0)).toEqual(generated.content);
  expect(await contentOf(1)).toEqual({ title: 'Antes' });
});

test('what is no version is not found', async () => {
  const { user, params } = await aDocument();
  for (const number of ['0', '2', '-1', '1.5', 'x', '9'.repeat(30)]) {
    const asked = { params: { ...params, number } };
    expect(await user.fail(documentEndpoints.version, asked)).toMatchObject({ status: 404 });
  }
});
