import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCommitment } from '../../../../test/commitment-rows.ts';
import { visit } from '../../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';

const entry = (id: string, description: string, hour = '15') => ({
  id,
  companyId: 'c1',
  description,
  date: `2026-11-20T${hour}:05:00.000Z`,
  createdAt: `2026-11-20T${hour}:05:00.000Z`,
});

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = screenServer({
    'GET /api/diary': () => [entry('d2', 'Segunda nota', '18'), entry('d1', 'Primeira nota')],
    'POST /api/diary': ({ body }) => entry('d3', (body as { description: string }).description),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const note = () => screen.getByLabelText('O que você observou?');
const save = () => screen.getByRole('button', { name: 'Salvar' });

test('entries newest first, with day, time and how many there are', async () => {
  await visit('/diario');
  expect(await screen.findByText('2 registros')).toBeVisible();
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Segunda nota');
  expect(second).toHaveTextContent('Primeira nota');
  expect(first!.querySelector('time')!.textContent).toMatch(/^\d{2}\/11\/2026 às \d{2}:05$/);
});

test('one entry is one', async () => {
  server.handlers['GET /api/diary'] = () => [entry('d1', 'Primeira nota')];
  await visit('/diario');
  expect(await screen.findByText('1 registro')).toBeVisible();
});

test('an empty diary shows an example, and takes the first entry', async () => {
  server.handlers['GET /api/diary'] = () => [];
  await visit('/diario');
  expect(await screen.findByText('0 registros')).toBeVisible();
  expect(screen.getByText(/^Anote o que aconteceu hoje. Exemplo:/)).toBeVisible();
  await userEvent.type(note(), 'Começou bem');
  await userEvent.click(save());
  expect(await screen.findByText('1 registro')).toBeVisible();
});

test('blank text is refused, with the message of the specification', async () => {
  await visit('/diario');
  await screen.findByText('2 registros');
  await userEvent.type(note(), '  \n ');
  await userEvent.click(save());
  expect(await screen.findByText('Digite alguma observação antes de salvar')).toBeVisible();
  expect(note()).toHaveAccessibleDescription('Digite alguma observação antes de salvar');
  expect(note()).toHaveFocus();
  expect(server.asked('POST /api/diary')).toEqual([]);
});

test('text that is too long is refused with its limit', async () => {
  await visit('/diario');
  await screen.findByText('2 registros');
  fireEvent.change(note(), { target: { value: 'a'.repeat(20_001) } });
  await userEvent.click(save());
  expect(await screen.findByText('Use no máximo 20.000 caracteres')).toBeVisible();
});

test('what is typed is saved once and shown as it was typed, first of all', async () => {
  await visit('/diario');
  await screen.findByText('2 registros');
  const typed = 'Linha 1\n\n<b>não é HTML</b>  **nem** Markdown';
  await userEvent.type(note(), typed);
  await userEvent.dblClick(save());
  expect(await screen.findByText('Entrada do diário salva com sucesso')).toBeInTheDocument();
  expect(await screen.findByText('3 registros')).toBeVisible();
  const [first] = screen.getAllByRole('article');
  expect(first!.querySelector('p:last-child')!.textContent).toBe(typed);
  expect(note()).toHaveValue('');
  expect(server.asked('POST /api/diary').map(({ body }) => body)).toEqual([
    { description: typed, companyId: 'c1' },
  ]);
  // All of them again, to show one: the answer has it.
  expect(server.asked('GET /api/diary')).toHaveLength(1);
});

test('an error leaves the text; a reload, too', async () => {
  server.handlers['POST /api/diary'] = () => new Response('', { status: 500 });
  const { unmount } = await visit('/diario');
  await screen.findByText('2 registros');
  await userEvent.type(note(), 'Não se perca');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Erro ao salvar entrada do diário')).toBeInTheDocument();
  unmount();
  queryClient.clear();
  await visit('/diario');
  await waitFor(() => expect(note()).toHaveValue('Não se perca'));
});

test('entries that do not come can be asked for again, while one goes on writing', async () => {
  server.handlers['GET /api/diary'] = () => refusal(503, 'O serviço está indisponível.');
  await visit('/diario');
  expect(await screen.findByText('O serviço está indisponível.')).toBeVisible();
  await userEvent.type(note(), 'Enquanto isso');
  server.handlers['GET /api/diary'] = () => [entry('d1', 'Primeira nota')];
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 registro')).toBeVisible();
  expect(note()).toHaveValue('Enquanto isso');
});

test('a link to an entry shows it above the others, until it is closed', async () => {
  await visit('/diario?id=d1');
  const found = (await screen.findByRole('heading', { name: 'Registro encontrado' })).closest(
    'section',
  )!;
  expect(found).toHaveTextContent('Primeira nota');
  expect(note()).not.toHaveFocus();
  await userEvent.click(within(found).getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('heading', { name: 'Registro encontrado' })).toBeNull();
  expect(location.search).toBe('');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a link to an entry that is not there says so', async () => {
  await visit('/diario?id=d9');
  expect(await screen.findByText(/^Registro não encontrado\./)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('without a company the screen says what comes first', async () => {
  server.handlers['GET /api/companies'] = () => [];
  await visit('/diario');
  expect(await screen.findByText('Cadastre uma empresa primeiro')).toBeVisible();
});

const promising = 'Combinei com Ana rever a proposta até 30/11';

function offer() {
  const reading = {
    text: 'Rever a proposta',
    owner: 'leader',
    employee: { id: 'e1', name: 'Ana Souza' },
    candidates: [],
    dueOn: '2099-11-30',
  };
  server.handlers['POST /api/commitments/read-line'] = ({ body }) => ({
    reading: (body as { line: string }).line === promising ? reading : null,
  });
  server.handlers['POST /api/commitments'] = ({ body }) =>
    aCommitment({ id: 'k1', employee: reading.employee, ...(body as object) });
}
const offers = () => screen.findByRole('list', { name: 'Combinados deste registro' });

test('a line that promises is offered as a commitment; one tap makes it, once', async () => {
  offer();
  await visit('/diario');
  await screen.findByText('2 registros');
  await userEvent.type(note(), `Dia cheio{Enter}${promising}`);
  await userEvent.click(save());
  const offered = within(await offers());
  expect(offered.getByRole('button', { name: 'Com quem: Ana Souza' })).toBeVisible();
  expect(offered.getByRole('button', { name: 'Até quando: 30/11/2099' })).toBeVisible();
  await userEvent.dblClick(offered.getByRole('button', { name: 'Acompanhar' }));
  expect(await offered.findByRole('link', { name: /^Rever a proposta/ })).toHaveAttribute(
    'href',
    '/combinados?id=k1',
  );
  expect(server.asked('POST /api/commitments').map(({ body }) => body)).toMatchObject([
    { text: 'Rever a proposta', employeeId: 'e1', dueOn: '2099-11-30', diaryEntryId: 'd3' },
  ]);
});

test('an offer that is not wanted goes; a line that promises nothing offers nothing', async () => {
  offer();
  let made = 2;
  server.handlers['POST /api/diary'] = ({ body }) =>
    entry(`d${(made += 1)}`, (body as { description: string }).description);
  await visit('/diario');
  await screen.findByText('2 registros');
  await userEvent.type(note(), promising);
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole('button', { name: /^Não acompanhar/ }));
  expect(within(await offers()).queryByRole('button')).toBeNull();
  await userEvent.type(note(), 'Ana faltou');
  await userEvent.click(save());
  await waitFor(() => expect(server.asked('POST /api/commitments/read-line')).toHaveLength(2));
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Combinados deste registro' })).toBeNull(),
  );
});
