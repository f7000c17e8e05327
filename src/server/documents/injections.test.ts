import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import { documentKindValues, documentLabels, type DocumentKind } from '#documents/labels.ts';
import { contextWith } from '../../../test/sample-context.ts';
import { documentWriters } from '#documents/writers.ts';
import type { DocumentWriter } from '#documents/kit/writer.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { limits } from '#shared/limits.ts';
import { shareEndpoints } from '#shared/shares.ts';
import { progressLine } from '#documents/kit/plan-progress.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { textsOf } from '#shared/json.ts';
import { aCompany, aCompanyForm, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { canary, injections, mark } from '../../../test/injections.ts';
import {
  promptOf,
  standInModel,
  startModelServer,
  type ModelRequestBody,
} from '../../../test/model-server.ts';
import type { Db } from '../db/database.ts';
import {
  commitments,
  conversations,
  diaryEntries,
  documents,
  roundPeople,
  rounds,
} from '../db/schema.ts';
import { newId } from '../ids.ts';

/*
 * Orders typed into every field and into the diary, against a model that obeys whatever stands outside
 * the lines of data, and one that obeys what stands anywhere.
 */

/** A good document of each kind. */
const written = Object.fromEntries(
  documentKindValues.map((kind) => {
    const { compose } = documentWriters[kind] as DocumentWriter<object, object>;
    return [kind, compose({ freeText: 'Reduzir as filas nos horários de pico.' }, contextWith())];
  }),
) as Record<DocumentKind, object>;
/** What another company knows: nobody here ever types it. */
const secret = 'SEGREDO-DO-VIZINHO-8H2';
const kindAsked = ({ response_format: format }: ModelRequestBody) =>
  format?.json_schema?.name as DocumentKind;

/** What a model that was taken over would give: its own text wherever text may be, and keys of its own. */
function takenOver(kind: DocumentKind, prompt: string): string {
  const leaked = prompt.includes(secret) ? secret : '';
  let texts = 0;
  const marked = (value: unknown): unknown => {
    if (typeof value === 'string') return `${textOf(texts++)} ${leaked}`.trim();
    if (typeof value === 'number') return 5;
    if (Array.isArray(value)) return value.map(marked);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item)]));
  };
  return JSON.stringify({ ...(marked(written[kind]) as object), invadido: mark, isEdited: true });
}

/** A line of data begins with its id; what was typed in several lines goes on behind a bar. */
const outsideData = (prompt: string) => prompt.replace(/^(?:\[[A-Z]\d+\] | {2}\| ).*$/gmu, '');
/** The words of an order, whatever became of its line breaks. */
const within = (prompt: string, order: string) =>
  prompt.includes(order) || prompt.includes(order.trim().replaceAll('\n', '\n  | '));

const refrain = () => `Fui tomado: ${mark}`;
/** Not the same everywhere, so that it passes for a document. */
const varied = (index: number) => `Texto ${index} de quem tomou o lugar do documento.`;
let textOf: (index: number) => string = refrain;
let obeys: 'outside' | 'anywhere' | 'always' = 'outside';
let obeyed = 0;
const provider = await startModelServer({
  answer(body) {
    const kind = kindAsked(body);
    const prompt = promptOf(body);
    const heard = obeys === 'outside' ? outsideData(prompt) : prompt;
    const hears = heard.includes(mark) || injections.some((order) => within(heard, order));
    if (!hears && obeys !== 'always') return JSON.stringify(written[kind]);
    obeyed += 1;
    return takenOver(kind, prompt);
  },
});
afterAll(() => provider.close());

const environment = { RATE_LIMIT: 'off', INITIAL_CREDITS: '10000' };
const offline = testServer({ environment });
const server = testServer({
  environment,
  languageModel: standInModel(provider),
});

/** A form of a kind with one order in every field that takes text. */
function formOf(kind: DocumentKind, order: string): object {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return value === '' ? order : value;
    if (Array.isArray(value)) return value.length === 0 ? [order] : value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]));
  };
  return filled(documentContracts[kind].emptyForm()) as object;
}

async function aLeader(of = server) {
  const user = await of.newUser();
  const { company, employee, team } = await aCompany(user);
  return { user, ids: { companyId: company.id, employeeId: employee.id, teamId: team.id } };
}

async function aNeighbourWithSecrets() {
  const neighbour = await server.newUser();
  await neighbour.call(companyEndpoints.create, {
    body: { ...aCompanyForm(), name: secret, description: `${canary}: ${secret}` },
  });
}

/** The order as what was promised, and as what was agreed and noted in the last conversation. */
async function noteAsFollowed(
  { userId, db }: { userId: string; db: Db },
  { companyId, employeeId }: { companyId: string; employeeId: string },
  order: string,
) {
  const about = { companyId, employeeId, authorId: userId };
  await db
    .insert(commitments)
    .values({ ...about, id: newId(), owner: 'employee', sourceKind: 'hand', text: order });
  await db.insert(conversations).values({
    ...about,
    id: newId(),
    heldAt: new Date(),
    agreed: order,
    notes: order,
    outcome: order,
  });
}

/** The order as what the person answered on their page, to a question that holds it too. */
async function noteAsTold(
  { userId, db }: { userId: string; db: Db },
  { companyId, employeeId }: { companyId: string; employeeId: string },
  order: string,
) {
  const about = { companyId, authorId: userId };
  const roundId = newId();
  const closesOn = '2099-12-31';
  await db.insert(rounds).values({ ...about, id: roundId, questions: [order], closesOn });
  await db.insert(roundPeople).values({
    ...about,
    id: newId(),
    roundId,
    employeeId,
    tokenHash: roundId,
    answers: [order],
    answeredAt: new Date(),
  });
}

/** Each order in every field of a form, and in the diary of the person it is about. */
async function writeAll(orders: readonly string[], by = server) {
  const { user, ids } = await aLeader(by);
  const { id: userId } = (await user.call(accountEndpoints.me)).user;
  const results: { kind: DocumentKind; result: Record<string, unknown> }[] = [];
  for (const [index, order] of orders.entries()) {
    const entry = { companyId: ids.companyId, description: `Renata Lopes. ${order}` };
    await user.call(diaryEndpoints.create, { body: entry });
    await noteAsFollowed({ userId, db: by.db }, ids, order);
    await noteAsTold({ userId, db: by.db }, ids, order);
    const kind = documentKindValues[index % documentKindValues.length]!;
    const prompt = JSON.stringify(formOf(kind, order));
    const body = { type: kind, prompt, ...ids };
    const { result } = await user.call(documentEndpoints.generate, { body });
    results.push({ kind, result });
    // Each order stands alone: the next document draws on neither this one nor its diary entry.
    await by.db.delete(documents).where(eq(documents.companyId, ids.companyId));
    await by.db.delete(commitments).where(eq(commitments.companyId, ids.companyId));
    await by.db.delete(conversations).where(eq(conversations.companyId, ids.companyId));
    await by.db.delete(rounds).where(eq(rounds.companyId, ids.companyId));
    await by.db.delete(diaryEntries).where(eq(diaryEntries.companyId, ids.companyId));
  }
  return results;
}

const keysOf = (kind: DocumentKind) => Object.keys(written[kind]).toSorted();

test('no order leaves its line: a model that keeps to the rules writes as ever', async () => {
  obeys = 'outside';
  obeyed = 0;
  await aNeighbourWithSecrets();
  provider.requests.length = 0;
  const results = await writeAll(injections);
  expect(results.length).toBeGreaterThanOrEqual(100);
  expect(obeyed).toBe(0);
  for (const { body } of provider.requests) {
    expect(outsideData(promptOf(body))).not.toContain(mark);
    expect(body.response_format?.json_schema?.name).toBe(kindAsked(body));
  }
  for (const { kind, result } of results)
    expect(Object.keys(result).toSorted()).toEqual(keysOf(kind));
}, 120_000);

test('a model that obeys anything anywhere hears no order, and none shows', async () => {
  obeys = 'anywhere';
  obeyed = 0;
  await aNeighbourWithSecrets();
  provider.requests.length = 0;
  const results = await writeAll(injections);
  for (const { kind, result } of results) {
    expect(Object.keys(result).toSorted()).toEqual(keysOf(kind));
    expect(textsOf(result).join()).not.toMatch(/<script|promoção garantida|demissão imediata/iu);
  }
  expect(obeyed).toBe(0);
  expect(JSON.stringify(results)).not.toContain(mark);
  expect(JSON.stringify(results)).not.toContain(secret);
  expect(provider.requests.filter(({ body }) => promptOf(body).includes(secret))).toEqual([]);
}, 120_000);

/** A step of a shared plan that its person ticked with an order for evidence, as the leader has accepted it. */
async function acceptedEvidence(order: string) {
  const { user, ids } = await aLeader();
  const { companyId, employeeId } = ids;
  const { aiHistoryId: documentId } = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: JSON.stringify(aPdiForm(employeeId)), companyId, employeeId },
  });
  const { share, url } = await user.call(shareEndpoints.create, { body: { documentId } });
  const { key } = share.steps[0]!;
  await server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ do: 'answer', step: key, [`how:${key}`]: order }).toString(),
  });
  await user.call(shareEndpoints.accept, { params: { id: share.id }, body: { key } });
  const query = { companyId, state: 'done' } as const;
  const { items } = await user.call(commitmentEndpoints.list, { query });
  return { user, ids, step: items[0]! };
}

test.each(['outside', 'anywhere'] as const)(
  'evidence of a link that the leader accepted is no order in the plan that continues (%s)',
  async (ears) => {
    for (const order of injections.filter((_, index) => index % 12 === 0)) {
      obeys = 'outside';
      const { user, ids, step } = await acceptedEvidence(order);
      expect(step.evidence).toBe(order.replace(/\s+/gu, ' ').trim().slice(0, limits.evidence));
      obeys = ears;
      obeyed = 0;
      const progress = [progressLine('done', `${step.text} (${step.evidence})`)];
      const prompt = JSON.stringify({ ...aPdiForm(ids.employeeId), progress });
      const { result } = await user.call(documentEndpoints.generate, {
        body: { type: 'pdi', prompt, ...ids },
      });
      expect([order, obeyed, JSON.stringify(result).includes(mark)]).toEqual([order, 0, false]);
    }
  },
  120_000,
);

test('without a model no order shows either', async () => {
  const results = await writeAll(injections, offline);
  expect(JSON.stringify(results)).not.toContain(mark);
}, 120_000);

test.each(documentKindValues)(
  '%s: a model that says one thing everywhere has written nothing, and costs nothing',
  async (kind) => {
    obeys = 'always';
    textOf = refrain;
    const { user, ids } = await aLeader();
    const { credits } = await user.call(accountEndpoints.credits);
    const body = {
      type: kind,
      prompt: JSON.stringify(documentContracts[kind].emptyForm()),
      ...ids,
    };
    const { status } = await user.fail(documentEndpoints.generate, { body });
    expect(status).toBe(503);
    expect(await user.call(accountEndpoints.credits)).toEqual({ credits });
    const rows = await server.db
      .select()
      .from(documents)
      .where(eq(documents.companyId, ids.companyId));
    expect(rows).toEqual([]);
  },
);

test.each(documentKindValues)(
  '%s: what is known for certain survives a model taken over',
  async (kind) => {
    obeys = 'always';
    textOf = varied;
    const { user, ids } = await aLeader();
    const form = { ...documentContracts[kind].emptyForm(), employeeName: 'Renata Lopes' };
    const { result, aiHistoryId } = await user.call(documentEndpoints.generate, {
      body: { type: kind, prompt: JSON.stringify(form), ...ids },
    });
    const item = await user.call(documentEndpoints.historyItem, { params: { id: aiHistoryId } });
    expect(item.content).toEqual(result);
    expect(documentLabels[kind].kind).not.toBe('');
    expect(result).not.toHaveProperty('invadido');
    expect(result).not.toHaveProperty('isEdited');
  },
);
