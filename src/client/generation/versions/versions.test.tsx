import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/toast.tsx';
import { DocumentVersions } from './document-versions.tsx';
import { differenceOf } from './text-difference.ts';

const at = '2026-11-20T15:00:00.000Z';
const version = (number: number, cause: string, instruction: string | null = null) => ({
  number,
  cause,
  instruction,
  title: 'Plano',
  createdAt: at,
});
const contents: Record<number, unknown> = {
  1: { title: 'Plano', goals: ['Reduzir a fila até março'] },
  2: { title: 'Plano', goals: ['Reduzir a fila até abril'] },
};

let server: ReturnType<typeof screenServer>;
beforeEach(() => {
  server = screenServer({
    'GET /api/ai-history/d1/versions': () => ({
      items: [
        version(3, 'adjusted', 'prazo para maio'),
        version(2, 'edited'),
        version(1, 'generated'),
      ],
      next: null,
    }),
    'GET /api/ai-history/d1/versions/1': () => ({
      ...version(1, 'generated'),
      content: contents[1],
    }),
    'GET /api/ai-history/d1/versions/2': () => ({ ...version(2, 'edited'), content: contents[2] }),
    'POST /api/ai-history/d1/versions/1/restore': () => ({ id: 'd1', type: 'pdi', version: 4 }),
    'POST /api/ai-history/d1/versions/3/restore': () => ({ id: 'd1', type: 'pdi', version: 5 }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  history.replaceState(null, '');
});

function show() {
  const content = { title: 'Plano', goals: ['Reduzir a fila até maio'] };
  return render(
    <QueryClientProvider client={queryClient}>
      <DocumentVersions document={{ id: 'd1', kind: 'pdi', content, version: 3 }} />
      <Toaster />
    </QueryClientProvider>,
  );
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Versões anteriores' }));
  return within(await screen.findByRole('dialog', { name: 'Versões' }));
};

test('what changed is shown word by word; going back can be undone', async () => {
  show();
  const dialog = await open();
  await userEvent.click(
    await dialog.findByRole('radio', { name: /20\/11\/2026/, description: 'Gerado' }),
  );
  const changes = within(await dialog.findByRole('region', { name: 'O que mudou desde então' }));
  expect((await changes.findByText('março')).tagName).toBe('DEL');
  expect(changes.getByText('maio').tagName).toBe('INS');
  await userEvent.click(dialog.getByRole('button', { name: 'Voltar a esta versão' }));
  expect(await screen.findByText('Versão restaurada')).toBeVisible();
  expect(server.asked('POST /api/ai-history/d1/versions/1/restore')[0]?.body).toEqual({
    version: 3,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() =>
    expect(server.asked('POST /api/ai-history/d1/versions/3/restore')[0]?.body).toEqual({
      version: 4,
    }),
  );
});

test('where it was changed meanwhile, the dialog stays and says so', async () => {
  const changed = 'O documento foi alterado em outra janela.';
  server.handlers['POST /api/ai-history/d1/versions/2/restore'] = () => refusal(409, changed);
  show();
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('radio', { description: 'Editado' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Voltar a esta versão' }));
  expect(await screen.findByText(changed)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Versões' })).toBeVisible();
});

test('a difference keeps each line whole: what is gone, what is new, what is the same', () => {
  expect(differenceOf('a\nb c\nd', 'a\nb x\nd\ne')).toEqual([
    { same: ['a'] },
    {
      pieces: [
        { text: 'b ', change: 'same' },
        { text: 'c', change: 'gone' },
        { text: 'x', change: 'new' },
      ],
    },
    { same: ['d'] },
    { pieces: [{ text: 'e', change: 'new' }] },
  ]);
  expect(differenceOf('a', 'a')).toEqual([{ same: ['a'] }]);
});
