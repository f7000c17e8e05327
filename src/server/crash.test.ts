import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Generated, HistoryItem } from '#documents/endpoints.ts';
import type { Company } from '#shared/companies.ts';
import type { DiaryEntry } from '#shared/diary.ts';
import type { Employee } from '#shared/employees.ts';
import { aCompanyForm, anEmployeeForm, aRegistration } from '../../test/factories.ts';
import { freshDatabase } from '../../test/postgres.ts';
import { remoteVisitor, type RemoteVisitor } from '../../test/remote-visitor.ts';
import { startServer, usedDataDir } from '../../test/server-process.ts';
import { openPostgresDatabase } from './db/postgres.ts';

const rounds = 3;
const initialCredits = 100_000;

/** What the server said it has. */
interface Acknowledged {
  diary: Map<string, string>;
  employees: Map<string, { name: string; files: Map<string, Buffer> }>;
  documents: Set<string>;
  /** Generations whose answer never came: the key and the request, to be asked again. */
  unanswered: Map<string, object>;
}

test('killed again and again under a mixed load, it has all that it acknowledged', async () => {
  const environment = await durableEnvironment();
  const acknowledged: Acknowledged = {
    diary: new Map(),
    employees: new Map(),
    documents: new Set(),
    unanswered: new Map(),
  };
  let server = await startServer(environment);
  const visitor = remoteVisitor(server.url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const company = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());

  for (let round = 1; round <= rounds; round += 1) {
    const kill = new AbortController();
    const load = mixedLoad(visitor, company.id, { acknowledged, signal: kill.signal });
    // Whatever the machine's speed, each kind of work has come through when the kill comes.
    const { diary, employees, documents } = acknowledged;
    const before = [diary.size, employees.size, documents.size];
    const grown = () =>
      [diary, employees, documents].every(({ size }, at) => size > before[at]! + 1);
    while (!grown()) await Promise.race([load, pause(20)]);
    await pause(randomInt(0, 300));
    kill.abort();
    await server.end('SIGKILL');
    await load;
    server = await startServer(environment);
    visitor.url = server.url;
    await expectAllThere(visitor, company.id, acknowledged);
  }
  await repeatUnanswered(visitor, acknowledged);
  await expectAllThere(visitor, company.id, acknowledged);
  await expectAllWhole(visitor, company.id, acknowledged);
}, 600_000);

/** The same settings at every start, so that what is kept is found again. */
async function durableEnvironment(): Promise<Record<string, string>> {
  const environment = {
    DATA_DIR: await usedDataDir(),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    INITIAL_CREDITS: String(initialCredits),
  };
  if (process.env['LEME_TEST_DATABASE'] !== 'postgres') return environment;
  const { url, drop } = await freshDatabase(async (empty) => {
    const opened = await openPostgresDatabase(empty);
    await opened.close();
  });
  onTestFinished(drop);
  return { ...environment, DATABASE_URL: url };
}

/** Writers that go on until the server is gone. */
async function mixedLoad(
  visitor: RemoteVisitor,
  companyId: string,
  { acknowledged, signal }: { acknowledged: Acknowledged; signal: AbortSignal },
): Promise<void> {
  const untilGone = async (step: () => Promise<void>) => {
    try {
      while (!signal.aborted) {
        await step();
        // Quick writes must not take every turn from slow ones.
        await pause(20);
      }
    } catch (error) {
      // fetch says so of a connection that breaks; anything else, or sooner, is a finding.
      if (!signal.aborted || !(error instanceof TypeError)) throw error;
    }
  };
  await Promise.all([
    untilGone(() => writeDiary(visitor, companyId, acknowledged)),
    untilGone(() => writeDiary(visitor, companyId, acknowledged)),
    untilGone(() => hire(visitor, companyId, acknowledged)),
    untilGone(() => replaceFile(visitor, acknowledged)),
    untilGone(() => generate(visitor, companyId, acknowledged)),
  ]);
}

async function writeDiary(visitor: RemoteVisitor, companyId: string, { diary }: Acknowledged) {
  const description = `Observação ${randomUUID()}`;
  const entry = await visitor.ask<DiaryEntry>('POST', '/api/diary', { description, companyId });
  diary.set(entry.id, description);
}

async function hire(visitor: RemoteVisitor, companyId: string, { employees }: Acknowledged) {
  const name = `Pessoa ${randomUUID()}`;
  const contents = [randomBytes(50_000), randomBytes(10)];
  const form = multipart({ ...anEmployeeForm(), name, companyId }, contents);
  const { id, files } = await visitor.ask<Employee>('POST', '/api/employees', form);
  expect(files).toHaveLength(contents.length);
  employees.set(id, {
    name,
    files: new Map(contents.map((content) => [addressOf(content, files), content])),
  });
}

/** Takes one file of an employee away and adds another; which of both is there shows at the end. */
async function replaceFile(visitor: RemoteVisitor, { employees }: Acknowledged) {
  const [id, employee] = [...employees].at(-1) ?? [];
  const [former] = employee?.files.keys() ?? [];
  if (!id || !employee || !former) return;
  const content = randomBytes(1_000);
  const removed = { removeFileIds: [former.split('/').at(-1)] };
  // Between the request and its answer either state is right.
  employee.files.delete(former);
  const { files } = await visitor.ask<Employee>(
    'PUT',
    `/api/employees/${id}`,
    multipart(removed, [content]),
  );
  employee.files.set(addressOf(content, files), content);
}

async function generate(
  visitor: RemoteVisitor,
  companyId: string,
  { documents, unanswered }: Acknowledged,
) {
  const key = randomUUID();
  const body = { type: 'pdi', prompt: JSON.stringify({ goals: ['Ouvir mais'] }), companyId };
  unanswered.set(key, body);
  const response = await visitor.send('POST', '/api/ai/generate', body, { 'idempotency-key': key });
  const { aiHistoryId } = (await response.json()) as Generated;
  documents.add(aiHistoryId);
  unanswered.delete(key);
}

async function expectAllThere(
  visitor: RemoteVisitor,
  companyId: string,
  { diary, employees }: Acknowledged,
): Promise<void> {
  const entries = await visitor.ask<DiaryEntry[]>('GET', `/api/diary?companyId=${companyId}`);
  const descriptions = new Map(entries.map(({ id, description }) => [id, description]));
  for (const [id, description] of diary) expect(descriptions.get(id)).toBe(description);

  const people = await visitor.ask<Employee[]>('GET', `/api/employees?companyId=${companyId}`);
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const [id, { name, files }] of employees) {
    const person = byId.get(id);
    expect(person?.name).toBe(name);
    for (const fileUrl of files.keys()) {
      expect(person?.files.map((file) => file.fileUrl)).toContain(fileUrl);
    }
  }
  const { credits } = await visitor.ask<{ credits: number }>('GET', '/api/user/credits');
  const { total } = await visitor.ask<{ total: number }>('GET', '/api/ai-history?limit=1');
  expect(initialCredits - credits).toBe(total);
}

/** Every document can be read, and every row of a file has its bytes, also what nobody acknowledged. */
async function expectAllWhole(
  visitor: RemoteVisitor,
  companyId: string,
  { employees, documents }: Acknowledged,
): Promise<void> {
  for (const id of documents) {
    await visitor.ask<HistoryItem>('GET', `/api/ai-history/${id}`);
  }
  const people = await visitor.ask<Employee[]>('GET', `/api/employees?companyId=${companyId}`);
  const contents = new Map([...employees.values()].flatMap(({ files }) => [...files]));
  for (const { fileUrl } of people.flatMap(({ files }) => files)) {
    const response = await visitor.send('GET', fileUrl);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(bytes.equals(contents.get(fileUrl) ?? bytes)).toBe(true);
  }
}

/** What a kill cut off runs again under its key, and what had been finished is answered from the history. */
async function repeatUnanswered(visitor: RemoteVisitor, { documents, unanswered }: Acknowledged) {
  for (const [key, body] of unanswered) {
    const headers = { 'idempotency-key': key };
    const response = await visitor.send('POST', '/api/ai/generate', body, headers);
    expect(response.status).toBe(200);
    documents.add(((await response.json()) as Generated).aiHistoryId);
  }
  unanswered.clear();
}

function addressOf(content: Buffer, files: Employee['files']): string {
  return files.find(({ fileName }) => fileName === nameOf(content))!.fileUrl;
}

/** Each content is sent as a file named by its own beginning. */
function multipart(data: object, contents: Buffer[]): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const content of contents) {
    form.append('files', new Blob([new Uint8Array(content)]), nameOf(content));
  }
  return form;
}

function nameOf(content: Buffer): string {
  return `${content.toString('hex', 0, 8)}.bin`;
}
