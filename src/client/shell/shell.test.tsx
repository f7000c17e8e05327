import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../../test/quick-server.ts';
import { screenServer } from '../../../test/screen-server.ts';
import { signedInUser } from '../../../test/signed-in.ts';
import { queryClient } from '../lib/query-client.ts';

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'sidebar_state=; max-age=0';
  server = screenServer({
    'GET /api/auth/me': () => ({ user: signedInUser }),
    'GET /api/companies': () => [],
    'GET /api/support': () => ({ formUrl: null, email: null }),
  });
});
afterEach(() => {
  // What is on the screen would ask the real network.
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
});

const sidebar = () => screen.findByRole('navigation', { name: 'Principal' });
const namesIn = (box: HTMLElement, role: 'link' | 'button') =>
  within(box)
    .getAllByRole(role)
    .map((element) => element.textContent);

test.each([
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/empresa', 'Empresa'],
  ['/equipes', 'Equipes'],
  ['/colaboradores', 'Colaboradores'],
  ['/diario', 'Diário do Líder'],
  ['/combinados', 'Combinados'],
  ['/gestao-estrategica', 'Gestão Estratégica'],
  ['/comunicacao', 'Comunicação'],
  ['/desenvolvimento', 'Desenvolvimento'],
  ['/historico', 'Histórico'],
  ['/configuracoes', 'Configurações'],
  ['/suporte', 'Suporte'],
])('%s has the title %s in the header', async (path, title) => {
  await visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} · Leme`));
});

test('the header says the day, the days of the trial, and who is signed in', async () => {
  // In São Paulo it is still the day before.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T02:30:00.000Z') });
  await visit('/suporte');
  expect(await screen.findByText('segunda-feira, 23 de novembro de 2026')).toBeInTheDocument();
  expect(await screen.findByText('9 dias de teste')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Ana Ribeiro, sua conta' });
  expect(button).toHaveTextContent('AAna Ribeiro');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Sua conta' })).toBeVisible();
});

test('the bell is in its place from the first; a click before its list is there opens it later', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // The bell waits for what the screen asks for.
  server.handlers['GET /api/support'] = () => held.then(() => ({ formUrl: null, email: null }));
  server.handlers['GET /api/notifications'] = () => [];
  await visit('/suporte');
  await screen.findByRole('button', { name: 'Ana Ribeiro, sua conta' });
  const bell = screen.getByRole('button', { name: 'Notificações' });
  await userEvent.click(bell);
  release();
  const list = await screen.findByRole('dialog', { name: 'Notificações' });
  expect(await within(list).findByText('Nenhuma notificação')).toBeVisible();
});

test('a photo stands in the place of the initial', async () => {
  const user = { ...signedInUser, photo: '/api/files/f1' };
  server.handlers['GET /api/auth/me'] = () => ({ user });
  await visit('/suporte');
  const button = await screen.findByRole('button', { name: 'Ana Ribeiro, sua conta' });
  expect(button.querySelector('img')).toHaveAttribute('src', '/api/files/f1');
});

test('the sidebar: main links, the actions in their groups, the system, the way out', async () => {
  await visit('/suporte');
  const nav = await sidebar();
  expect(namesIn(nav, 'link')).toEqual([
    'Leme',
    'Dashboard',
    'Empresa',
    'Equipes',
    'Colaboradores',
    'Diário do Líder',
    'Combinados',
    'Gestão Estratégica',
    'Comunicação',
    'Desenvolvimento',
    'Histórico',
    'Configurações',
    'Suporte',
  ]);
  for (const [group, actions] of Object.entries({
    'Gestão Estratégica': ['Plano de Ação', 'Organizar Reunião'],
    Comunicação: ['Escrever Mensagem', 'Escrever E-mail'],
    Desenvolvimento: ['Roteiro de Entrevista', 'Criar PDI', 'Roteiro de Feedback'],
  })) {
    expect(namesIn(within(nav).getByRole('list', { name: group }), 'button')).toEqual(actions);
  }
  expect(within(nav).getByText('Sistema')).toBeVisible();
  expect(within(nav).getByRole('link', { name: 'Suporte' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const fold = within(nav).getByRole('button', { name: 'Ações Inteligentes' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(within(nav).queryByRole('button', { name: 'Criar PDI' })).toBeNull();
});

test('each action opens its modal, one at a time', async () => {
  await visit('/suporte');
  const nav = await sidebar();
  for (const [action, title] of [
    ['Plano de Ação', 'Plano de Ação Estratégico'],
    ['Organizar Reunião', 'Criar Roteiro de Reunião'],
    ['Escrever Mensagem', 'Gerar Mensagem'],
    ['Escrever E-mail', 'Gerar Mensagem'],
    ['Roteiro de Entrevista', 'Criar Roteiro de Entrevista'],
    ['Criar PDI', 'Plano de Desenvolvimento Individual (PDI)'],
    ['Roteiro de Feedback', 'Formulário de Feedback'],
  ] as const) {
    await userEvent.click(within(nav).getByRole('button', { name: action }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a button and Ctrl/Cmd+B fold it to icons, which a cookie keeps for 7 days', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const { unmount } = await visit('/suporte');
  const folded = async () => within(await sidebar()).queryByText('Diário do Líder') === null;
  expect(await folded()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Alternar barra lateral' }));
  expect(await folded()).toBe(true);
  expect(within(await sidebar()).getByRole('link', { name: 'Diário do Líder' })).toBeVisible();
  expect(written.mock.lastCall?.[0]).toMatch(/^sidebar_state=collapsed; path=\/; max-age=604800;/);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(await folded()).toBe(false);
  await userEvent.keyboard('{Meta>}b{/Meta}');
  expect(await folded()).toBe(true);
  unmount();
  await visit('/suporte');
  expect(await folded()).toBe(true);
});

test("'Sair' ends the session and leads to the login", async () => {
  server.handlers['POST /api/auth/logout'] = () => ({ success: true, message: '' });
  await visit('/suporte');
  await userEvent.click(within(await sidebar()).getByRole('button', { name: 'Sair' }));
  await screen.findByRole('heading', { name: 'Entre na sua conta' });
  expect(location.pathname).toBe('/login');
  expect(server.asked('POST /api/auth/logout')).toHaveLength(1);
});
