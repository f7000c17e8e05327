import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { endpointNames, endpointsByName } from '../../../test/all-endpoints.ts';
import { encodeRequest, inject } from '../../../test/encoded-request.ts';
import { aFullCompany, type FullCompany } from '../../../test/full-company.ts';
import { testServer } from '../../../test/harness.ts';
import { tenancyRows } from '../../../test/tenancy-rows.ts';
import { newId } from '../ids.ts';

const server = testServer({ environment: { LOG_LEVEL: 'debug' } });
const marker = 'zulmira';
let user: FullCompany;
let written = '';

beforeAll(async () => {
  // The log of the process, with another end: every request's own log is a child of it.
  const end = { write: (line: string) => (written += line) };
  Reflect.set(server.app.log, pino.symbols.streamSym, end);
  user = await aFullCompany(server, marker);
});

interface Line {
  level: number;
  msg: string;
  route?: string;
  status?: number;
  event?: string;
}

/** The lines that are written while something is done. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const start = written.length;
  await work();
  const lines = written.slice(start).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}

test('every call leaves a line, and none of what was sent or answered is in it', async () => {
  for (const name of endpointNames) {
    const { method, path } = endpointsByName[name];
    const own = tenancyRows[name].input(user);
    const headers = { cookie: user.cookie, ...own.headers };
    const request = await encodeRequest(endpointsByName[name], { ...own, headers });
    const lines = await linesOf(() => inject(server.app, request));
    const ofRequest = lines.filter((line) => line.msg === 'request');
    expect(ofRequest).toEqual([expect.objectContaining({ method, route: path })]);
    expect(Object.keys(ofRequest[0]!).toSorted()).toEqual([
      'hostname',
      'level',
      'method',
      'ms',
      'msg',
      'pid',
      'reqId',
      'route',
      'status',
      'time',
    ]);
  }
  const secrets = [
    marker,
    user.email,
    user.password,
    user.shared.token,
    user.roundToken,
    user.cookie.split('=')[1]!.split(';')[0]!,
    ...Object.values(user.ids),
  ];
  for (const secret of secrets) expect(written).not.toContain(secret);
});

test('who is turned away leaves a trace that says of what, not of whom', async () => {
  const { email } = user;
  const failedLogin = { body: { email, password: 'uma-senha-errada' } };
  const visitor = server.visitor();
  const cases: [number, string, () => Promise<unknown>][] = [
    [401, '/api/auth/login', () => visitor.fail(accountEndpoints.login, failedLogin)],
    [401, '/api/auth/me', () => visitor.fail(accountEndpoints.me)],
    [404, '/api/ai-history/:id', () => asUser(`/api/ai-history/${newId()}`)],
    [404, '/api/diary', () => asUser(`/api/diary?companyId=${newId()}`)],
    [400, '/api/diary', () => asUser(diaryEndpoints.list.path)],
    [404, 'unknown', () => asUser(`/api/${marker}`)],
    [
      403,
      '/api/ai/generate',
      () => asUser(documentEndpoints.generate.path, { origin: 'https://mal.exemplo' }),
    ],
  ];
  for (const [status, route, work] of cases) {
    expect(await linesOf(work)).toContainEqual(
      expect.objectContaining({ msg: 'request', route, status }),
    );
  }
  const lines = await linesOf(() => visitor.fail(accountEndpoints.login, failedLogin));
  expect(lines).toContainEqual(expect.objectContaining({ event: 'login_failed' }));
  expect(written).not.toContain(email);
  expect(written).not.toContain('uma-senha-errada');
});

test('a request whose client has left leaves a line as well, with the id of all its lines', async () => {
  const { hostname, port } = new URL(await server.listen());
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`;
  const start = written.length;
  const socket = connect(Number(port), hostname);
  socket.write(`${head}{"email": "${marker}`);
  await once(socket, 'connect');
  socket.end();
  await expect.poll(() => written.slice(start)).toContain('"request aborted"');
  const lines = written.slice(start).split('\n').filter(Boolean);
  const ofRequest = lines.filter((line) => line.includes('/api/auth/login'));
  for (const line of ofRequest) expect(JSON.parse(line)).toHaveProperty('reqId');
  expect(written.slice(start)).not.toContain(marker);
});

function asUser(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: headers['origin'] ? 'POST' : 'GET',
    url,
    headers: { cookie: user.cookie, ...headers },
  });
}
