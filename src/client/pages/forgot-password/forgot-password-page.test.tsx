import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

let answers: (() => Response | Promise<Response>)[];
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(init.body as string) as unknown });
    return answers.shift()?.() ?? Response.json({ success: true, message: 'ok' });
  });
  render(<ForgotPasswordPage />);
});
afterEach(() => void vi.unstubAllGlobals());

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Email'), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar link' }));

test('no address: said at the field, and nothing is sent', async () => {
  type('ana');
  submit();
  expect(await screen.findByText('Email inválido')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('after sending: what to know of the link, and the same address again', async () => {
  type('ana@exemplo.com');
  submit();
  expect(await screen.findByRole('heading', { name: 'Email Enviado!' })).toBeInTheDocument();
  expect(sent).toEqual([{ path: '/api/auth/forgot-password', body: { email: 'ana@exemplo.com' } }]);
  const notes = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(notes).toEqual([
    expect.stringContaining('15 minutos'),
    expect.stringContaining('spam'),
    expect.stringContaining('uma única vez'),
  ]);
  expect(screen.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '/login');

  fireEvent.click(screen.getByRole('button', { name: 'Enviar novamente' }));
  expect(await screen.findByText(/^Pedido enviado de novo/)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);

  answers = [() => Response.json({ success: false, message: 'Aguarde.' }, { status: 429 })];
  fireEvent.click(screen.getByRole('button', { name: 'Enviar novamente' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde.');
  expect(screen.queryByText(/^Pedido enviado de novo/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Email Enviado!' })).toBeVisible();
});

test.each([
  [
    () => Response.json({ success: false, message: 'Aguarde um pouco.' }, { status: 429 }),
    'Aguarde um pouco.',
  ],
  [() => new Response('', { status: 500 }), 'Erro ao solicitar redefinição de senha'],
])('a refusal is said, and the address stays', async (answer, message) => {
  answers = [answer];
  type('ana@exemplo.com');
  submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@exemplo.com');
});
