import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownCompany, signedInUser } from '../../../../test/signed-in.ts';
import { clearToast } from '../../../../test/clear-toast.ts';
import type { Company, CompanyPatch } from '#shared/companies.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Routes } from '../../routes.tsx';

let company: Company | null;
let sent: unknown[];
/** Answers in the place of the server's; null lets it answer. */
let refusal: (() => Promise<Response | null>) | null;

beforeEach(() => {
  queryClient.clear();
  clearToast();
  sessionStorage.clear();
  sent = [];
  refusal = null;
  company = ownCompany({
    description: 'Pães artesanais',
    philosophy: { mission: 'Servir', vision: '', values: ['Respeito', 'Capricho'] },
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => answer(address, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The server, at the network's edge. */
async function answer(address: string, { method, body }: RequestInit): Promise<Response> {
  const path = address.split('?')[0];
  if (path === '/api/auth/me') return Response.json({ user: signedInUser });
  if (path === '/api/companies') {
    return (method === 'GET' && (await refusal?.())) || Response.json(company ? [company] : []);
  }
  if (path === '/api/companies/c1' && company) {
    sent.push(JSON.parse(typeof body === 'string' ? body : 'null'));
    const refused = await refusal?.();
    if (refused) return refused;
    const patch = sent.at(-1) as CompanyPatch;
    company = { ...company, ...patch, updatedAt: new Date().toISOString() } as Company;
    return Response.json(company);
  }
  if (path === '/api/auth/trial-status') {
    return Response.json({ subscriptionStatus: 'active', daysRemaining: null });
  }
  if (path === '/api/user/credits') return Response.json({ credits: 50 });
  return Response.json([]);
}

const failing = (body: object | '') => async () =>
  body === ''
    ? new Response('', { status: 500 })
    : Response.json({ success: false, ...body }, { status: 400 });

async function open(address: string) {
  history.replaceState(null, '', address);
  render(<Routes />);
  await screen.findByRole('tablist', { name: 'Configurações' });
  const form = async (name: string) => within(await screen.findByRole('form', { name }));
  return { form, actions: userEvent.setup() };
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('each tab saves its own part alone', async () => {
  const { form, actions } = await open('/configuracoes');
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  const basic = await form('Empresa');
  await actions.clear(basic.getByLabelText('Descrição'));
  await actions.type(basic.getByLabelText('Descrição'), ' Duas lojas ');
  await actions.click(basic.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações atualizadas com sucesso')).toBeVisible();
  expect(sent).toEqual([{ name: 'Padaria Sol', description: 'Duas lojas', activities: '' }]);

  const philosophy = await form('Filosofia');
  await actions.type(philosophy.getByLabelText('Visão'), 'Crescer');
  await actions.click(philosophy.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const values = ['Respeito', 'Capricho'];
  expect(sent[1]).toEqual({ philosophy: { mission: 'Servir', vision: 'Crescer', values } });
});

test('Enter adds a value, a pasted list becomes rows, and blank ones are dropped', async () => {
  const { form, actions } = await open('/configuracoes?aba=filosofia');
  const philosophy = await form('Filosofia');
  await actions.type(philosophy.getByRole('textbox', { name: 'Valor 2' }), '{Enter}{Enter}');
  expect(philosophy.getByRole('textbox', { name: 'Valor 3' })).toHaveFocus();
  await actions.paste('- Pontualidade\n\n- Alegria');
  await actions.click(philosophy.getByRole('button', { name: 'Adicionar valor' }));
  await actions.click(philosophy.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    philosophy: { values: ['Respeito', 'Capricho', 'Pontualidade', 'Alegria'] },
  });
});

test('a double click sends once', async () => {
  const { form, actions } = await open('/configuracoes');
  let arrive = (_: null) => {};
  refusal = () => new Promise((resolve) => (arrive = resolve));
  await actions.dblClick((await form('Empresa')).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
  await waitFor(() => expect(sent).toHaveLength(1));
  arrive(null);
  await screen.findByText('Configurações atualizadas com sucesso');
  expect(sent).toHaveLength(1);
});

test('a refusal is told in its own words or in ours, and nothing typed is lost', async () => {
  const { form, actions } = await open('/configuracoes');
  const basic = await form('Empresa');
  await actions.type(basic.getByLabelText('Nome'), ' do Bairro');
  refusal = failing('');
  await actions.click(basic.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar configurações')).toBeVisible();
  refusal = failing({ message: 'Não dá.', issues: [{ path: 'name', message: 'Nome repetido' }] });
  await actions.click(basic.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Não dá.')).toBeVisible();
  expect(await basic.findByText('Nome repetido')).toBeVisible();
  refusal = () => Promise.reject(new TypeError('Failed to fetch'));
  await actions.click(basic.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  expect(basic.getByLabelText('Nome')).toHaveValue('Padaria Sol do Bairro');
  expect(basic.getByText('Alterações não salvas')).toBeVisible();
});

test('a name that is too short is not sent', async () => {
  const { form, actions } = await open('/configuracoes');
  const basic = await form('Empresa');
  await actions.clear(basic.getByLabelText('Nome'));
  await actions.type(basic.getByLabelText('Nome'), 'P{Control>}{Enter}{/Control}');
  expect(await basic.findByText(/pelo menos 2 caracteres/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the open tab stands in the address, and an unknown one is the first', async () => {
  const { actions } = await open('/configuracoes?aba=filosofia');
  expect(tab(/Filosofia/)).toHaveAttribute('aria-selected', 'true');
  await actions.click(tab(/Processos/));
  expect(location.search).toBe('?aba=processos');
  history.replaceState(null, '', '/configuracoes?aba=constructor');
  await waitFor(() => expect(tab(/Empresa/)).toHaveAttribute('aria-selected', 'true'));
});

test.each([
  ['Visão', 'filosofia', 'Visão'],
  ['Valores', 'filosofia', 'Valor 1'],
  ['Processos', 'processos', 'Processo 1'],
  ['Atividades', 'empresa', 'Atividades'],
])('what is missing leads to its field, on any tab: %s', async (fact, at, field) => {
  company = ownCompany();
  const { form, actions } = await open('/configuracoes');
  await form('Empresa');
  const entries = history.length;
  await actions.click(screen.getByRole('link', { name: fact }));
  const named = () => screen.getByRole('textbox', { name: field });
  await waitFor(() => expect(named()).toHaveFocus());
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(new RegExp(at, 'i'));
  expect(location.search).toBe(at === 'empresa' ? '' : `?aba=${at}`);
  expect(history).toHaveLength(entries);
});

test('unsaved changes stay over another tab, are marked, and can be discarded', async () => {
  const { form, actions } = await open('/configuracoes');
  const basic = await form('Empresa');
  await actions.type(basic.getByLabelText('Nome'), ' Nova');
  await actions.click(tab(/Filosofia/));
  expect(tab(/Empresa/)).toHaveAccessibleName('Empresa (alterações não salvas)');
  expect(tab(/Filosofia/)).toHaveAccessibleName('Filosofia');
  await actions.click(tab(/Empresa/));
  expect(basic.getByLabelText('Nome')).toHaveValue('Padaria Sol Nova');
  await actions.click(basic.getByRole('button', { name: 'Descartar' }));
  expect(basic.getByLabelText('Nome')).toHaveValue('Padaria Sol');
  expect(tab(/Empresa/)).toHaveAccessibleName('Empresa');
});

test('leaving with unsaved changes says so, and coming back finds them', async () => {
  const { form, actions } = await open('/configuracoes?aba=filosofia');
  await actions.type((await form('Filosofia')).getByLabelText('Missão'), ' bem');
  await actions.click(screen.getByRole('link', { name: 'Equipes' }));
  expect(await screen.findByText('Alterações não salvas')).toBeVisible();
  await actions.click(screen.getByRole('link', { name: 'Configurações' }));
  const again = await form('Filosofia');
  expect(again.getByLabelText('Missão')).toHaveValue('Servir bem');
  await actions.click(again.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Configurações atualizadas com sucesso');
  await actions.click(screen.getByRole('link', { name: 'Equipes' }));
  await screen.findByRole('heading', { level: 1, name: 'Equipes' });
  expect(screen.queryByText('Alterações não salvas')).toBeNull();
});

test('a change of what is saved elsewhere leaves the draft of before behind', async () => {
  const { form, actions } = await open('/configuracoes');
  await actions.type((await form('Empresa')).getByLabelText('Nome'), ' velha');
  await actions.click(screen.getByRole('link', { name: 'Equipes' }));
  await screen.findByRole('heading', { level: 1, name: 'Equipes' });
  queryClient.setQueryData(['companies'], [{ ...company, name: 'Padaria Lua' }]);
  await actions.click(screen.getByRole('link', { name: 'Configurações' }));
  expect((await form('Empresa')).getByLabelText('Nome')).toHaveValue('Padaria Lua');
});

test('what another tab saved is shown, and is no edit of this one', async () => {
  const { form, actions } = await open('/configuracoes');
  const basic = await form('Empresa');
  await actions.type(basic.getByLabelText('Nome'), ' Nova');
  await actions.click(basic.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Configurações atualizadas com sucesso');
  await actions.type((await form('Filosofia')).getByLabelText('Missão'), ' bem');
  const philosophy = { mission: 'Cuidar', vision: 'Crescer', values: ['Calma'] };
  const theirs = { ...company!, description: 'Três lojas', philosophy };
  act(() => void queryClient.setQueryData(['companies'], [theirs]));
  await waitFor(() => expect(basic.getByLabelText('Descrição')).toHaveValue('Três lojas'));
  expect(tab(/Empresa/)).toHaveAccessibleName('Empresa');
  // What was typed here stays, and is marked.
  expect((await form('Filosofia')).getByLabelText('Missão')).toHaveValue('Servir bem');
  expect(tab(/Filosofia/)).toHaveAccessibleName('Filosofia (alterações não salvas)');
  const drafts = Object.keys(sessionStorage).filter((key) => key.includes(':settings:'));
  expect(drafts.some((key) => key.includes(':empresa:'))).toBe(false);
});

test('without a company its tabs say what comes first; privacy is there for anyone', async () => {
  company = null;
  const { actions } = await open('/configuracoes');
  const panel = screen.getByRole('tabpanel', { name: 'Empresa' });
  expect(await within(panel).findByText('Cadastre uma empresa primeiro')).toBeVisible();
  await actions.click(tab(/Privacidade/));
  expect(screen.getByRole('button', { name: 'Excluir minha conta' })).toBeVisible();
});

test('a read that failed can be tried again', async () => {
  refusal = failing('');
  const { form, actions } = await open('/configuracoes');
  await screen.findAllByRole('button', { name: 'Tentar novamente' });
  // Each part of the screen that comes asks anew for what failed.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const [retry] = screen.getAllByRole('button', { name: 'Tentar novamente' });
  refusal = null;
  await actions.click(retry!);
  expect((await form('Empresa')).getByLabelText('Nome')).toHaveValue('Padaria Sol');
});

test('the sidebar leads here, and shows where one is', async () => {
  await open('/configuracoes');
  const link = screen.getByRole('link', { name: 'Configurações' });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Suporte' })).not.toHaveAttribute('aria-current');
});
