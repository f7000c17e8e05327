import { beforeAll, expect, test } from 'vitest';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { conversationEndpoints, type TimelineItem } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import type { Visitor } from '../../../test/visitor.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
const calls = conversationEndpoints;
const day = 86_400_000;
let user: Visitor;
let companyId: string;

beforeAll(async () => {
  user = await server.newUser();
  companyId = (await aCompany(user)).company.id;
});

async function register(name: string): Promise<string> {
  const body = { ...anEmployeeForm(), name, companyId };
  return (await user.call(employeeEndpoints.create, { body })).id;
}
const write = (description: string) =>
  user.call(diaryEndpoints.create, { body: { description, companyId } });
const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
async function hold(employeeId: string, outcome: string) {
  const { id } = await user.call(calls.prepare, { body: { companyId, employeeId } });
  await user.call(calls.close, { params: { id }, body: { outcome } });
  return id;
}
async function timelineOf(id: string, query: { kind?: 'diary'; olderThan?: string } = {}) {
  return user.call(calls.timeline, { params: { id }, query });
}
async function briefOf(id: string): Promise<string[]> {
  const { lines } = await user.call(calls.brief, { params: { id } });
  expect(lines.map(({ topic }) => topic)).toEqual(['last', 'open', 'pdi', 'diary', 'question']);
  return lines.map(({ text }) => text);
}

test('the timeline has all that happened, newest first, a page at a time', async () => {
  const id = await register('Teodora Prado');
  const made: string[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    pass(day);
    made.push(`conversation ${await hold(id, `Conversa ${turn}`)}`);
    pass(60_000);
    made.push(`diary ${(await write(`Teodora entregou ${turn}`)).id}`);
    // Two things of one moment: the id tells them apart.
    const createdAt = server.clock.now;
    const row = { companyId, type: 'pdi', employeeId: id, createdAt };
    const [document] = await storeDocuments(server.db, row);
    made.push(`document ${document}`);
  }
  const items: TimelineItem[] = [];
  let olderThan: string | undefined;
  let pages = 0;
  do {
    const page = await timelineOf(id, { olderThan });
    items.push(...page.items);
    olderThan = page.next ?? undefined;
    pages += 1;
  } while (olderThan !== undefined);
  expect(pages).toBe(Math.ceil(made.length / limits.timelinePage));
  expect(items.map((item) => `${item.kind} ${item.id}`).toSorted()).toEqual(made.toSorted());
  const instants = items.map(({ at }) => at);
  expect(instants).toEqual(instants.toSorted().toReversed());
  const diary = await timelineOf(id, { kind: 'diary' });
  expect(diary.items.map(({ text }) => text)[0]).toBe('Teodora entregou 8');
  expect(new Set(diary.items.map(({ kind }) => kind))).toEqual(new Set(['diary']));
  expect(diary.items).toHaveLength(9);
});

test('whom a line of the diary names: one first name, else the whole name, in any writing', async () => {
  const caio = await register('Caio Muniz');
  const [anaLima, anaReis] = [await register('Ana Lima'), await register('Ana Reis')];
  await write('CAIO e a ana reis fecharam a escala.');
  await write('Ana chegou cedo. Mariana também, e o caiozinho.');
  const namedIn = async (id: string) =>
    (await timelineOf(id)).items.map(({ text }) => text.slice(0, 4));
  expect(await namedIn(caio)).toEqual(['CAIO']);
  expect(await namedIn(anaReis)).toEqual(['CAIO']);
  expect(await namedIn(anaLima)).toEqual([]);
});

test('a deleted conversation is in no timeline and no brief', async () => {
  const id = await register('Noemi Paes');
  const conversation = await hold(id, 'Difícil');
  expect((await timelineOf(id)).items).toHaveLength(1);
  await user.call(calls.erase, { params: { id: conversation } });
  expect(await timelineOf(id)).toEqual({ items: [], next: null });
  expect((await briefOf(id))[0]).toBe('Esta é a primeira conversa registrada com Noemi.');
});

test('the brief says what is known, in five lines', async () => {
  server.clock.now = new Date('2026-11-02T15:00:00Z');
  const id = await register('Letícia Alves');
  expect(await briefOf(id)).toEqual([
    'Esta é a primeira conversa registrada com Letícia.',
    'Nada em aberto com Letícia.',
    'Ainda não há PDI para Letícia.',
    'O diário ainda não cita Letícia.',
    'O que faz um dia de trabalho ser bom para você?',
  ]);

  await write('Letícia faltou ao treino.');
  pass(1_000);
  const conversation = await hold(id, 'Falou pouco,\nmas saiu\nanimada.');
  const body = { companyId, employeeId: id, text: 'Férias', box: 'shared' as const };
  await user.call(calls.addPoint, { body });
  const [documentId] = await storeDocuments(server.db, {
    companyId,
    type: 'pdi',
    employeeId: id,
    title: 'Rumo à coordenação',
    dueOn: '2027-06-30',
  });
  await user.call(developmentPlanEndpoints.enter, { body: { documentId: documentId! } });
  server.clock.now = new Date('2026-11-18T15:00:00Z');
  await write('Letícia reviu a proposta.');
  server.clock.now = new Date('2026-11-25T15:00:00Z');
  const [last, open, pdi, diary, question] = await briefOf(id);
  expect([last, open, pdi, diary]).toEqual([
    'A última conversa foi há 23 dias, em 02/11/2026: “Falou pouco, mas saiu animada.”',
    'Em aberto: 1 ponto a tratar.',
    'O PDI “Rumo à coordenação” vai até 30/06/2027.',
    'Desde então, o diário cita Letícia 1 vez. Em 18/11/2026: “Letícia reviu a proposta.”',
  ]);
  expect(question).toMatch(/\?$/);
  const { lines } = await user.call(calls.brief, { params: { id } });
  expect(lines[0]!.conversationId).toBe(conversation);
});

test('a follow-up that fell due is why one came, until one has talked', async () => {
  server.clock.now = new Date('2026-11-25T15:00:00Z');
  const id = await register('Nádia Melo');
  const feedback = { companyId, type: 'feedback' as const, employeeId: id, title: 'Fechamento' };
  const [documentId] = await storeDocuments(server.db, { ...feedback, dueOn: '2026-11-26' });
  expect((await briefOf(id))[0]).toBe('Esta é a primeira conversa registrada com Nádia.');
  server.clock.now = new Date('2026-11-26T15:00:00Z');
  const { lines } = await user.call(calls.brief, { params: { id } });
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatchObject({
    topic: 'due',
    documentId,
    text:
      'O acompanhamento do feedback “Fechamento” é hoje. ' +
      'Esta é a primeira conversa registrada com Nádia.',
  });
  await hold(id, 'Bem');
  expect((await briefOf(id))[0]).toMatch(/^A última conversa foi hoje/);
});

test('a PDI that ends is why one came from a week before it on, until one has talked', async () => {
  server.clock.now = new Date('2026-11-22T15:00:00Z');
  const id = await register('Otília Prates');
  const plan = { companyId, type: 'pdi' as const, employeeId: id, title: 'Rumo à loja nova' };
  const [documentId] = await storeDocuments(server.db, { ...plan, dueOn: '2026-11-30' });
  await user.call(developmentPlanEndpoints.enter, { body: { documentId: documentId! } });
  const first = 'Esta é a primeira conversa registrada com Otília.';
  expect((await briefOf(id))[0]).toBe(first);
  for (const [date, words] of [
    ['2026-11-23', 'termina em 30/11/2026'],
    ['2026-11-30', 'termina hoje'],
    ['2026-12-04', 'terminou em 30/11/2026'],
  ]) {
    server.clock.now = new Date(`${date}T15:00:00Z`);
    const { lines } = await user.call(calls.brief, { params: { id } });
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({
      topic: 'due',
      documentId,
      text: `O PDI “Rumo à loja nova” ${words}. ${first}`,
    });
    expect(lines[2]!.text).toBe(
      'PDI em vigor: “Rumo à loja nova”. Nenhum passo em aberto tem dia marcado.',
    );
  }
  await hold(id, 'Bem');
  const [last, , pdi] = await briefOf(id);
  expect(last).toMatch(/^A última conversa foi hoje/);
  expect(pdi).toBe('O PDI “Rumo à loja nova” terminou em 30/11/2026.');
});

test('what was promised is in the brief, and what was kept in the timeline', async () => {
  server.clock.now = new Date('2026-11-25T15:00:00Z');
  const id = await register('Otávio Reis');
  const promise = (text: string, owner: 'leader' | 'employee', dueOn: string) =>
    user.call(commitmentEndpoints.create, {
      body: { text, owner, employeeId: id, dueOn, companyId },
    });
  const kept = await promise('Mandar a proposta', 'leader', '2026-11-20');
  await promise('Rever a escala', 'leader', '2026-11-24');
  await promise('Trazer os números', 'employee', '2026-12-04');
  expect((await briefOf(id))[1]).toBe(
    'Em aberto: 2 combinados seus e 1 combinado de Otávio (2 atrasados).',
  );
  await user.call(commitmentEndpoints.done, { params: { id: kept.id }, body: {} });
  expect((await briefOf(id))[1]).toBe(
    'Em aberto: 1 combinado seu e 1 combinado de Otávio (1 atrasado).',
  );
  expect((await timelineOf(id)).items).toMatchObject([
    { kind: 'commitment', id: kept.id, text: 'Mandar a proposta' },
  ]);
});

test('the summary has where things stand', async () => {
  const id = await register('Olavo Bastos');
  const params = { id };
  const nothing = { lastConversation: null, lastFeedback: null, pdi: null, prepared: null };
  expect(await user.call(calls.summary, { params })).toMatchObject({
    ...nothing,
    waitingPoints: 0,
  });
  const held = await hold(id, 'Bem');
  const [feedback] = await storeDocuments(server.db, {
    companyId,
    type: 'feedback',
    employeeId: id,
  });
  const prepared = await user.call(calls.prepare, { body: { companyId, employeeId: id } });
  const summary = await user.call(calls.summary, { params });
  expect(summary).toMatchObject({
    lastConversation: { id: held, heldAt: server.clock.now.toISOString() },
    lastFeedback: { documentId: feedback },
    pdi: null,
    prepared: { id: prepared.id, plannedOn: null },
  });
});

test('a person who is erased takes their conversations along', async () => {
  const id = await register('Zuleica Brito');
  await hold(id, 'Zuleica contou do curso');
  const body = { companyId, employeeId: id, text: 'Curso', box: 'private' as const };
  const point = await user.call(calls.addPoint, { body });
  await user.call(employeeEndpoints.erase, { params: { id } });
  const gone = await user.fail(calls.updatePoint, { params: { id: point.id }, body: {} });
  expect(gone.status).toBe(404);
  expect((await user.fail(calls.timeline, { params: { id } })).status).toBe(404);
});
