import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePerson } from '../../../../test/choose-person.ts';
import { quickServer, visit } from '../../../../test/quick-server.ts';
import { queryClient } from '../../lib/query-client.ts';

const path = '/gestao-estrategica';
let server: ReturnType<typeof quickServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = quickServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function open() {
  const view = await visit(path);
  await screen.findByRole('option', { name: 'Loja Centro' });
  await waitFor(() => expect(screen.getByLabelText('Colaborador (opcional)')).toBeEnabled());
  return view;
}

/** The card of one of the two forms. */
function form(title: 'Plano de Ação' | 'Organizar Reunião') {
  const heading = screen.getByRole('heading', { level: 2, name: title });
  return within(heading.closest('section')!);
}

const submit = {
  plan: () => form('Plano de Ação').getByRole('button', { name: 'Gerar Plano com IA' }),
  meeting: () => form('Organizar Reunião').getByRole('button', { name: 'Criar Roteiro com IA' }),
};

async function fillPlan() {
  const plan = form('Plano de Ação');
  await userEvent.type(plan.getByLabelText('Título'), 'Menos fila');
  await userEvent.type(plan.getByLabelText('Objetivo'), 'Reduzir a espera');
}

const cards = () => screen.queryAllByRole('article', { name: /^Documento/ });

test('the plan: title and objective alone in the prompt, whom it is about beside it', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Gestão Estratégica' })).toBeVisible();
  await choosePerson(screen.getByLabelText('Colaborador (opcional)'), 'Renata Lopes');
  await userEvent.selectOptions(screen.getByLabelText('Equipe (opcional)'), 't1');
  await fillPlan();
  await userEvent.click(submit.plan());
  expect(await screen.findByText('Plano de ação gerado com sucesso')).toBeInTheDocument();
  const [order] = server.orders();
  expect(order).toMatchObject({
    path: '/api/ai/generate',
    body: { type: 'action_plan', companyId: 'c1', employeeId: 'e1', teamId: 't1' },
  });
  expect(server.prompts()).toEqual([{ title: 'Menos fila', objective: 'Reduzir a espera' }]);
  const title = await screen.findByRole('button', { name: /^Documento 1/ });
  await waitFor(() => expect(title).toHaveFocus());
  expect(form('Plano de Ação').getByLabelText('Título')).toHaveValue('Menos fila');
});

test('the meeting: subject and objective alone, about nobody in particular', async () => {
  await open();
  const meeting = form('Organizar Reunião');
  await userEvent.type(meeting.getByLabelText('Assunto'), 'Escala');
  await userEvent.type(meeting.getByLabelText('Objetivo'), 'Fechar dezembro');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Agenda de reunião gerada com sucesso')).toBeInTheDocument();
  expect(server.prompts()).toEqual([{ subject: 'Escala', objective: 'Fechar dezembro' }]);
  expect(Object.keys(server.orders()[0]!.body as object)).toEqual(['type', 'prompt', 'companyId']);
});

test.each([
  { name: 'plan', title: 'Plano de Ação', message: 'Título e objetivo são obrigatórios' },
  { name: 'meeting', title: 'Organizar Reunião', message: 'Assunto e objetivo são obrigatórios' },
] as const)('$name: what is missing is a toast and at its field', async (each) => {
  await open();
  const fields = form(each.title);
  await userEvent.type(fields.getByLabelText('Objetivo'), 'Reduzir a espera');
  await userEvent.click(submit[each.name]());
  const first = fields.getByRole('textbox', { name: /^(Título|Assunto)/ });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription(each.message);
  expect(fields.getByLabelText('Objetivo')).not.toBeInvalid();
  await screen.findByText('Erro');
  expect(screen.getAllByText(each.message)).toHaveLength(2);
  expect(server.orders()).toEqual([]);
  await userEvent.type(first, 'Fila');
  expect(first).not.toBeInvalid();
});

test('an error says what the specification has for it, and leaves what was typed', async () => {
  server.generations = [() => new Response('', { status: 500 })];
  const { unmount } = await open();
  await fillPlan();
  await userEvent.click(submit.plan());
  expect(await screen.findByText('Erro ao gerar plano de ação')).toBeInTheDocument();
  unmount();
  queryClient.clear();
  await open();
  const plan = form('Plano de Ação');
  expect(plan.getByLabelText('Título')).toHaveValue('Menos fila');
  expect(plan.getByLabelText('Objetivo')).toHaveValue('Reduzir a espera');
  await userEvent.click(plan.getByRole('button', { name: 'Limpar' }));
  expect(plan.getByLabelText('Título')).toHaveValue('');
});

test('while one is written nothing else can be asked for, and it can be cancelled', async () => {
  server.generations = [() => new Promise<Response>(() => undefined)];
  await open();
  await fillPlan();
  await userEvent.dblClick(submit.plan());
  const overlay = await screen.findByRole('dialog', { name: 'Gerando com IA' });
  const busy = screen.getByRole('button', { name: 'Gerando...', hidden: true });
  expect(busy).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Criar Roteiro com IA', hidden: true })).toBeDisabled();
  await waitFor(() => expect(server.orders()).toHaveLength(1));
  await userEvent.click(within(overlay).getByRole('button', { name: 'Cancelar geração' }));
  const { key } = server.orders()[0]!;
  await waitFor(() =>
    expect(server.calls.map(({ path: each }) => each)).toContain(
      `/api/ai/generations/${key}/cancel`,
    ),
  );
  expect(server.orders()).toHaveLength(1);
  await waitFor(() => expect(submit.plan()).toBeEnabled());
});

test('the newest document comes first and open; a reload keeps them; one can be taken away', async () => {
  const { unmount } = await open();
  await fillPlan();
  for (const count of [1, 2]) {
    await userEvent.click(submit.plan());
    await waitFor(() => expect(cards()).toHaveLength(count));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  unmount();
  queryClient.clear();
  await open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  const [newest, older] = cards().map((card) =>
    within(card).getByRole('button', { name: /^Documento/ }),
  );
  expect(newest).toHaveAccessibleName(/^Documento 2/);
  expect(newest).toHaveAttribute('aria-expanded', 'true');
  expect(older).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(older!);
  expect(older).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Tirar da tela: Documento 2' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  await waitFor(() => expect(older).toHaveFocus());
});

test('a document is copied, edited and found in the history from its card', async () => {
  const user = userEvent.setup();
  await open();
  await fillPlan();
  await user.click(submit.plan());
  const card = within(await screen.findByRole('article', { name: 'Documento 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  vi.stubGlobal('isSecureContext', true);
  await user.click(card.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Texto copiado para a área de transferência')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Documento 1');
  expect(card.getByRole('link', { name: 'Ver no Histórico' })).toHaveAttribute(
    'href',
    '/historico?item=d1',
  );
  await user.click(card.getByRole('button', { name: 'Editar' }));
  await user.clear(card.getByRole('textbox'));
  await user.type(card.getByRole('textbox'), 'Plano da loja');
  await user.click(card.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Alterações salvas com sucesso')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Plano da loja' })).toBeInTheDocument();
});

test('the lists say what they are doing; inactive people are left out', async () => {
  let answer: (response: Response) => void = () => undefined;
  server.employees = () => new Promise((resolve) => (answer = resolve));
  server.teams = () => Response.json([]);
  await visit(path);
  const select = await screen.findByLabelText('Colaborador (opcional)');
  expect(select).toBeDisabled();
  expect(select).toHaveAttribute('placeholder', 'Carregando colaboradores...');
  expect(await screen.findByText('Nenhuma equipe encontrada')).toBeInTheDocument();
  answer(Response.json([]));
  expect(await screen.findByPlaceholderText('Nenhum colaborador encontrado')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cadastrar colaborador' })).toHaveAttribute(
    'href',
    '/colaboradores',
  );
  const asked = server.calls.find((call) => call.path === '/api/employees');
  expect(asked?.query).toEqual({ companyId: 'c1', activeOnly: 'true' });
});

test('a list that could not be read can be asked for again', async () => {
  const employees = server.employees;
  server.employees = () => new Response('', { status: 500 });
  await visit(path);
  await screen.findByText(/Não foi possível carregar a lista/);
  server.employees = employees;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.getByLabelText('Colaborador (opcional)')).toBeEnabled());
});

test('with 0 credits the buttons are disabled, and the screen says why', async () => {
  server.credits = 0;
  await open();
  const main = within(screen.getByRole('main'));
  await main.findByText('Você precisa de créditos para usar as ações de IA');
  expect(submit.plan()).toBeDisabled();
  expect(submit.meeting()).toBeDisabled();
});

test('without a company the screen says what comes first', async () => {
  server.companies = [];
  await visit(path);
  expect(
    await screen.findByRole('heading', { name: 'Cadastre uma empresa primeiro' }),
  ).toBeVisible();
});

test('a company that went meanwhile is said', async () => {
  await open();
  await fillPlan();
  const gone = { success: false, message: 'Empresa não encontrada' };
  server.generations = [() => Response.json(gone, { status: 404 })];
  await userEvent.click(submit.plan());
  expect(await screen.findByText('Empresa não encontrada')).toBeInTheDocument();
});
