import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSuggestion, dashboardServer, failing, never } from '../../../../test/dashboard-server.ts';
import { visit } from '../../../../test/quick-server.ts';
import type { Suggestion } from '#shared/suggestions.ts';
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

async function open(...suggestions: Suggestion[]) {
  server.suggestions = suggestions;
  await visit('/dashboard');
  const heading = await screen.findByRole('heading', { name: 'Próximas Ações' });
  return within(heading.closest('section')!);
}

const configure = (id: string, teams: Suggestion['teams'] = []) =>
  aSuggestion({
    id,
    type: 'configure',
    priority: 'medium',
    title: `Configurar ${id}`,
    actionText: 'Configurar',
    icon: 'settings',
    employees: [],
    employeeCount: 0,
    teams,
    dueIn: null,
  });
const meeting = aSuggestion({
  id: 'meeting:t1',
  type: 'meeting',
  title: 'Organizar a reunião da equipe Caixas',
  actionText: 'Organizar reunião',
  employees: [],
  employeeCount: 0,
});
const develop = aSuggestion({
  id: 'develop',
  type: 'development',
  priority: 'low',
  title: 'Desenvolva sua Equipe',
  actionText: 'Ver ações',
  employees: [],
  employeeCount: 0,
  teams: [],
  dueIn: null,
});

const cardOf = (list: Awaited<ReturnType<typeof open>>, title: string) =>
  list.findByRole('article', { name: title });

async function act(list: Awaited<ReturnType<typeof open>>, { title }: Suggestion) {
  const card = await cardOf(list, title);
  await userEvent.click(within(card).getByRole('button'));
}

test('a card: what, why, two names and a count, how soon, how urgent', async () => {
  const list = await open(aSuggestion());
  const card = await cardOf(list, 'Feedback pendente na equipe Caixas');
  expect(card).toHaveTextContent('Ana Lima, Bruno Dias e mais 3 pessoas não receberam feedback.');
  expect(within(card).getByText('Ana Lima, Bruno Dias')).toHaveTextContent(
    'Ana Lima, Bruno Dias +3 e mais 3 pessoas',
  );
  expect(card).toHaveTextContent('Prioridade: Urgente');
  expect(card).toHaveTextContent('Prazo: Nesta semana');
  const button = within(card).getByRole('button', { name: 'Criar feedback' });
  expect(button).toHaveAccessibleDescription('Feedback pendente na equipe Caixas');
});

test.each([
  ['low', 'Baixa'],
  ['medium', 'Média'],
  ['high', 'Alta'],
  ['urgent', 'Urgente'],
] as const)('%s is %s', async (priority, label) => {
  const list = await open(aSuggestion({ priority }));
  expect(await list.findByText(label)).toBeVisible();
});

test.each([
  { count: 1, of: 'Ana Lima' },
  { count: 2, of: 'Ana Lima, Bruno Dias' },
  { count: 3, of: 'Ana Lima, Bruno Dias +1 e mais 1 pessoa' },
])('of $count: $of', async ({ count, of }) => {
  const three = [...aSuggestion().employees, { id: 'e3', name: 'Caio Reis' }];
  const employees = three.slice(0, count);
  const list = await open(aSuggestion({ employees, employeeCount: count, description: 'Falta.' }));
  expect((await list.findByText(/^Ana Lima/)).textContent).toBe(of);
});

test.each([
  { type: 'feedback', dialog: 'Formulário de Feedback' },
  { type: 'pdi', dialog: 'Plano de Desenvolvimento Individual (PDI)' },
] as const)('$type opens its form about the first person', async ({ type, dialog }) => {
  const suggestion = aSuggestion({ type });
  await act(await open(suggestion), suggestion);
  const form = within(await screen.findByRole('dialog', { name: dialog }));
  await waitFor(() => expect(form.getByLabelText('Colaborador')).toBeEnabled());
  expect(form.getByLabelText('Colaborador')).toHaveValue('Ana Lima');
});

test.each([{ ids: ['t1'] }, { ids: ['t1', 't2'] }])(
  'of $ids.length without settings each has its own card beside that of all',
  async ({ ids }) => {
    const ofTeam = (id: string) => configure(`configure:${id}`, [{ id, name: id }]);
    const list = await open(configure('configure-all'), ...ids.map(ofTeam));
    await cardOf(list, 'Configurar configure-all');
    expect(list.getAllByRole('article')).toHaveLength(1 + ids.length);
  },
);

test('an action plan opens its form', async () => {
  const suggestion = aSuggestion({ type: 'action_plan', employees: [], teams: [] });
  await act(await open(suggestion), suggestion);
  expect(await screen.findByRole('dialog', { name: 'Plano de Ação Estratégico' })).toBeVisible();
});

async function meetingForm() {
  const dialog = await screen.findByRole('dialog', { name: 'Criar Roteiro de Reunião' });
  const form = within(dialog);
  await waitFor(() => expect(form.getByLabelText(/^Equipes a adicionar/)).toBeEnabled());
  return form;
}
const everyone = 'Ana Lima\nBruno Dias\nCaio Reis';

test('a form opens filled with what is known: the note of the diary is the context', async () => {
  const form = { title: 'Resolver um problema anotado no diário', context: 'Um problema na fila' };
  const card = await open(
    aSuggestion({ id: 'action-plan', type: 'action_plan', employees: [], teams: [], form }),
  );
  await userEvent.click(card.getByRole('button', { name: 'Criar feedback' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plano de Ação Estratégico' }));
  expect(await dialog.findByDisplayValue(form.title)).toBeVisible();
  expect(dialog.getByDisplayValue(form.context)).toBeVisible();
});

test('one that goes says why, for this visit', async () => {
  const plan = aSuggestion({
    id: 'plan:gone',
    type: 'action_plan',
    title: 'Plano de Ação Sugerido',
  });
  const card = await open(plan, develop);
  expect(await card.findByText('Plano de Ação Sugerido')).toBeVisible();
  server.suggestions = [develop];
  await queryClient.invalidateQueries();
  expect(
    await card.findByText(/^Saiu: Plano de Ação Sugerido, porque suas duas anotações/),
  ).toBeVisible();
});

test('a meeting opens with the team added, and with it everyone as a participant', async () => {
  await act(await open(meeting), meeting);
  const form = await meetingForm();
  const added = form.getByRole('list', { name: 'Equipes adicionadas' });
  expect(
    within(added)
      .getAllByRole('listitem')
      .map((team) => team.textContent),
  ).toEqual(['Caixas']);
  await waitFor(() => expect(form.getByLabelText('Participantes')).toHaveValue(everyone));
});

test('a form that was only looked at leaves no draft behind', async () => {
  const list = await open(meeting);
  await act(list, meeting);
  const form = await meetingForm();
  await waitFor(() => expect(form.getByLabelText('Participantes')).toHaveValue(everyone));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getAllByRole('button', { name: /^Organizar Reunião/ })[0]!);
  expect((await meetingForm()).getByLabelText('Participantes')).toHaveValue('');
});

test('what was typed about another team is still there afterwards', async () => {
  const list = await open(meeting);
  const plain = () => screen.getAllByRole('button', { name: /^Organizar Reunião/ })[0]!;
  await userEvent.click(plain());
  const typed = await meetingForm();
  await userEvent.selectOptions(typed.getByLabelText(/^Equipes a adicionar/), 'Padaria');
  await userEvent.type(typed.getByLabelText('Título'), 'Fornada');
  await userEvent.keyboard('{Escape}');
  await act(list, meeting);
  const about = await meetingForm();
  expect(about.getByLabelText('Título')).toHaveValue('');
  expect(about.getByText('Caixas', { selector: 'span' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(plain());
  expect((await meetingForm()).getByLabelText('Título')).toHaveValue('Fornada');
});

test('what was typed about nobody yet is kept, with the team added to it', async () => {
  const list = await open(meeting);
  await userEvent.click(screen.getAllByRole('button', { name: /^Organizar Reunião/ })[0]!);
  await userEvent.type((await meetingForm()).getByLabelText('Título'), 'Semanal');
  await userEvent.keyboard('{Escape}');
  await act(list, meeting);
  const form = await meetingForm();
  expect(form.getByLabelText('Título')).toHaveValue('Semanal');
  expect(form.getByText('Caixas', { selector: 'span' })).toBeVisible();
});

test("a team's settings are chosen here, and what is suggested follows", async () => {
  const list = await open(configure('caixas', [{ id: 't1', name: 'Caixas' }]));
  await list.findByText('Configurar caixas');
  await waitFor(() => expect(screen.getByText('2 colaboradores')).toBeVisible());
  await act(list, configure('caixas'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Configurações de Gestão' }));
  expect(dialog.getByText('Caixas')).toBeVisible();
  server.suggestions = [meeting];
  await userEvent.selectOptions(dialog.getByLabelText('Frequência de feedback'), 'Semanal');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações de gestão atualizadas com sucesso')).toBeVisible();
  expect(server.bodies['PUT /api/teams/t1']).toEqual([
    {
      managementSettings: {
        feedbackFrequency: 'weekly',
        teamMeetingFrequency: 'biweekly',
        intelligentTracking: false,
      },
    },
  ]);
  expect(await cardOf(list, meeting.title)).toBeVisible();
  expect(list.queryByText('Configurar caixas')).toBeNull();
});

test('all of several teams are configured on their own screen; one alone is here', async () => {
  const all = configure('todas');
  const list = await open(all);
  await screen.findByText('2 colaboradores');
  await act(list, all);
  expect(await screen.findByRole('heading', { level: 1, name: 'Equipes' })).toBeVisible();
  cleanup();
  queryClient.clear();
  const one = {
    id: 't1',
    name: 'Caixas',
    goals: [],
    managementSettings: null,
    activeEmployees: 2,
  };
  server.answers['GET /api/teams'] = () => Response.json([one]);
  const again = await open(all);
  await screen.findByText('2 colaboradores');
  await act(again, all);
  const dialog = await screen.findByRole('dialog', { name: 'Configurações de Gestão' });
  expect(within(dialog).getByText('Caixas')).toBeVisible();
});

test('other development suggestions point to the sidebar', async () => {
  await act(await open(develop), develop);
  expect(await screen.findByText('Escolha uma ação no menu lateral')).toBeVisible();
  expect(screen.getByText(/^Em “Ações Inteligentes” estão/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without credits no form opens; settings and hints still do', async () => {
  server.answers['GET /api/user/credits'] = () => Response.json({ credits: 0 });
  const settings = configure('caixas', [{ id: 't1', name: 'Caixas' }]);
  const list = await open(aSuggestion(), meeting, settings, develop);
  await screen.findByText('2 colaboradores');
  await waitFor(() => expect(list.getByRole('button', { name: 'Criar feedback' })).toBeDisabled());
  expect(list.getByRole('button', { name: 'Organizar reunião' })).toBeDisabled();
  expect(list.getByRole('button', { name: 'Configurar' })).toBeEnabled();
  expect(list.getByRole('button', { name: 'Ver ações' })).toBeEnabled();
});

test('four at first; more when asked, with the focus on the first of them', async () => {
  const many = Array.from({ length: 14 }, (_, index) => configure(`${index}`));
  const list = await open(...many);
  expect(await list.findAllByRole('article')).toHaveLength(4);
  await userEvent.click(list.getByRole('button', { name: 'Mostrar mais 8' }));
  expect(list.getAllByRole('article')).toHaveLength(12);
  const fifth = await cardOf(list, 'Configurar 4');
  await waitFor(() => expect(within(fifth).getByRole('button')).toHaveFocus());
  await userEvent.click(list.getByRole('button', { name: 'Mostrar mais 2' }));
  expect(list.getAllByRole('article')).toHaveLength(14);
  expect(list.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull();
});

test('while they come, when there are none, when they could not be read', async () => {
  server.answers['GET /api/suggestions'] = never;
  const list = await open();
  expect(list.getByText('Carregando sugestões...')).toBeInTheDocument();
  cleanup();
  queryClient.clear();
  server.answers['GET /api/suggestions'] = failing;
  const failed = await open();
  expect(await failed.findByText('O banco caiu.')).toBeVisible();
  delete server.answers['GET /api/suggestions'];
  await userEvent.click(failed.getByRole('button', { name: 'Tentar novamente' }));
  const link = await failed.findByRole('link', { name: 'Cadastre colaboradores' });
  expect(link).toHaveAttribute('href', '/colaboradores');
});
