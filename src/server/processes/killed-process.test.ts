import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Generated } from '#documents/endpoints.ts';
import type { Company } from '#shared/companies.ts';
import type { DiaryEntry } from '#shared/diary.ts';
import type { Employee } from '#shared/employees.ts';
import {
  aCompanyForm,
  anEmployeeForm,
  aRegistration,
  aPdiAnswer,
} from '../../../test/factories.ts';
import { aGate } from '../../../test/gate.ts';
import {
  startInstallation,
  startPatienceMs,
  type Installation,
} from '../../../test/installation.ts';
import { remoteVisitor, type RemoteVisitor } from '../../../test/remote-visitor.ts';
import { lostStatus, servedBy } from '../../../test/round-robin.ts';

// Several programs at once on a machine that may have other things to do.
vi.setConfig({ testTimeout: 120_000 });

/*
 * One of three processes is killed under load: what was acknowledged is there, what failed was with the
 * killed one, and no credit is gone without its document.
 */

const text = JSON.stringify(aPdiAnswer());
const initialCredits = 10_000;
const killed = 1;
/** What only the killed process writes. */
const held = 'Documento que o processo morto escrevia';
const gate = aGate();
let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({
    processes: 3,
    answer: (body) => ({
      text,
      firstByteDelayMs: 30,
      ...(JSON.stringify(body).includes(held) && { after: gate.opened }),
    }),
    environment: { LOG_LEVEL: 'error', RATE_LIMIT: 'off', INITIAL_CREDITS: String(initialCredits) },
  });
}, startPatienceMs);

afterAll(() => installation.close());

/** What the processes said they have, and the requests that got no answer. */
interface Ledger {
  diary: Map<string, string>;
  files: Map<string, Buffer>;
  documents: Set<string>;
  /** Generations without an answer: key and request. */
  unanswered: Map<string, object>;
  /** The processes that requests were lost with. */
  lostWith: Set<string | null>;
}

test('a process killed under load takes with it only the requests that it held', async () => {
  const visitor = remoteVisitor(installation.url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  const ledger: Ledger = {
    diary: new Map(),
    files: new Map(),
    documents: new Set(),
    unanswered: new Map(),
    lostWith: new Set(),
  };
  const heldKey = randomUUID();
  const heldBody = { type: 'pdi', prompt: held, companyId };
  const heldRequest = holdAtKilled(visitor, heldKey, heldBody);

  const end = new AbortController();
  const load = underLoad(visitor, { companyId, ledger, signal: end.signal });
  const sizes = () => [ledger.diary.size, ledger.files.size, ledger.documents.size];
  const grownBy = async (count: number) => {
    const before = sizes();
    const hasGrown = () => sizes().every((size, index) => size >= before[index]! + count);
    await Promise.race([load, soon(hasGrown, true)]);
  };
  await grownBy(6);
  await soon(() => stateOf(heldKey), 'running');
  installation.processes[killed]!.signal('SIGKILL');
  expect(await heldRequest).toBeInstanceOf(TypeError);
  await grownBy(6);
  end.abort();
  await load;

  // Nothing failed but what was with it; whoever came after went to another.
  expect([...ledger.lostWith].filter((index) => index !== String(killed))).toEqual([]);
  gate.open();
  ledger.unanswered.set(heldKey, heldBody);
  await askAgain(visitor, ledger);
  await expectAllThere(visitor, companyId, ledger);
});

async function soon<T>(look: () => T | Promise<T>, wanted: T): Promise<void> {
  await expect.poll(look).toEqual(wanted);
}

/** Sent past the proxy: resolves to what fetch says of a connection that breaks. */
function holdAtKilled(visitor: RemoteVisitor, key: string, body: object): Promise<unknown> {
  visitor.url = installation.urls[killed]!;
  const headers = { 'idempotency-key': key };
  const request = visitor.send('POST', '/api/ai/generate', body, headers);
  visitor.url = installation.url;
  return request.catch((error: unknown) => error);
}

async function stateOf(key: string): Promise<string | undefined> {
  const rows = await installation.sql<{ state: string }>(
    'select state from generations where key = $1',
    [key],
  );
  return rows[0]?.state;
}

interface Load {
  companyId: string;
  ledger: Ledger;
  signal: AbortSignal;
}

async function underLoad(visitor: RemoteVisitor, load: Load): Promise<void> {
  const repeat = async (step: (visitor: RemoteVisitor, load: Load) => Promise<void>) => {
    while (!load.signal.aborted) await step(visitor, load);
  };
  await Promise.all([writeDiary, writeDiary, hire, generate, generate, generate].map(repeat));
}

/** The JSON of an answer; null where the request was lost with its process. */
async function answerTo<T>(response: Response, { lostWith }: Ledger): Promise<T | null> {
  if (response.status === lostStatus) {
    lostWith.add(response.headers.get(servedBy));
    return null;
  }
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${body}`);
  return JSON.parse(body) as T;
}

async function writeDiary(visitor: RemoteVisitor, { companyId, ledger }: Load): Promise<void> {
  const description = `Observação ${randomUUID()}`;
  const response = await visitor.send('POST', '/api/diary', { description, companyId });
  const entry = await answerTo<DiaryEntry>(response, ledger);
  if (entry) ledger.diary.set(entry.id, description);
}

async function hire(visitor: RemoteVisitor, { companyId, ledger }: Load): Promise<void> {
  const content = randomBytes(30_000);
  const form = new FormData();
  form.set('data', JSON.stringify({ ...anEmployeeForm(), companyId }));
  form.append('files', new Blob([new Uint8Array(content)]), 'avaliacao.bin');
  const response = await visitor.send('POST', '/api/employees', form);
  const employee = await answerTo<Employee>(response, ledger);
  if (employee) ledger.files.set(employee.files[0]!.fileUrl, content);
}

async function generate(visitor: RemoteVisitor, { companyId, ledger }: Load): Promise<void> {
  const key = randomUUID();
  const body = { type: 'pdi', prompt: 'Plano', companyId };
  ledger.unanswered.set(key, body);
  const headers = { 'idempotency-key': key };
  const response = await visitor.send('POST', '/api/ai/generate', body, headers);
  const generated = await answerTo<Generated>(response, ledger);
  if (!generated) return;
  ledger.unanswered.delete(key);
  ledger.documents.add(generated.aiHistoryId);
}

/** As a client does whose connection broke. What had been written is answered; the rest begins anew. */
async function askAgain(visitor: RemoteVisitor, { unanswered, documents }: Ledger): Promise<void> {
  await installation.sql(
    "update generations set alive_at = now() - interval '15 seconds' where state = 'running'",
  );
  for (const [key, body] of unanswered) {
    const headers = { 'idempotency-key': key };
    const response = await visitor.send('POST', '/api/ai/generate', body, headers);
    expect(response.status).toBe(200);
    documents.add(((await response.json()) as Generated).aiHistoryId);
    expect(await stateOf(key)).toBe('done');
  }
}

async function expectAllThere(
  visitor: RemoteVisitor,
  companyId: string,
  { diary, files, documents }: Ledger,
): Promise<void> {
  const entries = await visitor.ask<DiaryEntry[]>('GET', `/api/diary?companyId=${companyId}`);
  const descriptions = new Map(entries.map(({ id, description }) => [id, description]));
  for (const [id, description] of diary) expect(descriptions.get(id)).toBe(description);
  for (const [fileUrl, content] of files) {
    const response = await visitor.send('GET', fileUrl);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  }
  const { total } = await visitor.ask<{ total: number }>('GET', '/api/ai-history?limit=1');
  const { credits } = await visitor.ask<{ credits: number }>('GET', '/api/user/credits');
  // Every key has its answer by now: as many documents as that, and as many credits.
  expect(total).toBe(documents.size);
  expect(initialCredits - credits).toBe(total);
}
