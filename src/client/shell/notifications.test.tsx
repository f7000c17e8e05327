import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '#shared/notifications.ts';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toast.tsx';
import { Notifications } from './notifications.tsx';

const one = (id: string, given: Partial<Notification> = {}): Notification => ({
  id,
  title: `Aviso ${id}`,
  message: 'O prazo termina em 7 dias.',
  priority: 'normal',
  isRead: false,
  createdAt: '2026-11-21T17:30:00.000Z',
  actionUrl: null,
  ...given,
});

let stored: Notification[];
let refuse: boolean;
let listReads: number;

beforeEach(() => {
  stored = [];
  refuse = false;
  listReads = 0;
  history.replaceState(null, '', '/dashboard');
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (path === '/api/companies') return Response.json([{ id: 'c1', name: 'Mercado' }]);
    if (method === 'GET') {
      listReads += 1;
      return Response.json(stored);
    }
    if (refuse) return new Response('', { status: 500 });
    const id = /notifications\/([^/]+)\/read$/.exec(path)?.[1];
    stored = stored.map((item) => (id && id !== item.id ? item : { ...item, isRead: true }));
    return Response.json(id ? stored[0] : { success: true, message: 'ok' });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <Notifications />
      <Toaster />
    </QueryClientProvider>,
  );
}

async function press() {
  await userEvent.click(screen.getByRole('button', { name: /^Notificações/ }));
  return within(await screen.findByRole('dialog', { name: 'Notificações' }));
}

/** Read for the account, for its company, and once more as it is opened; and each has come. */
const settled = (reads: number) =>
  waitFor(() => {
    expect(listReads).toBe(reads);
    expect(queryClient.isFetching()).toBe(0);
  });

async function open() {
  show();
  await settled(2);
  const panel = await press();
  await settled(3);
  return panel;
}

test('nothing to say', async () => {
  const panel = await open();
  expect(await panel.findByText('Nenhuma notificação')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull();
});

test('while they load', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/companies' ? Response.json([]) : new Promise<Response>(() => undefined),
  );
  show();
  expect((await press()).getByText('Carregando notificações...')).toBeInTheDocument();
});

test.each([
  [9, '9'],
  [10, '9+'],
])('%i unread: the badge says %s', async (count, badge) => {
  stored = Array.from({ length: count }, (_, index) => one(`n${index}`));
  await open();
  expect(screen.getByText(badge)).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: `Notificações, ${count} novas`, hidden: true }),
  ).toBeInTheDocument();
});

test('a click marks as read and goes where it points; opening reads the list again', async () => {
  stored = [one('a', { actionUrl: '/historico?item=1', priority: 'urgent' })];
  const panel = await open();
  expect(panel.getByText(/^21\/11\/2026 às \d{2}:30$/)).toBeInTheDocument();
  expect(panel.getByText('Urgente')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: /^Não lida: Aviso a/ }));
  expect(location.pathname + location.search).toBe('/historico?item=1');
  await waitFor(() => expect(stored[0]?.isRead).toBe(true));
});

test('its button only marks it', async () => {
  stored = [one('a', { actionUrl: '/diario' }), one('b')];
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'Marcar “Aviso a” como lida' }));
  expect(location.pathname).toBe('/dashboard');
  await waitFor(() => expect(screen.getByText('1')).toBeInTheDocument());
  await waitFor(() => expect(stored.map(({ isRead }) => isRead)).toEqual([true, false]));
});

test('all at once, and what is said of it', async () => {
  stored = [one('a'), one('b')];
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'Marcar todas como lidas' }));
  expect(
    await screen.findByText('Todas as notificações foram marcadas como lidas'),
  ).toBeInTheDocument();
  expect(stored.every(({ isRead }) => isRead)).toBe(true);
});

test('a refusal is told, and the list is true again', async () => {
  stored = [one('a'), one('b')];
  refuse = true;
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'Marcar “Aviso a” como lida' }));
  expect(await screen.findByText('Erro ao marcar notificação como lida')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('2')).toBeInTheDocument());
  await userEvent.click(panel.getByRole('button', { name: 'Marcar todas como lidas' }));
  expect(
    await screen.findByText('Erro ao marcar todas as notificações como lidas'),
  ).toBeInTheDocument();
});

test('a list on its way does not undo what was marked meanwhile', async () => {
  stored = [one('a'), one('b')];
  await open();
  await userEvent.keyboard('{Escape}');
  const answer = fetch;
  const late: (() => void)[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await answer(path, init);
    if (init.method === 'GET') await new Promise<void>((resolve) => late.push(resolve));
    return response;
  });
  const panel = await press();
  await waitFor(() => expect(late).toHaveLength(1));
  await userEvent.click(panel.getByRole('button', { name: 'Marcar “Aviso a” como lida' }));
  await waitFor(() => expect(screen.getByText('1')).toBeInTheDocument());
  late[0]!();
  // The one that was given up is asked for again.
  await waitFor(() => expect(late).toHaveLength(2));
  expect(screen.getByText('1')).toBeInTheDocument();
});
