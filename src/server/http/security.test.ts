import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { fileUrl } from '#shared/files.ts';
import { privacyEndpoints } from '#shared/privacy.ts';
import { allEndpoints } from '../../../test/all-endpoints.ts';
import { encodeRequest } from '../../../test/encoded-request.ts';
import { aFullCompany, generationOf, type FullCompany } from '../../../test/full-company.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsWith } from '../../../test/rows.ts';

const secure = { PUBLIC_URL: 'https://leme.exemplo.com.br', TRUST_PROXY: 'on', RATE_LIMIT: 'off' };
const server = testServer({ environment: secure });

/** One answer of every sort that the server gives. */
async function everySort(user: FullCompany): Promise<Record<string, LightMyRequestResponse>> {
  const { cookie, ids, marker } = user;
  const get = (url: string, headers = {}) =>
    server.app.inject({ url, headers: { cookie, ...headers } });
  const { path } = documentEndpoints.generate;
  const payload = generationOf({
    companyId: ids.company,
    employeeId: ids.employee,
    teamId: ids.team,
    marker,
  });
  return {
    json: await get(accountEndpoints.me.path),
    head: await server.app.inject({ method: 'HEAD', url: '/api/auth/me', headers: { cookie } }),
    unauthenticated: await server.app.inject({ url: '/api/auth/me' }),
    invalid: await get('/api/diary'),
    notFound: await get('/api/nada'),
    badUrl: await get('/api/teams/%zz'),
    unknownMethod: await server.app.inject({ method: 'OPTIONS', url: '/api/auth/me' }),
    stream: await server.app.inject({
      method: 'POST',
      url: path,
      headers: { cookie, accept: 'text/event-stream' },
      payload,
    }),
    file: await get(fileUrl(ids.processFile)),
    photo: await get(fileUrl(ids.photo)),
    export: await get(privacyEndpoints.exportAccount.path),
    page: await get('/dashboard'),
    asset: await get('/assets/app-1a2b3c.js'),
    missingAsset: await get('/assets/nada.js'),
    docs: await get('/api/docs'),
    docsPage: await get('/api/docs/ui/'),
    docsRedirect: await get('/api/docs', { accept: 'text/html' }),
    health: await get('/healthz'),
  };
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};
const policyOfAnswers = [
  "default-src 'self'",
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "connect-src 'self'",
];
/** Of what users uploaded nothing is loaded at all. */
const policyOfUploads = ["default-src 'none'", "frame-ancestors 'none'", 'sandbox'];

test('every sort of answer tells the browser what it may do with it', async () => {
  const answers = await everySort(await aFullCompany(server, 'marina'));
  for (const [sort, { headers, statusCode }] of Object.entries(answers)) {
    expect({ sort, isFault: statusCode >= 500 }).toEqual({ sort, isFault: false });
    const policy = String(headers['content-security-policy']);
    const directives = /^(?:file|photo)$/.test(sort) ? policyOfUploads : policyOfAnswers;
    expect({ sort, policy: policy.split('; ') }).toEqual({
      sort,
      policy: expect.arrayContaining(directives),
    });
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expect({ sort, ...headers }).toMatchObject({ sort, ...always });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('no answer with data of a company stays in a cache', async () => {
  const answers = await everySort(await aFullCompany(server, 'helena'));
  const ofCompany = ['json', 'head', 'unauthenticated', 'invalid', 'notFound', 'stream', 'export'];
  const kept = ofCompany.filter(
    (sort) => !String(answers[sort]!.headers['cache-control']).includes('no-store'),
  );
  expect(kept).toEqual([]);
  expect(answers['file']!.headers['cache-control']).toBe('no-store');
  // The browser of its owner may keep a photo, and asks each time whether it still may.
  expect(answers['photo']!.headers['cache-control']).toBe('private, no-cache');
});

test('no other origin is told that it may read an answer', async () => {
  const user = await server.newUser();
  for (const origin of ['https://mal.exemplo', 'null', secure.PUBLIC_URL]) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = {
        origin,
        cookie: user.cookie(),
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      };
      const response = await server.app.inject({ method, url: '/api/auth/me', headers });
      const allowing = Object.keys(response.headers).filter((name) =>
        name.startsWith('access-control'),
      );
      expect(allowing).toEqual([]);
    }
  }
});

test('what reads changes nothing that a user has made', async () => {
  const user = await aFullCompany(server, 'otávia');
  // The bell makes what is due, and an export leaves its trace: neither is a user's own data.
  const untouched = async () => {
    const rows = await rowsWith(server.db, ['']);
    return rows.filter(
      (row) => !/^public\.(notifications|deadline_reads|audit_events|rate_limits) /.test(row),
    );
  };
  const before = await untouched();
  for (const { path } of allEndpoints.filter(({ method }) => method === 'GET')) {
    for (const method of ['GET', 'HEAD'] as const) {
      const url = path.replace(/:\w+/, user.ids.company);
      const query = { companyId: user.ids.company, q: 'a' };
      const headers = { cookie: user.cookie };
      await server.app.inject({ method, url, query, headers });
    }
  }
  expect(await untouched()).toEqual(before);
  for (const url of ['/api/auth/logout', '/api/ai/generate', '/api/account/delete']) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'TRACE' as 'GET'] as const) {
      const response = await server.app.inject({ method, url, headers: { cookie: user.cookie } });
      expect(response.statusCode).toBe(404);
    }
  }
  const exported = privacyEndpoints.exportAccount.path;
  const head = await server.app.inject({
    method: 'HEAD',
    url: exported,
    headers: { cookie: user.cookie },
  });
  expect(head.statusCode).toBe(404);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

test('what is uploaded runs nowhere', async () => {
  const user = await aFullCompany(server, 'joana');
  const bytes = (text: string) => new TextEncoder().encode(text);
  const profile = { name: 'Marina Duarte', email: user.email };
  for (const content of [svg, html, `GIF89a${html}`]) {
    const files = [{ field: 'photo', fileName: 'foto.png', bytes: bytes(content) }];
    const request = { body: profile, files, headers: { cookie: user.cookie } };
    const response = await server.app.inject(
      await encodeRequest(accountEndpoints.updateProfile, request),
    );
    expect({ content, status: response.statusCode }).toEqual({ content, status: 415 });
  }
  const fileName = '../../\u202e"nota"\r\nSet-Cookie: a=b; ção.html';
  const { files } = await user.ask(employeeEndpoints.update, {
    params: { id: user.ids.employee },
    body: {},
    files: [{ field: 'files', fileName, bytes: bytes(html) }],
  });
  const served = await server.app.inject({
    url: files.at(-1)!.fileUrl,
    headers: { cookie: user.cookie },
  });
  expect(served.body).toBe(html);
  expect(served.headers['content-type']).not.toMatch(/html|svg|xml|javascript/);
  expect(served.headers['set-cookie']).toBeUndefined();
  const disposition = String(served.headers['content-disposition']);
  expect(disposition).toMatch(/^attachment; filename="/);
  // A name is no path, and has no character that would end the header.
  expect(disposition).toMatch(/^[\x20-\x7e\xa0-\xff]*$/);
  expect(disposition).not.toMatch(/\.\.[/\\]/);
});
