import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diaryServer, entry, written } from '../../../../test/diary-server.ts';
import { visit } from '../../../../test/quick-server.ts';
import { refusal } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';

let server: ReturnType<typeof diaryServer>;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = diaryServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const menuOf = (number: number) =>
  userEvent.click(screen.getAllByRole('button', { name: /^Mais ações: registro de/ })[number]!);
const item = (name: string) => screen.findByRole('menuitem', { name });

test('an entry is changed in its place: the day stays, and it says so', async () => {
  server.handlers['PATCH /api/diary/d1'] = ({ body }) => ({
    ...written('d1', ''),
    ...entry('d1', (body as { description: string }).description),
    version: 1,
    editedAt: '2026-11-21T12:00:00.000Z',
  });
  await visit('/diario');
  await screen.findByText('2 registros');
  await menuOf(1);
  await userEvent.click(await item('Editar'));
  const field = await screen.findByLabelText('Editar registro');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  await userEvent.type(field, 'Primeira nota, corrigida');
  await userEvent.dblClick(screen.getAllByRole('button', { name: 'Salvar' }).at(-1)!);
  expect(await screen.findByText('Primeira nota, corrigida')).toBeVisible();
  expect(server.asked('PATCH /api/diary/d1').map(({ body }) => body)).toEqual([
    { description: 'Primeira nota, corrigida', version: 0 },
  ]);
  const [, second] = screen.getAllByRole('article');
  expect(second).toHaveTextContent(/^20\/11\/2026 às \d{2}:05editado/);
  expect(sessionStorage.getItem('leme:draft:diary-edit:d1')).toBeNull();
});

test('who changed it in another window is shown, and what was typed here is still here', async () => {
  const theirs = { ...entry('d1', 'Da outra janela'), version: 1 };
  server.handlers['PATCH /api/diary/d1'] = ({ body }) =>
    (body as { version: number }).version === 0
      ? refusal(409, 'Esta anotação mudou em outra janela.')
      : { ...theirs, ...(body as object), version: 2, unclear: [] };
  server.handlers['GET /api/diary/d1'] = () => theirs;
  const { unmount } = await visit('/diario');
  await screen.findByText('2 registros');
  await menuOf(1);
  await userEvent.click(await item('Editar'));
  await userEvent.type(await screen.findByLabelText('Editar registro'), ', daqui');
  unmount();
  queryClient.clear();
  // A reload finds the edit as it was.
  await visit('/diario');
  expect(await screen.findByLabelText('Editar registro')).toHaveValue('Primeira nota, daqui');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salvar' }).at(-1)!);
  expect(await screen.findByText('Da outra janela')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar com o meu texto' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Salvar' }).at(-1)!);
  expect(await screen.findByText('Primeira nota, daqui')).toBeVisible();
  expect(server.asked('PATCH /api/diary/d1').at(-1)!.body).toMatchObject({ version: 1 });
});

test('a deleted entry keeps its place for ten seconds, and comes back with one tap', async () => {
  server.handlers['DELETE /api/diary/d2'] = () => ({ success: true, message: '' });
  server.handlers['POST /api/diary/d2/restore'] = () => entry('d2', 'Segunda nota', '18');
  await visit('/diario');
  await screen.findByText('2 registros');
  await menuOf(0);
  await userEvent.click(await item('Excluir'));
  expect(await screen.findByText('1 registro')).toBeVisible();
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent(/^Anotação excluída/);
  await userEvent.click(within(first!).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('2 registros')).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Segunda nota');
});

const passing = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

function deletable() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.handlers['DELETE /api/diary/d2'] = () => ({ success: true, message: '' });
  server.handlers['POST /api/diary/d2/restore'] = () => entry('d2', 'Segunda nota', '18');
  const actions = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const erase = async () => {
    await actions.click(screen.getAllByRole('button', { name: /^Mais ações: registro de/ })[0]!);
    await actions.click(await item('Excluir'));
    expect(await screen.findByText(/^Anotação excluída ·/)).toBeVisible();
  };
  return { actions, erase };
}

test('a notice that is pointed at brings back an entry that has lost its place', async () => {
  const { actions, erase } = deletable();
  await visit('/diario');
  await screen.findByText('2 registros');
  await erase();
  const notice = (await screen.findByText('Anotação excluída')).closest('li')!;
  await actions.hover(notice);
  passing(11_000);
  expect(await screen.findByText('1 registro')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await actions.click(within(notice).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('2 registros')).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Segunda nota');
});

test('deleted again, an entry keeps its place for ten seconds anew', async () => {
  const { actions, erase } = deletable();
  await visit('/diario');
  await screen.findByText('2 registros');
  await erase();
  const [first] = screen.getAllByRole('article');
  await actions.click(within(first!).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('2 registros')).toBeVisible();
  passing(6_000);
  await erase();
  passing(6_000);
  expect(screen.getByText(/^Anotação excluída ·/)).toBeVisible();
  passing(6_000);
  expect(screen.queryByText(/^Anotação excluída ·/)).toBeNull();
});
