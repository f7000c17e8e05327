import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePerson } from '../../../test/choose-person.ts';
import { pdi } from '#documents/pdi/contract.ts';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { generationTimes } from '#shared/generation-times.ts';
import { queryClient } from '../lib/query-client.ts';
import { ModalProvider, useModal } from '../shell/modal.tsx';
import { Toaster } from '../ui/toast.tsx';
import { GenerationDialogs } from './generation-dialogs.tsx';
import { runningGeneration } from './generation-store.ts';

const deadline = addDays(calendarDay(new Date()), 90);
const result = pdi.contentSchema.parse({ title: 'PDI de Renata', goals: ['Reduzir as filas'] });
const answer = { result, aiHistoryId: 'h1', sources: [], generator: 'offline' };

interface Call {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}

let calls: Call[];
/** The document in the history. */
let kept: { id: string; type: string; brief: object; content: unknown; version: number };
let credits: number;
/** What it answers to a look at the form; nothing to say, where there is none. */
let reviews: (() => Response | Promise<Response>)[];
/** What the server answers to a generation; one an attempt. */
let generations: (() => Response | Promise<Response>)[];

function streamed(...events: [event: string, data: unknown][]): Response {
  const text = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return new Response(text.join(''), { headers: { 'Content-Type': 'text/event-stream' } });
}

const generated = () =>
  streamed(
    ['context', { sources: [] }],
    ['delta', { text: JSON.stringify(result) }],
    ['done', answer],
  );

function reply({ method, path, body }: Call): Response | Promise<Response> {
  if (path === '/api/auth/me') return Response.json({ user: { id: 'u1', name: 'Lia' } });
  if (path === '/api/auth/trial-status')
    return Response.json({ subscriptionStatus: 'trial', daysRemaining: 9 });
  if (path === '/api/companies') return Response.json([{ id: 'c1', name: 'Mercado' }]);
  if (path === '/api/user/credits') return Response.json({ credits });
  if (path.startsWith('/api/employees'))
    return Response.json([{ id: 'e1', name: 'Renata Lopes', position: 'Supervisora' }]);
  if (path === '/api/ai/review') return reviews.shift()?.() ?? Response.json({ warnings: [] });
  if (path === '/api/ai/generate') return generations.shift()?.() ?? Response.error();
  if (path.endsWith('/cancel')) return Response.json({ success: true, message: 'ok' });
  if (path === '/api/ai-history/h1') {
    if (method === 'PUT')
      kept = { ...kept, ...(body as { content: unknown }), version: kept.version + 1 };
    return Response.json(kept);
  }
  return Response.json({ success: false, message: 'Não existe' }, { status: 404 });
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );
}

beforeEach(() => {
  calls = [];
  kept = { id: 'h1', type: 'pdi', brief: {}, content: answer.result, version: 1 };
  credits = 3;
  generations = [generated];
  reviews = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      key: new Headers(init.headers).get('Idempotency-Key'),
    };
    calls.push(call);
    return Promise.race([reply(call), aborted(init.signal)]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function Opener() {
  const modal = useModal();
  return (
    <>
      <button onClick={() => modal.open('pdi')}>Abrir</button>
      <button onClick={() => modal.open('message')}>Escrever Mensagem</button>
    </>
  );
}

function show() {
  return render(
    <QueryClientProvider client={queryClient}>
      <ModalProvider>
        <Opener />
        <GenerationDialogs />
        <Toaster />
      </ModalProvider>
    </QueryClientProvider>,
  );
}

const form = () =>
  screen.findByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' });
const resultDialog = () => screen.findByRole('dialog', { name: 'PDI Gerado' });

async function open() {
  await waitFor(() => expect(queryClient.getQueryData(['companies'])).toBeDefined());
  // The overlay leaves a moment after the result dialog has opened under it.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Abrir', hidden: true }));
  const dialog = within(await form());
  await dialog.findByPlaceholderText('Selecione um colaborador');
  return dialog;
}

async function fillIn(dialog: Awaited<ReturnType<typeof open>>) {
  await choosePerson(dialog.getByLabelText('Colaborador'), 'Renata Lopes');
  await userEvent.type(dialog.getByLabelText('Data final'), formatDay(deadline));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Objetivo 1' }), 'Reduzir as filas');
  await userEvent.type(dialog.getByLabelText('Nome da competência'), 'Delegação');
}

async function filled() {
  const dialog = await open();
  await fillIn(dialog);
  const button = dialog.getByRole('button', { name: 'Gerar PDI com IA' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const submit = async () => userEvent.click(await filled());

async function saveAs(dialog: Awaited<ReturnType<typeof open>>, text: string) {
  await userEvent.click(dialog.getByRole('button', { name: 'Editar' }));
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
}

test('from the form to the document, with what it takes elsewhere refreshed', async () => {
  show();
  await submit();
  // First of all: it is gone after a while.
  expect(await screen.findByText('PDI gerado com sucesso')).toBeInTheDocument();
  const dialog = within(await resultDialog());
  // The document itself is in view: it is read out that it is there, and nothing lies over it.
  expect(screen.queryByRole('button', { name: 'Fechar aviso', hidden: true })).toBeNull();
  expect(await dialog.findByText('PDI de Renata')).toBeInTheDocument();
  expect(dialog.getByText(/Gerado sem IA externa \(modo offline\)/)).toBeInTheDocument();
  const order = calls.find(({ path }) => path === '/api/ai/generate')!;
  expect(order.body).toMatchObject({ type: 'pdi', companyId: 'c1', employeeId: 'e1' });
  expect(JSON.parse((order.body as { prompt: string }).prompt)).toMatchObject({
    employeeName: 'Renata Lopes',
    companyId: 'c1',
    goals: ['Reduzir as filas'],
  });
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/user/credits').length).toBeGreaterThan(1),
  );
  await userEvent.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a result stands again after a reload, with what was saved in it, until it is closed', async () => {
  const first = show();
  await submit();
  let dialog = within(await resultDialog());
  await saveAs(dialog, 'Plano da Renata');
  await dialog.findByText('Este conteúdo foi editado manualmente');
  first.unmount();
  show();
  dialog = within(await resultDialog());
  expect(await dialog.findByText('Plano da Renata')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Restaurar Original' }));
  expect(await dialog.findByText('Reduzir as filas')).toBeInTheDocument();
  expect(orders()).toHaveLength(1);
});

test('an error says why and leaves the form as it was typed', async () => {
  generations = [
    () => Response.json({ success: false, message: 'O provedor não respondeu' }, { status: 503 }),
  ];
  show();
  await submit();
  expect(await screen.findByText('O provedor não respondeu')).toBeInTheDocument();
  const dialog = within(await form());
  expect(dialog.getByLabelText('Nome da competência')).toHaveValue('Delegação');
});

test('what never answers is given up with the form as it was, and asked for again under its key', async () => {
  generations = [() => new Promise<Response>(() => undefined), generated];
  show();
  const button = await filled();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Gerando com IA' });
  act(() => void vi.advanceTimersByTime(generationTimes.silence));
  vi.useRealTimers();
  expect(await screen.findByText(/^O servidor não respondeu a tempo/)).toBeInTheDocument();
  const dialog = within(await form());
  expect(dialog.getByLabelText('Nome da competência')).toHaveValue('Delegação');
  await userEvent.click(dialog.getByRole('button', { name: 'Gerar PDI com IA' }));
  await resultDialog();
  const [first, second] = orders();
  expect(second).toEqual(first);
  expect(calls.some(({ path }) => path.endsWith('/cancel'))).toBe(false);
});

test('Gerar Novamente fills the form in again, and generates under a new key', async () => {
  generations = [generated, generated];
  show();
  await submit();
  await userEvent.click(
    within(await resultDialog()).getByRole('button', { name: 'Gerar Novamente' }),
  );
  const dialog = within(await form());
  await waitFor(() =>
    expect(dialog.getByLabelText('Nome da competência')).toHaveValue('Delegação'),
  );
  const button = dialog.getByRole('button', { name: 'Gerar PDI com IA' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await resultDialog();
  const keys = calls.filter(({ path }) => path === '/api/ai/generate').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('Fechar forgets the form; Esc keeps it; × and Cancelar forget it', async () => {
  show();
  await submit();
  // The one at the top is for phones.
  const ways = within(await resultDialog()).getAllByRole('button', { name: 'Fechar' });
  await userEvent.click(ways.at(-1)!);
  const competency = async () => (await open()).getByLabelText('Nome da competência');
  expect(await competency()).toHaveValue('');
  await userEvent.type(within(await form()).getByLabelText('Nome da competência'), 'Escuta');
  await userEvent.keyboard('{Escape}');
  expect(await competency()).toHaveValue('Escuta');
  for (const way of ['Cancelar', 'Fechar']) {
    await userEvent.click(within(await form()).getByRole('button', { name: way }));
    expect(await competency()).toHaveValue('');
    await userEvent.type(within(await form()).getByLabelText('Nome da competência'), 'Escuta');
  }
});

test('an edit is saved by the rules of the specification, and can be undone', async () => {
  show();
  await submit();
  const dialog = within(await resultDialog());
  await saveAs(dialog, 'Plano da Renata{Enter}Combinado.');
  expect(await screen.findByText('Alterações salvas com sucesso')).toBeInTheDocument();
  expect(await dialog.findByText('Este conteúdo foi editado manualmente')).toBeInTheDocument();
  const put = () => calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(put()).toMatchObject({
    path: '/api/ai-history/h1',
    body: {
      content: {
        ...result,
        title: 'Plano da Renata',
        editedContent: 'Plano da Renata\nCombinado.',
        isEdited: true,
      },
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Restaurar Original' }));
  expect(await screen.findByText('Conteúdo restaurado')).toBeInTheDocument();
  expect(put()?.body).toEqual({ content: JSON.parse(JSON.stringify(result)), version: 2 });
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: 'Restaurar Original' })).toBeNull(),
  );
});

test('an unsaved edit is not left without a question', async () => {
  show();
  await submit();
  const dialog = within(await resultDialog());
  await userEvent.click(dialog.getByRole('button', { name: 'Editar' }));
  await userEvent.type(dialog.getByRole('textbox'), ' e mais');
  await userEvent.keyboard('{Escape}');
  expect(dialog.getByText('Há alterações que não foram salvas.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Descartar alterações' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

async function askForEmail() {
  await waitFor(() => expect(queryClient.getQueryData(['companies'])).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Escrever Mensagem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gerar Mensagem' }));
  await userEvent.selectOptions(await dialog.findByLabelText('Tipo de mensagem'), 'email');
  await choosePerson(dialog.getByLabelText('Nome do destinatário'), 'Renata Lopes');
  await userEvent.type(dialog.getByLabelText('Contexto/objetivo'), 'A reunião mudou');
  const button = dialog.getByRole('button', { name: 'Gerar Mensagem com IA' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

test('an e-mail that the form of messages asked for leaves no filled form behind', async () => {
  const letter = { subject: 'Reunião', content: 'A reunião mudou.' };
  generations = [() => streamed(['done', { ...answer, result: letter }])];
  show();
  await askForEmail();
  await screen.findByRole('dialog', { name: 'E-mail Gerado' });
  await waitFor(() => expect(runningGeneration()).toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('an e-mail that fails after a reload comes back to the form that asked for it', async () => {
  const failed = () => Response.json({ success: false, message: 'Fora do ar' }, { status: 503 });
  generations = [() => new Promise<Response>(() => undefined)];
  const first = show();
  await askForEmail();
  await screen.findByRole('dialog', { name: 'Gerando com IA' });
  // A reload ends the connection with all that waits for it, and leaves what the tab remembers.
  const remembered = Object.entries(sessionStorage);
  first.unmount();
  runningGeneration()!.abort.abort();
  await waitFor(() => expect(runningGeneration()).toBeNull());
  for (const [key, value] of remembered) sessionStorage.setItem(key, value as string);
  generations = [failed];
  show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Gerar Mensagem' }));
  expect(await dialog.findByLabelText('Contexto/objetivo')).toHaveValue('A reunião mudou');
});

test('cancelling tells the server, and leaves the form', async () => {
  generations = [() => new Promise<Response>(() => undefined)];
  show();
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar geração' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/cancel'))).toBe(true));
  const { key } = calls.find(({ path }) => path === '/api/ai/generate')!;
  expect(calls.find(({ path }) => path.endsWith('/cancel'))?.path).toBe(
    `/api/ai/generations/${key}/cancel`,
  );
  expect(await screen.findByText('Geração cancelada. Nenhum crédito foi usado.')).toBeVisible();
  expect(within(await form()).getByLabelText('Nome da competência')).toHaveValue('Delegação');
});

test('without credits the form says why it cannot be sent', async () => {
  credits = 0;
  show();
  const dialog = await open();
  expect(
    await dialog.findByText('Você precisa de créditos para usar as ações de IA'),
  ).toBeInTheDocument();
});

const warned = () =>
  Response.json({ warnings: [{ excerpt: 'Ela está grávida', message: 'Há um dado sensível.' }] });
const reviewDialog = () => screen.findByRole('dialog', { name: 'Antes de gerar' });
const orders = () => calls.filter(({ path }) => path === '/api/ai/generate');

test('what a document must not repeat is said before anything is generated', async () => {
  reviews = [warned];
  show();
  await submit();
  const question = within(await reviewDialog());
  expect(question.getByText('“Ela está grávida”')).toBeInTheDocument();
  expect(question.getByText('Há um dado sensível.')).toBeInTheDocument();
  expect(orders()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Rever o texto' }));
  const dialog = within(await form());
  expect(dialog.getByRole('textbox', { name: 'Objetivo 1' })).toHaveValue('Reduzir as filas');
  expect(orders()).toEqual([]);
});

test('the leader may go on all the same', async () => {
  reviews = [warned];
  show();
  await submit();
  const question = within(await reviewDialog());
  await userEvent.click(question.getByRole('button', { name: 'Gerar mesmo assim' }));
  expect(await within(await resultDialog()).findByText('PDI de Renata')).toBeInTheDocument();
  expect(orders()).toHaveLength(1);
});

test('while the form is looked at it is on its way already', async () => {
  let letGo = (_: Response) => {};
  const asked = new Promise<void>((asking) => {
    reviews = [
      () => {
        asking();
        return new Promise((resolve) => (letGo = resolve));
      },
    ];
  });
  show();
  await submit();
  await asked;
  const busy = await within(await form()).findByRole('button', { name: 'Gerando PDI...' });
  expect(busy).toBeDisabled();
  letGo(Response.json({ warnings: [] }));
  expect(await within(await resultDialog()).findByText('PDI de Renata')).toBeInTheDocument();
});

test('a review that fails stands in nobody’s way', async () => {
  reviews = [() => Response.json({ success: false, message: 'x' }, { status: 500 })];
  show();
  await submit();
  expect(await within(await resultDialog()).findByText('PDI de Renata')).toBeInTheDocument();
});
