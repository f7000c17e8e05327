import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCommitment } from '../../../test/commitment-rows.ts';
import { refusal, screenServer } from '../../../test/screen-server.ts';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toast.tsx';
import { DocumentFollowUp } from './document-follow-up.tsx';

const nothing = {
  outcome: '',
  decisions: '',
  declined: [],
  nextOn: null,
  updatedAt: null,
  commitments: [],
};
const stamp = '2026-11-25T15:00:00.000Z';

let server: ReturnType<typeof screenServer>;
let closing: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(stamp) });
  closing = { documentId: 'd1', ...nothing };
  server = screenServer({
    'GET /api/ai-history/d1/promises': () => ({ promises: [] }),
    'GET /api/ai-history/d1/closing': () => closing,
    'PUT /api/ai-history/d1/closing': ({ body }) => {
      closing = { ...closing, ...(body as object), updatedAt: stamp };
      return closing;
    },
    'POST /api/commitments/read-line': ({ body }) => ({
      reading: {
        text: (body as { line: string }).line,
        owner: 'leader',
        employee: null,
        candidates: [],
        dueOn: '2026-11-27',
      },
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function show(kind: 'meeting' | 'email' = 'meeting') {
  return render(
    <QueryClientProvider client={queryClient}>
      <DocumentFollowUp kind={kind} documentId="d1" />
      <Toaster />
    </QueryClientProvider>,
  );
}
const section = async () =>
  within(await screen.findByRole('region', { name: 'Depois da reunião' }));
const saved = () => server.asked('PUT /api/ai-history/d1/closing').map(({ body }) => body);
const begin = async () => {
  const own = await section();
  await userEvent.click(own.getByRole('button', { name: 'Encerrar reunião' }));
  return own;
};

test('nothing is written of a meeting before one ends it; then it is kept while it is typed', async () => {
  const first = show();
  const own = await begin();
  expect(saved()).toEqual([]);
  await userEvent.type(own.getByLabelText('Como foi?'), 'Rendeu');
  await waitFor(() => expect(saved()).toContainEqual({ outcome: 'Rendeu', was: { outcome: '' } }), {
    timeout: 3_000,
  });
  first.unmount();
  show();
  expect(await (await section()).findByLabelText('Como foi?')).toHaveValue('Rendeu');
});

test('a decision becomes a commitment by one tap, once; it is taken back, and meant anew', async () => {
  server.handlers['POST /api/commitments'] = async ({ body }) => {
    // As a network has it: the second click comes sooner.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const made = aCommitment({ id: 'k1', text: 'Fechar a escala', dueOn: '2026-11-27' });
    const { said } = body as { said: string };
    closing = { ...closing, commitments: [{ ...made, said, talkingPointId: null }] };
    return made;
  };
  server.handlers['DELETE /api/commitments/k1'] = () => {
    closing = { ...closing, commitments: [] };
    return { success: true, message: '' };
  };
  show();
  const own = await begin();
  await userEvent.type(own.getByLabelText('O que foi decidido'), 'Fechar a escala até sexta');
  const tap = { name: 'Acompanhar' };
  await userEvent.dblClick(await own.findByRole('button', tap, { timeout: 3_000 }));
  expect(await own.findByRole('link', { name: 'Fechar a escala · sexta, 27/11' })).toHaveAttribute(
    'href',
    '/combinados?id=k1',
  );
  const made = () => server.asked('POST /api/commitments').map(({ body }) => body);
  expect(made()).toMatchObject([
    { documentId: 'd1', said: 'Fechar a escala até sexta', dueOn: '2026-11-27' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await userEvent.click(await own.findByRole('button', tap));
  expect(await own.findByRole('link', { name: /^Fechar a escala/ })).toBeVisible();
  expect(made()).toHaveLength(2);
});

test('a decision that is not to be followed is not offered again, until that is taken back', async () => {
  closing = { ...closing, decisions: 'A tabela vale para todos\nBia liga', updatedAt: stamp };
  const dismiss = { name: 'Não acompanhar: A tabela vale para todos' };
  const first = show();
  await userEvent.click(await (await section()).findByRole('button', dismiss));
  expect(await screen.findByText('Não será acompanhado')).toBeVisible();
  first.unmount();
  queryClient.clear();
  const second = show();
  expect(await screen.findByRole('button', { name: 'Não acompanhar: Bia liga' })).toBeVisible();
  expect(screen.queryByRole('button', dismiss)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', dismiss)).toBeVisible();
  second.unmount();
  queryClient.clear();
  show();
  expect(await screen.findByRole('button', dismiss)).toBeVisible();
  expect(saved()).toEqual([{ declined: ['A tabela vale para todos'] }, { declined: [] }]);
});

test('the message has decisions, commitments and the next day, and nothing of how it was', async () => {
  closing = {
    documentId: 'd1',
    ...nothing,
    outcome: 'Faltou franqueza',
    decisions: 'A tabela vale para todos',
    nextOn: '2026-12-02',
    updatedAt: stamp,
    commitments: [
      {
        ...aCommitment({ id: 'k1', text: 'Enviar a tabela', dueOn: '2026-11-27' }),
        said: 'Enviar a tabela até sexta',
        talkingPointId: null,
      },
    ],
  };
  show();
  const own = await section();
  await userEvent.click(await own.findByRole('button', { name: 'Ver resumo para enviar' }));
  expect(own.getByLabelText('Mensagem')).toHaveValue(
    [
      'Pessoal, este é o resumo da nossa reunião.',
      'O que decidimos:\n- A tabela vale para todos',
      'Combinados:\n- Enviar a tabela, até 27/11/2026',
      'Próxima reunião: 02/12/2026.',
      'Se faltou algo, me digam.',
    ].join('\n\n'),
  );
  expect(own.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/'),
  );
  expect(own.getByRole('link', { name: 'E-mail' })).toBeVisible();
});

test('the next day is saved when it is one; while it is typed nothing is refused', async () => {
  show();
  const own = await begin();
  const next = own.getByLabelText('Próxima reunião');
  await userEvent.type(next, '0112');
  expect(next).not.toHaveAccessibleDescription(/Escolha um dia/);
  await userEvent.tab();
  expect(next).toHaveAccessibleDescription(/Escolha um dia de hoje em diante/);
  await userEvent.clear(next);
  await userEvent.type(next, '24112026');
  expect(next).toHaveAccessibleDescription(/Escolha um dia de hoje em diante/);
  expect(saved()).toEqual([]);
  await userEvent.clear(next);
  await userEvent.type(next, '02122026');
  await waitFor(() => expect(saved()).toEqual([{ nextOn: '2026-12-02' }]));
  expect(next).not.toHaveAccessibleDescription(/Escolha um dia/);
});

test('another day waits for the one that is being saved', async () => {
  let answer: (closing: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  server.handlers['PUT /api/ai-history/d1/closing'] = () => answered;
  show();
  const next = (await begin()).getByLabelText('Próxima reunião');
  await userEvent.type(next, '02122026');
  await waitFor(() => expect(saved()).toEqual([{ nextOn: '2026-12-02' }]));
  await userEvent.clear(next);
  await userEvent.type(next, '03122026');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(saved()).toHaveLength(1);
  answer(closing);
  await waitFor(() => expect(saved().at(-1)).toEqual({ nextOn: '2026-12-03' }));
});

test('what cannot be read says so, and is read again', async () => {
  server.handlers['GET /api/ai-history/d1/closing'] = () => refusal(503, 'Fora do ar.');
  show();
  expect(await screen.findByText('Fora do ar.', {}, { timeout: 5_000 })).toBeVisible();
  server.handlers['GET /api/ai-history/d1/closing'] = () => closing;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Encerrar reunião' })).toBeVisible();
});

test('what is no meeting has no end of this kind', async () => {
  show('email');
  await waitFor(() => expect(server.asked('GET /api/ai-history/d1/promises')).toHaveLength(1));
  expect(server.asked('GET /api/ai-history/d1/closing')).toEqual([]);
});
