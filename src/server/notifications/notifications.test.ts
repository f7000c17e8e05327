import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompany, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { notifications, users } from '../db/schema.ts';
import { forgetCreditNotifications, notify } from './store.ts';

const server = testServer();

async function userIdOf(user: Visitor): Promise<string> {
  return (await user.call(accountEndpoints.me)).user.id;
}

async function titles(user: Visitor): Promise<string[]> {
  const list = await user.call(notificationEndpoints.list, { query: {} });
  return list.map(({ title }) => title);
}

function announcement(subject: string) {
  return {
    subject,
    title: subject,
    message: 'Olá.',
    priority: 'low',
    actionUrl: '/dashboard',
  } as const;
}

test('whoever registers is welcomed, once', async () => {
  const user = await server.newUser();
  const [first, ...others] = await user.call(notificationEndpoints.list, { query: {} });
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    title: 'Boas-vindas ao Leme',
    priority: 'normal',
    isRead: false,
    createdAt: server.clock.now.toISOString(),
    actionUrl: '/dashboard',
  });
  expect(await titles(user)).toEqual(['Boas-vindas ao Leme']);
});

test('one is marked as read, then all', async () => {
  const user = await server.newUser();
  const recipient = { userId: await userIdOf(user), companyId: null, now: server.clock.now };
  await notify(server.db, recipient, ['a', 'b'].map(announcement));
  const list = () => user.call(notificationEndpoints.list, { query: {} });
  const unread = async () => (await list()).flatMap(({ isRead, title }) => (isRead ? [] : title));
  expect(await unread()).toEqual(['b', 'a', 'Boas-vindas ao Leme']);
  const params = { id: (await list())[1]!.id };
  const read = await user.call(notificationEndpoints.read, { params });
  expect(read).toEqual((await list())[1]);
  expect(await unread()).toEqual(['b', 'Boas-vindas ao Leme']);
  const answer = await user.call(notificationEndpoints.readAll, { body: { companyId: null } });
  expect(answer.message).toBe('Todas as notificações foram marcadas como lidas');
  expect(await unread()).toEqual([]);
});

test('the newest hundred are listed', async () => {
  const user = await server.newUser();
  const recipient = { userId: await userIdOf(user), companyId: null, now: server.clock.now };
  const subjects = Array.from({ length: limits.notifications }, (_, index) => `n${index}`);
  await notify(server.db, recipient, subjects.map(announcement));
  expect(await titles(user)).toEqual(subjects.toReversed());
});

test('what is another user’s, unknown or malformed is not there', async () => {
  const owner = await server.newUser();
  const { company } = await aCompany(owner);
  const [theirs] = await owner.call(notificationEndpoints.list, { query: {} });
  const stranger = await server.newUser();
  for (const id of [theirs!.id, '0197a5b0-0000-7000-8000-000000000000', 'nada', '%00']) {
    expect(await stranger.fail(notificationEndpoints.read, { params: { id } })).toMatchObject({
      status: 404,
      body: { message: 'Notificação não encontrada' },
    });
  }
  const companyId = company.id;
  const notThere = { status: 404, body: { message: 'Empresa não encontrada' } };
  expect(await stranger.fail(notificationEndpoints.list, { query: { companyId } })).toMatchObject(
    notThere,
  );
  expect(await stranger.fail(notificationEndpoints.readAll, { body: { companyId } })).toMatchObject(
    notThere,
  );
  await stranger.call(notificationEndpoints.readAll, { body: {} });
  const kept = await owner.call(notificationEndpoints.list, { query: { companyId } });
  expect(kept.every(({ isRead }) => !isRead)).toBe(true);
});

test('credits are told of at five and at none, and again after they were granted', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const userId = await userIdOf(user);
  const generateWith = async (credits: number) => {
    await server.db.update(users).set({ credits }).where(eq(users.id, userId));
    await user.call(documentEndpoints.generate, {
      body: {
        type: 'pdi',
        prompt: JSON.stringify(aPdiForm(employee.id)),
        companyId: company.id,
        employeeId: employee.id,
      },
    });
    return (await titles(user)).filter((title) => title.includes('créditos'));
  };
  const few = 'Seus créditos de IA estão acabando';
  const none = 'Seus créditos de IA acabaram';
  expect(await generateWith(7)).toEqual([]);
  expect(await generateWith(6)).toEqual([few]);
  expect(await generateWith(6)).toEqual([few]);
  expect(await generateWith(1)).toEqual([none, few]);
  await server.db.transaction((tx) => forgetCreditNotifications(tx, userId));
  expect(await generateWith(5)).toEqual([]);
  expect(await generateWith(6)).toEqual([few]);
  expect(await generateWith(1)).toEqual([none, few]);
});

test('the trial’s end is told of three days before and on its last day', async () => {
  const start = new Date(server.clock.now);
  const account = await server.newUser();
  const { email } = (await account.call(accountEndpoints.me)).user;
  const told = async (daysLater: number) => {
    server.clock.now = new Date(start.getTime() + daysLater * 86_400_000);
    const user = server.visitor();
    await user.call(accountEndpoints.login, {
      body: { email, password: 'segredo-bem-guardado' },
    });
    return (await titles(user)).filter((title) => title.includes('teste'));
  };
  const ending = 'Seu período de teste está terminando';
  const last = 'Último dia de teste';
  expect(await told(10)).toEqual([]);
  expect(await told(11)).toEqual([ending]);
  expect(await told(13)).toEqual([ending]);
  expect(await told(14)).toEqual([last, ending]);
  expect(await told(15)).toEqual([last, ending]);
  server.clock.now = start;
});

test('a suggestion that weighs is told of once a month, without names', async () => {
  const start = new Date(server.clock.now);
  server.clock.now = new Date('2027-03-31T15:00:00Z');
  const user = await server.newUser();
  const { team, employee } = await aCompany(user);
  const about = async () =>
    (await user.call(notificationEndpoints.list, { query: {} })).filter(
      ({ title }) => !title.startsWith('Boas-vindas'),
    );
  expect(await about()).toMatchObject([{ title: 'Configurar sua equipe', priority: 'high' }]);
  await user.call(teamEndpoints.update, {
    params: { id: team.id },
    body: {
      managementSettings: {
        feedbackFrequency: 'weekly',
        teamMeetingFrequency: 'monthly',
        intelligentTracking: true,
      },
    },
  });
  const [feedback, pdi, ...others] = await about();
  expect(feedback).toMatchObject({
    title: 'Feedback pendente na equipe Atendimento Loja Centro',
    message: '1 pessoa está sem feedback recente.',
    priority: 'urgent',
    actionUrl: '/dashboard',
  });
  expect(pdi).toMatchObject({ message: '1 pessoa está sem PDI recente.', priority: 'high' });
  expect(JSON.stringify([feedback, pdi])).not.toContain(employee.name.split(' ')[0]);
  expect(others).toHaveLength(1);
  // Still March in São Paulo, then April.
  server.clock.now = new Date('2027-04-01T02:59:00Z');
  expect(await about()).toHaveLength(3);
  server.clock.now = new Date('2027-04-01T03:01:00Z');
  expect(await about()).toHaveLength(5);
  server.clock.now = start;
});

test('twenty looks at once tell each thing once', async () => {
  const user = await server.newUser();
  const { employee } = await aCompany(user);
  await user.call(employeeEndpoints.update, {
    params: { id: employee.id },
    body: { isActive: false },
  });
  const userId = await userIdOf(user);
  await Promise.all(Array.from({ length: 20 }, () => titles(user)));
  const rows = await server.db
    .select({ subject: notifications.subject })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  const subjects = rows.map(({ subject }) => subject.replace(/\d{4}-\d{2}$/, '*'));
  expect(subjects.toSorted()).toEqual(['suggestion:configure-all:*', 'welcome']);
});

test('a look that finds nothing new writes nothing', async () => {
  const user = await server.newUser();
  await aCompany(user);
  const first = await server.sqlOf(() => titles(user));
  expect(first.some(({ text }) => text.startsWith('insert into "notifications"'))).toBe(true);
  const second = await server.sqlOf(() => titles(user));
  expect(second.map(({ text }) => text.split(' ')[0])).toEqual(second.map(() => 'select'));
});
