import { eq, getTableName, isNotNull } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { readContent, textOf } from '#documents/contracts.ts';
import { documentEndpoints, type HistoryItem } from '#documents/endpoints.ts';
import { documentKindValues } from '#documents/labels.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { commitmentEndpoints, type Commitment, type CommitmentState } from '#shared/commitments.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { candidateCardEndpoints } from '#shared/candidate-cards.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { addDays, calendarDay, daysBetween } from '#shared/format.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { conversations } from '../db/schema.ts';
import { dataTables } from '../db/tenant-tables.ts';
import { messages } from '../messages.ts';
import { leader } from './company.ts';
import { demoCandidates } from './candidates.ts';
import { demoConversations } from './conversations.ts';
import { demoDocuments } from './documents.ts';
import { fillDemo, isFilled } from './fill.ts';
import { instantOf } from './instant.ts';
import { demoRevisions } from './plans.ts';

const server = testServer();
let visitor: Visitor;
let companyId: string;
let history: HistoryItem[];

let wasFilled: boolean;

beforeAll(async () => {
  wasFilled = await isFilled(server.db);
  await fillDemo(server.db, { now: server.clock.now, log: pino({ level: 'silent' }) });
  visitor = server.visitor();
  const { email, password } = leader;
  await visitor.call(accountEndpoints.login, { body: { email, password } });
  const companies = await visitor.call(companyEndpoints.list);
  companyId = companies[0]!.id;
  history = (await visitor.call(documentEndpoints.history, { query: { companyId, limit: 100 } }))
    .items;
});

test('a second filling is not needed, and would change nothing', async () => {
  expect([wasFilled, await isFilled(server.db)]).toEqual([false, true]);
  const again = fillDemo(server.db, { now: server.clock.now, log: pino({ level: 'silent' }) });
  await expect(again).rejects.toThrow(messages.secondCompany);
  expect(await visitor.call(companyEndpoints.list)).toHaveLength(1);
});

test('the company has something in every table', async () => {
  const empty: string[] = [];
  for (const table of dataTables) {
    const count = await server.db.$count(table, eq(table.companyId, companyId));
    if (count === 0) empty.push(getTableName(table));
  }
  // A demonstration uploads nothing, asks no model, leaves the choices as they are, and is sent no mail.
  expect(empty.toSorted()).toEqual([
    'commitment_digests',
    'commitment_settings',
    'document_adjustments',
    'files',
  ]);
});

test('the company has its philosophy and processes, four teams and their people', async () => {
  const [company] = await visitor.call(companyEndpoints.list);
  expect(company!.philosophy.values.length).toBeGreaterThan(3);
  expect(company!.processes.length).toBeGreaterThan(3);
  const query = { companyId };
  const teams = await visitor.call(teamEndpoints.list, { query });
  expect(teams).toHaveLength(4);
  expect(teams.filter(({ managementSettings }) => managementSettings === null)).toHaveLength(1);
  expect(teams.every(({ goals }) => goals.length > 1)).toBe(true);
  const people = await visitor.call(employeeEndpoints.list, { query });
  expect(people).toHaveLength(26);
  expect(people.filter(({ isActive }) => !isActive)).toHaveLength(1);
  const names = people.map(({ name }) => name.split(' ')[0]);
  expect(new Set(names).size).toBe(people.length);
  const histories = people.flatMap(({ professionalHistory }) => professionalHistory);
  expect(
    histories.filter(({ company: at, period }) => !at || !/^\d{4}-\d{4}$/.test(period)),
  ).toEqual([]);
});

test('thirty diary entries over two months, newest first, none in the future', async () => {
  const entries = await visitor.call(diaryEndpoints.list, { query: { companyId } });
  expect(entries).toHaveLength(30);
  const instants = entries.map(({ date }) => Date.parse(date));
  expect(instants).toEqual(instants.toSorted((one, other) => other - one));
  expect(instants[0]).toBeLessThanOrEqual(server.clock.now.getTime());
  const oldest = calendarDay(new Date(instants.at(-1)!));
  expect(daysBetween(oldest, calendarDay(server.clock.now))).toBeGreaterThanOrEqual(60);
});

test('conversations of ten months, with what was left for the next and the days that are set', async () => {
  const planned = await visitor.call(conversationEndpoints.planned, { query: { companyId } });
  expect(planned).toHaveLength(new Set(demoConversations.map((each) => each.with)).size);
  const leticia = planned.find(({ employee }) => employee.name === 'Letícia Moura')!;
  const next = await visitor.call(conversationEndpoints.get, { params: { id: leticia.id } });
  expect(next.points.map(({ box }) => box)).toEqual(['shared', 'private']);
  const person = { params: { id: leticia.employee.id }, query: {} };
  const { lines } = await visitor.call(conversationEndpoints.brief, person);
  expect(lines[0]!.text).toMatch(/^A última conversa foi há \d+ dias/);
  expect(lines[3]!.text).toContain('apresentou a proposta da casa do Ahú');
  const { items } = await visitor.call(conversationEndpoints.timeline, person);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(
    new Set(['document', 'conversation', 'diary', 'commitment', 'development']),
  );
  const held = await server.db.$count(conversations, isNotNull(conversations.heldAt));
  expect(held).toBe(demoConversations.length);
});

test('candidates of one script, each marked by its criteria, none with a sum', async () => {
  const script = history.find(({ brief }) => brief['position'] === demoCandidates[0]!.position)!;
  const params = { id: script.id };
  const { criteria, items } = await visitor.call(candidateCardEndpoints.list, {
    params,
    query: {},
  });
  expect(items.map(({ name }) => name)).toEqual(demoCandidates.map(({ name }) => name));
  expect(new Set(items.flatMap(({ marks }) => marks.map(({ criterion }) => criterion)))).toEqual(
    new Set(criteria),
  );
  expect(items.every(({ recommendation }) => recommendation !== null)).toBe(true);
});

test('forty-one documents of all kinds, written offline, each of them readable', () => {
  expect(history).toHaveLength(41);
  const kinds = new Set(history.map(({ type }) => type));
  expect([...kinds].toSorted()).toEqual([...documentKindValues].toSorted());
  const instants = history.map(({ createdAt }) => Date.parse(createdAt));
  expect(instants).toEqual(instants.toSorted((one, other) => other - one));
  const texts = history.map(({ type, content }) => {
    const read = readContent(type, content);
    return read ? textOf(type, read) : '';
  });
  expect(texts.filter((text) => text.length < 100)).toEqual([]);
  // What is missing has words of its own; none may be missing here, and no slot may be left open.
  const gaps = /não especificad|não informad|undefined|[{}]/u;
  expect(texts.filter((text) => gaps.test(text))).toEqual([]);
  expect(new Set(history.map(({ generator }) => generator))).toEqual(new Set(['offline']));
  expect(new Set(history.map(({ title, createdAt }) => title + createdAt)).size).toBe(41);
});

test('plans that were made for a day still say it, also where it is over', () => {
  const dated = history.filter(({ type, brief }) => type === 'pdi' && brief['deadline']);
  const today = calendarDay(server.clock.now);
  expect(dated.some(({ brief }) => String(brief['deadline']) < today)).toBe(true);
  expect(dated.some(({ brief }) => String(brief['deadline']) > today)).toBe(true);
  expect(history.filter(({ brief }) => 'freeText' in brief)).toEqual([]);
});

test('plans go on: levels over months, one that was closed, one that continues another', async () => {
  const people = await visitor.call(employeeEndpoints.list, { query: { companyId } });
  const read = async (name: string) => {
    const params = { id: people.find((person) => person.name === name)!.id };
    const { plan } = await visitor.call(developmentPlanEndpoints.ofPerson, { params });
    const { items } = await visitor.call(developmentPlanEndpoints.earlier, { params, query: {} });
    return { plan, closed: items };
  };
  const [caio, camila, jonas] = [
    await read('Caio Monteiro'),
    await read('Camila Rezende'),
    await read('Jonas Ribeiro'),
  ];
  const levels = caio.plan!.competencies.map(({ firstLevel, currentLevel }) => [
    firstLevel,
    currentLevel,
  ]);
  expect(levels).toEqual([
    [2, 3],
    [3, 4],
  ]);
  expect(camila).toMatchObject({ plan: null, closed: [{ isProposed: false }] });
  expect(jonas.plan!.continues).toMatchObject({ id: jonas.closed[0]!.id });
  expect(jonas.closed[0]!.summary).toContain('Liderança: do nível 1 ao 2');
});

test('the dashboard is alive: ten months of the chart, suggestions of every sort, credits', async () => {
  const query = { companyId };
  const { byMonth, aiUsage } = await visitor.call(companyEndpoints.stats, { query });
  const totals = byMonth.map(({ counts }) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  );
  expect(totals.slice(-10).filter((total) => total === 0)).toEqual([]);
  expect(aiUsage).toBe(totals.at(-1));
  const suggestions = await visitor.call(suggestionEndpoints.list, { query });
  const types = new Set(suggestions.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(['action_plan', 'configure', 'feedback', 'meeting', 'pdi']);
  expect(await visitor.call(accountEndpoints.credits)).toEqual({ credits: 50 });
  const trial = await visitor.call(accountEndpoints.trialStatus);
  expect(trial.subscriptionStatus).toBe('active');
});

test('the bell has what was read and what is new, and leads to documents that exist', async () => {
  const list = await visitor.call(notificationEndpoints.list, { query: {} });
  expect(list.filter(({ isRead }) => isRead).length).toBeGreaterThan(5);
  expect(list.filter(({ isRead }) => !isRead).length).toBeGreaterThan(0);
  const ids = new Set(history.map(({ id }) => id));
  const targets = list.flatMap(
    ({ actionUrl }) => /\/historico\?item=([^&]+)/.exec(actionUrl ?? '')?.[1] ?? [],
  );
  const talks = list.filter(({ actionUrl }) => actionUrl?.endsWith('&conversa=antes'));
  expect(targets.length + talks.length).toBeGreaterThan(2);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
});

test('combinados were kept, late, put off and dropped, and some of every group are open', async () => {
  const read = async (state: CommitmentState) =>
    (await visitor.call(commitmentEndpoints.list, { query: { companyId, state, limit: 100 } }))
      .items;
  const [open, done, dropped] = [await read('open'), await read('done'), await read('dropped')];
  const isLate = ({ doneAt, dueOn }: Commitment) =>
    dueOn !== null && calendarDay(new Date(doneAt!)) > dueOn;
  expect(done.length).toBeGreaterThan(40);
  expect(done.filter(isLate).length).toBeGreaterThan(5);
  expect(done.filter(({ postponed }) => postponed > 0).length).toBeGreaterThan(5);
  expect(done.filter(({ source }) => source.kind === 'document').length).toBeGreaterThan(20);
  expect([...open, ...done].filter(({ source }) => source.kind === 'conversation')).toHaveLength(
    demoConversations.flatMap(({ followed = [] }) => followed).length,
  );
  expect(done.filter(({ evidence }) => evidence !== '').length).toBeGreaterThan(2);
  expect(dropped.length).toBeGreaterThan(0);
  const groups = new Set(open.map(({ group }) => group));
  for (const group of ['late', 'today', 'later', 'undated']) expect(groups).toContain(group);
  expect(open.length).toBeLessThan(60);
  expect(open.some(({ postponed }) => postponed >= 3)).toBe(true);
  expect(open.filter(({ recurrence }) => recurrence === 'weekly')).toHaveLength(1);
  const months = new Set(done.map(({ doneAt }) => doneAt!.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(9);
});

test.each([
  // A Sunday, a Monday, and a time of day that has not come yet.
  ['2026-11-22T15:00:00Z', { daysAgo: 1, at: '10:00' }, '2026-11-20T13:00:00.000Z'],
  ['2026-11-23T15:00:00Z', { daysAgo: 1, at: '10:00' }, '2026-11-20T13:00:00.000Z'],
  ['2026-11-23T10:00:00Z', { daysAgo: 0, at: '18:45' }, '2026-11-23T10:00:00.000Z'],
  ['2026-11-25T15:00:00Z', { daysAgo: 1, at: '10:00' }, '2026-11-24T13:00:00.000Z'],
])('seen from %s, %o was at %s', (now, time, instant) => {
  expect(instantOf(new Date(now), time).toISOString()).toBe(instant);
});

test('on whatever day of the year it is filled, each of the last ten months has documents', () => {
  const days = Array.from({ length: 366 }, (_, offset) => addDays('2026-11-23', offset));
  const withGaps = days.filter((day) => {
    const now = new Date(`${day}T11:00:00Z`);
    const filled = new Set(
      demoDocuments.map((time) => calendarDay(instantOf(now, time)).slice(0, 7)),
    );
    const [year = 0, month = 0] = day.split('-').map(Number);
    const lastTen = Array.from({ length: 10 }, (_, back) =>
      new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
    );
    return lastTen.some((wanted) => !filled.has(wanted));
  });
  expect(withGaps).toEqual([]);
});

test('on whatever day of the week it is filled, a PDI is there before it is put in force', () => {
  const late = Array.from({ length: 7 }, (_, offset) => {
    const now = new Date(`${addDays('2026-11-23', offset)}T11:00:00Z`);
    return demoRevisions.flatMap((revision) => {
      const plans = demoDocuments.filter(
        (document) => document.kind === 'pdi' && document.about === revision.of,
      );
      const written = plans.map((plan) => instantOf(now, plan).getTime());
      return instantOf(now, revision).getTime() > Math.max(...written) ? [] : [now];
    });
  });
  expect(late.flat()).toEqual([]);
});
