import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Commitment } from '#shared/commitments.ts';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { aCommitment } from '../../../../test/commitment-rows.ts';
import { visit } from '../../../../test/quick-server.ts';
import { refusal, screenServer, type ScreenCall } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';

const today = calendarDay(new Date());
const ana = { id: 'e1', name: 'Ana Souza' };
const late = aCommitment({
  id: 'k1',
  text: 'Rever a escala',
  dueOn: addDays(today, -3),
  group: 'late',
  employee: ana,
});
const due = aCommitment({ id: 'k2', text: 'Ligar para o cliente', dueOn: today, group: 'today' });
const undated = aCommitment({ id: 'k3', text: 'Ler o manual', owner: 'employee', employee: ana });
const counts = { late: 1, today: 1, week: 0, later: 0, undated: 1 };

let server: ReturnType<typeof screenServer>;
let stored: Commitment[];

const page = (items: Commitment[], next: string | null = null) => ({ items, next, today });

beforeEach(() => {
  stored = [late, due, undated];
  server = screenServer({
    'GET /api/commitments': () => page(stored),
    'GET /api/commitments/counts': () => counts,
    'GET /api/employees': () => [{ ...ana, position: 'Caixa', photo: null }],
    'GET /api/teams': () => [{ id: 't1', name: 'Loja Centro', managementSettings: null }],
    'POST /api/commitments/k2/done': () => ({
      commitment: { ...due, state: 'done', group: null, doneAt: due.createdAt },
      next: null,
    }),
    'POST /api/commitments/k2/reopen': () => due,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** A toast says the text, too. */
const list = () => within(document.querySelector('main')!);
const row = async (text: string) => within((await list().findByText(text)).closest('li')!);
const check = (text: string) => screen.findByRole('button', { name: `Cumprido: ${text}` });
const bodies = (what: string) => server.asked(what).map(({ body }) => body);

async function choose(text: string, button: RegExp, item: RegExp | string) {
  await userEvent.click((await row(text)).getByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('the parts in their order with how many there are; a name leads to the person', async () => {
  await visit('/combinados');
  const parts = await screen.findAllByRole('heading', { level: 2 });
  expect(parts.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Atrasados1',
    'Hoje1',
    'Sem data1',
  ]);
  const first = await row('Rever a escala');
  expect(first.getByText(/, há 3 dias$/)).toBeVisible();
  expect(first.getByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
    'href',
    '/colaboradores?id=e1',
  );
});

test('one tap does it, in its place; the toast takes it back', async () => {
  await visit('/combinados');
  await userEvent.dblClick(await check('Ligar para o cliente'));
  expect(await check('Ligar para o cliente')).toHaveAttribute('aria-pressed', 'true');
  const said = await screen.findByText('Cumprido', { selector: '[data-toasts] *' });
  expect(server.asked('POST /api/commitments/k2/done')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('main'))).toHaveLength(3);
  const toast = within(said.closest('li')!);
  await userEvent.click(toast.getByRole('button', { name: 'Desfazer' }));
  await waitFor(async () =>
    expect(await check('Ligar para o cliente')).toHaveAttribute('aria-pressed', 'false'),
  );
  expect(server.asked('POST /api/commitments/k2/reopen')).toHaveLength(1);
});

test('done before the answer comes; what was refused stands open again', async () => {
  let refuse: () => void = () => undefined;
  server.handlers['POST /api/commitments/k2/done'] = () =>
    new Promise((resolve) => {
      refuse = () => resolve(refusal(503, 'O serviço está indisponível.'));
    });
  await visit('/combinados');
  await userEvent.click(await check('Ligar para o cliente'));
  expect(await check('Ligar para o cliente')).toHaveAttribute('aria-pressed', 'true');
  act(() => refuse());
  expect(await screen.findByText('O serviço está indisponível.')).toBeInTheDocument();
  expect(await check('Ligar para o cliente')).toHaveAttribute('aria-pressed', 'false');
});

test('the keyboard does it, takes it back, and keeps its place', async () => {
  await visit('/combinados');
  (await check('Ligar para o cliente')).focus();
  await userEvent.keyboard('{Enter}');
  expect(await check('Ligar para o cliente')).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName('Desfazer: Ligar para o cliente');
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await check('Ligar para o cliente')).toHaveFocus());
});

test('what came of it is one line, and optional', async () => {
  server.handlers['PUT /api/commitments/k2'] = ({ body }) => ({
    ...due,
    state: 'done',
    group: null,
    ...(body as object),
  });
  await visit('/combinados');
  await userEvent.click(await check('Ligar para o cliente'));
  const line = await screen.findByLabelText(/^Como ficou\? \(opcional\)/);
  await userEvent.type(line, 'Renovou por um ano{Enter}');
  expect(await screen.findByText('Renovou por um ano')).toBeVisible();
  expect(bodies('PUT /api/commitments/k2')).toEqual([{ evidence: 'Renovou por um ano' }]);
});

test('the next of a series stands where its day puts it', async () => {
  server.handlers['POST /api/commitments/k2/done'] = () => ({
    commitment: { ...due, state: 'done', group: null },
    next: { ...due, id: 'k9', dueOn: addDays(today, 30), group: 'later' },
  });
  await visit('/combinados');
  await userEvent.click(await check('Ligar para o cliente'));
  const later = within(await screen.findByRole('region', { name: 'Depois' }));
  expect(later.getByText('Ligar para o cliente')).toBeVisible();
});

test('put off by a week, and taken back to its day', async () => {
  server.handlers['PUT /api/commitments/k1'] = ({ body }: ScreenCall) => {
    const { dueOn } = body as { dueOn: string };
    return { ...late, dueOn, group: dueOn < today ? 'late' : 'later' };
  };
  await visit('/combinados');
  (await row('Rever a escala')).getByRole('button', { name: /^Adiar/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: /^\+1 semana/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const later = within(await screen.findByRole('region', { name: 'Depois' }));
  expect(later.getByText('Rever a escala')).toBeVisible();
  // Who has no mouse goes on from there.
  await waitFor(async () => expect(await check('Rever a escala')).toHaveFocus());
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('region', { name: 'Atrasados' })).toHaveTextContent(
    'Rever a escala',
  );
  expect(bodies('PUT /api/commitments/k1')).toEqual([
    { dueOn: addDays(today, 7) },
    { dueOn: late.dueOn },
  ]);
});

test.each([
  { plannedOn: 3, day: 3, name: /^Próxima conversa\D/ },
  { plannedOn: -1, day: 14, name: /^Próxima conversa, a marcar/ },
  { plannedOn: null, day: 14, name: /^Próxima conversa, a marcar/ },
])(
  'put off to the next conversation, planned in $plannedOn days',
  async ({ plannedOn, day, name }) => {
    server.handlers['GET /api/employees/e1/summary'] = () => ({
      lastConversation: null,
      lastFeedback: null,
      pdi: null,
      prepared: { id: 'v1', plannedOn: plannedOn === null ? null : addDays(today, plannedOn) },
      waitingPoints: 0,
      suggestedNextOn: addDays(today, 14),
    });
    server.handlers['PUT /api/commitments/k1'] = () => late;
    await visit('/combinados');
    await choose('Rever a escala', /^Adiar/, name);
    await waitFor(() =>
      expect(bodies('PUT /api/commitments/k1')).toEqual([{ dueOn: addDays(today, day) }]),
    );
  },
);

test('put off to a day: one that is past is refused, and what was typed stays', async () => {
  server.handlers['PUT /api/commitments/k1'] = () => refusal(503, 'O serviço está indisponível.');
  await visit('/combinados');
  await choose('Rever a escala', /^Adiar/, 'Escolher um dia…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova data' }));
  const day = dialog.getByLabelText('Nova data');
  await userEvent.type(day, `${formatDay(addDays(today, -1))}{Enter}`);
  expect(await dialog.findByText('Escolha hoje ou um dia que ainda vem')).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, `${formatDay(addDays(today, 5))}{Enter}`);
  expect(await screen.findByText('O serviço está indisponível.')).toBeInTheDocument();
  expect(day).toHaveValue(formatDay(addDays(today, 5)));
});

test.each([
  ['Manter', { dueOn: addDays(today, 9) }],
  ['Reescrever', { text: 'Rever só a segunda', dueOn: addDays(today, 9) }],
])('after the third time it asks whether it still makes sense: %s', async (choice, body) => {
  stored = [{ ...late, postponed: 3 }];
  server.handlers['PUT /api/commitments/k1'] = () => ({ ...late, dueOn: addDays(today, 9) });
  await visit('/combinados');
  expect(await screen.findByText('Adiado 3 vezes')).toBeVisible();
  await userEvent.click((await row('Rever a escala')).getByRole('button', { name: /^Adiar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ainda faz sentido?' }));
  await userEvent.click(dialog.getByRole('radio', { name: choice }));
  const text = dialog.queryByLabelText('O que fica combinado');
  if (text) {
    await userEvent.clear(text);
    await userEvent.type(text, 'Rever só a segunda');
  }
  await userEvent.type(dialog.getByLabelText('Nova data'), formatDay(addDays(today, 9)));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('PUT /api/commitments/k1')).toEqual([body]);
});

test('… or is left aside', async () => {
  stored = [{ ...late, postponed: 3 }];
  server.handlers['POST /api/commitments/k1/drop'] = () => ({
    ...late,
    state: 'dropped',
    group: null,
  });
  await visit('/combinados');
  await userEvent.click((await row('Rever a escala')).getByRole('button', { name: /^Adiar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ainda faz sentido?' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Deixar de lado' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect((await row('Rever a escala')).getByText('Deixado de lado')).toBeVisible();
});

test('deleted, it can be taken back for ten seconds, and then leaves', async () => {
  server.handlers['DELETE /api/commitments/k2'] = () => ({ success: true, message: '' });
  server.handlers['POST /api/commitments/k2/restore'] = () => due;
  await visit('/combinados');
  await choose('Ligar para o cliente', /^Mais ações/, 'Excluir');
  expect((await row('Ligar para o cliente')).getByText('Excluído')).toBeVisible();
  await userEvent.click(
    (await row('Ligar para o cliente')).getByRole('button', { name: /^Desfazer/ }),
  );
  await waitFor(async () => expect(await check('Ligar para o cliente')).toBeEnabled());
  expect((await row('Ligar para o cliente')).queryByText('Excluído')).toBeNull();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await choose('Ligar para o cliente', /^Mais ações/, 'Excluir');
  await waitFor(() => expect(server.asked('DELETE /api/commitments/k2')).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.getAllByText('Ligar para o cliente').length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(document.querySelector('main')).not.toHaveTextContent('Ligar para o cliente');
});

test('mine or theirs, a person, a state: the address says it, and the server is asked', async () => {
  await visit('/combinados');
  await screen.findByText('Rever a escala');
  await userEvent.click(screen.getByRole('button', { name: 'Meus' }));
  await waitFor(() => expect(location.search).toBe('?de=mine'));
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  fireEvent.change(await screen.findByLabelText('Equipe'), { target: { value: 't1' } });
  fireEvent.change(screen.getByLabelText('Situação'), { target: { value: 'done' } });
  await waitFor(() => expect(location.search).toBe('?de=mine&equipe=t1&situacao=cumpridos'));
  await waitFor(() => {
    const { query } = server.asked('GET /api/commitments').at(-1)!;
    expect(Object.fromEntries(query)).toEqual({
      companyId: 'c1',
      side: 'mine',
      teamId: 't1',
      state: 'done',
    });
  });
});

test('what is closed can be opened again', async () => {
  server.handlers['GET /api/commitments'] = ({ query }) =>
    page(query.get('state') === 'done' ? [{ ...due, state: 'done', group: null }] : []);
  await visit('/combinados?situacao=cumpridos');
  const button = await screen.findByRole('button', { name: 'Reabrir: Ligar para o cliente' });
  await userEvent.click(button);
  await waitFor(() => expect(server.asked('POST /api/commitments/k2/reopen')).toHaveLength(1));
});

test('further pages come on demand; a failure says so and is tried again', async () => {
  let answer: () => unknown = () => refusal(503, 'Fora do ar');
  server.handlers['GET /api/commitments'] = ({ query }) =>
    query.get('after') === 'k2' ? answer() : page([late, due], 'k2');
  await visit('/combinados');
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText(/^Não foi possível carregar mais/)).toBeVisible();
  answer = () => page([undated]);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText('Ler o manual')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});

test('nothing open says what one is, and notes the first', async () => {
  stored = [];
  server.handlers['GET /api/commitments/counts'] = () => ({
    late: 0,
    today: 0,
    week: 0,
    later: 0,
    undated: 0,
  });
  await visit('/combinados');
  expect(await screen.findByText('Nada combinado em aberto')).toBeVisible();
  await userEvent.click(
    within(screen.getByText('Nada combinado em aberto').parentElement!).getByRole('button', {
      name: 'Anotar combinado',
    }),
  );
  expect(await screen.findByRole('dialog', { name: 'Novo combinado' })).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  server.handlers['GET /api/commitments'] = () => refusal(503, 'O serviço está indisponível.');
  await visit('/combinados');
  expect(await screen.findByText('O serviço está indisponível.')).toBeVisible();
  server.handlers['GET /api/commitments'] = () => page(stored);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Rever a escala')).toBeVisible();
});

test('one by its address: edited, with what became of it', async () => {
  const one = {
    ...late,
    events: [
      {
        id: 'v2',
        kind: 'postponed',
        from: '2026-11-10',
        to: '2026-11-17',
        createdAt: late.createdAt,
      },
      { id: 'v1', kind: 'created', from: null, to: null, createdAt: late.createdAt },
    ],
  };
  server.handlers['GET /api/commitments/k1'] = () => one;
  server.handlers['PUT /api/commitments/k1'] = ({ body }) => ({ ...late, ...(body as object) });
  await visit('/combinados?id=k1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Combinado' }));
  expect(await dialog.findByText(/10\/11\/2026 → 17\/11\/2026/)).toBeVisible();
  const text = dialog.getByLabelText('O que foi combinado');
  await userEvent.clear(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Escreva o que foi combinado')).toBeVisible();
  await userEvent.type(text, 'Rever a escala de sábado');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('PUT /api/commitments/k1')).toMatchObject([
    { text: 'Rever a escala de sábado', owner: 'leader', employeeId: 'e1', dueOn: late.dueOn },
  ]);
  expect(location.search).toBe('');
});

test('an address of one that is not there says so', async () => {
  server.handlers['GET /api/commitments/k8'] = () => refusal(404, 'Combinado não encontrado');
  await visit('/combinados?id=k8');
  expect(await screen.findByText('Combinado não encontrado')).toBeVisible();
});

test('a person cannot be asked for where the list of people failed, and it says why', async () => {
  server.handlers['GET /api/employees'] = () => refusal(500, 'Indisponível agora');
  await visit('/combinados');
  await check('Rever a escala');
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  const person = screen.getByLabelText('Pessoa');
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(person).toBeDisabled();
  expect(person).not.toHaveAttribute('placeholder', 'Todas');
  expect(person).toHaveAccessibleDescription(/^Não foi possível carregar a lista\./);
});
