import { beforeEach, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { mirrorEndpoints, mirrorFigures } from '#shared/mirror.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompany, anEmployeeForm, aTeamForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { conversations, documents, employees } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
let user: Visitor;
let companyId: string;
let teamId: string;
let renata: string;

beforeEach(async () => {
  // A Monday.
  server.clock.now = new Date('2026-11-23T15:00:00Z');
  user = await server.newUser();
  const { company, team, employee } = await aCompany(user);
  companyId = company.id;
  teamId = team.id;
  renata = employee.id;
});

const register = async (name: string, teamIds: string[] = [teamId]) =>
  (
    await user.call(employeeEndpoints.create, {
      body: { ...anEmployeeForm(), name, teamIds, companyId },
    })
  ).id;

const mirror = (query: { teamId?: string; after?: string } = {}) =>
  user.call(mirrorEndpoints.people, { query: { companyId, ...query } });
const closing = (month = '2026-11', ofTeam?: string) =>
  user.call(mirrorEndpoints.month, { query: { companyId, month, teamId: ofTeam } });

test('a blank team is none, as in every list', async () => {
  expect(await mirror({ teamId: '' })).toEqual(await mirror());
  expect(await closing('2026-11', '')).toEqual(await closing());
});

/** A conversation that was held at an instant, as a restored backup would bring it. */
async function held(employeeId: string, at: string): Promise<void> {
  const authorId = (await user.call(accountEndpoints.me)).user.id;
  await server.db
    .insert(conversations)
    .values({ id: newId(), companyId, authorId, employeeId, heldAt: new Date(at) });
}

interface Paper {
  type: string;
  at: string;
  feedbackType?: string;
}

async function wrote(employeeId: string, { type, at, feedbackType }: Paper): Promise<void> {
  await server.db.insert(documents).values({
    id: newId(),
    companyId,
    employeeId,
    authorId: (await user.call(accountEndpoints.me)).user.id,
    type,
    title: 'Documento',
    content: {},
    brief: feedbackType === undefined ? {} : { feedbackType },
    sources: [],
    generator: 'offline',
    createdAt: new Date(at),
  });
}

test('first who was never talked to, then the longest silence; each page goes on', async () => {
  const [recent, long] = [await register('Ana Recente'), await register('Bia Antiga')];
  await held(recent, '2026-11-20T12:00:00Z');
  await held(long, '2026-03-02T12:00:00Z');
  const inactive = await register('Caio Inativo');
  await user.call(employeeEndpoints.update, {
    params: { id: inactive },
    body: { isActive: false },
  });
  const { people, next, weeks } = await mirror();
  expect(people.map(({ id }) => id)).toEqual([renata, long, recent]);
  expect(people.map(({ talkedAt }) => talkedAt)).toEqual([
    null,
    '2026-03-02T12:00:00.000Z',
    '2026-11-20T12:00:00.000Z',
  ]);
  expect(next).toBeNull();
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, '2026-09-07', '2026-11-23']);
});

test('pages meet without a gap, also where never ends and silence begins', async () => {
  const never = mirrorFigures.page + 3;
  const authorId = (await user.call(accountEndpoints.me)).user.id;
  const values = Array.from({ length: never + 4 }, (_, index) => ({
    ...anEmployeeForm(),
    id: newId(),
    companyId,
    authorId,
    name: `Pessoa ${index}`,
    objectives: [],
    professionalHistory: [],
    talkedAt: index < never ? null : new Date(Date.UTC(2026, 9, 1, 12, 0, 0, index)),
  }));
  await server.db.insert(employees).values(values.map(({ teamIds: _, ...row }) => row));
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { people, next } = await mirror({ after });
    seen.push(...people.map(({ id }) => id));
    after = next ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual([renata, ...values.map(({ id }) => id)]);
});

test('a week ends on Sunday at midnight in São Paulo', async () => {
  // 02:59 UTC on Monday is still Sunday there.
  await held(renata, '2026-11-23T02:59:59Z');
  await held(renata, '2026-11-23T03:00:00Z');
  await wrote(renata, { type: 'feedback', at: '2026-09-07T03:00:00Z', feedbackType: 'corretivo' });
  await wrote(renata, {
    type: 'feedback',
    at: '2026-09-07T02:59:59Z',
    feedbackType: 'reconhecimento',
  });
  await wrote(renata, { type: 'pdi', at: '2026-11-16T12:00:00Z' });
  const [person] = (await mirror()).people;
  // Weeks that hold nothing are not sent.
  expect(person!.weeks).toEqual([
    { monday: '2026-09-07', conversations: 0, feedbacks: 1, documents: 0 },
    { monday: '2026-11-16', conversations: 1, feedbacks: 0, documents: 1 },
    { monday: '2026-11-23', conversations: 1, feedbacks: 0, documents: 0 },
  ]);
  expect(person!.feedbacks).toEqual({
    reconhecimento: 0,
    corretivo: 1,
    desenvolvimento: 0,
    '360': 0,
  });
});

test('a month begins and ends at midnight in São Paulo', async () => {
  await held(renata, '2026-11-01T02:59:59Z');
  await held(renata, '2026-11-01T03:00:00Z');
  await held(renata, '2026-12-01T02:59:59Z');
  await held(renata, '2026-12-01T03:00:00Z');
  expect((await closing('2026-10')).conversations).toBe(1);
  expect((await closing('2026-11')).conversations).toBe(2);
  expect((await closing('2026-12')).conversations).toBe(1);
});

test('combinados of both sides: kept, put off, open', async () => {
  const promise = (owner: 'leader' | 'employee', dueOn: string) =>
    user.call(commitmentEndpoints.create, {
      body: { companyId, employeeId: renata, owner, text: `Até ${dueOn}`, dueOn },
    });
  const kept = await promise('leader', '2026-11-24');
  const moved = await promise('employee', '2026-11-25');
  await promise('employee', '2026-12-04');
  await user.call(commitmentEndpoints.done, { params: { id: kept.id }, body: {} });
  await user.call(commitmentEndpoints.update, {
    params: { id: moved.id },
    body: { dueOn: '2026-11-26' },
  });
  const [person] = (await mirror()).people;
  expect(person!.commitments).toEqual({
    kept: { mine: 1, theirs: 0 },
    postponed: { mine: 0, theirs: 1 },
    open: { mine: 0, theirs: 2 },
  });
  const november = await closing();
  expect(november.commitments).toEqual({
    kept: { mine: 1, theirs: 0 },
    keptLate: 0,
    late: 0,
    postponed: 1,
    open: { mine: 0, theirs: 2 },
  });
  expect(november.ahead.map(({ text, personName }) => [text, personName])).toEqual([
    ['Até 2026-11-25', 'Renata Lopes'],
    ['Até 2026-12-04', 'Renata Lopes'],
  ]);
  server.clock.now = new Date('2026-11-28T15:00:00Z');
  expect((await closing()).commitments.late).toBe(1);
  // One that was kept in December was open at the end of November.
  server.clock.now = new Date('2026-12-01T15:00:00Z');
  await user.call(commitmentEndpoints.done, { params: { id: moved.id }, body: {} });
  expect((await closing()).commitments.open).toEqual({ mine: 0, theirs: 2 });
  const december = await closing('2026-12');
  expect(december.commitments).toMatchObject({ kept: { mine: 0, theirs: 1 }, keptLate: 1 });
});

test('what follows tells of late conversations too, which take no place from those to come', async () => {
  const plan = async (name: string, plannedOn: string) => {
    const employeeId = await register(name);
    await user.call(conversationEndpoints.prepare, { body: { companyId, employeeId, plannedOn } });
    return employeeId;
  };
  await plan('Há tempo demais', '2026-10-23');
  await plan('Em outubro', '2026-10-30');
  const late = ['Ana', 'Bia', 'Caio', 'Davi'];
  for (const [index, name] of late.entries()) await plan(name, `2026-11-1${index}`);
  await plan('Hoje', '2026-11-23');
  await plan('Depois', '2026-12-02');
  const away = await plan('Fora', '2026-11-20');
  await user.call(employeeEndpoints.update, { params: { id: away }, body: { isActive: false } });
  const told = async (month?: string) =>
    (await closing(month)).planned.map(({ name, plannedOn, isLate }) => [name, plannedOn, isLate]);
  expect(await told()).toEqual([
    ['Em outubro', '2026-10-30', true],
    ['Ana', '2026-11-10', true],
    ['Bia', '2026-11-11', true],
    ['Caio', '2026-11-12', true],
    ['Hoje', '2026-11-23', false],
    ['Depois', '2026-12-02', false],
  ]);
  // Of a month that is over: what was late by its end, and still is.
  expect(await told('2026-10')).toEqual([
    ['Há tempo demais', '2026-10-23', true],
    ['Em outubro', '2026-10-30', true],
  ]);
  // The day itself is not late, neither of a conversation nor of what was promised.
  for (const dueOn of ['2026-11-24', '2026-11-25']) {
    await user.call(commitmentEndpoints.create, {
      body: { companyId, owner: 'leader', text: `Até ${dueOn}`, dueOn },
    });
  }
  server.clock.now = new Date('2026-11-25T15:00:00Z');
  expect((await closing()).ahead.map(({ text, isLate }) => [text, isLate])).toEqual([
    ['Até 2026-11-24', true],
    ['Até 2026-11-25', false],
  ]);
});

test('the diary names who appears in it', async () => {
  const silent = await register('Otávio Lima');
  await user.call(diaryEndpoints.create, {
    body: { companyId, description: 'Renata abriu o caixa sozinha.' },
  });
  const inDiary = new Map((await mirror()).people.map((person) => [person.id, person.inDiary]));
  expect([inDiary.get(renata), inDiary.get(silent)]).toEqual([true, false]);
});

test('a person in two teams stands in each, and once in the company', async () => {
  const other = await user.call(teamEndpoints.create, {
    body: { ...aTeamForm(), name: 'Estoque', companyId },
  });
  const both = await register('Davi Duplo', [teamId, other.id]);
  await held(both, '2026-11-10T12:00:00Z');
  await wrote(both, { type: 'pdi', at: '2026-11-10T12:00:00Z' });
  const ids = (page: { people: { id: string }[] }) => page.people.map(({ id }) => id);
  expect(ids(await mirror())).toEqual([renata, both]);
  expect(ids(await mirror({ teamId }))).toEqual([renata, both]);
  expect(ids(await mirror({ teamId: other.id }))).toEqual([both]);
  expect(await closing()).toMatchObject({
    teamName: null,
    people: 2,
    peopleTalkedWith: 1,
    conversations: 1,
    notTalkedWith: [{ id: renata, name: 'Renata Lopes' }],
    plans: { total: 1 },
  });
  expect(await closing('2026-11', other.id)).toMatchObject({
    teamName: 'Estoque',
    people: 1,
    peopleTalkedWith: 1,
    notTalkedWith: [],
    plans: { total: 1, items: [{ name: 'Davi Duplo' }] },
    documents: [{ type: 'pdi', total: 1 }],
  });
});

test('nothing is left of a person who was erased', async () => {
  const gone = await register('Gil Apagado');
  await held(gone, '2026-11-10T12:00:00Z');
  await wrote(gone, { type: 'feedback', at: '2026-11-10T12:00:00Z', feedbackType: 'corretivo' });
  await user.call(employeeEndpoints.erase, { params: { id: gone } });
  expect((await mirror()).people.map(({ id }) => id)).toEqual([renata]);
  expect(await closing()).toMatchObject({ people: 1, conversations: 0, documents: [] });
});

test('a deleted conversation ends no silence', async () => {
  const conversation = await user.call(conversationEndpoints.prepare, {
    body: { companyId, employeeId: renata },
  });
  const params = { id: conversation.id };
  await user.call(conversationEndpoints.close, { params, body: {} });
  expect((await mirror()).people[0]!.weeks.at(-1)!.conversations).toBe(1);
  await user.call(conversationEndpoints.erase, { params });
  const [person] = (await mirror()).people;
  expect([person!.talkedAt, person!.weeks]).toEqual([null, []]);
  expect((await closing()).conversations).toBe(0);
});

test('a team or a month that is none is said', async () => {
  const query = { companyId, teamId: newId() };
  expect((await user.fail(mirrorEndpoints.people, { query })).body.message).toBe(
    messages.teamNotFound,
  );
  for (const month of ['2026-13', '1999-12', '2101-01', '9999-12']) {
    const answer = await user.fail(mirrorEndpoints.month, { query: { companyId, month } });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('Informe um mês que exista, entre 2000 e 2100');
  }
  expect((await closing('2100-12')).conversations).toBe(0);
});
