import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownCompany } from '../../../../test/signed-in.ts';
import { clearToast } from '../../../../test/clear-toast.ts';
import type { Company, CompanyPatch, Process } from '#shared/companies.ts';
import { FakeUpload, stubUploads } from '../../../../test/fake-upload.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/toast.tsx';
import { SettingsPage } from './settings-page.tsx';

const stored = (id: string, fileName: string) => ({
  fileName,
  fileUrl: `/api/files/${id.repeat(8)}-0000-7000-8000-000000000000`,
});
const manual = stored('a', 'manual.pdf');
const list = stored('b', 'lista nova.docx');

let company: Company;
let sent: Process[][];
let refusal: Response | null;

beforeEach(() => {
  queryClient.clear();
  clearToast();
  sessionStorage.clear();
  sent = [];
  refusal = null;
  company = ownCompany({
    processes: [
      { name: 'Abertura' },
      { name: 'Compras', ...manual },
      { name: 'Rotina', fileName: 'antigo.txt' },
    ],
  });
  stubUploads();
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/companies') return Response.json([company]);
    if (method !== 'PUT') return Response.json({ user: { id: 'u1' } });
    const { processes = [] } = JSON.parse(body as string) as CompanyPatch;
    sent.push(processes);
    if (refusal) return refusal;
    company = { ...company, processes };
    return Response.json(company);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  history.replaceState(null, '', '/configuracoes?aba=processos');
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SettingsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByRole('textbox', { name: 'Processo 1' });
  return { actions: userEvent.setup({ applyAccept: false }), ...view };
}

const row = (position: number) => screen.getByRole('textbox', { name: `Processo ${position}` });
const names = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Processo \d/ })
    .map(({ value }) => value);
const form = () => screen.getByRole('form', { name: 'Processos' });
const save = () => form().querySelector<HTMLButtonElement>('button[type=submit]')!;
/** The upload that began as the n-th of this test. */
async function uploadOf(position: number): Promise<FakeUpload> {
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(position));
  return FakeUpload.sent[position - 1]!;
}
const file = (name: string, size = 10) => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

test('shows names and files: a link where there is a file, a name where only that was kept', async () => {
  await open();
  expect(names()).toEqual(['Abertura', 'Compras', 'Rotina']);
  const link = screen.getByRole('link', { name: 'manual.pdf' });
  expect(link).toHaveAttribute('href', manual.fileUrl);
  expect(link).toHaveAttribute('download', 'manual.pdf');
  expect(screen.getByText('antigo.txt').closest('a')).toBeNull();
  expect(screen.getByLabelText('Anexar arquivo de Abertura')).toHaveAttribute(
    'accept',
    '.pdf,.doc,.docx,.txt',
  );
});

test('a plain string of before is a process like any other', async () => {
  company.processes = ['Abertura da loja' as never, { name: 'Compras', ...manual }];
  const { actions } = await open();
  expect(names()).toEqual(['Abertura da loja', 'Compras']);
  await actions.type(row(1), '!');
  await actions.click(save());
  await waitFor(() =>
    expect(sent).toEqual([[{ name: 'Abertura da loja!' }, { name: 'Compras', ...manual }]]),
  );
});

test('Enter adds a process, blank names are ignored, the rest is sent whole', async () => {
  const { actions } = await open();
  await actions.type(row(1), '{Enter}');
  expect(row(2)).toHaveFocus();
  await actions.keyboard('Fechamento{Enter}');
  expect(names()).toEqual(['Abertura', 'Fechamento', '', 'Compras', 'Rotina']);
  await actions.keyboard('{Enter}{Enter}');
  expect(names()).toHaveLength(5);
  await actions.click(save());
  await screen.findByText('Configurações atualizadas com sucesso');
  expect(sent).toEqual([
    [
      { name: 'Abertura' },
      { name: 'Fechamento' },
      { name: 'Compras', ...manual },
      { name: 'Rotina', fileName: 'antigo.txt' },
    ],
  ]);
  await waitFor(() => expect(names()).toEqual(['Abertura', 'Fechamento', 'Compras', 'Rotina']));
});

test('a removed process goes at the next save, and not when it is discarded', async () => {
  const { actions } = await open();
  await actions.click(screen.getByRole('button', { name: 'Remover Compras' }));
  expect(row(2)).toHaveFocus();
  await actions.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(names()).toEqual(['Abertura', 'Compras', 'Rotina']);
  await actions.click(screen.getByRole('button', { name: 'Remover Compras' }));
  await actions.click(screen.getByRole('button', { name: 'Remover arquivo de Rotina' }));
  await actions.click(save());
  await waitFor(() => expect(sent).toEqual([[{ name: 'Abertura' }, { name: 'Rotina' }]]));
});

test('a file is sent with its progress, and is the process’s own once saved', async () => {
  const { actions } = await open();
  await actions.upload(screen.getByLabelText('Anexar arquivo de Abertura'), file('l.docx'));
  const upload = await uploadOf(1);
  expect(upload).toMatchObject({ method: 'POST', url: '/api/files' });
  expect((upload.form.get('file') as File).name).toBe('l.docx');
  upload.progress(40);
  expect(await screen.findByText('40%')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Envio de l.docx' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(save()).toBeDisabled();
  expect(screen.getByText('Aguarde o fim do envio para salvar.')).toBeVisible();
  // What is typed meanwhile stays.
  await actions.type(row(1), ' da loja');
  upload.answer(list, 201);
  expect(await screen.findByRole('link', { name: 'lista nova.docx' })).toBeVisible();
  await actions.click(save());
  await waitFor(() => expect(sent[0]?.[0]).toEqual({ name: 'Abertura da loja', ...list }));
});

test('a file is replaced, and gives its name to a process that has none', async () => {
  const { actions } = await open();
  await actions.upload(screen.getByLabelText('Substituir arquivo de Compras'), file('l.docx'));
  (await uploadOf(1)).answer(list, 201);
  await screen.findByRole('link', { name: 'lista nova.docx' });
  expect(screen.queryByRole('link', { name: 'manual.pdf' })).toBeNull();
  await actions.click(screen.getByRole('button', { name: 'Adicionar processo' }));
  await actions.upload(screen.getByLabelText('Anexar arquivo de processo 4'), file('r.pdf'));
  (await uploadOf(2)).answer(stored('c', 'rotina_de-caixa.pdf'), 201);
  await waitFor(() => expect(row(4)).toHaveValue('rotina de caixa'));
  await actions.clear(row(4));
  await actions.click(save());
  expect(await screen.findByText('Dê um nome ao processo deste arquivo.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what cannot be sent is refused at once; a failure can be tried again', async () => {
  const { actions } = await open();
  const picker = () => screen.getByLabelText('Anexar arquivo de Abertura');
  await actions.upload(picker(), file('planilha.xlsx'));
  expect(await screen.findByText('O arquivo deve ser pdf, doc, docx ou txt.')).toBeVisible();
  await actions.upload(picker(), file('a.pdf', 26 * 1024 * 1024));
  expect(await screen.findByText('O arquivo deve ter no máximo 25 MB.')).toBeVisible();
  expect(FakeUpload.sent).toEqual([]);

  await actions.upload(picker(), file('a.pdf'));
  (await uploadOf(1)).fail();
  expect(await screen.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  await actions.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  (await uploadOf(2)).answer({ success: false, message: 'Não é um PDF.' }, 415);
  expect(await screen.findByText('Não é um PDF.')).toBeVisible();
  await waitFor(() => expect(save()).toBeEnabled());
});

test('cancelling, removing the row, discarding and leaving break an upload off', async () => {
  const { actions, unmount } = await open();
  const begin = async () => {
    const before = FakeUpload.sent.length;
    await actions.upload(screen.getByLabelText(/^Anexar arquivo de Abertura/), file('a.pdf'));
    return uploadOf(before + 1);
  };
  const cancelled = await begin();
  await actions.click(screen.getByRole('button', { name: 'Cancelar envio' }));
  expect(cancelled.aborted).toBe(true);
  await waitFor(() => expect(save()).toBeEnabled());
  await actions.type(row(3), '!');
  const discarded = await begin();
  await actions.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(discarded.aborted).toBe(true);
  await waitFor(() => expect(save()).toBeEnabled());
  const removed = await begin();
  await actions.click(screen.getByRole('button', { name: 'Remover Abertura' }));
  expect(removed.aborted).toBe(true);
  await actions.click(screen.getByRole('button', { name: 'Descartar' }));
  const left = await begin();
  unmount();
  expect(left.aborted).toBe(true);
});

test('a message of the server stands at its row', async () => {
  const { actions } = await open();
  const issues = [{ path: 'processes.1.fileUrl', message: 'Arquivo não encontrado' }];
  refusal = Response.json({ success: false, message: 'Confira.', issues }, { status: 400 });
  await actions.click(save());
  await waitFor(() => expect(row(2)).toHaveAccessibleDescription('Arquivo não encontrado'));
  expect(row(1)).not.toHaveAccessibleDescription();
});

test('without any there is a row to type in', async () => {
  company.processes = [];
  const { actions } = await open();
  expect(names()).toEqual(['']);
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  await actions.type(row(1), 'Compras{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toEqual([[{ name: 'Compras' }]]));
  await actions.click(screen.getByRole('button', { name: 'Remover Compras' }));
  expect(names()).toEqual(['']);
});
