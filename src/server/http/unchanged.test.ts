import { beforeAll, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompanyForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { ownerOf } from '../../../test/rows.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { newId } from '../ids.ts';
import { employees } from '../db/schema.ts';

const server = testServer();
let user: Visitor;
let companyId: string;

beforeAll(async () => {
  user = await server.newUser();
  companyId = (await user.call(companyEndpoints.create, { body: aCompanyForm() })).id;
  const { teamIds: _teams, ...person } = anEmployeeForm();
  const row = () => ({
    ...person,
    id: newId(),
    companyId,
    authorId: ownerOf(companyId),
  });
  await server.db.insert(employees).values(Array.from({ length: 300 }, row));
});

function list(known?: string) {
  const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known };
  return user.send(employeeEndpoints.list, { query: { companyId } }, { headers });
}

test('a list that has not changed since is not sent again', async () => {
  const first = await list();
  expect(first.statusCode).toBe(200);
  const etag = first.headers.etag as string;
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await list(known);
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-store' });
  }
});

test('a change is sent', async () => {
  const { etag } = (await list()).headers;
  const [first] = await user.call(employeeEndpoints.list, { query: { companyId } });
  const body = { name: 'Outro Nome' };
  await user.call(employeeEndpoints.update, { params: { id: first!.id }, body });
  const changed = await list(etag);
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain(body.name);
  expect(changed.headers.etag).not.toBe(etag);
});

test('whom it is not for hears nothing of it, and short answers bear no digest', async () => {
  const { etag } = (await list()).headers;
  const headers = { 'if-none-match': etag as string };
  const stranger = await server.newUser();
  const refused = await stranger.send(
    employeeEndpoints.list,
    { query: { companyId } },
    { headers },
  );
  expect(refused.statusCode).toBe(404);
  expect((await user.send(accountEndpoints.me)).headers.etag).toBeUndefined();
});
