import { expect, test } from 'vitest';
import { diaryEndpoints } from '#shared/diary.ts';
import { limits } from '#shared/limits.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';

const server = testServer();

test('entries come newest first, and as many as asked for', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const companyId = company.id;
  for (const description of ['primeira', 'segunda', 'terceira', 'quarta']) {
    await user.call(diaryEndpoints.create, { body: { description, companyId } });
  }
  const all = await user.call(diaryEndpoints.list, { query: { companyId } });
  expect(all.map(({ description }) => description)).toEqual([
    'quarta',
    'terceira',
    'segunda',
    'primeira',
  ]);
  const three = await user.call(diaryEndpoints.list, { query: { companyId, limit: 3 } });
  expect(three).toEqual(all.slice(0, 3));
});

test('blank text is refused with the specification’s sentence', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const { status, body } = await user.fail(diaryEndpoints.create, {
    body: { description: ' \n ', companyId: company.id },
  });
  expect(status).toBe(400);
  expect(body.issues).toEqual([
    { path: 'description', message: 'Digite alguma observação antes de salvar' },
  ]);
});

test('the longest entry is kept, one character more is refused', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const longest = 'ã'.repeat(limits.diaryEntry);
  const entry = await user.call(diaryEndpoints.create, {
    body: { description: longest, companyId: company.id },
  });
  expect(entry.description).toBe(longest);
  const { status } = await user.fail(diaryEndpoints.create, {
    body: { description: `${longest}.`, companyId: company.id },
  });
  expect(status).toBe(400);
});
