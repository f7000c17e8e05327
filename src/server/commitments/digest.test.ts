import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { commitmentSettingsEndpoints } from '#shared/commitment-settings.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { addDays } from '#shared/format.ts';
import { aCompany, aRegistration } from '../../../test/factories.ts';
import { aGate } from '../../../test/gate.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { auditEvents, commitmentDigests, companies, users } from '../db/schema.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { Mail } from '../mail/mailer.ts';
import { toMessage } from '../mail/message.ts';
import { digestWeek, planDigests, sendDigests } from './digest.ts';

const server = testServer();
/** A Monday at 8:00 in São Paulo. */
const monday = new Date('2026-11-23T11:00:00Z');
const week = '2026-11-23';
const minute = 60_000;
const publicUrl = 'https://leme.exemplo.com.br';

beforeEach(() => {
  server.clock.now = monday;
});

afterEach(async () => {
  // Each test has its own people on this Monday.
  await server.db.delete(companies);
  await server.db.delete(commitmentDigests);
});

async function aLeader(texts: Record<string, string | null> = {}) {
  const registration = aRegistration();
  const user = await server.newUser(registration);
  const { company, employee } = await aCompany(user);
  const note = (text: string, form: object = {}) =>
    user.call(commitmentEndpoints.create, { body: { text, companyId: company.id, ...form } });
  for (const [text, dueOn] of Object.entries(texts)) await note(text, { dueOn });
  return { user, note, employee, email: registration.email, companyId: company.id };
}

/** A process as far as digests go: its queues, and a mailer that others see. */
function aProcess(sent: Mail[], send?: (mail: Mail) => Promise<void>) {
  const jobs = createJobs(server.database.executeSql, {
    retrySeconds: 0,
    pollMs: 50,
    maintainMs: 100,
    farewellMs: 100,
  });
  onTestFinished(() => jobs.stop());
  const mailer = {
    send: async (mail: Mail) => {
      await send?.(mail);
      sent.push(mail);
    },
  };
  const digests = sendDigests({ db: server.db, mailer, publicUrl, now: () => server.clock.now });
  const handlers = { 'commitment-digest': digests, 'password-reset-mail': async () => undefined };
  return {
    plan: (now = server.clock.now) => planDigests({ db: server.db, jobs }, now),
    start: () => jobs.start(handlers, pino({ level: 'silent' })),
    stop: () => jobs.stop(),
  };
}

async function unsettled(): Promise<number> {
  const rows = await server.db.select().from(commitmentDigests);
  return rows.filter(({ settledAt }) => settledAt === null).length;
}

async function allSettled(count: number): Promise<void> {
  await expect.poll(() => server.db.$count(commitmentDigests)).toBe(count);
  await expect.poll(unsettled).toBe(0);
}

test('it is due on Mondays from eight on, in São Paulo', () => {
  expect(digestWeek(new Date('2026-11-23T10:59:59Z'))).toBeNull();
  expect(digestWeek(monday)).toBe(week);
  expect(digestWeek(new Date('2026-11-24T02:59:59Z'))).toBe(week);
  expect(digestWeek(new Date('2026-11-24T03:00:00Z'))).toBeNull();
  expect(digestWeek(new Date('2026-11-22T15:00:00Z'))).toBeNull();
});

test('it says what is late and due this week, in seven lines at most', async () => {
  const { note, employee, email } = await aLeader({ 'Rever <a> proposta': '2026-11-20' });
  await note('Mandar o relatório', { owner: 'employee', employeeId: employee.id, dueOn: week });
  await note('Pintar a faixa', { owner: 'other', ownerName: 'Fornecedor', dueOn: '2026-11-27' });
  await note('Conversar', { employeeId: employee.id, dueOn: '2026-11-29' });
  await note('Na outra semana', { dueOn: '2026-11-30' });
  await note('Sem dia');
  const sent: Mail[] = [];
  const one = aProcess(sent);
  one.start();
  await one.plan();
  await allSettled(1);
  expect(sent).toHaveLength(1);
  const [mail] = sent;
  expect(mail!.to.address).toBe(email);
  const lines = mail!.text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toEqual([
    '- Atrasado desde 20/11: Rever <a> proposta',
    '- Hoje, 23/11: Mandar o relatório (Renata Lopes)',
    '- Sexta, 27/11: Pintar a faixa (Fornecedor)',
    '- Domingo, 29/11: Conversar (você, com Renata Lopes)',
  ]);
  expect(mail!.html).toContain('Rever &lt;a&gt; proposta');
  expect(mail!.html).not.toContain('<a> proposta');
  for (let index = 0; index < 8; index += 1) await note(`n${index}`, { dueOn: '2026-11-21' });
  server.clock.now = new Date('2026-11-30T11:00:00Z');
  await one.plan();
  await allSettled(2);
  const many = sent[1]!.text.split('\n').filter((line) => line.startsWith('- '));
  expect(many).toHaveLength(7);
  expect(many.at(-1)).toBe('- E outros, na lista de combinados');
});

test('nothing is sent where there is nothing to say, or nobody wants it', async () => {
  await aLeader({ 'Sem dia': null, 'Mais tarde': '2026-12-01' });
  const off = await aLeader({ Tarde: week });
  await off.user.call(commitmentSettingsEndpoints.update, { body: { digest: false } });
  const gone = await aLeader({ Tarde: week });
  await server.db.update(users).set({ isActive: false }).where(eq(users.email, gone.email));
  const done = await aLeader({ Tarde: week });
  const sent: Mail[] = [];
  const one = aProcess(sent);
  await one.plan();
  const { items } = await done.user.call(commitmentEndpoints.list, {
    query: { companyId: done.companyId },
  });
  // Between eight and its turn it was kept.
  await done.user.call(commitmentEndpoints.done, { params: { id: items[0]!.id }, body: {} });
  one.start();
  await allSettled(3);
  expect(sent).toEqual([]);
});

test('three processes and a restart in the middle send each digest once', async () => {
  const leaders = [];
  for (let count = 0; count < 6; count += 1) leaders.push(await aLeader({ Tarde: week }));
  const sent: Mail[] = [];
  const stuck = aGate();
  // The first hangs with the mail in its hands, and is ended.
  const dying = aProcess(sent, () => stuck.opened);
  dying.start();
  await dying.plan();
  const claimed = async () => {
    const rows = await server.db.select().from(commitmentDigests);
    return rows.filter(({ claimedAt }) => claimedAt !== null).length;
  };
  await expect.poll(claimed).toBeGreaterThan(0);
  await dying.stop();
  expect(sent).toEqual([]);
  const others = [aProcess(sent), aProcess(sent), aProcess(sent)];
  for (const each of others) each.start();
  await Promise.all(others.map((each) => each.plan()));
  await Promise.all(others.map((each) => each.plan()));
  // What the dead one held is found out later.
  server.clock.now = new Date(monday.getTime() + 11 * minute);
  await Promise.all(others.map((each) => each.plan()));
  await allSettled(6);
  for (const each of others) await each.plan();
  await allSettled(6);
  expect(sent.map(({ to }) => to.address).toSorted()).toEqual(
    leaders.map(({ email }) => email).toSorted(),
  );
});

test('a mail server that is away loses none', async () => {
  await aLeader({ Tarde: week });
  const sent: Mail[] = [];
  let tries = 0;
  const one = aProcess(sent, async () => {
    tries += 1;
    if (tries < 3) throw new Error('away');
  });
  one.start();
  await one.plan();
  await allSettled(1);
  expect([tries, sent.length]).toEqual([3, 1]);
});

async function sentTo(user: { email: string }): Promise<Mail> {
  const sent: Mail[] = [];
  const one = aProcess(sent);
  one.start();
  await one.plan();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]!.to.address).toBe(user.email);
  return sent[0]!;
}

const wants = async (user: Visitor) => (await user.call(commitmentSettingsEndpoints.get)).digest;

test('one click in the mail ends it; looking at the link does not', async () => {
  const leader = await aLeader({ Tarde: week });
  const mail = await sentTo(leader);
  const headers = toMessage(mail, 'Leme <leme@exemplo.com.br>').headers as Record<string, string>;
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const token = /digest\/([\w-]{43})>$/.exec(headers['List-Unsubscribe']!)![1]!;
  const stranger = server.visitor();
  const params = { token };
  const page = await stranger.send(commitmentSettingsEndpoints.digestPage, { params });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<form method="post">');
  expect(await wants(leader.user)).toBe(true);
  const click = await server.app.inject({
    method: 'POST',
    url: `/api/commitments/digest/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(click.statusCode).toBe(200);
  expect(click.body).toContain('não receberá mais');
  expect(await wants(leader.user)).toBe(false);
  await leader.user.call(commitmentSettingsEndpoints.update, { body: { digest: true } });
  expect(await wants(leader.user)).toBe(true);
  // No other call takes such a body, and no other token ends anything.
  const other = await stranger.send(commitmentSettingsEndpoints.leaveDigest, {
    params: { token: `${token.slice(0, -1)}_` },
  });
  expect(other.body).toContain('Este link não vale mais');
  expect(await wants(leader.user)).toBe(true);
  const json = await server.app.inject({
    method: 'POST',
    url: commitmentEndpoints.create.path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: leader.user.cookie(),
    },
    payload: 'text=a',
  });
  expect(json.statusCode).toBe(415);
});

test('the calendar shows one’s own open commitments, under an address that can be renewed', async () => {
  const { user, note, employee } = await aLeader({ 'Rever; a proposta': '2026-11-30' });
  const own = await note('Conversar', { employeeId: employee.id, dueOn: week });
  await note('De outra pessoa', { owner: 'employee', employeeId: employee.id, dueOn: week });
  await note('Sem dia');
  expect(await user.call(commitmentSettingsEndpoints.get)).toEqual({
    digest: true,
    feedSince: null,
  });
  const { url, settings } = await user.call(commitmentSettingsEndpoints.renewFeed);
  expect(settings.feedSince).toBe(monday.toISOString());
  const visitor = server.visitor();
  const get = async (address: string) =>
    server.app.inject({ method: 'GET', url: new URL(address).pathname, headers: {} });
  const feed = await get(url);
  expect(feed.statusCode).toBe(200);
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(feed.headers['cache-control']).toBe('no-store');
  const summaries = feed.body.match(/^SUMMARY:.*$/gm)!.map((line) => line.trim());
  expect(summaries).toEqual(['SUMMARY:Conversar', 'SUMMARY:Rever\\; a proposta']);
  expect(feed.body).toContain(`UID:combinado-${own.id}@leme`);
  expect(feed.body).toContain(`DTSTART;VALUE=DATE:${addDays(week, 0).replaceAll('-', '')}`);
  expect((await get(url)).body).toBe(feed.body);
  await user.call(commitmentEndpoints.done, { params: { id: own.id }, body: {} });
  expect((await get(url)).body).not.toContain('SUMMARY:Conversar');
  const renewed = await user.call(commitmentSettingsEndpoints.renewFeed);
  expect(renewed.url).not.toBe(url);
  expect((await get(url)).statusCode).toBe(404);
  expect((await get(renewed.url)).statusCode).toBe(200);
  await user.call(commitmentSettingsEndpoints.closeFeed);
  expect((await get(renewed.url)).statusCode).toBe(404);
  const unknown = await visitor.fail(commitmentSettingsEndpoints.feed, {
    params: { token: 'nenhum' },
  });
  expect(unknown.status).toBe(404);
  // The account that ends takes its calendar with it.
  const last = await user.call(commitmentSettingsEndpoints.renewFeed);
  const { user: account } = await user.call(accountEndpoints.me);
  await server.db.update(users).set({ isActive: false }).where(eq(users.id, account.id));
  expect((await get(last.url)).statusCode).toBe(404);
});

test('each new address of the calendar is in the audit trail', async () => {
  const { user, companyId } = await aLeader();
  const isHere = eq(auditEvents.companyId, companyId);
  const renewals = async () =>
    (await server.db.select().from(auditEvents).where(isHere)).filter(
      ({ action }) => action === 'calendar_feed_renewed',
    );
  expect(await renewals()).toEqual([]);
  await user.call(commitmentSettingsEndpoints.renewFeed);
  await user.call(commitmentSettingsEndpoints.renewFeed);
  const { user: account } = await user.call(accountEndpoints.me);
  const trace = expect.objectContaining({ userId: account.id, createdAt: monday }) as unknown;
  expect(await renewals()).toEqual([trace, trace]);
});

test('no token is kept as it is', async () => {
  const { user } = await aLeader({ Tarde: week });
  const { url } = await user.call(commitmentSettingsEndpoints.renewFeed);
  const token = /feed\/([\w-]{43})\.ics$/.exec(url)![1]!;
  const rows = await server.database.executeSql(
    'select feed_token_hash as hash from commitment_settings where feed_token_hash is not null',
  );
  expect(JSON.stringify(rows.rows)).not.toContain(token);
  expect(rows.rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }]);
});
