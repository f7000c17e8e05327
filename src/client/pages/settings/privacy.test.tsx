import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownCompany, signedInUser } from '../../../../test/signed-in.ts';
import { clearToast } from '../../../../test/clear-toast.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Routes } from '../../routes.tsx';

const company = ownCompany();

let asked: string[];
let deletions: unknown[];
let signedIn: boolean;
let exported: () => Promise<Response>;
let deletion: () => Promise<Response>;
let saved: string[];

beforeEach(() => {
  queryClient.clear();
  clearToast();
  sessionStorage.clear();
  asked = [];
  deletions = [];
  saved = [];
  signedIn = true;
  exported = async () =>
    new Response('PK', {
      headers: { 'Content-Disposition': 'attachment; filename="leme-dados-2026-11-21.zip"' },
    });
  deletion = async () => {
    signedIn = false;
    return Response.json({ success: true, message: 'Excluída.' });
  };
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = address.split('?')[0] ?? '';
    asked.push(path);
    if (!signedIn) return Response.json({ success: false, message: 'Entre.' }, { status: 401 });
    if (path === '/api/auth/me') return Response.json({ user: signedInUser });
    if (path === '/api/companies') return Response.json([company]);
    if (path === '/api/user/credits') return Response.json({ credits: 5 });
    if (path === '/api/auth/trial-status') {
      return Response.json({ subscriptionStatus: 'active', daysRemaining: null });
    }
    if (path === '/api/account/export') return exported();
    if (path !== '/api/account/delete') return Response.json([]);
    deletions.push(JSON.parse(body as string));
    return deletion();
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refused = (status: number, body: object) => async () =>
  Response.json({ success: false, ...body }, { status });

async function open() {
  history.replaceState(null, '', '/configuracoes?aba=privacidade');
  render(<Routes />);
  const panel = within(await screen.findByRole('tabpanel', { name: 'Privacidade' }));
  return { panel, actions: userEvent.setup() };
}

test('everything can be downloaded, under the name that the server gives', async () => {
  const { panel, actions } = await open();
  let arrive = (_: Response) => {};
  const answer = await exported();
  exported = () => new Promise((resolve) => (arrive = resolve));
  const isAsked = () => asked.includes('/api/account/export');
  await actions.click(panel.getByRole('button', { name: 'Baixar meus dados' }));
  expect(await panel.findByRole('button', { name: 'Preparando o arquivo...' })).toBeDisabled();
  await waitFor(() => expect(isAsked()).toBe(true));
  arrive(answer);
  expect(await screen.findByText('leme-dados-2026-11-21.zip')).toBeVisible();
  expect(saved).toEqual(['leme-dados-2026-11-21.zip']);
  expect(await panel.findByRole('button', { name: 'Baixar meus dados' })).toBeEnabled();
});

test('a download that is refused, or breaks off, says so', async () => {
  const { panel, actions } = await open();
  exported = refused(429, { message: 'Muitas tentativas em pouco tempo.' });
  await actions.click(panel.getByRole('button', { name: 'Baixar meus dados' }));
  expect(await screen.findByText('Muitas tentativas em pouco tempo.')).toBeVisible();
  exported = () => Promise.reject(new TypeError('Failed to fetch'));
  await actions.click(panel.getByRole('button', { name: 'Baixar meus dados' }));
  expect(await screen.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  expect(saved).toEqual([]);
});

async function openDeletion() {
  const { panel, actions } = await open();
  await actions.click(panel.getByRole('button', { name: 'Excluir minha conta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir sua conta' }));
  const submit = () =>
    actions.click(dialog.getByRole('button', { name: 'Excluir definitivamente' }));
  return { dialog, actions, submit };
}

test('deleting the account says what goes, and asks for the password and a word', async () => {
  const { dialog, actions, submit } = await openDeletion();
  expect(await dialog.findByText(/a empresa Padaria Sol, as equipes/)).toBeVisible();
  expect(dialog.getByText(/sem possibilidade de recuperar/)).toBeVisible();
  await submit();
  expect(await dialog.findByText('Digite a sua senha.')).toBeVisible();
  expect(dialog.getByText('Digite EXCLUIR para confirmar.')).toBeVisible();
  await actions.type(dialog.getByLabelText('Sua senha'), 'segredo');
  await actions.type(dialog.getByLabelText('Digite EXCLUIR para confirmar'), 'apagar');
  await submit();
  expect(deletions).toEqual([]);
  await actions.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).not.toContain('/api/account/delete');
});

test('afterwards the login is shown, which says so, and nothing of it stays in the tab', async () => {
  const { dialog, actions, submit } = await openDeletion();
  sessionStorage.setItem('leme:draft:u1:diary', '"Anotação"');
  await actions.type(dialog.getByLabelText('Sua senha'), 'segredo');
  await actions.type(dialog.getByLabelText('Digite EXCLUIR para confirmar'), ' excluir ');
  await submit();
  expect(await screen.findByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  expect(location.pathname).toBe('/login');
  const said = screen.getByText('Sua conta e todos os seus dados foram excluídos.');
  expect(said).toBeVisible();
  expect(screen.queryByText(/^Sua sessão terminou/)).toBeNull();
  expect(deletions).toEqual([{ password: 'segredo' }]);
  expect(sessionStorage.getItem('leme:draft:u1:diary')).toBeNull();
});

test('a wrong password stands at its field; any other failure is told', async () => {
  const { dialog, actions, submit } = await openDeletion();
  await actions.type(dialog.getByLabelText('Sua senha'), 'errada');
  await actions.type(dialog.getByLabelText('Digite EXCLUIR para confirmar'), 'EXCLUIR');
  const issues = [{ path: 'password', message: 'Senha incorreta.' }];
  deletion = refused(400, { message: 'Senha incorreta.', issues });
  await submit();
  expect(await dialog.findByText('Senha incorreta.')).toBeVisible();
  expect(dialog.getByLabelText('Sua senha')).toHaveFocus();
  deletion = async () => new Response('', { status: 500 });
  await submit();
  expect(await screen.findByText('Não foi possível excluir a conta')).toBeInTheDocument();
  expect(location.pathname).toBe('/configuracoes');
});
