import { expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints, type EmployeeForm } from '#shared/employees.ts';
import { suggestionEndpoints, type Suggestion } from '#shared/suggestions.ts';
import { teamEndpoints, type ManagementSettings } from '#shared/teams.ts';
import { aCompanyForm, anEmployeeForm, aTeamForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';

const server = testServer();
const start = new Date(server.clock.now);
const minute = 60_000;
const day = 24 * 60 * minute;

const tracked: ManagementSettings = {
  feedbackFrequency: 'monthly',
  intelligentTracking: true,
  teamMeetingFrequency: 'monthly',
};

/** A leader with a company, at the clock's start. */
async function aLeader() {
  server.clock.now = start;
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const list = () => user.call(suggestionEndpoints.list, { query: { companyId } });
  return {
    user,
    companyId,
    list,
    async team(name: string, managementSettings: ManagementSettings | null) {
      const body = { ...aTeamForm(), name, managementSettings, companyId };
      return (await user.call(teamEndpoints.create, { body })).id;
    },
    async employee(name: string, teamIds: string[], form: Partial<EmployeeForm> = {}) {
      const body = { ...anEmployeeForm(), name, teamIds, ...form, companyId };
      return (await user.call(employeeEndpoints.create, { body })).id;
    },
    async find(id: string): Promise<Suggestion | undefined> {
      return (await list()).find((suggestion) => suggestion.id === id);
    },
  };
}

/** As far as a session lasts: whoever waits longer has to log in again. */
function wait(milliseconds: number) {
  server.clock.now = new Date(start.getTime() + milliseconds);
}

test.each([
  ['weekly', 7],
  ['biweekly', 14],
  ['monthly', 30],
] as const)('the %s windows are %d days to the minute', async (frequency, days) => {
  const { companyId, team, employee, find } = await aLeader();
  const settings = { ...tracked, feedbackFrequency: frequency, teamMeetingFrequency: frequency };
  const teamId = await team('Vendas', settings);
  const employeeId = await employee('Ana', [teamId]);
  const madeAt = (ago: number) => new Date(start.getTime() - ago);
  const told = async () =>
    [await find(`feedback:${teamId}`), await find(`meeting:${teamId}`)].map(Boolean);
  expect(await told()).toEqual([true, true]);
  const createdAt = madeAt(days * day + minute);
  await storeDocuments(
    server.db,
    { companyId, type: 'feedback', employeeId, createdAt },
    { companyId, type: 'meeting', teamId, createdAt },
  );
  expect(await told()).toEqual([true, true]);
  await storeDocuments(
    server.db,
    { companyId, type: 'feedback', employeeId, createdAt: madeAt(days * day - minute) },
    { companyId, type: 'meeting', teamId, createdAt: madeAt(days * day - minute) },
  );
  expect(await told()).toEqual([false, false]);
  wait(minute);
  expect(await told()).toEqual([false, false]);
  wait(2 * minute);
  expect(await told()).toEqual([true, true]);
});

test('the PDI window is 30 days, whatever the frequencies', async () => {
  const { companyId, team, employee, find } = await aLeader();
  const teamId = await team('Vendas', { ...tracked, feedbackFrequency: 'weekly' });
  const employeeId = await employee('Ana', [teamId]);
  expect(await find(`pdi:${teamId}`)).toMatchObject({ priority: 'high', employeeCount: 1 });
  const createdAt = new Date(start.getTime() - 30 * day + minute);
  await storeDocuments(server.db, { companyId, type: 'pdi', employeeId, createdAt });
  expect(await find(`pdi:${teamId}`)).toBeUndefined();
  wait(2 * minute);
  expect(await find(`pdi:${teamId}`)).toMatchObject({ employees: [{ id: employeeId }] });
});

test('only the newest document of the person, the team and the type counts', async () => {
  const { companyId, team, employee, list } = await aLeader();
  const teamId = await team('Vendas', tracked);
  const other = await team('Compras', tracked);
  const ana = await employee('Ana', [teamId]);
  const createdAt = new Date(start.getTime() - minute);
  await storeDocuments(
    server.db,
    { companyId, type: 'message', employeeId: ana, teamId, createdAt },
    { companyId, type: 'pdi', employeeId: null, teamId, createdAt },
    { companyId, type: 'feedback', employeeId: null, teamId, createdAt },
    { companyId, type: 'meeting', teamId: other, createdAt },
  );
  expect((await list()).map(({ id }) => id)).toEqual([
    `feedback:${teamId}`,
    `pdi:${teamId}`,
    `meeting:${teamId}`,
  ]);
});

test('inactive people are left out, of the names and of the shares', async () => {
  const { companyId, user, team, employee, find, list } = await aLeader();
  const teamId = await team('Vendas', tracked);
  const ids: string[] = [];
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'])
    ids.push(await employee(name, [teamId]));
  await storeDocuments(server.db, {
    companyId,
    type: 'feedback',
    employeeId: ids[0]!,
    createdAt: start,
  });
  // Four of five are 80 %; of four active ones three are not.
  expect(await find(`feedback:${teamId}`)).toMatchObject({ priority: 'high', employeeCount: 4 });
  const params = { id: ids[4]! };
  await user.call(employeeEndpoints.update, { params, body: { isActive: false } });
  const suggestion = await find(`feedback:${teamId}`);
  expect(suggestion).toMatchObject({ priority: 'medium', employeeCount: 3 });
  expect(suggestion!.employees.map(({ name }) => name)).toEqual(['Bia', 'Caio', 'Davi']);
  for (const id of ids) {
    await user.call(employeeEndpoints.update, { params: { id }, body: { isActive: false } });
  }
  expect((await list()).map(({ type }) => type)).toEqual(['meeting']);
});

test('whoever is in two teams counts in each, with each team’s own window', async () => {
  const { companyId, team, employee, find } = await aLeader();
  const weekly = await team('Vendas', { ...tracked, feedbackFrequency: 'weekly' });
  const monthly = await team('Compras', tracked);
  const employeeId = await employee('Ana', [weekly, monthly]);
  const createdAt = new Date(start.getTime() - 8 * day);
  await storeDocuments(server.db, { companyId, type: 'feedback', employeeId, createdAt });
  expect(await find(`feedback:${weekly}`)).toMatchObject({ priority: 'urgent' });
  expect(await find(`feedback:${monthly}`)).toBeUndefined();
  expect(await find(`pdi:${weekly}`)).toBeDefined();
  expect(await find(`pdi:${monthly}`)).toBeDefined();
});

test('names come in the order of a Brazilian list', async () => {
  const { team, employee, find } = await aLeader();
  const teamId = await team('Vendas', tracked);
  for (const name of ['Zeca', 'bruno', 'Álvaro', 'Ana', 'ÂNGELO']) await employee(name, [teamId]);
  const suggestion = await find(`feedback:${teamId}`);
  expect(suggestion!.employees.map(({ name }) => name)).toEqual(['Álvaro', 'Ana', 'ÂNGELO']);
  expect((await find(`pdi:${teamId}`))!.employees).toHaveLength(2);
});

test('a PDI is asked for those with a profile alone, and their share is of the whole team', async () => {
  const { team, employee, find } = await aLeader();
  const teamId = await team('Vendas', tracked);
  await employee('Ana', [teamId]);
  await employee('Bia', [teamId], { behavioralProfile: null });
  expect(await find(`pdi:${teamId}`)).toMatchObject({ priority: 'medium', employeeCount: 1 });
});

test('without settings a team is to be configured, and nothing else is said of it', async () => {
  const { team, employee, list } = await aLeader();
  const teamId = await team('Vendas', null);
  await employee('Ana', [teamId]);
  expect((await list()).map(({ id }) => id)).toEqual(['configure-all', `configure:${teamId}`]);
});

test('the two newest diary entries may call for an action plan', async () => {
  const { user, companyId, list } = await aLeader();
  const write = (description: string) =>
    user.call(diaryEndpoints.create, { body: { description, companyId } });
  expect(await list()).toEqual([]);
  await write('Houve um problema com o caixa');
  await write('Dia calmo');
  expect((await list()).map(({ id }) => id)).toEqual(['action-plan']);
  await write('Dia calmo');
  expect(await list()).toEqual([]);
});

test('people without a team are somebody to develop', async () => {
  const { employee, list } = await aLeader();
  await employee('Ana', []);
  expect((await list()).map(({ id }) => id)).toEqual(['develop']);
});

test('another user’s company is not there, and its documents count for nobody else', async () => {
  const owner = await aLeader();
  const teamId = await owner.team('Vendas', tracked);
  await owner.employee('Ana', [teamId]);
  const stranger = await aLeader();
  const refused = await stranger.user.fail(suggestionEndpoints.list, {
    query: { companyId: owner.companyId },
  });
  expect(refused).toMatchObject({ status: 404, body: { message: 'Empresa não encontrada' } });
  expect(await stranger.list()).toEqual([]);
});
