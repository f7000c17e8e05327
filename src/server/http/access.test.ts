import { channel } from 'node:diagnostics_channel';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints, endpointNames, endpointsByName } from '../../../test/all-endpoints.ts';
import { encodeRequest, inject, type RequestInput } from '../../../test/encoded-request.ts';
import { aFullCompany, type FullCompany } from '../../../test/full-company.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsOf, rowsWith } from '../../../test/rows.ts';
import { leafPaths } from '../../../test/schema-paths.ts';
import { tenancyRows } from '../../../test/tenancy-rows.ts';
import { messages } from '../messages.ts';

/** Every route that the server has, as it was added. */
const routes: string[] = [];
const initialization = channel('fastify.initialization');
const watchRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const name of [method].flat()) routes.push(`${name} ${url}`);
  });
};
initialization.subscribe(watchRoutes);
afterAll(() => initialization.unsubscribe(watchRoutes));

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
let first: FullCompany;
let second: FullCompany;

beforeAll(async () => {
  first = await aFullCompany(server, 'zulmira');
  second = await aFullCompany(server, 'beatriz');
});

test('the server has the declared calls, and a few routes that are none', () => {
  const calls = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(routes).toEqual(expect.arrayContaining(calls));
  const others = routes.filter((route) => !calls.includes(route));
  const known = /^(?:GET|HEAD) \/(?:healthz|readyz|metrics|api\/docs(?:\/.*)?|assets\/.*|)$/;
  // Fastify answers HEAD wherever it answers GET, with the same checks.
  const shadows = calls.map((call) => call.replace(/^GET /, 'HEAD '));
  expect(others.filter((route) => !known.test(route) && !shadows.includes(route))).toEqual([]);
});

test('what anyone may call without a session stands under /api/auth, or bears a secret', () => {
  const open = allEndpoints.filter(({ access }) => access === 'public').map(({ path }) => path);
  const others = open.filter((path) => !path.startsWith('/api/auth/'));
  expect(others.filter((path) => !path.endsWith('/:token'))).toEqual([]);
});

const ofSession = endpointNames.filter((name) => endpointsByName[name].access === 'session');

test.each(ofSession)('%s: without a session nothing else is looked at', async (name) => {
  const endpoint = endpointsByName[name];
  const whole = await encodeRequest(endpoint, tenancyRows[name].input(first));
  const path = whole.url.split('?', 1)[0];
  const hostile = [
    whole,
    { ...whole, headers: { ...whole.headers, cookie: 'leme_session=zulmira' } },
    { ...whole, headers: { ...whole.headers, cookie: `leme_session=${first.ids.user}` } },
    { ...whole, payload: '{', headers: { 'content-type': 'application/json' } },
    { ...whole, payload: '--x', headers: { 'content-type': 'multipart/form-data; boundary=y' } },
    { ...whole, payload: 'x'.repeat(2_000_000), headers: { 'content-type': 'text/plain' } },
    { ...whole, url: `${path}?companyId=%00&companyId=a&limit=x` },
    // The head of an export would cost as much as all of it: there is none.
    ...(endpoint.method === 'GET' && endpoint.produces !== 'application/zip'
      ? [{ ...whole, method: 'HEAD' as const }]
      : []),
  ];
  for (const request of hostile) {
    const response = await inject(server.app, request);
    expect(response.statusCode).toBe(401);
    const body = { success: false, message: messages.unauthenticated };
    // HEAD has the length of what GET would say, and nothing of it.
    const said = request.method === 'HEAD' ? body : response.json<object>();
    expect(said).toEqual(body);
  }
});

/** Fields of the stored things that no call lets anyone set, and the names that they might go by. */
function planted({ ids }: FullCompany): Record<string, unknown> {
  return {
    id: ids.employee,
    companyId: ids.company,
    company_id: ids.company,
    ownerId: ids.user,
    owner_id: ids.user,
    userId: ids.user,
    photo: `/api/files/${ids.photo}`,
    photoFileId: ids.photo,
    files: [{ id: ids.employeeFile, fileName: 'a', fileUrl: `/api/files/${ids.employeeFile}` }],
    credits: 1_000_000,
    subscription: 'active',
    subscriptionStatus: 'active',
    trialEndsOn: '2999-12-31',
    passwordHash: 'x',
    isAdmin: true,
    createdAt: '1999-01-01T00:00:00.000Z',
  };
}

test.each(endpointNames)('%s: takes no field that it does not declare', async (name) => {
  const endpoint = endpointsByName[name];
  const ownedByFirst = () => rowsWith(server.db, Object.values(first.ids));
  const [before, allowances] = [await ownedByFirst(), await richest()];
  const declared = [...leafPaths(endpoint.body, ''), ...leafPaths(endpoint.query, '')];
  const more = Object.fromEntries(
    Object.entries(planted(first)).filter(
      ([key]) => !declared.some((path) => path.split('.')[1] === key),
    ),
  );
  const send = async (extra: (own: RequestInput) => RequestInput) => {
    const cookie = tenancyRows[name].asNewcomer ? (await server.newUser()).cookie() : second.cookie;
    const own = tenancyRows[name].input(second);
    const headers = { cookie, ...own.headers };
    const input = { ...own, headers, ...extra(own) };
    return (await inject(server.app, await encodeRequest(endpoint, input))).statusCode;
  };
  const plain = await send(() => ({}));
  expect(await send(({ query }) => ({ query: { ...more, ...query } }))).toBe(plain);
  const inBody = ({ body }: RequestInput) => ({ body: { ...more, ...(body as object) } });
  expect(await send(endpoint.body ? inBody : () => ({}))).toBe(plain);
  expect(await ownedByFirst()).toEqual(before);
  expect(await richest()).toEqual(allowances);
});

function richest(): Promise<unknown> {
  return rowsOf(
    server.db,
    sql`select max(credits), max(trial_ends_on), max(subscription), min(created_at) from users`,
  );
}
