import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monthOf, monthsFrom, type MonthClosing } from '#shared/mirror.ts';
import { visit } from '../../../../../test/quick-server.ts';
import { screenServer } from '../../../../../test/screen-server.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Longer than a line, and yet in full. */
const longText = `Treinar ${'mais uma pessoa no caixa rápido, '.repeat(5)}e registrar`;
const closing: MonthClosing = {
  month: '2025-12',
  teamName: 'Loja',
  people: 20,
  peopleTalkedWith: 5,
  conversations: 7,
  notTalkedWith: [
    { id: 'e1', name: 'Ana Souza' },
    { id: 'e2', name: 'Bia Reis' },
  ],
  commitments: {
    kept: { mine: 4, theirs: 3 },
    keptLate: 2,
    late: 1,
    postponed: 2,
    open: { mine: 1, theirs: 2 },
  },
  feedbacks: { reconhecimento: 2, corretivo: 1, desenvolvimento: 0, '360': 0 },
  documents: [
    { type: 'feedback', total: 3 },
    { type: 'pdi', total: 2 },
  ],
  plans: { total: 2, items: [{ documentId: 'd1', name: 'Ana Souza', dueOn: '2026-03-31' }] },
  ahead: [
    {
      id: 'k0',
      text: longText,
      dueOn: '2025-12-19',
      owner: 'employee',
      personName: 'Ana Souza',
      isLate: true,
    },
    {
      id: 'k1',
      text: 'Rever a escala',
      dueOn: '2026-01-08',
      owner: 'leader',
      personName: null,
      isLate: false,
    },
  ],
  planned: [
    { id: 'v0', name: 'Caio Brito', plannedOn: '2025-12-15', isLate: true },
    { id: 'v1', name: 'Bia Reis', plannedOn: '2026-01-12', isLate: false },
  ],
  isMore: false,
};

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  server = screenServer({
    'GET /api/teams': () => [
      { id: 't1', name: 'Loja', goals: [], managementSettings: null, activeEmployees: 1 },
    ],
    'GET /api/mirror/month': ({ query }) => ({ ...closing, month: query.get('month') }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('a month on one sheet, in sentences, and where it goes on', async () => {
  await visit('/equipes?fechamento=2025-12&equipe=t1');
  const sheet = within(
    await screen.findByRole('article', { name: 'Fechamento de dezembro de 2025: Loja' }),
  );
  for (const line of [
    '7 conversas realizadas, com 5 de 20 pessoas.',
    'Sem conversa no mês: Ana Souza, Bia Reis e mais 13.',
    'Cumpridos: 4 seus e 3 das pessoas; 2 depois do dia combinado.',
    'Outros documentos: PDI 2.',
    'Ana Souza (até 31/03/2026) e mais 1.',
    '08/01 · Rever a escala (você)',
    `19/12, atrasado · ${longText} (Ana Souza)`,
    'E 1 outro combinado.',
    '15/12, atrasada · Conversa com Caio Brito',
    '12/01 · Conversa com Bia Reis',
  ]) {
    expect(sheet.getByText(line)).toBeVisible();
  }
  expect(sheet.getByRole('heading', { name: 'O que segue para janeiro de 2026' })).toBeVisible();
  expect(server.asked('GET /api/mirror/month')[0]!.query.get('teamId')).toBe('t1');
});

test('months are walked back and forth, never beyond the one under way', async () => {
  const current = monthOf(new Date());
  await visit('/equipes?fechamento=atual');
  expect(await screen.findByText('O mês ainda não terminou.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mês seguinte' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
  await waitFor(() => expect(location.search).toContain(monthsFrom(current, -1)));
  await userEvent.click(await screen.findByRole('button', { name: 'Mês seguinte' }));
  expect(await screen.findByText('O mês ainda não terminou.')).toBeVisible();
});

test('it is copied as text', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: copied },
  });
  await visit('/equipes?fechamento=2025-12&equipe=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Copiado')).toBeVisible();
  expect(copied.mock.calls[0]![0]).toMatch(
    /^Fechamento de dezembro de 2025: Loja\n\nConversas\n- 7 conversas/,
  );
});
