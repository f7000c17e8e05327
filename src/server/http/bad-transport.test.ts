import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { candidateCardEndpoints } from '#shared/candidate-cards.ts';
import { peopleImportEndpoints } from '#shared/people-imports.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { shareEndpoints } from '#shared/shares.ts';
import { endpointNames, endpointsByName, type EndpointName } from '../../../test/all-endpoints.ts';
import { encodeRequest, inject } from '../../../test/encoded-request.ts';
import { expectContract, expectStatus } from '../../../test/expected-answer.ts';
import { aFullCompany, type FullCompany } from '../../../test/full-company.ts';
import { testServer } from '../../../test/harness.ts';
import { tenancyRows } from '../../../test/tenancy-rows.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
let user: FullCompany;
let sent = 0;

beforeAll(async () => {
  user = await aFullCompany(server, 'marina');
});

afterAll(() => {
  console.info(`bad transport: ${endpointNames.length} endpoints, ${sent} requests`);
});

type Payload = string | Buffer;
type Sent = [what: string, contentType: string | null, payload: Payload, decided: number[]];

const json = 'application/json';
const refused = [400];
const unsupported = [415];

/** Bodies that are no JSON, or do not say so. */
const asJson: Sent[] = [
  ['nothing at all', json, '', refused],
  ['blanks', json, ' \r\n\t', refused],
  ['half of it', json, '{"name": "Ma', refused],
  ['a comma too many', json, '{"name":"Marina",}', refused],
  ['single quotes', json, "{'name':'Marina'}", refused],
  ['no number', json, '{"a":NaN}', refused],
  ['two of them', json, '{}{}', refused],
  ['a byte order mark', json, '\ufeff{}', refused],
  ['no UTF-8', json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), refused],
  ['UTF-16', json, Buffer.from('{"a":1}', 'utf16le'), refused],
  ['brackets without end', json, '['.repeat(400_000), refused],
  ['objects without end', json, '{"a":'.repeat(100_000), refused],
  ['compressed', json, gzipSync('{}'), refused],
  ['more than there is room for', json, `{"a":"${'x'.repeat(1_000_000)}"}`, [413]],
  ['no type', null, '{}', unsupported],
  ['text', 'text/plain', '{}', unsupported],
  ['a form', 'application/x-www-form-urlencoded', 'name=Marina', unsupported],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>', unsupported],
  ['almost the type', 'application/jsonx', '{}', unsupported],
  ['a type that is none', ';;;', '{}', unsupported],
  ['a file', 'multipart/form-data; boundary=x', '--x--', unsupported],
];

const part = (disposition: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
const multi = 'multipart/form-data; boundary=x';
const dataPart = part('name="data"', '{}');

/** Bodies that are no multipart, or not the one that is declared. */
const asMultipart: Sent[] = [
  ['nothing at all', multi, '', refused],
  ['no boundary', 'multipart/form-data', dataPart, [400, 415]],
  ['another boundary', 'multipart/form-data; boundary=y', `${dataPart}--x--`, refused],
  ['no end', multi, dataPart, refused],
  ['JSON', json, '{}', unsupported],
  ['no type', null, '{}', unsupported],
  ['data that is no JSON', multi, `${part('name="data"', '{"a":')}--x--`, refused],
  ['a part without a name', multi, `${part('filename="a"', 'x')}--x--`, refused],
  ['an unknown file', multi, `${dataPart}${part('name="virus"; filename="a"', 'x')}--x--`, refused],
  [
    'a file named as a prototype',
    multi,
    `${part('name="__proto__"; filename="a"', 'x')}--x--`,
    refused,
  ],
  ['a field named as a prototype', multi, `${part('name="__proto__"', 'x')}--x--`, refused],
  ['data twice', multi, `${dataPart}${dataPart}--x--`, refused],
  [
    'thousands of fields',
    multi,
    `${Array.from({ length: 5_000 }, (_, index) => part(`name="a${index}"`, 'x')).join('')}--x--`,
    [413],
  ],
  [
    'a field without end',
    multi,
    `${part('name="data"', JSON.stringify({ name: 'x'.repeat(1_100_000) }))}--x--`,
    [400, 413],
  ],
  ['headers without end', multi, `--x\r\n${'a: b\r\n'.repeat(5_000)}\r\nx\r\n--x--`, refused],
];

const takesBody = endpointNames.filter((name) => endpointsByName[name].body !== undefined);

test.each(takesBody)('%s refuses what is not the body it declares', async (name) => {
  const { multipart } = endpointsByName[name];
  for (const [what, contentType, payload, decided] of multipart ? asMultipart : asJson) {
    const headers: Record<string, string> =
      contentType === null ? {} : { 'content-type': contentType };
    const response = await send(name, { payload, headers });
    // The file of a process may come in a field of any name.
    const anyName = multipart?.files['*'] !== undefined ? [201, 415] : [];
    // Where no model writes recordings down, there is no such call.
    const isOff = name === 'diary.transcribe' ? [404] : [];
    expectStatus(response, [...decided, ...anyName, ...isOff], what);
  }
  await expectHealthy();
});

/** They know the company from the session, or from the person. */
const withoutCompany: string[] = [
  '/api/search',
  conversationEndpoints.timeline.path,
  developmentPlanEndpoints.earlier.path,
  candidateCardEndpoints.list.path,
  documentEndpoints.versions.path,
  peopleImportEndpoints.get.path,
  shareEndpoints.list.path,
];

test.each(endpointNames)('%s: an address that cannot be read is none of ours', async (name) => {
  const { path, query, produces } = endpointsByName[name];
  const address = path.replace(/:\w+/g, user.ids.diaryEntry);
  // A page says itself that its link is none.
  const unread = produces === 'text/html' ? [200, 400, 404] : [400, 404];
  const cases: [string, number[]][] = [
    [`${address}/%zz`, [400]],
    [`${address}/${'a/'.repeat(2_000)}`, [404]],
    [`${address}%00`, unread],
    // An address of the application, whose page says that there is no such screen.
    [`/${address}`, [200, 404]],
    [`${address}/..%2f..%2fetc/passwd`, [404]],
    [path.replace(/:\w+/g, 'x'.repeat(5_000)), path.includes(':') ? [400, 404] : []],
    // Of a name that comes twice the server makes a list, and none is declared.
    ['?companyId=a&companyId=b', query && !withoutCompany.includes(path) ? [400] : []],
    ['?companyId[]=a', query ? [400, 200, ...(withoutCompany.includes(path) ? [404] : [])] : []],
  ];
  for (const [ending, decided] of cases) {
    if (decided.length === 0) continue;
    const url = ending.startsWith('?') ? `${address}${ending}` : ending;
    const response = await send(name, { url });
    expectStatus(response, decided, url.slice(0, 100));
  }
});

test.each(endpointNames)('%s: another method is no call', async (name) => {
  const { path } = endpointsByName[name];
  const address = path.replace(/:\w+/g, user.ids.diaryEntry);
  // '/api/commitments/counts' may be the address of '/api/commitments/:id' as well.
  const leadsTo = (pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(address);
  const declared = Object.values(endpointsByName)
    .filter((endpoint) => leadsTo(endpoint.path))
    .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method]));
  const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
  for (const method of others.filter((other) => !declared.includes(other))) {
    const response = await send(name, { url: address, method: method as 'GET' });
    expectStatus(response, [404], `${method} ${address}`);
  }
});

test.each(endpointNames)('%s: headers that are odd change nothing', async (name) => {
  const oddities: Record<string, string>[] = [
    { 'x-http-method-override': 'DELETE' },
    { 'x-forwarded-host': 'mal.exemplo', 'x-forwarded-proto': 'https', 'x-original-url': '/' },
    { accept: 'application/xml' },
    { 'accept-language': 'xx-YY;q=9', 'accept-encoding': 'compress;q=é' },
    { 'content-encoding': 'identity' },
    { range: 'bytes=0-0,5-2' },
    { 'if-none-match': '*' },
    { expect: 'o-impossível' },
    { cookie: `${user.cookie}; __proto__=1; a=${'x'.repeat(3_000)}; leme_session=outra` },
  ];
  for (const headers of oddities) {
    const response = await send(name, { headers });
    expect({ headers, fails: response.statusCode >= 500 }).toEqual({ headers, fails: false });
  }
});

interface Change {
  url?: string;
  method?: 'GET';
  payload?: Payload;
  headers?: Record<string, string>;
}

/** Sends the user's own request with something about it changed. */
async function send(name: EndpointName, { headers, ...change }: Change) {
  const own = tenancyRows[name].input(user);
  const request = await encodeRequest(endpointsByName[name], own);
  const type = 'payload' in change ? {} : request.headers;
  sent += 1;
  const response = await inject(server.app, {
    ...request,
    ...change,
    headers: { cookie: user.cookie, ...own.headers, ...type, ...headers },
  });
  if (request.method !== 'HEAD' && response.body !== '') {
    expectContract(change.method || change.url ? null : endpointsByName[name], response);
  }
  return response;
}

async function expectHealthy(): Promise<void> {
  expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
}
