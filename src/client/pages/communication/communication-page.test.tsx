import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePerson } from '../../../../test/choose-person.ts';
import { quickServer, visit } from '../../../../test/quick-server.ts';
import { queryClient } from '../../lib/query-client.ts';

let server: ReturnType<typeof quickServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = quickServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function open(path = '/comunicacao') {
  const view = await visit(path);
  await waitFor(() => expect(select()).toBeEnabled());
  return view;
}

const select = () => screen.getByLabelText('Colaborador');
/** Both panels are there, and no style sheet hides one. */
function panel() {
  const name = screen.getByRole('tab', { selected: true, hidden: true }).textContent;
  return within(screen.getByRole('tabpanel', { name, hidden: true }));
}
const overlayGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gerando com IA' })).toBeNull());

async function fill(subject: string) {
  await userEvent.type(panel().getByLabelText('Assunto'), subject);
  await userEvent.type(panel().getByLabelText('Contexto'), 'A loja abre às 7h');
}

test('a message: the name of the chosen person is the recipient', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Comunicação' })).toBeVisible();
  await choosePerson(select(), 'Renata Lopes');
  await fill('Novo horário');
  await userEvent.selectOptions(panel().getByLabelText('Finalidade'), 'correção');
  await userEvent.click(panel().getByRole('button', { name: 'Gerar Mensagem com IA' }));
  expect(await screen.findByText('Mensagem gerada com sucesso')).toBeInTheDocument();
  expect(server.orders()[0]!.body).toMatchObject({ type: 'message', employeeId: 'e1' });
  expect(server.prompts()).toEqual([
    {
      recipientName: 'Renata Lopes',
      subject: 'Novo horário',
      content: 'A loja abre às 7h',
      tone: 'profissional',
      purpose: 'correção',
    },
  ]);
  await overlayGone();
  const card = await panel().findByRole('article', { name: 'Documento 1' });
  expect(await within(card).findByText('Texto 1')).toBeInTheDocument();
});

test('until there is a result, the last ones stand there: all, or those to whom is chosen', async () => {
  const letter = (id: string, employeeId: string, content: string) => ({
    id,
    type: 'message' as const,
    employeeId,
    title: `Mensagem ${id}`,
    content: { content },
    mark: null,
    createdAt: '2026-11-23T15:00:00.000Z',
  });
  server.earlier = [
    letter('d8', 'e1', 'A loja abre às 8h.'),
    letter('d9', 'e2', 'Obrigado pelo sábado.'),
  ];
  await open();
  expect(await panel().findByText('Últimas mensagens')).toBeInTheDocument();
  expect(
    panel().getByText('A mensagem que você gerar aparece aqui, pronta para copiar.'),
  ).toBeInTheDocument();
  expect(panel().getByRole('link', { name: /^Mensagem d9.*sábado/ })).toHaveAttribute(
    'href',
    '/historico?item=d9',
  );
  await choosePerson(select(), 'Renata Lopes');
  expect(await panel().findByText('Últimas mensagens: Renata Lopes')).toBeInTheDocument();
  await waitFor(() => expect(panel().queryByText(/sábado/)).toBeNull());
  expect(panel().getByText('A loja abre às 8h.')).toBeInTheDocument();
});

test('without an earlier one an example stands there; with a result the main action is to use it', async () => {
  await open();
  expect(await panel().findByText('Exemplo de mensagem')).toBeInTheDocument();
  const submit = () => panel().getByRole('button', { name: 'Gerar Mensagem com IA' });
  expect(submit()).toHaveClass('bg-primary');
  await choosePerson(select(), 'Renata Lopes');
  await fill('Novo horário');
  await userEvent.click(submit());
  await overlayGone();
  const card = within(await panel().findByRole('article', { name: 'Documento 1' }));
  expect(await card.findByRole('link', { name: 'Abrir no WhatsApp' })).toHaveClass('bg-primary');
  expect(submit()).not.toHaveClass('bg-primary');
  expect(panel().queryByText('Exemplo de mensagem')).toBeNull();
});

test('an e-mail is asked for in its own tab, found by keyboard, and copied', async () => {
  const user = userEvent.setup();
  await open();
  await choosePerson(select(), 'Davi Souza');
  await user.click(screen.getByRole('tab', { name: 'Mensagem instantânea' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
  await fill('Escala de sábado');
  await user.click(panel().getByRole('button', { name: 'Gerar E-mail com IA' }));
  expect(await screen.findByText('E-mail gerado com sucesso')).toBeInTheDocument();
  expect(server.orders()[0]!.body).toMatchObject({ type: 'email', employeeId: 'e2' });
  expect(server.prompts()[0]).toMatchObject({ recipientName: 'Davi Souza', tone: 'profissional' });
  await overlayGone();
  const card = within(await panel().findByRole('article', { name: 'Documento 1' }));
  vi.stubGlobal('isSecureContext', true);
  await user.click(card.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Texto copiado para a área de transferência')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Assunto: Documento 1');
});

test('first the person is asked for, then subject and context', async () => {
  await open();
  const submit = panel().getByRole('button', { name: 'Gerar Mensagem com IA' });
  await userEvent.click(submit);
  await waitFor(() => expect(select()).toHaveFocus());
  expect(select()).toHaveAccessibleDescription('Selecione um colaborador');
  await screen.findByText('Erro');
  const missing = 'Assunto e contexto são obrigatórios';
  expect(panel().getByLabelText('Assunto')).toHaveAccessibleDescription(missing);
  expect(panel().getByLabelText('Contexto')).toBeInvalid();

  await choosePerson(select(), 'Renata Lopes');
  expect(select()).not.toBeInvalid();
  await userEvent.click(submit);
  await waitFor(() => expect(panel().getByLabelText('Assunto')).toHaveFocus());
  // At both fields, and in the toast.
  expect(screen.getAllByText(missing)).toHaveLength(3);
  expect(server.orders()).toEqual([]);
});

test('a reload finds the tab, the person and what was typed', async () => {
  const { unmount } = await open();
  await choosePerson(select(), 'Renata Lopes');
  await fill('Para a mensagem');
  await userEvent.click(screen.getByRole('tab', { name: 'E-mail' }));
  await fill('Para o e-mail');
  unmount();
  queryClient.clear();
  await open(location.pathname + location.search);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('E-mail');
  expect(select()).toHaveValue('Renata Lopes');
  expect(panel().getByLabelText('Assunto')).toHaveValue('Para o e-mail');
  await userEvent.click(screen.getByRole('tab', { name: 'Mensagem instantânea' }));
  expect(panel().getByLabelText('Assunto')).toHaveValue('Para a mensagem');
});

test('a failed e-mail says what a failed message does', async () => {
  server.generations = [() => new Response('', { status: 500 })];
  await open('/comunicacao?tipo=email');
  await choosePerson(select(), 'Renata Lopes');
  await fill('Novo horário');
  await userEvent.click(panel().getByRole('button', { name: 'Gerar E-mail com IA' }));
  expect(await screen.findByText('Erro ao gerar mensagem')).toBeInTheDocument();
  expect(panel().getByLabelText('Assunto')).toHaveValue('Novo horário');
});

test('what a document must not repeat is said here too, before anything is generated', async () => {
  server.warnings = [{ excerpt: 'Ela está grávida', message: 'Há um dado sensível.' }];
  await open();
  await choosePerson(select(), 'Renata Lopes');
  await fill('Novo horário');
  await userEvent.click(panel().getByRole('button', { name: 'Gerar Mensagem com IA' }));
  const question = within(await screen.findByRole('dialog', { name: 'Antes de gerar' }));
  await userEvent.click(question.getByRole('button', { name: 'Rever o texto' }));
  const submit = panel().getByRole('button', { name: 'Gerar Mensagem com IA' });
  await waitFor(() => expect(submit).toBeEnabled());
  expect(server.orders()).toEqual([]);
});

test('without anyone to write to it says where to begin', async () => {
  server.employees = () => Response.json([]);
  await visit('/comunicacao');
  expect(await screen.findByPlaceholderText('Nenhum colaborador encontrado')).toBeInTheDocument();
  expect(select()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Cadastrar colaborador' })).toBeInTheDocument();
});
