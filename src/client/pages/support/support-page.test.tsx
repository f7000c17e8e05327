import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToast } from '../../../../test/clear-toast.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Routes } from '../../routes.tsx';

const user = {
  id: 'u1',
  name: 'Ana Ribeiro',
  email: 'ana@exemplo.com',
  phone: '11912345678',
  position: 'Gerente',
  tipo: 'líder',
  photo: null,
  createdAt: '2026-11-01T12:00:00.000Z',
};

let contact: { formUrl: string | null; email: string | null } | null;
let isSignedIn: boolean;

beforeEach(() => {
  queryClient.clear();
  clearToast();
  contact = { formUrl: null, email: null };
  isSignedIn = true;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.split('?')[0];
    if (!isSignedIn) return Response.json({ success: false, message: 'Entre.' }, { status: 401 });
    if (path === '/api/auth/me') return Response.json({ user });
    if (path === '/api/user/credits') return Response.json({ credits: 5 });
    if (path === '/api/auth/trial-status') {
      return Response.json({ subscriptionStatus: 'active', daysRemaining: null });
    }
    if (path !== '/api/support') return Response.json([]);
    return contact ? Response.json(contact) : new Response('', { status: 500 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  history.replaceState(null, '', '/suporte');
  render(<Routes />);
  const main = await screen.findByRole('main', { name: 'Suporte' });
  return { main: within(main), actions: userEvent.setup() };
}

test('the form of the installation is embedded, apart from the application', async () => {
  contact = { formUrl: 'https://formularios.exemplo.com/leme', email: 'ajuda@exemplo.com' };
  const { main } = await open();
  const frame = await main.findByTitle('Formulário de suporte');
  expect(frame).toHaveAttribute('src', 'https://formularios.exemplo.com/leme');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(main.getByText('Carregando formulário...')).toBeInTheDocument();
  fireEvent.load(frame);
  expect(main.queryByText('Carregando formulário...')).toBeNull();
  const link = main.getByRole('link', { name: 'Abrir em outra aba' });
  expect(link).toHaveAttribute('href', 'https://formularios.exemplo.com/leme');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('without a form there is help, whom to ask, and what to send along; no company is needed', async () => {
  const { main, actions } = await open();
  expect(await main.findByText(/Quem instalou o Leme na sua empresa/)).toBeVisible();
  expect(main.queryByTitle('Formulário de suporte')).toBeNull();
  expect(main.getByRole('link', { name: 'Configurações › Privacidade' })).toHaveAttribute(
    'href',
    '/configuracoes?aba=privacidade',
  );
  await actions.click(main.getByRole('button', { name: 'Copiar dados para o atendimento' }));
  expect(await screen.findByText('Texto copiado para a área de transferência')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^Conta: ana@exemplo\.com\nEndereço: http/);
  expect(copied).toMatch(/\nNavegador: /);
});

test('an address is one click away', async () => {
  contact = { formUrl: null, email: 'ajuda@exemplo.com' };
  const { main } = await open();
  const link = await main.findByRole('link', { name: 'Escrever para ajuda@exemplo.com' });
  expect(link).toHaveAttribute('href', 'mailto:ajuda@exemplo.com?subject=Suporte%20do%20Leme');
});

test('a read that failed can be tried again', async () => {
  contact = null;
  const { main, actions } = await open();
  const retry = await main.findByRole('button', { name: 'Tentar novamente' });
  contact = { formUrl: null, email: null };
  await actions.click(retry);
  expect(await main.findByText('Perguntas frequentes')).toBeVisible();
});

test('it stands inside the protected area', async () => {
  isSignedIn = false;
  history.replaceState(null, '', '/suporte');
  render(<Routes />);
  await screen.findByRole('heading', { name: 'Entre na sua conta' });
  expect(location.pathname).toBe('/login');
});

test('keys are told of where there are some', async () => {
  const { main } = await open();
  const keys = await main.findByRole('heading', { name: 'Atalhos do teclado' });
  expect(keys.closest('section')).toHaveClass('pointer-coarse:hidden');
});
