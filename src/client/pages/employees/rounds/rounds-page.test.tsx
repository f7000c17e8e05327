import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readyQuestions, type Round } from '#shared/rounds.ts';
import { aCompanyForm } from '../../../../../test/factories.ts';
import { visit } from '../../../../../test/quick-server.ts';
import { refusal, screenServer, type ScreenCall } from '../../../../../test/screen-server.ts';
import { queryClient } from '../../../lib/query-client.ts';

const at = '2026-11-20T15:00:00.000Z';
const stamps = { createdAt: at, updatedAt: at };
const teams = ['Loja', 'Cozinha'].map((name, index) => ({ id: `t${index + 1}`, name, ...stamps }));
const renata = {
  id: 'e1',
  companyId: 'c1',
  name: 'Renata Lopes',
  position: 'Supervisora',
  tipo: 'colaborador',
  behavioralProfile: null,
  objectives: [],
  professionalHistory: [],
  teamIds: ['t1'],
  teamId: 't1',
  isActive: true,
  email: 'renata@exemplo.com',
  phone: '+5541987654321',
  photo: null,
  files: [],
  ...stamps,
};
const joao = { ...renata, id: 'e2', name: 'João Souza', teamIds: ['t2'], email: null, phone: null };
const gone = { ...renata, id: 'e3', name: 'Ana Inativa', isActive: false };

const waiting = {
  id: 'p1',
  employee: { id: 'e1', name: 'Renata Lopes' },
  state: 'waiting' as const,
  openedAt: null,
  answeredAt: null,
  remindedAt: null,
  answers: [],
};
const aRound: Round = {
  id: 'r1',
  questions: ['O que vai bem?', 'O que falta?'],
  state: 'open',
  createdAt: at,
  closesOn: '2099-12-31',
  people: [waiting],
};

let round: Round;
let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  sessionStorage.clear();
  round = aRound;
  server = screenServer({
    'GET /api/teams': () => teams,
    'GET /api/employees': () => [renata, joao, gone],
    'GET /api/rounds': () => ({ items: [{ ...aRound, people: 2, answered: 1 }], next: null }),
    'GET /api/rounds/r1': () => round,
    'POST /api/rounds': () => ({
      round,
      links: [{ personId: 'p1', url: 'http://localhost/c/segredo' }],
    }),
    'POST /api/rounds/r1/close': () => (round = { ...round, state: 'closed' }),
    'POST /api/rounds/r1/reopen': () => (round = { ...round, state: 'open' }),
    'POST /api/round-people/p1/remind': () => ({
      person: { ...waiting, remindedAt: at },
      url: 'http://localhost/c/lembrete',
    }),
  });
});
afterEach(() => {
  queryClient.clear();
  history.replaceState(null, '');
});

test('a whole team is asked at once, with the questions that are ready; then each link is to be sent', async () => {
  const user = userEvent.setup();
  await visit('/colaboradores?perguntas=nova&equipe=t1');
  expect(await screen.findByText('1 pessoa escolhida')).toBeVisible();
  expect(screen.getByLabelText('Pergunta 1')).toHaveValue(readyQuestions[0].questions[0]);
  expect(screen.queryByText('Ana Inativa')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Equipe'), '');
  await user.click(screen.getByRole('button', { name: 'Marcar 2 pessoas' }));
  expect(screen.getByText('2 pessoas escolhidas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Criar 2 links' }));
  const link = await screen.findByLabelText('Link de Renata Lopes');
  expect(link).toHaveValue('http://localhost/c/segredo');
  const [{ body }] = server.asked('POST /api/rounds') as [ScreenCall];
  expect(body).toMatchObject({ employeeIds: ['e1', 'e2'], questions: readyQuestions[0].questions });
  const whatsApp = screen.getByRole('link', { name: 'WhatsApp para Renata Lopes' });
  const address = whatsApp.getAttribute('href')!;
  expect(address).toMatch(/^https:\/\/wa\.me\/5541987654321\?text=/);
  expect(decodeURIComponent(address)).toContain('http://localhost/c/segredo');
  const mail = screen.getByRole('link', { name: 'E-mail para Renata Lopes' });
  expect(mail.getAttribute('href')).toMatch(/^mailto:renata%40exemplo\.com\?/);
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('segredo');
});

test('what is typed outlives a refusal; nobody chosen or nothing asked is said where it is', async () => {
  server.handlers['POST /api/rounds'] = () => refusal(409, 'Esta pergunta não pode ir por link.');
  const user = userEvent.setup();
  await visit('/colaboradores?perguntas=nova');
  await user.clear(await screen.findByLabelText('Pergunta 3'));
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  expect(await screen.findByText('Escolha pelo menos uma pessoa.')).toBeVisible();
  expect(screen.getByText(/remova a que está em branco/)).toBeVisible();
  await user.type(screen.getByLabelText('Pergunta 3'), 'Minha pergunta');
  await user.click(screen.getByRole('checkbox', { name: 'João Souza' }));
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  expect(await screen.findByText('Esta pergunta não pode ir por link.')).toBeVisible();
  expect(screen.getByLabelText('Pergunta 3')).toHaveValue('Minha pergunta');
});

test('questions of one’s own that ours took the place of come back', async () => {
  const user = userEvent.setup();
  await visit('/colaboradores?perguntas=nova');
  await user.type(await screen.findByLabelText('Pergunta 1'), ' E por quê?');
  await user.click(screen.getByRole('button', { name: 'Desenvolvimento' }));
  expect(screen.getByLabelText('Pergunta 1')).toHaveValue(readyQuestions[2].questions[0]);
  await user.click(screen.getByRole('checkbox', { name: 'João Souza' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  // Who was chosen meanwhile stays chosen.
  expect(screen.getByRole('checkbox', { name: 'João Souza' })).toBeChecked();
  expect(screen.getByLabelText('Pergunta 1')).toHaveValue(
    `${readyQuestions[0].questions[0]} E por quê?`,
  );
});

test('what was begun is not shown to who comes after with another company', async () => {
  await visit('/colaboradores?perguntas=nova');
  await userEvent.type(await screen.findByLabelText('Pergunta 1'), ' E por quê?');
  cleanup();
  queryClient.clear();
  server.handlers['GET /api/companies'] = () => [{ ...aCompanyForm(), id: 'c2' }];
  await visit('/colaboradores?perguntas=nova');
  expect(await screen.findByLabelText('Pergunta 1')).toHaveValue(readyQuestions[0].questions[0]);
});

test('who has answered stands first, as text; who has not is reminded once', async () => {
  const told = {
    ...waiting,
    id: 'p2',
    employee: { id: 'e2', name: 'João Souza' },
    state: 'answered' as const,
    answeredAt: at,
    answers: ['<b>Tudo</b>', ''],
  };
  round = { ...aRound, people: [waiting, told] };
  const user = userEvent.setup();
  await visit('/colaboradores?perguntas=r1');
  const rows = within(await screen.findByRole('list', { name: 'Pessoas desta rodada' }));
  expect(rows.getAllByRole('listitem')[0]).toHaveTextContent('João Souza');
  expect(rows.getByText('<b>Tudo</b>')).toBeVisible();
  expect(rows.queryByRole('button', { name: 'Lembrar João Souza' })).toBeNull();
  await user.click(rows.getByRole('button', { name: 'Lembrar Renata Lopes' }));
  expect(await rows.findByDisplayValue('http://localhost/c/lembrete')).toBeVisible();
  const remind = rows.getByRole('button', { name: 'Lembrar Renata Lopes' });
  await waitFor(() => expect(remind).toBeDisabled());
  expect(remind).toHaveAccessibleDescription(/um lembrete por rodada/);
});

test('a round is closed by one click, and that is taken back', async () => {
  const user = userEvent.setup();
  await visit('/colaboradores?perguntas=r1');
  await user.click(await screen.findByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Encerrada')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Aberta')).toBeVisible();
});

test('the rounds are listed with how many have answered', async () => {
  await visit('/colaboradores?perguntas=todas');
  expect(await screen.findByText('1 de 2 respondeu')).toBeVisible();
  expect(screen.getByRole('link', { name: /O que vai bem\?/ })).toHaveAttribute(
    'href',
    '/colaboradores?perguntas=r1',
  );
});
