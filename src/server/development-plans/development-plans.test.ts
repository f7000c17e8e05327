import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { promiseEndpoints } from '#shared/promises.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints, type PlanOfPerson } from '#shared/development-plans.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompany, anEmployeeForm, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { developmentPlans, levelCheckIns } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { sweepDeleted } from '../jobs/sweep-deleted.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off', INITIAL_CREDITS: '1000' } });
const calls = developmentPlanEndpoints;
const minute = 60_000;
const day = 24 * 60 * minute;
let user: Visitor;
let companyId: string;
let employeeId: string;

beforeAll(async () => {
  user = await server.newUser();
  companyId = (await aCompany(user)).company.id;
});

beforeEach(async () => {
  const body = { ...anEmployeeForm(), companyId };
  employeeId = (await user.call(employeeEndpoints.create, { body })).id;
});

const competencies = [
  { name: 'Delegação', currentLevel: 1, targetLevel: 3 },
  { name: 'Escuta e feedback', currentLevel: 2, targetLevel: 4 },
];

async function write(form: object = {}): Promise<string> {
  const whole = { ...aPdiForm(employeeId), competencies, ...form };
  const body = { type: 'pdi' as const, prompt: JSON.stringify(whole), companyId, employeeId };
  return (await user.call(documentEndpoints.generate, { body })).aiHistoryId;
}
const ofPerson = (): Promise<PlanOfPerson> =>
  user.call(calls.ofPerson, { params: { id: employeeId } });
const enter = (documentId: string) => user.call(calls.enter, { body: { documentId } });
const checkIn = (id: string, competency: string, level: number, evidence = 'Fez sozinha') =>
  user.call(calls.checkIn, { params: { id }, body: { competency, level, evidence } });
const ofDocument = (id: string) => user.call(calls.ofDocument, { params: { id } });
const close = (id: string, summary: string) =>
  user.call(calls.close, { params: { id }, body: { summary } });
const earlier = async () =>
  (await user.call(calls.earlier, { params: { id: employeeId }, query: {} })).items;
const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const levelsOf = ({ plan }: PlanOfPerson) =>
  plan?.competencies.map(({ name, currentLevel }) => `${name} ${currentLevel}`);
const rowsInForce = async () => {
  const rows = await server.db
    .select()
    .from(developmentPlans)
    .where(eq(developmentPlans.employeeId, employeeId));
  return rows.filter(({ state }) => state === 'in_progress').length;
};

test('the first PDI of a person is in force at once; the next waits for a word', async () => {
  expect(await ofPerson()).toEqual({ plan: null, waiting: null });
  const first = await write();
  expect(await ofPerson()).toMatchObject({
    plan: { documentId: first, state: 'in_progress', continues: null },
    waiting: null,
  });
  expect((await ofDocument(first)).plan).toMatchObject({ state: 'in_progress' });
  pass(day);
  const second = await write({ goals: ['Outro objetivo'] });
  expect(await ofPerson()).toMatchObject({
    plan: { documentId: first },
    waiting: { documentId: second },
  });
  expect(await ofDocument(second)).toMatchObject({
    plan: null,
    isPossible: true,
    inForce: { documentId: first },
  });
});

test('going on with the current one is remembered, and takes nothing away', async () => {
  await write();
  const { plan } = await ofPerson();
  const second = await write({ goals: ['Outro objetivo'] });
  const params = { id: plan!.id };
  const kept = await user.call(calls.keep, { params, body: { documentId: second } });
  expect(kept).toMatchObject({ plan: { id: plan!.id }, waiting: null });
  expect((await ofPerson()).waiting).toBeNull();
  const third = await write({ goals: ['Mais um'] });
  expect((await ofPerson()).waiting).toMatchObject({ documentId: third });
  expect((await enter(second)).plan.documentId).toBe(second);
});

test('one that takes the place of another continues it, and its closing is told by rules', async () => {
  const first = await write();
  const { plan } = await ofPerson();
  await checkIn(plan!.id, 'Delegação', 2, 'Passou a abertura do caixa ao Davi');
  const promises = await user.call(promiseEndpoints.list, { params: { id: first } });
  const [step, other] = promises.promises;
  const followed = await user.call(promiseEndpoints.follow, {
    params: { id: first },
    body: { promises: [{ key: step!.key }, { key: other!.key }] },
  });
  const commitment = followed.promises.find(({ key }) => key === step!.key)!.commitment!;
  await user.call(commitmentEndpoints.done, { params: { id: commitment.id }, body: {} });
  pass(day);
  const second = await write({ goals: ['Outro objetivo'] });
  const entered = await enter(second);
  expect(entered).toMatchObject({
    isNew: true,
    before: { id: plan!.id, documentId: first },
    plan: { documentId: second, continues: { id: plan!.id, documentId: first } },
  });
  const [closed] = await earlier();
  expect(closed).toMatchObject({ id: plan!.id, state: 'closed', isProposed: true });
  expect(closed!.summary).toContain('- Delegação: do nível 1 ao 2 (o desejado era 3).');
  expect(closed!.summary).toContain('Passou a abertura do caixa ao Davi.');
  expect(closed!.summary).toContain('- Escuta e feedback: segue no nível 2');
  expect(closed!.summary).toContain(`Passos cumpridos:\n- ${commitment.text}`);
  expect(closed!.summary).toContain('Em aberto:');
  // Taken back, all is as it was.
  await user.call(calls.takeBack, { params: { id: entered.plan.id } });
  expect(await ofPerson()).toMatchObject({ plan: { id: plan!.id, summary: '' } });
  expect(levelsOf(await ofPerson())).toEqual(['Delegação 2', 'Escuta e feedback 2']);
  expect(await earlier()).toEqual([]);
});

test('of two that are put in force at once one is, and the other is closed', async () => {
  const first = await write();
  const others = [await write({ goals: ['A'] }), await write({ goals: ['B'] })];
  const answers = await Promise.all([...others, ...others].map((id) => enter(id)));
  expect(await rowsInForce()).toBe(1);
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(2);
  const { plan } = await ofPerson();
  expect(others).toContain(plan!.documentId);
  expect((await earlier()).map(({ documentId }) => documentId)).toContain(first);
  expect(await earlier()).toHaveLength(2);
});

test('a plan that was just put in force is taken back only while nothing was noted of it', async () => {
  await write();
  const second = await write({ goals: ['Outro objetivo'] });
  const { plan } = await enter(second);
  const { id } = await checkIn(plan.id, 'Delegação', 2);
  const refused = await user.fail(calls.takeBack, { params: { id: plan.id } });
  expect([refused.status, refused.body.message]).toEqual([409, messages.planGoesOn]);
  await user.call(calls.eraseCheckIn, { params: { id } });
  pass(2 * minute);
  expect((await user.fail(calls.takeBack, { params: { id: plan.id } })).status).toBe(409);
  expect((await ofPerson()).plan!.id).toBe(plan.id);
});

test('a level moves with its evidence, once for each key, and can be taken back', async () => {
  await write();
  const { plan } = await ofPerson();
  const params = { id: plan!.id };
  const body = { competency: 'delegação', level: 2, evidence: 'Delegou\n o fechamento' };
  const headers = { 'idempotency-key': newId() };
  const sent = Array.from({ length: 6 }, () =>
    user.send(calls.checkIn, { params, body }, { headers }),
  );
  const answers = (await Promise.all(sent)).map((response) => response.json<{ id: string }>());
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers[0]).toMatchObject({ competency: 'Delegação', evidence: 'Delegou o fechamento' });
  pass(day);
  const second = await checkIn(plan!.id, 'Delegação', 3);
  expect(levelsOf(await ofPerson())).toEqual(['Delegação 3', 'Escuta e feedback 2']);
  await user.call(calls.eraseCheckIn, { params: { id: second.id } });
  await user.call(calls.eraseCheckIn, { params: { id: second.id } });
  expect(levelsOf(await ofPerson())).toEqual(['Delegação 2', 'Escuta e feedback 2']);
  await user.call(calls.restoreCheckIn, { params: { id: second.id } });
  expect(levelsOf(await ofPerson())).toEqual(['Delegação 3', 'Escuta e feedback 2']);
  await user.call(calls.eraseCheckIn, { params: { id: second.id } });
  pass(2 * minute);
  const late = await user.fail(calls.restoreCheckIn, { params: { id: second.id } });
  expect([late.status, late.body.message]).toEqual([404, messages.checkInNotFound]);
  await sweepDeleted(server.db, new Date(server.clock.now.getTime() + day));
  const isOurs = eq(levelCheckIns.employeeId, employeeId);
  expect(await server.db.$count(levelCheckIns, isOurs)).toBe(1);
});

test('a key that comes with another level, evidence, competency or plan is a conflict', async () => {
  await write();
  const { plan } = await ofPerson();
  const params = { id: plan!.id };
  const headers = { 'idempotency-key': newId() };
  const whole = { competency: 'Delegação', level: 2, evidence: 'Delegou o fechamento' };
  const send = (other: object) =>
    user.send(calls.checkIn, { params, body: { ...whole, ...other } }, { headers });
  const first = (await send({})).json<{ id: string }>();
  for (const other of [
    { level: 3 },
    { evidence: 'Delegou a abertura' },
    { competency: 'Escuta e feedback' },
  ]) {
    const refused = await send(other);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      messages.wishReused,
    ]);
  }
  expect((await send({ competency: 'delegação' })).json()).toEqual(first);
});

test('evidence is required, and a level is one of five', async () => {
  await write();
  const params = { id: (await ofPerson()).plan!.id };
  const whole = { competency: 'Delegação', level: 2, evidence: 'Fez' };
  const issuesOf = async (body: typeof whole) =>
    (await user.fail(calls.checkIn, { params, body })).body.issues?.map(({ path }) => path);
  expect(await issuesOf({ ...whole, evidence: ' ' })).toEqual(['evidence']);
  expect(await issuesOf({ ...whole, level: 6 })).toEqual(['level']);
  expect(await issuesOf({ ...whole, level: 1.5 })).toEqual(['level']);
  const other = { ...whole, competency: 'Mergulho' };
  const gone = await user.fail(calls.checkIn, { params, body: other });
  expect([gone.status, gone.body.message]).toEqual([409, messages.competencyGone]);
});

test('an edit of the document, its restoration and another writing lose no level', async () => {
  const id = await write();
  const { plan } = await ofPerson();
  await checkIn(plan!.id, 'Delegação', 2);
  const { content } = await user.call(documentEndpoints.historyItem, { params: { id } });
  const edit = (changed: object) =>
    user.call(documentEndpoints.edit, { params: { id }, body: { content: changed } });
  const editedContent =
    'PDI\n\nDelegação no dia a dia (nível atual 1, nível desejado 4)\n- Passar o caixa';
  await edit({ ...Object(content), isEdited: true, editedContent });
  expect((await ofPerson()).plan!.competencies).toMatchObject([
    { name: 'Delegação no dia a dia', firstLevel: 1, targetLevel: 4, currentLevel: 2 },
  ]);
  await edit({ ...Object(content), isEdited: true, editedContent: 'PDI\n\nSó palavras' });
  expect(levelsOf(await ofPerson())).toEqual(['Delegação 2', 'Escuta e feedback 2']);
  await edit({ title: 'PDI de Renata' });
  expect((await ofPerson()).plan!.competencies).toMatchObject([
    { name: 'Delegação', firstLevel: null, targetLevel: null, currentLevel: 2 },
  ]);
  await edit(Object(content) as object);
  pass(day);
  const again = await write();
  expect(await enter(again)).toMatchObject({
    isNew: false,
    plan: { id: plan!.id, documentId: again },
  });
  expect(levelsOf(await ofPerson())).toEqual(['Delegação 2', 'Escuta e feedback 2']);
  expect(await earlier()).toEqual([]);
});

test('what was noted while a newer PDI waited counts for it', async () => {
  await write();
  const { plan } = await ofPerson();
  await checkIn(plan!.id, 'Delegação', 3, 'Antes');
  pass(day);
  const second = await write({ goals: ['Outro objetivo'] });
  pass(day);
  await checkIn(plan!.id, 'Escuta e feedback', 4, 'Enquanto esperava');
  await enter(second);
  // The newer form said where the person stood on its day.
  expect(levelsOf(await ofPerson())).toEqual(['Delegação 1', 'Escuta e feedback 4']);
});

test('closing happens once, with the words of the leader; it can be taken back and rewritten', async () => {
  await write();
  const { plan } = await ofPerson();
  const params = { id: plan!.id };
  const proposed = await user.call(calls.proposeClosing, { params });
  expect(proposed.summary).toContain('Delegação: segue no nível 1');
  const early = await user.fail(calls.update, { params, body: { summary: 'Ainda não' } });
  expect([early.status, early.body.message]).toEqual([409, messages.planNotClosed]);
  const closings = await Promise.all(['Foi bem', 'Foi bem'].map((text) => close(plan!.id, text)));
  expect(closings.map(({ state, summary }) => [state, summary])).toEqual([
    ['closed', 'Foi bem'],
    ['closed', 'Foi bem'],
  ]);
  expect((await close(plan!.id, 'Outra coisa')).summary).toBe('Foi bem');
  expect(await ofPerson()).toEqual({ plan: null, waiting: null });
  expect(
    (
      await user.fail(calls.checkIn, {
        params,
        body: { competency: 'Delegação', level: 2, evidence: 'Tarde' },
      })
    ).body.message,
  ).toBe(messages.planClosed);
  await user.call(calls.update, { params, body: { summary: 'Foi muito bem' } });
  expect((await earlier())[0]).toMatchObject({ summary: 'Foi muito bem', isProposed: false });
  expect((await user.call(calls.reopen, { params })).state).toBe('in_progress');
  // What was written is there for the next closing.
  expect(await user.call(calls.proposeClosing, { params })).toEqual({ summary: 'Foi muito bem' });
  await close(plan!.id, 'Fim');
  await write({ goals: ['Recomeço'] });
  const refused = await user.fail(calls.reopen, { params });
  expect([refused.status, refused.body.message]).toEqual([409, messages.anotherPlanInForce]);
});

test('the timeline and the brief tell of levels, of closings, and of the PDI in force', async () => {
  await write();
  const { plan } = await ofPerson();
  const second = await write({ goals: ['Outro objetivo'] });
  pass(minute);
  await checkIn(plan!.id, 'Delegação', 2, 'Passou o caixa');
  const person = { params: { id: employeeId } };
  const pdiOf = async () =>
    (await user.call(conversationEndpoints.brief, person)).lines.find(
      ({ topic }) => topic === 'pdi',
    )!;
  expect((await pdiOf()).documentId).toBe(plan!.documentId);
  pass(minute);
  await enter(second);
  expect((await pdiOf()).documentId).toBe(second);
  const { plan: now } = await ofPerson();
  pass(minute);
  await close(now!.id, 'Chegou ao que queria');
  expect((await pdiOf()).text).toMatch(/^Nenhum PDI em vigor: o último foi encerrado em /);
  const { items } = await user.call(conversationEndpoints.timeline, {
    ...person,
    query: { kind: 'development' },
  });
  expect(items.map(({ text, documentId }) => [text.slice(0, 40), documentId])).toEqual([
    ['PDI encerrado: Chegou ao que queria', second],
    [expect.stringMatching(/^PDI encerrado: De|^PDI encerrado: Em/), plan!.documentId],
    ['Delegação: nível 2. Passou o caixa', plan!.documentId],
  ]);
});

test('what is no PDI of a person cannot be put in force', async () => {
  const body = {
    type: 'message' as const,
    prompt: '{"recipientName":"Davi","context":"Parabéns"}',
    companyId,
  };
  const { aiHistoryId } = await user.call(documentEndpoints.generate, { body });
  expect(await ofDocument(aiHistoryId)).toEqual({ plan: null, inForce: null, isPossible: false });
  const refused = await user.fail(calls.enter, { body: { documentId: aiHistoryId } });
  expect([refused.status, refused.body.message]).toEqual([409, messages.notAPlan]);
});

test('with the person go the plans and levels', async () => {
  await write();
  await checkIn((await ofPerson()).plan!.id, 'Delegação', 2);
  await user.call(employeeEndpoints.erase, { params: { id: employeeId } });
  const left = [
    await server.db.$count(developmentPlans, eq(developmentPlans.employeeId, employeeId)),
    await server.db.$count(levelCheckIns, eq(levelCheckIns.employeeId, employeeId)),
  ];
  expect(left).toEqual([0, 0]);
});

test('a plan knows the levels of those before it, by the names of its competencies', async () => {
  await write();
  const { plan: first } = await ofPerson();
  pass(day);
  await checkIn(first!.id, 'Delegação', 2, 'Passou o caixa');
  const begun = server.clock.now.toISOString();
  pass(day);
  const second = await write({
    goals: ['Seguir'],
    competencies: [
      { name: 'delegacao', currentLevel: 2, targetLevel: 4 },
      { name: 'Planejamento', currentLevel: 1, targetLevel: 3 },
    ],
  });
  await enter(second);
  const { plan } = await ofPerson();
  const [delegation, planning] = plan!.competencies;
  expect(delegation!.earlier).toEqual([
    { at: expect.any(String) as string, level: 1, evidence: '' },
    { at: begun, level: 2, evidence: 'Passou o caixa' },
  ]);
  expect(delegation!.checkIns).toEqual([]);
  expect(planning!.earlier).toEqual([]);
  expect(first!.competencies[0]!.earlier).toEqual([]);
  // What was noted since is of this plan, and stands once.
  pass(day);
  await checkIn(plan!.id, 'delegacao', 3, 'Conduziu a abertura');
  const now = (await ofPerson()).plan!.competencies[0]!;
  expect([now.checkIns.length, now.earlier.length]).toEqual([1, 2]);
});
