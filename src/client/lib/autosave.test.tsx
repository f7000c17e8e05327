import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personServer, prepared } from '../../../test/person-server.ts';
import { visit } from '../../../test/quick-server.ts';
import { refusal } from '../../../test/screen-server.ts';
import { queryClient } from './query-client.ts';

let server: ReturnType<typeof personServer>;

beforeEach(() => {
  server = personServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const notes = () => screen.findByRole('textbox', { name: 'Só você lê' });
const during = '/colaboradores?id=e1&conversa=durante';
const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));

/** As another device has changed it. */
function changeElsewhere(text: string): void {
  server.handlers['POST /api/conversations'] = () => ({ ...prepared, notes: text });
}

/** What is saved from now on. */
function keepSaves(): unknown[] {
  const saved: unknown[] = [];
  server.handlers['PUT /api/conversations/v2'] = ({ body }) => {
    saved.push(body);
    return { ...prepared, ...(body as object) };
  };
  return saved;
}

test('what another device wrote is there when one comes back, and is gone on from', async () => {
  await visit(during);
  expect(await notes()).toHaveValue('');
  changeElsewhere('Escrito no telefone');
  await comeBack();
  await waitFor(async () => expect(await notes()).toHaveValue('Escrito no telefone'));
  const saved = keepSaves();
  await userEvent.type(await notes(), ' e aqui');
  await waitFor(() =>
    expect(saved).toEqual([
      { notes: 'Escrito no telefone e aqui', was: { notes: 'Escrito no telefone' } },
    ]),
  );
});

test('what is being typed is not taken away by what another device wrote', async () => {
  server.handlers['PUT /api/conversations/v2'] = () => refusal(409, 'Mudou em outro aparelho.');
  const { unmount } = await visit(during);
  await userEvent.type(await notes(), 'Daqui');
  changeElsewhere('De lá');
  await comeBack();
  expect(await screen.findByText('Mudou em outro aparelho.')).toBeVisible();
  expect(await notes()).toHaveValue('Daqui');
  // Come anew, both are there, and are saved together.
  unmount();
  queryClient.clear();
  const saved = keepSaves();
  await visit(during);
  expect(await notes()).toHaveValue('De lá\n\nDaqui');
  await waitFor(() =>
    expect(saved).toEqual([{ notes: 'De lá\n\nDaqui', was: { notes: 'De lá' } }]),
  );
});

test('an answer that was overtaken takes nothing back', async () => {
  server.handlers['PUT /api/conversations/v2'] = ({ body }) => ({
    ...prepared,
    ...(body as object),
  });
  await visit('/colaboradores?id=e1&conversa=depois');
  const outcome = await screen.findByRole('textbox', { name: 'Como foi?' });
  await userEvent.type(outcome, 'Falou pouco');
  await waitFor(() => expect(server.asked('PUT /api/conversations/v2')).toHaveLength(1));
  // The answer to the other text knows nothing of the first.
  await userEvent.type(screen.getByRole('textbox', { name: 'O que combinamos' }), 'Rever');
  await waitFor(() => expect(server.asked('PUT /api/conversations/v2')).toHaveLength(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(outcome).toHaveValue('Falou pouco');
});

test('a screen stays where it could not be read again', async () => {
  await visit(during);
  await userEvent.type(await notes(), 'Escrevo');
  server.handlers['POST /api/conversations'] = () => refusal(503, 'Fora do ar.');
  await comeBack();
  await waitFor(() => expect(server.asked('POST /api/conversations')).toHaveLength(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await notes()).toHaveValue('Escrevo');
  expect(screen.queryByText('Fora do ar.')).toBeNull();
});

test('notes are saved while they are typed; what could not be saved is there after a reload', async () => {
  server.handlers['PUT /api/conversations/v2'] = () => refusal(503, 'Fora do ar.');
  const { unmount } = await visit('/colaboradores?id=e1&conversa=durante');
  await userEvent.type(await notes(), 'Quer férias em julho');
  expect(await screen.findByText(/^Não foi possível salvar/)).toBeVisible();
  unmount();
  queryClient.clear();
  const saved = keepSaves();
  await visit('/colaboradores?id=e1&conversa=durante');
  expect(await notes()).toHaveValue('Quer férias em julho');
  await waitFor(() =>
    expect(saved).toEqual([{ notes: 'Quer férias em julho', was: { notes: '' } }]),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Só você lê' }), '!');
  // Leaving does not wait for the pause.
  await userEvent.click(screen.getByRole('link', { name: 'Página de Letícia Alves' }));
  await waitFor(() =>
    expect(saved.at(-1)).toEqual({
      notes: 'Quer férias em julho!',
      was: { notes: 'Quer férias em julho' },
    }),
  );
  expect(sessionStorage.getItem('leme:draft:conversation:v2:notes')).toBeNull();
});
