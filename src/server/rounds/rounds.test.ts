import { beforeEach, expect, test } from 'vitest';
import { conversationEndpoints } from '#shared/conversations.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import type { EndpointResponse } from '#shared/endpoint.ts';
import { addDays, calendarDay } from '#shared/format.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { roundEndpoints } from '#shared/rounds.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { roundPeople } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
let user: Visitor;
let companyId: string;
let employeeId: string;
let otherId: string;

interface Refusal {
  message: string;
}

const questions = ['O que vai bem?', 'O que atrapalha?'];

beforeEach(async () => {
  user = await server.newUser();
  const made = await aCompany(user);
  companyId = made.company.id;
  employeeId = made.employee.id;
  const body = { ...anEmployeeForm(), name: 'João Prado', companyId };
  otherId = (await user.call(employeeEndpoints.create, { body })).id;
});

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

const closesOn = () => addDays(calendarDay(server.clock.now), 7);
const aRoundOf = (employeeIds: string[]) => ({
  body: { companyId, employeeIds, questions, closesOn: closesOn() },
});

async function asked(employeeIds = [employeeId]) {
  const { round, links } = await user.call(roundEndpoints.create, aRoundOf(employeeIds));
  return { round, links, paths: links.map(({ url }) => new URL(url).pathname) };
}

const post = (path: string, fields: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  });
const open = (path: string) => post(path, { do: 'open' });
const tell = (path: string, ...answers: string[]) =>
  post(path, {
    do: 'answer',
    ...Object.fromEntries(answers.map((answer, index) => [`answer-${index}`, answer])),
  });
const read = (id: string) => user.call(roundEndpoints.get, { params: { id } });
const person = () => ({ params: { id: employeeId }, query: {} });

test('people are asked, one tells by name, and the leader sees who has and who has not', async () => {
  const { round, paths, links } = await asked([employeeId, otherId]);
  expect(round).toMatchObject({ state: 'open', questions, closesOn: closesOn() });
  expect(round.people.map(({ employee, state }) => [employee.name, state])).toEqual([
    ['João Prado', 'waiting'],
    ['Renata Lopes', 'waiting'],
  ]);
  expect(links.map(({ personId }) => personId).toSorted()).toEqual(
    round.people.map(({ id }) => id).toSorted(),
  );
  const door = await server.app.inject({ url: paths[0]! });
  expect(door.body).toContain('quer ouvir você');
  expect(door.body).not.toMatch(/Renata|O que vai bem/);
  const page = await open(paths[0]!);
  expect(page.body).toContain('Você responde como Renata Lopes');
  expect(page.body).toContain('Não é anônimo');
  expect(page.body).toContain('O que atrapalha?');
  await open(paths[1]!);
  const told = await tell(paths[0]!, 'A equipe nova', '');
  expect(told.body).toContain('Respostas enviadas');
  expect(told.body).toContain('A equipe nova');
  const { people } = await read(round.id);
  expect(people.map(({ state, answers }) => [state, answers])).toEqual([
    ['opened', []],
    ['answered', ['A equipe nova', '']],
  ]);
  const { items } = await user.call(roundEndpoints.list, { query: { companyId } });
  expect(items).toMatchObject([{ id: round.id, people: 2, answered: 1 }]);
});

test('what was told stands on the page of the person, and in what one prepares a talk with', async () => {
  const { round, paths } = await asked();
  await tell(paths[0]!, '', 'O sistema cai às segundas');
  const query = { kind: 'told' } as const;
  const { items } = await user.call(conversationEndpoints.timeline, { ...person(), query });
  expect(items).toMatchObject([
    { kind: 'told', id: round.id, text: 'O que atrapalha? O sistema cai às segundas' },
  ]);
  const all = await user.call(conversationEndpoints.timeline, person());
  expect(all.items.map(({ kind }) => kind)).toContain('told');
  const { lines } = await user.call(conversationEndpoints.brief, person());
  expect(lines.find(({ topic }) => topic === 'told')).toMatchObject({
    text: expect.stringContaining('“O sistema cai às segundas”') as string,
    roundId: round.id,
  });
  // Talked about, it is no news any more.
  later(1_000);
  const talk = await user.call(conversationEndpoints.prepare, { body: { companyId, employeeId } });
  await user.call(conversationEndpoints.close, { params: { id: talk.id }, body: {} });
  const after = await user.call(conversationEndpoints.brief, person());
  expect(after.lines.map(({ topic }) => topic)).not.toContain('told');
});

test('an answer is changed until the end, and taken back; the leader is told once a day', async () => {
  const { round, paths } = await asked([employeeId, otherId]);
  const heard = async () => {
    const list = await user.call(notificationEndpoints.list, { query: {} });
    return list.filter(({ title }) => title.includes('Conte para mim'));
  };
  expect((await tell(paths[0]!, '  ', '')).body).toContain('Escreva pelo menos uma resposta');
  expect(await heard()).toEqual([]);
  await tell(paths[0]!, 'Primeira');
  await tell(paths[0]!, 'Segunda');
  await tell(paths[1]!, 'De outra pessoa');
  const news = await heard();
  expect(news).toHaveLength(1);
  expect(JSON.stringify(news)).not.toMatch(/Renata|Segunda/);
  expect((await read(round.id)).people[1]!.answers).toEqual(['Segunda', '']);
  expect((await tell(paths[0]!, '', '')).body).toContain('Suas respostas foram apagadas');
  expect((await read(round.id)).people[1]).toMatchObject({ state: 'opened', answers: [] });
});

test('closed it opens nothing, the answers stay; that is taken back for a minute', async () => {
  const { round, paths } = await asked();
  await tell(paths[0]!, 'Vai bem');
  const params = { id: round.id };
  const closed = await user.call(roundEndpoints.close, { params });
  expect(closed).toMatchObject({ state: 'closed', people: [{ answers: ['Vai bem', ''] }] });
  expect((await open(paths[0]!)).statusCode).toBe(404);
  await user.call(roundEndpoints.close, { params });
  await user.call(roundEndpoints.reopen, { params });
  expect((await open(paths[0]!)).statusCode).toBe(200);
  await user.call(roundEndpoints.close, { params });
  later(61_000);
  expect((await user.fail(roundEndpoints.reopen, { params })).status).toBe(409);
});

test('what was typed comes back from an address that closed meanwhile, and can be sent again after trouble', async () => {
  const { round, paths } = await asked();
  await user.call(roundEndpoints.close, { params: { id: round.id } });
  const late = await tell(paths[0]!, 'Escrevi <b>muito</b>');
  expect(late.statusCode).toBe(404);
  expect(late.body).toContain('Escrevi &lt;b&gt;muito&lt;/b&gt;');
  expect((await open(paths[0]!)).body).not.toContain('O que você escreveu');
  const broken = await tell(paths[0]!, 'Com um nulo \0 dentro');
  expect(broken.body).toContain('Com um nulo');
});

test('after its day the addresses open nothing; no day of the past or far away is taken', async () => {
  const body = { ...aRoundOf([employeeId]).body, closesOn: calendarDay(server.clock.now) };
  const { round, links } = await user.call(roundEndpoints.create, { body });
  const path = new URL(links[0]!.url).pathname;
  expect((await server.app.inject({ url: path })).statusCode).toBe(200);
  later(86_400_000);
  expect((await server.app.inject({ url: path })).statusCode).toBe(404);
  expect((await read(round.id)).state).toBe('ended');
  for (const days of [-1, 91]) {
    const day = addDays(calendarDay(server.clock.now), days);
    const wrong = { body: { ...body, closesOn: day } };
    expect((await user.fail(roundEndpoints.create, wrong)).status).toBe(400);
  }
});

test('one reminder a person: its address opens beside the first, and another is refused with the reason', async () => {
  const { round, paths } = await asked([employeeId, otherId]);
  const [joao, renata] = round.people.map(({ id }) => ({ params: { id } }));
  const first = await user.call(roundEndpoints.remind, renata!);
  expect(first.person.remindedAt).not.toBeNull();
  const again = await user.call(roundEndpoints.remind, renata!);
  expect(again.person.remindedAt).toBe(first.person.remindedAt);
  expect((await open(new URL(first.url).pathname)).statusCode).toBe(404);
  expect((await open(new URL(again.url).pathname)).statusCode).toBe(200);
  expect((await open(paths[0]!)).statusCode).toBe(200);
  later(61_000);
  const refused = await user.fail(roundEndpoints.remind, renata);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('já foi lembrada'),
  ]);
  await tell(paths[1]!, 'Já contei');
  const told = await user.fail(roundEndpoints.remind, joao);
  expect(told.body.message).toContain('já respondeu');
});

test('a new address takes the place of the others, and there is none of a closed round', async () => {
  const { round, paths } = await asked();
  const params = { id: round.people[0]!.id };
  const reminded = await user.call(roundEndpoints.remind, { params });
  const { url } = await user.call(roundEndpoints.renew, { params });
  expect((await open(paths[0]!)).statusCode).toBe(404);
  expect((await open(new URL(reminded.url).pathname)).statusCode).toBe(404);
  expect((await open(new URL(url).pathname)).statusCode).toBe(200);
  await user.call(roundEndpoints.close, { params: { id: round.id } });
  expect((await user.fail(roundEndpoints.renew, { params })).status).toBe(409);
});

test('a double click asks once, and tells addresses that open', async () => {
  const headers = { 'idempotency-key': newId() };
  const make = async () => {
    const response = await user.send(roundEndpoints.create, aRoundOf([employeeId]), { headers });
    return response.json<EndpointResponse<typeof roundEndpoints.create>>();
  };
  const answers = await Promise.all([make(), make()]);
  expect(answers[0].round.id).toBe(answers[1].round.id);
  const statuses = await Promise.all(
    answers.map(async ({ links }) => (await open(new URL(links[0]!.url).pathname)).statusCode),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
  expect((await user.call(roundEndpoints.list, { query: { companyId } })).items).toHaveLength(1);
});

test('a key that comes with other people, questions or another day is a conflict', async () => {
  const headers = { 'idempotency-key': newId() };
  const { body } = aRoundOf([employeeId, otherId]);
  const send = (other: object) =>
    user.send(roundEndpoints.create, { body: { ...body, ...other } }, { headers });
  expect((await send({})).statusCode).toBe(201);
  for (const other of [
    { employeeIds: [employeeId] },
    { questions: ['O que vai bem?'] },
    { closesOn: addDays(closesOn(), 1) },
  ]) {
    const refused = await send(other);
    expect([refused.statusCode, refused.json<Refusal>().message]).toEqual([
      409,
      messages.wishReused,
    ]);
  }
  expect((await send({ employeeIds: [otherId, employeeId.toUpperCase()] })).statusCode).toBe(201);
});

test.each(['Você aceita a sua advertência?', 'Que salário você quer?', 'Qual é a sua religião?'])(
  'a question that goes by no link is refused: %s',
  async (question) => {
    const body = {
      companyId,
      employeeIds: [employeeId],
      questions: [question],
      closesOn: closesOn(),
    };
    expect((await user.fail(roundEndpoints.create, { body })).status).toBe(409);
  },
);

test('a person who is named twice is asked once; with their erasure it is gone', async () => {
  const { round } = await asked([employeeId, employeeId.toUpperCase(), otherId]);
  expect(round.people).toHaveLength(2);
  await user.call(employeeEndpoints.erase, { params: { id: employeeId } });
  expect((await read(round.id)).people.map(({ employee }) => employee.id)).toEqual([otherId]);
  expect(JSON.stringify(await server.db.select().from(roundPeople))).not.toContain(employeeId);
});
