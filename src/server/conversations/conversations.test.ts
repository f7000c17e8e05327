import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { conversationEndpoints } from '#shared/conversations.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { addDays, calendarDay } from '#shared/format.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { conversations, talkingPoints } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { sweepDeleted } from '../jobs/sweep-deleted.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
const calls = conversationEndpoints;
const minute = 60_000;
let user: Visitor;
let companyId: string;
let teamId: string;
let employeeId: string;

beforeAll(async () => {
  user = await server.newUser();
  const { company, team } = await aCompany(user);
  companyId = company.id;
  teamId = team.id;
});

beforeEach(async () => {
  const body = { ...anEmployeeForm(), teamIds: [teamId], companyId };
  employeeId = (await user.call(employeeEndpoints.create, { body })).id;
});

const prepare = (plannedOn?: string) =>
  user.call(calls.prepare, { body: { companyId, employeeId, plannedOn } });
const add = (text: string, box: 'shared' | 'private' = 'shared') =>
  user.call(calls.addPoint, { body: { companyId, employeeId, box, text } });
const get = (id: string) => user.call(calls.get, { params: { id } });
const close = (id: string, body: { outcome?: string; nextOn?: string | null } = {}) =>
  user.call(calls.close, { params: { id }, body });
const treat = (id: string, isTreated = true) =>
  user.call(calls.updatePoint, { params: { id }, body: { isTreated } });
const textsOf = ({ points }: { points: { text: string }[] }) => points.map(({ text }) => text);
const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const today = () => calendarDay(server.clock.now);

test('one conversation is prepared with a person, however often and at once it is asked for', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => prepare()));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const rows = await server.db.$count(conversations, eq(conversations.employeeId, employeeId));
  expect(rows).toBe(1);
  const day = addDays(today(), 3);
  expect(await prepare(day)).toMatchObject({ id: answers[0]!.id, plannedOn: day, heldAt: null });
  expect((await prepare()).plannedOn).toBe(day);
});

test('what was not treated is there the next time, as itself', async () => {
  const first = await prepare();
  const treated = await add('Escala de dezembro');
  const waiting = await add('Curso de Excel', 'private');
  expect(textsOf(await get(first.id))).toEqual(['Escala de dezembro', 'Curso de Excel']);
  await treat(treated.id);
  const nextOn = addDays(today(), 14);
  const { conversation, next } = await close(first.id, { outcome: 'Foi boa', nextOn });
  expect(conversation).toMatchObject({ outcome: 'Foi boa', nextOn, id: first.id });
  expect(textsOf(conversation)).toEqual(['Escala de dezembro']);
  expect(next).toMatchObject({ plannedOn: nextOn, heldAt: null });

  const second = await get(next!.id);
  expect(second.points).toEqual([waiting]);
  expect((await prepare()).id).toBe(second.id);
  // And what is ticked by mistake waits again.
  await treat(waiting.id);
  expect((await treat(waiting.id, false)).conversationId).toBeNull();
  await treat(treated.id, false);
  expect(textsOf(await get(first.id))).toEqual([]);
  expect(textsOf(await get(second.id))).toEqual(['Escala de dezembro', 'Curso de Excel']);
});

test('a point that is ticked begins a conversation where none is prepared', async () => {
  const point = await add('Férias');
  const { conversationId } = await treat(point.id);
  expect((await prepare()).id).toBe(conversationId);
});

test('closing happens once: repeated, at once and later, it changes nothing more', async () => {
  const { id } = await prepare();
  const nextOn = addDays(today(), 7);
  const closings = Array.from({ length: 5 }, () => close(id, { outcome: 'Bem', nextOn }));
  const answers = await Promise.all(closings);
  pass(minute);
  const again = await close(id, { outcome: 'Bem', nextOn });
  for (const answer of answers) expect(answer).toEqual(again);
  // What another tab closes it with is not dropped unseen.
  for (const other of [{ outcome: 'Outra coisa', nextOn }, { nextOn: addDays(today(), 8) }, {}]) {
    const refused = await user.fail(calls.close, { params: { id }, body: other });
    expect([refused.status, refused.body.message]).toEqual([409, messages.conversationHeld]);
  }
  const rows = await server.db.$count(conversations, eq(conversations.employeeId, employeeId));
  expect(rows).toBe(2);
});

test('a held conversation is corrected, but has no other day', async () => {
  const { id } = await prepare();
  const params = { id };
  const past = { params, body: { nextOn: addDays(today(), -1) } };
  expect((await user.fail(calls.close, past)).body.issues).toEqual([
    { path: 'nextOn', message: 'Escolha um dia de hoje em diante' },
  ]);
  await close(id);
  await user.call(calls.update, { params, body: { declined: ['Rever em março'] } });
  const changed = await user.call(calls.update, { params, body: { agreed: 'Rever em março' } });
  expect(changed).toMatchObject({ agreed: 'Rever em março', declined: ['Rever em março'] });
  expect(await user.call(calls.get, { params })).toMatchObject({ declined: ['Rever em março'] });
  const moved = await user.fail(calls.update, { params, body: { plannedOn: today() } });
  expect([moved.status, moved.body.message]).toEqual([409, messages.conversationHeld]);
});

test('a text that was written elsewhere meanwhile is not overwritten unseen', async () => {
  const params = { id: (await prepare()).id };
  const write = (body: object) => user.call(calls.update, { params, body });
  const first = { was: { notes: '', agreed: '' }, notes: 'Veio animada' };
  await write(first);
  // The answer was lost: sent again it is no conflict.
  await write(first);
  const late = { was: { notes: '' }, notes: 'Cansada', outcome: 'Foi boa' };
  const refused = await user.fail(calls.update, { params, body: late });
  expect([refused.status, refused.body.message]).toEqual([409, messages.textChangedElsewhere]);
  expect(await get(params.id)).toMatchObject({ notes: 'Veio animada', outcome: '' });
  await write({ was: { notes: 'Veio animada' }, notes: 'Veio animada. Férias?' });
  expect(await write({ notes: 'Férias' })).toMatchObject({ notes: 'Férias' });
  const racing = ['Um', 'Dois'].map((notes) =>
    user.send(calls.update, { params, body: { was: { notes: 'Férias' }, notes } }),
  );
  const statuses = (await Promise.all(racing)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('under one key a point is noted once', async () => {
  const key = newId();
  const body = { companyId, employeeId, box: 'shared', text: 'Uma vez' };
  const headers = { 'idempotency-key': key };
  const sent = Array.from({ length: 8 }, () => user.send(calls.addPoint, { body }, { headers }));
  const answers = (await Promise.all(sent)).map((response) => response.json<{ id: string }>());
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const isTheirs = eq(talkingPoints.employeeId, employeeId);
  expect(await server.db.$count(talkingPoints, isTheirs)).toBe(1);
  for (const other of [{ text: 'Outra coisa' }, { box: 'private' }]) {
    const refused = await user.send(calls.addPoint, { body: { ...body, ...other } }, { headers });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      messages.wishReused,
    ]);
  }
});

test('the two boxes have their words, and a point moves between them', async () => {
  const { id } = await add('Cuidar do tom', 'private');
  const moved = await user.call(calls.updatePoint, { params: { id }, body: { box: 'shared' } });
  expect(moved).toMatchObject({ box: 'shared', text: 'Cuidar do tom' });
  const blank = await user.fail(calls.updatePoint, { params: { id }, body: { text: ' ' } });
  expect(blank.body.issues).toEqual([{ path: 'text', message: 'Escreva o ponto' }]);
});

test('a deletion is taken back within a minute, and is for good after the sweep', async () => {
  const { id } = await prepare();
  const point = await add('Bônus');
  const ofPoint = { params: { id: point.id } };
  const ofTalk = { params: { id } };
  await user.call(calls.erasePoint, ofPoint);
  expect(textsOf(await get(id))).toEqual([]);
  await user.call(calls.erase, ofTalk);
  expect((await user.fail(calls.get, ofTalk)).status).toBe(404);
  pass(10_000);
  await user.call(calls.erase, ofTalk);
  expect(await user.call(calls.restorePoint, ofPoint)).toEqual(point);
  expect(textsOf(await user.call(calls.restore, ofTalk))).toEqual(['Bônus']);

  await user.call(calls.erasePoint, ofPoint);
  await user.call(calls.erase, ofTalk);
  pass(minute + 1);
  expect((await user.fail(calls.restorePoint, ofPoint)).status).toBe(404);
  expect((await user.fail(calls.restore, ofTalk)).status).toBe(404);
  const isTheirs = eq(talkingPoints.employeeId, employeeId);
  await sweepDeleted(server.db, server.clock.now);
  expect(await server.db.$count(talkingPoints, isTheirs)).toBe(1);
  pass(60 * minute);
  await sweepDeleted(server.db, server.clock.now);
  expect(await server.db.$count(talkingPoints, isTheirs)).toBe(0);
  expect(await server.db.$count(conversations, eq(conversations.id, id))).toBe(0);
});

test('what a deleted preparation had ticked waits again; another may be prepared meanwhile', async () => {
  const { id } = await prepare();
  const point = await add('Metas');
  await treat(point.id);
  await user.call(calls.erase, { params: { id } });
  const other = await prepare();
  expect(textsOf(other)).toEqual(['Metas']);
  const refused = await user.fail(calls.restore, { params: { id } });
  expect(refused.status).toBe(409);
});

test('a preparation that is taken back has its ticks again, but for what was touched meanwhile', async () => {
  const { id } = await prepare();
  const points = [await add('Metas'), await add('Férias')];
  for (const point of points) await treat(point.id);
  await add('Curso');
  pass(minute);
  const before = await get(id);
  await user.call(calls.erase, { params: { id } });
  pass(5000);
  expect((await user.call(calls.restore, { params: { id } })).points).toEqual(before.points);
  pass(minute);
  await user.call(calls.erase, { params: { id } });
  await add('Bônus');
  pass(5000);
  const touched = { params: { id: points[0]!.id }, body: { box: 'private' as const } };
  await user.call(calls.updatePoint, touched);
  const back = await user.call(calls.restore, { params: { id } });
  const ticked = back.points.filter(({ conversationId }) => conversationId === id);
  expect(textsOf({ points: ticked })).toEqual(['Férias']);
});

test('what is planned comes by day, until the day that is asked for, without who has left', async () => {
  const soon = addDays(today(), 2);
  const { id } = await prepare(soon);
  const list = async (until?: string) =>
    (await user.call(calls.planned, { query: { companyId, until } })).filter(
      (each) => each.employee.id === employeeId,
    );
  expect(await list()).toEqual([
    { id, plannedOn: soon, employee: { id: employeeId, name: 'Renata Lopes' } },
  ]);
  expect(await list(soon)).toHaveLength(1);
  expect(await list(addDays(soon, -1))).toEqual([]);
  const params = { id: employeeId };
  await user.call(employeeEndpoints.update, { params, body: { isActive: false } });
  expect(await list()).toEqual([]);
});

test('the next day follows the frequency of the first team, and is no weekend', async () => {
  const managementSettings = {
    feedbackFrequency: 'weekly' as const,
    intelligentTracking: true,
    teamMeetingFrequency: 'monthly' as const,
  };
  const ask = async () =>
    (await user.call(calls.summary, { params: { id: employeeId } })).suggestedNextOn;
  server.clock.now = new Date('2026-11-25T15:00:00Z');
  expect(await ask()).toBe('2026-12-23');
  await user.call(teamEndpoints.update, { params: { id: teamId }, body: { managementSettings } });
  expect(await ask()).toBe('2026-12-02');
  server.clock.now = new Date('2026-11-28T15:00:00Z');
  expect(await ask()).toBe('2026-12-07');
});

test.each(['2026-02-30', '1999-12-31', '9999-12-31'])('nobody plans a talk for %s', async (day) => {
  const body = { companyId, employeeId, plannedOn: day };
  const answer = await user.fail(calls.prepare, { body });
  expect(answer.status).toBe(400);
  expect(answer.body.issues).toEqual([
    { path: 'plannedOn', message: 'Informe uma data que exista, entre 2000 e 2100' },
  ]);
});
