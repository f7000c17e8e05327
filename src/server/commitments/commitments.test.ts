import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commitmentEndpoints, type CommitmentGroup } from '#shared/commitments.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { addDays } from '#shared/format.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompany, anEmployeeForm, aTeamForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { commitments } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { sweepDeleted } from '../jobs/sweep-deleted.ts';

const server = testServer();
/** A Wednesday; in São Paulo it is 11:00. */
const wednesday = new Date('2026-11-25T14:00:00Z');
const today = '2026-11-25';
let user: Visitor;
let companyId: string;
let employee: { id: string; name: string };
let team: { id: string; name: string };

beforeAll(async () => {
  server.clock.now = wednesday;
});

beforeEach(async () => {
  server.clock.now = wednesday;
  user = await server.newUser();
  const made = await aCompany(user);
  companyId = made.company.id;
  employee = { id: made.employee.id, name: made.employee.name };
  team = { id: made.team.id, name: made.team.name };
});

function note(text: string, form: object = {}) {
  return user.call(commitmentEndpoints.create, { body: { text, companyId, ...form } });
}

const list = (query: object = {}) =>
  user.call(commitmentEndpoints.list, { query: { companyId, ...query } });

async function texts(query: object = {}): Promise<string[]> {
  return (await list(query)).items.map(({ text }) => text);
}

async function history(id: string) {
  const { events } = await user.call(commitmentEndpoints.get, { params: { id } });
  return events.map(({ kind, from, to }) => [kind, from, to]);
}

test('the list has its parts by the day of São Paulo, and each its own', async () => {
  const days: [string, CommitmentGroup, number | null][] = [
    ['sem dia', 'undated', null],
    ['na outra segunda', 'later', 5],
    ['no domingo', 'week', 4],
    ['amanhã', 'week', 1],
    ['hoje', 'today', 0],
    ['ontem', 'late', -1],
    ['há um ano', 'late', -365],
  ];
  for (const [text, , offset] of days) {
    await note(text, { dueOn: offset === null ? null : addDays(today, offset) });
  }
  const page = await list();
  expect(page).toMatchObject({ today, next: null });
  const inOrder = days.toReversed();
  expect(page.items.map(({ text, group }) => [text, group])).toEqual(
    inOrder.map(([text, group]) => [text, group]),
  );
  for (const group of ['late', 'today', 'week', 'later', 'undated'] as const) {
    const wanted = inOrder.filter(([, of]) => of === group).map(([text]) => text);
    expect(await texts({ group })).toEqual(wanted);
  }
  const counts = await user.call(commitmentEndpoints.counts, { query: { companyId } });
  expect(counts).toEqual({ late: 2, today: 1, week: 2, later: 1, undated: 1 });
  // Still Wednesday in São Paulo, then Thursday.
  server.clock.now = new Date('2026-11-26T02:59:00Z');
  expect(await texts({ group: 'today' })).toEqual(['hoje']);
  server.clock.now = new Date('2026-11-26T03:01:00Z');
  expect(await texts({ group: 'today' })).toEqual(['amanhã']);
  // On a Sunday nothing is left of the week.
  server.clock.now = new Date('2026-11-29T14:00:00Z');
  expect(await texts({ group: 'week' })).toEqual([]);
  expect(await texts({ group: 'later' })).toEqual(['na outra segunda']);
});

test('pages meet without a gap, also where days are alike and where they end', async () => {
  const days = [-3, -3, -3, 0, 0, 2, 30, 30, null, null, null];
  for (const [index, offset] of days.entries()) {
    await note(`n${index}`, { dueOn: offset === null ? null : addDays(today, offset) });
  }
  const all = await texts();
  expect(all).toEqual(days.map((_, index) => `n${index}`));
  for (const limit of [1, 2, 3, 4, 8, 10, 11]) {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ limit, after });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...page.items.map(({ text }) => text));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(all);
  }
  const first = await list({ limit: 2, group: 'late' });
  expect(await texts({ group: 'late', after: first.next })).toEqual(['n2']);
});

test('closed ones come newest first, page by page', async () => {
  for (let index = 0; index < 5; index += 1) {
    const { id } = await note(`n${index}`);
    server.clock.now = new Date(wednesday.getTime() + index * 1_000);
    await user.call(commitmentEndpoints.done, { params: { id }, body: {} });
  }
  const first = await list({ state: 'done', limit: 3 });
  expect(first.items.map(({ text }) => text)).toEqual(['n4', 'n3', 'n2']);
  expect(await texts({ state: 'done', after: first.next })).toEqual(['n1', 'n0']);
  expect(await texts({ state: 'dropped' })).toEqual([]);
  expect(await texts()).toEqual([]);
});

test('they are found by person, team and side', async () => {
  const other = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name: 'Davi Souza', companyId },
  });
  const night = await user.call(teamEndpoints.create, {
    body: { ...aTeamForm(), name: 'Noite', companyId },
  });
  await note('meu');
  await note('meu com Renata', { employeeId: employee.id });
  await note('de Renata', { owner: 'employee', employeeId: employee.id });
  await note('de Davi', { owner: 'employee', employeeId: other.id, teamId: night.id });
  await note('de fora', { owner: 'other', ownerName: 'Fornecedor' });
  expect(await texts({ employeeId: employee.id })).toEqual(['meu com Renata', 'de Renata']);
  // A person's promise is one of their team.
  expect(await texts({ teamId: team.id })).toEqual(['meu com Renata', 'de Renata']);
  expect(await texts({ teamId: night.id })).toEqual(['de Davi']);
  expect(await texts({ side: 'mine' })).toEqual(['meu', 'meu com Renata']);
  expect(await texts({ side: 'theirs' })).toEqual(['de Renata', 'de Davi', 'de fora']);
  expect(await texts({ side: 'theirs', employeeId: employee.id })).toEqual(['de Renata']);
  const counts = await user.call(commitmentEndpoints.counts, {
    query: { companyId, side: 'theirs', teamId: night.id },
  });
  expect(counts.undated).toBe(1);
  const [davis] = (await list({ teamId: night.id })).items;
  expect(davis).toMatchObject({
    owner: 'employee',
    ownerName: null,
    employee: { id: other.id, name: 'Davi Souza' },
    team: { id: night.id, name: 'Noite' },
  });
  const [outside] = (await list({ side: 'theirs' })).items.slice(-1);
  expect(outside).toMatchObject({ owner: 'other', ownerName: 'Fornecedor', employee: null });
});

test('one key notes one commitment, however often and at once it is asked', async () => {
  const key = newId();
  const ask = (text: string) =>
    user.send(
      commitmentEndpoints.create,
      { body: { text, companyId } },
      { headers: { 'idempotency-key': key } },
    );
  const answers = await Promise.all([ask('uma vez'), ask('uma vez'), ask('uma vez')]);
  answers.push(await ask('uma vez'));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
  expect(await texts()).toEqual(['uma vez']);
  // Another user's key is another wish.
  const stranger = await server.newUser();
  const theirs = await aCompany(stranger);
  const answer = await stranger.send(
    commitmentEndpoints.create,
    { body: { text: 'outra', companyId: theirs.company.id } },
    { headers: { 'idempotency-key': key } },
  );
  expect(answer.json()).toMatchObject({ text: 'outra' });
});

test('a key that comes with anything else is a conflict; one whose commitment was changed since is known', async () => {
  const headers = { 'idempotency-key': newId() };
  const form = { text: 'Rever a escala', companyId, employeeId: employee.id, dueOn: today };
  const send = (body: typeof form & object) =>
    user.send(commitmentEndpoints.create, { body }, { headers });
  const { id } = (await send(form)).json<{ id: string }>();
  for (const other of [
    { text: 'Rever o caixa' },
    { dueOn: addDays(today, 1) },
    { employeeId: '' },
    { owner: 'employee' },
    { recurrence: 'weekly' },
    { teamId: newId() },
    { diaryEntryId: newId() },
    { conversationId: newId() },
  ]) {
    const refused = await send({ ...form, ...other });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ message: messages.wishReused }),
    ]);
  }
  expect((await send(form)).json()).toMatchObject({ id });
  expect(await texts()).toEqual(['Rever a escala']);
  server.clock.now = new Date(wednesday.getTime() + 60_000);
  await user.call(commitmentEndpoints.update, {
    params: { id },
    body: { text: 'Rever as escalas' },
  });
  expect((await send(form)).json()).toMatchObject({ id, text: 'Rever as escalas' });
});

test('done, with how it was shown, once; and taken back', async () => {
  const { id } = await note('Enviar a escala', { dueOn: today });
  const params = { id };
  const { commitment, next } = await user.call(commitmentEndpoints.done, { params, body: {} });
  expect(commitment).toMatchObject({ state: 'done', group: null, evidence: '' });
  expect(next).toBeNull();
  server.clock.now = new Date(wednesday.getTime() + 60_000);
  const again = await user.call(commitmentEndpoints.done, {
    params,
    body: { evidence: 'Foi no grupo\nda loja' },
  });
  expect(again.commitment).toMatchObject({
    doneAt: wednesday.toISOString(),
    evidence: 'Foi no grupo da loja',
  });
  const reopened = await user.call(commitmentEndpoints.reopen, { params });
  expect(reopened).toMatchObject({ state: 'open', doneAt: null, group: 'today' });
  expect(await user.call(commitmentEndpoints.reopen, { params })).toEqual(reopened);
  expect(await history(id)).toEqual([
    ['reopened', null, null],
    ['evidence', '', 'Foi no grupo da loja'],
    ['done', null, null],
    ['created', null, today],
  ]);
});

test('a later day counts as put off, once; the day before takes it back', async () => {
  const { id } = await note('Rever a proposta', { dueOn: '2026-11-30' });
  const to = (dueOn: string | null) =>
    user.call(commitmentEndpoints.update, { params: { id }, body: { dueOn } });
  expect(await to('2026-12-07')).toMatchObject({ postponed: 1, firstDueOn: '2026-11-30' });
  expect(await to('2026-12-07')).toMatchObject({ postponed: 1 });
  expect(await to('2026-12-14')).toMatchObject({ postponed: 2, dueOn: '2026-12-14' });
  expect(await to('2026-12-07')).toMatchObject({ postponed: 1, dueOn: '2026-12-07' });
  // Brought forward is not put off, and takes nothing back.
  expect(await to('2026-12-01')).toMatchObject({ postponed: 1 });
  expect(await to(null)).toMatchObject({ postponed: 1, group: 'undated' });
  expect(await to('2027-03-01')).toMatchObject({ postponed: 1, firstDueOn: '2026-11-30' });
  expect((await history(id)).slice(0, 4)).toEqual([
    ['moved', null, '2027-03-01'],
    ['moved', '2026-12-01', null],
    ['moved', '2026-12-07', '2026-12-01'],
    ['moved', '2026-12-14', '2026-12-07'],
  ]);
});

test('it is rewritten, handed over and dropped; a closed one is another promise no more', async () => {
  const { id } = await note('Rever', { recurrence: 'weekly' });
  const params = { id };
  const changed = await user.call(commitmentEndpoints.update, {
    params,
    body: { text: 'Rever a proposta', owner: 'employee', employeeId: employee.id },
  });
  expect(changed).toMatchObject({
    text: 'Rever a proposta',
    owner: 'employee',
    employee,
    team,
    recurrence: 'weekly',
  });
  const mine = await user.call(commitmentEndpoints.update, {
    params,
    body: { owner: 'leader', employeeId: null },
  });
  expect(mine).toMatchObject({ owner: 'leader', employee: null, team: null });
  const dropped = await user.call(commitmentEndpoints.drop, { params });
  expect(dropped).toMatchObject({ state: 'dropped', group: null });
  expect(await user.call(commitmentEndpoints.drop, { params })).toEqual(dropped);
  const refused = await user.fail(commitmentEndpoints.update, { params, body: { text: 'Outra' } });
  expect(refused).toMatchObject({ status: 409 });
  expect(await user.fail(commitmentEndpoints.done, { params, body: {} })).toMatchObject({
    status: 409,
  });
  expect(await user.call(commitmentEndpoints.reopen, { params })).toMatchObject({ state: 'open' });
  expect((await history(id)).map(([kind]) => kind)).toEqual([
    'reopened',
    'dropped',
    'assigned',
    'assigned',
    'rewritten',
    'created',
  ]);
});

test('one that recurs leaves one next, however often it is asked', async () => {
  const { id } = await note('Fechar a semana', { dueOn: '2026-11-20', recurrence: 'weekly' });
  const params = { id };
  const keep = () => user.call(commitmentEndpoints.done, { params, body: {} });
  const answers = await Promise.all([keep(), keep(), keep()]);
  const [first] = answers;
  expect(first.next).toMatchObject({
    text: 'Fechar a semana',
    dueOn: '2026-11-27',
    firstDueOn: '2026-11-27',
    recurrence: 'weekly',
    postponed: 0,
  });
  expect(new Set(answers.map(({ next }) => next?.id)).size).toBe(1);
  expect((await list()).items).toHaveLength(1);
  // Taken back, its next goes too; done again, there is one again.
  await user.call(commitmentEndpoints.reopen, { params });
  expect(await texts()).toEqual(['Fechar a semana']);
  expect((await list()).items[0]!.id).toBe(id);
  const { next } = await keep();
  // One that was touched is nobody's to take away.
  await user.call(commitmentEndpoints.update, {
    params: { id: next!.id },
    body: { text: 'Fechar a semana com Davi' },
  });
  await user.call(commitmentEndpoints.reopen, { params });
  expect(await texts()).toEqual(['Fechar a semana', 'Fechar a semana com Davi']);
  expect((await keep()).next?.id).toBe(next!.id);
  expect(await texts()).toEqual(['Fechar a semana com Davi']);
});

test('a next that was deleted makes room for another, unless that was taken back', async () => {
  const { id } = await note('Fechar a semana', { dueOn: '2026-11-20', recurrence: 'weekly' });
  const params = { id };
  const keep = async () =>
    (await user.call(commitmentEndpoints.done, { params, body: {} })).next?.id;
  const reopen = () => user.call(commitmentEndpoints.reopen, { params });
  const next = { params: { id: (await keep())! } };
  await user.call(commitmentEndpoints.erase, next);
  // Asked for again it is done as it was: nobody asked for another.
  expect(await keep()).toBeUndefined();
  await reopen();
  await user.call(commitmentEndpoints.restore, next);
  expect(await keep()).toBe(next.params.id);
  await user.call(commitmentEndpoints.erase, next);
  await reopen();
  const another = await keep();
  expect(another).toBeDefined();
  expect(another).not.toBe(next.params.id);
  expect((await list()).items.map((each) => each.id)).toEqual([another]);
});

test.each(['weekly', 'biweekly', 'monthly'] as const)(
  'one that recurs %s ends with the calendar, also where an earlier program stored a further day',
  async (recurrence) => {
    const stored = (text: string, dueOn: string) =>
      server.db
        .update(commitments)
        .set({ dueOn, firstDueOn: dueOn })
        .where(eq(commitments.text, text));
    for (const day of ['2100-12-31', '9999-12-31']) {
      const text = `Fechar o caixa ${recurrence} de ${day}`;
      const { id } = await note(text, { dueOn: today, recurrence });
      await stored(text, day);
      const kept = await user.call(commitmentEndpoints.done, { params: { id }, body: {} });
      expect(kept).toMatchObject({ commitment: { state: 'done' }, next: null });
    }
    const late = await note('Fechar o caixa', { dueOn: '2100-11-20', recurrence });
    const { next } = await user.call(commitmentEndpoints.done, {
      params: { id: late.id },
      body: {},
    });
    const days = { weekly: '2100-11-27', biweekly: '2100-12-04', monthly: '2100-12-20' };
    expect(next).toMatchObject({ dueOn: days[recurrence] });
  },
);

test('a deletion is taken back within a minute, and later no more', async () => {
  const { id } = await note('Some daqui', { dueOn: today });
  const params = { id };
  await user.call(commitmentEndpoints.erase, { params });
  expect(await texts()).toEqual([]);
  expect(await user.fail(commitmentEndpoints.get, { params })).toMatchObject({ status: 404 });
  expect(await user.fail(commitmentEndpoints.done, { params, body: {} })).toMatchObject({
    status: 404,
  });
  await user.call(commitmentEndpoints.erase, { params });
  expect(await user.call(commitmentEndpoints.restore, { params })).toMatchObject({ id });
  expect(await user.call(commitmentEndpoints.restore, { params })).toMatchObject({ id });
  expect(await texts()).toEqual(['Some daqui']);
  await user.call(commitmentEndpoints.erase, { params });
  server.clock.now = new Date(wednesday.getTime() + 61_000);
  expect(await user.fail(commitmentEndpoints.restore, { params })).toMatchObject({
    status: 404,
    body: { message: 'Combinado não encontrado' },
  });
  await sweepDeleted(server.db, new Date(wednesday.getTime() + 3_600_001));
  expect(await user.fail(commitmentEndpoints.erase, { params })).toMatchObject({ status: 404 });
});

test('from a line of the diary it keeps where it came from', async () => {
  const entry = await user.call(diaryEndpoints.create, {
    body: { description: 'Combinei com Renata rever a escala', companyId },
  });
  const made = await note('Rever a escala', { diaryEntryId: entry.id });
  expect(made.source).toEqual({
    kind: 'diary',
    document: null,
    conversationId: null,
    diaryEntryId: entry.id,
  });
  expect((await note('À mão')).source.kind).toBe('hand');
});

test.each([
  [{ text: ' \n\t ' }, 'text', 'Escreva o que foi combinado'],
  [{ dueOn: '2026-02-30' }, 'dueOn', 'Informe uma data que exista, entre 2000 e 2100'],
  [{ dueOn: '9999-12-31' }, 'dueOn', 'Informe uma data que exista, entre 2000 e 2100'],
  [{ owner: 'employee' }, 'employeeId', 'Escolha a pessoa'],
])('%j is refused with a sentence', async (form, path, message) => {
  const body = { text: 'Rever', companyId, ...form };
  const answer = await user.fail(commitmentEndpoints.create, { body });
  expect(answer.status).toBe(400);
  expect(answer.body.issues).toEqual([{ path, message }]);
});

test.each(['x', '~', '2026-01-01', '2026-13-01~x', "' or 1=1~", `2026-01-01~${newId()}~x`])(
  'a page %j that no list had is refused',
  async (after) => {
    const answer = await user.fail(commitmentEndpoints.list, { query: { companyId, after } });
    expect(answer.status).toBe(400);
  },
);

test.each([
  ['done', ''],
  ['dropped', '2026-03-01'],
  ['done', '2026-02-30T00:00:00.000Z'],
  ['done', '0000-01-01T00:00:00.000Z'],
  ['open', '2026-02-30T00:00:00.000Z'],
  ['open', '2026-03-01T00:00:00.000Z'],
])('a page of those %s after “%s” that no such list had is refused', async (state, at) => {
  const query = { companyId, state, after: `${at}~${newId()}` };
  const answer = await user.fail(commitmentEndpoints.list, { query });
  expect(answer).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'after', message: 'Esta página da lista não existe' }] },
  });
});
