import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { limits } from '#shared/limits.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { documents } from '../db/schema.ts';

const server = testServer();

async function aDocument() {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const { aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: 'Plano', companyId },
  });
  const params = { id: aiHistoryId };
  const edit = (content: unknown) =>
    user.call(documentEndpoints.edit, { params, body: { content } });
  const read = () => user.call(documentEndpoints.historyItem, { params });
  return { user, params, edit, read, generated: await read() };
}

test.each([0, -1.5, '', 'só texto', [], [null, { a: [] }], false, true, {}])(
  'whatever is given is kept: %j',
  async (content) => {
    const { edit, read, generated } = await aDocument();
    const edited = await edit(content);
    expect(edited.content).toEqual(content);
    expect(edited).toMatchObject({
      originalContent: generated.content,
      title: generated.title,
    });
    expect(await read()).toEqual(edited);
  },
);

test('text is kept to the letter', async () => {
  const { edit } = await aDocument();
  const editedContent = ' Fim\r\n\tcom e\u0301 e \u00e9, 🌱 e \u2028\n\n';
  const content = { editedContent, constructor: 1, ' ': 'x' };
  expect((await edit(content)).content).toEqual(content);
});

test('what is no content is refused and changes nothing', async () => {
  const { user, params, read, generated } = await aDocument();
  for (const body of [{}, { content: null }, null, [], 'texto']) {
    expect((await user.fail(documentEndpoints.edit, { params, body })).status).toBe(400);
  }
  const endless = await server.app.inject({
    method: 'PUT',
    url: `/api/ai-history/${params.id}`,
    headers: { 'content-type': 'application/json', cookie: user.cookie() },
    payload: '{"content":[1e999]}',
  });
  expect(endless.statusCode).toBe(400);
  expect(await read()).toEqual(generated);
});

test('the limit counts characters, accents and all', async () => {
  const { user, params, edit } = await aDocument();
  const frame = JSON.stringify({ editedContent: '' }).length;
  const longest = { editedContent: 'ã'.repeat(limits.document - frame) };
  expect((await edit(longest)).content).toEqual(longest);
  const content = { editedContent: `${longest.editedContent}ã` };
  const refused = await user.fail(documentEndpoints.edit, { params, body: { content } });
  expect(refused.status).toBe(413);
});

test('putting the original back ends the edit', async () => {
  const { edit, generated } = await aDocument();
  await edit({ title: 'Outro título' });
  const restored = await edit(generated.content);
  expect(restored).toMatchObject({
    content: generated.content,
    originalContent: null,
    title: generated.title,
  });
  const again = await edit({ title: 'Mais um' });
  expect(again.originalContent).toEqual(generated.content);
});

test('of many edits at once each is whole, and what was generated is kept', async () => {
  const { edit, read, generated } = await aDocument();
  const titles = Array.from({ length: 12 }, (_, index) => `Título ${index}`);
  const answers = await Promise.all(titles.map((title) => edit({ title })));
  for (const answer of answers) expect(answer.originalContent).toEqual(generated.content);
  const last = await read();
  expect(last.content).toEqual({ title: last.title });
  expect(last.originalContent).toEqual(generated.content);
});

test('the day a plan runs until is kept; what is no day is none', async () => {
  const { user, generated } = await aDocument();
  const dueOn = async (deadline: unknown) => {
    const { aiHistoryId } = await user.call(documentEndpoints.generate, {
      body: { type: 'pdi', prompt: JSON.stringify({ deadline }), companyId: generated.companyId },
    });
    const [row] = await server.db.select().from(documents).where(eq(documents.id, aiHistoryId));
    return row!.dueOn;
  };
  expect(await dueOn('2030-02-28')).toBe('2030-02-28');
  for (const wrong of ['2030-02-30', '2001-01-01', 'em breve', '', null, 20_300_228]) {
    expect(await dueOn(wrong)).toBeNull();
  }
});
