import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { caio, item, leticia, personServer } from '../../../../../test/person-server.ts';
import { visit } from '../../../../../test/quick-server.ts';
import { keysSentTo, refusal } from '../../../../../test/screen-server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { waitingNotes } from '../../../lib/waiting-notes.ts';

let server: ReturnType<typeof personServer>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00.000Z') });
  server = personServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('the page says who it is, how long ago, what is open, and where the PDI stands', async () => {
  await visit('/colaboradores?id=e1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Letícia Alves' })).toBeVisible();
  expect(screen.getByText('Virar supervisora')).toBeVisible();
  expect(screen.getByText('Executor')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Loja' })).toHaveAttribute(
    'href',
    '/colaboradores?equipe=t1',
  );
  expect(await screen.findByRole('link', { name: 'há 23 dias' })).toHaveAttribute(
    'href',
    '/colaboradores?id=e1&conversa=v1',
  );
  expect(screen.getByText('ainda nenhum')).toBeVisible();
  expect(screen.getByRole('link', { name: '27/11/2026' })).toBeVisible();
  expect(await screen.findByText('1 ponto a tratar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rumo à supervisão' })).toHaveAttribute(
    'href',
    '/historico?item=d1',
  );
  const bars = await screen.findAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['25', '100']);
  expect(screen.getByText('Nível 1 → 4')).toBeVisible();
});

test('without credits nothing is written about the person, and it is said why', async () => {
  server.handlers['GET /api/user/credits'] = () => ({ credits: 0 });
  await visit('/colaboradores?id=e1');
  // The sidebar says so too, and sooner.
  const page = within(await screen.findByRole('main'));
  expect(await page.findByText(messages.noCredits)).toBeVisible();
  for (const name of ['Criar Feedback de Letícia Alves', 'Criar PDI de Letícia Alves'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
});

test('the timeline: where each line leads, by kind, and a page at a time', async () => {
  server.handlers['GET /api/employees/e1/timeline'] = ({ query }) =>
    query.has('olderThan')
      ? { items: [item('diary', 'n2', 'Mais antigo')], next: null }
      : {
          items: [
            item('document', 'd2', 'Feedback de novembro'),
            item('conversation', 'v1', 'Falou da escala'),
            item('diary', 'n1', 'Letícia fechou o caixa sozinha'),
          ],
          next: '1.2',
        };
  await visit('/colaboradores?id=e1');
  const timeline = await section('Linha do tempo');
  const links = await timeline.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/historico?item=d2',
    '/colaboradores?id=e1&conversa=v1',
    '/diario?id=n1',
  ]);
  await userEvent.click(timeline.getByRole('button', { name: 'Mostrar mais' }));
  expect(await timeline.findByText('Mais antigo')).toBeVisible();
  expect(timeline.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  await userEvent.click(timeline.getByRole('button', { name: 'Diário' }));
  await waitFor(() =>
    expect(
      server.asked('GET /api/employees/e1/timeline').map(({ query }) => query.get('kind')),
    ).toContain('diary'),
  );
});

test.each(['GET /api/employees', 'GET /api/employees/e1/summary'])(
  'while %s is on its way, only that it loads is said, and no shape can be pressed',
  async (path) => {
    server.handlers[path] = () => new Promise(() => {});
    const { container } = await visit('/colaboradores?id=e1');
    const title = await screen.findByText('Onde estamos');
    expect(title.closest('[role=status]')).toHaveTextContent(/^Carregando\.\.\./);
    expect(screen.queryByRole('heading', { name: 'Onde estamos' })).toBeNull();
    expect(container.querySelector('[role=status] button')).toBeNull();
  },
);

test('from the list to a person and back; the search stays', async () => {
  await visit('/colaboradores');
  await userEvent.type(await screen.findByRole('searchbox'), 'leti');
  await userEvent.click(await screen.findByRole('link', { name: 'Letícia Alves' }));
  expect(await screen.findByRole('button', { name: 'Preparar conversa' })).toBeVisible();
  act(() => history.back());
  expect(await screen.findByRole('searchbox')).toHaveValue('leti');
});

test('nobody of that id is said, and the list is there', async () => {
  await visit('/colaboradores?id=e9');
  expect(await screen.findByText(/^Colaborador não encontrado/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Caio Muniz' })).toBeVisible();
});

test('what cannot be read says so, and is read again', async () => {
  server.handlers['GET /api/employees/e1/timeline'] = () => refusal(503, 'Fora do ar.');
  await visit('/colaboradores?id=e1');
  const timeline = await section('Linha do tempo');
  expect(await timeline.findByText('Fora do ar.')).toBeVisible();
  server.handlers['GET /api/employees/e1/timeline'] = () => ({ items: [], next: null });
  await userEvent.click(timeline.getByRole('button', { name: 'Tentar novamente' }));
  expect(await timeline.findByText(/^Ainda não há nada com Letícia/)).toBeVisible();
});

test('editing is one of the actions, and an erased person leads back to the list', async () => {
  server.handlers['DELETE /api/employees/e1'] = () => ({ success: true, message: 'ok' });
  await visit('/colaboradores?id=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Letícia Alves' }));
  const form = await screen.findByRole('dialog', { name: 'Editar Colaborador' });
  expect(within(form).getByLabelText('Nome')).toHaveValue('Letícia Alves');
  await userEvent.click(within(form).getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(screen.getByRole('checkbox'));
  server.handlers['GET /api/employees'] = () => [caio];
  await userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
  expect(await screen.findByText('1 colaborador')).toBeVisible();
  expect(location.search).toBe('');
});

test.each([
  ['Criar Feedback de Letícia Alves', 'Formulário de Feedback'],
  ['Criar PDI de Letícia Alves', 'Plano de Desenvolvimento Individual (PDI)'],
])('%s opens the form with the person chosen', async (action, title) => {
  server.handlers['GET /api/ai-history'] = () => ({ items: [], total: 0, limit: 1 });
  await visit('/colaboradores?id=e1');
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const form = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(within(form).getByDisplayValue(/^Letícia Alves/)).toBeVisible());
});

test.each([
  ['Letícia chegou cedo', [leticia, caio], 'Letícia chegou cedo'],
  ['LETICIA chegou cedo', [leticia, caio], 'LETICIA chegou cedo'],
  ['Chegou cedo', [leticia, caio], 'Letícia Alves: Chegou cedo'],
  ['Letícia saiu', [leticia, { ...caio, name: 'Letícia Reis' }], 'Letícia Alves: Letícia saiu'],
])('a line of the diary names the person: %s', async (typed, everyone, saved) => {
  server.handlers['GET /api/employees'] = () => everyone;
  server.handlers['POST /api/diary'] = ({ body }) => ({ id: 'n9', date: '', ...(body as object) });
  await visit('/colaboradores?id=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar no diário' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar no diário' }));
  await userEvent.type(dialog.getByLabelText('O que você observou?'), typed);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked('POST /api/diary')[0]!.body).toMatchObject({
    companyId: 'c1',
    description: saved,
    employeeIds: ['e1'],
  });
  // It stands on the page at once.
  await waitFor(() =>
    expect(server.asked('GET /api/employees/e1/timeline').length).toBeGreaterThan(1),
  );
});

test('without a network a line about the person waits, and is sent once under its key', async () => {
  localStorage.setItem('leme:user', 'u1');
  let isLost = true;
  server.handlers['POST /api/diary'] = ({ body }) => {
    if (isLost) throw new TypeError('Failed to fetch');
    return { id: 'n9', date: '', ...(body as object) };
  };
  await visit('/colaboradores?id=e1');
  const keys = keysSentTo('/api/diary');
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar no diário' }));
  await userEvent.type(await screen.findByLabelText('O que você observou?'), 'Chegou cedo');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/A anotação espera neste aparelho/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(waitingNotes()).toMatchObject([
    { description: 'Letícia Alves: Chegou cedo', employeeIds: ['e1'] },
  ]);
  isLost = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 anotação enviada')).toBeInTheDocument();
  expect(waitingNotes()).toEqual([]);
  // However often it was tried, it is one note, of the time when it was written.
  expect(new Set(keys).size).toBe(1);
  const bodies = server.asked('POST /api/diary').map(({ body }) => JSON.stringify(body));
  expect(bodies.length).toBeGreaterThan(1);
  expect(new Set(bodies).size).toBe(1);
  // What is written next is another.
  await userEvent.click(screen.getByRole('button', { name: 'Registrar no diário' }));
  expect(await screen.findByLabelText('O que você observou?')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('O que você observou?'), 'Chegou cedo');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(new Set(keys).size).toBe(2));
});

test('a line that the server fails to take does not wait: it stays in its field', async () => {
  localStorage.setItem('leme:user', 'u1');
  server.handlers['POST /api/diary'] = () => new Response('', { status: 500 });
  await visit('/colaboradores?id=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar no diário' }));
  await userEvent.type(await screen.findByLabelText('O que você observou?'), 'Chegou cedo');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao salvar entrada do diário')).toBeInTheDocument();
  expect(screen.getByLabelText('O que você observou?')).toHaveValue('Chegou cedo');
  expect(waitingNotes()).toEqual([]);
});

test('Esc keeps a line that was begun, Cancelar gives it up', async () => {
  await visit('/colaboradores?id=e1');
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar no diário' }));
    return screen.findByLabelText('O que você observou?');
  };
  await userEvent.type(await open(), 'Chegou cedo');
  await userEvent.keyboard('{Escape}');
  expect(await open()).toHaveValue('Chegou cedo');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await open()).toHaveValue('');
});
