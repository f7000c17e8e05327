import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { signedInUser } from '../../../test/signed-in.ts';
import { visit } from '../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../test/screen-server.ts';
import { meKey, queryClient } from '../lib/query-client.ts';
import { Guard } from './guard.tsx';

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(() => {
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
  ['a server in trouble', () => refusal(503, 'O serviço está indisponível.'), /^O serviço está/],
  ['a proxy without it', () => new Response('<h1>502</h1>', { status: 502 }), /indisponível/],
  ['no network', () => Promise.reject(new TypeError('failed')), /^Sem conexão com o servidor/],
] as const)(
  '%s is said to be that, not a logout, after three questions',
  async (_, answer, said) => {
    let me: () => unknown = answer;
    const server = screenServer({
      'GET /api/auth/me': () => me(),
      'GET /api/diary': () => [],
    });
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 500,
    });
    await visit('/diario');
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(location.pathname).toBe('/diario');
    expect(server.asked('GET /api/auth/me')).toHaveLength(3);
    me = () => ({ user: signedInUser });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Diário do Líder' })).toBeVisible();
  },
);

test('a read that fails is asked for once, whoever shows it, and again by who comes back to it', async () => {
  const server = screenServer({
    'GET /api/stats': () => refusal(500, 'Algo deu errado.'),
    'GET /api/teams': () => refusal(500, 'Algo deu errado.'),
    'GET /api/suggestions': () => refusal(500, 'Algo deu errado.'),
    'GET /api/diary': () => refusal(500, 'Algo deu errado.'),
    'GET /api/ai-history': () => refusal(500, 'Algo deu errado.'),
  });
  await visit('/dashboard');
  await waitFor(() => expect(screen.getAllByText('Algo deu errado.').length).toBeGreaterThan(2));
  for (const read of ['stats', 'teams', 'suggestions', 'diary', 'ai-history'])
    expect(server.asked(`GET /api/${read}`).map(({ path }) => path)).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Equipes' }));
  await waitFor(() => expect(server.asked('GET /api/teams')).toHaveLength(2));
});

test.each([
  '/',
  '/dashboard',
  '/empresa',
  '/equipes',
  '/colaboradores',
  '/diario',
  '/combinados',
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
  '/combinados',
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
