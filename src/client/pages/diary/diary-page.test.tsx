import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCommitment } from '../../../../test/commitment-rows.ts';
import { diaryServer, entry, written } from '../../../../test/diary-server.ts';
import { aGate } from '../../../../test/gate.ts';
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

test('a note that is saved before the list has come is in it', async () => {
  const stored = [entry('d1', 'Primeira nota')];
  const first = aGate();
  let reads = 0;
  server.handlers['GET /api/diary'] = async () => {
    reads += 1;
    const answer = [...stored];
    if (reads === 1) await first.opened;
    return answer;
  };
  server.handlers['POST /api/diary'] = ({ body }) => {
    const saved = written('d3', (body as { description: string }).description);
    stored.unshift(saved);
    return saved;
  };
  await visit('/diario');
  await userEvent.type(await screen.findByLabelText('O que você observou?'), 'Terceira nota');
  await userEvent.click(save());
  await waitFor(() => expect(stored).toHaveLength(2));
  first.open();
  expect(await screen.findByText('2 registros')).toBeVisible();
  expect(screen.getByText('Terceira nota')).toBeVisible();
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
  // One sentence and one example on a phone.
  const more = screen.getByText('Uma conversa').closest('.max-xl\\:hidden');
  expect(more).toContainElement(screen.getByText(/^Os documentos sobre uma pessoa/));
  await userEvent.type(note(), 'Começou bem');
  await userEvent.click(save());
  expect(await screen.findByText('1 registro')).toBeVisible();
});

test('people who could not be read are no answer to whom entries are about', async () => {
  server.handlers['GET /api/employees'] = () => refusal(500, 'Indisponível agora');
  await visit('/diario');
  const about = await screen.findByRole('combobox', { name: 'Registros sobre' });
  expect(about).toHaveAttribute('placeholder', 'Sobre qualquer pessoa');
  await userEvent.click(about);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(about).not.toHaveAttribute('placeholder', 'Sobre qualquer pessoa');
  expect(about).toHaveAccessibleDescription(/^Não foi possível carregar a lista\./);
  server.handlers['GET /api/employees'] = () => staff;
  await userEvent.click(retry);
  await waitFor(() => expect(about).toHaveAttribute('placeholder', 'Sobre qualquer pessoa'));
});

test('letters that are typed before the people have come find them', async () => {
  const people = aGate();
  server.handlers['GET /api/employees'] = async () => {
    await people.opened;
    return staff;
  };
  await visit('/diario');
  const about = await screen.findByRole('combobox', { name: 'Registros sobre' });
  await userEvent.click(about);
  await userEvent.keyboard('rei');
  expect(about).toHaveFocus();
  expect(about).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Nenhum colaborador encontrado')).toBeNull();
  people.open();
  const found = await screen.findByRole('option', { name: 'Ana Reis, Compras', hidden: true });
  await waitFor(() => expect(about).not.toHaveAttribute('aria-busy'));
  await userEvent.click(found);
  expect(about).toHaveValue('Ana Reis');
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
  expect(server.asked('POST /api/diary').map(({ body }) => body)).toMatchObject([
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

test('while it is on its way its card has a title already', async () => {
  server.handlers['GET /api/diary'] = () => new Promise(() => {});
  await visit('/diario?id=d1');
  expect(await screen.findByRole('heading', { name: 'Registro encontrado' })).toBeVisible();
  expect(screen.queryAllByRole('article')).toEqual([]);
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
  // What was made by one tap is taken back by one, and offered again.
  server.handlers['DELETE /api/commitments/k1'] = () => ({ success: true, message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await offered.findByRole('button', { name: 'Acompanhar' })).toBeVisible();
  expect(server.asked('DELETE /api/commitments/k1')).toHaveLength(1);
});

test('an offer that is not wanted goes; a line that promises nothing offers nothing', async () => {
  offer();
  let made = 2;
  server.handlers['POST /api/diary'] = ({ body }) =>
    written(`d${(made += 1)}`, (body as { description: string }).description);
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

test('a name that several bear is asked for, and one tap answers', async () => {
  const people = [
    { id: 'e1', name: 'Ana Lima' },
    { id: 'e2', name: 'Ana Reis' },
  ];
  server.handlers['POST /api/diary'] = () => ({
    ...written('d3', 'Ana faltou'),
    unclear: [{ name: 'Ana', people }],
  });
  server.handlers['PUT /api/diary/d3/people/e2'] = () => ({
    ...entry('d3', 'Ana faltou', '21'),
    people: [people[1]],
  });
  await visit('/diario');
  await screen.findByText('2 registros');
  await userEvent.type(note(), 'Ana faltou');
  await userEvent.click(save());
  const asked = await screen.findByRole('group', { name: 'Qual Ana?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Ana Reis' }));
  expect(await screen.findByText('Este registro fala de Ana Reis')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ana Reis' })).toHaveAttribute(
    'href',
    '/colaboradores?id=e2',
  );
});

const staff = [
  { id: 'e1', name: 'Ana Lima', position: 'Caixa', isActive: true },
  { id: 'e2', name: 'Ana Reis', position: 'Compras', isActive: true },
];

test('@ opens the list of people: typed, chosen by key, and linked when it is saved', async () => {
  server.handlers['GET /api/employees'] = () => staff;
  await visit('/diario');
  await screen.findByText('2 registros');
  await screen.findByRole('button', { name: 'Citar pessoa' });
  await userEvent.type(note(), 'Falei com @an');
  const list = await screen.findByRole('listbox', { name: 'Pessoas', hidden: true });
  expect(note()).toHaveAttribute('aria-controls', list.id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(note()).toHaveValue('Falei com Ana Reis '));
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  await userEvent.type(note(), 'hoje');
  await userEvent.click(save());
  await waitFor(() => expect(server.asked('POST /api/diary')).toHaveLength(1));
  expect(server.asked('POST /api/diary')[0]!.body).toMatchObject({
    description: 'Falei com Ana Reis hoje',
    employeeIds: ['e2'],
  });
});

test('@ shows the likeliest first, and whom one named lately before her equals', async () => {
  server.handlers['GET /api/employees'] = () => [
    { id: 'e1', name: 'Bianca Sales', position: 'Caixa', isActive: true },
    { id: 'e2', name: 'Davi Anjos', position: 'Compras', isActive: true },
    { id: 'e3', name: 'Ana Lima', position: 'Caixa', isActive: true },
    { id: 'e4', name: 'Ana Reis', position: 'Analista', isActive: true },
  ];
  await visit('/diario');
  await screen.findByRole('button', { name: 'Citar pessoa' });
  const names = async () => {
    const list = await screen.findByRole('listbox', { name: 'Pessoas', hidden: true });
    return within(list)
      .getAllByRole('option', { hidden: true })
      .map((option) => option.getAttribute('aria-label')?.split(',')[0]);
  };
  await userEvent.type(note(), 'Falei com @an');
  expect(await names()).toEqual(['Ana Lima', 'Ana Reis', 'Davi Anjos', 'Bianca Sales']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(note()).toHaveValue('Falei com Ana Reis '));
  await userEvent.type(note(), 'e @an');
  expect(await names()).toEqual(['Ana Reis', 'Ana Lima', 'Davi Anjos', 'Bianca Sales']);
});

test('words and a person find entries, page by page', async () => {
  server.handlers['GET /api/employees'] = () => staff;
  server.handlers['GET /api/diary/search'] = ({ query }) =>
    query.get('olderThan')
      ? { items: [entry('d0', 'Reunião antiga')], next: null }
      : { items: [entry('d1', 'Reunião nova')], next: '1.00000000-0000-0000-0000-000000000000' };
  await visit('/diario');
  await screen.findByText('2 registros');
  await userEvent.type(screen.getByLabelText('Palavras do registro'), 'reuniao');
  expect(await screen.findByText('Reunião nova')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText('Reunião antiga')).toBeVisible();
  expect(location.search).toBe('?q=reuniao');
  expect(screen.getByText('2 registros')).toBeVisible();
  act(() => history.pushState(null, '', '/diario'));
  expect(await screen.findByLabelText('Palavras do registro')).toHaveValue('');
});

test('without a network a note waits, and is sent once under its key when it is back', async () => {
  localStorage.setItem('leme:user', 'u1');
  const answer = server.handlers['POST /api/diary']!;
  server.handlers['POST /api/diary'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await visit('/diario');
  await screen.findByText('2 registros');
  await userEvent.type(note(), 'Sem rede');
  await userEvent.click(save());
  expect(await screen.findByText('1 anotação espera')).toBeVisible();
  expect(note()).toHaveValue('');
  server.handlers['POST /api/diary'] = answer;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('3 registros')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('1 anotação espera')).toBeNull());
  const bodies = server.asked('POST /api/diary').map(({ body }) => body);
  expect(new Set(bodies.map((body) => (body as { description: string }).description))).toEqual(
    new Set(['Sem rede']),
  );
});
