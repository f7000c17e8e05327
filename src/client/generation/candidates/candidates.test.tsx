import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CandidateCard, CandidateCardPatch } from '#shared/candidate-cards.ts';
import { screenServer, refusal, type ScreenCall } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/toast.tsx';
import { DocumentCandidates } from './document-candidates.tsx';

const at = '2026-11-23T15:00:00.000Z';
const criteria = ['Clareza ao explicar', 'Cooperação com colegas'];
const scale = [
  'Fala em geral',
  'Conta um caso',
  'Conta o resultado',
  'Diz o que aprendeu',
  'Ensina',
];
let cards: CandidateCard[];
let server: ReturnType<typeof screenServer>;
/** What is answered instead of the next change. */
let refused: string | null;

const cardOf = (id: string, name: string): CandidateCard => ({
  id,
  companyId: 'c1',
  documentId: 'd1',
  name,
  marks: [],
  conclusion: '',
  recommendation: null,
  createdAt: at,
  updatedAt: at,
  erasedOn: '2027-11-23',
});

function change(id: string, { criterion, ...values }: CandidateCardPatch): CandidateCard {
  const before = cards.find((card) => card.id === id)!;
  const { marks } = before;
  const known = marks.find((each) => each.criterion === criterion?.criterion);
  const mark = criterion && { mark: null, evidence: '', ...known, ...criterion };
  const after: CandidateCard = {
    ...before,
    ...values,
    marks: mark ? [...marks.filter((each) => each !== known), mark] : marks,
  };
  cards = cards.map((card) => (card.id === id ? after : card));
  return after;
}

beforeEach(() => {
  cards = [];
  refused = null;
  const put = ({ path, body }: ScreenCall) => {
    if (refused !== null) return refusal(400, refused);
    return change(path.split('/').at(-1)!, body as CandidateCardPatch);
  };
  server = screenServer({
    'GET /api/ai-history/d1/candidate-cards': () => ({
      title: 'Roteiro de entrevista — Caixa',
      criteria,
      scale,
      items: cards,
      next: null,
    }),
    'POST /api/candidate-cards': ({ body }: ScreenCall) => {
      const { name } = body as { name: string };
      if (name.includes('grávida')) return refusal(400, 'Não foi salvo: há um dado pessoal.');
      const card = cardOf(`k${cards.length + 1}`, name);
      cards = [...cards, card];
      return Response.json(card, { status: 201 });
    },
    'PUT /api/candidate-cards/k1': put,
    'PUT /api/candidate-cards/k2': put,
    'DELETE /api/candidate-cards/k1': () => {
      cards = cards.filter(({ id }) => id !== 'k1');
      return { success: true, message: 'Ficha excluída' };
    },
    'POST /api/candidate-cards/k1/restore': () => {
      cards = [cardOf('k1', 'Ana Prado'), ...cards];
      return cards[0];
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});

async function open() {
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <DocumentCandidates documentId="d1" />
      <Toaster />
    </QueryClientProvider>,
  );
  // After a reload it is open.
  const opener = screen.queryByRole('button', { name: 'Avaliar candidatos' });
  if (opener) await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Avaliar candidatos' }));
  await dialog.findByLabelText('Nome do candidato');
  return { dialog, close: shown.unmount };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

async function add(dialog: Dialog, name: string) {
  await userEvent.type(dialog.getByLabelText('Nome do candidato'), `${name}{Enter}`);
  return within(await dialog.findByRole('region', { name: `Ficha de ${name}` }));
}

test('a candidate is marked by the script’s criteria, and stands beside the others', async () => {
  const { dialog } = await open();
  expect(dialog.getByText('Nenhum candidato ainda')).toBeVisible();
  const ana = await add(dialog, 'Ana Prado');
  expect(ana.getByText(/Apagada em 23\/11\/2027/)).toBeVisible();
  const marks = within(ana.getByRole('group', { name: criteria[0] }));
  expect(marks.getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(marks.getByRole('radio', { name: '4 : Diz o que aprendeu' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(marks.getByRole('radio', { name: /^3/ })).toBeChecked();
  const [evidence] = ana.getAllByLabelText('Evidência');
  await userEvent.type(evidence!, 'Explicou as etapas');
  await userEvent.type(ana.getByLabelText('Conclusão'), 'Clara');
  await userEvent.click(ana.getByRole('radio', { name: 'Avançar' }));
  await waitFor(() =>
    expect(cards).toMatchObject([
      {
        marks: [{ criterion: criteria[0], mark: 3, evidence: 'Explicou as etapas' }],
        conclusion: 'Clara',
        recommendation: 'advance',
      },
    ]),
  );
  await add(dialog, 'Bruno Sá');
  await userEvent.click(dialog.getByRole('tab', { name: 'Lado a lado' }));
  const table = within(dialog.getByRole('table'));
  expect(
    table.getByRole('row', { name: /^Ana Prado ?Avançar 3 ?Explicou as etapas –$/ }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: /^Bruno Sá – –$/ })).toBeVisible();
});

test('what the guard refuses is said at its field, and stays to be rewritten', async () => {
  const { dialog, close } = await open();
  await userEvent.type(dialog.getByLabelText('Nome do candidato'), 'Ana (grávida){Enter}');
  expect(await dialog.findByText('Não foi salvo: há um dado pessoal.')).toBeVisible();
  expect(dialog.getByLabelText('Nome do candidato')).toHaveValue('Ana (grávida)');
  await userEvent.clear(dialog.getByLabelText('Nome do candidato'));
  const ana = await add(dialog, 'Ana Prado');
  refused = 'Não foi salvo: há um rótulo sobre a pessoa.';
  await userEvent.type(ana.getByLabelText('Conclusão'), 'É preguiçosa');
  expect(await ana.findByText(refused)).toBeVisible();
  close();
  const again = (await open()).dialog;
  expect(await again.findByLabelText('Conclusão')).toHaveValue('É preguiçosa');
  expect(await again.findByText(refused)).toBeVisible();
  refused = null;
  await userEvent.clear(again.getByLabelText('Conclusão'));
  await userEvent.type(again.getByLabelText('Conclusão'), 'Chegou no horário');
  await waitFor(() => expect(cards[0]!.conclusion).toBe('Chegou no horário'));
});

test('one click deletes a card, and it is taken back', async () => {
  const { dialog } = await open();
  const ana = await add(dialog, 'Ana Prado');
  await userEvent.click(ana.getByRole('button', { name: 'Excluir ficha: Ana Prado' }));
  expect(await dialog.findByText('Nenhum candidato ainda')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await dialog.findByRole('region', { name: 'Ficha de Ana Prado' })).toBeVisible();
  expect(server.asked('DELETE /api/candidate-cards/k1')).toHaveLength(1);
});

test('a click that comes twice adds one candidate', async () => {
  const { dialog } = await open();
  await userEvent.type(dialog.getByLabelText('Nome do candidato'), 'Ana Prado');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Adicionar candidato' }));
  await dialog.findByRole('region', { name: 'Ficha de Ana Prado' });
  expect(server.asked('POST /api/candidate-cards')).toHaveLength(1);
});
