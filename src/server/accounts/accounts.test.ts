import { expect, onTestFinished, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { aRegistration } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { messages } from '../messages.ts';

const server = testServer();
const day = 86_400_000;

test('registers, logs in, knows the user, logs out', async () => {
  const visitor = server.visitor();
  const registration = aRegistration();
  const created = await visitor.call(accountEndpoints.register, { body: registration });
  expect(created).toEqual({
    success: true,
    message: 'Conta criada com sucesso! Redirecionando para login...',
  });
  const { email, password } = registration;
  await visitor.call(accountEndpoints.login, { body: { email: email.toUpperCase(), password } });
  const { user } = await visitor.call(accountEndpoints.me);
  expect(user).toMatchObject({ name: registration.name, email, tipo: 'líder', photo: null });
  expect(JSON.stringify(user)).not.toContain('argon2');
  await visitor.call(accountEndpoints.logout);
  expect((await visitor.fail(accountEndpoints.me)).status).toBe(401);
});

test('reads lider without its accent', async () => {
  const visitor = server.visitor();
  const registration = { ...aRegistration(), tipo: 'lider' };
  const response = await visitor.send(accountEndpoints.register, { body: registration });
  expect(response.statusCode).toBe(201);
});

test('says 409 for an e-mail that is taken, whatever its case', async () => {
  const registration = aRegistration();
  await server.visitor().call(accountEndpoints.register, { body: registration });
  const again = { ...registration, email: registration.email.toUpperCase() };
  const { status, body } = await server.visitor().fail(accountEndpoints.register, { body: again });
  expect(status).toBe(409);
  expect(body.issues).toEqual([{ path: 'email', message: messages.emailTaken }]);
});

test('one of twenty registrations with one e-mail wins', async () => {
  const registration = aRegistration();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.visitor().send(accountEndpoints.register, { body: registration }),
    ),
  );
  const statuses = responses.map((response) => response.statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
});

test('the specification’s messages stand at their fields', async () => {
  const { status, body } = await server.visitor().fail(accountEndpoints.register, {
    body: {
      name: 'A',
      email: 'x',
      phone: 'fixo 3333-4444',
      position: 'B',
      tipo: 'chefe',
      password: '12345',
    },
  });
  expect(status).toBe(400);
  expect(body.issues).toEqual([
    { path: 'name', message: 'Nome deve ter pelo menos 2 caracteres' },
    { path: 'email', message: 'Email inválido' },
    { path: 'phone', message: 'Telefone deve ter pelo menos 10 dígitos' },
    { path: 'position', message: 'Cargo deve ter pelo menos 2 caracteres' },
    { path: 'tipo', message: 'Selecione se você é líder ou colaborador' },
    { path: 'password', message: 'Senha deve ter pelo menos 6 caracteres' },
  ]);
});

test('the trial counts calendar days: 14 at first, 0 on the last day, then it is over', async () => {
  const before = server.clock.now;
  onTestFinished(() => {
    server.clock.now = before;
  });
  const start = new Date('2026-03-02T02:59:00Z'); // 23:59 of the first of March in São Paulo
  server.clock.now = start;
  const user = await server.newUser();
  const statusAfter = async (days: number) => {
    server.clock.now = new Date(start.getTime() + days * day);
    const response = await user.send(accountEndpoints.trialStatus);
    return response.statusCode === 401 ? '401' : response.json<unknown>();
  };
  expect(await statusAfter(0)).toEqual({ subscriptionStatus: 'trial', daysRemaining: 14 });
  expect(await statusAfter(1)).toEqual({ subscriptionStatus: 'trial', daysRemaining: 13 });
  expect(await statusAfter(7)).toEqual({ subscriptionStatus: 'trial', daysRemaining: 7 });
  expect(await statusAfter(14)).toEqual({ subscriptionStatus: 'trial', daysRemaining: 0 });
  expect(await statusAfter(15)).toEqual({ subscriptionStatus: 'expired', daysRemaining: null });
});

test('a new user has the initial credits', async () => {
  const user = await server.newUser();
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 50 });
});
