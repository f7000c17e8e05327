import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, calendarDay } from '#shared/format.ts';
import {
  brief,
  caio,
  leticia,
  personServer,
  point,
  prepared,
  stamps,
  summary,
} from '../../../../../test/person-server.ts';
import { visit } from '../../../../../test/quick-server.ts';
import { keysSentTo, refusal } from '../../../../../test/screen-server.ts';
import { queryClient } from '../../../lib/query-client.ts';

let server: ReturnType<typeof personServer>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00.000Z') });
  server = personServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

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

test('what a point was to say stays in its field where it could not be saved', async () => {
  server.handlers['PUT /api/talking-points/p1'] = () => refusal(503, 'Fora do ar.');
  await visit('/colaboradores?id=e1&conversa=antes');
  const shared = await section('Para tratar com a pessoa');
  await userEvent.click(await shared.findByRole('button', { name: /^Reescrever/ }));
  await userEvent.keyboard(' e janeiro{Enter}');
  expect(await screen.findByText('Fora do ar.')).toBeInTheDocument();
  expect(shared.getByRole('textbox', { name: 'Ponto' })).toHaveValue(
    'Escala de dezembro e janeiro',
  );
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

test('after: closed with the proposed day, and the summary keeps what is private', async () => {
  server.handlers['GET /api/employees'] = () => [{ ...leticia, phone: '+5511912345678' }, caio];
  server.handlers['POST /api/conversations/v2/close'] = ({ body }) => ({
    conversation: {
      ...saved,
      ...(body as object),
      notes: 'Pareceu cansada',
      heldAt: '2026-11-25T15:00:00.000Z',
      points: prepared.points.map((one) => ({ ...one, conversationId: 'v2' })),
    },
    next: null,
  });
  let saved = { ...prepared };
  server.handlers['PUT /api/conversations/v2'] = ({ body }) =>
    (saved = { ...saved, ...(body as object) });
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
  expect(saved).toMatchObject({ outcome: 'Falou pouco', agreed: '- Rever a escala até sexta' });
  expect(server.asked('POST /api/conversations/v2/close')[0]!.body).toEqual({
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
