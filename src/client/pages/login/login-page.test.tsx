import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Routes } from '../../routes.tsx';

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = screenServer({
    'POST /api/auth/login': () => ({ success: true, message: 'ok' }),
    'GET /api/companies': () => [],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Senha');
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

test('an e-mail and a password, and the ways to a new password and a new account', async () => {
  await visit('/login');
  expect(await email()).toHaveFocus();
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/register');
});

test('whoever has registered a moment ago finds the address filled in', async () => {
  history.replaceState({ email: 'ana@exemplo.com.br' }, '', '/login');
  render(<Routes />);
  expect(await email()).toHaveValue('ana@exemplo.com.br');
  expect(password()).toHaveFocus();
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  await visit('/login');
  await userEvent.type(await email(), 'ana');
  await userEvent.type(password(), '12345');
  await enter();
  expect(await screen.findByText('Email inválido')).toBeVisible();
  expect(await email()).toHaveAccessibleDescription('Email inválido');
  expect(password()).toHaveAccessibleDescription('Senha deve ter pelo menos 6 caracteres');
  expect(server.asked('POST /api/auth/login')).toEqual([]);
});

test('success leads to /, in the place of the login', async () => {
  await visit('/login');
  const entries = history.length;
  await userEvent.type(await email(), 'ana@exemplo.com.br');
  await userEvent.type(password(), 'segredo-bom');
  await enter();
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(history.length).toBe(entries);
  expect(server.asked('POST /api/auth/login').map(({ body }) => body)).toEqual([
    { email: 'ana@exemplo.com.br', password: 'segredo-bom' },
  ]);
});

test('a refusal is said in the words of the server or in ours, and moves no field', async () => {
  server.handlers['POST /api/auth/login'] = () => refusal(401, 'Email ou senha incorretos.');
  await visit('/login');
  await userEvent.type(await email(), 'ana@exemplo.com.br');
  await userEvent.type(password(), 'segredo-mau');
  await enter();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email ou senha incorretos.');
  const follows = password().compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).not.toBe(0);
  server.handlers['POST /api/auth/login'] = () => new Response('', { status: 500 });
  await enter();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Erro ao fazer login'));
  expect(await email()).toHaveValue('ana@exemplo.com.br');
});
