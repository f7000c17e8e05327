import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, screenServer } from '../../../test/screen-server.ts';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toast.tsx';
import type { FinishedGeneration } from './finished-generation.ts';
import { ResultCard } from './result-card.tsx';
import { ResultDialog } from './result-dialog.tsx';

const saving = 'PUT /api/ai-history/d1';
const told = 'O documento foi alterado em outra janela.';
const written = { title: 'PDI de Ana', goals: ['Reduzir a fila'] };

/** The document on the server, which another tab changes too. */
let kept: { content: object; version: number };
let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  sessionStorage.clear();
  kept = { content: written, version: 1 };
  const item = {
    id: 'd1',
    type: 'pdi',
    title: 'PDI de Ana',
    brief: {},
    sources: [],
    generator: 'offline',
    originalContent: null,
    createdAt: '2026-11-23T15:00:00.000Z',
  };
  server = screenServer({
    'GET /api/ai-history/d1': () => ({ ...item, ...kept }),
    [saving]: ({ body }) => {
      const { content, version } = body as { content: object; version?: number };
      if (version !== undefined && version !== kept.version) return refusal(409, told);
      kept = { content, version: kept.version + 1 };
      return { ...item, ...kept };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const nothing = () => undefined;
const card = (
  <ResultCard result={{ id: 'd1', kind: 'pdi' }} open onOpenChange={nothing} onDrop={nothing} />
);
const job = { key: 'k', kind: 'pdi', form: {}, startedAt: Date.parse('2026-11-23T15:00:00.000Z') };
const answer = { result: written, aiHistoryId: 'd1', sources: [], generator: 'offline' };
const dialog = (
  <ResultDialog
    finished={{ job, answer } as unknown as FinishedGeneration}
    onClose={nothing}
    onNew={nothing}
    onAgain={nothing}
  />
);

const button = (name: string) => screen.getByRole('button', { name });
const box = () => screen.findByRole('textbox', { name: 'Texto do documento' });

async function edit(screenOf: React.ReactNode, words: string) {
  render(
    <QueryClientProvider client={queryClient}>
      {screenOf}
      <Toaster />
    </QueryClientProvider>,
  );
  // The last part to come: nothing is drawn anew under the hand.
  await screen.findByRole('textbox', { name: 'Ajustar' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  await userEvent.type(await box(), words);
}

/** What another tab saves, and this one hears of. */
async function changeElsewhere() {
  kept = { content: { ...written, goals: ['Treinar dois colegas'] }, version: 2 };
  await act(() => queryClient.invalidateQueries());
}

test.each([
  ['a quick screen', card],
  ['the result', dialog],
])('%s: what another tab saved meanwhile is not written over unseen', async (_, screenOf) => {
  await edit(screenOf, ' Fim.');
  await changeElsewhere();
  await userEvent.click(button('Salvar'));
  expect(await screen.findByText(told)).toBeVisible();
  expect(await screen.findByText(/O documento mudou em outra janela/u)).toBeVisible();
  expect(kept).toMatchObject({ content: { goals: ['Treinar dois colegas'] }, version: 2 });
  expect((await box()).textContent).toContain('Fim.');
  await userEvent.click(button('Salvar'));
  expect(await screen.findByText('Alterações salvas com sucesso')).toBeVisible();
  expect(kept).toMatchObject({ content: { isEdited: true }, version: 3 });
});

test('a result is shown as another tab left it', async () => {
  await edit(dialog, ' Fim.');
  await userEvent.click(button('Cancelar'));
  await changeElsewhere();
  expect(await screen.findByText('Treinar dois colegas')).toBeVisible();
});

test('while the text is saved nothing is typed that would be lost', async () => {
  let answerNow = nothing as () => void;
  const save = server.handlers[saving]!;
  server.handlers[saving] = async (call) => {
    await new Promise<void>((resolve) => (answerNow = resolve));
    return save(call);
  };
  await edit(card, ' Fim.');
  await userEvent.click(button('Salvar'));
  await userEvent.type(await box(), ' Tarde demais.');
  expect(await box()).toHaveDisplayValue(/Fim\.$/u);
  answerNow();
  expect(await screen.findByText('Alterações salvas com sucesso')).toBeVisible();
});
