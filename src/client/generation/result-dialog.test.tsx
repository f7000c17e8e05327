import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import { documentKindValues, documentLabels, type DocumentKind } from '#documents/labels.ts';
import { messages } from '#shared/messages.ts';
import { creditsKey } from '../data/accounts.ts';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toast.tsx';
import type { FinishedGeneration } from './finished-generation.ts';
import { ResultDialog } from './result-dialog.tsx';

/** What follows on a document: it promises nothing, is shown to nobody, and has not been held. */
const nothing = {
  promises: [],
  items: [],
  next: null,
  outcome: '',
  decisions: '',
  declined: [],
  nextOn: null,
  updatedAt: null,
  commitments: [],
};
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/ai-history/h1' ? Response.json({}, { status: 404 }) : Response.json(nothing),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function show(kind: DocumentKind, result: unknown) {
  const job = { key: 'k1', kind, form: {}, startedAt: Date.parse('2026-11-23T15:00:00.000Z') };
  const answer = { result, aiHistoryId: 'h1', sources: [], generator: 'offline' };
  const on = { close: vi.fn<() => void>(), again: vi.fn<() => void>(), new: vi.fn<() => void>() };
  render(
    <QueryClientProvider client={queryClient}>
      <ResultDialog
        finished={{ job, answer } as unknown as FinishedGeneration}
        onClose={on.close}
        onNew={on.new}
        onAgain={on.again}
      />
      <Toaster />
    </QueryClientProvider>,
  );
  const dialog = within(screen.getByRole('dialog', { name: documentLabels[kind].resultTitle }));
  const button = (name: string) => dialog.getByRole('button', { name });
  return { dialog, on, button };
}

test.each(documentKindValues)('%s: its title and its buttons', async (kind) => {
  const { on, button } = show(kind, documentContracts[kind].contentSchema.parse({ title: 'Um' }));
  for (const name of ['Copiar Conteúdo', 'Editar']) expect(button(name)).toBeEnabled();
  await userEvent.click(button('Gerar Novo'));
  await userEvent.click(button('Gerar Novamente'));
  await userEvent.click(button('Fechar'));
  for (const call of [on.new, on.again, on.close]) expect(call).toHaveBeenCalledOnce();
});

test('after the last credit nothing is generated anew, and it is said why', async () => {
  queryClient.setQueryData(creditsKey, { credits: 0 });
  const { dialog, button } = show('message', letter);
  for (const name of ['Gerar Novo', 'Gerar Novamente']) expect(button(name)).toBeDisabled();
  expect(dialog.getByText(messages.noCredits)).toBeVisible();
  expect(button('Copiar Conteúdo')).toBeEnabled();
});

const letter = { subject: 'Escala', content: 'A loja abre às 7h.' };

test.each([
  {
    kind: 'message',
    content: letter,
    name: 'Abrir no WhatsApp',
    leads: /^https:\/\/wa\.me\/\?text=A%20loja/,
  },
  {
    kind: 'email',
    content: letter,
    name: 'Abrir no e-mail',
    leads: /^mailto:\?subject=Escala&body=A%20loja/,
  },
] as const)('$kind: the main action sends it', ({ kind, content, name, leads }) => {
  const { dialog } = show(kind, documentContracts[kind].contentSchema.parse(content));
  expect(dialog.getByRole('link', { name }).getAttribute('href')).toMatch(leads);
});

test.each([
  { kind: 'message', recipientName: 'Renata', leads: 'https://wa.me/5511912345678?text=A%20loja' },
  { kind: 'email', recipientName: 'Renata', leads: 'mailto:renata%40exemplo.com?' },
  { kind: 'message', recipientName: 'Equipe da loja', leads: 'https://wa.me/?text=A%20loja' },
] as const)('$kind: goes to $recipientName as far as it is them', async (letterOf) => {
  const { kind, recipientName, leads } = letterOf;
  const people = [
    { id: 'e1', name: 'Renata Lopes', phone: '+5511912345678', email: 'renata@exemplo.com' },
  ];
  const about = { companyId: 'c1', employeeId: 'e1', brief: { recipientName } };
  const item = { ...about, content: letter, version: 1 };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/employees')) return Response.json(people);
    return Response.json(path === '/api/ai-history/h1' ? item : nothing);
  });
  const { dialog } = show(kind, documentContracts[kind].contentSchema.parse(letter));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() =>
    expect(
      dialog
        .getByRole('link', { name: /^Abrir no/ })
        .getAttribute('href')
        ?.startsWith(leads),
    ).toBe(true),
  );
});

test('a copy is said at its button', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { button } = show('pdi', documentContracts.pdi.contentSchema.parse({ title: 'Um' }));
  await userEvent.setup().click(button('Copiar Conteúdo'));
  await waitFor(() => expect(button('Copiado')).toBeVisible());
  expect(screen.getByText('Conteúdo copiado para a área de transferência')).toBeVisible();
});

test('Editar and back; Salvar and Cancelar only while editing', async () => {
  const { dialog, button } = show(
    'pdi',
    documentContracts.pdi.contentSchema.parse({ title: 'PDI de Ana' }),
  );
  expect(dialog.queryByRole('button', { name: 'Salvar' })).toBeNull();
  await userEvent.click(button('Editar'));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toContain('PDI de Ana');
  await userEvent.type(dialog.getByRole('textbox'), ' Fim.');
  expect(button('Salvar')).toBeEnabled();
  await userEvent.click(button('Visualizar'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(button('Cancelar'));
  expect(dialog.queryByRole('button', { name: 'Salvar' })).toBeNull();
  expect(button('Fechar')).toBeVisible();
});

test('without content there is nothing to copy or to edit', () => {
  const { dialog, button } = show('meeting', null);
  expect(dialog.getByText('Nenhum conteúdo foi gerado ainda.')).toBeVisible();
  expect(button('Copiar Conteúdo')).toBeDisabled();
  expect(button('Editar')).toBeDisabled();
});

test('content that is no object cannot be laid out', () => {
  const { dialog } = show('pdi', 'um texto solto');
  expect(
    dialog.getByText(
      'Houve um problema na formatação do conteúdo gerado. Tente gerar novamente ou entre em contato com o suporte.',
    ),
  ).toBeVisible();
});
