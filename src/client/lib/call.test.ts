import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { call, pathOf } from './call.ts';

const find = endpoint({
  method: 'GET',
  path: '/api/teams/:id',
  summary: 'One team',
  query: z.object({ limit: z.optional(z.number()) }),
  response: z.object({ name: z.string() }),
});
const save = endpoint({
  method: 'POST',
  path: '/api/employees',
  summary: 'An employee, with files',
  multipart: { body: 'data', files: { photo: 1 } },
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.string() }),
});

const realFetch = globalThis.fetch;
let sent: { url: string; init: RequestInit };

// The network is the outer edge; everything up to `fetch` is ours and runs as it is.
beforeEach(() => {
  globalThis.fetch = (url, init) => {
    sent = { url: typeof url === 'string' ? url : '', init: init ?? {} };
    return Promise.resolve(Response.json({ name: 'Atendimento', id: '1' }));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('parameters go into the path, encoded, and the query behind it', async () => {
  const team = await call<typeof find>('GET /api/teams/:id', {
    params: { id: 'a/b ç' },
    query: { limit: 3 },
  });
  expect(sent.url).toBe('/api/teams/a%2Fb%20%C3%A7?limit=3');
  expect(sent.init.method).toBe('GET');
  expect(sent.init.body).toBeUndefined();
  expect(team.name).toBe('Atendimento');
});

test('cookies travel with every call', async () => {
  await call<typeof find>('GET /api/teams/:id', { params: { id: '1' }, query: {} });
  expect(sent.init.credentials).toBe('include');
});

test('a multipart endpoint carries its JSON as `data`, and files beside it', async () => {
  const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
  await call<typeof save>(
    'POST /api/employees',
    { body: { name: 'Ana' } },
    { multipart: 'data', files: { files } },
  );
  const form = sent.init.body as FormData;
  expect(form.get('data')).toBe('{"name":"Ana"}');
  expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['a.txt', 'b.txt']);
});

test('a path without its value is a mistake of the caller', () => {
  expect(() => pathOf('/api/teams/:id', {})).toThrow('No value for :id');
});
