import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { limits } from '#shared/limits.ts';
import { promiseEndpoints } from '#shared/promises.ts';
import { testServer } from '../../../test/harness.ts';
import { promptOf, standInModel, startModelServer } from '../../../test/model-server.ts';
import { aLeaderWithPdi, smallPdi as pdi } from '../../../test/small-pdi.ts';
import { documentAdjustments } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

/*
 * The server applies what is taken of its own proposals, and nothing else.
 */

let proposed: readonly object[] = [];
const provider = await startModelServer({
  answer: (body) =>
    JSON.stringify(
      promptOf(body).includes('## Pedido de quem lidera') ? { changes: proposed, note: '' } : pdi,
    ),
});
afterAll(() => provider.close());
const server = testServer({
  languageModel: standInModel(provider),
});
const offline = testServer();

const change = (given: object) => ({ after: '', text: '', fields: [], asked: true, ...given });
const second = change({ op: 'remove', id: 'goals.1' });
const first = {
  ...change({ op: 'set', id: 'goals.0' }),
  text: 'Fechar o caixa com calma.',
};
const title = change({ op: 'set', id: 'title', text: 'Plano da Ana', asked: false });

async function aDocument(content: object = pdi, at = server) {
  const { user, params } = await aLeaderWithPdi(at);
  const edit = (next: object) =>
    user.call(documentEndpoints.edit, { params, body: { content: next } });
  const { version } = await edit(content);
  const read = () => user.call(documentEndpoints.historyItem, { params });
  const propose = async (changes: readonly object[], instruction = 'tire o segundo objetivo') => {
    proposed = changes;
    const body = { instruction, version: (await read()).version };
    const proposal = await user.call(documentEndpoints.adjust, { params, body });
    return { ...proposal, id: proposal.id! };
  };
  const taking = (proposal: string, units: unknown, from = version) => ({
    params: { ...params, proposal },
    body: { version: from, units: units as number[] },
  });
  const take = (proposal: string, units: readonly number[], from?: number) =>
    user.call(documentEndpoints.takeChanges, taking(proposal, units, from));
  const refuse = (proposal: string, units: unknown, from?: number) =>
    user.fail(documentEndpoints.takeChanges, taking(proposal, units, from));
  const versions = async () =>
    (await user.call(documentEndpoints.versions, { params, query: {} })).items;
  return { user, params, version, edit, read, propose, take, refuse, versions };
}

test('what is taken is applied, as one version with what was asked for, and undone exactly', async () => {
  const { user, params, version, read, propose, take, versions } = await aDocument();
  const { id } = await propose([second, first, title], '  menos e com calma ');
  const before = await read();
  const after = await take(id, [0, 1]);
  expect(after.content).toMatchObject({ ...pdi, goals: ['Fechar o caixa com calma.'] });
  expect(after).toMatchObject({ version: version + 1, title: pdi.title });
  expect(after).toEqual(await read());
  const [newest, older] = await versions();
  expect(newest).toMatchObject({ cause: 'adjusted', instruction: 'menos e com calma' });
  expect(older).toMatchObject({ number: version, cause: 'edited' });
  const undone = await user.call(documentEndpoints.goBack, {
    params: { ...params, number: String(version) },
    body: { version: after.version },
  });
  expect(undone.content).toEqual(before.content);
});

describe('asked again', () => {
  test('the same is answered with the same, and changes nothing twice', async () => {
    const { propose, take, versions } = await aDocument();
    const { id } = await propose([change({ op: 'add', id: 'goals', text: 'Mais um.' }), first]);
    const once = await take(id, [0, 1]);
    expect(await take(id, [1, 0, 1])).toEqual(once);
    expect(await versions()).toHaveLength(once.version);
  });

  test('at once, it is one change', async () => {
    const { version, propose, take, versions } = await aDocument();
    const { id } = await propose([change({ op: 'add', id: 'goals', text: 'Mais um.' })]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => take(id, [0])));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.version).toBe(version + 1);
    expect(await versions()).toHaveLength(version + 1);
  });

  test('others of a proposal that was taken are refused, and so is it where the document went on', async () => {
    const { edit, read, propose, take, refuse } = await aDocument();
    const { id } = await propose([second, first]);
    await take(id, [0]);
    const others = { status: 409, body: { message: messages.proposalTaken } };
    expect(await refuse(id, [1])).toMatchObject(others);
    expect(await refuse(id, [0, 1])).toMatchObject(others);
    const now = await edit({ title: 'Outro' });
    const late = { status: 409, body: { message: messages.documentChanged } };
    expect(await refuse(id, [0])).toMatchObject(late);
    expect(await read()).toEqual(now);
  });
});

test('of what has changed since nothing is taken, whichever version is named', async () => {
  const { version, edit, read, propose, refuse } = await aDocument();
  const { id } = await propose([second]);
  const now = await edit({ ...pdi, title: 'Outro' });
  const late = { status: 409, body: { message: messages.documentChanged } };
  expect(await refuse(id, [0])).toMatchObject(late);
  expect(await refuse(id, [0], version + 1)).toMatchObject(late);
  expect(await read()).toEqual(now);
});

test('what an earlier program proposed, without its version, is asked for again', async () => {
  const { params, propose, refuse } = await aDocument();
  const { id } = await propose([second]);
  await server.db
    .update(documentAdjustments)
    .set({ version: 0 })
    .where(eq(documentAdjustments.documentId, params.id));
  expect(await refuse(id, [0])).toMatchObject({ status: 409 });
});

describe('what is no part of a proposal', () => {
  test.each([
    ['nothing', [], 'Escolha pelo menos uma mudança'],
    ['an unknown one', [0, 2], 'Esta mudança não está na proposta'],
    ['one below the first', [-1], 'Esta mudança não está na proposta'],
    ['a part of one', [0.5], ''],
    ['a word', ['0'], ''],
    ['no list', 0, ''],
  ])('%s is refused, and nothing is changed', async (_, units, told) => {
    const { read, propose, refuse } = await aDocument();
    const { id } = await propose([second, first]);
    const before = await read();
    const refused = await refuse(id, units);
    expect(refused).toMatchObject({ status: 400, body: { issues: [{}] } });
    expect(JSON.stringify(refused.body)).toContain(told);
    expect(await read()).toEqual(before);
  });

  test('a proposal of another document, and one that is none, are not found', async () => {
    const one = await aDocument();
    const { id } = await one.propose([second]);
    const { aiHistoryId: other } = await one.user.call(documentEndpoints.generate, {
      body: { type: 'pdi', prompt: 'Outro', companyId: (await one.read()).companyId },
    });
    const gone = { status: 404, body: { message: messages.proposalNotFound } };
    const ofOther = { params: { id: other, proposal: id }, body: { version: 1, units: [0] } };
    expect(await one.user.fail(documentEndpoints.takeChanges, ofOther)).toMatchObject(gone);
    for (const unknown of [newId(), 'nenhuma']) {
      expect(await one.refuse(unknown, [0])).toMatchObject(gone);
    }
    // Another company has neither the document nor the proposal.
    const stranger = await aDocument();
    expect(await stranger.refuse(id, [0])).toMatchObject(gone);
  });

  test('an edit by hand says nothing of an adjustment', async () => {
    const { user, params, versions } = await aDocument();
    const body = { content: { title: 'De outra mão' }, instruction: 'o que ninguém propôs' };
    await user.call(documentEndpoints.edit, { params, body });
    expect((await versions())[0]).toMatchObject({ cause: 'edited', instruction: null });
  });
});

test('what leaves no document together is refused, and each of it can be taken', async () => {
  const text = { ...pdi, isEdited: true, editedContent: 'Plano da Ana\nTreinar dois colegas.' };
  const { read, propose, take, refuse } = await aDocument(text);
  const line = (at: number) => change({ op: 'remove', id: `editedContent#${at}` });
  const { id } = await propose([line(0), line(1)]);
  const before = await read();
  const misfit = { status: 400, body: { message: messages.changesMisfit } };
  expect(await refuse(id, [0, 1])).toMatchObject(misfit);
  expect(await read()).toEqual(before);
  expect((await take(id, [1])).content).toMatchObject({ editedContent: 'Plano da Ana' });
});

test('what makes a document too large is refused, as an edit is', async () => {
  const room = limits.document - JSON.stringify(pdi).length - 1_000;
  const { propose, take, refuse } = await aDocument({ ...pdi, period: 'x'.repeat(room) });
  const summary = Array.from({ length: 300 }, (_, at) => `Passo ${at}.`).join(' ');
  const { id } = await propose([change({ op: 'set', id: 'summary', text: summary }), first]);
  expect(await refuse(id, [0])).toMatchObject({ status: 413 });
  expect((await take(id, [1])).content).toMatchObject({ goals: [first.text, pdi.goals[1]] });
});

test('what rules propose is taken the same way, and is none of the free ones', async () => {
  const { params, propose, take, refuse } = await aDocument(pdi, offline);
  const { id, freeLeft } = await propose([]);
  expect(freeLeft).toBeNull();
  expect(await refuse(id, [1])).toMatchObject({ status: 400 });
  const after = await take(id, [0]);
  expect(after.content).toMatchObject({ goals: ['Fechar o caixa sozinha.'] });
  expect(await take(id, [0])).toEqual(after);
  const rows = await offline.db
    .select({ isCounted: documentAdjustments.isCounted })
    .from(documentAdjustments)
    .where(eq(documentAdjustments.documentId, params.id));
  expect(rows).toEqual([{ isCounted: false }]);
});

describe('a line of the page and the field that repeats it', () => {
  const page = [
    '## O que muda',
    'Ana já fecha o caixa com ajuda, e passa a fechar sozinha.',
    '| Até | O que você faz |',
    '|---|---|',
    '| 15/01/2027 | Ouça um cliente por dia e anote o que ele pediu. |',
    '| 20/02/2027 | Treine dois colegas no fechamento. |',
  ].join('\n');
  const step = 'Até 15/01/2027, ouça um cliente por dia e anote o que ele pediu.';
  const [competency] = pdi.competencies;
  const other = 'Até 20/02/2027, treine dois colegas no fechamento.';
  const withPage = { ...pdi, page, competencies: [{ ...competency!, actions: [step, other] }] };
  const later = [
    change({ op: 'set', id: 'page#4', text: page.split('\n')[4]!.replace('15/01', '29/01') }),
    change({
      op: 'set',
      id: 'competencies.0.actions.0',
      text: step.replace('15/01', '29/01'),
      asked: false,
    }),
    change({ op: 'set', id: 'page#1', text: 'Ana já fecha o caixa.' }),
  ];

  test('are taken as one, and what is followed has the new day', async () => {
    const { user, params, propose, take, refuse } = await aDocument(withPage);
    const promises = () => user.call(promiseEndpoints.list, { params });
    const isStep = ({ text }: { text: string }) => text.startsWith('Ouça um cliente');
    const { key } = (await promises()).promises.find(isStep)!;
    await user.call(promiseEndpoints.follow, { params, body: { promises: [{ key }] } });
    const { id, changes } = await propose(later, 'mude o prazo para 29/01');
    expect(changes.map(({ unit, asked }) => [unit, asked])).toEqual([
      [0, true],
      [0, true],
      [2, true],
    ]);
    expect(await refuse(id, [1])).toMatchObject({ status: 400 });
    const { content } = await take(id, [0]);
    const said = JSON.stringify(content);
    expect(said.match(/29\/01\/2027/gu)).toHaveLength(2);
    expect(said).not.toContain('15/01/2027');
    expect(said).toContain('Ana já fecha o caixa com ajuda');
    const standing = (await promises()).promises.filter(isStep);
    expect(standing).toMatchObject([{ dueOn: '2027-01-29', commitment: { state: 'open' } }]);
  });
});

test.each([
  [
    ['goals.2', ''],
    ['goals.3', 'goals.2'],
    ['Três.', 'Quatro.', 'Um.', 'Dois.'],
  ],
  // Alone the second stays where it is.
  [
    ['goals.0', 'goals.3'],
    ['goals.1', 'goals.0'],
    ['Três.', 'Quatro.', 'Um.', 'Dois.'],
  ],
] as const)(
  'lines that go elsewhere, each after the one before, go as one: %j',
  async (...given) => {
    const [leader, follower, goals] = given;
    const { read, propose, take } = await aDocument({
      ...pdi,
      goals: ['Um.', 'Dois.', 'Três.', 'Quatro.'],
    });
    const move = ([id, after]: readonly [string, string]) => change({ op: 'move', id, after });
    const { id, changes } = await propose([move(leader), move(follower)]);
    expect(changes.map(({ unit }) => unit)).toEqual([0, 0]);
    await take(id, [0]);
    expect(await read()).toMatchObject({ content: { goals } });
  },
);
