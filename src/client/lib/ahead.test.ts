import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { askAhead } from './ahead.ts';
import { expectAnswers, request } from './transport.ts';

const realFetch = globalThis.fetch;
let asked: string[];
let isSignedIn: boolean;

beforeEach(() => {
  asked = [];
  isSignedIn = true;
  globalThis.fetch = (url) => {
    const path = url as string;
    asked.push(path);
    if (!isSignedIn) return Promise.resolve(new Response('{}', { status: 401 }));
    return Promise.resolve(Response.json(path === '/api/companies' ? [{ id: 'c1' }] : { path }));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  // Other files of this worker ask through the same module.
  expectAnswers(new Map());
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const me = accountEndpoints.me.path;
const companies = companyEndpoints.list.path;
const allowance = [accountEndpoints.trialStatus.path, accountEndpoints.credits.path];

test('who is signed in, what every screen shows, then what this one shows; none is asked again', async () => {
  const ahead = askAhead(['/api/teams?companyId=*', '/api/diary?companyId=*&limit=3']);
  const teams = '/api/teams?companyId=c1';
  const addresses = [me, companies, ...allowance, teams, '/api/diary?companyId=c1&limit=3'];
  await expect.poll(() => asked).toEqual(addresses);
  expectAnswers(ahead);
  expect(await (await request('GET', companies)).json()).toEqual([{ id: 'c1' }]);
  expect(await (await request('GET', teams)).json()).toEqual({ path: teams });
  expect(asked).toEqual(addresses);
  await request('GET', companies);
  expect(asked).toEqual([...addresses, companies]);
});

test('whom the server does not know asks no further', async () => {
  isSignedIn = false;
  expectAnswers(askAhead(['/api/teams?companyId=*']));
  await settled();
  await expect(request('GET', me)).rejects.toMatchObject({ status: 401 });
  await expect(request('GET', companies)).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([me, companies]);
});

test('a screen that is quicker asks itself', async () => {
  const ahead = askAhead(['/api/teams?companyId=*']);
  expectAnswers(ahead);
  await request('GET', companies);
  await settled();
  expect(asked).toEqual([me, companies, ...allowance]);
});

test('after a change what was asked before is no answer', async () => {
  expectAnswers(askAhead([]));
  const before = [me, companies, ...allowance];
  await expect.poll(() => asked).toEqual(before);
  await request('PATCH', '/api/companies/c1', { name: 'Outra' });
  await request('GET', companies);
  expect(asked).toEqual([...before, '/api/companies/c1', companies]);
});
