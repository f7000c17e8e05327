import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentKindValues } from '#documents/labels.ts';
import { messages } from '#shared/messages.ts';
import type { SearchResults } from '#shared/search.ts';
import { quickServer, visit } from '../../../test/quick-server.ts';
import { queryClient } from '../lib/query-client.ts';
import { forgetEverything } from '../lib/tab-memory.ts';

const nothing: SearchResults = {
  employees: [],
  teams: [],
  diary: [],
  commitments: [],
  documents: [],
};
const something: SearchResults = {
  employees: [{ id: 'e1', name: 'Renata Lopes', position: 'Supervisora de Caixa', marks: [] }],
  teams: [{ id: 't1', name: 'Loja Renascer', marks: [] }],
  diary: [
    {
      id: 'r1',
      excerpt: 'Renata abriu a loja sozinha',
      date: '2026-11-20T15:00:00.000Z',
      marks: [],
    },
  ],
  commitments: [
    { id: 'k1', text: 'Rever a escala com Renata', state: 'open', dueOn: '2026-12-01', marks: [] },
  ],
  documents: [
    {
      id: 'd1',
      type: 'pdi',
      title: 'PDI de Renata',
      createdAt: '2026-10-02T15:00:00.000Z',
      marks: [],
      excerpt: '',
      excerptMarks: [],
    },
  ],
};

interface Asked {
  q: string;
  signal: AbortSignal;
}
let server: ReturnType<typeof quickServer>;
let asked: Asked[];
let search: (q: string) => Response | Promise<Response>;
let trial: string;

beforeEach(() => {
  server = quickServer();
  asked = [];
  search = (q) => Response.json('renata'.startsWith(q) ? something : nothing);
  trial = 'trial';
  const others = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    if (url.pathname === '/api/auth/trial-status') {
      return Promise.resolve(Response.json({ subscriptionStatus: trial, daysRemaining: null }));
    }
    // What a screen shows of them is not of interest here.
    if (['/api/employees', '/api/teams', '/api/diary'].includes(url.pathname)) {
      return Promise.resolve(Response.json([]));
    }
    if (/^\/api\/(ai-history|commitments)/.test(url.pathname)) return new Promise(() => undefined);
    if (url.pathname !== '/api/search') return others(address, init);
    const q = url.searchParams.get('q') ?? '';
    asked.push({ q, signal: init.signal! });
    return Promise.resolve(search(q));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetEverything();
  queryClient.clear();
});

const field = () => screen.findByRole('combobox', { name: /^Buscar/ });
const pressShortcut = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const lines = () =>
  screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));
const activeLine = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.getAttribute('aria-label');
};
const here = () => location.pathname + location.search;
const enter = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

async function open(at = '/gestao-estrategica') {
  await visit(at);
  await screen.findByRole('button', { name: 'Buscar' });
  pressShortcut();
  return field();
}

test('Ctrl+K opens it with the focus in its field; Esc, and Ctrl+K again, give the focus back', async () => {
  await visit('/equipes');
  const before = await screen.findByRole('button', { name: 'Alternar barra lateral' });
  for (const leave of [() => userEvent.keyboard('{Escape}'), pressShortcut]) {
    before.focus();
    pressShortcut();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(before).toHaveFocus());
  }
});

test('its button opens it, and says its keys', async () => {
  await visit('/equipes');
  const button = await screen.findByRole('button', { name: 'Buscar' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Buscar' })).toBeInTheDocument();
  // It hears Esc from when it takes the focus, which is after it is drawn.
  await waitFor(async () => expect(await field()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('every screen and every action is offered before anything is typed; nothing is asked', async () => {
  await open();
  const groups = screen.getAllByRole('group').map((group) => within(group));
  expect(screen.getByRole('group', { name: 'Telas' })).toHaveTextContent(/Dashboard.*Histórico/);
  const actions = within(screen.getByRole('group', { name: 'Ações Inteligentes' }));
  expect(actions.getAllByRole('option')).toHaveLength(documentKindValues.length);
  expect(screen.getByRole('group', { name: 'Combinados' })).toHaveTextContent('Novo combinado');
  expect(groups).toHaveLength(3);
  expect(asked).toEqual([]);
});

test.each([
  ['gestao', 'Gestão Estratégica', '/gestao-estrategica'],
  ['HISTÓRICO', 'Histórico', '/historico'],
  ['diario lider', 'Diário do Líder', '/diario'],
  ['pessoas', 'Colaboradores', '/colaboradores'],
  ['espelho', 'Espelho', '/colaboradores?visao=espelho'],
  ['fechamento mes', 'Fechamento do mês', '/equipes?fechamento=atual'],
])('%s finds the screen %s, and Enter goes there', async (typed, title, address) => {
  search = () => Response.json(nothing);
  await userEvent.type(await open('/comunicacao'), typed);
  expect(await activeLine()).toBe(title);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe(address));
  expect(screen.queryByRole('dialog', { name: 'Buscar' })).toBeNull();
  // On its heading, or on the field that the screen is about.
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
});

test.each([
  ['pdi', 'Criar PDI', 'Plano de Desenvolvimento Individual (PDI)'],
  ['email', 'Escrever E-mail', 'Gerar Mensagem'],
  ['acao', 'Plano de Ação', 'Plano de Ação Estratégico'],
])('%s finds the action %s, and Enter opens its form', async (typed, title, form) => {
  await userEvent.type(await open(), typed);
  expect(await activeLine()).toContain(title);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: form })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Buscar' })).toBeNull();
});

test.each([
  ['Renata Lopes, Supervisora de Caixa', 'Colaboradores', '/colaboradores?id=e1'],
  ['Loja Renascer', 'Equipes', '/equipes?id=t1'],
  ['Renata abriu a loja sozinha, 20/11/2026', 'Diário do Líder', '/diario?id=r1'],
  ['Rever a escala com Renata, 01/12/2026', 'Combinados', '/combinados?id=k1'],
  ['PDI de Renata, PDI, 02/10/2026', 'Documentos', '/historico?item=d1'],
])('%s is found on the server and leads to its place', async (line, group, address) => {
  await userEvent.type(await open(), 'rena');
  const found = within(await screen.findByRole('group', { name: group }));
  await userEvent.click(found.getByRole('option', { name: line }));
  await waitFor(() => expect(here()).toBe(address));
});

test('arrow keys, Home and End move in the list, whose ends meet', async () => {
  await open();
  const all = lines();
  expect(await activeLine()).toBe(all[0]);
  const steps = [
    ['{ArrowDown}', 1],
    ['{ArrowUp}', 0],
    ['{ArrowUp}', all.length - 1],
    ['{ArrowDown}', 0],
    ['{End}', all.length - 1],
    ['{Home}', 0],
  ] as const;
  for (const [key, place] of steps) {
    await userEvent.keyboard(key);
    expect(await activeLine()).toBe(all[place]);
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  }
  expect(await field()).toHaveFocus();
});

test('a letter alone asks nothing; letters typed in one go ask once', async () => {
  const input = await open();
  await userEvent.type(input, 'r');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(asked).toEqual([]);
  // In one go: between two of them no time passes in which it could be asked.
  for (const typed of ['re', 'ren', 'rena', 'renat', 'renata']) enter(input, typed);
  expect(await screen.findByText('Renata Lopes')).toBeInTheDocument();
  expect(asked.map(({ q }) => q)).toEqual(['renata']);
});

test('the newest answer wins: the call before it is ended, and its answer is not shown', async () => {
  const answers = new Map<string, (response: Response) => void>();
  search = (q) => new Promise((resolve) => answers.set(q, resolve));
  const input = await open();
  enter(input, 're');
  await waitFor(() => expect(answers.has('re')).toBe(true));
  expect(screen.getByText('Buscando…')).toBeInTheDocument();
  enter(input, 'renata');
  await waitFor(() => expect(answers.has('renata')).toBe(true));
  expect(asked.map(({ q, signal }) => [q, signal.aborted])).toEqual([
    ['re', true],
    ['renata', false],
  ]);
  answers.get('renata')!(Response.json(something));
  expect(await screen.findByText('Renata Lopes')).toBeInTheDocument();
  const regina = { id: 'e9', name: 'Regina', position: 'Caixa', marks: [] };
  const late = { ...nothing, employees: [regina] };
  answers.get('re')!(Response.json(late));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Regina')).toBeNull();
  expect(screen.getByText('5 resultados')).toBeInTheDocument();
});

test('of the answer before, only what still fits stays until the next one comes', async () => {
  const input = await open();
  await userEvent.type(input, 'ren');
  expect(await screen.findByText('Loja Renascer')).toBeInTheDocument();
  search = () => new Promise(() => undefined);
  await userEvent.type(input, 'ata');
  expect(screen.getByText('Renata Lopes')).toBeInTheDocument();
  expect(screen.queryByText('Loja Renascer')).toBeNull();
});

test('nothing found', async () => {
  await userEvent.type(await open(), 'zzz');
  expect(await screen.findByText('Nada encontrado para “zzz”')).toBeInTheDocument();
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(here()).toBe('/gestao-estrategica');
});

test('a failure says so, leaves what is known, and is tried again', async () => {
  search = () => new Response('', { status: 500 });
  await userEvent.type(await open(), 'historico');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Não foi possível buscar/)).toBeInTheDocument();
  expect(lines()).toEqual(['Histórico']);
  search = () => Response.json(something);
  await userEvent.click(alert.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Renata Lopes')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network it says so', async () => {
  search = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.type(await open(), 'renata');
  expect(await screen.findByText(messages.network)).toBeInTheDocument();
});

test.each([
  ['no credits', (): void => void (server.credits = 0), messages.noCredits],
  ['an ended trial', (): void => void (trial = 'expired'), messages.trialOver],
])('%s: actions are there, disabled, with the reason', async (_, refuse, reason) => {
  refuse();
  const input = await open();
  const dialog = screen.getByRole('dialog', { name: 'Buscar' });
  await within(dialog).findByText(reason);
  await userEvent.type(input, 'pdi');
  const action = screen.getByRole('option', { name: /^Criar PDI/ });
  expect(action).toHaveAttribute('aria-disabled', 'true');
  expect(action).toHaveAccessibleDescription(reason);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(action);
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
});

test('what was chosen last stands first the next time, also while searching', async () => {
  await userEvent.type(await open(), 'renata');
  await userEvent.click(await screen.findByText('Renata Lopes'));
  await waitFor(() => expect(here()).toBe('/colaboradores?id=e1'));
  pressShortcut();
  const recent = await screen.findByRole('group', { name: 'Recentes' });
  expect(within(recent).getAllByRole('option')).toHaveLength(1);
  expect(await activeLine()).toContain('Renata Lopes');
  await userEvent.type(await field(), 'supervisora');
  expect(await activeLine()).toContain('Renata Lopes');
  expect(screen.getAllByText('Renata Lopes', { selector: '[role=option] *' })).toHaveLength(1);
});

test('over a form it does not open', async () => {
  await userEvent.type(await open(), 'pdi{Enter}');
  const form = await screen.findByRole('dialog', { name: /PDI/ });
  pressShortcut();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getAllByRole('dialog')).toEqual([form]);
});

const jonas = { id: 'e2', name: 'Jonas Prado', position: 'Vendedor', marks: [] };
test.each([
  ['feedback jonas', 'Roteiro de Feedback: Jonas Prado', 'Formulário de Feedback'],
  ['pdi para o jonas', 'Criar PDI: Jonas Prado', 'Plano de Desenvolvimento Individual (PDI)'],
])('%s offers “%s” first, and Enter opens its form about them', async (typed, line, form) => {
  search = (q) => Response.json(q === 'jonas' ? { ...nothing, employees: [jonas] } : nothing);
  enter(await open(), typed);
  await waitFor(async () => expect(await activeLine()).toBe(`${line}, Vendedor`));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: form })).toBeInTheDocument();
  expect(history.state).toMatchObject({ over: { value: { options: { employeeId: 'e2' } } } });
});

test.each(['1:1 jonas', '1:1 com jonas', '1a1 jonas', 'conversa com jonas'])(
  '%s leads to the conversation with them',
  async (typed) => {
    search = (q) => Response.json(q === 'jonas' ? { ...nothing, employees: [jonas] } : nothing);
    enter(await open(), typed);
    await waitFor(async () =>
      expect(await activeLine()).toBe('Preparar conversa com Jonas Prado, Vendedor'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/colaboradores?id=e2&conversa=antes'));
  },
);

test('a wish without a name, or for nobody who is known, is looked for as any other text', async () => {
  const input = await open();
  enter(input, 'feedback de');
  await waitFor(() => expect(asked.map(({ q }) => q)).toEqual(['feedback de']));
  enter(input, 'feedback ninguém');
  expect(await screen.findByText('Nada encontrado para “feedback ninguém”')).toBeInTheDocument();
  expect(asked.map(({ q }) => q)).toEqual(['feedback de', 'feedback ninguém', 'ninguém']);
});

test('what was looked for is marked, and the passage that holds it stands below the title', async () => {
  const [found] = something.documents;
  const passage = { excerpt: 'Conferir as ferragens', excerptMarks: [[12, 21]] };
  search = () => Response.json({ ...nothing, documents: [{ ...found, ...passage }] });
  enter(await open(), 'ferragem');
  expect(await screen.findByText('ferragens', { selector: 'mark' })).toBeInTheDocument();
  expect(lines()).toEqual(['PDI de Renata, PDI, 02/10/2026, Conferir as ferragens']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe('/historico?item=d1&busca=ferragem'));
});
