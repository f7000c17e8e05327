import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, calendarDay } from '#shared/format.ts';
import { visit } from '../../../../../test/quick-server.ts';
import { keysSentTo, refusal, screenServer } from '../../../../../test/screen-server.ts';
import { queryClient } from '../../../lib/query-client.ts';

const stamps = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' };
const leticia = {
  id: 'e1',
  companyId: 'c1',
  name: 'Letícia Alves',
  position: 'Caixa',
  tipo: 'colaborador',
  behavioralProfile: 'executor',
  objectives: ['Virar supervisora'],
  professionalHistory: [],
  teamIds: ['t1'],
  teamId: 't1',
  isActive: true,
  photo: null,
  files: [],
  ...stamps,
};
const caio = { ...leticia, id: 'e2', name: 'Caio Muniz', teamIds: [], teamId: null };
const summary = {
  lastConversation: { id: 'v1', heldAt: '2026-11-02T15:00:00.000Z' },
  lastFeedback: null,
  pdi: { documentId: 'd1', title: 'Rumo à supervisão', dueOn: '2027-06-30' },
  prepared: { id: 'v2', plannedOn: '2026-11-27' },
  waitingPoints: 1,
  suggestedNextOn: '2026-12-09',
};
const about = (text: string) => ({ text, conversationId: null, documentId: null });
const brief = {
  lines: [
    { topic: 'last', ...about('A última conversa foi há 23 dias.'), conversationId: 'v1' },
    { topic: 'open', ...about('Em aberto: 1 ponto a tratar.') },
    { topic: 'pdi', ...about('O PDI vai até 30/06/2027.'), documentId: 'd1' },
    { topic: 'diary', ...about('Desde então, o diário não cita Letícia.') },
    { topic: 'question', ...about('O que está mais difícil?') },
  ],
};
const ids = { companyId: 'c1', employeeId: 'e1', createdAt: stamps.createdAt };
const point = (id: string, box: string, text: string) => ({
  id,
  box,
  text,
  conversationId: null as string | null,
  ...ids,
});
const texts = { notes: '', outcome: '', agreed: '', declined: [] as string[], nextOn: null };
const prepared = {
  id: 'v2',
  ...ids,
  updatedAt: stamps.updatedAt,
  plannedOn: '2026-11-27',
  heldAt: null as string | null,
  ...texts,
  points: [point('p1', 'shared', 'Escala de dezembro'), point('p2', 'private', 'Atrasos')],
  commitments: [] as object[],
};
const standing = (name: string, currentLevel: number, targetLevel: number) => ({
  name,
  firstLevel: currentLevel,
  currentLevel,
  targetLevel,
  checkIns: [],
  earlier: [],
});
const plan = {
  id: 'pl1',
  companyId: 'c1',
  employeeId: 'e1',
  documentId: 'd1',
  title: 'Rumo à supervisão',
  dueOn: '2027-06-30',
  state: 'in_progress',
  startedAt: stamps.createdAt,
  closedAt: null,
  summary: '',
  isProposed: false,
  continues: null,
  competencies: [standing('Delegação', 1, 4), standing('Escuta', 3, 3)],
};
const item = (kind: string, id: string, text: string) => ({
  kind,
  id,
  at: '2026-11-02T15:00:00.000Z',
  documentType: kind === 'document' ? 'feedback' : null,
  documentId: null,
  isInForce: id === 't1',
  text,
});

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00.000Z') });
  server = screenServer({
    'GET /api/teams': () => [{ id: 't1', name: 'Loja', ...stamps }],
    'GET /api/employees': () => [leticia, caio],
    'GET /api/employees/e1/summary': () => summary,
    'GET /api/employees/e1/brief': () => brief,
    'GET /api/employees/e1/timeline': () => ({
      items: [
        item('document', 'd2', 'Feedback de novembro'),
        item('conversation', 'v1', 'Falou da escala'),
        item('diary', 'n1', 'Letícia fechou o caixa sozinha'),
      ],
      next: null,
    }),
    'GET /api/employees/e1/development-plan': () => ({ plan, waiting: null }),
    'GET /api/employees/e1/development-plans': () => ({ items: [], next: null }),
    'GET /api/ai-history/d1': () => ({
      id: 'd1',
      type: 'pdi',
      brief: {},
      content: {},
      updatedAt: '2026-11-01T12:00:00.000Z',
    }),
    'GET /api/ai-history/d1/promises': () => ({ promises: [] }),
    'POST /api/conversations': () => prepared,
    'PUT /api/conversations/v2': ({ body }) => {
      const { points: _, commitments: __, ...conversation } = prepared;
      return { ...conversation, ...(body as object) };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

test('the page says who it is, how long ago, what is open, and where the PDI stands', async () => {
  await visit('/colaboradores?id=e1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Letícia Alves' })).toBeVisible();
  expect(screen.getByText('Virar supervisora')).toBeVisible();
  expect(screen.getByText('Executor')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Loja' })).toHaveAttribute(
    'href',
    '/colaboradores?equipe=t1',
  );
  expect(await screen.findByRole('link', { name: 'há 23 dias' })).toHaveAttribute(
    'href',
    '/colaboradores?id=e1&conversa=v1',
  );
  expect(screen.getByText('ainda nenhum')).toBeVisible();
  expect(screen.getByRole('link', { name: '27/11/2026' })).toBeVisible();
  expect(await screen.findByText('1 ponto a tratar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rumo à supervisão' })).toHaveAttribute(
    'href',
    '/historico?item=d1',
  );
  const bars = await screen.findAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['25', '100']);
  expect(screen.getByText('Nível 1 → 4')).toBeVisible();
});

test('the timeline: where each line leads, by kind, and a page at a time', async () => {
  server.handlers['GET /api/employees/e1/timeline'] = ({ query }) =>
    query.has('olderThan')
      ? { items: [item('diary', 'n2', 'Mais antigo')], next: null }
      : {
          items: [
            item('document', 'd2', 'Feedback de novembro'),
            item('conversation', 'v1', 'Falou da escala'),
            item('diary', 'n1', 'Letícia fechou o caixa sozinha'),
          ],
          next: '1.2',
        };
  await visit('/colaboradores?id=e1');
  const timeline = await section('Linha do tempo');
  const links = await timeline.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/historico?item=d2',
    '/colaboradores?id=e1&conversa=v1',
    '/diario?id=n1',
  ]);
  await userEvent.click(timeline.getByRole('button', { name: 'Mostrar mais' }));
  expect(await timeline.findByText('Mais antigo')).toBeVisible();
  expect(timeline.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  await userEvent.click(timeline.getByRole('button', { name: 'Diário' }));
  await waitFor(() =>
    expect(
      server.asked('GET /api/employees/e1/timeline').map(({ query }) => query.get('kind')),
    ).toContain('diary'),
  );
});

test('from the list to a person and back; the search stays', async () => {
  await visit('/colaboradores');
  await userEvent.type(await screen.findByRole('searchbox'), 'leti');
  await userEvent.click(await screen.findByRole('link', { name: 'Letícia Alves' }));
  expect(await screen.findByRole('button', { name: 'Preparar conversa' })).toBeVisible();
  act(() => history.back());
  expect(await screen.findByRole('searchbox')).toHaveValue('leti');
});

test('nobody of that id is said, and the list is there', async () => {
  await visit('/colaboradores?id=e9');
  expect(await screen.findByText(/^Colaborador não encontrado/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Caio Muniz' })).toBeVisible();
});

test('what cannot be read says so, and is read again', async () => {
  server.handlers['GET /api/employees/e1/timeline'] = () => refusal(503, 'Fora do ar.');
  await visit('/colaboradores?id=e1');
  const timeline = await section('Linha do tempo');
  expect(await timeline.findByText('Fora do ar.')).toBeVisible();
  server.handlers['GET /api/employees/e1/timeline'] = () => ({ items: [], next: null });
  await userEvent.click(timeline.getByRole('button', { name: 'Tentar novamente' }));
  expect(await timeline.findByText(/^Ainda não há nada com Letícia/)).toBeVisible();
});

test('editing is one of the actions, and an erased person leads back to the list', async () => {
  server.handlers['DELETE /api/employees/e1'] = () => ({ success: true, message: 'ok' });
  await visit('/colaboradores?id=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Letícia Alves' }));
  const form = await screen.findByRole('dialog', { name: 'Editar Colaborador' });
  expect(within(form).getByLabelText('Nome')).toHaveValue('Letícia Alves');
  await userEvent.click(within(form).getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(screen.getByRole('checkbox'));
  server.handlers['GET /api/employees'] = () => [caio];
  await userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
  expect(await screen.findByText('1 colaborador')).toBeVisible();
  expect(location.search).toBe('');
});

test.each([
  ['Criar Feedback de Letícia Alves', 'Formulário de Feedback'],
  ['Criar PDI de Letícia Alves', 'Plano de Desenvolvimento Individual (PDI)'],
])('%s opens the form with the person chosen', async (action, title) => {
  server.handlers['GET /api/ai-history'] = () => ({ items: [], total: 0, limit: 1 });
  await visit('/colaboradores?id=e1');
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const form = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(within(form).getByDisplayValue(/^Letícia Alves/)).toBeVisible());
});

test.each([
  ['Letícia chegou cedo', [leticia, caio], 'Letícia chegou cedo'],
  ['LETICIA chegou cedo', [leticia, caio], 'LETICIA chegou cedo'],
  ['Chegou cedo', [leticia, caio], 'Letícia Alves: Chegou cedo'],
  ['Letícia saiu', [leticia, { ...caio, name: 'Letícia Reis' }], 'Letícia Alves: Letícia saiu'],
])('a line of the diary names the person: %s', async (typed, everyone, saved) => {
  server.handlers['GET /api/employees'] = () => everyone;
  server.handlers['POST /api/diary'] = ({ body }) => ({ id: 'n9', date: '', ...(body as object) });
  await visit('/colaboradores?id=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar no diário' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar no diário' }));
  await userEvent.type(dialog.getByLabelText('O que você observou?'), typed);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked('POST /api/diary')[0]!.body).toMatchObject({
    companyId: 'c1',
    description: saved,
    employeeIds: ['e1'],
  });
  // It stands on the page at once.
  await waitFor(() =>
    expect(server.asked('GET /api/employees/e1/timeline').length).toBeGreaterThan(1),
  );
});

test('Esc keeps a line that was begun, Cancelar gives it up', async () => {
  await visit('/colaboradores?id=e1');
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar no diário' }));
    return screen.findByLabelText('O que você observou?');
  };
  await userEvent.type(await open(), 'Chegou cedo');
  await userEvent.keyboard('{Escape}');
  expect(await open()).toHaveValue('Chegou cedo');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await open()).toHaveValue('');
});

test('before: five lines at once, and a script filled in without what is private', async () => {
  await visit('/colaboradores?id=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar conversa' }));
  expect(location.search).toBe('?id=e1&conversa=antes');
  for (const { text } of brief.lines) {
    expect(await screen.findByText(text.replace('Em aberto: ', ''))).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Abrir: PDI' })).toHaveAttribute(
    'href',
    '/historico?item=d1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Escrever roteiro' }));
  const form = within(await screen.findByRole('dialog', { name: 'Criar Roteiro de Reunião' }));
  expect(await form.findByLabelText('Título')).toHaveValue('Conversa com Letícia Alves');
  expect(form.getByLabelText('Tipo')).toHaveValue('one-on-one');
  expect(form.getByDisplayValue('Escala de dezembro')).toBeVisible();
  expect(form.getByDisplayValue('Andamento do PDI: Rumo à supervisão')).toBeVisible();
  expect(form.queryByDisplayValue('Atrasos')).toBeNull();
});

test('a script that was begun is there again for the same person, and not for another', async () => {
  await visit('/colaboradores?id=e1&conversa=antes');
  await userEvent.click(await screen.findByRole('button', { name: 'Escrever roteiro' }));
  await userEvent.type(await screen.findByLabelText('Título'), ' no café');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Escrever roteiro' }));
  expect(await screen.findByLabelText('Título')).toHaveValue('Conversa com Letícia Alves no café');
  await userEvent.keyboard('{Escape}');
  server.handlers['GET /api/employees/e1/summary'] = () => summary;
  server.handlers['GET /api/employees'] = () => [{ ...leticia, name: 'Lara Dias' }];
  await act(() => queryClient.invalidateQueries({ queryKey: ['employees'] }));
  await screen.findByRole('heading', { name: 'Lara Dias' });
  await userEvent.click(await screen.findByRole('button', { name: 'Escrever roteiro' }));
  expect(await screen.findByLabelText('Título')).toHaveValue('Conversa com Lara Dias');
});

test('a point is noted once, however often its answer is lost; its deletion is taken back', async () => {
  const keys = keysSentTo('/api/talking-points');
  const answers = [refusal(503, 'Sem resposta.'), point('p3', 'private', 'Férias')];
  server.handlers['POST /api/talking-points'] = () => answers.shift();
  server.handlers['DELETE /api/talking-points/p3'] = () => ({ success: true, message: 'ok' });
  server.handlers['POST /api/talking-points/p3/restore'] = () => point('p3', 'private', 'Férias');
  await visit('/colaboradores?id=e1&conversa=antes');
  const own = await section('Só para mim');
  await userEvent.type(await own.findByRole('textbox'), 'Férias{Enter}');
  expect(await screen.findByText('Sem resposta.')).toBeInTheDocument();
  expect(own.getByRole('textbox')).toHaveValue('Férias');
  await userEvent.type(own.getByRole('textbox'), '{Enter}');
  expect(await own.findByText('Férias')).toBeVisible();
  expect(own.getByRole('textbox')).toHaveValue('');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  await userEvent.click(own.getByRole('button', { name: 'Excluir: Férias' }));
  await waitFor(() => expect(own.queryByText('Férias')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await own.findByText('Férias')).toBeVisible();
});

test('a point is rewritten by keys: Enter keeps it, Esc leaves it as it was', async () => {
  server.handlers['PUT /api/talking-points/p1'] = ({ body }) => ({
    ...prepared.points[0],
    ...(body as object),
  });
  await visit('/colaboradores?id=e1&conversa=antes');
  const shared = await section('Para tratar com a pessoa');
  await userEvent.click(await shared.findByRole('button', { name: /^Reescrever/ }));
  await userEvent.keyboard(' e janeiro{Escape}');
  expect(shared.getByText('Escala de dezembro')).toBeVisible();
  expect(shared.getByRole('button', { name: /^Reescrever/ })).toHaveFocus();
  expect(server.asked('PUT /api/talking-points/p1')).toEqual([]);
  await userEvent.keyboard('{Enter} e janeiro{Enter}');
  expect(await shared.findByText('Escala de dezembro e janeiro')).toBeVisible();
  expect(server.asked('PUT /api/talking-points/p1').map(({ body }) => body)).toEqual([
    { text: 'Escala de dezembro e janeiro' },
  ]);
});

test('during: a point is ticked at once, and waits again where the server refuses', async () => {
  await visit('/colaboradores?id=e1&conversa=durante');
  const shared = await section('Para tratar com a pessoa');
  server.handlers['PUT /api/talking-points/p1'] = () => refusal(503, 'Fora do ar.');
  await userEvent.click(await shared.findByRole('checkbox', { name: 'Escala de dezembro' }));
  await screen.findByText('Fora do ar.');
  expect(shared.getByRole('checkbox')).not.toBeChecked();
  server.handlers['PUT /api/talking-points/p1'] = () => ({
    ...prepared.points[0],
    conversationId: 'v2',
  });
  await userEvent.click(shared.getByRole('checkbox'));
  await waitFor(() => expect(shared.getByRole('checkbox')).toBeChecked());
  expect(server.asked('PUT /api/talking-points/p1').at(-1)!.body).toEqual({ isTreated: true });
});

const agreed = (id: string, more: object) => ({
  id,
  companyId: 'c1',
  owner: 'leader',
  ownerName: null,
  employee: { id: 'e1', name: 'Letícia Alves' },
  team: null,
  firstDueOn: '2026-11-27',
  dueOn: '2026-11-27',
  postponed: 0,
  state: 'open',
  group: 'week',
  doneAt: null,
  evidence: '',
  recurrence: 'none',
  source: { kind: 'conversation', document: null, conversationId: 'v2', diaryEntryId: null },
  ...stamps,
  ...more,
});
const reading = (text: string) => ({
  reading: { text, owner: 'leader', employee: null, candidates: [], dueOn: '2026-11-27' },
});

test('a point is offered as a commitment, becomes it once, and leads to it; that can be taken back', async () => {
  let conversation = prepared;
  server.handlers['POST /api/conversations'] = () => conversation;
  server.handlers['POST /api/commitments/read-line'] = () => reading('Fechar a escala');
  server.handlers['POST /api/commitments'] = async () => {
    // As a network has it: the second click comes sooner.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const made = { id: 'k1', text: 'Fechar a escala', talkingPointId: 'p1', said: 'Escala' };
    conversation = { ...prepared, commitments: [agreed('k1', made)] };
    return agreed('k1', { text: 'Fechar a escala' });
  };
  server.handlers['DELETE /api/commitments/k1'] = () => {
    conversation = prepared;
    return { success: true, message: '' };
  };
  await visit('/colaboradores?id=e1&conversa=durante');
  const shared = await section('Para tratar com a pessoa');
  const name = 'Virou combinado: Escala de dezembro';
  await userEvent.click(await shared.findByRole('button', { name }));
  const follow = await shared.findByRole('button', { name: 'Acompanhar' });
  // Enter takes it as it was understood.
  expect(follow).toHaveFocus();
  expect(server.asked('POST /api/commitments')).toEqual([]);
  await userEvent.dblClick(follow);
  expect(
    await shared.findByRole('link', { name: 'Fechar a escala · sexta, 27/11' }),
  ).toHaveAttribute('href', '/combinados?id=k1');
  expect(shared.queryByRole('button', { name })).toBeNull();
  expect(server.asked('POST /api/commitments').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      text: 'Fechar a escala',
      employeeId: 'e1',
      conversationId: 'v2',
      talkingPointId: 'p1',
      dueOn: '2026-11-27',
    }),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await shared.findByRole('button', { name })).toBeVisible();
  expect(shared.queryByRole('button', { name: 'Acompanhar' })).toBeNull();
});

test('who keeps what a point became, and until when, is chosen before; without an answer it stands as written', async () => {
  server.handlers['POST /api/conversations'] = () => prepared;
  server.handlers['POST /api/commitments/read-line'] = () => refusal(503, 'Fora do ar.');
  server.handlers['POST /api/commitments'] = () => agreed('k1', { text: 'Escala de dezembro' });
  await visit('/colaboradores?id=e1&conversa=durante');
  const shared = await section('Para tratar com a pessoa');
  const becomes = await shared.findByRole('button', {
    name: 'Virou combinado: Escala de dezembro',
  });
  await userEvent.click(becomes);
  const offer = within(await shared.findByRole('list', { name: 'Combinado: Escala de dezembro' }));
  await userEvent.click(offer.getByRole('button', { name: /^Não acompanhar/ }));
  expect(shared.queryByRole('button', { name: 'Acompanhar' })).toBeNull();
  expect(becomes).toHaveFocus();
  await userEvent.click(becomes);
  await userEvent.click(await shared.findByRole('button', { name: 'Quem cumpre: Você' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Letícia Alves' }));
  await userEvent.click(shared.getByRole('button', { name: 'Até quando' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Amanhã/ }));
  await userEvent.click(shared.getByRole('button', { name: 'Acompanhar' }));
  await waitFor(() => expect(server.asked('POST /api/commitments')).toHaveLength(1));
  expect(server.asked('POST /api/commitments')[0]!.body).toMatchObject({
    text: 'Escala de dezembro',
    owner: 'employee',
    employeeId: 'e1',
    dueOn: addDays(calendarDay(new Date()), 1),
    conversationId: 'v2',
    talkingPointId: 'p1',
  });
});

test('lines of what was agreed are offered each, with the person; one that is followed leads to it', async () => {
  const followed = {
    id: 'k1',
    text: 'Rever a escala',
    talkingPointId: null,
    said: 'rever a escala',
  };
  server.handlers['POST /api/conversations'] = () => ({
    ...prepared,
    agreed: '- rever a escala\n- treinar o Davi',
    commitments: [agreed('k1', followed)],
  });
  server.handlers['POST /api/commitments/read-line'] = () => reading('Treinar o Davi');
  server.handlers['POST /api/commitments'] = () => refusal(503, 'Fora do ar.');
  const keys = keysSentTo('/api/commitments');
  await visit('/colaboradores?id=e1&conversa=depois');
  const list = within(await screen.findByRole('list', { name: 'Combinados desta conversa' }));
  expect(list.getByRole('link', { name: 'Rever a escala · sexta, 27/11' })).toBeVisible();
  await userEvent.click(await list.findByRole('button', { name: 'Acompanhar' }));
  // Where the server refuses it stays offered.
  expect(await screen.findByText('Fora do ar.')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Acompanhar' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  // With other terms it is another one.
  await userEvent.click(list.getByRole('button', { name: /^Até quando/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sem data' }));
  server.handlers['POST /api/commitments'] = () => agreed('k2', { text: 'Treinar o Davi' });
  await userEvent.click(list.getByRole('button', { name: 'Acompanhar' }));
  expect(await list.findByRole('link', { name: /^Treinar o Davi/ })).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(server.asked('POST /api/commitments').at(-1)!.body).toMatchObject({
    employeeId: 'e1',
    conversationId: 'v2',
    said: 'treinar o Davi',
  });
});

test('notes are saved while they are typed; what could not be saved is there after a reload', async () => {
  server.handlers['PUT /api/conversations/v2'] = () => refusal(503, 'Fora do ar.');
  const { unmount } = await visit('/colaboradores?id=e1&conversa=durante');
  await userEvent.type(await field('Só você lê'), 'Quer férias em julho');
  expect(await screen.findByText(/^Não foi possível salvar/)).toBeVisible();
  unmount();
  queryClient.clear();
  const saved: unknown[] = [];
  server.handlers['PUT /api/conversations/v2'] = ({ body }) => {
    saved.push(body);
    return { ...prepared, ...(body as object) };
  };
  await visit('/colaboradores?id=e1&conversa=durante');
  expect(await field('Só você lê')).toHaveValue('Quer férias em julho');
  await waitFor(() => expect(saved).toEqual([{ notes: 'Quer férias em julho' }]));
  await userEvent.type(screen.getByRole('textbox', { name: 'Só você lê' }), '!');
  // Leaving does not wait for the pause.
  await userEvent.click(screen.getByRole('link', { name: 'Página de Letícia Alves' }));
  await waitFor(() => expect(saved.at(-1)).toEqual({ notes: 'Quer férias em julho!' }));
  expect(sessionStorage.getItem('leme:draft:conversation:v2:notes')).toBeNull();
});

test('after: closed with the proposed day, and the summary keeps what is private', async () => {
  server.handlers['GET /api/employees'] = () => [{ ...leticia, phone: '+5511912345678' }, caio];
  server.handlers['POST /api/conversations/v2/close'] = ({ body }) => ({
    conversation: {
      ...prepared,
      ...(body as object),
      notes: 'Pareceu cansada',
      heldAt: '2026-11-25T15:00:00.000Z',
      points: prepared.points.map((one) => ({ ...one, conversationId: 'v2' })),
    },
    next: null,
  });
  await visit('/colaboradores?id=e1&conversa=depois');
  await userEvent.type(await field('Como foi?'), 'Falou pouco');
  await userEvent.type(await field('O que combinamos'), '- Rever a escala até sexta');
  expect(await field('Próxima conversa')).toHaveValue('09/12/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar e ver o resumo' }));
  const message = (await field('Mensagem')) as HTMLTextAreaElement;
  expect(message.value).toBe(
    [
      'Oi, Letícia! Este é o resumo da nossa conversa de 25/11/2026.',
      'Conversamos sobre:\n- Escala de dezembro',
      'O que combinamos:\n- Rever a escala até sexta',
      'Nossa próxima conversa: 09/12/2026.',
      'Se faltou algo, me diga.',
    ].join('\n\n'),
  );
  expect(server.asked('POST /api/conversations/v2/close')[0]!.body).toEqual({
    outcome: 'Falou pouco',
    agreed: '- Rever a escala até sexta',
    nextOn: '2026-12-09',
  });
  expect(location.search).toBe('?id=e1&conversa=v2');
  const text = encodeURIComponent(message.value);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/5511912345678?text=${text}`,
  );
  expect(screen.getByText('Resumo para enviar')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toMatch(
    /^mailto:\?subject=Resumo%20da%20nossa%20conversa%20de%2025%2F11%2F2026&body=Oi/,
  );
  // The next one begins when it is prepared.
  expect(server.asked('POST /api/conversations')).toHaveLength(1);
  // What one wrote for oneself stands beside it.
  expect(screen.getByText('Pareceu cansada')).toBeVisible();
});

test('what was agreed and not followed is offered on the conversation that was held, too', async () => {
  const followed = {
    id: 'k1',
    text: 'Rever a escala',
    talkingPointId: null,
    said: 'rever a escala',
  };
  let held = {
    ...prepared,
    id: 'v1',
    heldAt: '2026-11-02T15:00:00.000Z',
    agreed: '- rever a escala\n- treinar o Davi',
    commitments: [agreed('k1', followed)],
  };
  server.handlers['GET /api/conversations/v1'] = () => held;
  server.handlers['POST /api/commitments/read-line'] = () => reading('Treinar o Davi');
  server.handlers['POST /api/commitments'] = () => {
    const made = { id: 'k2', text: 'Treinar o Davi', talkingPointId: null, said: 'treinar o Davi' };
    held = { ...held, commitments: [...held.commitments, agreed('k2', made)] };
    return agreed('k2', { text: 'Treinar o Davi', source: { conversationId: 'v1' } });
  };
  await visit('/colaboradores?id=e1&conversa=v1');
  const list = within(await screen.findByRole('list', { name: 'Combinados desta conversa' }));
  expect(list.getByRole('link', { name: /^Rever a escala/ })).toBeVisible();
  // One that is opened is read from its top.
  expect(screen.getByText('Resumo para enviar')).not.toHaveFocus();
  await userEvent.click(await list.findByRole('button', { name: 'Acompanhar' }));
  expect(await list.findByRole('link', { name: /^Treinar o Davi/ })).toBeVisible();
  expect(list.queryByRole('button', { name: 'Acompanhar' })).toBeNull();
  expect(server.asked('POST /api/commitments')[0]!.body).toMatchObject({
    employeeId: 'e1',
    conversationId: 'v1',
    said: 'treinar o Davi',
  });
});

test('a line that is not to be followed is not offered again, neither reworded nor once it was held', async () => {
  let now = { ...prepared, agreed: '- treinar o Davi no caixa' };
  server.handlers['POST /api/conversations'] = () => now;
  server.handlers['GET /api/conversations/v2'] = () => now;
  server.handlers['POST /api/commitments/read-line'] = () => reading('Treinar o Davi');
  server.handlers['PUT /api/conversations/v2'] = () => refusal(503, 'Fora do ar.');
  const first = await visit('/colaboradores?id=e1&conversa=depois');
  const dismiss = { name: /^Não acompanhar/ };
  await userEvent.click(await screen.findByRole('button', dismiss));
  // Where it could not be kept it stays offered.
  expect(await screen.findByText('Fora do ar.')).toBeVisible();
  server.handlers['PUT /api/conversations/v2'] = ({ body }) =>
    (now = { ...now, ...(body as object) });
  await userEvent.click(await screen.findByRole('button', dismiss));
  expect(await screen.findByText('Não será acompanhado')).toBeVisible();
  expect(screen.queryByRole('button', dismiss)).toBeNull();
  expect(now.declined).toEqual(['treinar o Davi no caixa']);
  first.unmount();
  queryClient.clear();
  now = { ...now, agreed: '- treinar o Davi no caixa novo\n- rever a escala' };
  const second = await visit('/colaboradores?id=e1&conversa=depois');
  expect(await screen.findAllByRole('button', dismiss)).toHaveLength(1);
  second.unmount();
  queryClient.clear();
  now = { ...now, heldAt: '2026-11-25T15:00:00.000Z' };
  await visit('/colaboradores?id=e1&conversa=v2');
  expect(await screen.findAllByRole('button', dismiss)).toHaveLength(1);
});

test('a next day that is over is refused at its field', async () => {
  await visit('/colaboradores?id=e1&conversa=depois');
  const day = await field('Próxima conversa');
  await waitFor(() => expect(day).toHaveValue('09/12/2026'));
  await userEvent.clear(day);
  await userEvent.type(day, '01112026');
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar e ver o resumo' }));
  expect(day).toHaveAccessibleDescription(/Escolha um dia de hoje em diante/);
  expect(server.asked('POST /api/conversations/v2/close')).toEqual([]);
});

test('a conversation that was held is read, deleted and taken back; an unknown one is said', async () => {
  const held = { ...prepared, id: 'v1', heldAt: '2026-11-02T15:00:00.000Z', outcome: 'Difícil' };
  server.handlers['GET /api/conversations/v1'] = () => held;
  server.handlers['DELETE /api/conversations/v1'] = () => ({ success: true, message: 'ok' });
  server.handlers['POST /api/conversations/v1/restore'] = () => held;
  const { unmount } = await visit('/colaboradores?id=e1&conversa=v1');
  expect(await screen.findByText('Conversa de 02/11/2026 às 12:00')).toBeVisible();
  expect(await screen.findByText('Difícil')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir conversa' }));
  expect(await screen.findByText('Conversa excluída')).toBeInTheDocument();
  expect(location.search).toBe('?id=e1');
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(server.asked('POST /api/conversations/v1/restore')).toHaveLength(1));
  unmount();
  await visit('/colaboradores?id=e1&conversa=v9');
  expect(await screen.findByText('Conversa não encontrada')).toBeVisible();
});
