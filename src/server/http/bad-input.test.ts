import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fileUrl } from '#shared/files.ts';
import { endpointNames, endpointsByName, type EndpointName } from '../../../test/all-endpoints.ts';
import { mutated, validInput } from '../../../test/arbitrary-input.ts';
import { encodeRequest, inject, type RequestInput } from '../../../test/encoded-request.ts';
import {
  asText,
  expectContract,
  expectStatus,
  statusesForBody,
  statusesForQuery,
} from '../../../test/expected-answer.ts';
import { aFullCompany, type FullCompany } from '../../../test/full-company.ts';
import { testServer } from '../../../test/harness.ts';
import { hostileValues } from '../../../test/hostile-values.ts';
import { leafPaths } from '../../../test/schema-paths.ts';
import { tenancyRows } from '../../../test/tenancy-rows.ts';

/** How many inputs of each sort an endpoint is given; more by hand: `INPUTS=2000 npm test -- bad-input`. */
const numRuns = Number(process.env['INPUTS'] ?? 40);
const seed = Number(process.env['SEED'] ?? 20_260_318);

const server = testServer({ environment: { RATE_LIMIT: 'off', INITIAL_CREDITS: '1000000' } });
let user: FullCompany;
let newcomer: string;
let sent = 0;

beforeAll(async () => {
  user = await aFullCompany(server, 'marina');
  newcomer = (await server.newUser()).cookie();
});

afterAll(() => {
  console.info(`bad input: ${endpointNames.length} endpoints, ${sent} inputs, seed ${seed}`);
});

/** What handlers answer by themselves to input that fits the schema, beside the success. */
const handled: Partial<Record<EndpointName, number[]>> = {
  'accounts.login': [401],
  'accounts.register': [409],
  'accounts.checkResetToken': [400],
  'accounts.resetPassword': [400],
  'accounts.updateProfile': [409],
  'companies.create': [400, 409],
  'companies.update': [400],
  // The day of one that was held, a day that is over, a hundred points.
  'conversations.update': [409],
  'conversations.close': [400, 409],
  'conversations.addPoint': [409],
  // Of another version; where no model writes recordings down.
  'meetingClosings.update': [409],
  'diary.update': [409],
  'diary.transcribe': [404],
  'documents.generate': [400],
  // Made from another version.
  'documents.edit': [400, 409, 413],
  'documents.goBack': [409],
  'documents.adjust': [400, 409],
  'documents.takeChanges': [400, 409],
  // A meeting without its hour; a kind without days.
  'documents.exportDocument': [400],
  'documents.oneClickInterview': [400],
  'documents.oneClickPdi': [400],
  'documents.oneClickFeedback': [400],
  // Both neighbours at once.
  'documents.history': [400],
  'documents.cancel': [409],
  'files.upload': [400, 415],
  'privacy.deleteAccount': [400, 401, 403],
  // Whose it is names a person, or one that is closed stays as it was.
  'commitments.create': [400],
  'commitments.update': [400, 409],
  'commitments.done': [409],
  'developmentPlans.checkIn': [409],
  // Words that the guard refuses, no criterion of the script, sixty cards.
  'candidateCards.create': [400, 409],
  'candidateCards.update': [400, 409],
  // What is no list, columns that make none, one that is over.
  'peopleImports.read': [400, 413, 415],
  'peopleImports.check': [400, 409],
  'peopleImports.commit': [400, 409],
  'peopleImports.undo': [409],
  'peopleImports.rejected': [409],
  // A step that nobody ticked; a deactivation of long ago.
  'shares.accept': [409],
  // A day that is over, words that go by no link; a closing of long ago; one who was reminded or has answered.
  'rounds.create': [400, 409],
  'rounds.reopen': [409],
  'rounds.renew': [409],
  'rounds.remind': [409],
  // What the document does not promise.
  'promises.follow': [409],
};

/** What is answered to a token that is nobody's, where that is not 404: the page of a mail says so in words. */
const unknownToken: Partial<Record<EndpointName, number>> = {
  'accounts.checkResetToken': 400,
  'commitmentSettings.digestPage': 200,
  'commitmentSettings.leaveDigest': 200,
};

function statusesOf(name: EndpointName): number[] {
  const unknownId = Object.keys(tenancyRows[name].names).length > 0 ? [404] : [];
  return [endpointsByName[name].status, ...unknownId, ...(handled[name] ?? [])];
}

/** Two fields that must agree say so in the schema as a function, which tells no generator anything. */
const agreeing: Partial<Record<EndpointName, (body: unknown) => unknown>> = {
  'accounts.resetPassword': (body) => ({
    ...(body as object),
    confirmPassword: (body as { password: string }).password,
  }),
};

function known(key: string): string | undefined {
  const { ids } = user;
  const ownIds: Record<string, string> = {
    companyId: ids.company,
    teamId: ids.team,
    teamIds: ids.team,
    employeeId: ids.employee,
    removeFileIds: ids.employeeFile,
    olderThan: ids.document,
    newerThan: ids.document,
    fileUrl: fileUrl(ids.processFile),
    plannedOn: '2030-03-01',
    nextOn: '2030-03-01',
    writtenAt: '2026-03-01T12:00:00.000Z',
  };
  return Object.hasOwn(ownIds, key) ? ownIds[key] : undefined;
}

const withBody = endpointNames.filter((name) => endpointsByName[name].body !== undefined);
const withQuery = endpointNames.filter((name) => endpointsByName[name].query !== undefined);
const withParams = endpointNames.filter((name) => endpointsByName[name].path.includes(':'));

test.each(withBody)('%s takes what its schema takes', async (name) => {
  const schema = endpointsByName[name].body!;
  const fit = agreeing[name] ?? ((body: unknown) => body);
  const input = validInput(schema, known).map(fit);
  await expectAll(input, async (body) => {
    expect(z.safeParse(schema, body).error).toBeUndefined();
    const response = await send(name, { body });
    expectStatus(response, statusesOf(name));
  });
});

test.each(withBody)('%s refuses a body that its schema does not take', async (name) => {
  const endpoint = endpointsByName[name];
  const input = mutated(validInput(endpoint.body!, known));
  await expectAll(input, async (body) => {
    const response = await send(name, { body });
    expectStatus(response, statusesForBody(endpoint, body, statusesOf(name)));
  });
});

test.each(withQuery)('%s refuses a query that its schema does not take', async (name) => {
  const endpoint = endpointsByName[name];
  const texts = fc.oneof(
    fc.constantFrom(...hostileValues).map((value) => asText(value).slice(0, 4_000)),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const pair = fc.tuple(fc.nat(), texts);
  const input = fc.tuple(validInput(endpoint.query!, known), fc.array(pair, { maxLength: 3 }));
  await expectAll(input, async ([valid, more]) => {
    const pairs = Object.entries(valid as object).map(([key, value]) => [key, asText(value)]);
    const keys = [...pairs.map(([key]) => key!), 'limit', 'page', '__proto__', 'q', 'type', 'date'];
    const added = more.map(([at, text]) => [keys[at % keys.length]!, text]);
    const all = [...pairs, ...added] as [string, string][];
    const response = await send(name, {}, `?${new URLSearchParams(all)}`);
    const decided = statusesForQuery(endpoint, all, statusesOf(name));
    expectStatus(response, decided, String(new URLSearchParams(all)));
  });
});

test.each(withQuery)('%s: no place of a query takes what cannot be stored', async (name) => {
  const { query } = tenancyRows[name].input(user);
  for (const path of leafPaths(endpointsByName[name].query, 'query')) {
    const key = path.split('.').at(-1)!;
    const response = await send(name, { query: { ...query, [key]: 'com \0 nulo' } });
    expectStatus(response, [400], key);
  }
});

test.each(withParams)('%s: what is no id is nobody’s', async (name) => {
  const { path } = endpointsByName[name];
  const key = /:(\w+)/.exec(path)![1]!;
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
    fc.constantFrom(...hostileValues).map((value) => asText(value).slice(0, 990) || '-'),
  );
  // Dots alone are a path of their own.
  const noDots = text.filter((id) => !/^\.+$/.test(id));
  await expectAll(noDots, async (id) => {
    const own = tenancyRows[name].input(user);
    const response = await send(name, { ...own, params: { [key]: id.toWellFormed() } });
    expectStatus(response, [unknownToken[name] ?? 404]);
  });
});

async function expectAll<T>(input: fc.Arbitrary<T>, check: (value: T) => Promise<void>) {
  await fc.assert(fc.asyncProperty(input, check), { seed, numRuns });
  expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
}

/** Sends input as the user, or as one whom it may cost: who leaves, or has no company yet. */
async function send(name: EndpointName, input: RequestInput, search = '') {
  const endpoint = endpointsByName[name];
  const { params = {} } = tenancyRows[name].input(user);
  const cookie = tenancyRows[name].asNewcomer ? newcomer : user.cookie;
  const headers = { cookie, ...input.headers };
  const request = await encodeRequest(endpoint, { params, ...input, headers });
  const response = await inject(server.app, { ...request, url: `${request.url}${search}` });
  sent += 1;
  expectContract(endpoint, response);
  if (tenancyRows[name].asNewcomer && response.statusCode === 201) {
    newcomer = (await server.newUser()).cookie();
  }
  return response;
}
