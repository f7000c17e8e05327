import { expect, test } from 'vitest';
import { employeeEndpoints } from '#shared/employees.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompany, anEmployeeForm, aTeamForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';

const server = testServer();

test('a team is created without settings, which a partial update sets alone', async () => {
  const user = await server.newUser();
  const { company, team } = await aCompany(user);
  expect(team).toMatchObject({ ...aTeamForm(), companyId: company.id });
  const managementSettings = {
    feedbackFrequency: 'weekly',
    intelligentTracking: true,
    teamMeetingFrequency: 'biweekly',
  } as const;
  const params = { id: team.id };
  const changed = await user.call(teamEndpoints.update, { params, body: { managementSettings } });
  const { name, description, goals } = team;
  expect(changed).toMatchObject({ name, description, goals, managementSettings });
});

test('goals lose their blank lines and keep their words', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const team = await user.call(teamEndpoints.create, {
    body: { name: 'Vendas', goals: ['  Vender 10% a mais  ', '', '   '], companyId: company.id },
  });
  expect(team.goals).toEqual(['Vender 10% a mais']);
});

test('an unknown frequency is refused', async () => {
  const user = await server.newUser();
  const { team } = await aCompany(user);
  const { status } = await user.fail(teamEndpoints.update, {
    params: { id: team.id },
    body: { managementSettings: { feedbackFrequency: 'daily' } },
  });
  expect(status).toBe(400);
});

test('another user’s team is not there', async () => {
  const owner = await server.newUser();
  const { company, team } = await aCompany(owner);
  const stranger = await server.newUser();
  const listed = await stranger.fail(teamEndpoints.list, { query: { companyId: company.id } });
  expect(listed.body.message).toBe('Empresa não encontrada');
  await aCompany(stranger);
  const updated = await stranger.fail(teamEndpoints.update, {
    params: { id: team.id },
    body: { name: 'Invasão' },
  });
  expect(updated).toMatchObject({ status: 404, body: { message: 'Equipe não encontrada' } });
});

test('names come as people order them, without case and accents, on every database', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const companyId = company.id;
  const inOrder = ['Álvaro', 'ana', 'Bruno', 'Érica', 'Zé'];
  for (const name of ['Zé', 'Érica', 'ana', 'Bruno', 'Álvaro']) {
    await user.call(teamEndpoints.create, { body: { ...aTeamForm(), name, companyId } });
    await user.call(employeeEndpoints.create, { body: { ...anEmployeeForm(), name, companyId } });
  }
  const query = { companyId };
  const named = (list: { name: string }[]) =>
    list.map(({ name }) => name).filter((name) => inOrder.includes(name));
  expect(named(await user.call(teamEndpoints.list, { query }))).toEqual(inOrder);
  expect(named(await user.call(employeeEndpoints.list, { query }))).toEqual(inOrder);
});

test('each tells how many active people it has', async () => {
  const user = await server.newUser();
  const { company, team, employee } = await aCompany(user);
  const companyId = company.id;
  const second = await user.call(teamEndpoints.create, {
    body: { ...aTeamForm(), name: 'Zeladoria', companyId },
  });
  const sizes = async () =>
    (await user.call(teamEndpoints.list, { query: { companyId } })).map((each) => [
      each.id,
      each.activeEmployees,
    ]);
  const inTeams = (teamIds: string[], isActive = true) =>
    user.call(employeeEndpoints.update, {
      params: { id: employee.id },
      body: { teamIds, isActive },
    });
  await inTeams([team.id]);
  expect(await sizes()).toEqual([
    [team.id, 1],
    [second.id, 0],
  ]);
  await inTeams([team.id, second.id]);
  expect(await sizes()).toEqual([
    [team.id, 1],
    [second.id, 1],
  ]);
  await inTeams([team.id, second.id], false);
  expect(await sizes()).toEqual([
    [team.id, 0],
    [second.id, 0],
  ]);
});
