import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RegisterPage } from './register-page.tsx';

const realFetch = globalThis.fetch;
let answer: () => Response;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ success: true, message: 'ok' }, { status: 201 });
  globalThis.fetch = (_, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return Promise.resolve(answer());
  };
  history.replaceState(null, '', '/register');
  render(<RegisterPage />);
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function fillIn(): void {
  type('Nome', 'Ana Ribeiro');
  type('Email', 'ana@exemplo.com');
  type('Telefone', '11912345678');
  type('Cargo', 'Gerente');
  type('Tipo', 'líder');
  type('Senha', 'segredo');
  type('Confirmar senha', 'segredo');
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Criar conta' }));

test('an empty form says every rule, and asks nothing of the server', async () => {
  submit();
  await screen.findByText('Nome deve ter pelo menos 2 caracteres');
  for (const message of [
    'Email inválido',
    'Telefone deve ter pelo menos 10 dígitos',
    'Cargo deve ter pelo menos 2 caracteres',
    'Senha deve ter pelo menos 6 caracteres',
    'Confirmação de senha deve ter pelo menos 6 caracteres',
  ]) {
    expect(screen.getByText(message)).toBeVisible();
  }
  expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(
    'Nome deve ter pelo menos 2 caracteres',
  );
  expect(sent).toEqual([]);
});

test('digits alone make a phone number, and stand as it is written', async () => {
  fillIn();
  const phone = screen.getByLabelText<HTMLInputElement>('Telefone');
  expect(phone).toHaveValue('(11) 91234-5678');
  await userEvent.clear(phone);
  await userEvent.type(phone, 'ligue 3333-4444');
  expect(phone).toHaveValue('(33) 3344-44');
  submit();
  await screen.findByText('Telefone deve ter pelo menos 10 dígitos');
  expect(sent).toEqual([]);
  // The area code was forgotten: what is typed in front moves the rest on.
  await userEvent.type(phone, '11', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(phone).toHaveValue('(11) 3333-4444');
  expect(phone.selectionStart).toBe(3);
  submit();
  await screen.findByText(/^Conta criada/);
  expect(sent).toMatchObject([{ phone: '(11) 3333-4444' }]);
});

test('a name that is too long is refused with its limit', async () => {
  fillIn();
  type('Nome', 'a'.repeat(201));
  submit();
  expect(await screen.findByText('Use no máximo 200 caracteres')).toBeVisible();
});

test('the two passwords must match', async () => {
  fillIn();
  type('Confirmar senha', 'segreda');
  submit();
  await screen.findByText('Senhas não conferem');
  expect(sent).toEqual([]);
});

test('the call has no confirmPassword, and the login follows 2 s after the success', async () => {
  fillIn();
  vi.useFakeTimers();
  submit();
  // The schema is fetched first, which takes as long as it takes.
  while (!screen.queryByRole('status')) await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Conta criada com sucesso! Redirecionando para login...',
  );
  expect(sent).toEqual([
    {
      name: 'Ana Ribeiro',
      email: 'ana@exemplo.com',
      phone: '(11) 91234-5678',
      position: 'Gerente',
      tipo: 'líder',
      password: 'segredo',
    },
  ]);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(location.pathname).toBe('/register');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(location.pathname).toBe('/login');
  expect(history.state).toMatchObject({ email: 'ana@exemplo.com' });
});

test("the server's issues stand at their fields, and what was typed stays", async () => {
  answer = () =>
    Response.json(
      {
        success: false,
        message: 'Este email já está cadastrado.',
        issues: [{ path: 'email', message: 'Já cadastrado' }],
      },
      { status: 409 },
    );
  fillIn();
  submit();
  await screen.findByText('Já cadastrado');
  expect(screen.getByRole('alert')).toHaveTextContent('Este email já está cadastrado.');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@exemplo.com');
});

test('without a word of the server the fallback is said', async () => {
  answer = () => new Response('<h1>502</h1>', { status: 502 });
  fillIn();
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao criar conta');
});
