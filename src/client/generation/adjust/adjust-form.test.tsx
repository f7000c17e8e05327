import { setTimeout as pause } from 'node:timers/promises';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { historyKey } from '../../data/document-count.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/toast.tsx';
import { DocumentAdjust } from './document-adjust.tsx';

const content = {
  title: 'PDI de Ana',
  goals: ['Reduzir a fila até março', 'Treinar dois colegas', 'Fechar o caixa'],
};
const item = {
  id: 'd1',
  companyId: 'c1',
  type: 'pdi',
  title: content.title,
  content,
  originalContent: null,
  brief: {},
  sources: [],
  generator: 'modelo',
  employeeId: null,
  teamId: null,
  version: 2,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
};
const change = (given: object) => ({
  op: 'remove',
  after: '',
  text: '',
  fields: [],
  asked: true,
  ...given,
});
const proposal = {
  id: 'p1',
  changes: [
    change({ id: 'goals.1', unit: 0 }),
    change({ op: 'set', id: 'goals.0', text: 'Reduzir a fila até abril', unit: 1 }),
    change({ op: 'move', id: 'goals.2', unit: 2 }),
  ],
  note: '',
  freeLeft: 4,
  needsCredit: false,
};
const adjusting = 'POST /api/ai-history/d1/adjust';
const taking = 'POST /api/ai-history/d1/adjust/p1';
const after = { title: 'O que o servidor fez' };

let server: ReturnType<typeof screenServer>;
beforeEach(() => {
  sessionStorage.clear();
  server = screenServer({
    'GET /api/ai-history/d1': () => item,
    'GET /api/ai-history/d1/adjust': () => ({ freeLeft: 5 }),
    [adjusting]: () => proposal,
    [taking]: () => ({ ...item, content: after, version: 3 }),
    'POST /api/ai-history/d1/versions/2/restore': () => ({ ...item, version: 4 }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <DocumentAdjust documentId="d1" onParts={() => undefined} />
      <Toaster />
    </QueryClientProvider>,
  );
  const box = await screen.findByLabelText('Ajustar', { selector: 'input' });
  await waitFor(() => expect(server.asked('GET /api/ai-history/d1')).toHaveLength(1));
  const ask = async (words: string) => {
    await userEvent.clear(box);
    await userEvent.type(box, `${words}{Enter}`);
  };
  return { box, ask };
}
const button = (name: string) => screen.getByRole('button', { name });

test('what would change is shown, taken one by one, saved with the wish, and undone', async () => {
  const { box, ask } = await open();
  await ask('tire o segundo objetivo');
  const heading = await screen.findByRole('heading', { name: '3 mudanças propostas' });
  expect(heading).toHaveFocus();
  const [gone, words, moved] = screen
    .getAllByRole('listitem')
    .filter((line) => within(line).queryByRole('checkbox'));
  expect(within(gone!).getByRole('checkbox', { name: 'Objetivos · Sai' })).toBeChecked();
  expect(within(gone!).getByText('Treinar dois colegas').tagName).toBe('DEL');
  expect(within(words!).getByText('abril').tagName).toBe('INS');
  await userEvent.click(
    within(moved!).getByRole('checkbox', { name: 'Objetivos · Muda de lugar, para o começo' }),
  );
  await userEvent.click(button('Aceitar 2'));
  await screen.findByText('Documento ajustado');
  // What is applied, the server knows.
  expect(server.asked(taking).map(({ body }) => body)).toEqual([{ version: 2, units: [0, 1] }]);
  expect(box).toHaveValue('');
  await userEvent.click(button('Desfazer'));
  await waitFor(() =>
    expect(server.asked('POST /api/ai-history/d1/versions/2/restore')[0]?.body).toEqual({
      version: 3,
    }),
  );
});

test('what was not asked for stands apart, and is taken only where it is ticked', async () => {
  server.handlers[adjusting] = () => ({
    ...proposal,
    changes: [
      change({ id: 'goals.1', unit: 0 }),
      change({ op: 'set', id: 'title', text: 'Plano da Ana', asked: false, unit: 1 }),
    ],
  });
  const { ask } = await open();
  await ask('tire o segundo objetivo');
  expect(await screen.findByRole('heading', { name: '1 mudança proposta' })).toHaveFocus();
  const besides = screen.getByRole('region', { name: 'Também mudaria' });
  const title = within(besides).getByRole('checkbox');
  expect(title).not.toBeChecked();
  expect(within(besides).getByText('Plano', { exact: false }).tagName).toBe('INS');
  await userEvent.click(title);
  expect(button('Aceitar tudo')).toBeEnabled();
  await userEvent.click(title);
  await userEvent.click(button('Aceitar só o que pedi'));
  await screen.findByText('Documento ajustado');
  expect(server.asked(taking)[0]?.body).toEqual({ version: 2, units: [0] });
});

const withPage = {
  ...item,
  type: 'action_plan',
  content: {
    title: 'Fila da pipoca',
    page: '## Ações\n\n| Quando | O que fazer |\n|---|---|\n| 08/05/2027 | Medir o sábado |\n\nAvise a equipe antes.',
    actions: [{ task: 'Medir o sábado', deadline: '08/05/2027', responsible: 'Nazaré' }],
  },
};

test('a line of the page and the field that repeats it are one tick, taken or left together', async () => {
  server.handlers['GET /api/ai-history/d1'] = () => withPage;
  server.handlers[adjusting] = () => ({
    ...proposal,
    changes: [
      change({ op: 'set', id: 'actions.0.deadline', text: '15/05/2027', unit: 0 }),
      change({ op: 'set', id: 'page#3', text: '| 15/05/2027 | Medir o sábado |', unit: 0 }),
      change({ id: 'page#4', unit: 2 }),
    ],
  });
  const { ask } = await open();
  await ask('uma semana depois');
  await screen.findByRole('heading', { name: '2 mudanças propostas' });
  const region = screen.getByRole('region', { name: '2 mudanças propostas' });
  const [day, last, ...more] = within(region).getAllByRole('checkbox');
  expect(more).toEqual([]);
  expect(day).toHaveAccessibleName('Ações');
  const words = within(day!.closest('li')!);
  expect(words.getByText('Junto com isso · Ação 1: prazo')).toBeVisible();
  expect(words.getAllByText('15', { exact: false, selector: 'ins' })).toHaveLength(2);
  await userEvent.click(last!);
  await userEvent.click(button('Aceitar 1'));
  await screen.findByText('Documento ajustado');
  expect(server.asked(taking)[0]?.body).toEqual({ version: 2, units: [0] });
});

test('two presses take it once; where the answer gets lost it is asked for again', async () => {
  let lost = 1;
  server.handlers[taking] = () => {
    if (lost === 0) return { ...item, content: after, version: 3 };
    lost -= 1;
    throw new TypeError('Failed to fetch');
  };
  const { ask } = await open();
  await ask('tire o segundo objetivo');
  await screen.findByRole('heading', { name: '3 mudanças propostas' });
  await userEvent.dblClick(button('Aceitar tudo'));
  expect(await screen.findByText('Documento ajustado', {}, { timeout: 3_000 })).toBeVisible();
  const same = { version: 2, units: [0, 1, 2] };
  expect(server.asked(taking).map(({ body }) => body)).toEqual([same, same]);
});

test('what the server refuses is said, and the proposal stands', async () => {
  const told = 'Juntas, essas mudanças não cabem no documento.';
  server.handlers[taking] = () => refusal(400, told);
  const { box, ask } = await open();
  await ask('tire o segundo objetivo');
  await screen.findByRole('heading', { name: '3 mudanças propostas' });
  await userEvent.click(button('Aceitar tudo'));
  expect(await screen.findByText(told)).toBeVisible();
  expect(server.asked(taking)).toHaveLength(1);
  expect(button('Aceitar tudo')).toBeEnabled();
  expect(box).toHaveValue('tire o segundo objetivo');
});

test('where all of it was not asked for nothing is ticked', async () => {
  const besides = change({ op: 'set', id: 'title', text: 'Plano da Ana', asked: false, unit: 0 });
  server.handlers[adjusting] = () => ({ ...proposal, changes: [besides] });
  const { ask } = await open();
  await ask('tire o décimo objetivo');
  await screen.findByRole('heading', { name: 'Nenhuma mudança no que você pediu' });
  expect(button('Aceitar 0')).toBeDisabled();
});

test('a proposal for what was changed meanwhile says so, and the wish can be asked again', async () => {
  const { box, ask } = await open();
  await ask('tire o segundo objetivo');
  await screen.findByRole('heading', { name: '3 mudanças propostas' });
  // Another tab took its own proposal.
  server.handlers['GET /api/ai-history/d1'] = () => ({ ...item, version: 3 });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/^O documento mudou depois deste pedido/u)).toBeVisible();
  expect(screen.queryByRole('heading', { name: '3 mudanças propostas' })).toBeNull();
  expect(box).toHaveValue('tire o segundo objetivo');
  await userEvent.click(button('Pedir de novo'));
  await screen.findByRole('heading', { name: '3 mudanças propostas' });
  expect(screen.queryByText(/^O documento mudou/u)).toBeNull();
  expect(server.asked(adjusting).map(({ body }) => body)).toMatchObject([
    { version: 2 },
    { version: 3, instruction: 'tire o segundo objetivo' },
  ]);
});

test('what is refused because the document changed meanwhile can be asked of the new one', async () => {
  server.handlers[adjusting] = () => refusal(409, 'O documento foi alterado em outra janela.');
  const { ask } = await open();
  server.handlers['GET /api/ai-history/d1'] = () => ({ ...item, version: 3 });
  await ask('tire o segundo objetivo');
  await screen.findByText('O documento foi alterado em outra janela.');
  await waitFor(() => expect(server.asked('GET /api/ai-history/d1')).toHaveLength(2));
  server.handlers[adjusting] = () => proposal;
  await userEvent.click(button('Ajustar'));
  await screen.findByRole('heading', { name: '3 mudanças propostas' });
  expect(server.asked(adjusting).at(-1)?.body).toMatchObject({ version: 3 });
});

test('while it is saved nothing says that the document has changed', async () => {
  // A list that is read again keeps the saving waiting, while the document has changed already.
  const queryKey = [...historyKey, 'list'];
  const list = new QueryObserver(queryClient, { queryKey, queryFn: () => pause(200, []) });
  onTestFinished(list.subscribe(() => undefined));
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  const { ask } = await open();
  await ask('tire o segundo objetivo');
  await screen.findByRole('heading', { name: '3 mudanças propostas' });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await userEvent.click(button('Aceitar tudo'));
  await screen.findByText('Documento ajustado');
  observer.disconnect();
  expect(seen.filter((text) => text.includes('mudou depois'))).toEqual([]);
});

test('a failure keeps what was typed, and the same wish goes again under the same key', async () => {
  const keys: (string | null)[] = [];
  const told = 'O provedor de IA não respondeu.';
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/adjust') && init.method === 'POST') {
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
    }
    return fetch(address, init);
  });
  server.handlers[adjusting] = () => refusal(503, told);
  const { box, ask } = await open();
  await ask('mais curto e sem metas');
  expect(await screen.findByText(told)).toBeVisible();
  expect(box).toHaveValue('mais curto e sem metas');
  server.handlers[adjusting] = () => proposal;
  await userEvent.click(button('Ajustar'));
  await screen.findByRole('heading', { name: '3 mudanças propostas' });
  expect(keys[0]).toBe(keys[1]);
  await userEvent.click(button('Descartar'));
  await ask('mais curto e sem metas');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(keys[0]);
});

test('where no free one is left a credit is used only after it was said', async () => {
  server.handlers[adjusting] = ({ body }) =>
    (body as { useCredit: boolean }).useCredit
      ? { ...proposal, freeLeft: 0 }
      : { id: null, changes: [], note: '', freeLeft: 0, needsCredit: true };
  const { ask } = await open();
  await ask('mais direto');
  expect(await screen.findByText(/Este usa 1 crédito/u)).toBeVisible();
  await userEvent.click(button('Usar 1 crédito'));
  expect(await screen.findByRole('heading', { name: '3 mudanças propostas' })).toBeVisible();
  expect(server.asked(adjusting).map(({ body }) => body)).toMatchObject([
    { useCredit: false },
    { useCredit: true },
  ]);
});

test('without a model what rules can do, and what they cannot, is said before anything is typed', async () => {
  server.handlers['GET /api/ai-history/d1/adjust'] = () => ({ freeLeft: null });
  const { box } = await open();
  expect(await screen.findByText(/^Sem um modelo de IA conectado, dá para tirar/u)).toBeVisible();
  expect(screen.getByText(/^Não dá para escrever de outro jeito/u)).toBeVisible();
  expect(box).not.toHaveFocus();
  expect(box).toHaveAccessibleDescription(/dá para tirar itens.*Não dá para escrever/su);
  await userEvent.click(box);
  expect(button('mais curto')).toBeEnabled();
  for (const name of ['mais caloroso', 'mais direto', 'mais concreto', 'sem jargão', 'corrigir']) {
    expect(button(name)).toBeDisabled();
  }
});

test('without a model the answer to what rules cannot do stands alone', async () => {
  server.handlers['GET /api/ai-history/d1/adjust'] = () => ({ freeLeft: null });
  const note = 'Sem um modelo de IA conectado, só dá para tirar itens.';
  server.handlers[adjusting] = () => ({
    id: null,
    changes: [],
    note,
    freeLeft: null,
    needsCredit: false,
  });
  const { ask } = await open();
  await screen.findByText(/^Sem um modelo/u);
  await ask('mais caloroso');
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getAllByText(/^Sem um modelo/u)).toHaveLength(1);
});

test('with a model nothing is said of rules', async () => {
  const { box } = await open();
  await screen.findByText(/^O resto fica como está\. 5 ajustes grátis/u);
  expect(screen.queryByText(/^Sem um modelo/u)).toBeNull();
  expect(box).toHaveAccessibleDescription(/5 ajustes grátis/u);
});

test('nothing asked is said beside the field; what a chip asks is asked at once', async () => {
  const { ask } = await open();
  await ask(' ');
  expect(await screen.findByText('Diga o que deve mudar.')).toBeVisible();
  expect(server.asked(adjusting)).toEqual([]);
  await userEvent.click(button('sem jargão'));
  await screen.findByRole('heading', { name: '3 mudanças propostas' });
  expect(server.asked(adjusting)[0]?.body).toMatchObject({ instruction: 'sem jargão', version: 2 });
});
