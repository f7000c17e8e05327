import { get } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import { allEndpoints } from '../../../test/all-endpoints.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';

const server = testServer();

test('the session is checked before the input', async () => {
  const cases = [
    { payload: 'isto não é JSON', 'content-type': 'application/json' },
    { payload: 'x'.repeat(2_000_000), 'content-type': 'application/json' },
    { payload: '<a/>', 'content-type': 'application/xml' },
  ];
  for (const { payload, ...headers } of cases) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/companies',
      headers,
      payload,
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      success: false,
      message: 'Entre na sua conta para continuar.',
    });
  }
});

test('bad bodies get their own answers, in Portuguese', async () => {
  const user = await server.newUser();
  const post = (payload: string, contentType = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/companies',
      headers: { 'content-type': contentType, cookie: user.cookie() },
      payload,
    });
  const named = (name: string) => JSON.stringify({ name });
  const statusOf = async (response: ReturnType<typeof post>) => (await response).statusCode;

  expect(await statusOf(post('{"name": '))).toBe(400);
  expect(await statusOf(post(''))).toBe(400);
  expect(await statusOf(post('null'))).toBe(400);
  expect(await statusOf(post('[]'))).toBe(400);
  expect(await statusOf(post('{"name":"com \\u0000 nulo"}'))).toBe(400);
  expect(await statusOf(post('{"name":"meio par \\ud800"}'))).toBe(400);
  expect(await statusOf(post('{"__proto__":{"name":"x"},"name":"Empresa"}'))).toBe(400);
  expect(await statusOf(post('['.repeat(100_000)))).toBe(400);
  expect(await statusOf(post(`{"name":"x","extra":${'['.repeat(5000)}${']'.repeat(5000)}}`))).toBe(
    400,
  );
  expect(await statusOf(post(named('x'.repeat(limits.name + 1))))).toBe(400);
  expect(await statusOf(post(named('x'.repeat(limits.jsonBodyBytes))))).toBe(413);
  expect(await statusOf(post('name=x', 'application/x-www-form-urlencoded'))).toBe(415);
  expect(await statusOf(post('name', 'text/plain'))).toBe(415);

  const { message, issues } = (await post(named('x'))).json<{
    message: string;
    issues: unknown[];
  }>();
  // The specification gives this field no message of its own.
  expect(issues).toEqual([{ path: 'name', message: 'Use pelo menos 2 caracteres' }]);
  expect(message).toBe('Confira os dados enviados. Use pelo menos 2 caracteres.');
  expect(await user.call(companyEndpoints.list)).toEqual([]);
});

test('a foreign origin is refused, our own and none are not', async () => {
  const user = await server.newUser();
  const post = (headers: Record<string, string>) =>
    user.send(accountEndpoints.logout, {}, { headers });
  for (const origin of ['https://mal.exemplo', 'null', 'http://localhost:3001']) {
    const response = await post({ origin });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ success: false });
  }
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
  expect((await user.send(accountEndpoints.me)).statusCode).toBe(200);
  expect((await post({ origin: 'http://localhost:3000' })).statusCode).toBe(200);
  const host = 'leme.exemplo.com.br';
  expect((await post({ host, origin: `http://${host}` })).statusCode).toBe(200);
  expect((await post({})).statusCode).toBe(200);
});

test('unknown paths of the API are JSON, health is answered', async () => {
  const unknown = await server.app.inject({ url: '/api/nada', headers: { accept: 'text/html' } });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toEqual({ success: false, message: 'Este endereço não existe na API.' });
  expect((await server.app.inject({ url: '/assets/nada.js' })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('the page answers every path of the application, fresh; assets are kept for a year, compressed', async () => {
  for (const url of [
    '/',
    '/dashboard',
    '/historico?item=1',
    '/reset-password?token=x',
    '/nao-existe',
  ]) {
    const page = await server.app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(page.body).toContain('<title>Leme</title>');
  }
  const url = '/assets/app-1a2b3c.js';
  for (const encoding of ['br', 'gzip', 'identity']) {
    const asset = await server.app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(asset.statusCode).toBe(200);
    expect(asset.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const outside of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/index.html.br']) {
    expect((await server.app.inject({ url: outside })).statusCode).not.toBe(200);
  }
  expect((await server.app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
});

test('a public screen has a page of its own, by its path alone', async () => {
  for (const url of ['/login', '/login?de=/diario']) {
    const page = await server.app.inject({ url });
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.body).toContain('<title>Leme: entrar</title>');
  }
  for (const url of ['/login.html', '/index.html', '/client-manifest.json']) {
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  }
});

test('who is signed in goes on from the login; any other token leaves it as it is', async () => {
  const user = await server.newUser();
  const signedIn = await server.app.inject({ url: '/login', headers: { cookie: user.cookie() } });
  expect(signedIn.statusCode).toBe(302);
  expect(signedIn.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' });
  for (const cookie of ['leme_session=outra', '']) {
    const page = await server.app.inject({ url: '/login', headers: { cookie } });
    expect(page.statusCode).toBe(200);
  }
  const other = await server.app.inject({ url: '/register', headers: { cookie: user.cookie() } });
  expect(other.statusCode).toBe(200);
});

test('a page has the theme that was chosen in its browser, and no other value', async () => {
  for (const [theme, start] of [
    ['dark', '<html data-theme="dark" '],
    ['light', '<html data-theme="light" '],
    ['system', '<html lang'],
    ['"><script>', '<html lang'],
  ] as const) {
    const headers = { cookie: `a=1; leme_theme=${encodeURIComponent(theme)}` };
    const page = await server.app.inject({ url: '/login', headers });
    expect(page.body).toContain(start);
    expect(page.headers['vary']).toContain('cookie');
  }
});

test('every answer carries its id and the security headers', async () => {
  const response = await server.app.inject({ url: '/api/auth/me' });
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{16}-[0-9a-z]+$/);
  const csp = String(response.headers['content-security-policy']);
  expect(csp).toContain("script-src 'self';");
  expect(csp).toContain("frame-ancestors 'none'");
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  });
  expect(response.headers['x-powered-by']).toBeUndefined();
});

test('the API describes itself as OpenAPI 3.1, every declared call in it', async () => {
  const response = await server.app.inject({ url: '/api/docs' });
  const document = response.json<{ openapi: string; paths: Record<string, object> }>();
  expect(document.openapi).toBe('3.1.0');
  const operationOf = ({ path, method }: Endpoint): object =>
    Reflect.get(
      document.paths[path.replace(/:(\w+)/g, '{$1}')] ?? {},
      method.toLowerCase(),
    ) as object;
  for (const endpoint of allEndpoints) {
    const operation = operationOf(endpoint);
    expect(operation).toHaveProperty(['responses', String(endpoint.status)]);
    expect(Object.hasOwn(operation, 'security')).toBe(endpoint.access === 'session');
  }
  for (const endpoint of allEndpoints.filter(({ body }) => body !== undefined)) {
    const type = endpoint.multipart ? 'multipart/form-data' : 'application/json';
    expect(operationOf(endpoint)).toHaveProperty(['requestBody', 'content', type]);
  }
  for (const endpoint of allEndpoints.filter(({ multipart }) => multipart?.files['files'])) {
    expect(operationOf(endpoint)).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              properties: {
                data: { type: 'object', properties: { name: {} } },
                photo: { type: 'string', format: 'binary' },
                files: { type: 'array', items: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
      },
    });
  }
  expect(document.paths['/healthz']).toBeUndefined();
  const ui = await server.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(ui.headers.location).toBe('/api/docs/ui/');
  expect((await server.app.inject({ url: '/api/docs/ui/' })).statusCode).toBe(200);
});

test('what a handler did not expect stays inside', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  await server.db.execute(sql`alter table diary_entries rename to diary_entries_away`);
  try {
    const { status, body, headers } = await user.fail(diaryEndpoints.list, {
      query: { companyId: company.id },
    });
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
      requestId: headers['x-request-id'],
    });
  } finally {
    await server.db.execute(sql`alter table diary_entries_away rename to diary_entries`);
  }
});

test('what is no request is answered in Portuguese too', async () => {
  const { hostname, port } = new URL(await server.listen());
  const answerTo = async (sent: string) => {
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write(sent);
    let text = '';
    for await (const piece of socket) text += String(piece);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return { status: head.split(' ')[1], body: JSON.parse(body) as unknown };
  };
  const body = { success: false, message: 'Confira os dados enviados.' };
  expect(await answerTo('BOM DIA\r\n\r\n')).toEqual({ status: '400', body });
  const long = `GET / HTTP/1.1\r\nHost: leme\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await answerTo(long)).toEqual({ status: '431', body });
});

test('files above the folder of the description are not there', async () => {
  const url = '/api/docs/ui/static/../../../../package.json';
  const { hostname, port } = new URL(await server.listen());
  // A client would resolve the dots before it asks.
  const status = await new Promise((resolve, reject) => {
    const asked = get({ hostname, port, path: url }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
  });
  expect(status).toBe(404);
});

test('a multipart body has one limit, however many parts it has and whatever it says of its length', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const fileOf = (bytes: number) => new File(['x'.repeat(bytes)], 'arquivo.bin');
  const post = async (parts: [string, string | File][]) => {
    const form = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value);
    }
    const data = { name: 'Renata Lopes', position: 'Supervisora', companyId: company.id };
    form.append('data', JSON.stringify(data));
    const response = await fetch(`${await server.listen()}/api/employees`, {
      method: 'POST',
      headers: { cookie: user.cookie() },
      body: form,
    });
    return response.status;
  };
  const third = Math.ceil(limits.multipartBytes / 3);
  expect(await post([['files', fileOf(third)]])).toBe(201);
  expect(await post([1, 2, 3].map(() => ['files', fileOf(third)]))).toBe(413);
  expect(await post(Array.from({ length: 50 }, (_, index) => [`campo${index}`, 'x']))).toBe(413);
});

const behindProxy = testServer({ environment: { TRUST_PROXY: 'on' } });

test('behind a proxy only what the proxy itself says of an address counts', async () => {
  const login = (forwarded: string) =>
    behindProxy.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': forwarded },
      payload: { email: 'marina@exemplo.com.br', password: 'errada-mesmo' },
    });
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await login(`10.0.0.${tries}, 203.0.113.7`)).statusCode).toBe(401);
  }
  expect((await login('10.0.0.99, 203.0.113.7')).statusCode).toBe(429);
  expect((await login('203.0.113.7, 203.0.113.8')).statusCode).toBe(401);
});
