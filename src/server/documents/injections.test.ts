import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import { documentKindValues, documentLabels, type DocumentKind } from '#documents/labels.ts';
import { contextWith } from '../../../test/sample-context.ts';
import { documentWriters } from '#documents/writers.ts';
import type { DocumentWriter } from '#documents/kit/writer.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { textsOf } from '#shared/json.ts';
import { aCompany, aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { canary, injections, mark } from '../../../test/injections.ts';
import { promptOf, startModelServer, type ModelRequestBody } from '../../../test/model-server.ts';
import { diaryEntries, documents } from '../db/schema.ts';
import { createLanguageModel } from '../llm/provider.ts';

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
  languageModel: createLanguageModel({
    provider: 'openai-compatible',
    model: 'stand-in',
    baseUrl: provider.url,
    retry: { baseDelayMs: 1 },
  }),
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

/** Each order in every field of a form, and in the diary of the person it is about. */
async function writeAll(orders: readonly string[], by = server) {
  const { user, ids } = await aLeader(by);
  const results: { kind: DocumentKind; result: Record<string, unknown> }[] = [];
  for (const [index, order] of orders.entries()) {
    const entry = { companyId: ids.companyId, description: `Renata Lopes. ${order}` };
    await user.call(diaryEndpoints.create, { body: entry });
    const kind = documentKindValues[index % documentKindValues.length]!;
    const prompt = JSON.stringify(formOf(kind, order));
    const body = { type: kind, prompt, ...ids };
    const { result } = await user.call(documentEndpoints.generate, { body });
    results.push({ kind, result });
    // Each order stands alone: the next document draws on neither this one nor its diary entry.
    await by.db.delete(documents).where(eq(documents.companyId, ids.companyId));
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
