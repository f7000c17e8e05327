import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { contextWith } from '../../../test/sample-context.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { limits } from '#shared/limits.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { endless } from '../../../test/threads/endless-text.ts';
import { generations } from '../db/schema.ts';
import { messages } from '../messages.ts';
import { createWritingRoom } from './writing-room.ts';

const program = new URL('../../../test/threads/runaway-writing.ts', import.meta.url);
const room = createWritingRoom({ program, mostMs: 3_000 });
const server = testServer({ room });
/** Its documents may take as long as they like. */
const unhurriedRoom = createWritingRoom({ program, mostMs: 3_600_000 });
const unhurried = testServer({ room: unhurriedRoom });
// Its threads are there: how long they take to begin is not what is looked at.
beforeAll(() => room.ask('read', { kind: 'pdi', prompt: 'Começo' }));
afterAll(room.close);

async function aLeader(on = server) {
  const user = await on.newUser();
  const { company } = await aCompany(user);
  const body = (prompt: string) => ({ type: 'pdi' as const, prompt, companyId: company.id });
  return { user, body };
}

test('a document without end holds up nobody', async () => {
  const [slow, other] = [await aLeader(unhurried), await aLeader(unhurried)];
  const asked = slow.user.fail(documentEndpoints.generate, { body: slow.body(endless) });
  await other.user.call(accountEndpoints.me);
  await other.user.call(documentEndpoints.generate, { body: other.body('Ouvir mais') });
  const rows = await unhurried.db.select({ state: generations.state }).from(generations);
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['done', 'running']);
  await unhurriedRoom.close();
  await asked;
});

test('a document without end is ended, and costs nothing', async () => {
  const { user, body } = await aLeader();
  expect(await user.fail(documentEndpoints.generate, { body: body(endless) })).toMatchObject({
    status: 503,
    body: { success: false, message: messages.textTooMuch },
  });
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 50 });
  expect((await user.call(documentEndpoints.history, { query: {} })).total).toBe(0);
  const rows = await server.db.select({ state: generations.state }).from(generations);
  expect(rows).toEqual([{ state: 'failed' }]);
  await user.call(documentEndpoints.generate, { body: body('Delegar mais') });
});

test('a review without end is ended too', async () => {
  const { user } = await aLeader();
  const body = { type: 'pdi' as const, prompt: endless };
  const refused = await user.fail(documentEndpoints.review, { body });
  expect(refused).toMatchObject({ status: 503, body: { message: messages.textTooMuch } });
});

const hostile = ['a', 'a\n'];
/** However busy the machine is: what is looked at is the work, not the time. */
const patient = createWritingRoom({ mostMs: 3_600_000 });
afterAll(patient.close);

/** So much text as free words, of which no more than these are read, and in the fields of a form, which are read whole. */
function hostilePrompts(kind: DocumentKind, share: number): string[] {
  const form = Object.entries(documentContracts[kind].emptyForm());
  const fields = form.flatMap(([name, value]) => (value === '' ? [name] : []));
  const ofField = (share * limits.prompt) / (fields.length + 1);
  return hostile.flatMap((piece) => {
    const text = (length: number) => piece.repeat(length / piece.length);
    const filled = Object.fromEntries(fields.map((name) => [name, text(ofField)]));
    return [
      text(share * limits.paragraph),
      JSON.stringify({ ...Object.fromEntries(form), ...filled }),
    ];
  });
}

/** What reading and writing so much of the longest hostile text takes, in ms of the processor. */
async function cpuOf(kind: DocumentKind, share: number): Promise<number> {
  const began = process.cpuUsage();
  for (const prompt of hostilePrompts(kind, share)) {
    const { brief } = await patient.ask('read', { kind, prompt });
    await patient.ask('compose', { kind, brief, context: contextWith() });
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

test.each(documentKindValues)(
  '%s: the work grows as the text does, not as its square',
  async (kind) => {
    /** The least of three: what else the machine does is not counted. */
    const leastOf = async (share: number) =>
      Math.min(await cpuOf(kind, share), await cpuOf(kind, share), await cpuOf(kind, share));
    await cpuOf(kind, 0.1);
    const eighth = await leastOf(1 / 8);
    // Its square would be 64 times the work.
    expect(await leastOf(1)).toBeLessThan(20 * eighth);
  },
);

test('a document says that its text was too long to be read whole; the history keeps all of it', async () => {
  const { user, body } = await aLeader();
  const prompt = 'Organizar a escala do caixa aos sábados. '.repeat(600).trim();
  const { result, aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: body(prompt),
  });
  expect((result['suggestions'] as string[])[0]).toBe(
    'O texto digitado passa de 20.000 caracteres: o documento considera o começo dele.',
  );
  const params = { id: aiHistoryId };
  const { brief } = await user.call(documentEndpoints.historyItem, { params });
  expect(brief).toEqual({ freeText: prompt });
});
