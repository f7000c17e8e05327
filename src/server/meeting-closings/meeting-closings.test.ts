import { beforeEach, expect, test } from 'vitest';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { meetingClosingEndpoints } from '#shared/meeting-closings.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
const calls = meetingClosingEndpoints;
let user: Visitor;
let companyId: string;
let params: { id: string };

beforeEach(async () => {
  user = await server.newUser();
  companyId = (await aCompany(user)).company.id;
  const [id] = await storeDocuments(server.db, { companyId, type: 'meeting' });
  params = { id: id! };
});

const decide = (text: string, said: string) =>
  user.call(commitmentEndpoints.create, {
    body: { text, companyId, documentId: params.id, said },
  });

test('nothing is written of it at first; what is written stays, key by key', async () => {
  const nothing = {
    outcome: '',
    decisions: '',
    declined: [],
    nextOn: null,
    updatedAt: null,
    commitments: [],
  };
  expect(await user.call(calls.get, { params })).toEqual({ documentId: params.id, ...nothing });
  await user.call(calls.update, { params, body: { decisions: 'Ana revê a escala' } });
  await user.call(calls.update, { params, body: { outcome: 'Rendeu', nextOn: '2026-12-01' } });
  expect(await user.call(calls.get, { params })).toMatchObject({
    decisions: 'Ana revê a escala',
    outcome: 'Rendeu',
    nextOn: '2026-12-01',
    updatedAt: server.clock.now.toISOString(),
  });
  await user.call(calls.update, { params, body: { nextOn: null } });
  expect(await user.call(calls.get, { params })).toMatchObject({ outcome: 'Rendeu', nextOn: null });
});

test('what will not be followed of it stays, whatever else is written', async () => {
  const declined = ['Ana revê a escala'];
  await user.call(calls.update, { params, body: { declined } });
  await user.call(calls.update, { params, body: { decisions: 'Ana revê a escala\nBia liga' } });
  expect(await user.call(calls.get, { params })).toMatchObject({ declined });
  await user.call(calls.update, { params, body: { declined: [] } });
  expect(await user.call(calls.get, { params })).toMatchObject({ declined: [] });
});

test('a text that was written elsewhere meanwhile is not overwritten unseen', async () => {
  const write = (body: object) => ({ params, body });
  const conflict = { status: 409, body: { message: messages.textChangedElsewhere } };
  const none = { was: { decisions: 'Outra' }, decisions: 'Ana' };
  expect(await user.fail(calls.update, write(none))).toMatchObject(conflict);
  expect((await user.call(calls.get, { params })).updatedAt).toBeNull();
  const first = { was: { decisions: '' }, decisions: 'Ana revê a escala' };
  await user.call(calls.update, write(first));
  // The answer was lost: sent again it is no conflict.
  await user.call(calls.update, write(first));
  const late = { was: { decisions: '', outcome: '' }, decisions: 'Bia liga', outcome: 'Rendeu' };
  expect(await user.fail(calls.update, write(late))).toMatchObject(conflict);
  // Another text, or one of which nothing is said, is written as ever.
  await user.call(calls.update, write({ was: { decisions: '' }, outcome: 'Bem' }));
  expect(await user.call(calls.get, { params })).toMatchObject({
    decisions: 'Ana revê a escala',
    outcome: 'Bem',
  });
  await user.call(calls.update, write({ decisions: 'Bia liga' }));
  expect(await user.call(calls.get, { params })).toMatchObject({ decisions: 'Bia liga' });
});

test('two that write at once leave one row, with the words of both', async () => {
  const write = (body: object) => user.call(calls.update, { params, body });
  await Promise.all([write({ outcome: 'Rendeu' }), write({ decisions: 'Rever' })]);
  expect(await user.call(calls.get, { params })).toMatchObject({
    outcome: 'Rendeu',
    decisions: 'Rever',
  });
});

test('a decision becomes a commitment of the document once, however often it is tapped', async () => {
  const taps = await Promise.all(
    Array.from({ length: 4 }, () => decide('Rever a escala', 'Ana revê a escala até sexta')),
  );
  expect(new Set(taps.map(({ id }) => id)).size).toBe(1);
  expect(taps[0]!.source).toMatchObject({ kind: 'document', document: { id: params.id } });
  const other = await decide('Ligar', 'Bia liga');
  expect((await user.call(calls.get, { params })).commitments).toMatchObject([
    { id: taps[0]!.id, said: 'Ana revê a escala até sexta', talkingPointId: null },
    { id: other.id, said: 'Bia liga' },
  ]);
});

test('what is no meeting has none', async () => {
  const [letter] = await storeDocuments(server.db, { companyId, type: 'email' });
  for (const id of [letter!, 'nenhum', companyId]) {
    const input = { params: { id }, body: { outcome: 'Rendeu' } };
    expect(await user.fail(calls.update, input)).toMatchObject({
      status: 404,
      body: { message: 'Documento não encontrado' },
    });
  }
});
