import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResetPasswordPage } from './reset-password-page.tsx';

let check: () => Response | Promise<Response>;
let reset: () => Response | Promise<Response>;
let sent: unknown[];

const good = () =>
  Response.json({ success: true, message: 'Token válido', user: { name: 'Ana Ribeiro' } });
const invalid = () =>
  Response.json({ success: false, message: 'Token inválido ou expirado' }, { status: 400 });

beforeEach(() => {
  sent = [];
  check = good;
  reset = () => Response.json({ success: true, message: 'ok' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'GET') return path.endsWith('/abc') ? check() : Response.error();
    sent.push(JSON.parse(init.body as string));
    return reset();
  });
});
afterEach(() => void vi.unstubAllGlobals());

function open(query = '?token=abc'): void {
  history.replaceState(null, '', `/reset-password${query}`);
  render(<ResetPasswordPage />);
}
async function fillIn(password: string, confirmation = password) {
  fireEvent.change(await screen.findByLabelText('Nova senha'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Confirmar nova senha'), {
    target: { value: confirmation },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Redefinir senha' }));
}

test('the token is checked, and leaves the address at once', async () => {
  open();
  expect(screen.getByText('Validando token...')).toBeInTheDocument();
  expect(location.search).toBe('');
  expect(await screen.findByText(/Olá, Ana Ribeiro/)).toBeInTheDocument();
});

test('a reload finds the token again', async () => {
  open();
  await screen.findByText(/Olá, Ana Ribeiro/);
  render(<ResetPasswordPage />);
  await waitFor(() => expect(screen.getAllByText(/Olá, Ana Ribeiro/)).toHaveLength(2));
});

test('without a token', () => {
  open('');
  expect(screen.getByRole('heading', { name: 'Token Inválido' })).toBeInTheDocument();
  expect(screen.getByText('Token não fornecido')).toBeInTheDocument();
});

test('a token that is good no more', async () => {
  check = invalid;
  open();
  expect(await screen.findByRole('heading', { name: 'Token Inválido' })).toBeInTheDocument();
  expect(screen.getByText('O link de redefinição é inválido ou já expirou.')).toBeInTheDocument();
  expect(screen.queryByText('Token inválido ou expirado'), 'once is enough').toBeNull();
  expect(screen.getByRole('link', { name: 'Solicitar novo link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('no answer is no verdict on the token', async () => {
  check = () => Promise.reject(new TypeError('network'));
  open();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByText(/Sem conexão/)).toBeInTheDocument();
  check = good;
  fireEvent.click(again);
  expect(await screen.findByText(/Olá, Ana Ribeiro/)).toBeInTheDocument();
});

test('what is wrong with the passwords is said at their fields', async () => {
  open();
  await fillIn('12345', '');
  expect(await screen.findByText('Senha deve ter pelo menos 6 caracteres')).toBeInTheDocument();
  expect(screen.getByText('Confirmação de senha é obrigatória')).toBeInTheDocument();
  await fillIn('segredo novo', 'segredo velho');
  expect(await screen.findByText('Senhas não coincidem')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a new password, and the way to the login', async () => {
  open();
  await fillIn('segredo novo');
  expect(await screen.findByRole('heading', { name: 'Senha Redefinida!' })).toBeInTheDocument();
  expect(sent).toEqual([
    { token: 'abc', password: 'segredo novo', confirmPassword: 'segredo novo' },
  ]);
  expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
});

test('redeemed meanwhile: the link is no good any more; a dead network is only told', async () => {
  reset = () => Promise.reject(new TypeError('network'));
  open();
  await fillIn('segredo novo');
  expect(await screen.findByText(/Sem conexão/)).toBeInTheDocument();
  reset = invalid;
  fireEvent.click(screen.getByRole('button', { name: 'Redefinir senha' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Token Inválido' })).toBeInTheDocument(),
  );
  expect(screen.getByText('Token inválido ou expirado')).toBeInTheDocument();
});
