import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportCheck, ImportView } from '#shared/people-imports.ts';
import { aCompanyForm } from '../../../../../test/factories.ts';
import { visit } from '../../../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../../../test/screen-server.ts';
import { queryClient } from '../../../lib/query-client.ts';

const stamps = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' };
const record = {
  id: 'i1',
  fileName: 'pessoas.csv',
  state: 'draft' as const,
  counts: null,
  doneAt: null,
  undoableUntil: null,
};
const draft: ImportView = {
  ...record,
  table: {
    sheet: 0,
    sheets: [{ name: 'Pessoas', rows: 3 }],
    headerRow: 1,
    firstRows: [{ number: 1, text: 'Nome · Cargo' }],
    columns: [
      { at: 0, letter: 'A', title: 'Nome', samples: ['Ana'], field: 'name' },
      { at: 2, letter: 'C', title: 'Cargo', samples: ['Caixa'], field: 'position' },
    ],
    people: 2,
    createTeams: false,
  },
};
const counts = { created: 1, updated: 0, unchanged: 0, rejected: 1, newTeams: 0 };
const plan: ImportCheck = {
  counts,
  repairs: [
    { repair: 'Preencha a função', count: 1, places: [{ row: 3, column: 'Função', value: '' }] },
  ],
  newTeams: [],
  people: [{ row: 2, name: 'Ana', position: 'Caixa', isNew: true, changes: [] }],
};
const done = {
  ...record,
  state: 'done' as const,
  counts,
  doneAt: stamps.createdAt,
  undoableUntil: '2026-11-08T12:00:00.000Z',
};

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = screenServer({
    'GET /api/teams': () => [{ id: 't1', name: 'Loja', ...stamps }],
    // As a network has it: people are still being read when the next step is there.
    'GET /api/employees': () => new Promise((resolve) => setTimeout(resolve, 50, [])),
    'GET /api/people-imports': () => ({ items: [], next: null }),
    'POST /api/people-imports': () => draft,
    'GET /api/people-imports/i1': () => draft,
    'POST /api/people-imports/i1/check': () => plan,
    'POST /api/people-imports/i1/commit': () => done,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('an empty company begins with a list; what cannot be read is said, and stays', async () => {
  server.handlers['POST /api/people-imports'] = () => refusal(415, 'Não há nada nesta planilha.');
  await visit('/colaboradores');
  await screen.findByText('Nenhum colaborador cadastrado');
  await userEvent.click(await screen.findByRole('link', { name: 'Importar' }));
  const cells = await screen.findByLabelText('Células copiadas da planilha');
  await userEvent.type(cells, 'Ana;Caixa');
  await userEvent.click(screen.getByRole('button', { name: 'Ler células' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não há nada nesta planilha.');
  expect(cells).toHaveValue('Ana;Caixa');
  server.handlers['POST /api/people-imports'] = () => draft;
  await userEvent.click(screen.getByRole('button', { name: 'Ler células' }));
  expect(await screen.findByLabelText(/^O que há na coluna C/)).toHaveValue('position');
});

test('what was pasted is not shown to who comes after with another company', async () => {
  await visit('/colaboradores?importar=nova');
  const cells = () => screen.findByLabelText('Células copiadas da planilha');
  await userEvent.type(await cells(), 'Ana;Caixa');
  cleanup();
  await visit('/colaboradores?importar=nova');
  expect(await cells()).toHaveValue('Ana;Caixa');
  cleanup();
  queryClient.clear();
  server.handlers['GET /api/companies'] = () => [{ ...aCompanyForm(), id: 'c2' }];
  await visit('/colaboradores?importar=nova');
  expect(await cells()).toHaveValue('');
});

test('columns, check, import: what is sent is what was shown', async () => {
  await visit('/colaboradores?importar=i1');
  const column = await screen.findByLabelText(/^O que há na coluna C/);
  await userEvent.selectOptions(column, 'name');
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Deixe uma só coluna para “Nome”.');
  await userEvent.selectOptions(column, 'position');
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Linha 3, Função')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Baixar linhas' })).toHaveAttribute(
    'href',
    '/api/people-imports/i1/rejected',
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Importar 1 pessoa' }));
  expect(await screen.findByText(/1 pessoa nova e 1 linha de fora/)).toBeVisible();
  expect(await screen.findByText('Colaboradores importados com sucesso')).toBeVisible();
  const sent = ['check', 'commit'].map((call) =>
    server.asked(`POST /api/people-imports/i1/${call}`).map(({ body }) => body),
  );
  const mapping = {
    sheet: 0,
    headerRow: 1,
    columns: expect.arrayContaining([
      { at: 0, field: 'name' },
      { at: 2, field: 'position' },
    ]) as unknown,
    createTeams: false,
  };
  expect(sent).toEqual([[mapping], [mapping]]);
});

test('undoing asks twice, and says why it cannot be', async () => {
  server.handlers['GET /api/people-imports/i1'] = () => ({ ...done, table: null });
  server.handlers['POST /api/people-imports/i1/undo'] = () =>
    refusal(409, 'Uma pessoa já tem documentos.');
  await visit('/colaboradores?importar=i1');
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer...' }));
  expect(server.asked('POST /api/people-imports/i1/undo')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer importação' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Uma pessoa já tem documentos.');
  const undone = { ...done, state: 'undone', undoableUntil: null };
  server.handlers['POST /api/people-imports/i1/undo'] = () => undone;
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer importação' }));
  expect(await screen.findByText(/^Esta importação foi desfeita/)).toBeVisible();
  expect(await screen.findByText('Importação desfeita')).toBeVisible();
});

test('a list that is no longer there leads to another', async () => {
  server.handlers['GET /api/people-imports/i1'] = () => refusal(404, 'Importação não encontrada.');
  await visit('/colaboradores?importar=i1&passo=conferir');
  expect(await screen.findByText('Esta lista não está mais aqui')).toBeVisible();
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Enviar lista' });
  expect(link).toHaveAttribute('href', '/colaboradores?importar=nova');
});
