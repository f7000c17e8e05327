import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Generated } from '#documents/endpoints.ts';
import type { Company } from '#shared/companies.ts';
import type { DiaryEntry } from '#shared/diary.ts';
import { startPostgres } from '../../../test/postgres-server.ts';
import { aCompanyForm, aRegistration, aPdiAnswer } from '../../../test/factories.ts';
import { aGate } from '../../../test/gate.ts';
import {
  startInstallation,
  startPatienceMs,
  type Installation,
} from '../../../test/installation.ts';
import { recipient } from '../../../test/outbox.ts';
import { remoteVisitor, type RemoteVisitor } from '../../../test/remote-visitor.ts';

// Several programs at once on a machine that may have other things to do.
vi.setConfig({ testTimeout: 120_000 });

/*
 * A PostgreSQL server of our own, which goes and comes back under load.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'leme-restarted-'));
const text = JSON.stringify(aPdiAnswer());
const gate = aGate();
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let installation: Installation;

beforeAll(async () => {
  // With fsync: what it acknowledged it must have after a kill.
  postgres = await startPostgres({ dataDir, fsync: true });
  installation = await startInstallation({
    processes: 2,
    databaseUrl: postgres.url,
    answer: () => ({ text, after: gate.opened }),
    environment: { LOG_LEVEL: 'silent', RATE_LIMIT: 'off' },
  });
}, startPatienceMs);

afterAll(async () => {
  await installation.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function soon<T>(look: () => T | Promise<T>, wanted: T): Promise<void> {
  await expect.poll(look).toEqual(wanted);
}

interface Ledger {
  diary: Set<string>;
  /** The answers while the database was away. */
  refused: { status: number; retryAfter: string | null; message: unknown }[];
}

test.each(['an orderly restart', 'a crash'])('%s of the database under load', async (how) => {
  const visitor = remoteVisitor(installation.url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  const ledger: Ledger = { diary: new Set(), refused: [] };
  const end = new AbortController();
  const load = underLoad(visitor, { companyId, ledger, signal: end.signal });
  const wrote = (count: number) => {
    const wanted = ledger.diary.size + count;
    return Promise.race([load, soon(() => ledger.diary.size >= wanted, true)]);
  };
  await wrote(20);

  if (how === 'a crash') await postgres.kill();
  else await postgres.stop();
  const before = ledger.refused.length;
  await soon(() => ledger.refused.length > before + 10, true);
  for (const url of installation.urls) {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  }
  postgres = await startPostgres({
    dataDir,
    fsync: true,
    port: Number(new URL(postgres.url).port),
  });
  await wrote(20);
  end.abort();
  await load;

  for (const answer of ledger.refused) {
    expect(answer).toEqual({
      status: 503,
      retryAfter: '5',
      message: 'O serviço está indisponível no momento. Tente de novo em instantes.',
    });
  }
  const entries = await visitor.ask<DiaryEntry[]>('GET', `/api/diary?companyId=${companyId}`);
  const kept = new Set(entries.map(({ id }) => id));
  expect([...ledger.diary].filter((id) => !kept.has(id))).toEqual([]);
  for (const { url } of [{ url: installation.urls[0]! }, { url: installation.urls[1]! }]) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
});

test('a document written while the database is away is kept when it is back, and paid once', async () => {
  const visitor = remoteVisitor(installation.url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  await visitor.ask('POST', '/api/auth/forgot-password', { email: registration.email });
  const calls = installation.model.requests.length;
  const body = { type: 'pdi', prompt: 'Plano', companyId };
  const asked = visitor.ask<Generated>('POST', '/api/ai/generate', body);
  await soon(() => installation.model.requests.length, calls + 1);
  await postgres.stop();
  gate.open();
  await installation.model.requests.at(-1)!.ended;
  // The document is there, and nowhere to keep it.
  await soon(async () => (await fetch(`${installation.urls[0]}/readyz`)).status, 503);
  postgres = await startPostgres({
    dataDir,
    fsync: true,
    port: Number(new URL(postgres.url).port),
  });
  const { aiHistoryId } = await asked;
  expect(await visitor.ask('GET', '/api/ai-history')).toMatchObject({
    total: 1,
    items: [{ id: aiHistoryId }],
  });
  expect(await visitor.ask('GET', '/api/user/credits')).toEqual({ credits: 49 });
  await soon(() => installation.post.mails.map(recipient), [registration.email]);
});

async function underLoad(
  visitor: RemoteVisitor,
  load: { companyId: string; ledger: Ledger; signal: AbortSignal },
): Promise<void> {
  const { companyId, ledger, signal } = load;
  const { diary, refused } = ledger;
  const record = async (response: Response) => {
    const { message } = (await response.json()) as { message?: unknown };
    const retryAfter = response.headers.get('retry-after');
    refused.push({ status: response.status, retryAfter, message });
    // Who is refused does not hammer at the door.
    await pause(20);
  };
  const write = async () => {
    const body = { description: randomUUID(), companyId };
    const response = await visitor.send('POST', '/api/diary', body);
    if (!response.ok) return record(response);
    diary.add(((await response.json()) as DiaryEntry).id);
  };
  const read = async () => {
    const response = await visitor.send('GET', `/api/diary?companyId=${companyId}&limit=3`);
    if (!response.ok) await record(response);
    else await response.body?.cancel();
  };
  // Each in transactions of several statements: their connections are lost between two of these.
  const register = async () => {
    const response = await visitor.send('POST', '/api/auth/register', aRegistration());
    if (!response.ok) await record(response);
    else await response.body?.cancel();
  };
  await Promise.all(
    [write, write, write, read, read, register].map(async (step) => {
      while (!signal.aborted) await step();
    }),
  );
}
