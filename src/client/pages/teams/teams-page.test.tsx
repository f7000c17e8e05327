import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Routes } from '../../routes.tsx';

const stamps = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' };
const loja = {
  id: 't1',
  companyId: 'c1',
  name: 'Loja',
  description: 'Frente de caixa',
  goals: ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'],
  managementSettings: {
    feedbackFrequency: 'weekly',
    teamMeetingFrequency: 'monthly',
    intelligentTracking: true,
  },
  activeEmployees: 1,
  ...stamps,
};
const cozinha = {
  ...loja,
  id: 't2',
  name: 'Cozinha',
  goals: [],
  managementSettings: null,
  activeEmployees: 0,
};

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = screenServer({
    'GET /api/teams': () => [cozinha, loja],
    'POST /api/teams': () => loja,
    'PUT /api/teams/t1': () => loja,
    'PUT /api/teams/t2': () => cozinha,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const card = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest<HTMLElement>('.rounded-lg')!);

test('a card shows people, settings, description and three goals', async () => {
  await visit('/equipes');
  await screen.findByRole('heading', { name: 'Loja' });
  const shown = card('Loja');
  expect(await shown.findByText('1 colaborador')).toBeVisible();
  expect(shown.getByText('Configurado')).toBeVisible();
  expect(shown.getByText('Frente de caixa')).toBeVisible();
  expect(shown.getByText('Três')).toBeVisible();
  expect(shown.queryByText('Quatro')).toBeNull();
  expect(shown.getByText('+2 mais')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Colaboradores de Loja' })).toHaveAttribute(
    'href',
    '/colaboradores?equipe=t1',
  );
  expect(card('Cozinha').getByText('0 colaboradores')).toBeVisible();
  expect(card('Cozinha').queryByText('Configurado')).toBeNull();
  expect(card('Cozinha').queryByText(/mais$/)).toBeNull();
});

test('a team without people offers the next step, which opens the form of a person', async () => {
  server.handlers['GET /api/teams'] = () => [cozinha];
  server.handlers['GET /api/employees'] = () => [];
  await visit('/equipes');
  const next = within(await screen.findByRole('region', { name: 'Próximo passo' }));
  await userEvent.click(next.getByRole('link', { name: 'Cadastrar Colaborador' }));
  expect(await screen.findByRole('dialog', { name: 'Novo Colaborador' })).toBeVisible();
  expect(location.pathname).toBe('/colaboradores');
});

test('where nobody is, all that stood there before it was known keeps its place and look', async () => {
  let bring = (_: object) => {};
  server.handlers['GET /api/teams'] = () => new Promise((resolve) => (bring = resolve));
  await visit('/equipes');
  const create = await screen.findByRole('button', { name: 'Nova Equipe' });
  const look = create.className;
  expect(screen.getByRole('link', { name: 'Fechamento do mês' })).toBeVisible();
  await act(async () => bring([cozinha]));
  const next = await screen.findByRole('region', { name: 'Próximo passo' });
  expect(create).toHaveClass(look, { exact: true });
  expect(screen.getByRole('button', { name: 'Fechamento do mês' })).toBeDisabled();
  const name = screen.getByRole('heading', { name: 'Cozinha' });
  expect(name.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where people are there is no such step', async () => {
  await visit('/equipes');
  await screen.findByRole('heading', { name: 'Loja' });
  expect(screen.queryByRole('region', { name: 'Próximo passo' })).toBeNull();
});

test('a team of three goals says nothing of more', async () => {
  server.handlers['GET /api/teams'] = () => [{ ...loja, goals: loja.goals.slice(0, 3) }];
  await visit('/equipes');
  expect(await screen.findByText('Três')).toBeVisible();
  expect(screen.queryByText(/mais$/)).toBeNull();
});

test('the first team: two tabs, the defaults of the settings, the toast', async () => {
  server.handlers['GET /api/teams'] = () => [];
  await visit('/equipes');
  await userEvent.click(await screen.findByRole('button', { name: 'Criar Primeira Equipe' }));
  const form = within(screen.getByRole('dialog', { name: 'Nova Equipe' }));
  await userEvent.type(form.getByLabelText('Nome da equipe'), 'Loja');
  await userEvent.click(form.getByRole('tab', { name: 'Configurações de Gestão' }));
  expect(form.getByLabelText('Frequência de feedback')).toHaveValue('monthly');
  expect(form.getByLabelText('Frequência de reuniões da equipe')).toHaveValue('biweekly');
  expect(form.getByRole('switch')).not.toBeChecked();
  await userEvent.dblClick(form.getByRole('button', { name: 'Criar Equipe' }));
  expect(await screen.findByText('Equipe criada com sucesso')).toBeInTheDocument();
  expect(server.asked('POST /api/teams')).toHaveLength(1);
});

test('a new team is found open again after a reload, with its draft', async () => {
  const { unmount } = await visit('/equipes');
  await userEvent.click(await screen.findByRole('button', { name: 'Nova Equipe' }));
  await userEvent.type(screen.getByLabelText('Nome da equipe'), 'Padaria');
  unmount();
  render(<Routes />);
  expect(await screen.findByLabelText('Nome da equipe')).toHaveValue('Padaria');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link opens the management of a team; saving sends the settings alone', async () => {
  await visit('/equipes?gestao=t2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Configurações de Gestão' }));
  expect(dialog.getByText('Cozinha')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Frequência de feedback'), 'weekly');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(
    await screen.findByText('Configurações de gestão atualizadas com sucesso'),
  ).toBeInTheDocument();
  expect(server.asked('PUT /api/teams/t2')[0]!.body).toEqual({
    managementSettings: {
      feedbackFrequency: 'weekly',
      teamMeetingFrequency: 'biweekly',
      intelligentTracking: false,
    },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('');
});

test('the dialog opens per team, closes on cancel, and stays after an error', async () => {
  await visit('/equipes');
  await userEvent.click(await screen.findByRole('button', { name: 'Gestão de Loja' }));
  expect(location.search).toBe('?gestao=t1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  server.handlers['PUT /api/teams/t1'] = () => new Response('', { status: 500 });
  await userEvent.click(screen.getByRole('button', { name: 'Gestão de Loja' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar configurações de gestão')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each(['Cancelar', 'Fechar'])(
  'Esc keeps the settings chosen, %s gives them up',
  async (way) => {
    const feedback = () => screen.findByLabelText('Frequência de feedback');
    await visit('/equipes?gestao=t1');
    const saved = ((await feedback()) as HTMLSelectElement).value;
    await userEvent.selectOptions(await feedback(), 'weekly');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Gestão de Loja' }));
    expect(await feedback()).toHaveValue('weekly');
    await userEvent.click(screen.getByRole('button', { name: way }));
    await userEvent.click(await screen.findByRole('button', { name: 'Gestão de Loja' }));
    expect(await feedback()).toHaveValue(saved);
  },
);

test('a link to a team that is gone says so', async () => {
  await visit('/equipes?gestao=t9');
  expect(await screen.findByText(/^Equipe não encontrada/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['Cancelar', 'Fechar'])('Esc keeps what was typed, %s gives it up', async (way) => {
  await visit('/equipes?id=t1');
  await userEvent.type(await screen.findByLabelText('Objetivos'), '\nSeis');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Loja' }));
  expect(await screen.findByText(/^Continuamos de onde você parou/)).toBeVisible();
  expect(screen.getByLabelText('Objetivos')).toHaveValue([...loja.goals, 'Seis'].join('\n'));
  await userEvent.click(screen.getByRole('button', { name: way }));
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Loja' }));
  expect(screen.getByLabelText('Objetivos')).toHaveValue(loja.goals.join('\n'));
});

test('teams that do not come can be asked for again', async () => {
  server.handlers['GET /api/teams'] = () => refusal(503, 'O serviço está indisponível.');
  await visit('/equipes');
  expect(await screen.findByText('O serviço está indisponível.')).toBeVisible();
  server.handlers['GET /api/teams'] = () => [loja];
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Loja' })).toBeVisible();
});
