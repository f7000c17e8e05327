import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarDay } from '#shared/format.ts';
import { weeksUntil, type MirrorPerson } from '#shared/mirror.ts';
import { visit } from '../../../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../../../test/screen-server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { weekName } from './mirror-words.ts';

const weeks = weeksUntil(calendarDay(new Date()));
const none = { mine: 0, theirs: 0 };
const aPerson = (id: string, name: string, rest: Partial<MirrorPerson> = {}): MirrorPerson => ({
  id,
  name,
  position: 'Caixa',
  talkedAt: null,
  weeks: [],
  commitments: { kept: none, postponed: none, open: none },
  feedbacks: { reconhecimento: 0, corretivo: 0, desenvolvimento: 0, '360': 0 },
  inDiary: false,
  ...rest,
});
const busy = aPerson('e2', 'Bia Reis', {
  talkedAt: new Date().toISOString(),
  weeks: [
    { monday: weeks[8]!, conversations: 0, feedbacks: 1, documents: 0 },
    { monday: weeks[11]!, conversations: 1, feedbacks: 0, documents: 2 },
  ],
  commitments: {
    kept: { mine: 3, theirs: 1 },
    postponed: { mine: 1, theirs: 0 },
    open: { mine: 2, theirs: 0 },
  },
  feedbacks: { reconhecimento: 2, corretivo: 1, desenvolvimento: 1, '360': 0 },
  inDiary: true,
});

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  server = screenServer({
    'GET /api/teams': () => [
      { id: 't1', name: 'Loja', goals: [], managementSettings: null, activeEmployees: 1 },
      { id: 't2', name: 'Estoque', goals: [], managementSettings: null, activeEmployees: 1 },
    ],
    'GET /api/employees': () => [
      {
        id: 'e1',
        name: 'Ana Souza',
        position: 'Caixa',
        objectives: [],
        professionalHistory: [],
        files: [],
        photo: null,
        teamIds: ['t1'],
        isActive: true,
      },
    ],
    'GET /api/mirror': ({ query }) =>
      query.get('after')
        ? { weeks, people: [busy], next: null }
        : { weeks, people: [aPerson('e1', 'Ana Souza')], next: '.e1' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('each person in words beside the picture; the rest comes when asked for', async () => {
  await visit('/colaboradores?visao=espelho');
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
    'href',
    '/colaboradores?id=e1',
  );
  expect(screen.getByText('Nenhuma conversa registrada')).toBeVisible();
  expect(screen.getByText('Nunca no diário')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  const row = within((await screen.findByRole('link', { name: 'Bia Reis' })).closest('li')!);
  expect(row.getByText('Conversa hoje')).toBeVisible();
  expect(
    row.getByRole('img', {
      name: 'Nas últimas 12 semanas: 1 conversa, 1 feedback, 2 outros documentos',
    }),
  ).toBeVisible();
  for (const [index, held] of [
    [0, 'nada registrado'],
    [8, '1 feedback'],
    [11, '1 conversa, 2 outros documentos'],
  ] as const) {
    expect(row.getByText(`${weekName(weeks[index]!)}: ${held}`)).toBeInTheDocument();
  }
  expect(row.getByText('3 cumpridos · 1 adiado · 2 em aberto')).toBeVisible();
  expect(row.getByText('2 reconhecimentos · 1 corretivo · 1 de outro tipo')).toBeVisible();
  expect(row.queryByText('Nunca no diário')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});

test('the same as a table, which has its address', async () => {
  await visit('/colaboradores?visao=espelho');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver como tabela' }));
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader')).toHaveLength(2 + 12 + 6 + 4 + 1);
  expect(table.getByRole('rowheader', { name: 'Ana Souza' })).toBeVisible();
  expect(location.search).toContain('tabela=sim');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  const cells = within((await table.findByRole('rowheader', { name: 'Bia Reis' })).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1, 13)).toEqual([
    ...weeks.slice(0, 8).map(() => '–'),
    '1 feedback',
    '–',
    '–',
    '1 conversa, 2 outros documentos',
  ]);
});

test('of one team, by the address and by the list', async () => {
  await visit('/colaboradores?visao=espelho&equipe=t2');
  await screen.findByRole('link', { name: 'Ana Souza' });
  expect(server.asked('GET /api/mirror')[0]!.query.get('teamId')).toBe('t2');
  await userEvent.selectOptions(screen.getByLabelText('Equipe'), 'Loja');
  await screen.findByRole('link', { name: 'Ana Souza' });
  expect(server.asked('GET /api/mirror').at(-1)!.query.get('teamId')).toBe('t1');
  await userEvent.click(screen.getByRole('link', { name: 'Cartões' }));
  expect(location.search).toBe('?equipe=t1');
});

test('what could not be read is said, and read again', async () => {
  const mirror = server.handlers['GET /api/mirror']!;
  server.handlers['GET /api/mirror'] = () => refusal(400, 'Não deu.');
  await visit('/colaboradores?visao=espelho');
  await screen.findByText('Não deu.');
  server.handlers['GET /api/mirror'] = mirror;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toBeVisible();
});

test('nobody in a team is said', async () => {
  server.handlers['GET /api/mirror'] = () => ({ weeks, people: [], next: null });
  await visit('/colaboradores?visao=espelho&equipe=t2');
  expect(await screen.findByText('Ninguém ativo nesta equipe')).toBeVisible();
});
