import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '#documents/contracts.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import type { HistoryItem } from '../../data/documents.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/toast.tsx';
import { PartsDialog } from './parts-dialog.tsx';

const content = readContent('pdi', {
  title: 'PDI de Ana',
  competencies: [{ name: 'Escuta', currentLevel: 2, targetLevel: 4, actions: ['Ouvir alguém'] }],
  goals: ['Reduzir a fila', 'Treinar dois colegas'],
});
const item = { id: 'd1', type: 'pdi', version: 2, content } as unknown as HistoryItem;
const saving = 'PUT /api/ai-history/d1';
const on = { saved: vi.fn<(content: unknown) => void>(), closed: vi.fn<() => void>() };

let server: ReturnType<typeof screenServer>;
beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  server = screenServer({ [saving]: ({ body }) => ({ ...item, ...(body as object), version: 3 }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function open() {
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <PartsDialog item={item} onSaved={on.saved} onClose={on.closed} />
      <Toaster />
    </QueryClientProvider>,
  );
  const goals = () => within(screen.getByRole('group', { name: 'Objetivos' }));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  return { unmount, goals, save };
}

test('texts are written over, taken out and added; the shape stays', async () => {
  const { goals, save } = open();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await userEvent.type(goals().getByLabelText('Objetivos 1'), ' pela metade');
  await userEvent.click(goals().getByRole('button', { name: 'Tirar: Objetivos 2' }));
  await userEvent.click(
    goals().getByRole('button', { name: 'Acrescentar depois de: Objetivos 2' }),
  );
  await userEvent.type(goals().getByLabelText('Objetivos 2, novo 1'), 'Fechar o caixa');
  await save();
  await waitFor(() => expect(on.closed).toHaveBeenCalledOnce());
  expect(server.asked(saving)[0]?.body).toEqual({
    content: { ...content, goals: ['Reduzir a fila pela metade', 'Fechar o caixa'] },
    version: 2,
  });
  expect(on.saved).toHaveBeenCalledOnce();
});

test('what the kind cannot take is said beside it, and nothing is sent', async () => {
  const { save } = open();
  const level = screen.getByDisplayValue('2');
  await userEvent.clear(level);
  await userEvent.type(level, '9');
  await save();
  expect(level).toHaveAccessibleDescription(/nível de 1 a 5/u);
  expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('what was typed outlives a failure and a reload, and goes with Cancelar', async () => {
  server.handlers[saving] = () => refusal(409, 'O documento foi alterado em outra janela.');
  const first = open();
  await userEvent.type(first.goals().getByLabelText('Objetivos 1'), ' hoje');
  await first.save();
  expect(await screen.findByText('O documento foi alterado em outra janela.')).toBeVisible();
  first.unmount();
  const second = open();
  expect(second.goals().getByLabelText('Objetivos 1')).toHaveValue('Reduzir a fila hoje');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  second.unmount();
  expect(open().goals().getByLabelText('Objetivos 1')).toHaveValue('Reduzir a fila');
});
