import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byMonth, dashboardServer, failing, never } from '../../../../test/dashboard-server.ts';
import { aGate } from '../../../../test/gate.ts';
import type { Commitment } from '#shared/commitments.ts';
import { visit } from '../../../../test/quick-server.ts';
import { queryClient } from '../../lib/query-client.ts';

let server: ReturnType<typeof dashboardServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = dashboardServer();
});
afterEach(() => {
  // What is on the screen would ask the real network.
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function open() {
  await visit('/dashboard');
  await screen.findByText('Créditos de IA');
}

/** A card of the page, by its heading. */
async function card(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('section')!);
}

const stat = (label: string) => screen.getByText(label).nextElementSibling;
const retry = { name: 'Tentar novamente' };
const refused = 'Você precisa de créditos para usar as ações de IA';
const stats = (figures: object) => () =>
  Response.json({
    totalEmployees: 0,
    activeTeams: 0,
    aiUsage: 0,
    byMonth: byMonth({}),
    ...figures,
  });

test('four figures under their labels', async () => {
  await open();
  await waitFor(() => expect(stat('Total de Colaboradores')).toHaveTextContent(/^1\.284$/));
  expect(stat('Equipes Ativas')).toHaveTextContent(/^2$/);
  expect(stat('Ações Realizadas (mês)')).toHaveTextContent(/^3$/);
  await waitFor(() => expect(stat('Créditos de IA')).toHaveTextContent(/^7$/));
});

test('a figure that could not be read is asked for again', async () => {
  server.answers['GET /api/user/credits'] = failing;
  await open();
  const button = await screen.findByRole('button', { name: 'Tentar novamente: Créditos de IA' });
  delete server.answers['GET /api/user/credits'];
  await userEvent.click(button);
  await waitFor(() => expect(stat('Créditos de IA')).toHaveTextContent(/^7$/));
});

const person = { id: 'e1', name: 'Ana Lima' };
const late: Commitment = {
  id: 'k1',
  companyId: 'c1',
  text: 'Rever a escala',
  owner: 'leader',
  ownerName: null,
  employee: person,
  team: null,
  dueOn: '2026-11-20',
  firstDueOn: '2026-11-20',
  postponed: 0,
  state: 'open',
  group: 'late',
  doneAt: null,
  evidence: '',
  recurrence: 'none',
  source: { kind: 'hand', document: null, conversationId: null, diaryEntryId: null },
  createdAt: '2026-11-10T12:00:00.000Z',
  updatedAt: '2026-11-10T12:00:00.000Z',
};

test('Hoje comes first: each line with its one action', async () => {
  server.today = [
    { kind: 'commitment', commitment: late },
    { kind: 'conversation', id: 'v1', employee: person, plannedOn: '2026-11-23' },
    {
      kind: 'follow-up',
      of: 'pdi',
      documentId: 'd1',
      title: 'PDI',
      employee: person,
      dueOn: '2026-11-26',
    },
    { kind: 'waiting', employee: { id: 'e2', name: 'Bruno Dias' }, talkedOn: null },
  ];
  server.hasMoreToday = true;
  await open();
  const today = await card('Hoje');
  expect(await today.findByText(/^Há mais à sua espera/u)).toBeInTheDocument();
  expect((await today.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Rever a escalaVocê, com Ana Lima · 20/11, há 3 dias',
    'Conversa com Ana LimahojePreparar',
    'Fim do PDI de Ana Limaquinta, 26/11Preparar',
    'Bruno Dias espera por uma conversaAinda sem conversa registradaPreparar',
  ]);
  expect(today.getByRole('link', { name: 'Preparar conversa com Bruno Dias' })).toHaveAttribute(
    'href',
    '/colaboradores?id=e2&conversa=antes',
  );
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Hoje');
});

test('while it is read again Hoje is as high as it was', async () => {
  server.today = ['e1', 'e2', 'e3'].map((id) => ({
    kind: 'waiting' as const,
    employee: { id, name: 'Ana Lima' },
    talkedOn: null,
  }));
  await open();
  const height = (await (await card('Hoje')).findAllByRole('listitem')).length;
  cleanup();
  queryClient.clear();
  server.answers['GET /api/today'] = never;
  await open();
  const { lastElementChild: shape } = await (await card('Hoje')).findByRole('status');
  expect(shape!.children).toHaveLength(height);
});

test('on the next day Hoje is read again', async () => {
  server.today = [{ kind: 'commitment', commitment: late }];
  await open();
  const today = await card('Hoje');
  expect(await today.findByText('Rever a escala')).toBeVisible();
  server.today = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await today.findByText(/^Nada vence hoje/)).toBeVisible();
});

test('one tap keeps a commitment, once however often it comes, and can be taken back', async () => {
  server.today = [{ kind: 'commitment', commitment: late }];
  const pressedAgain = aGate();
  server.answers['POST /api/commitments/k1/done'] = () => {
    server.today = [];
    server.answers['GET /api/today'] = async () => {
      await pressedAgain.opened;
      return Response.json({ today: '2026-11-23', lines: server.today, hasMore: false });
    };
    return Response.json({ commitment: { ...late, state: 'done', group: null }, next: null });
  };
  server.answers['POST /api/commitments/k1/reopen'] = () => {
    server.today = [{ kind: 'commitment', commitment: late }];
    return Response.json(late);
  };
  await open();
  const today = await card('Hoje');
  const button = await today.findByRole('button', { name: 'Cumprido: Rever a escala' });
  await userEvent.dblClick(button);
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  // A press that comes late has the focus on the line that is about to go.
  button.focus();
  pressedAgain.open();
  delete server.answers['GET /api/today'];
  const empty = await today.findByText(/^Nada vence hoje/);
  expect(empty).toBeVisible();
  // The last line is gone, and who uses the keyboard is still in the card.
  await waitFor(() => {
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(empty);
  });
  const done = server.calls.filter((call) => call === 'POST /api/commitments/k1/done');
  expect(done).toHaveLength(1);
  await userEvent.click(undo);
  expect(await today.findByText('Rever a escala')).toBeVisible();
});

test('what could not be read today is asked for again, and the rest is there', async () => {
  server.answers['GET /api/today'] = failing;
  await open();
  const today = await card('Hoje');
  expect(await today.findByText('O banco caiu.')).toBeVisible();
  delete server.answers['GET /api/today'];
  await userEvent.click(today.getByRole('button', retry));
  expect(await today.findByText(/^Nada vence hoje/)).toBeVisible();
});

test('six actions open their forms', async () => {
  await open();
  const actions = await card('Ações Inteligentes');
  expect(actions.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Plano de AçãoGestão Estratégica',
    'Organizar ReuniãoGestão Estratégica',
    'Escrever MensagemComunicação',
    'Roteiro de EntrevistaDesenvolvimento',
    'Criar PDIDesenvolvimento',
    'Roteiro de FeedbackDesenvolvimento',
  ]);
  await userEvent.click(actions.getByRole('button', { name: /^Roteiro de Feedback/ }));
  expect(await screen.findByRole('dialog', { name: 'Formulário de Feedback' })).toBeVisible();
});

test.each([
  {
    without: 'credits',
    answers: { 'GET /api/user/credits': () => Response.json({ credits: 0 }) },
    says: refused,
  },
  {
    without: 'a trial that runs',
    answers: {
      'GET /api/auth/trial-status': () =>
        Response.json({ subscriptionStatus: 'expired', daysRemaining: 0 }),
    },
    says: /^Seu período de teste terminou\./,
  },
])('without $without all six are disabled, with the reason', async ({ answers, says }) => {
  Object.assign(server.answers, answers);
  await open();
  const actions = await card('Ações Inteligentes');
  expect(await actions.findByText(says)).toBeVisible();
  const buttons = actions.getAllByRole('button');
  expect(buttons).toHaveLength(6);
  for (const button of buttons) expect(button).toBeDisabled();
});

test('teams with how many people they have', async () => {
  await open();
  const teams = await card('Minhas Equipes');
  expect(await teams.findByText('2 colaboradores')).toBeVisible();
  const rows = teams.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['Caixas2 colaboradoresAtiva', 'Padaria1 colaboradorAtiva']);
});

test('without teams the card says what to do; one that failed is read again', async () => {
  server.answers['GET /api/teams'] = failing;
  await open();
  const teams = await card('Minhas Equipes');
  expect(await teams.findByText('O banco caiu.')).toBeVisible();
  server.answers['GET /api/teams'] = () => Response.json([]);
  await userEvent.click(teams.getByRole('button', retry));
  const link = await teams.findByRole('link', { name: 'Crie a primeira' });
  expect(link).toHaveAttribute('href', '/equipes');
});

test('the three newest entries, and no more are asked for', async () => {
  await open();
  const recent = await card('Atividades Recentes');
  expect(await recent.findAllByRole('article')).toHaveLength(3);
  expect(server.calls).toContain('GET /api/diary?companyId=c1&limit=3');
});

test('no entry yet, and one read that failed', async () => {
  server.answers['GET /api/diary'] = failing;
  await open();
  const recent = await card('Atividades Recentes');
  expect(await recent.findByText('O banco caiu.')).toBeVisible();
  server.answers['GET /api/diary'] = () => Response.json([]);
  await userEvent.click(recent.getByRole('button', retry));
  expect(await recent.findByText(/^Nenhum registro ainda\./)).toBeVisible();
});

test('a note is saved, and what it changes is read again; a blank one is not', async () => {
  await open();
  const diary = await card('Diário do Líder');
  await userEvent.click(diary.getByRole('button', { name: 'Salvar' }));
  expect(await diary.findByText('Digite alguma observação antes de salvar')).toBeVisible();
  expect(server.bodies).toEqual({});
  await waitFor(() => expect(server.reads('/api/suggestions')).toBe(1));
  const box = diary.getByLabelText('O que você observou?');
  await userEvent.type(box, 'Um problema na fila{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Entrada do diário salva com sucesso')).toBeVisible();
  expect(server.bodies['POST /api/diary']).toMatchObject([
    { description: 'Um problema na fila', companyId: 'c1' },
  ]);
  expect(box).toHaveValue('');
  await waitFor(() => expect(server.reads('/api/suggestions')).toBe(2));
  const recent = await (await card('Atividades Recentes')).findAllByRole('article');
  expect(recent).toHaveLength(3);
  expect(recent[0]).toHaveTextContent('Um problema na fila');
});

test('a note that could not be saved stays', async () => {
  server.answers['POST /api/diary'] = () => new Response('', { status: 500 });
  await open();
  const box = (await card('Diário do Líder')).getByLabelText('O que você observou?');
  await userEvent.type(box, 'Elogio de cliente{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Erro ao salvar entrada do diário')).toBeVisible();
  expect(box).toHaveValue('Elogio de cliente');
});

const steps = async () =>
  (await card('Primeiros passos')).getAllByRole('listitem').map((step) => step.textContent);

test('without a company the checklist stands under what comes first', async () => {
  server.answers['GET /api/companies'] = () => Response.json([]);
  await visit('/dashboard');
  expect(
    await screen.findByRole('heading', { name: 'Cadastre uma empresa primeiro' }),
  ).toBeVisible();
  expect(await steps()).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Cadastrar Empresa' })).toHaveAttribute(
    'href',
    '/empresa',
  );
  expect(server.calls.some((call) => /stats|suggestions|teams/.test(call))).toBe(false);
});

test('the beginner’s next step alone has a button', async () => {
  server.answers['GET /api/stats'] = stats({ activeTeams: 1 });
  await open();
  expect((await steps())[1]).toContain('(feito)');
  const list = await card('Primeiros passos');
  expect(list.getByText('2 de 4')).toBeVisible();
  expect(list.getByRole('link')).toHaveTextContent('Cadastrar Colaborador');
});

test.each([
  { figures: { activeTeams: 0, totalEmployees: 0 }, action: 'Criar Equipe', form: 'Nova Equipe' },
  {
    figures: { activeTeams: 1, totalEmployees: 0 },
    action: 'Cadastrar Colaborador',
    form: 'Novo Colaborador',
  },
])('$action opens the form itself', async ({ figures, action, form }) => {
  server.answers['GET /api/stats'] = stats(figures);
  server.answers['GET /api/employees'] = () => Response.json([]);
  await open();
  await userEvent.click((await card('Primeiros passos')).getByRole('link', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: form }));
  const [first] = dialog.getAllByRole('textbox');
  expect(first).toHaveFocus();
  expect(first).toBeRequired();
});

test('Cadastrar Empresa opens its form', async () => {
  server.answers['GET /api/companies'] = () => Response.json([]);
  await visit('/dashboard');
  await userEvent.click(await screen.findByRole('link', { name: 'Cadastrar Empresa' }));
  expect(await screen.findByLabelText('Nome')).toHaveFocus();
  expect(location.pathname).toBe('/empresa');
});

test('the checklist goes when all is done, also by a document older than the figures', async () => {
  server.answers['GET /api/stats'] = stats({ activeTeams: 1, totalEmployees: 1 });
  server.answers['GET /api/ai-history'] = () => Response.json({ items: [], total: 1, limit: 20 });
  await open();
  expect(await screen.findByRole('heading', { name: 'Próximas Ações' })).toBeVisible();
  expect(screen.queryByText('Primeiros passos')).toBeNull();
});

test('nothing is shown that the checklist would push down, and all is asked for', async () => {
  server.answers['GET /api/stats'] = never;
  await open();
  await waitFor(() => expect(server.reads('/api/suggestions')).toBe(1));
  await waitFor(() => expect(server.reads('/api/diary')).toBe(1));
  expect(screen.getByText('Próximas Ações')).not.toBeVisible();
});

test('where the figures cannot be read the rest is there, without a checklist', async () => {
  server.answers['GET /api/stats'] = failing;
  await open();
  expect(await screen.findByRole('heading', { name: 'Minhas Equipes' })).toBeVisible();
  expect(screen.queryByText('Primeiros passos')).toBeNull();
  const chart = await card('Documentos por mês');
  expect(await chart.findByText('O banco caiu.')).toBeVisible();
  delete server.answers['GET /api/stats'];
  await userEvent.click(chart.getByRole('button', retry));
  expect(await chart.findByText('3 documentos nos últimos 12 meses')).toBeVisible();
});

test('the chart is a table for who cannot see it, and for who wants one', async () => {
  await open();
  const chart = await card('Documentos por mês');
  const table = await chart.findByRole('table', { name: 'Documentos gerados por mês e tipo' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Mês', 'E-mail', 'PDI', 'Total']);
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(14);
  expect(rows[12]).toHaveTextContent('novembro de 2026123');
  expect(table.closest('.sr-only')).not.toBeNull();
  await userEvent.click(chart.getByRole('button', { name: 'Ver tabela' }));
  expect(chart.getByRole('table').closest('.sr-only')).toBeNull();
  expect(chart.getByRole('region')).toHaveAttribute('tabindex', '0');
  await userEvent.click(chart.getByRole('button', { name: 'Ver gráfico' }));
  expect(chart.queryByRole('region')).toBeNull();
});

test('without documents the chart says what fills it in', async () => {
  server.answers['GET /api/stats'] = stats({});
  await open();
  const chart = await card('Documentos por mês');
  expect(await chart.findByText(/^Nenhum documento nos últimos 12 meses\./)).toBeVisible();
  expect(chart.queryByRole('table')).toBeNull();
});
