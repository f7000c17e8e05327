import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownCompany, signedInUser } from '../../test/signed-in.ts';
import { queryClient } from './lib/query-client.ts';
import { Routes } from './routes.tsx';

const company = ownCompany();

type Answers = Record<string, () => Response>;

const refused = () => Response.json({ success: false, message: 'Entre.' }, { status: 401 });
const missing = () => Response.json({ success: false, message: 'Nada.' }, { status: 404 });
const signedIn: Answers = {
  '/api/auth/me': () => Response.json({ user: signedInUser }),
  '/api/auth/trial-status': () => Response.json({ subscriptionStatus: 'trial', daysRemaining: 14 }),
  '/api/user/credits': () => Response.json({ credits: 50 }),
  '/api/companies': () => Response.json([company]),
  '/api/stats': () => Response.json({ totalEmployees: 0, activeTeams: 0, aiUsage: 0, byMonth: [] }),
  '/api/ai-history': () => Response.json({ items: [], total: 1, limit: 20 }),
  '/api/suggestions': () => Response.json([]),
  '/api/today': () => Response.json({ today: '2026-03-10', lines: [], hasMore: false }),
  '/api/teams': () => Response.json([]),
  '/api/employees': () => Response.json([]),
  '/api/diary': () => Response.json([]),
  '/api/notifications': () => Response.json([]),
};

const realFetch = globalThis.fetch;

/** The server, at the outer edge: what it does not know is not there, and nothing is for whom it does not know. */
function serve(answers: Answers): void {
  const unknown = answers['/api/auth/me'] ? missing : refused;
  globalThis.fetch = (url) => {
    const path = (typeof url === 'string' ? url : '').split('?')[0] ?? '';
    return Promise.resolve((answers[path] ?? unknown)());
  };
}

function visit(address: string): void {
  history.replaceState(null, '', address);
  render(<Routes />);
}

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});
// An answer of one test would end the session of the next.
afterEach(async () => {
  await waitFor(() => {
    if (queryClient.isFetching() > 0) throw new Error('Something is still being read.');
  });
  globalThis.fetch = realFetch;
});

test('without a session a guarded screen gives way to the login, which remembers it', async () => {
  serve({});
  visit('/equipes?x=1');
  expect(screen.getByText('Verificando autenticação...')).toBeVisible();
  await screen.findByRole('heading', { name: 'Entre na sua conta' });
  expect(location.pathname).toBe('/login');
  expect(history.state).toEqual({ from: '/equipes?x=1', expired: false });
});

test('a session shows the screen inside the shell, and names the tab', async () => {
  serve(signedIn);
  visit('/equipes');
  await screen.findByRole('button', { name: 'Criar Primeira Equipe' });
  expect(screen.getByRole('heading', { level: 1, name: 'Equipes' })).toBeVisible();
  expect(await screen.findByText('14 dias de teste')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Equipes · Leme'));
});

test('a data screen without a company says what comes first', async () => {
  serve({ ...signedIn, '/api/companies': () => Response.json([]) });
  visit('/diario');
  await screen.findByRole('heading', { name: 'Cadastre uma empresa primeiro' });
  expect(screen.getByRole('link', { name: 'Cadastrar Empresa' })).toHaveAttribute(
    'href',
    '/empresa',
  );
});

test('a session that ends under way leads back to the login', async () => {
  serve({ ...signedIn, '/api/teams': refused });
  visit('/equipes');
  await screen.findByRole('heading', { name: 'Entre na sua conta' });
  expect(history.state).toEqual({ from: '/equipes', expired: true });
  expect(screen.getByText(/^Sua sessão terminou/)).toBeVisible();
});

test('with 0 credits every opener is disabled, and the screen says why', async () => {
  serve({ ...signedIn, '/api/user/credits': () => Response.json({ credits: 0 }) });
  visit('/dashboard');
  await screen.findByRole('heading', { name: 'Minhas Equipes' });
  const reasons = await screen.findAllByText('Você precisa de créditos para usar as ações de IA');
  expect(reasons).toHaveLength(2);
  const openers = () => screen.getAllByRole('button', { name: /Criar PDI/ });
  await waitFor(() => expect(openers()).toHaveLength(2));
  for (const opener of openers()) expect(opener).toBeDisabled();
});

test("'Sair' ends the session and forgets where one was", async () => {
  let leftBy: string | undefined;
  serve({
    ...signedIn,
    '/api/auth/logout': () => {
      leftBy = location.pathname;
      return Response.json({ success: true, message: '' });
    },
  });
  visit('/equipes');
  await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
  await screen.findByRole('heading', { name: 'Entre na sua conta' });
  expect(leftBy).toBe('/equipes');
  expect(history.state).toBeNull();
});

test('a read that failed can be tried again', async () => {
  serve({
    ...signedIn,
    '/api/teams': () => Response.json({ success: false, message: 'Caiu.' }, { status: 500 }),
  });
  visit('/equipes');
  await screen.findByText('Caiu.');
  serve(signedIn);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Criar Primeira Equipe' })).toBeVisible();
  expect(screen.queryByText('Caiu.')).toBeNull();
});

test('an unknown address is the 404 page, for anyone', async () => {
  serve({});
  visit('/nada');
  await screen.findByRole('heading', { name: 'Página não encontrada' });
  await waitFor(() => expect(document.title).toBe('Página não encontrada · Leme'));
});
