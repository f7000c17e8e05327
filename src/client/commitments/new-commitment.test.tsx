import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommitmentReading } from '#shared/commitments.ts';
import { addDays, calendarDay } from '#shared/format.ts';
import { aCommitment } from '../../../test/commitment-rows.ts';
import { visit } from '../../../test/quick-server.ts';
import { keysSentTo, refusal, screenServer } from '../../../test/screen-server.ts';
import { queryClient } from '../lib/query-client.ts';

const today = calendarDay(new Date());
const ana = { id: 'e1', name: 'Ana Souza' };
const reading: CommitmentReading = {
  text: 'Rever a proposta',
  owner: 'leader',
  employee: ana,
  candidates: [],
  dueOn: addDays(today, 1),
};

let server: ReturnType<typeof screenServer>;
let keys: (string | null)[];

beforeEach(() => {
  server = screenServer({
    'GET /api/support': () => ({ formUrl: null, email: null }),
    'GET /api/search': () => ({
      employees: [],
      teams: [],
      diary: [],
      commitments: [],
      documents: [],
    }),
    'GET /api/employees': () => [
      { ...ana, position: 'Caixa', photo: null },
      { id: 'e2', name: 'Davi Lima', position: 'Estoque', photo: null },
    ],
    'POST /api/commitments/read-line': ({ body }) => ({
      reading: (body as { line: string }).line.startsWith('rever') ? reading : null,
    }),
    'POST /api/commitments': ({ body }) => ({ ...aCommitment({ id: 'k1' }), ...(body as object) }),
    'DELETE /api/commitments/k1': () => ({ success: true, message: '' }),
  });
  keys = keysSentTo('/api/commitments');
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const pressC = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'c' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Novo combinado' }));
const made = () => server.asked('POST /api/commitments').map(({ body }) => body);

async function open() {
  await visit('/suporte');
  await screen.findByRole('button', { name: 'Buscar' });
  await waitFor(() => expect(queryClient.getQueryData(['companies'])).toBeDefined());
  pressC();
  return dialog();
}

test('C opens it; one line says person and day, which are shown before it is saved', async () => {
  const form = await open();
  const line = form.getByLabelText('O que foi combinado?');
  await waitFor(() => expect(line).toHaveFocus());
  await userEvent.type(line, 'rever a proposta com Ana até amanhã');
  expect(await form.findByRole('button', { name: 'Com quem: Ana Souza' })).toBeVisible();
  expect(form.getByRole('button', { name: 'Até quando: amanhã' })).toBeVisible();
  expect(form.getByText('Rever a proposta')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made()).toEqual([
    {
      companyId: 'c1',
      text: 'Rever a proposta',
      owner: 'leader',
      ownerName: '',
      employeeId: 'e1',
      dueOn: reading.dueOn,
      recurrence: 'none',
    },
  ]);
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  await userEvent.click(undo);
  await waitFor(() => expect(server.asked('DELETE /api/commitments/k1')).toHaveLength(1));
});

test('what was understood can be changed, and stays changed while one types on', async () => {
  const form = await open();
  const line = form.getByLabelText('O que foi combinado?');
  await userEvent.type(line, 'rever a proposta');
  await userEvent.click(await form.findByRole('button', { name: /^Até quando/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sem data' }));
  await userEvent.click(form.getByRole('button', { name: /^Quem cumpre/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ana Souza' }));
  await userEvent.click(form.getByRole('button', { name: 'Repete' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Toda semana' }));
  await userEvent.click(form.getByRole('button', { name: 'Com quem: Ana Souza' }));
  const person = await form.findByRole('combobox', { name: 'Com quem' });
  await userEvent.clear(person);
  await userEvent.type(person, 'davi{Enter}');
  await userEvent.type(line, ' de novo');
  await userEvent.click(form.getByRole('button', { name: 'Anotar combinado' }));
  await waitFor(() =>
    expect(made()).toMatchObject([
      { owner: 'employee', employeeId: 'e2', dueOn: null, recurrence: 'weekly' },
    ]),
  );
});

test('several who bear the name: one tap chooses', async () => {
  const candidates = [ana, { id: 'e3', name: 'Ana Dias' }];
  server.handlers['POST /api/commitments/read-line'] = () => ({
    reading: { ...reading, employee: null, candidates },
  });
  const form = await open();
  await userEvent.type(form.getByLabelText('O que foi combinado?'), 'rever com Ana');
  await userEvent.click(await form.findByRole('button', { name: 'Ana Dias' }));
  await userEvent.click(form.getByRole('button', { name: 'Anotar combinado' }));
  await waitFor(() => expect(made()).toMatchObject([{ employeeId: 'e3' }]));
});

test('a failure loses nothing, not even after closing; sent again it is the same one', async () => {
  server.handlers['POST /api/commitments'] = () => refusal(503, 'O serviço está indisponível.');
  const form = await open();
  const text = 'rever a proposta com Ana';
  await userEvent.type(form.getByLabelText('O que foi combinado?'), `${text}{Enter}`);
  expect(await screen.findByText('O serviço está indisponível.')).toBeInTheDocument();
  expect(form.getByLabelText('O que foi combinado?')).toHaveValue(text);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pressC();
  const again = await dialog();
  expect(again.getByLabelText('O que foi combinado?')).toHaveValue(text);
  server.handlers['POST /api/commitments'] = () => aCommitment({ id: 'k1' });
  await userEvent.dblClick(again.getByRole('button', { name: 'Anotar combinado' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('sent again with another line, or with other terms, it is another one', async () => {
  server.handlers['POST /api/commitments'] = () => refusal(503, 'O serviço está indisponível.');
  const form = await open();
  const line = () => screen.getByLabelText('O que foi combinado?');
  await userEvent.type(line(), 'rever a proposta{Enter}');
  await waitFor(() => expect(keys).toHaveLength(1));
  await userEvent.click(form.getByRole('button', { name: /^Até quando/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sem data' }));
  await userEvent.click(form.getByRole('button', { name: 'Anotar combinado' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pressC();
  await dialog();
  await userEvent.clear(line());
  await userEvent.type(line(), 'pagar o frete{Enter}');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(new Set(keys).size).toBe(3);
});

test('where the line cannot be read it is kept as it is, with the day that it says', async () => {
  server.handlers['POST /api/commitments/read-line'] = () => refusal(503, 'Fora do ar');
  const form = await open();
  await userEvent.type(form.getByLabelText('O que foi combinado?'), 'Pagar o frete amanhã{Enter}');
  await waitFor(() =>
    expect(made()).toMatchObject([{ text: 'Pagar o frete', dueOn: addDays(today, 1) }]),
  );
});

test('nothing typed is refused at its field', async () => {
  const form = await open();
  await userEvent.click(form.getByRole('button', { name: 'Anotar combinado' }));
  const field = form.getByLabelText('O que foi combinado?');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Escreva o que foi combinado/));
  expect(made()).toEqual([]);
});

test('C is a letter where one types, and nothing where it is turned off', async () => {
  await visit('/diario');
  const note = await screen.findByLabelText('O que você observou?');
  pressC(note);
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
  localStorage.setItem('leme:tecla-c', 'off');
  pressC();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("the palette takes 'combinar …' as the line", async () => {
  await visit('/suporte');
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar' }));
  const search = await screen.findByRole('combobox', { name: /^Buscar/ });
  await userEvent.type(search, 'combinar rever a proposta com Ana');
  await userEvent.click(
    await screen.findByRole('option', { name: 'Combinar: rever a proposta com Ana' }),
  );
  const form = await dialog();
  expect(form.getByLabelText('O que foi combinado?')).toHaveValue('rever a proposta com Ana');
  expect(await form.findByRole('button', { name: 'Com quem: Ana Souza' })).toBeVisible();
});

test.each([
  { answer: () => [], why: 'Cadastrar colaborador' },
  { answer: () => refusal(500, 'Indisponível'), why: /^Não foi possível carregar a lista\./ },
])('whom it is with cannot be said without people: $why', async ({ answer, why }) => {
  server.handlers['GET /api/employees'] = answer;
  const form = await open();
  await userEvent.click(form.getByRole('button', { name: 'Com quem' }));
  const person = await form.findByRole('combobox', { name: 'Com quem' });
  await waitFor(() => expect(person).toHaveAccessibleDescription(why));
  expect(person).toHaveAttribute('placeholder', 'Nenhum colaborador encontrado');
});
