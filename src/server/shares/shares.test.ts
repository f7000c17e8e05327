import { beforeEach, expect, test } from 'vitest';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { meetingClosingEndpoints } from '#shared/meeting-closings.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import { shareEndpoints, type Share } from '#shared/shares.ts';
import { aCompany, anEmployeeForm, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import { heldBy } from '../../../test/sql-recorder.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off', INITIAL_CREDITS: '500' } });
let user: Visitor;
let companyId: string;
let employeeId: string;
let documentId: string;

beforeEach(async () => {
  user = await server.newUser();
  const made = await aCompany(user);
  companyId = made.company.id;
  employeeId = made.employee.id;
  const generated = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: JSON.stringify(aPdiForm(employeeId)), companyId, employeeId },
  });
  documentId = generated.aiHistoryId;
});

async function shared() {
  const { share, url } = await user.call(shareEndpoints.create, { body: { documentId } });
  return { share, path: new URL(url).pathname };
}

const post = (path: string, fields: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  });
const open = (path: string) => post(path, { do: 'open' });
const answer = (path: string, fields: Record<string, string>) =>
  post(path, { do: 'answer', ...fields });

async function listed(): Promise<Share> {
  const { items } = await user.call(shareEndpoints.list, { params: { id: documentId }, query: {} });
  return items[0]!;
}

test('a plan is read and answered without an account, and the leader sees it', async () => {
  const { share, path } = await shared();
  expect(share).toMatchObject({ state: 'waiting', employee: { id: employeeId }, answer: null });
  const door = await server.app.inject({ url: path });
  expect(door.body).toContain('compartilhou um documento com você');
  expect(door.body).not.toContain('Renata');
  const page = await open(path);
  expect(page.body).toContain('Renata Lopes');
  expect(page.body).toContain('Seus passos');
  expect(await listed()).toMatchObject({ state: 'opened' });

  const [step] = share.steps;
  const fields = {
    answer: 'agreed',
    comment: 'Combinado!',
    step: step!.key,
    [`how:${step!.key}`]: 'Fiz com a Bia',
  };
  expect((await answer(path, fields)).body).toContain('Resposta registrada');
  const now = await listed();
  expect(now).toMatchObject({ state: 'answered', answer: 'agreed', comment: 'Combinado!' });
  expect(now.steps[0]!.report).toMatchObject({ evidence: 'Fiz com a Bia', acceptedAt: null });
  expect(now.events.map(({ kind }) => kind)).toEqual(['made', 'opened', 'answered']);
  const told = await user.call(notificationEndpoints.list, { query: {} });
  const titles = told.map(({ title }) => title);
  expect(titles).toContain('Resposta a um documento compartilhado');
  expect(titles).toContain('Passo marcado como feito');
  const timeline = await user.call(conversationEndpoints.timeline, {
    params: { id: employeeId },
    query: { kind: 'answer' },
  });
  expect(timeline.items).toMatchObject([{ kind: 'answer', documentId }]);
  expect(timeline.items[0]!.text).toContain('Li e combinamos. Combinado!');
});

test('one tap takes a step over: it is followed and kept, with the person’s words, once', async () => {
  const { share, path } = await shared();
  const { key } = share.steps[0]!;
  const accept = { params: { id: share.id }, body: { key } };
  expect((await user.fail(shareEndpoints.accept, accept)).status).toBe(409);
  await answer(path, { step: key, [`how:${key}`]: 'Fiz com a Bia' });
  await Promise.all([1, 2, 3].map(() => user.call(shareEndpoints.accept, accept)));
  expect((await listed()).steps[0]!.report!.acceptedAt).not.toBeNull();
  const { items } = await user.call(commitmentEndpoints.list, {
    query: { companyId, state: 'done' },
  });
  expect(items).toMatchObject([{ evidence: 'Fiz com a Bia', employee: { id: employeeId } }]);
  // What was taken over stays, also where the tick is taken out.
  const page = await answer(path, { answer: 'agreed' });
  expect(page.body).toContain('✓ Feito');
  expect((await listed()).steps[0]!.report).toMatchObject({ evidence: 'Fiz com a Bia' });
});

test('whoever answers or takes a step over holds the document before the share, as whoever deletes it does', async () => {
  const { share, path } = await shared();
  const { key } = share.steps[0]!;
  await answer(path, { step: key });
  const accept = { params: { id: share.id }, body: { key } };
  const sent = await server.sqlOf(() => user.call(shareEndpoints.accept, accept));
  expect(heldBy(sent).slice(0, 3)).toEqual(['employees', 'documents', 'shares']);
  const answered = await server.sqlOf(() => answer(path, { answer: 'agreed' }));
  expect(heldBy(answered)).toEqual(['documents', 'shares']);
});

test('an answer that comes twice counts once, and may be changed', async () => {
  const { path } = await shared();
  const first = { answer: 'talk', comment: 'Tenho uma dúvida' };
  await Promise.all([answer(path, first), answer(path, first), answer(path, first)]);
  expect((await listed()).events.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
  await answer(path, { answer: 'agreed', comment: '' });
  expect(await listed()).toMatchObject({ answer: 'agreed', comment: '' });
  expect((await answer(path, {})).body).toContain('Resposta registrada');
  expect(await listed()).toMatchObject({ answer: 'agreed' });
});

test('a comment alone is an answer that the leader is told of; one that is taken out is not', async () => {
  const { share, path } = await shared();
  const told = async () => {
    const all = await user.call(notificationEndpoints.list, { query: {} });
    return all.filter(({ actionUrl }) => actionUrl?.includes(share.id));
  };
  await answer(path, { comment: 'Posso começar em março?' });
  expect(await listed()).toMatchObject({ state: 'answered', answer: null });
  const [notice, ...more] = await told();
  expect(notice).toMatchObject({ title: 'Comentário a um documento compartilhado' });
  expect(notice!.message).not.toContain('março');
  expect(more).toEqual([]);
  server.clock.now = new Date(server.clock.now.getTime() + 86_400_000);
  await answer(path, { comment: '' });
  expect(await told()).toHaveLength(1);
});

test('an empty form says what is missing, and keeps nothing', async () => {
  const { path } = await shared();
  expect((await answer(path, {})).body).toContain('Escolha uma resposta');
  expect(await listed()).toMatchObject({ answer: null, answeredAt: null });
});

test('what the person reads stays as it was when it was shared, for the leader who looks again, too', async () => {
  const { share, path } = await shared();
  const look = () => user.call(shareEndpoints.snapshot, { params: { id: share.id } });
  const before = await look();
  expect(JSON.stringify(before)).toContain('Renata Lopes');
  await user.call(documentEndpoints.edit, {
    params: { id: documentId },
    body: { content: { title: 'Outro', isEdited: true, editedContent: 'Outro\n\nMudou tudo' } },
  });
  const { body } = await open(path);
  expect(body).not.toContain('Mudou tudo');
  expect(await look()).toEqual(before);
});

test('a retry with the same key is the same share, under another address', async () => {
  const key = newId();
  const make = () =>
    user.send(
      shareEndpoints.create,
      { body: { documentId } },
      { headers: { 'idempotency-key': key } },
    );
  const answers = [await make(), await make()].map((each) =>
    each.json<{ share: Share; url: string }>(),
  );
  expect(answers[0]!.share.id).toBe(answers[1]!.share.id);
  const pages = await Promise.all(answers.map(({ url }) => open(new URL(url).pathname)));
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
});

test('a key that comes with another document is a conflict, and one of a deactivated link opens nothing', async () => {
  const headers = { 'idempotency-key': newId() };
  const send = (other: object = {}) =>
    user.send(shareEndpoints.create, { body: { documentId, ...other } }, { headers });
  const refuse = async (other: object = {}) => {
    const refused = await send(other);
    return [refused.statusCode, refused.json<{ message: string }>().message];
  };
  const other = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: JSON.stringify(aPdiForm(employeeId)), companyId, employeeId },
  });
  const { share, url } = (await send()).json<{ share: Share; url: string }>();
  expect(await refuse({ documentId: other.aiHistoryId })).toEqual([409, messages.wishReused]);
  expect((await open(new URL(url).pathname)).statusCode).toBe(200);
  // What the document says may have changed meanwhile: that is no other wish.
  await user.call(documentEndpoints.edit, {
    params: { id: documentId },
    body: { content: { title: 'Outro', isEdited: true, editedContent: 'Outro\n\nMudou tudo' } },
  });
  const again = (await send()).json<{ share: Share; url: string }>();
  expect(again.share.id).toBe(share.id);
  await user.call(shareEndpoints.revoke, { params: { id: share.id } });
  expect(await refuse()).toEqual([409, messages.shareRevoked]);
  expect(await listed()).toMatchObject({ id: share.id, state: 'revoked' });
  expect((await open(new URL(again.url).pathname)).statusCode).toBe(404);
});

test('a deactivated link opens again within a minute, and a renewed one under a new address alone', async () => {
  const { share, path } = await shared();
  const ofShare = { params: { id: share.id } };
  await user.call(shareEndpoints.revoke, ofShare);
  expect((await open(path)).statusCode).toBe(404);
  await user.call(shareEndpoints.restore, ofShare);
  expect((await open(path)).statusCode).toBe(200);
  await user.call(shareEndpoints.revoke, ofShare);
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + 61_000);
  expect((await user.fail(shareEndpoints.restore, ofShare)).status).toBe(409);
  const renewed = await user.call(shareEndpoints.renew, ofShare);
  server.clock.now = before;
  expect((await open(path)).statusCode).toBe(404);
  expect((await open(new URL(renewed.url).pathname)).statusCode).toBe(200);
});

test('an interview, a letter and whoever the document is not about are refused', async () => {
  const kinds = ['interview', 'message', 'email'] as const;
  const ids = await storeDocuments(
    server.db,
    ...kinds.map((type) => ({ companyId, type, employeeId })),
  );
  for (const id of ids) {
    expect(await user.fail(shareEndpoints.create, { body: { documentId: id } })).toMatchObject({
      status: 409,
    });
  }
  const other = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name: 'João Prado', companyId },
  });
  const toOther = { body: { documentId, employeeId: other.id } };
  expect(await user.fail(shareEndpoints.create, toOther)).toMatchObject({ status: 409 });
  expect(await user.fail(shareEndpoints.draft, toOther)).toMatchObject({ status: 409 });
});

test.each([
  'Esta é uma advertência por escrito.',
  'Seu salário será revisto em março.',
  'Se repetir, vou pedir a sua demissão.',
  'Você vai ser demitida por justa causa.',
])('a warning, pay or dismissal goes to nobody: %s', async (sentence) => {
  await user.call(documentEndpoints.edit, {
    params: { id: documentId },
    body: { content: { title: 'PDI', isEdited: true, editedContent: `PDI\n\n${sentence}` } },
  });
  const refused = await user.fail(shareEndpoints.create, { body: { documentId } });
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.body.message).toContain('não vão por link');
});

test.each(['Trocar as placas de advertência da doca.', 'Reduzir os pedidos de demissão no turno.'])(
  'what only sounds like it goes: %s',
  async (sentence) => {
    await user.call(documentEndpoints.edit, {
      params: { id: documentId },
      body: { content: { title: 'PDI', isEdited: true, editedContent: `PDI\n\n${sentence}` } },
    });
    const { share } = await shared();
    expect(share.state).toBe('waiting');
  },
);

test('what is said in a page is quoted for the person too, and markup is text there', async () => {
  const page = `## Abrir\n\n> “Vamos <b>direto</b>.\n>\n> Tudo bem?”\n\n${'palavra '.repeat(40)}`;
  const [id] = await storeDocuments(server.db, {
    companyId,
    type: 'meeting',
    content: { title: 'Pauta de segunda', page },
  });
  const { url } = await user.call(shareEndpoints.create, {
    body: { documentId: id!, employeeId },
  });
  const { body } = await open(new URL(url).pathname);
  expect(body).toContain(
    '<blockquote><p>“Vamos &lt;b&gt;direto&lt;/b&gt;.</p><p>Tudo bem?”</p></blockquote>',
  );
});

test('a meeting goes with what it decided, and without how it was or what is for the leader', async () => {
  const [id] = await storeDocuments(server.db, {
    companyId,
    type: 'meeting',
    content: { title: 'Pauta de segunda', suggestions: ['Chame a Bia à parte antes.'] },
  });
  await user.call(meetingClosingEndpoints.update, {
    params: { id: id! },
    body: { outcome: 'Foi tensa', decisions: 'Rever a escala', nextOn: '2026-12-01' },
  });
  const { url } = await user.call(shareEndpoints.create, {
    body: { documentId: id!, employeeId },
  });
  const { body } = await open(new URL(url).pathname);
  expect(body).toContain('Rever a escala');
  expect(body).toContain('01/12/2026');
  expect(body).not.toMatch(/Foi tensa|Chame a Bia/);
});

test('of a feedback goes a text for the person, which the leader has read, and nothing of the script', async () => {
  const form = {
    employeeId,
    employeeName: 'Renata Lopes',
    feedbackType: 'desenvolvimento',
    context: 'Ela não sabe que penso nela para a coordenação',
    positivePoints: ['Organiza a fila com calma'],
    improvementPoints: ['Passar o caixa por escrito'],
    specificExamples: 'Na sexta o caixa 3 ficou sem troco às 18h',
    tone: 'construtivo',
    includeActionPlan: false,
    additionalNotes: 'Ir com cuidado',
  };
  const { aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: { type: 'feedback', prompt: JSON.stringify(form), companyId, employeeId },
  });
  const ofFeedback = { documentId: aiHistoryId };
  const { text, snapshot } = await user.call(shareEndpoints.draft, { body: ofFeedback });
  expect(text).toContain('Organiza a fila com calma');
  expect(text).toContain('Renata, o que conversamos');
  expect(text).not.toMatch(/coordenação|cuidado|Roteiro/);
  expect(snapshot.steps).toEqual([]);
  expect(await user.fail(shareEndpoints.create, { body: ofFeedback })).toMatchObject({
    status: 400,
  });
  const headers = { 'idempotency-key': newId() };
  const share = (end: string) =>
    user.send(
      shareEndpoints.create,
      { body: { ...ofFeedback, text: `${text}\n\n${end}` } },
      { headers },
    );
  const ids = [await share('Obrigada pela conversa.'), await share('Obrigada pela conversa.')];
  expect(new Set(ids.map((each) => each.json<{ share: Share }>().share.id)).size).toBe(1);
  const { url } = ids[1]!.json<{ url: string }>();
  const refused = await share('Até segunda.');
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    messages.wishReused,
  ]);
  const { body } = await open(new URL(url).pathname);
  expect(body).toContain('Obrigada pela conversa.');
  expect(body).toContain('<h2>O que pode crescer</h2>');
  expect(body).not.toMatch(/Se a pessoa disser|Ir com cuidado/);
});

test('a feedback of which nothing was typed leaves a blank, and does not go with it', async () => {
  const { aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: { type: 'feedback', prompt: 'Feedback', companyId, employeeId },
  });
  const ofFeedback = { documentId: aiHistoryId };
  const { text } = await user.call(shareEndpoints.draft, { body: ofFeedback });
  expect(text).toContain('______');
  const refused = await user.fail(shareEndpoints.create, { body: { ...ofFeedback, text } });
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.body.message).toContain('Preencha o que está em branco');
});

test('steps that are still blank are none, and the first is due first', async () => {
  const { share } = await shared();
  expect(share.steps.length).toBeGreaterThan(0);
  expect(share.steps.filter(({ text }) => text.includes('___'))).toEqual([]);
  const days = share.steps.map(({ dueOn }) => dueOn ?? '9');
  expect(days).toEqual(days.toSorted());
});
