import { beforeEach, expect, test } from 'vitest';
import { diaryEndpoints, type WrittenEntry } from '#shared/diary.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { searchEndpoints } from '#shared/search.ts';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { diaryEntries } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { sweepDeleted } from '../jobs/sweep-deleted.ts';
import { messages } from '../messages.ts';

const server = testServer();
let user: Visitor;
let companyId: string;

beforeEach(async () => {
  user = await server.newUser();
  companyId = (await aCompany(user)).company.id;
});

const note = (description: string, more: object = {}): Promise<WrittenEntry> =>
  user.call(diaryEndpoints.create, { body: { description, companyId, ...more } });
const list = () => user.call(diaryEndpoints.list, { query: { companyId } });
const texts = async () => (await list()).map(({ description }) => description);
const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const of = ({ id }: { id: string }) => ({ params: { id } });
const person = (name: string) =>
  user.call(employeeEndpoints.create, { body: { ...anEmployeeForm(), name, companyId } });

test('entries come newest first, and as many as asked for', async () => {
  for (const description of ['primeira', 'segunda', 'terceira', 'quarta']) await note(description);
  expect(await texts()).toEqual(['quarta', 'terceira', 'segunda', 'primeira']);
  const three = await user.call(diaryEndpoints.list, { query: { companyId, limit: 3 } });
  expect(three).toEqual((await list()).slice(0, 3));
});

test('blank text is refused with the specification’s sentence', async () => {
  const { status, body } = await user.fail(diaryEndpoints.create, {
    body: { description: ' \n ', companyId },
  });
  expect(status).toBe(400);
  expect(body.issues).toEqual([
    { path: 'description', message: 'Digite alguma observação antes de salvar' },
  ]);
});

test('an id in capitals is the same id, with its people', async () => {
  await person('Ana Prado');
  const entry = await note('Conversei com Ana Prado');
  const read = await user.call(diaryEndpoints.get, of({ id: entry.id.toUpperCase() }));
  expect(read.people).toEqual(entry.people);
  expect(read.people).toHaveLength(1);
});

test('the longest entry is kept, one character more is refused', async () => {
  const longest = 'ã'.repeat(limits.diaryEntry);
  expect((await note(longest)).description).toBe(longest);
  const { status } = await user.fail(diaryEndpoints.create, {
    body: { description: `${longest}.`, companyId },
  });
  expect(status).toBe(400);
});

test('an edit keeps the day, the place and whoever it still names; it says that it was one', async () => {
  const [ana, bia] = [await person('Ana Lima'), await person('Bia Reis')];
  const first = await note('Ana chegou cedo');
  await note('depois');
  pass(60_000);
  const changed = await user.call(diaryEndpoints.update, {
    ...of(first),
    body: { description: 'Bia chegou cedo', version: 0 },
  });
  expect(changed).toMatchObject({ date: first.date, createdAt: first.createdAt, version: 1 });
  expect(changed.editedAt).toBe(server.clock.now.toISOString());
  expect(first.people.map(({ id }) => id)).toEqual([ana.id]);
  expect(changed.people.map(({ id }) => id)).toEqual([bia.id]);
  expect(await texts()).toEqual(['depois', 'Bia chegou cedo']);
});

test('the second of two windows is told, and may save after it has seen the other', async () => {
  const entry = await note('como era');
  const change = (description: string, version: number) => ({
    ...of(entry),
    body: { description, version },
  });
  await user.call(diaryEndpoints.update, change('de uma janela', 0));
  // The same change again is one whose answer got lost.
  const again = await user.call(diaryEndpoints.update, change('de uma janela', 0));
  expect(again.version).toBe(1);
  const { status, body } = await user.fail(diaryEndpoints.update, change('de outra', 0));
  expect({ status, message: body.message }).toEqual({
    status: 409,
    message: messages.diaryEntryChanged,
  });
  expect(await user.call(diaryEndpoints.get, of(entry))).toMatchObject({
    description: 'de uma janela',
  });
  await user.call(diaryEndpoints.update, change('de outra', 1));
  expect(await texts()).toEqual(['de outra']);
});

test('of two changes at once one is kept, and the other told', async () => {
  const entry = await note('como era');
  const answers = await Promise.all(
    ['um', 'dois'].map((description) =>
      user.send(diaryEndpoints.update, { ...of(entry), body: { description, version: 0 } }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
});

test('a deleted entry is nowhere, and comes back as it was', async () => {
  const ana = await person('Ana Lima');
  const entry = await note('Um problema que Ana resolveu');
  const everywhere = async () => {
    const query = { companyId };
    const timeline = await user.call(conversationEndpoints.timeline, { ...of(ana), query: {} });
    const found = await user.call(searchEndpoints.search, { query: { q: 'problema' } });
    const words = { ...query, q: 'problema' };
    const suggestions = await user.call(suggestionEndpoints.list, { query });
    return {
      listed: (await list()).length,
      timeline: timeline.items.length,
      searched: found.diary.length,
      found: (await user.call(diaryEndpoints.find, { query: words })).items.length,
      ofPerson: (await user.call(diaryEndpoints.find, { query: { ...query, employeeId: ana.id } }))
        .items.length,
      suggested: suggestions.filter(({ title }) => title === 'Plano de Ação Sugerido').length,
    };
  };
  const there = { listed: 1, timeline: 1, searched: 1, found: 1, ofPerson: 1, suggested: 1 };
  expect(await everywhere()).toEqual(there);
  await user.call(diaryEndpoints.erase, of(entry));
  await user.call(diaryEndpoints.erase, of(entry));
  const gone = Object.fromEntries(Object.keys(there).map((key) => [key, 0]));
  expect(await everywhere()).toEqual(gone);
  expect((await user.fail(diaryEndpoints.get, of(entry))).status).toBe(404);
  const edit = { ...of(entry), body: { description: 'outro', version: 0 } };
  expect((await user.fail(diaryEndpoints.update, edit)).status).toBe(404);
  pass(10_000);
  const { unclear: _, ...kept } = entry;
  expect(await user.call(diaryEndpoints.restore, of(entry))).toEqual(kept);
  expect(await everywhere()).toEqual(there);
});

test('after a minute a deletion stays, after an hour nothing is left of it', async () => {
  const entry = await note('apagada');
  await user.call(diaryEndpoints.erase, of(entry));
  pass(61_000);
  expect((await user.fail(diaryEndpoints.restore, of(entry))).status).toBe(404);
  await sweepDeleted(server.db, new Date(server.clock.now.getTime() + 3_600_000));
  const rows = await server.db.select({ id: diaryEntries.id }).from(diaryEntries);
  expect(rows.map(({ id }) => id)).not.toContain(entry.id);
});

test('what is sent twice under one key is one entry, also at once', async () => {
  const body = { description: 'uma vez só', companyId };
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all(
    [1, 2, 3].map(() => user.send(diaryEndpoints.create, { body }, { headers })),
  );
  const ids = new Set(answers.map((answer) => answer.json<{ id: string }>().id));
  expect(ids.size).toBe(1);
  const other = { body: { ...body, description: 'outra coisa' } };
  const refused = await user.send(diaryEndpoints.create, other, { headers });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    messages.wishReused,
  ]);
  expect(await texts()).toEqual(['uma vez só']);
});

test('a note that waited stands where it was written; a wrong clock counts as now', async () => {
  const today = await note('hoje');
  const written = new Date(server.clock.now.getTime() - 3_600_000).toISOString();
  const waited = await note('há uma hora', { writtenAt: written });
  expect(waited).toMatchObject({ date: written, createdAt: today.createdAt });
  expect(await texts()).toEqual(['hoje', 'há uma hora']);
  const ahead = new Date(server.clock.now.getTime() + 86_400_000).toISOString();
  const wrong = await note('amanhã?', { writtenAt: ahead });
  expect(wrong.date).toBe(server.clock.now.toISOString());
});
