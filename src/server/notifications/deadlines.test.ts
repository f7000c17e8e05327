import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { notificationEndpoints, type Notification } from '#shared/notifications.ts';
import { peopleImportEndpoints as imports } from '#shared/people-imports.ts';
import { aCompany, aPdiForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import { documents, employees, notifications } from '../db/schema.ts';

const server = testServer();

const today = calendarDay(server.clock.now);
const longAgo = new Date(server.clock.now.getTime() - 300 * 86_400_000);

type Leader = Awaited<ReturnType<typeof aLeader>>;

/** 15:00 in São Paulo, some days from today. */
function dayLater(days: number): Date {
  return new Date(`${addDays(today, days)}T18:00:00Z`);
}

async function aLeader() {
  server.clock.now = dayLater(0);
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const companyId = company.id;
  return {
    user,
    companyId,
    employeeId: employee.id,
    /** Stores a document of the employee, made long ago. */
    async store(type: 'pdi' | 'feedback', dueOn: string, employeeId: string | null = employee.id) {
      const row = { companyId, type, dueOn, employeeId, createdAt: longAgo };
      const [id] = await storeDocuments(server.db, row);
      return id!;
    },
    /** What is told about documents. */
    async told(): Promise<Notification[]> {
      const list = await user.call(notificationEndpoints.list, { query: { companyId } });
      return list.filter(({ actionUrl }) => /^\/(?:historico|colaboradores)/.test(actionUrl ?? ''));
    },
  };
}

const week = 'PDI perto do prazo';
const last = 'PDI no fim do prazo';
const passed = 'Prazo de PDI encerrado';

test('a PDI is told of as its deadline comes near and passes, each once', async () => {
  const { user, companyId, employeeId, told } = await aLeader();
  const deadline = addDays(today, 5);
  const prompt = JSON.stringify({ ...aPdiForm(employeeId), deadline });
  await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt, companyId, employeeId },
  });
  const titlesAfter = async (days: number) => {
    server.clock.now = dayLater(days);
    return (await told()).map(({ title }) => title);
  };
  expect(await titlesAfter(0)).toEqual([week]);
  expect(await told()).toMatchObject([
    {
      message: `O PDI de Renata Lopes vai até ${formatDay(deadline)}.`,
      priority: 'normal',
      actionUrl: `/colaboradores?id=${employeeId}&conversa=antes`,
    },
  ]);
  expect(await titlesAfter(3)).toEqual([week]);
  expect(await titlesAfter(4)).toEqual([last, week]);
  expect(await titlesAfter(5)).toEqual([last, week]);
  expect(await titlesAfter(6)).toEqual([passed, last, week]);
  expect(await titlesAfter(7)).toEqual([passed, last, week]);
  expect((await told())[0]!.message).toBe(
    `O prazo do PDI de Renata Lopes terminou em ${formatDay(deadline)}.`,
  );
});

test.each([
  [8, []],
  [7, [week]],
  [3, [week]],
  [2, [week]],
  [1, [last]],
  [0, [last]],
  [-1, [passed]],
  [-30, [passed]],
  [-31, []],
])('a PDI first seen %d days before its end', async (days, expected) => {
  const { store, told } = await aLeader();
  await store('pdi', addDays(today, days));
  expect((await told()).map(({ title }) => title)).toEqual(expected);
});

test.each([
  [1, 0],
  [0, 1],
  [-3, 1],
  [-31, 0],
])('a follow-up that is %d days away is told of %d times', async (days, times) => {
  const { store, told } = await aLeader();
  const dueOn = addDays(today, days);
  await store('feedback', dueOn);
  const list = await told();
  expect(list).toHaveLength(times);
  for (const { title, message } of list) {
    expect(title).toBe('Dia de acompanhar um feedback');
    expect(message).toBe(
      `O acompanhamento do feedback de Renata Lopes está marcado para ${formatDay(dueOn)}.`,
    );
  }
});

test('what is due is a talk: it opens where one is prepared; about nobody it opens the document', async () => {
  const { employeeId, store, told } = await aLeader();
  const general = await store('pdi', today, null);
  await store('feedback', today);
  const addresses = (await told()).map(({ actionUrl }) => actionUrl);
  expect(new Set(addresses)).toEqual(
    new Set([`/colaboradores?id=${employeeId}&conversa=antes`, `/historico?item=${general}`]),
  );
});

test('a day is one of São Paulo', async () => {
  const { store, told } = await aLeader();
  await store('feedback', addDays(today, 1));
  server.clock.now = new Date(`${addDays(today, 1)}T02:59:00Z`);
  expect(await told()).toEqual([]);
  server.clock.now = new Date(`${addDays(today, 1)}T03:00:00Z`);
  expect(await told()).toHaveLength(1);
});

test('of a person’s PDIs the newest counts, of the same follow-up generated anew one', async () => {
  const { store, told } = await aLeader();
  await store('pdi', today);
  await store('pdi', addDays(today, 100));
  await store('feedback', today);
  await store('feedback', today);
  expect(await told()).toHaveLength(1);
  await store('feedback', today);
  expect(await told()).toHaveLength(1);
});

test('what is written after the first look of a day is told of on that day', async () => {
  const { companyId, employeeId, store, told } = await aLeader();
  await store('pdi', today);
  expect(await told()).toHaveLength(1);
  const createdAt = server.clock.now;
  const row = { companyId, employeeId, type: 'feedback', dueOn: today, createdAt };
  await storeDocuments(server.db, row);
  expect(await told()).toHaveLength(2);
});

test('of more than a list shows the nearest are told of, and the others on another day', async () => {
  const { companyId, told } = await aLeader();
  const due = (days: number, count: number) =>
    Array.from({ length: count }, () => ({
      companyId,
      type: 'pdi',
      dueOn: addDays(today, days),
      createdAt: longAgo,
    }));
  await storeDocuments(
    server.db,
    ...due(-2, 30),
    ...due(0, 30),
    ...due(7, limits.notifications - 40),
  );
  const stages = async () => {
    const rows = await server.db
      .select({ subject: notifications.subject })
      .from(notifications)
      .where(eq(notifications.companyId, companyId));
    return Object.fromEntries(
      ['pdi-day', 'pdi-week', 'pdi-passed'].map((stage) => [
        stage,
        rows.filter(({ subject }) => subject.startsWith(`${stage}:`)).length,
      ]),
    );
  };
  const first = await told();
  expect(first[0]!.title).toBe(last);
  const atFirst = { 'pdi-day': 30, 'pdi-week': limits.notifications - 40, 'pdi-passed': 10 };
  expect(await stages()).toEqual(atFirst);
  await told();
  expect(await stages()).toEqual(atFirst);
  server.clock.now = dayLater(1);
  await told();
  // Those of the day before have passed by now, too.
  expect(await stages()).toEqual({ ...atFirst, 'pdi-passed': 60 });
});

test('a document about nobody is named by its title', async () => {
  const { store, told } = await aLeader();
  await store('pdi', today, null);
  const [about] = await told();
  expect(about!.message).toBe(`O PDI “Documento” vai até ${formatDay(today)}.`);
});

test('inactive people’s documents, and days that were over when written, call for nothing', async () => {
  const { user, companyId, employeeId, store, told } = await aLeader();
  const params = { id: employeeId };
  await user.call(employeeEndpoints.update, { params, body: { isActive: false } });
  await store('pdi', today);
  await store('feedback', today);
  const other = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), companyId },
  });
  const id = await store('pdi', addDays(today, -1), other.id);
  await server.db
    .update(documents)
    .set({ createdAt: dayLater(0) })
    .where(eq(documents.id, id));
  expect(await told()).toEqual([]);
  await user.call(employeeEndpoints.update, { params, body: { isActive: true } });
  expect(await told()).toHaveLength(2);
});

test('what is told about a document goes with it', async () => {
  const { employeeId, store, told } = await aLeader();
  await store('pdi', today);
  expect(await told()).toHaveLength(1);
  await server.db.delete(employees).where(eq(employees.id, employeeId));
  expect(await told()).toEqual([]);
});

const plans = developmentPlanEndpoints;

test('what counts again after the first look of a day is told of on that day', async () => {
  const again: [Leader, () => Promise<unknown>][] = [];

  const reopener = await aLeader();
  const documentId = await reopener.store('pdi', addDays(today, 5));
  const { plan } = await reopener.user.call(plans.enter, { body: { documentId } });
  const params = { id: plan.id };
  await reopener.user.call(plans.close, { params, body: { summary: 'Fim' } });
  again.push([reopener, () => reopener.user.call(plans.reopen, { params })]);

  const hesitant = await aLeader();
  const former = await hesitant.store('pdi', addDays(today, 5));
  await hesitant.user.call(plans.enter, { body: { documentId: former } });
  const [next] = await storeDocuments(server.db, {
    companyId: hesitant.companyId,
    employeeId: hesitant.employeeId,
    type: 'pdi',
    brief: { goals: ['Outro'] },
  });
  const entered = await hesitant.user.call(plans.enter, { body: { documentId: next! } });
  const ofNext = { params: { id: entered.plan.id } };
  again.push([hesitant, () => hesitant.user.call(plans.takeBack, ofNext)]);

  const eraser = await aLeader();
  const erased = { params: { id: await eraser.store('pdi', addDays(today, 5)) } };
  await eraser.user.call(documentEndpoints.erase, erased);
  again.push([eraser, () => eraser.user.call(documentEndpoints.restore, erased)]);

  const keeper = await aLeader();
  await keeper.store('pdi', addDays(today, 5));
  const newer = { params: { id: await keeper.store('pdi', addDays(today, 200)) } };
  again.push([keeper, () => keeper.user.call(documentEndpoints.erase, newer)]);

  const importer = await aLeader();
  await importer.store('pdi', addDays(today, 5));
  const { companyId } = importer;
  const text = 'Nome;Situação\nRenata Lopes;Inativo';
  const { id, table } = await importer.user.call(imports.read, { body: { companyId, text } });
  const columns = table!.columns.flatMap(({ at, field }) => (field ? [{ at, field }] : []));
  const { headerRow } = table!;
  const body = { headerRow, columns };
  await importer.user.call(imports.commit, { params: { id }, body });
  again.push([importer, () => importer.user.call(imports.undo, { params: { id } })]);

  for (const [{ told }, count] of again) {
    expect(await told()).toEqual([]);
    await count();
    expect((await told()).map(({ title }) => title)).toEqual([week]);
  }
});

test('twenty looks at once tell of each deadline once', async () => {
  const { store, told } = await aLeader();
  await store('pdi', today);
  await store('feedback', today);
  await Promise.all(Array.from({ length: 20 }, () => told()));
  expect((await told()).map(({ title }) => title).toSorted()).toEqual([
    'Dia de acompanhar um feedback',
    last,
  ]);
});

test('another company’s deadlines are told to its own leader', async () => {
  const { store, told } = await aLeader();
  const other = await aLeader();
  await store('pdi', today);
  expect(await other.told()).toEqual([]);
  expect(await told()).toHaveLength(1);
});
