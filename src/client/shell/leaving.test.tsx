import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../test/screen-server.ts';
import { queryClient } from '../lib/query-client.ts';
import { keepWaiting } from '../lib/waiting-notes.ts';

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  localStorage.setItem('leme:user', 'u1');
  server = screenServer({
    'GET /api/support': () => ({ formUrl: null, email: null }),
    'POST /api/auth/logout': () => ({ success: true, message: '' }),
    'POST /api/diary': cutOff,
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
});

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));
const taken = ({ body }: { body: unknown }) => ({
  ...(body as object),
  id: 'd1',
  date: '2026-11-20T15:05:00.000Z',
  people: [],
  unclear: [],
});

function waits(...texts: string[]): void {
  for (const [index, description] of texts.entries())
    keepWaiting({
      key: `00000000-0000-4000-8000-00000000000${index}`,
      companyId: 'c1',
      description,
      employeeIds: [],
      writtenAt: '2026-11-20T15:05:00.000Z',
    });
}
const kept = () => JSON.stringify(Object.entries(localStorage));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isOut = () => screen.findByRole('heading', { name: 'Entre na sua conta' });
const loggedOut = () => server.asked('POST /api/auth/logout').length;

test("'Sair' sends what waits first, and then nothing of it is left", async () => {
  server.handlers['POST /api/diary'] = taken;
  await visit('/suporte');
  await screen.findByRole('button', { name: 'Sair' });
  // Before its own turn comes.
  waits('Fila sem chamar ninguém', 'Abriu o caixa sozinha');
  await press('Sair');
  await isOut();
  const calls = server.calls.filter(({ method }) => method === 'POST');
  expect(calls.map(({ path }) => path)).toEqual(['/api/diary', '/api/diary', '/api/auth/logout']);
  expect(kept()).not.toContain('leme:notes');
  // So the other tabs know.
  expect(localStorage.getItem('leme:user')).toBe('');
});

test('what cannot be sent is shown, and stays with who stays', async () => {
  await visit('/suporte');
  waits('Fila sem chamar ninguém', 'Abriu o caixa sozinha');
  await press('Sair');
  const dialog = await screen.findByRole('dialog', {
    name: '2 anotações ainda não foram enviadas',
  });
  expect(dialog).toHaveTextContent(/Sem conexão com o servidor/);
  expect(within(dialog).getByText('Fila sem chamar ninguém')).toBeVisible();
  expect(within(dialog).getByText('Abriu o caixa sozinha')).toBeVisible();
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: copied },
  });
  await press('Copiar o texto');
  expect(copied.mock.lastCall?.[0]).toMatch(
    /^20\/11\/2026.*\nFila sem chamar ninguém\n\n20\/11\/2026.*\nAbriu o caixa sozinha$/,
  );
  await press('Ficar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(loggedOut()).toBe(0);
  expect(kept()).toContain('Abriu o caixa sozinha');
  await press('Sair');
  await screen.findByRole('dialog');
  // So does who goes back.
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/suporte');
  expect(loggedOut()).toBe(0);
});

test('who erases it is out, and nothing of it is left', async () => {
  server.handlers['POST /api/diary'] = () => refusal(503, 'O serviço está indisponível.');
  await visit('/suporte');
  waits('Fila sem chamar ninguém');
  await press('Sair');
  const dialog = await screen.findByRole('dialog', { name: '1 anotação ainda não foi enviada' });
  expect(dialog).toHaveTextContent('O serviço está indisponível.');
  await press('Apagar e sair');
  await isOut();
  expect(kept()).not.toContain('Fila');
  expect(history.state).toBeNull();
});

test('without a network nobody is out, and nothing is erased', async () => {
  server.handlers['POST /api/auth/logout'] = cutOff;
  await visit('/suporte');
  waits('Fila sem chamar ninguém');
  await press('Sair');
  await press('Apagar e sair');
  expect(await screen.findByText('Você ainda não saiu')).toBeVisible();
  expect(screen.getAllByText(/sua sessão continua aberta e nada foi apagado/)[0]).toBeVisible();
  expect(kept()).toContain('Fila sem chamar ninguém');
  expect(screen.getByRole('dialog', { name: /ainda não foi enviada/ })).toBeVisible();
  // The network is back: what waits is sent after all.
  server.handlers['POST /api/auth/logout'] = () => ({ success: true, message: '' });
  server.handlers['POST /api/diary'] = taken;
  await press('Enviar e sair');
  await isOut();
  expect(kept()).not.toContain('leme:notes');
});

test("without a network 'Sair' says that the session is still open, and offers another try", async () => {
  server.handlers['POST /api/auth/logout'] = cutOff;
  await visit('/suporte');
  await press('Sair');
  expect(await screen.findByText('Você ainda não saiu')).toBeVisible();
  expect(location.pathname).toBe('/suporte');
  server.handlers['POST /api/auth/logout'] = () => ({ success: true, message: '' });
  await press('Tentar de novo');
  await isOut();
});

test('a server that refuses the logout is told in the words there are for it', async () => {
  server.handlers['POST /api/auth/logout'] = () => refusal(500, 'Algo deu errado.');
  await visit('/suporte');
  await press('Sair');
  expect(await screen.findByText('Não foi possível sair. Tente de novo.')).toBeVisible();
  expect(location.pathname).toBe('/suporte');
});

test('what the server will never take is shown with its reason', async () => {
  server.handlers['POST /api/diary'] = () => refusal(404, 'Empresa não encontrada');
  await visit('/suporte');
  waits('Fila sem chamar ninguém');
  await press('Sair');
  const dialog = await screen.findByRole('dialog', { name: '1 anotação ainda não foi enviada' });
  expect(dialog).toHaveTextContent('O servidor não aceitou');
  expect(within(dialog).getByText('Empresa não encontrada')).toBeVisible();
});

test('a session that is over already erases nothing: its user is asked to come back', async () => {
  server.handlers['POST /api/diary'] = () => refusal(401, 'Entre na sua conta para continuar.');
  await visit('/suporte');
  waits('Fila sem chamar ninguém');
  await press('Sair');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Sua sessão terminou');
  await press('Entrar de novo');
  await isOut();
  expect(screen.getByText(/^Sua sessão terminou/)).toBeVisible();
  expect(loggedOut()).toBe(0);
  expect(kept()).toContain('Fila sem chamar ninguém');
});

test('what is sent while one is asked leaves nothing to ask about', async () => {
  await visit('/suporte');
  waits('Fila sem chamar ninguém');
  await press('Sair');
  await screen.findByRole('dialog', { name: '1 anotação ainda não foi enviada' });
  server.handlers['POST /api/diary'] = taken;
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('dialog', { name: 'As anotações foram enviadas' });
  expect(screen.queryByRole('button', { name: 'Apagar e sair' })).toBeNull();
  await press('Sair');
  await isOut();
});

test('a server that does not answer keeps nobody waiting', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.handlers['POST /api/diary'] = (call) => held.then(() => taken(call));
  await visit('/suporte');
  waits('Fila sem chamar ninguém');
  await press('Sair');
  const dialog = await screen.findByRole('dialog', { name: '1 anotação ainda não foi enviada' });
  expect(dialog).toHaveTextContent('O servidor está demorando a responder.');
  release();
  await screen.findByRole('dialog', { name: 'As anotações foram enviadas' });
});
