import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/toast.tsx';
import { DocumentVersions } from './document-versions.tsx';
import { differenceOf } from './text-difference.ts';

const version = (number: number, cause: string, instruction: string | null = null) => ({
  number,
  cause,
  instruction,
  title: 'Plano',
  createdAt: `2026-11-20T1${number}:00:00.000Z`,
});
const contents: Record<number, unknown> = {
  0: { title: 'Plano', goals: ['Reduzir a fila até fevereiro'] },
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
        // What an earlier program edited has its first content with this number.
        version(0, 'generated'),
      ],
      next: null,
    }),
    'GET /api/ai-history/d1/versions/0': () => ({
      ...version(0, 'generated'),
      content: contents[0],
    }),
    'GET /api/ai-history/d1/versions/1': () => ({
      ...version(1, 'generated'),
      content: contents[1],
    }),
    'GET /api/ai-history/d1/versions/2': () => ({ ...version(2, 'edited'), content: contents[2] }),
    'POST /api/ai-history/d1/versions/0/restore': () => ({ id: 'd1', type: 'pdi', version: 4 }),
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
    await dialog.findByRole('radio', { name: /20\/11\/2026 às 08:00/, description: 'Gerado' }),
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

test.each([
  ['the newer one first', 1, '08:00', '07:00'],
  ['the older one first', 0, '07:00', '08:00'],
])(
  'two earlier versions are compared from the older to the newer: %s',
  async (_, number, chosen, other) => {
    show();
    const dialog = await open();
    await userEvent.click(
      await dialog.findByRole('radio', { name: `Versão ${number} · 20/11/2026 às ${chosen}` }),
    );
    const against = await dialog.findByRole('combobox', { name: 'Comparar com' });
    expect(against).toHaveDisplayValue('Versão atual');
    await userEvent.selectOptions(
      against,
      `Versão ${1 - number} · 20/11/2026 às ${other} · Gerado`,
    );
    const title = 'O que mudou da versão 0 para a 1';
    const changes = within(await dialog.findByRole('region', { name: title }));
    expect((await changes.findByText('fevereiro')).tagName).toBe('DEL');
    expect(changes.getByText('março').tagName).toBe('INS');
    // What is gone back to is the one that was chosen.
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar a esta versão' }));
    const asked = `POST /api/ai-history/d1/versions/${number}/restore`;
    await waitFor(() => expect(server.asked(asked)).toHaveLength(1));
  },
);

test('a version is not compared with itself: chosen, it is compared with the current one', async () => {
  show();
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('radio', { name: /07:00/ }));
  const against = await dialog.findByRole('combobox', { name: 'Comparar com' });
  expect(
    within(against)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Versão atual',
    'Versão 2 · 20/11/2026 às 09:00 · Editado',
    'Versão 1 · 20/11/2026 às 08:00 · Gerado',
  ]);
  await userEvent.selectOptions(against, 'Versão 2 · 20/11/2026 às 09:00 · Editado');
  await userEvent.click(dialog.getByRole('radio', { name: /09:00/ }));
  const changes = within(await dialog.findByRole('region', { name: 'O que mudou desde então' }));
  expect((await changes.findByText('abril')).tagName).toBe('DEL');
  expect(dialog.getByRole('combobox', { name: 'Comparar com' })).toHaveDisplayValue('Versão atual');
});

test('where the other version cannot be read, it is asked for again', async () => {
  const read = server.handlers['GET /api/ai-history/d1/versions/2']!;
  server.handlers['GET /api/ai-history/d1/versions/2'] = () => refusal(500, 'Tente de novo.');
  show();
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('radio', { name: /08:00/ }));
  const against = await dialog.findByRole('combobox', { name: 'Comparar com' });
  await userEvent.selectOptions(against, 'Versão 2 · 20/11/2026 às 09:00 · Editado');
  const again = await dialog.findByRole('button', { name: 'Tentar novamente' });
  server.handlers['GET /api/ai-history/d1/versions/2'] = read;
  await userEvent.click(again);
  expect((await dialog.findByText('abril')).tagName).toBe('INS');
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
