import { expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { aCompanyForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { fillCompany, fillOthers } from '../../../test/large-database.ts';
import { plansOf } from '../../../test/plans.ts';

const server = testServer();

test('among many entries, mostly other companies’, what is found is what is read', async () => {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const form = { ...anEmployeeForm(), name: 'Ana Lima', companyId };
  const { id: ana } = await user.call(employeeEndpoints.create, { body: form });
  await fillOthers(server.db);
  const size = { documents: 40, employees: 200, diaryEntries: 3_000 };
  await fillCompany(server.db, companyId, { ...size, until: server.clock.now });
  const description = 'Ana trouxe o jabuticabal';
  await user.call(diaryEndpoints.create, { body: { description, companyId } });
  await server.db.execute('vacuum analyze');
  for (const query of [
    { q: 'jabuti' },
    { q: 'jabuti', employeeId: ana },
    { employeeId: ana },
    {},
  ]) {
    const plans = await plansOf(server, async () => {
      expect(
        (await user.call(diaryEndpoints.find, { query: { companyId, ...query } })).items.length,
      ).toBeGreaterThan(0);
    });
    const ofDiary = plans.filter(({ text }) => /diary_(entries|mentions)/.test(text));
    expect(ofDiary.length).toBeGreaterThan(0);
    for (const { text, nodes } of ofDiary) {
      const read = nodes.reduce((sum, node) => sum + node.rows, 0);
      expect(read, `${JSON.stringify(query)} ${text}`).toBeLessThan(30 * limits.diaryPage);
      expect(
        nodes.filter(
          // The few who are named here are read as quickly without an index.
          ({ type, relation }) => type === 'Seq Scan' && relation === 'diary_entries',
        ),
      ).toEqual([]);
    }
  }
});
