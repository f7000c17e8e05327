import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePerson } from '../../../../test/choose-person.ts';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '../../lib/query-client.ts';
import { currentToast } from '../../lib/toast-store.ts';
import { HistoryPage } from './history-page.tsx';

const company = { id: 'c1', name: 'Mercado' };
const employees = [{ id: 'e1', name: 'Renata Lopes', position: 'Supervisora' }];
const items = Array.from({ length: 45 }, (_, index) => ({
  id: `d${index}`,
  companyId: 'c1',
  type: index === 44 ? 'meeting' : 'pdi',
  title: `Plano ${index}`,
  content: { title: `Plano ${index}`, goals: [`Objetivo do plano ${index}`] },
  originalContent: null,
  brief: {},
  sources: [],
  generator: 'offline',
  employeeId: 'e1',
  teamId: null,
  version: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
}));

const nothingClosed = {
  outcome: '',
  decisions: '',
  declined: [],
  nextOn: null,
  updatedAt: null,
  commitments: [],
};

let asked: URL[];
/** With what the list was asked for, in the order of it. */
const lists = () =>
  asked.filter((url) => url.pathname === '/api/ai-history').map((url) => url.searchParams);
let detailStatus: number;
let listStatus: number;
let peopleStatus: number;
/** How many documents there are. */
let stored: number;
let deleted: string | null;
let deleteStatus: number;
let marks: Record<string, string>;

/** The server, at the network's edge. */
function answer(url: URL, method = 'GET', body: unknown = null): Response {
  if (url.pathname === '/api/companies') return Response.json([company]);
  if (url.pathname === '/api/employees') {
    return peopleStatus === 200
      ? Response.json(employees)
      : new Response('', { status: peopleStatus });
  }
  if (url.pathname === '/api/teams') return Response.json([]);
  if (url.pathname.endsWith('/promises')) return Response.json({ promises: [] });
  if (url.pathname.endsWith('/development-plan')) {
    return Response.json({ plan: null, inForce: null, isPossible: true });
  }
  if (url.pathname === '/api/development-plans') {
    marks['d3'] = 'in_force';
    return Response.json({ plan: { id: 'p1' }, isNew: true, before: null });
  }
  if (url.pathname.endsWith('/closing')) {
    if (method === 'PUT') marks['d44'] = 'closed';
    const written = method === 'PUT' ? (JSON.parse(body as string) as object) : {};
    return Response.json({ documentId: 'd44', ...nothingClosed, ...written });
  }
  if (url.pathname.endsWith('/shares')) return Response.json({ items: [], next: null });
  const id = url.pathname.split('/')[3];
  if (method === 'DELETE') {
    deleted = id ?? null;
    return deleteStatus === 200
      ? Response.json({
          success: true,
          message: 'Documento excluído',
          with: { candidateCards: 0, levelCheckIns: 2, shares: 1, closings: 0 },
        })
      : Response.json({ success: false, message: 'Tente mais tarde' }, { status: deleteStatus });
  }
  if (url.pathname.endsWith('/restore')) {
    deleted = null;
    return Response.json(items.find((candidate) => candidate.id === id));
  }
  if (id) {
    const item = items.find((candidate) => candidate.id === id);
    return item && detailStatus === 200
      ? Response.json(item)
      : Response.json({ success: false, message: 'Não' }, { status: 500 });
  }
  const page = Number(url.searchParams.get('page'));
  if (listStatus !== 200) {
    return Response.json({ success: false, message: 'Indisponível agora' }, { status: listStatus });
  }
  const found = url.searchParams.get('type')
    ? []
    : url.searchParams.get('employeeId')
      ? items.slice(0, 2)
      : items.slice(0, stored).filter((each) => each.id !== deleted);
  return Response.json({
    items: found
      .slice((page - 1) * 20, page * 20)
      .map((item) => ({ ...item, mark: marks[item.id] ?? null })),
    total: found.length,
    limit: 20,
  });
}

function open(path: string) {
  const location = memoryLocation({ path: '/historico', searchPath: path, record: true });
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <HistoryPage />
      </Router>
    </QueryClientProvider>,
  );
  return location;
}

beforeEach(() => {
  asked = [];
  detailStatus = 200;
  listStatus = 200;
  peopleStatus = 200;
  stored = items.length;
  deleted = null;
  deleteStatus = 200;
  marks = { d1: 'in_force', d2: 'closed' };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    asked.push(url);
    return answer(url, init?.method, init?.body);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('lists 20 a page, newest first, without who is inactive', async () => {
  open('');
  expect(await screen.findByText('Página 1 de 3')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Plano/ })).toHaveLength(20);
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  expect(Object.fromEntries(lists()[0]!)).toEqual({
    companyId: 'c1',
    activeEmployeesOnly: 'true',
    page: '1',
    limit: '20',
  });
  expect(asked.find((url) => url.pathname === '/api/employees')!.search).toContain(
    'activeOnly=true',
  );
});

test('goes on to the last page, and no further', async () => {
  const user = userEvent.setup();
  open('page=2');
  expect(await screen.findByText('Página 2 de 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(await screen.findByText('Página 3 de 3')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Plano/ })).toHaveLength(5));
  expect(screen.getByRole('button', { name: 'Próxima' })).toBeDisabled();
});

test.each([
  { from: 1, button: 'Próxima', cursor: { olderThan: 'd19' } },
  { from: 3, button: 'Anterior', cursor: { newerThan: 'd40' } },
])('beside page $from, which was read, page 2 is asked for by its neighbour', async (step) => {
  const user = userEvent.setup();
  open(`page=${step.from}`);
  await screen.findByText(`Página ${step.from} de 3`);
  await user.click(screen.getByRole('button', { name: step.button }));
  await waitFor(() => expect(lists()).toHaveLength(2));
  const { page, olderThan, newerThan } = Object.fromEntries(lists()[1]!);
  expect({ page, olderThan, newerThan }).toEqual({
    page: '2',
    olderThan: undefined,
    newerThan: undefined,
    ...step.cursor,
  });
});

test('a link opens a document on its page', async () => {
  open('page=2&item=d21');
  expect(await screen.findByText('Objetivo do plano 21')).toBeInTheDocument();
});

test('a document leads to the person whom it is about', async () => {
  open('page=2&item=d21');
  expect(await screen.findByRole('link', { name: 'Renata Lopes' })).toHaveAttribute(
    'href',
    '/colaboradores?id=e1',
  );
});

test('any filter goes back to page 1 and closes the panel', async () => {
  open('page=2&item=d21');
  await screen.findByText('Objetivo do plano 21');
  // The sheet of a narrow window stands over the filters: what is under test is the filter itself.
  document.body.style.pointerEvents = 'auto';
  await choosePerson(screen.getByRole('combobox', { name: 'Colaborador', hidden: true }), 'Renata');
  expect(await screen.findByText('Página 1 de 1')).toBeInTheDocument();
  expect(screen.queryByText('Objetivo do plano 21')).toBeNull();
});

test('a detail that cannot be read is only logged: the list has its content', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  detailStatus = 500;
  open('item=d3');
  expect(await screen.findByText('Objetivo do plano 3')).toBeInTheDocument();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  warn.mockClear();
});

test('an address beyond the end shows the last page', async () => {
  open('page=9');
  expect(await screen.findByText('Página 3 de 3')).toBeInTheDocument();
});

test('no documents at all: what to do; none that match: the filters can be taken off', async () => {
  const user = userEvent.setup();
  stored = 0;
  open('');
  expect(await screen.findByText('Nenhum documento gerado ainda')).toBeInTheDocument();
  // One sentence, one action and one example on a phone.
  const group = screen.getByRole('heading', { name: 'Comunicação' });
  expect(group.closest('.max-xl\\:hidden')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ver Ações Inteligentes' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  stored = items.length;
  queryClient.clear();
  await user.selectOptions(screen.getByLabelText('Tipo'), 'PDI');
  expect(await screen.findByText('Nenhum documento com esses filtros')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('Página 1 de 3')).toBeInTheDocument();
  expect(screen.getByLabelText('Tipo')).toHaveValue('');
});

test('the filters can be taken off where some match, and only while there are any', async () => {
  const user = userEvent.setup();
  open('employeeId=e1');
  await screen.findByText('Página 1 de 1');
  await user.click(screen.getByRole('button', { name: /^Limpar/ }));
  expect(await screen.findByText('Página 1 de 3')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Limpar/ })).toBeNull();
});

test('a list that does not come can be asked for again', async () => {
  const user = userEvent.setup();
  listStatus = 503;
  open('');
  expect(await screen.findByText('Indisponível agora')).toBeInTheDocument();
  listStatus = 200;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Página 1 de 3')).toBeInTheDocument();
});

test('a day is sent whole, and is a day as the list shows it: no zone of the reader’s', async () => {
  const user = userEvent.setup();
  open('page=2');
  await screen.findByText('Página 2 de 3');
  await user.type(screen.getByLabelText('Data'), '20/11/2026');
  await waitFor(() => expect(lists().at(-1)!.get('date')).toBe('2026-11-20'));
  expect(lists().at(-1)!.get('tz')).toBeNull();
  expect(lists().at(-1)!.get('page')).toBe('1');
  expect(screen.getByLabelText('Data')).toHaveFocus();
});

test('a link about someone who is not in the list does not claim to show everybody', async () => {
  open('employeeId=e9');
  await screen.findByText('Página 1 de 1');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Colaborador' })).toHaveValue('Outra pessoa'),
  );
});

test('the list says which one is in force, and which meeting was closed', async () => {
  open('');
  expect(
    await screen.findByRole('button', { name: /^Plano 1 .*PDI\s*· Em vigor/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Plano 2 .*PDI\s*· Fechada/ })).toBeInTheDocument();
  expect(screen.getAllByText(/· (?:Em vigor|Fechada)/)).toHaveLength(2);
});

test('the list follows when a PDI is put in force beside it', async () => {
  const user = userEvent.setup();
  open('item=d3');
  await user.click(await screen.findByRole('button', { name: 'Pôr em vigor' }));
  await waitFor(() => expect(screen.getAllByText('· Em vigor')).toHaveLength(2));
});

test('the list follows once when a meeting is closed beside it', async () => {
  const user = userEvent.setup();
  open('item=d44&page=3');
  await user.click(await screen.findByRole('button', { name: 'Encerrar reunião' }));
  await user.type(screen.getByLabelText('Como foi?'), 'Rendeu');
  expect(await screen.findByText('· Fechada')).toBeInTheDocument();
  const before = lists().length;
  await user.type(screen.getByLabelText('Como foi?'), ' muito');
  const saves = () => asked.filter(({ pathname }) => pathname.endsWith('/closing')).length;
  await waitFor(() => expect(saves()).toBe(3), { timeout: 3_000 });
  expect(lists()).toHaveLength(before);
});

test('a document is deleted at its foot, leaves the list, and comes back', async () => {
  const user = userEvent.setup();
  const location = open('item=d3');
  await user.click(await screen.findByRole('button', { name: 'Excluir documento' }));
  await waitFor(() => expect(location.history.at(-1)).toBe('/historico'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Plano 3 / })).not.toBeInTheDocument(),
  );
  expect(currentToast()).toMatchObject({
    title: 'Documento excluído',
    description: 'Plano 3. Com ele: 2 níveis registrados e 1 link compartilhado',
    duration: 10_000,
    action: { label: 'Desfazer' },
  });
  // Of what is gone nothing is asked any more.
  expect(asked.filter(({ pathname }) => pathname === '/api/ai-history/d3').length).toBe(2);
  act(() => currentToast()!.action!.run());
  expect(await screen.findByRole('button', { name: /^Plano 3 / })).toBeInTheDocument();
});

test('what could not be deleted stays open, with the reason', async () => {
  const user = userEvent.setup();
  deleteStatus = 503;
  open('item=d3');
  await user.click(await screen.findByRole('button', { name: 'Excluir documento' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ description: 'Tente mais tarde' }));
  expect(screen.getByText('Objetivo do plano 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Excluir documento' })).toBeEnabled();
});

test('a person cannot be asked for where the list of people failed, and it says why', async () => {
  peopleStatus = 500;
  open('');
  await screen.findByRole('button', { name: 'Tentar novamente' });
  const person = screen.getByLabelText('Colaborador');
  expect(person).toBeDisabled();
  expect(person).not.toHaveAttribute('placeholder', 'Todos');
  expect(person).toHaveAccessibleDescription(/^Não foi possível carregar a lista\./);
});
