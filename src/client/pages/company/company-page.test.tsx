import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInUser } from '../../../../test/signed-in.ts';
import type { Company, CompanyForm } from '#shared/companies.ts';
import { clearToast } from '../../../../test/clear-toast.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Routes } from '../../routes.tsx';

const stamps = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' };
const manual = {
  fileName: 'manual.pdf',
  fileUrl: '/api/files/aaaaaaaa-0000-7000-8000-000000000000',
};
const registered: Company = {
  id: 'c1',
  name: 'Padaria Sol',
  cnpj: '11222333000181',
  description: 'Duas lojas',
  activities: '',
  philosophy: { mission: 'Servir', vision: '', values: ['Respeito'] },
  processes: [{ name: 'Compras', ...manual }, { name: 'Vendas' }],
  ...stamps,
};

let company: Company | null;
let sent: { method: string | undefined; body: unknown }[];
let refusal: (() => Promise<Response>) | null;

beforeEach(() => {
  queryClient.clear();
  clearToast();
  sessionStorage.clear();
  company = null;
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const path = address.split('?')[0] ?? '';
    if (path === '/api/auth/me') return Response.json({ user: signedInUser });
    if (path === '/api/user/credits') return Response.json({ credits: 5 });
    if (path === '/api/auth/trial-status') {
      return Response.json({ subscriptionStatus: 'active', daysRemaining: null });
    }
    if (path === '/api/stats') return Response.json({ activeTeams: 0, byMonth: [] });
    if (!path.startsWith('/api/companies')) return Response.json([]);
    if (method === 'GET') return (await refusal?.()) ?? Response.json(company ? [company] : []);
    const given = JSON.parse(body as string) as CompanyForm;
    sent.push({ method, body: given });
    if (refusal) return refusal();
    company = { ...company, ...given, id: 'c1', ...stamps };
    return Response.json(company, { status: method === 'POST' ? 201 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  history.replaceState(null, '', '/empresa');
  render(<Routes />);
  await screen.findByRole('heading', { level: 1, name: 'Empresa' });
  return userEvent.setup();
}

async function openForm() {
  const actions = await open();
  const name = company ? 'Editar' : 'Cadastrar Empresa';
  await actions.click(await screen.findByRole('button', { name }));
  await screen.findByLabelText('Nome');
  return actions;
}

/** At once: a letter at a time takes long on a busy machine. */
async function fill(actions: UserEvent, label: string, text: string) {
  await actions.click(screen.getByLabelText(label));
  await actions.paste(text);
}

const row = (name: string) => screen.getByRole('textbox', { name });

test('empty, then registered with what was typed', async () => {
  const actions = await open();
  expect(await screen.findByText('Nenhuma empresa cadastrada')).toBeVisible();
  await actions.click(screen.getByRole('button', { name: 'Cadastrar Empresa' }));
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  await actions.paste(' Padaria Sol ');
  await fill(actions, 'CNPJ', '11.222.333/0001-81');
  await actions.type(screen.getByLabelText('Valores'), 'Respeito{Enter}{Enter}Capricho');
  await actions.type(row('Processo 1'), 'Compras{Enter} {Enter}Vendas');
  await actions.click(screen.getByRole('button', { name: 'Cadastrar Empresa' }));
  expect(await screen.findByText('Empresa criada com sucesso')).toBeVisible();
  expect(sent).toEqual([
    {
      method: 'POST',
      body: {
        name: 'Padaria Sol',
        cnpj: '11.222.333/0001-81',
        description: '',
        activities: '',
        philosophy: { mission: '', vision: '', values: ['Respeito', 'Capricho'] },
        processes: [{ name: 'Compras' }, { name: 'Vendas' }],
      },
    },
  ]);
  // Viewing, with the way on.
  const next = within(await screen.findByRole('region', { name: 'Próximo passo' }));
  expect(screen.getByRole('button', { name: 'Editar' })).toBeVisible();
  expect(screen.getByText('11.222.333/0001-81')).toBeVisible();
  await actions.click(next.getByRole('link', { name: 'Criar Equipe' }));
  expect(await screen.findByRole('dialog', { name: 'Nova Equipe' })).toBeVisible();
});

test('a CNPJ with wrong check digits, or too short, is pointed out and not refused', async () => {
  const actions = await openForm();
  const cnpj = screen.getByLabelText('CNPJ');
  await fill(actions, 'CNPJ', '11.222.333/0001-8');
  expect(cnpj).toHaveAccessibleDescription('Opcional. Não muda depois do cadastro.');
  await actions.tab();
  expect(cnpj).toHaveAccessibleDescription('Confira o número: um CNPJ tem 14 caracteres.');
  await actions.type(cnpj, '2');
  expect(cnpj).toHaveAccessibleDescription(
    'Confira o número: os dois últimos dígitos não batem com os demais.',
  );
  await actions.clear(cnpj);
  await fill(actions, 'CNPJ', '12ABC34501DE35');
  expect(cnpj).toHaveAccessibleDescription('Opcional. Não muda depois do cadastro.');
  await actions.clear(cnpj);
  await fill(actions, 'CNPJ', '11222333000182');
  await fill(actions, 'Nome', 'Padaria Sol');
  await actions.click(screen.getByRole('button', { name: 'Cadastrar Empresa' }));
  await screen.findByText('Empresa criada com sucesso');
  expect(sent[0]?.body).toMatchObject({ cnpj: '11.222.333/0001-82' });
});

test('viewing shows the basic data, the activities, the philosophy and the processes', async () => {
  company = { ...registered, activities: 'Pães artesanais' };
  await open();
  for (const [title, ...texts] of [
    ['Dados básicos', 'Padaria Sol', '11.222.333/0001-81', 'Duas lojas'],
    ['Atividades', 'Pães artesanais'],
    ['Filosofia', 'Servir', 'Não informado', 'Respeito'],
    ['Processos', 'Compras', 'Vendas'],
  ]) {
    const heading = await screen.findByRole('heading', { level: 2, name: title! });
    const card = within(heading.closest('section')!);
    for (const text of texts) expect(card.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a plain string among the processes is shown, and edited, like any other', async () => {
  company = { ...registered, processes: ['Abertura' as never, { name: 'Vendas' }] };
  const actions = await open();
  expect(screen.getByText('Abertura')).toBeVisible();
  await actions.click(screen.getByRole('button', { name: 'Editar' }));
  expect(screen.getByLabelText('Processo 1')).toHaveValue('Abertura');
  await actions.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ processes: [{ name: 'Abertura' }, { name: 'Vendas' }] });
});

test('an edit keeps the CNPJ as it is, and a renamed process its file', async () => {
  company = registered;
  const actions = await openForm();
  expect(screen.getByLabelText('CNPJ')).toBeDisabled();
  expect(screen.getByLabelText('CNPJ')).toHaveValue('11.222.333/0001-81');
  await actions.type(row('Processo 1'), ' e estoque');
  await actions.click(screen.getByRole('button', { name: 'Remover processo 2' }));
  await actions.type(screen.getByLabelText('Visão'), 'Crescer');
  await actions.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Empresa atualizada com sucesso')).toBeVisible();
  expect(sent[0]?.method).toBe('PUT');
  expect(sent[0]?.body).not.toHaveProperty('cnpj');
  expect(sent[0]?.body).toMatchObject({
    philosophy: { mission: 'Servir', vision: 'Crescer', values: ['Respeito'] },
    processes: [{ name: 'Compras e estoque', ...manual }],
  });
  expect(screen.getByText('Compras e estoque')).toBeVisible();
});

test('a refusal is told, in the words of the server or in ours, and the form stays', async () => {
  const actions = await openForm();
  await fill(actions, 'Nome', 'Padaria Sol');
  const save = () => actions.click(screen.getByRole('button', { name: 'Cadastrar Empresa' }));
  refusal = async () => new Response('', { status: 500 });
  await save();
  expect(await screen.findByText('Erro ao criar empresa')).toBeVisible();
  refusal = async () => Response.json({ success: false, message: 'Já há uma.' }, { status: 409 });
  await save();
  expect(await screen.findByText('Já há uma.')).toBeVisible();
  expect(screen.getByLabelText('Nome')).toHaveValue('Padaria Sol');
});

test('Ctrl+Enter sends the form, from any field, once', async () => {
  company = registered;
  const actions = await openForm();
  // Who hears the key comes after the first drawing.
  await screen.findByRole('region', { name: 'Avisos (F8)' });
  await actions.type(screen.getByLabelText('Missão'), ' bem{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Empresa atualizada com sucesso')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a failed edit has its own words', async () => {
  company = registered;
  const actions = await openForm();
  refusal = async () => new Response('', { status: 500 });
  await actions.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar empresa')).toBeVisible();
});

test('a reload goes on with the edit; Cancelar and the discarded draft end it', async () => {
  company = registered;
  const before = await openForm();
  await before.type(screen.getByLabelText('Nome'), ' Nascente');
  await before.type(screen.getByLabelText('Valores'), '{Enter}Pressa');
  cleanup();
  const actions = await open();
  expect(await screen.findByLabelText('Nome')).toHaveValue('Padaria Sol Nascente');
  expect(screen.getByLabelText('Valores')).toHaveValue('Respeito\nPressa');
  await actions.click(screen.getByRole('button', { name: 'Descartar rascunho' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Padaria Sol');
  expect(screen.getByLabelText('Valores')).toHaveValue('Respeito');
  await actions.type(screen.getByLabelText('Nome'), '!');
  await actions.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('Padaria Sol')).toBeVisible();
  await actions.click(screen.getByRole('button', { name: 'Editar' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Padaria Sol');
  expect(sent).toEqual([]);
});

test('a read that failed can be tried again', async () => {
  refusal = async () => new Response('', { status: 500 });
  const actions = await open();
  await screen.findByRole('button', { name: 'Tentar novamente' });
  // Each part of the screen that comes asks anew for what failed.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  refusal = null;
  await actions.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.getByText('Nenhuma empresa cadastrada')).toBeVisible());
});
