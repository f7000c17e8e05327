import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { pdiContentSchema } from '#documents/pdi/contract.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompany, anEmployeeForm, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { streamEvents } from '../../../test/stream-events.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { generations, notifications, users } from '../db/schema.ts';
import { messages } from '../messages.ts';

const server = testServer();

async function aLeader() {
  const user = await server.newUser();
  const { company, team, employee } = await aCompany(user);
  const form = aPdiForm(employee.id);
  const body = {
    type: 'pdi' as const,
    prompt: JSON.stringify(form),
    companyId: company.id,
    employeeId: employee.id,
  };
  return { user, company, team, employee, form, body };
}

async function setCredits(user: Visitor, credits: number) {
  const { user: account } = await user.call(accountEndpoints.me);
  await server.db.update(users).set({ credits }).where(eq(users.id, account.id));
}

async function countDocuments(user: Visitor): Promise<number> {
  return (await user.call(documentEndpoints.history, { query: {} })).total;
}

test('writes a PDI from the form and the company, charges one credit, keeps it in the history', async () => {
  const { user, company, team, employee, form, body } = await aLeader();
  await user.call(diaryEndpoints.create, {
    body: { description: 'Renata organizou bem a fila no sábado', companyId: company.id },
  });
  const generated = await user.call(documentEndpoints.generate, { body });
  const content = pdiContentSchema.parse(generated.result);
  expect(content).toEqual(generated.result);
  expect(
    content.competencies.map(({ name, currentLevel, targetLevel }) => [
      name,
      currentLevel,
      targetLevel,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Comunicação', 3, 4],
      ['Delegação', 2, 4],
    ]),
  );
  for (const goal of form.goals) expect(content.goals.join('\n')).toContain(goal);
  expect(generated.generator).toBe('offline');
  expect(generated.sources.map(({ label }) => label)).toEqual([
    'perfil',
    '1 objetivo',
    '1 experiência',
    'dados da empresa',
    'equipe Atendimento Loja Centro',
    '1 registro do diário',
  ]);

  const item = await user.call(documentEndpoints.historyItem, {
    params: { id: generated.aiHistoryId },
  });
  expect(item).toMatchObject({
    type: 'pdi',
    title: content.title,
    content: generated.result,
    originalContent: null,
    brief: form,
    sources: generated.sources,
    generator: 'offline',
    companyId: company.id,
    employeeId: employee.id,
    teamId: team.id,
  });
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 49 });
  const stats = await user.call(companyEndpoints.stats, { query: { companyId: company.id } });
  expect(stats.aiUsage).toBe(1);
});

test('thirty generations at once with five credits left give exactly five documents', async () => {
  const { user, body } = await aLeader();
  await setCredits(user, 5);
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => user.send(documentEndpoints.generate, { body })),
  );
  const statuses = responses.map((response) => response.statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 402)).toHaveLength(25);
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 0 });
  expect(await countDocuments(user)).toBe(5);
});

test('without credits, and after the trial, the answer is 402 with the reason', async () => {
  const { user, body } = await aLeader();
  await setCredits(user, 0);
  expect(await user.fail(documentEndpoints.generate, { body })).toMatchObject({
    status: 402,
    body: { message: 'Você precisa de créditos para usar as ações de IA' },
  });
  const late = await aLeader();
  const { user: account } = await late.user.call(accountEndpoints.me);
  await server.db.update(users).set({ trialEndsOn: '2020-01-01' }).where(eq(users.id, account.id));
  const refused = await late.user.fail(documentEndpoints.generate, { body: late.body });
  expect(refused).toMatchObject({ status: 402, body: { message: messages.trialOver } });
  expect(await countDocuments(late.user)).toBe(0);
});

test('the same key answers the first result, also together, and is charged once', async () => {
  const { user, body } = await aLeader();
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => user.send(documentEndpoints.generate, { body }, { headers });
  const together = await Promise.all([send(), send(), send(), send()]);
  const later = await send();
  const ids = new Set(
    [...together, later].map((response) => response.json<{ aiHistoryId: string }>().aiHistoryId),
  );
  expect(ids.size).toBe(1);
  expect(later.json()).toEqual(together[0]?.json());
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 49 });
  expect(await countDocuments(user)).toBe(1);

  await setCredits(user, 0);
  expect((await send()).statusCode).toBe(200);
});

test('the same key with another body is a conflict; another user’s key is free', async () => {
  const { user, body } = await aLeader();
  const other = await aLeader();
  const headers = { 'idempotency-key': randomUUID() };
  await user.send(documentEndpoints.generate, { body }, { headers });
  const changed = { ...body, prompt: '{"goals":["Outro"]}' };
  const refused = await user.fail(documentEndpoints.generate, { body: changed }, { headers });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.keyReused } });
  const theirs = await other.user.send(
    documentEndpoints.generate,
    { body: other.body },
    { headers },
  );
  expect(theirs.statusCode).toBe(200);
  const malformed = { 'idempotency-key': 'chave' };
  expect(
    (await user.fail(documentEndpoints.generate, { body }, { headers: malformed })).status,
  ).toBe(400);
});

test('never refuses what was typed: what does not fit is absent, free text is context', async () => {
  const { user, company, body } = await aLeader();
  const prompts = [
    'Quero que a Renata aprenda a delegar',
    '{"competencies":[{"name":"Delegação","currentLevel":9,"targetLevel":"x"},{"name":""},7]}',
    '{"goals":"não é lista","deadline":"2001-01-01"}',
    '[1,2,3]',
    'null',
    JSON.stringify({ goals: Array.from({ length: 500 }, (_, index) => `Objetivo ${index}`) }),
  ];
  for (const prompt of prompts) {
    const { result } = await user.call(documentEndpoints.generate, { body: { ...body, prompt } });
    expect(Object.keys(result)).toEqual(
      expect.arrayContaining(['title', 'employee', 'period', 'competencies', 'goals', 'timeline']),
    );
  }
  const bare = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: 'Plano', companyId: company.id, employeeId: '', teamId: '' },
  });
  expect(bare.sources.map(({ type }) => type)).not.toContain('profile');
});

test('a person of another company is not there; in the form, absent', async () => {
  const owner = await aLeader();
  const stranger = await aLeader();
  const refused = await stranger.user.fail(documentEndpoints.generate, {
    body: { ...stranger.body, employeeId: owner.employee.id },
  });
  expect(refused).toMatchObject({ status: 404, body: { message: 'Colaborador não encontrado' } });
  const team = await stranger.user.fail(documentEndpoints.generate, {
    body: { ...stranger.body, teamId: owner.team.id },
  });
  expect(team.body.message).toBe('Equipe não encontrada');

  const { employeeId: _employeeId, ...withoutId } = stranger.body;
  const prompt = JSON.stringify({ ...owner.form, employeeName: '' });
  const { sources } = await stranger.user.call(documentEndpoints.generate, {
    body: { ...withoutId, prompt },
  });
  // Of the stranger's own company alone: its only team is known, the person is not.
  expect(sources.map(({ type }) => type)).toEqual(['company', 'team']);
});

test('an inactive employee can still be generated for', async () => {
  const { user, employee, body } = await aLeader();
  await user.call(employeeEndpoints.update, {
    params: { id: employee.id },
    body: { isActive: false },
  });
  expect((await user.send(documentEndpoints.generate, { body })).statusCode).toBe(200);
});

test('streams the same work: context, deltas that add up to the content, done', async () => {
  const { user, body } = await aLeader();
  const response = await user.send(
    documentEndpoints.generate,
    { body },
    { headers: { accept: 'text/event-stream' } },
  );
  expect(response.headers['content-type']).toContain('text/event-stream');
  expect(response.headers['cache-control']).toContain('no-transform');
  const events = streamEvents(response.body);
  expect(events.map(({ event }) => event)).toEqual(['context', 'delta', 'done']);
  const text = events
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => data['text'])
    .join('');
  expect(JSON.parse(text)).toEqual(events.at(-1)!.data['result']);
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 49 });
});

test('what stands against a stream is an answer, not an event', async () => {
  const { user, body } = await aLeader();
  await setCredits(user, 0);
  const headers = { accept: 'text/event-stream' };
  const refused = await user.fail(documentEndpoints.generate, { body }, { headers });
  expect(refused.status).toBe(402);
});

test('records what each generation used', async () => {
  const { user, body } = await aLeader();
  const { aiHistoryId } = await user.call(documentEndpoints.generate, { body });
  const [row] = await server.db
    .select()
    .from(generations)
    .where(eq(generations.documentId, aiHistoryId));
  expect(row).toMatchObject({
    state: 'done',
    kind: 'pdi',
    generator: 'offline',
    inputTokens: null,
  });
  expect(row!.milliseconds).toBeGreaterThanOrEqual(0);
});

test('nobody is notified of what they waited for', async () => {
  const { user, body } = await aLeader();
  await user.call(documentEndpoints.generate, { body });
  const { user: account } = await user.call(accountEndpoints.me);
  const rows = await server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, account.id), like(notifications.subject, 'ready:%')));
  expect(rows).toEqual([]);
});

test('the latest PDI is context for the next one', async () => {
  const { user, company, body } = await aLeader();
  const other = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name: 'Davi Souza', companyId: company.id },
  });
  await user.call(documentEndpoints.generate, { body });
  const again = await user.call(documentEndpoints.generate, { body });
  expect(again.sources.map(({ type }) => type)).toContain('pdi');
  const forOther = await user.call(documentEndpoints.generate, {
    body: { ...body, employeeId: other.id },
  });
  expect(forOther.sources.map(({ type }) => type)).not.toContain('pdi');
});

test('what the database cannot keep is refused behind the escapes of the prompt too', async () => {
  const { user, body } = await aLeader();
  for (const goals of [['com \0 nulo'], ['meio par \ud800']]) {
    const prompt = JSON.stringify({ goals });
    const { status } = await user.fail(documentEndpoints.generate, { body: { ...body, prompt } });
    expect(status).toBe(400);
  }
  expect(await countDocuments(user)).toBe(0);
});

test('long text without a space is cut between characters', async () => {
  const { user, company, body } = await aLeader();
  // One of the two is cut in the middle of a pair of surrogates, wherever the limit lies.
  const texts = ['🌱'.repeat(3_000), `e${'🌱'.repeat(3_000)}`];
  for (const text of texts) {
    await user.call(companyEndpoints.update, {
      params: { id: company.id },
      body: { description: text, philosophy: { mission: text, vision: text, values: [] } },
    });
    await user.call(diaryEndpoints.create, {
      body: { companyId: company.id, description: `Renata ${text}` },
    });
    const { sources } = await user.call(documentEndpoints.generate, { body });
    expect(JSON.stringify(sources)).not.toMatch(/\\ud83c(?!\\udf31)/);
  }
});

test('the last day of the calendar is a deadline like any other', async () => {
  const { user, form, body } = await aLeader();
  const prompt = JSON.stringify({ ...form, deadline: '9999-12-31' });
  const { result } = await user.call(documentEndpoints.generate, { body: { ...body, prompt } });
  expect(result).toMatchObject({ timeline: { end: '31/12/9999' } });
});

test.each(['', '   ', '\n\t\u00a0', '\u200b\u00ad\ufe0f\u2060', '\u3164\u2800'])(
  'a blank prompt (%j) is refused, and costs nothing',
  async (prompt) => {
    const { user, body } = await aLeader();
    const sentence = 'Escreva o que o documento deve considerar';
    expect(
      await user.fail(documentEndpoints.generate, { body: { ...body, prompt } }),
    ).toMatchObject({
      status: 400,
      body: {
        message: `Confira os dados enviados. ${sentence}.`,
        issues: [{ path: 'prompt', message: sentence }],
      },
    });
    expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 50 });
    expect(await countDocuments(user)).toBe(0);
  },
);

test('without a company, of the user or in the call, the answer names it', async () => {
  const { user, body } = await aLeader();
  const beforeCompany = await server.newUser();
  const missing = { status: 404, body: { success: false, message: 'Empresa não encontrada' } };
  for (const companyId of [undefined, '', randomUUID()]) {
    const call = { body: { ...body, companyId } };
    expect(await user.fail(documentEndpoints.generate, call)).toMatchObject(missing);
    expect(await beforeCompany.fail(documentEndpoints.generate, call)).toMatchObject(missing);
  }
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 50 });
});
