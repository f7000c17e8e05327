import { expect, test } from 'vitest';
import { employeeEndpoints } from '#shared/employees.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompany, anEmployeeForm, aTeamForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { ownerOf } from '../../../test/rows.ts';
import { employeeTeams } from '../db/schema.ts';

const server = testServer();

test('an employee is registered with all fields and read back', async () => {
  const user = await server.newUser();
  const { company, team, employee } = await aCompany(user);
  expect(employee).toMatchObject({
    ...anEmployeeForm(),
    teamIds: [team.id],
    teamId: team.id,
    companyId: company.id,
    photo: null,
    files: [],
  });
  const list = await user.call(employeeEndpoints.list, { query: { companyId: company.id } });
  expect(list).toEqual([employee]);
});

test('absent keys stay, and teamIds rules the order of the teams', async () => {
  const user = await server.newUser();
  const { company, team, employee } = await aCompany(user);
  const second = await user.call(teamEndpoints.create, {
    body: { ...aTeamForm(), name: 'Estoque', companyId: company.id },
  });
  const params = { id: employee.id };
  const moved = await user.call(employeeEndpoints.update, {
    params,
    body: { teamIds: [second.id, team.id, second.id] },
  });
  expect(moved).toMatchObject({
    name: employee.name,
    teamIds: [second.id, team.id],
    teamId: second.id,
  });
  const left = await user.call(employeeEndpoints.update, { params, body: { teamIds: [] } });
  expect(left).toMatchObject({ teamIds: [], teamId: null, objectives: employee.objectives });
});

test('activeOnly leaves out who is inactive', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  await user.call(employeeEndpoints.update, {
    params: { id: employee.id },
    body: { isActive: false },
  });
  const query = { companyId: company.id };
  const active = await user.call(employeeEndpoints.list, {
    query: { ...query, activeOnly: 'true' },
  });
  expect(active).toEqual([]);
  const all = await user.call(employeeEndpoints.list, { query });
  expect(all.map(({ id }) => id)).toEqual([employee.id]);
});

test('the specification’s messages and defaults', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const bad = await user.fail(employeeEndpoints.create, {
    body: { name: 'A', position: '', tipo: 'x', companyId: company.id },
  });
  expect(bad.body.issues).toEqual([
    { path: 'name', message: 'Nome deve ter pelo menos 2 caracteres' },
    { path: 'position', message: 'Função deve ter pelo menos 2 caracteres' },
    { path: 'tipo', message: 'Selecione o tipo' },
  ]);
  const employee = await user.call(employeeEndpoints.create, {
    body: { name: 'Davi', position: 'Estoquista', companyId: company.id },
  });
  expect(employee).toMatchObject({
    tipo: 'colaborador',
    behavioralProfile: null,
    isActive: true,
    teamIds: [],
    objectives: [],
    professionalHistory: [],
  });
});

test('another company’s team is not there', async () => {
  const owner = await server.newUser();
  const { team } = await aCompany(owner);
  const stranger = await server.newUser();
  const { company, employee } = await aCompany(stranger);
  const created = await stranger.fail(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), teamIds: [team.id], companyId: company.id },
  });
  const updated = await stranger.fail(employeeEndpoints.update, {
    params: { id: employee.id },
    body: { teamIds: [team.id] },
  });
  for (const { status, body } of [created, updated]) {
    expect({ status, message: body.message }).toEqual({
      status: 404,
      message: 'Equipe não encontrada',
    });
  }
});

test('a body that is not multipart is 415, one without data 400', async () => {
  const user = await server.newUser();
  await aCompany(user);
  const send = (contentType: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/employees',
      headers: { 'content-type': contentType, cookie: user.cookie() },
      payload,
    });
  expect((await send('application/json', '{}')).statusCode).toBe(415);
  expect((await send('text/plain', 'data')).statusCode).toBe(415);
  expect((await send('multipart/form-data; boundary=x', '--x--\r\n')).statusCode).toBe(400);
  expect((await send('multipart/form-data', 'nada')).statusCode).toBe(400);
});

test('the database itself refuses a membership of another company', async () => {
  const [user, stranger] = [await server.newUser(), await server.newUser()];
  const { employee } = await aCompany(user);
  const other = await aCompany(stranger);
  const membership = server.db.insert(employeeTeams).values({
    companyId: other.company.id,
    authorId: ownerOf(other.company.id),
    employeeId: employee.id,
    teamId: other.team.id,
    rank: 0,
  });
  await expect(membership).rejects.toMatchObject({
    cause: { constraint: 'employee_teams_employee_fk' },
  });
});
