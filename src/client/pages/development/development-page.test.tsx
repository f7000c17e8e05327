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

async function open(path = '/desenvolvimento') {
  const view = await visit(path);
  await waitFor(() => expect(select()).toBeEnabled());
  return view;
}

const select = () => screen.getByLabelText('Colaborador');
const actions = () => within(screen.getByRole('group', { name: 'Gerar' }));

const clicks = [
  {
    kind: 'interview',
    button: 'Roteiro de Entrevista',
    tab: 'Entrevista',
    done: 'Roteiro de entrevista gerado com sucesso',
    failed: 'Erro ao gerar roteiro de entrevista',
  },
  {
    kind: 'pdi',
    button: 'Criar PDI',
    tab: 'PDI',
    done: 'PDI gerado com sucesso',
    failed: 'Erro ao gerar PDI',
  },
  {
    kind: 'feedback',
    button: 'Roteiro de Feedback',
    tab: 'Feedback',
    done: 'Roteiro de feedback gerado com sucesso',
    failed: 'Erro ao gerar roteiro de feedback',
  },
] as const;

test.each(clicks)('$kind: one click, the two ids alone, the document in its tab', async (click) => {
  await open();
  await choosePerson(select(), 'Renata Lopes');
  await userEvent.click(actions().getByRole('button', { name: click.button }));
  expect(await screen.findByText(click.done)).toBeInTheDocument();
  expect(server.orders()).toEqual([
    expect.objectContaining({
      path: `/api/ai/${click.kind}`,
      body: { companyId: 'c1', employeeId: 'e1' },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    }),
  ]);
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/ai/review');
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(click.tab);
  const panel = within(screen.getByRole('tabpanel', { name: click.tab }));
  const title = await panel.findByRole('button', { name: /^Documento 1/ });
  await waitFor(() => expect(title).toHaveFocus());
});

test.each(clicks)('$kind: what failed is said', async ({ button, failed }) => {
  server.generations = [() => new Response('', { status: 500 })];
  await open();
  await choosePerson(select(), 'Renata Lopes');
  await userEvent.click(actions().getByRole('button', { name: button }));
  expect(await screen.findByText(failed)).toBeInTheDocument();
  await waitFor(() => expect(actions().getByRole('button', { name: button })).toBeEnabled());
});

test('without a person nothing is asked for', async () => {
  await open();
  await userEvent.click(actions().getByRole('button', { name: 'Criar PDI' }));
  expect(select()).toHaveFocus();
  expect(select()).toHaveAccessibleDescription('Selecione empresa e colaborador');
  await screen.findByText('Erro');
  expect(screen.getAllByText('Selecione empresa e colaborador')).toHaveLength(2);
  expect(server.orders()).toEqual([]);
});

test('a reload finds what was being written, under the same key', async () => {
  let breakOff: (response: Response) => void = () => undefined;
  server.generations = [() => new Promise((resolve) => (breakOff = resolve))];
  const { unmount } = await open();
  await choosePerson(select(), 'Davi Souza');
  await userEvent.click(actions().getByRole('button', { name: 'Criar PDI' }));
  await screen.findByRole('dialog', { name: 'Gerando com IA' });
  await waitFor(() => expect(server.orders()).toHaveLength(1));
  const memory = ['generation', 'draft:c1:development:employee'].map(
    (name) => [`leme:${name}`, sessionStorage.getItem(`leme:${name}`)!] as const,
  );
  // The code of a page ends with it: what the tab remembers alone outlives it.
  breakOff(new Response('', { status: 500 }));
  await screen.findByText('Erro ao gerar PDI');
  unmount();
  queryClient.clear();
  for (const [key, value] of memory) sessionStorage.setItem(key, value);

  await visit(location.pathname + location.search);
  expect(await screen.findByText('PDI gerado com sucesso')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Documento 1' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('PDI');
  const [first, second] = server.orders();
  expect(second).toEqual(first);
});

test('a document that is gone from the history says so, and can be taken away', async () => {
  sessionStorage.setItem('leme:quick-results:u1', '[{"id":"d9","kind":"pdi"}]');
  await open('/desenvolvimento?tipo=pdi');
  const card = within(await screen.findByRole('article', { name: 'PDI' }));
  expect(await card.findByText('Documento não encontrado')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Tirar da tela: PDI' }));
  expect(await screen.findByText('O PDI que você gerar aparece aqui.')).toBeInTheDocument();
  expect(sessionStorage.getItem('leme:quick-results:u1')).toBe('[]');
});

const newest = () => server.calls.filter(({ path }) => path === '/api/ai-history');

test('the newest are asked for once it is known of whom', async () => {
  sessionStorage.setItem('leme:draft:c1:development:employee', '"e2"');
  const earlier = {
    companyId: 'c1',
    title: 'Plano de Davi',
    createdAt: '2026-11-20T15:00:00.000Z',
  };
  server.earlier = [{ ...earlier, id: 'd8', type: 'interview', employeeId: 'e2' }];
  const people = server.employees;
  let arrive = (_: Response) => {};
  server.employees = () => new Promise((resolve) => (arrive = resolve));
  await visit('/desenvolvimento');
  const results = within(await screen.findByRole('region', { name: 'Documentos gerados' }));
  expect(results.getByRole('status')).toHaveTextContent('Carregando...');
  await waitFor(() => expect(server.calls.map(({ path }) => path)).toContain('/api/employees'));
  expect(newest()).toEqual([]);
  arrive(await people());
  expect(await results.findByRole('link', { name: /^Plano de Davi/ })).toBeVisible();
  expect(newest().map(({ query }) => query['employeeId'])).toEqual(['e2']);
});

test('the newest that could not be read are not none, and can be asked for again', async () => {
  server.listed = () => new Response('', { status: 500 });
  await open('/desenvolvimento?tipo=pdi');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText('Um PDI traz')).toBeNull();
  server.listed = null;
  await userEvent.click(retry);
  expect(await screen.findByText('Um PDI traz')).toBeVisible();
});
