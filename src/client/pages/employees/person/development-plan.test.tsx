import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../../../../test/quick-server.ts';
import type { PastLevel } from '#shared/development-plans.ts';
import {
  keysSentTo,
  refusal,
  screenServer,
  type ScreenCall,
} from '../../../../../test/screen-server.ts';
import { queryClient } from '../../../lib/query-client.ts';

const at = '2026-11-01T12:00:00.000Z';
const leticia = {
  id: 'e1',
  companyId: 'c1',
  name: 'Letícia Alves',
  position: 'Caixa',
  tipo: 'colaborador',
  behavioralProfile: null,
  objectives: [],
  professionalHistory: [],
  teamIds: [],
  teamId: null,
  isActive: true,
  photo: null,
  files: [],
  createdAt: at,
  updatedAt: at,
};
const summary = {
  lastConversation: null,
  lastFeedback: null,
  pdi: { documentId: 'd1', title: 'Rumo à supervisão', dueOn: '2027-06-30' },
  prepared: null,
  waitingPoints: 0,
  suggestedNextOn: '2026-12-09',
};
const checkIn = (id: string, level: number, evidence: string, createdAt = at) => ({
  id,
  competency: 'Delegação',
  level,
  evidence,
  createdAt,
});
type CheckIn = ReturnType<typeof checkIn>;
const planned = {
  id: 'p1',
  companyId: 'c1',
  employeeId: 'e1',
  documentId: 'd1',
  title: 'Rumo à supervisão',
  dueOn: '2027-06-30',
  state: 'in_progress',
  startedAt: '2026-09-01T12:00:00.000Z',
  closedAt: null,
  summary: '',
  isProposed: false,
  continues: null as { id: string; documentId: string; title: string } | null,
};
const commitment = (id: string, text: string, state: string) => ({
  id,
  companyId: 'c1',
  text,
  owner: 'employee',
  ownerName: null,
  employee: { id: 'e1', name: 'Letícia Alves' },
  team: null,
  dueOn: '2026-12-05',
  firstDueOn: '2026-12-05',
  postponed: 0,
  state,
  group: state === 'open' ? 'later' : null,
  doneAt: state === 'done' ? at : null,
  evidence: '',
  recurrence: 'none',
  source: {
    kind: 'document',
    document: { id: 'd1', type: 'pdi', title: 'Rumo à supervisão' },
    conversationId: null,
    diaryEntryId: null,
  },
  createdAt: at,
  updatedAt: at,
});
const promise = (key: string, text: string, followed: object | null) => ({
  key,
  text,
  owner: 'employee',
  ownerName: null,
  employee: { id: 'e1', name: 'Letícia Alves' },
  dueOn: '2026-12-05',
  commitment: followed,
});

let server: ReturnType<typeof screenServer>;
/** What the server has of the plan. */
let checkIns: CheckIn[];
let earlier: PastLevel[];
let stepState: string;
let waiting: object | null;
let isInForce: boolean;

function planNow() {
  const levelOf = (list: CheckIn[], first: number) => list.at(-1)?.level ?? first;
  const competencies = [
    {
      name: 'Delegação',
      firstLevel: 1,
      targetLevel: 4,
      currentLevel: levelOf(checkIns, 1),
      checkIns,
      earlier,
    },
    { name: 'Escuta', firstLevel: 3, targetLevel: 3, currentLevel: 3, checkIns: [], earlier: [] },
  ];
  return { ...planned, competencies };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00.000Z') });
  checkIns = [];
  earlier = [];
  stepState = 'open';
  waiting = null;
  isInForce = true;
  server = screenServer({
    'GET /api/teams': () => [{ id: 't1', name: 'Loja', createdAt: at, updatedAt: at }],
    'GET /api/employees': () => [leticia],
    'GET /api/employees/e1/summary': () => summary,
    'GET /api/employees/e1/brief': () => ({ lines: [] }),
    'GET /api/commitments': () => ({ items: [], next: null, today: '2026-11-25' }),
    'GET /api/employees/e1/timeline': () => ({ items: [], next: null }),
    'GET /api/employees/e1/development-plan': () => ({
      plan: isInForce ? planNow() : null,
      waiting,
    }),
    'GET /api/employees/e1/development-plans': () => ({
      items: isInForce
        ? []
        : [{ ...planned, state: 'closed', closedAt: at, summary: 'Chegou ao nível 2.' }],
      next: null,
    }),
    'GET /api/ai-history/d1': () => ({
      id: 'd1',
      type: 'pdi',
      title: 'Rumo à supervisão',
      brief: { goals: ['Coordenar a frente de caixa'] },
      content: {},
    }),
    'GET /api/ai-history/d1/promises': () => ({
      promises: [
        promise('k1', 'Delegar a abertura', commitment('m1', 'Delegar a abertura', stepState)),
        promise('k2', 'Ouvir a equipe', null),
      ],
    }),
    'POST /api/commitments/m1/done': () => {
      stepState = 'done';
      return { commitment: commitment('m1', 'Delegar a abertura', 'done'), next: null };
    },
    'POST /api/development-plans/p1/check-ins': ({ body }: ScreenCall) => {
      const { level, evidence } = body as { level: number; evidence: string };
      const made = checkIn('l1', level, evidence);
      checkIns = [made];
      return Response.json(made, { status: 201 });
    },
    'DELETE /api/level-check-ins/l1': () => {
      checkIns = [];
      return { success: true, message: 'Registro de nível excluído' };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  sessionStorage.clear();
});

const section = async () => {
  await visit('/colaboradores?id=e1');
  return within(await screen.findByRole('region', { name: 'PDI em vigor' }));
};
const barOf = (name: string) =>
  screen.getByRole('progressbar', { name: new RegExp(`^${name}`) }).getAttribute('aria-valuenow');

test('a level is noted with its evidence, the bar moves, and it can be taken back', async () => {
  const pdi = await section();
  expect(pdi.getByText('Em andamento')).toBeVisible();
  expect(barOf('Delegação')).toBe('25');
  await userEvent.click(pdi.getByRole('button', { name: 'Registrar nível: Delegação' }));
  const form = within(await pdi.findByRole('form', { name: 'Registrar nível: Delegação' }));
  await userEvent.selectOptions(form.getByLabelText('Nível agora'), '2');
  await userEvent.click(form.getByRole('button', { name: 'Registrar' }));
  expect(await form.findByText('Escreva o que mostra este nível')).toBeVisible();
  expect(server.asked('POST /api/development-plans/p1/check-ins')).toEqual([]);
  await userEvent.type(form.getByLabelText(/^O que mostra isso/), 'Passou o caixa ao Davi');
  const submit = form.getByRole('button', { name: 'Registrar' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  await waitFor(() => expect(barOf('Delegação')).toBe('50'));
  expect(server.asked('POST /api/development-plans/p1/check-ins')).toHaveLength(1);
  expect(pdi.getByText('Nível 2 → 4')).toBeVisible();
  await userEvent.click(pdi.getByText('1 nível registrado'));
  expect(
    pdi.getByRole('img', { name: 'Níveis de Delegação: 1 em 01/09/2026, 2 em 01/11/2026' }),
  ).toBeVisible();
  const table = within(pdi.getByRole('table', { name: 'Níveis registrados de Delegação' }));
  expect(table.getByRole('cell', { name: 'Passou o caixa ao Davi' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(barOf('Delegação')).toBe('25'));
});

test('where the level could not be noted, what was typed is there, also when one comes back', async () => {
  server.handlers['POST /api/development-plans/p1/check-ins'] = () => refusal(503, 'Fora do ar.');
  const keys = keysSentTo('/api/development-plans/p1/check-ins');
  const pdi = await section();
  await userEvent.click(pdi.getByRole('button', { name: 'Registrar nível: Delegação' }));
  await userEvent.type(await pdi.findByLabelText(/^O que mostra isso/), 'Passou o caixa');
  await userEvent.click(pdi.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Fora do ar.')).toBeVisible();
  await userEvent.click(pdi.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(pdi.getByLabelText('Nível agora')).toBeEnabled());
  // Another level is another note.
  await userEvent.selectOptions(pdi.getByLabelText('Nível agora'), '3');
  await userEvent.click(pdi.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  await userEvent.click(pdi.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(pdi.getByRole('button', { name: 'Registrar nível: Delegação' }));
  expect(await pdi.findByLabelText(/^O que mostra isso/)).toHaveValue('Passou o caixa');
});

test('steps are commitments: one is ticked here, the others are followed with a click', async () => {
  const pdi = await section();
  const step = await pdi.findByRole('checkbox', { name: 'Delegar a abertura' });
  expect(pdi.getByText('0 de 1 cumpridos')).toBeVisible();
  await userEvent.click(step);
  expect(await pdi.findByText('1 de 1 cumpridos')).toBeVisible();
  expect(step).toBeChecked();
  expect(server.asked('POST /api/commitments/m1/done')).toHaveLength(1);
  await userEvent.click(pdi.getByRole('button', { name: 'Acompanhar combinados' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Passos do PDI' }));
  expect(await dialog.findByRole('checkbox', { name: 'Ouvir a equipe' })).toBeVisible();
});

test('a ticked step stays ticked while the plan is read again', async () => {
  const pdi = await section();
  const step = await pdi.findByRole('checkbox', { name: 'Delegar a abertura' });
  server.handlers['GET /api/ai-history/d1/promises'] = () => new Promise(() => undefined);
  await userEvent.click(step);
  expect(await screen.findByText('Cumprido')).toBeVisible();
  await waitFor(() =>
    expect(server.asked('GET /api/ai-history/d1/promises').length).toBeGreaterThan(1),
  );
  expect(step).toBeChecked();
  expect(pdi.getByText('1 de 1 cumpridos')).toBeVisible();
});

test('the revision begins with what was done', async () => {
  checkIns = [checkIn('l1', 2, 'Passou o caixa ao Davi')];
  stepState = 'done';
  const pdi = await section();
  await pdi.findByText('1 de 1 cumpridos');
  await waitFor(() => expect(pdi.getByRole('button', { name: 'Revisar PDI' })).toBeEnabled());
  await userEvent.click(pdi.getByRole('button', { name: 'Revisar PDI' }));
  const form = within(
    await screen.findByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' }),
  );
  expect(await form.findByDisplayValue('Coordenar a frente de caixa')).toBeVisible();
  expect(form.getByDisplayValue('Delegação')).toBeVisible();
  expect(form.getAllByLabelText('Nível atual')[0]).toHaveValue('2');
  expect(
    form.getByDisplayValue('Delegação: do nível 1 ao 2. Passou o caixa ao Davi (01/11/2026)'),
  ).toBeVisible();
  expect(form.getByDisplayValue('Cumprido: Delegar a abertura')).toBeVisible();
});

test('a newer PDI waits for a word: in force, or not', async () => {
  waiting = { documentId: 'd2', title: 'PDI de novembro', createdAt: at };
  server.handlers['POST /api/development-plans/p1/keep'] = () => {
    waiting = null;
    return { plan: planNow(), waiting: null };
  };
  server.handlers['POST /api/development-plans'] = () => {
    waiting = null;
    return { plan: planNow(), isNew: true, before: { id: 'p1', documentId: 'd1' } };
  };
  server.handlers['DELETE /api/development-plans/p1'] = () => ({ success: true, message: 'ok' });
  const pdi = await section();
  const newer = within(pdi.getByRole('group', { name: 'PDI mais novo' }));
  const put = newer.getByRole('button', { name: 'Pôr em vigor' });
  fireEvent.click(put);
  fireEvent.click(put);
  await waitFor(() => expect(pdi.queryByRole('group', { name: 'PDI mais novo' })).toBeNull());
  expect(server.asked('POST /api/development-plans').map(({ body }) => body)).toEqual([
    { documentId: 'd2' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(server.asked('DELETE /api/development-plans/p1')).toHaveLength(1));
  waiting = { documentId: 'd2', title: 'PDI de novembro', createdAt: at };
  await queryClient.invalidateQueries();
  await userEvent.click(await pdi.findByRole('button', { name: 'Continuar o atual' }));
  await waitFor(() => expect(pdi.queryByRole('group', { name: 'PDI mais novo' })).toBeNull());
  expect(server.asked('POST /api/development-plans/p1/keep')).toHaveLength(1);
});

test('closing proposes a summary, keeps the words of the leader, and stands among the earlier ones', async () => {
  server.handlers['GET /api/development-plans/p1/closing'] = () => ({ summary: 'De 01/09.' });
  server.handlers['POST /api/development-plans/p1/close'] = () => {
    isInForce = false;
    return { ...planNow(), state: 'closed' };
  };
  const pdi = await section();
  await userEvent.click(pdi.getByRole('button', { name: 'Encerrar PDI' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar PDI' }));
  const text = await dialog.findByLabelText('Resumo do encerramento');
  expect(text).toHaveValue('De 01/09.');
  await userEvent.type(text, ' Chegou ao nível 2.');
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar PDI' }));
  expect(await pdi.findByText(/^Não há PDI em vigor/)).toBeVisible();
  expect(server.asked('POST /api/development-plans/p1/close').map(({ body }) => body)).toEqual([
    { summary: 'De 01/09. Chegou ao nível 2.' },
  ]);
  await userEvent.click(await pdi.findByText('Resumo do encerramento'));
  expect(pdi.getByText('Chegou ao nível 2.')).toBeVisible();
});

test('levels of former PDIs stand before those of this one, drawn and in the table', async () => {
  earlier = [
    { at: '2026-01-10T12:00:00.000Z', level: 1, evidence: '' },
    { at: '2026-05-20T12:00:00.000Z', level: 2, evidence: 'Abriu a loja sozinha' },
  ];
  checkIns = [checkIn('k1', 3, 'Delegou a abertura')];
  await visit('/colaboradores?id=e1');
  const opener = await screen.findByText('1 nível registrado e 2 níveis de PDIs anteriores');
  await userEvent.click(opener);
  expect(
    screen.getByRole('img', {
      name: 'Níveis de Delegação: 1 em 10/01/2026, 2 em 20/05/2026, 1 em 01/09/2026, 3 em 01/11/2026',
    }),
  ).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Níveis registrados de Delegação' });
  const lines = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(lines).toEqual([
    '01/11/2026Nível 3Delegou a abertura',
    '20/05/2026Nível 2Abriu a loja sozinha',
    '10/01/2026Nível 1Início de um PDI anterior',
  ]);
  // What is over stays.
  expect(within(table).getAllByRole('button')).toHaveLength(1);
});

test('Esc keeps what was typed at the closing; Cancelar and × bring the proposal back', async () => {
  server.handlers['GET /api/development-plans/p1/closing'] = () => ({ summary: 'De 01/09.' });
  const pdi = await section();
  const typed = async () => {
    await userEvent.click(pdi.getByRole('button', { name: 'Encerrar PDI' }));
    return screen.findByLabelText('Resumo do encerramento');
  };
  await userEvent.type(await typed(), ' Bem.');
  await userEvent.keyboard('{Escape}');
  for (const leave of ['Cancelar', 'Fechar']) {
    const text = await typed();
    expect(text).toHaveValue('De 01/09. Bem.');
    await userEvent.click(screen.getByRole('button', { name: leave }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await typed();
    expect(again).toHaveValue('De 01/09.');
    await userEvent.type(again, ' Bem.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a summary that could not be saved stays open, until it can', async () => {
  isInForce = false;
  server.handlers['PUT /api/development-plans/p1'] = () => refusal(503, 'Fora do ar.');
  const pdi = await section();
  await userEvent.click(await pdi.findByText('Resumo do encerramento'));
  await userEvent.click(pdi.getByRole('button', { name: /^Editar resumo/ }));
  await userEvent.type(pdi.getByLabelText('Resumo do encerramento'), ' E delega.');
  await userEvent.click(pdi.getByRole('button', { name: 'Pronto' }));
  expect(await pdi.findByText(/^Não foi possível salvar/)).toBeVisible();
  expect(pdi.getByLabelText('Resumo do encerramento')).toHaveValue('Chegou ao nível 2. E delega.');
  server.handlers['PUT /api/development-plans/p1'] = () => planned;
  await userEvent.click(pdi.getByRole('button', { name: 'Pronto' }));
  await waitFor(() => expect(pdi.queryByRole('button', { name: 'Pronto' })).toBeNull());
});
