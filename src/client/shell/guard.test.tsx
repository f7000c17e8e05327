import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../test/screen-server.ts';
import { meKey, queryClient } from '../lib/query-client.ts';
import { Guard } from './guard.tsx';

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('with no user it renders nothing, and the login comes after 50 ms', () => {
  screenServer({ 'GET /api/auth/me': () => new Promise<Response>(() => undefined) });
  history.replaceState(null, '', '/equipes');
  const { container } = render(<Guard>Segredo</Guard>);
  expect(screen.getByText('Verificando autenticação...')).toBeVisible();
  expect(screen.queryByText('Segredo')).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // As any 401 leaves it; the cache tells of it by a timer.
  act(() => {
    queryClient.setQueryData(meKey, null);
    vi.advanceTimersByTime(0);
  });
  expect(container).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(49));
  expect(location.pathname).toBe('/equipes');
  act(() => void vi.advanceTimersByTime(1));
  expect(location.pathname).toBe('/login');
});

test.each([
  '/',
  '/dashboard',
  '/empresa',
  '/equipes',
  '/colaboradores',
  '/diario',
  '/gestao-estrategica',
  '/comunicacao',
  '/desenvolvimento',
  '/historico',
  '/configuracoes',
  '/suporte',
])('%s is for who is signed in', async (path) => {
  screenServer({ 'GET /api/auth/me': () => refusal(401, 'Entre.') });
  await visit(path);
  await screen.findByRole('heading', { name: 'Entre na sua conta' });
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

test.each([
  ['/login', 'Entre na sua conta'],
  ['/register', 'Crie sua conta'],
  ['/forgot-password', 'Recupere sua senha'],
  ['/reset-password', 'Token Inválido'],
  ['/qualquer-outra', 'Página não encontrada'],
])('%s is for anyone', async (path, title) => {
  screenServer({ 'GET /api/auth/me': () => refusal(401, 'Entre.') });
  await visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.each([
  '/',
  '/equipes',
  '/colaboradores',
  '/diario',
  '/gestao-estrategica',
  '/comunicacao',
  '/desenvolvimento',
  '/historico',
  '/configuracoes',
])('without a company %s says what comes first', async (path) => {
  screenServer({ 'GET /api/companies': () => [] });
  await visit(path);
  const [first] = await screen.findAllByText('Cadastre uma empresa primeiro');
  expect(first).toBeVisible();
});
