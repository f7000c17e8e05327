import { and, eq, getTableName, ne, notInArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fileUrl } from '#shared/files.ts';
import { endpointNames, endpointsByName, type EndpointName } from '../../../test/all-endpoints.ts';
import { encodeRequest, inject, type RequestInput } from '../../../test/encoded-request.ts';
import {
  aFullCompany,
  idNames,
  seenByOwner,
  type FullCompany,
  type IdName,
} from '../../../test/full-company.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsWith } from '../../../test/rows.ts';
import { leafPaths } from '../../../test/schema-paths.ts';
import { tenancyRows, type TenancyAnswer } from '../../../test/tenancy-rows.ts';
import { textOfZip } from '../../../test/zip-text.ts';
import {
  candidateCards,
  peopleImports,
  documents,
  generations,
  levelCheckIns,
  roundPeople,
  rounds,
  shares,
  talkingPoints,
} from '../db/schema.ts';
import { dataTables } from '../db/tenant-tables.ts';
import { newId } from '../ids.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off', INITIAL_CREDITS: '5000' } });
const firstMarker = 'zulmira';
let first: FullCompany;
let second: FullCompany;
let seen: unknown;
/** What no request of anybody else may change. */
let owned: unknown;

beforeAll(async () => {
  first = await aFullCompany(server, firstMarker);
  second = await aFullCompany(server, 'beatriz');
  seen = await seenByOwner(first);
  owned = await ownedByFirst();
});

/** Every row of every table that speaks of the first user, or of anything that is theirs. */
const ownedByFirst = () => rowsWith(server.db, Object.values(first.ids));

test.each(dataTables.map((table) => [getTableName(table), table] as const))(
  'of %s the first user has a row to be found, as its author',
  async (_name, table) => {
    const rows = await server.db
      .selectDistinct({ authorId: table.authorId })
      .from(table)
      .where(eq(table.companyId, first.ids.company));
    expect(rows).toEqual([{ authorId: first.ids.user }]);
  },
);

test.each(endpointNames)('%s: every place that names something has its answer', (name) => {
  const { path, query, body } = endpointsByName[name];
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, param]) => `params.${param}`);
  const paths = [...inPath, ...leafPaths(query, 'query'), ...leafPaths(body, 'body')];
  const naming = paths.filter((each) => /(?:\.id|Ids?|Than|key|token|Url)(?:\.0)?$/.test(each));
  expect(Object.keys(tenancyRows[name].names)).toEqual(expect.arrayContaining(naming));
});

test.each(endpointNames)('%s: another user’s ids are like unknown ones', async (name) => {
  const { names, input } = tenancyRows[name];
  await say(name, input(second), await cookieFor(name));
  for (const [place, expected] of Object.entries(names)) {
    for (const idName of isTyped(place) ? nameable(place) : idNames) {
      const unknown = await tried(name, place, unknownLike(first.ids[idName]));
      expect({ place, ...unknown }).toMatchObject(answerTo(name, expected));
      const foreign = await tried(name, place, first.ids[idName]);
      expect({ place, idName, ...foreign }).toEqual({ place, idName, ...unknown });
    }
  }
  expect(await ownedByFirst()).toEqual(owned);
});

function answerTo(name: EndpointName, expected: TenancyAnswer): object {
  if (expected === 'nothing') return { status: endpointsByName[name].status };
  const { status = 404, message } = expected;
  return message === undefined ? { status } : { status, body: { success: false, message } };
}

const disguises: ((id: string) => string)[] = [
  (id) => id.toUpperCase(),
  (id) => ` ${id} `,
  (id) => `{${id}}`,
  (id) => `urn:uuid:${id}`,
  (id) => `${id}\t`,
  (id) => id.replaceAll('-', ''),
  (id) => `${id}' or '1'='1`,
  (id) => `../${id}`,
];

const naming = endpointNames.filter((name) => Object.keys(tenancyRows[name].names).length > 0);

test.each(naming)('%s: nor do they lead further in a disguise', async (name) => {
  for (const place of Object.keys(tenancyRows[name].names)) {
    for (const idName of openedAt(name, place)) {
      for (const disguise of disguises) {
        const unknown = await tried(name, place, disguise(unknownLike(first.ids[idName])));
        expect(unknown.status).toBeLessThan(500);
        const foreign = await tried(name, place, disguise(first.ids[idName]));
        const as = `${place}: ${idName} as ${disguise('id')}`;
        expect({ as, ...foreign }).toEqual({ as, ...unknown });
      }
    }
  }
});

test('each sees what they saw before, and nothing of the other', async () => {
  expect(await seenByOwner(first)).toEqual(seen);
  expect(JSON.stringify(seen)).toContain(firstMarker);
  expect(JSON.stringify(seen)).not.toContain('beatriz');
  expect(JSON.stringify(await seenByOwner(second))).not.toContain(firstMarker);
  expect(await ownedByFirst()).toEqual(owned);
});

/** The second user, or one who has no company yet where the call answers those alone. */
async function cookieFor(name: EndpointName): Promise<string> {
  return tenancyRows[name].asNewcomer ? (await server.newUser()).cookie() : second.cookie;
}

/** Sends a request, looks for anything of the first user in the answer, and notes what it asked for. */
async function say(name: EndpointName, input: RequestInput, cookie: string) {
  const headers = { cookie, ...input.headers };
  const request = await encodeRequest(endpointsByName[name], { ...input, headers });
  let response!: Awaited<ReturnType<typeof inject>>;
  const sent = await server.sqlOf(async () => {
    response = await inject(server.app, request);
  });
  const isZip = response.headers['content-type'] === 'application/zip';
  const text = isZip ? await textOfZip(response.rawPayload) : response.body;
  const shown = `${JSON.stringify(response.headers)} ${text}`;
  expect(shown).not.toContain(firstMarker);
  expect(idNames.filter((idName) => shown.includes(first.ids[idName]))).toEqual([]);
  // No clock is trusted here: what the database is asked is what would take longer.
  const asked = sent.map((statement) => statement.text);
  const body = comparable(text, tenancyRows[name].varying ?? []);
  return { status: response.statusCode, body, asked };
}

/** An id that nobody has, of the same moment: an id is a place in the history too. */
function unknownLike(id: string): string {
  return `${id.slice(0, 24)}${newId().slice(24)}`;
}

/** The answer to a request of the second user that names `id` in one place. */
async function tried(name: EndpointName, place: string, id: string) {
  const input = structuredClone(tenancyRows[name].input(second));
  setAt(input, place.split('.'), place.endsWith('Url') ? fileUrl(id) : id);
  const answer = await say(name, input, await cookieFor(name));
  if (isTyped(place)) await forgetWhatWasTyped();
  return answer;
}

/** In a form and as a key any text is taken, as the caller's own. */
function isTyped(place: string): boolean {
  return /^(?:headers|body\.prompt)\./.test(place);
}

/** What the second user typed is theirs, also an id: a key that was tried would be their own by now. */
async function forgetWhatWasTyped(): Promise<void> {
  const { company, document, meeting, script } = second.ids;
  const { talkingPoint, levelCheckIn, candidateCard, share, round, roundPerson } = second.ids;
  await server.db.delete(generations).where(eq(generations.companyId, company));
  const isOtherPoint = and(
    eq(talkingPoints.companyId, company),
    ne(talkingPoints.id, talkingPoint),
  );
  await server.db.delete(talkingPoints).where(isOtherPoint);
  const isOtherLevel = and(
    eq(levelCheckIns.companyId, company),
    ne(levelCheckIns.id, levelCheckIn),
  );
  await server.db.delete(levelCheckIns).where(isOtherLevel);
  const isOtherCard = and(
    eq(candidateCards.companyId, company),
    ne(candidateCards.id, candidateCard),
  );
  await server.db.delete(candidateCards).where(isOtherCard);
  const isOtherImport = and(
    eq(peopleImports.companyId, company),
    ne(peopleImports.id, second.ids.peopleImport),
  );
  await server.db.delete(peopleImports).where(isOtherImport);
  const isOtherShare = and(eq(shares.companyId, company), ne(shares.id, share));
  await server.db.delete(shares).where(isOtherShare);
  const [kept] = await server.db
    .select({ roundId: roundPeople.roundId })
    .from(roundPeople)
    .where(eq(roundPeople.id, roundPerson));
  const isOtherRound = and(
    eq(rounds.companyId, company),
    notInArray(rounds.id, [round, kept!.roundId]),
  );
  await server.db.delete(rounds).where(isOtherRound);
  const others = and(
    eq(documents.companyId, company),
    notInArray(documents.id, [document, meeting, script]),
  );
  await server.db.delete(documents).where(others);
}

/** What a place could name, by its own name. */
function nameable(place: string): readonly IdName[] {
  if (place.includes('company')) return ['company'];
  if (place.includes('team')) return ['team'];
  if (place.includes('employee')) return ['employee'];
  if (place.includes('key')) return ['finishedKey', 'runningKey'];
  return idNames;
}

/** What a disguised id could open in a place: what it is for, and what the first user names there. */
function openedAt(name: EndpointName, place: string): readonly IdName[] {
  const answer = tenancyRows[name].names[place];
  const meant = typeof answer === 'object' ? (answer.opens ?? []) : [];
  const own = valueAt(tenancyRows[name].input(first), place.split('.'));
  const opened = idNames.filter((each) => meant.includes(each) || own.includes(first.ids[each]));
  if (opened.length > 0) return opened;
  // A token is no id at all: one stands for all.
  return place.endsWith('token') ? ['company'] : nameable(place);
}

function setAt(target: unknown, [key = '', ...rest]: string[], value: string): void {
  const holder = target as Record<string, unknown>;
  const inner = holder[key];
  if (rest.length === 0) holder[key] = value;
  else if (typeof inner === 'string') {
    // A form travels as text inside the body.
    const form: unknown = JSON.parse(inner);
    setAt(form, rest, value);
    holder[key] = JSON.stringify(form);
  } else {
    holder[key] ??= rest[0] === '0' ? [] : {};
    setAt(holder[key], rest, value);
  }
}

/** The text that stands in a place, empty where none does. */
function valueAt(holder: unknown, [key = '', ...rest]: string[]): string {
  // A form travels as text inside the body.
  const open: unknown = typeof holder === 'string' && key !== '' ? JSON.parse(holder) : holder;
  if (key !== '') return valueAt((open as Record<string, unknown> | undefined)?.[key], rest);
  return typeof open === 'string' ? open : '';
}

/** What two answers to the same request have in common: new things have new ids. */
function comparable(text: string, varying: string[]): unknown {
  const same = text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)');
  if (!same.startsWith('{')) return same;
  const entries = Object.entries(JSON.parse(same) as object);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, varying.includes(key) ? typeof value : (value as unknown)]),
  );
}
