import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentEndpoints, type Generated } from '#documents/endpoints.ts';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { documentWriters } from '#documents/writers.ts';
import type { DocumentWriter } from '#documents/kit/writer.ts';
import { contextWith } from '../../../test/sample-context.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import {
  standInModel,
  startModelServer,
  type ModelRequestBody,
} from '../../../test/model-server.ts';
import { streamEvents } from '../../../test/stream-events.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { documents, generations, users } from '../db/schema.ts';

/*
 * All kinds from a model that writes them piece by piece, to clients that stay, leave, come back or
 * change their mind.
 */

/** A document of each kind, as a model would write it. */
const written = Object.fromEntries(
  documentKindValues.map((kind) => {
    const { compose } = documentWriters[kind] as DocumentWriter<object, object>;
    return [kind, compose({ freeText: 'Reduzir as filas nos horários de pico.' }, contextWith())];
  }),
) as Record<DocumentKind, object>;

const kindAsked = ({ response_format: format }: ModelRequestBody) =>
  format?.json_schema?.name as DocumentKind;
const provider = await startModelServer({
  answer: (body) => ({
    text: JSON.stringify(written[kindAsked(body)]),
    chunkSize: 60,
    chunkDelayMs: 1,
  }),
});
afterAll(() => provider.close());

const server = testServer({
  // More generations than one person may have in a minute.
  environment: { RATE_LIMIT: 'off' },
  languageModel: standInModel(provider),
});

let origin: string;
beforeAll(async () => {
  origin = await server.listen();
});

async function aLeader(credits: number) {
  const user = await server.newUser();
  const { company, employee, team } = await aCompany(user);
  const { user: account } = await user.call(accountEndpoints.me);
  await server.db.update(users).set({ credits }).where(eq(users.id, account.id));
  const order = (type: DocumentKind) => ({
    type,
    prompt: 'Reduzir as filas nos horários de pico.',
    companyId: company.id,
    teamId: team.id,
    employeeId: employee.id,
  });
  return { user, order, userId: account.id, companyId: company.id };
}

interface Asked {
  user: Visitor;
  body: object;
  key: string;
  headers?: Record<string, string>;
}

/** Bytes as they came, and what they say. The connection can be left at any moment. */
function ask({ user, body, key, headers = {} }: Asked) {
  const call = httpRequest(`${origin}/api/ai/generate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'idempotency-key': key,
      cookie: user.cookie(),
      ...headers,
    },
  });
  const answer = new Promise<{ status: number; bytes: Buffer }>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(pieces) }),
      );
      response.once('close', () => reject(new Error('left')));
    });
  });
  answer.catch(() => undefined);
  call.end(JSON.stringify(body));
  return { answer, leave: () => call.destroy() };
}

test.each(documentKindValues)('%s: deltas add up to the document', async (kind) => {
  const { user, order } = await aLeader(5);
  const { bytes } = await ask({ user, body: order(kind), key: randomUUID() }).answer;
  const events = streamEvents(bytes.toString());
  expect(events[0]?.event).toBe('context');
  const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data['text']);
  expect(deltas.length).toBeGreaterThan(1);
  expect(JSON.parse(deltas.join(''))).toEqual(written[kind]);
  const done = events.at(-1);
  expect(done?.event).toBe('done');
  expect(Object.keys((done?.data as Generated | undefined)?.result ?? {})).toEqual(
    expect.arrayContaining(Object.keys(written[kind])),
  );
});

test.each(documentKindValues)('%s: a stream costs no more than the answer alone', async (kind) => {
  const { user, order } = await aLeader(5);
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const { bytes } = await ask({ user, body: order(kind), key: randomUUID(), headers }).answer;
  const events = streamEvents(gunzipSync(bytes).toString());
  const size = Buffer.byteLength(JSON.stringify(events.at(-1)?.data));
  expect(bytes.length / size).toBeLessThan(1.3);
});

test('an encoding that was refused is not used', async () => {
  const { user, order } = await aLeader(5);
  for (const refused of ['gzip;q=0', 'identity', 'br', 'gzip; q=0.0, br']) {
    const headers = { 'accept-encoding': refused };
    const { bytes } = await ask({ user, body: order('pdi'), key: randomUUID(), headers }).answer;
    expect(streamEvents(bytes.toString()).at(-1)?.event).toBe('done');
  }
});

const moods = ['stays', 'leaves', 'comes back', 'cancels'] as const;

/** Enough that every mood meets every kind. */
const readers = 100;

/** The same choices in every run. */
const plan = fc.sample(
  fc.record({
    kind: fc.constantFrom(...documentKindValues),
    mood: fc.constantFrom(...moods),
    after: fc.integer({ min: 0, max: 120 }),
  }),
  { numRuns: readers, seed: 20261121 },
);

test('readers who leave, come back or cancel at any moment: no document lost, none unpaid', async () => {
  const { user, order, userId, companyId } = await aLeader(plan.length);
  const answered = new Map<string, string>();
  const cancelled = new Set<string>();

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const read = ({ bytes }: { bytes: Buffer }) => streamEvents(bytes.toString()).at(-1);
  async function interrupt({ kind, mood, after }: (typeof plan)[number]): Promise<void> {
    const asked = { user, body: order(kind), key: randomUUID() };
    const first = ask(asked);
    if (mood !== 'stays') await wait(after);
    if (mood === 'cancels') {
      const params = { key: asked.key };
      const cancel = async () => (await user.send(documentEndpoints.cancel, { params })).statusCode;
      let status = await cancel();
      // On a slow machine there is nothing to cancel yet.
      while (status === 404) status = await cancel();
      if (status === 200) cancelled.add(asked.key);
    }
    if (mood === 'leaves' || mood === 'comes back') first.leave();
    const last = mood === 'comes back' ? ask(asked) : first;
    const done = await last.answer.then(read, () => undefined);
    if (done?.event === 'done') answered.set(asked.key, String(done.data['aiHistoryId']));
  }
  const queue = [...plan];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await interrupt(next);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  await expect.poll(async () => (await runningOf(userId)).length).toBe(0);

  // In one moment: a request that was left may begin as late as now.
  const { rows, account, finished } = await server.db.transaction(
    async (tx) => ({
      rows: await tx.select().from(documents).where(eq(documents.companyId, companyId)),
      account: (await tx.select().from(users).where(eq(users.id, userId)))[0],
      finished: await tx.select().from(generations).where(eq(generations.userId, userId)),
    }),
    { isolationLevel: 'repeatable read' },
  );
  expect(plan.length - account!.credits).toBe(rows.length);
  const done = finished.filter(({ state }) => state === 'done');
  expect(new Set(done.map(({ documentId }) => documentId))).toEqual(
    new Set(rows.map(({ id }) => id)),
  );
  expect(done).toHaveLength(rows.length);
  const others = finished.filter(({ state }) => state !== 'done');
  expect(others.filter(({ documentId }) => documentId !== null)).toEqual([]);
  expect(done.filter(({ key }) => cancelled.has(key))).toEqual([]);
  const documentUnder = new Map(done.map(({ key, documentId }) => [key, documentId]));
  for (const [key, id] of answered) expect(documentUnder.get(key)).toBe(id);
  expect(cancelled.size).toBeGreaterThan(readers / 20);
  expect(answered.size).toBeGreaterThan(readers * 0.4);
}, 120_000);

async function runningOf(userId: string) {
  return server.db
    .select({ key: generations.key })
    .from(generations)
    .where(and(eq(generations.userId, userId), sql`${generations.state} = 'running'`));
}
