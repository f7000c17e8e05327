import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { meetingClosingEndpoints } from '#shared/meeting-closings.ts';
import { aCompany, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';

const server = testServer();

async function aLeader() {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const about = { companyId: company.id, employeeId: employee.id };
  const store = async (type: string, of: object = about) => {
    const [id] = await storeDocuments(server.db, { companyId: company.id, type, ...of });
    return id!;
  };
  const marks = async (query: object = {}) =>
    Object.fromEntries(
      (await user.call(documentEndpoints.history, { query })).items.map(({ id, mark }) => [
        id,
        mark,
      ]),
    );
  const inForce = async () =>
    (
      await user.call(conversationEndpoints.timeline, { params: { id: employee.id }, query: {} })
    ).items.flatMap((item) => (item.isInForce ? [item.id] : []));
  return { user, ...about, store, marks, inForce };
}

test('of several of a kind about one person the newest is in force', async () => {
  const { user, store, marks, inForce } = await aLeader();
  const first = await store('feedback');
  expect(await marks()).toEqual({ [first]: null });
  const newest = await store('feedback');
  const others = [
    await store('meeting'),
    await store('feedback', {}),
    await store('feedback', {}),
    await store('message'),
    await store('message'),
  ];
  const expected = {
    [first]: null,
    [newest]: 'in_force',
    ...Object.fromEntries(others.map((id) => [id, null])),
  };
  expect(await marks()).toEqual(expected);
  expect(await marks({ olderThan: others[0] })).toEqual({ [first]: null, [newest]: 'in_force' });
  expect(await marks({ page: 2, limit: 5 })).toEqual({ [first]: null, [newest]: 'in_force' });
  expect(await inForce()).toEqual([newest]);
  // With the newest goes its mark: the one before is alone.
  await user.call(documentEndpoints.erase, { params: { id: newest } });
  expect(await marks({ type: 'feedback', olderThan: others[0] })).toEqual({ [first]: null });
});

test('of PDIs the plan in force says so, and not which is newer', async () => {
  const { user, companyId, employeeId, marks, inForce } = await aLeader();
  const write = async (goal: string) => {
    const prompt = JSON.stringify({ ...aPdiForm(employeeId), goals: [goal] });
    const body = { companyId, employeeId, type: 'pdi' as const, prompt };
    return (await user.call(documentEndpoints.generate, { body })).aiHistoryId;
  };
  const [first, second] = [await write('Conduzir a abertura'), await write('Escutar mais')];
  expect(await marks()).toEqual({ [first]: 'in_force', [second]: null });
  expect(await inForce()).toEqual([first]);
  await user.call(developmentPlanEndpoints.enter, { body: { documentId: second } });
  expect(await marks()).toEqual({ [first]: null, [second]: 'in_force' });
  expect(await inForce()).toEqual([second]);
});

test('a meeting of which something was written is closed', async () => {
  const { user, store, marks, inForce } = await aLeader();
  const [team, older, talk] = [
    await store('meeting', {}),
    await store('meeting'),
    await store('meeting'),
  ];
  expect(await marks()).toEqual({ [team]: null, [older]: null, [talk]: 'in_force' });
  const write = (id: string, decisions: string) =>
    user.call(meetingClosingEndpoints.update, { params: { id }, body: { decisions } });
  await write(team, 'Abrir às oito');
  await write(talk, 'Trocar o turno');
  expect(await marks()).toEqual({ [team]: 'closed', [older]: null, [talk]: 'closed' });
  expect(await inForce()).toEqual([]);
  await write(team, '');
  expect((await marks())[team]).toBeNull();
});
