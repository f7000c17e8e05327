import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentPromise } from '#shared/promises.ts';
import { addDays, calendarDay } from '#shared/format.ts';
import { aCommitment } from '../../../test/commitment-rows.ts';
import { refusal, screenServer } from '../../../test/screen-server.ts';
import { usePersonBrief } from '../data/conversations.ts';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toast.tsx';
import { DocumentPromises } from './document-promises.tsx';

const today = calendarDay(new Date());
const promise = (index: number, fields: Partial<DocumentPromise> = {}): DocumentPromise => ({
  key: `p${index}`,
  text: `Promessa ${index}`,
  owner: 'leader',
  ownerName: null,
  employee: null,
  dueOn: addDays(today, 30),
  commitment: null,
  ...fields,
});

let server: ReturnType<typeof screenServer>;
let promises: DocumentPromise[];

beforeEach(() => {
  promises = [1, 2, 3, 4, 5, 6, 7].map((index) => promise(index));
  server = screenServer({
    'GET /api/ai-history/d1/promises': () => ({ promises }),
    'POST /api/ai-history/d1/promises': ({ body }) => {
      const { promises: followed } = body as { promises: { key: string }[] };
      const isFollowed = ({ key }: DocumentPromise) => followed.some((each) => each.key === key);
      // What is proposed comes first.
      promises = [
        ...promises.filter((each) => !isFollowed(each)),
        ...promises.filter(isFollowed).map((each) => {
          const commitment = aCommitment({ id: `k-${each.key}`, text: each.text });
          return { ...each, commitment };
        }),
      ];
      return { promises };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function show() {
  return render(
    <QueryClientProvider client={queryClient}>
      <DocumentPromises documentId="d1" />
      <Toaster />
    </QueryClientProvider>,
  );
}
const card = async () =>
  within(await screen.findByRole('region', { name: 'Acompanhar combinados' }));
const orders = () =>
  server
    .asked('POST /api/ai-history/d1/promises')
    .map(({ body }) => (body as { promises: object[] }).promises);

test('five are proposed; nothing is followed without the click, and all are with one', async () => {
  show();
  const own = await card();
  expect(own.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
  expect(own.queryByText('Promessa 6')).toBeNull();
  expect(orders()).toEqual([]);
  await userEvent.dblClick(own.getByRole('button', { name: 'Acompanhar 5 combinados' }));
  expect(await own.findByRole('link', { name: 'Promessa 1' })).toHaveAttribute(
    'href',
    '/combinados?id=k-p1',
  );
  expect(orders()).toEqual([[1, 2, 3, 4, 5].map((index) => ({ key: `p${index}` }))]);
});

function Brief() {
  return usePersonBrief('e1').data?.lines.map(({ text }) => <p key={text}>{text}</p>);
}

test('the person’s page under it tells at once what is open then', async () => {
  server.handlers['GET /api/employees/e1/brief'] = () => ({
    lines: [{ topic: 'open', text: `Cliques: ${orders().length}`, documentId: null }],
  });
  show();
  render(
    <QueryClientProvider client={queryClient}>
      <Brief />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Cliques: 0')).toBeVisible();
  await userEvent.click((await card()).getByRole('button', { name: 'Acompanhar 5 combinados' }));
  expect(await screen.findByText('Cliques: 1')).toBeVisible();
});

test('a tick, an owner and a day are changed before; the rest is as the document says', async () => {
  promises = [promise(1), promise(2)];
  show();
  const own = await card();
  await userEvent.click(own.getByRole('checkbox', { name: 'Promessa 2' }));
  const terms = within(own.getByRole('group', { name: /Promessa 1$/ }));
  await userEvent.click(terms.getByRole('button', { name: /^Até quando/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Amanhã/ }));
  await userEvent.click(terms.getByRole('button', { name: /^Quem cumpre/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Outra pessoa…' }));
  const name = await own.findByLabelText('Quem cumpre');
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'Financeiro{Enter}');
  await userEvent.click(own.getByRole('button', { name: 'Acompanhar 1 combinado' }));
  await waitFor(() =>
    expect(orders()).toEqual([
      [{ key: 'p1', owner: 'other', ownerName: 'Financeiro', dueOn: addDays(today, 1) }],
    ]),
  );
});

test('where some were chosen before they stand first, and nothing is ticked', async () => {
  const followed = aCommitment({ id: 'k3', text: 'Promessa 3' });
  promises = [promise(1), promise(2), promise(3, { commitment: followed })];
  show();
  const own = await card();
  expect(own.getAllByRole('listitem')[0]).toHaveTextContent('Promessa 3');
  expect(own.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('those beyond five come when asked for, without a tick', async () => {
  show();
  const own = await card();
  await userEvent.click(own.getByRole('button', { name: 'Mostrar mais 2' }));
  expect(own.getByRole('checkbox', { name: 'Promessa 7' })).not.toBeChecked();
  await userEvent.click(own.getByRole('checkbox', { name: 'Promessa 7' }));
  expect(own.getByRole('button', { name: 'Acompanhar 6 combinados' })).toBeEnabled();
});

test('what is followed shows how it stands', async () => {
  const done = aCommitment({ id: 'k1', text: 'Promessa 1', state: 'done', group: null });
  const late = { dueOn: addDays(today, -1), group: 'late' } as const;
  promises = [
    promise(1, { commitment: done }),
    promise(2, { commitment: aCommitment({ id: 'k2', text: 'Promessa 2', ...late }) }),
  ];
  show();
  const own = await card();
  expect(own.getByText('Cumprido')).toBeVisible();
  expect(own.getByText('Atrasado: ontem')).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
});

test('a failure keeps what was changed', async () => {
  server.handlers['POST /api/ai-history/d1/promises'] = () => refusal(503, 'Fora do ar');
  promises = [promise(1), promise(2)];
  show();
  const own = await card();
  await userEvent.click(own.getByRole('checkbox', { name: 'Promessa 2' }));
  await userEvent.click(own.getByRole('button', { name: 'Acompanhar 1 combinado' }));
  expect(await screen.findByText('Fora do ar')).toBeInTheDocument();
  expect(own.getByRole('checkbox', { name: 'Promessa 2' })).not.toBeChecked();
});

test('a document that promises nothing has nothing under it', async () => {
  promises = [];
  const { container } = show();
  await waitFor(() => expect(server.asked('GET /api/ai-history/d1/promises')).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.querySelector('section')).toBeNull();
});
