import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompanyForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/rows.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import { fillBatch, startFilling } from './fill.ts';

const server = testServer();

const kept = () =>
  rowsOf(
    server.db,
    sql`select to_jsonb(search_texts) as row from search_texts order by kind, item_id`,
  );
const asBefore = () =>
  server.db.execute(sql`with gone as (delete from search_texts)
    update search_fills set down_to = 'ffffffff-ffff-ffff-ffff-ffffffffffff', is_whole = false`);

async function someTexts(): Promise<void> {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const person = { ...anEmployeeForm(), name: 'Ana', companyId };
  const { id: employeeId } = await user.call(employeeEndpoints.create, { body: person });
  for (const text of ['Rever a escala', 'Apagado']) {
    const body = { description: text, companyId };
    const entry = await user.call(diaryEndpoints.create, { body });
    const agreed = await user.call(commitmentEndpoints.create, { body: { text, companyId } });
    if (text !== 'Apagado') continue;
    await user.call(diaryEndpoints.erase, { params: { id: entry.id } });
    await user.call(commitmentEndpoints.erase, { params: { id: agreed.id } });
  }
  const document = {
    companyId,
    type: 'pdi',
    title: 'PDI',
    content: { text: 'prazos' },
    employeeId,
  };
  await storeDocuments(server.db, ...Array.from({ length: 45 }, () => document));
}

test('what was written before there was an index is indexed as the triggers do it', async () => {
  await someTexts();
  const wanted = await kept();
  expect(wanted).toHaveLength(48);
  await asBefore();
  expect(await kept()).toEqual([]);
  const stop = startFilling(server.db, pino({ level: 'silent' }));
  await expect.poll(() => fillState(), { timeout: 10_000 }).toEqual([true, true, true, true]);
  stop();
  expect(await kept()).toEqual(wanted);
  expect(await fillBatch(server.db)).toBe(true);
});

test('what was indexed in another way is indexed anew', async () => {
  await someTexts();
  const wanted = await kept();
  await server.db.execute(sql`update search_texts set words = ''::tsvector`);
  await server.db.execute(
    sql`update search_fills set down_to = 'ffffffff-ffff-ffff-ffff-ffffffffffff', is_whole = false`,
  );
  while (!(await fillBatch(server.db)));
  expect(await kept()).toEqual(wanted);
});

test('what the triggers have put meanwhile stays', async () => {
  await asBefore();
  await someTexts();
  const fresh = await kept();
  while (!(await fillBatch(server.db)));
  expect(await kept()).toEqual(expect.arrayContaining(fresh));
});

const fillState = async () =>
  (await rowsOf(server.db, sql`select is_whole as "isWhole" from search_fills order by kind`)).map(
    ({ isWhole }) => isWhole,
  );
