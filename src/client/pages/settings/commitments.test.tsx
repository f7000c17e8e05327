import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';

const url = 'https://leme.example/api/commitments/feed/segredo.ics';
let server: ReturnType<typeof screenServer>;
let settings: { digest: boolean; feedSince: string | null };

beforeEach(() => {
  settings = { digest: true, feedSince: null };
  server = screenServer({
    'GET /api/commitments/settings': () => settings,
    'PUT /api/commitments/settings': ({ body }) => ({ ...settings, ...(body as object) }),
    'POST /api/commitments/feed': () => ({
      url,
      settings: { ...settings, feedSince: '2026-11-22T15:00:00.000Z' },
    }),
    'DELETE /api/commitments/feed': () => ({ ...settings, feedSince: null }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const open = () => visit('/configuracoes?aba=combinados');
const digest = () => screen.findByRole('switch', { name: 'Receber o resumo por e-mail' });

test('the digest is turned off by one click; a refusal leaves it on', async () => {
  await open();
  await userEvent.click(await digest());
  await waitFor(async () => expect(await digest()).not.toBeChecked());
  expect(server.asked('PUT /api/commitments/settings').map(({ body }) => body)).toEqual([
    { digest: false },
  ]);
  server.handlers['PUT /api/commitments/settings'] = () => refusal(503, 'Fora do ar');
  await userEvent.click(await digest());
  expect(await screen.findByText('Fora do ar')).toBeInTheDocument();
  expect(await digest()).not.toBeChecked();
});

test('an address for the calendar: made, shown once, ended', async () => {
  await open();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Criar endereço' }));
  expect(await screen.findByLabelText('Endereço da agenda')).toHaveValue(url);
  expect(server.asked('POST /api/commitments/feed')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Copiar endereço' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar endereço' }));
  expect(await screen.findByRole('button', { name: 'Criar endereço' })).toBeVisible();
});

test('one that exists is not told again, and can be made anew', async () => {
  settings = { digest: true, feedSince: '2026-11-20T15:00:00.000Z' };
  await open();
  expect(await screen.findByText(/^Há um endereço desde 20\/11\/2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fazer um novo endereço' }));
  expect(await screen.findByLabelText('Endereço da agenda')).toHaveValue(url);
});

test('the key C is turned off for this browser; nothing is asked before the tab is opened', async () => {
  const { unmount } = await visit('/configuracoes');
  await screen.findByRole('tab', { name: 'Combinados' });
  expect(server.asked('GET /api/commitments/settings')).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: 'Combinados' }));
  const key = () => screen.findByRole('switch', { name: 'A tecla C abre um novo combinado' });
  await userEvent.click(await key());
  unmount();
  await open();
  expect(await key()).not.toBeChecked();
});
