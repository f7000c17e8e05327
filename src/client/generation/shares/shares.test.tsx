import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerPath, type Share, type SharedKind, type SharedSnapshot } from '#shared/shares.ts';
import { choosePerson } from '../../../../test/choose-person.ts';
import {
  keysSentTo,
  refusal,
  screenServer,
  type ScreenCall,
} from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentToast, dismissToast } from '../../lib/toast-store.ts';
import { Toaster } from '../../ui/toast.tsx';
import { DocumentShares } from './document-shares.tsx';

const at = '2026-11-23T15:00:00.000Z';
const renata = { id: 'e1', name: 'Renata Lopes' };
const step = { key: 'step-1', text: 'Delegar o fechamento', dueOn: '2026-12-01', isDone: false };
const snapshot: SharedSnapshot = {
  kind: 'pdi',
  title: 'PDI de Renata Lopes',
  blocks: [
    { type: 'paragraph', text: 'Um plano até maio.' },
    { type: 'quote', text: '“Oi, Renata.”\nAté já.' },
  ],
  steps: [step],
  leader: 'Lia Prado',
  company: 'Mercado',
};
const aShare: Share = {
  id: 's1',
  documentId: 'd1',
  employee: renata,
  state: 'waiting',
  createdAt: at,
  expiresAt: '2099-12-23T15:00:00.000Z',
  openedAt: null,
  answeredAt: null,
  answer: null,
  comment: '',
  steps: [{ ...step, report: null }],
  events: [{ kind: 'made', at }],
};

let items: Share[];
let text: string | null;
let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  items = [];
  text = null;
  server = screenServer({
    'GET /api/ai-history/d1/shares': () => ({ items, next: null }),
    'POST /api/shares/draft': () => ({ employee: renata, snapshot, text }),
    'POST /api/shares': () => {
      items = [aShare];
      return { share: aShare, url: 'http://localhost/c/segredo' };
    },
    'POST /api/shares/s1/revoke': () => {
      items = [{ ...aShare, state: 'revoked' }];
      return items[0];
    },
    'POST /api/shares/s1/restore': () => {
      items = [aShare];
      return aShare;
    },
    'POST /api/shares/s1/steps/accept': () => {
      const report = { evidence: 'Fiz', at, acceptedAt: at };
      items = [{ ...aShare, steps: [{ ...step, report }] }];
      return items[0];
    },
  });
});

afterEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});

function show(kind: SharedKind = 'pdi') {
  render(
    <QueryClientProvider client={queryClient}>
      <DocumentShares documentId="d1" kind={kind} />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('what the person reads is shown first; then the link, and the ways to send it', async () => {
  server.handlers['GET /api/employees'] = () => [
    { id: 'e0', name: 'Ana Reis', email: null, phone: '+5511900000000' },
    { ...renata, email: 'renata@exemplo.com.br', phone: '+5511912345678' },
  ];
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compartilhar' });
  expect(await within(dialog).findByText('Um plano até maio.')).toBeVisible();
  const said = [...within(dialog).getByRole('blockquote').children];
  expect(said.map((each) => each.textContent)).toEqual(['“Oi, Renata.”', 'Até já.']);
  expect(within(dialog).getByText('Delegar o fechamento', { exact: false })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Criar link' }));
  const made = await screen.findByRole('dialog', { name: 'Link criado' });
  expect(within(made).getByLabelText('Link')).toHaveValue('http://localhost/c/segredo');
  const whatsApp = within(made).getByRole('link', { name: 'WhatsApp' });
  await waitFor(() =>
    expect(whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5511912345678\?/),
  );
  expect(decodeURIComponent(whatsApp.getAttribute('href')!)).toContain(
    'http://localhost/c/segredo',
  );
  await user.click(within(made).getByRole('button', { name: 'Pronto' }));
  expect(await screen.findByText('Ainda não aberto')).toBeVisible();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('segredo');
});

test('an answer that a notification leads to has the focus, once', async () => {
  items = [
    { ...aShare, id: 's2' },
    { ...aShare, answer: 'agreed', comment: 'Gostei do plano' },
  ];
  history.replaceState(null, '', answerPath('d1', 's1'));
  show();
  const answer = await screen.findByText('Gostei do plano');
  await waitFor(() => expect(answer.closest('li')).toHaveFocus());
  expect(location.search).toBe('?item=d1');
});

test('the text of a feedback is the leader’s: typed it stays, through an error and a closing', async () => {
  text = 'Renata, o que conversamos';
  server.handlers['POST /api/shares'] = () => refusal(409, 'Advertência não vai por link.');
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  const field = await screen.findByLabelText('O que a pessoa vai ler');
  expect(field).toHaveValue(text);
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  expect(await screen.findByText('Advertência não vai por link.')).toBeVisible();
  dismissToast(currentToast()!.id);
  const open = () => user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  await user.keyboard('{Escape}');
  await open();
  expect(await screen.findByLabelText('O que a pessoa vai ler')).toHaveValue(`${text}!`);
  for (const way of ['Cancelar', 'Fechar']) {
    await user.click(screen.getByRole('button', { name: way }));
    await open();
    expect(await screen.findByLabelText('O que a pessoa vai ler')).toHaveValue(text);
    await user.type(screen.getByLabelText('O que a pessoa vai ler'), '!');
  }
});

test('all of the text can be taken out, and another one written', async () => {
  text = 'Renata, o que conversamos';
  const user = show('feedback');
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  const field = await screen.findByLabelText('O que a pessoa vai ler');
  await user.clear(field);
  expect(field).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Criar link' })).toBeDisabled();
  await user.type(field, 'Oi');
  expect(field).toHaveValue('Oi');
});

test('where a person is refused someone else can be chosen, and the focus stays', async () => {
  server.handlers['GET /api/employees'] = () => [{ id: 'e0', name: 'Ana Reis' }, renata];
  let answerNow = () => {};
  server.handlers['POST /api/shares/draft'] = async ({ body }) => {
    const { employeeId } = body as { employeeId: string | null };
    if (employeeId === 'e0') return refusal(409, 'Esta pessoa não tem acesso.');
    if (employeeId) await new Promise<void>((resolve) => (answerNow = resolve));
    return { employee: renata, snapshot: { ...snapshot, kind: 'meeting' }, text: null };
  };
  const user = show('meeting');
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  expect(await screen.findByText('Um plano até maio.')).toBeVisible();
  const field = screen.getByRole('combobox', { name: 'Para quem' });
  await choosePerson(field, 'Ana Reis');
  expect(await screen.findByText('Esta pessoa não tem acesso.')).toBeVisible();
  await choosePerson(field, 'Renata Lopes');
  expect(field).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Esta pessoa não tem acesso.')).toBeNull());
  answerNow();
  expect(await screen.findByText('Um plano até maio.')).toBeVisible();
});

test('what a person would read stays in view while that of the next one loads', async () => {
  server.handlers['GET /api/employees'] = () => [{ id: 'e0', name: 'Ana Reis' }, renata];
  server.handlers['POST /api/shares/draft'] = ({ body }) =>
    (body as { employeeId: string | null }).employeeId === null
      ? { employee: renata, snapshot: { ...snapshot, kind: 'meeting' }, text: null }
      : new Promise(() => undefined);
  const user = show('meeting');
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  const field = await screen.findByRole('combobox', { name: 'Para quem' });
  await waitFor(() => expect(field).toHaveValue('Renata Lopes'));
  await choosePerson(field, 'Ana Reis');
  await waitFor(() => expect(field).toHaveValue('Ana Reis'));
  expect(screen.getByText('Um plano até maio.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Criar link' })).toBeDisabled();
});

test('a message with the address of before gives way to that with the new one', async () => {
  items = [aShare];
  let links = 0;
  server.handlers['POST /api/shares/s1/renew'] = () => {
    links += 1;
    return { share: aShare, url: `http://localhost/c/${links}` };
  };
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Novo link' }));
  await user.type(await screen.findByLabelText('Mensagem'), ' Abraço!');
  await user.click(screen.getByRole('button', { name: 'Novo link' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Mensagem')).toHaveDisplayValue(/http:\/\/localhost\/c\/2/u),
  );
});

test('a link that is tried again is the same one; with another text it is another', async () => {
  text = 'Renata, o que conversamos';
  server.handlers['POST /api/shares'] = () => refusal(503, 'Fora do ar.');
  const keys = keysSentTo('/api/shares');
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  const field = await screen.findByLabelText('O que a pessoa vai ler');
  const make = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Criar link' }));
    await waitFor(() => expect(keys).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Criar link' })).toBeEnabled());
  };
  await make(1);
  await make(2);
  await user.type(field, '!');
  await make(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an answer stands under the document; a step is taken over by one tap', async () => {
  const report = { evidence: 'Fiz na sexta', at, acceptedAt: null };
  items = [
    {
      ...aShare,
      state: 'answered',
      answer: 'talk',
      comment: '<b>Tenho dúvida</b>',
      answeredAt: at,
      steps: [{ ...step, report }],
    },
  ];
  const user = show();
  expect(await screen.findByText('Quero conversar antes')).toBeVisible();
  expect(screen.getByText('<b>Tenho dúvida</b>')).toBeVisible();
  expect(screen.getByText('“Fiz na sexta”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirmar que foi feito' }));
  expect(await screen.findByText('Feito')).toBeVisible();
  const [{ body }] = server.asked('POST /api/shares/s1/steps/accept') as [ScreenCall];
  expect(body).toEqual({ key: 'step-1' });
});

test('a link is deactivated by one click, and that is taken back', async () => {
  items = [aShare];
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Desativar link' }));
  expect(await screen.findByText('Desativado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(screen.getByText('Ainda não aberto')).toBeVisible());
});
