import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGate } from '../../../../test/gate.ts';
import { visit } from '../../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { recall, remember } from '../../lib/tab-memory.ts';
import { recentChoices, rememberChoice } from '../../shell/palette-choice.ts';

const stamps = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' };
const teams = ['Loja', 'Cozinha'].map((name, index) => ({ id: `t${index + 1}`, name, ...stamps }));
const renata = {
  id: 'e1',
  companyId: 'c1',
  name: 'Renata Lopes',
  position: 'Supervisora',
  tipo: 'líder',
  behavioralProfile: 'executor',
  objectives: ['Delegar', 'Treinar o time', 'Reduzir filas', 'Estudar'],
  professionalHistory: [
    { position: 'Caixa', company: 'Mercado Azul', period: '2019 - 2022' },
    { position: 'Líder', company: '', period: '' },
    { position: 'Aprendiz', company: 'Padaria', period: '' },
  ],
  teamIds: ['t1', 't2'],
  teamId: 't1',
  isActive: true,
  photo: '/api/files/p1',
  files: [{ id: 'f1', fileName: 'contrato.pdf', fileUrl: '/api/files/f1' }],
  ...stamps,
};
const joao = {
  ...renata,
  id: 'e2',
  name: 'João Souza',
  position: 'Atendente',
  behavioralProfile: null,
  objectives: [],
  professionalHistory: [],
  teamIds: [],
  teamId: null,
  isActive: false,
  photo: null,
  files: [],
};

let server: ReturnType<typeof screenServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = screenServer({
    'GET /api/teams': () => teams,
    'GET /api/employees': () => [joao, renata],
    'POST /api/employees': () => renata,
    'PUT /api/employees/e1': () => renata,
    'DELETE /api/employees/e1': () => ({ success: true, message: 'ok' }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const card = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest<HTMLElement>('.rounded-lg')!);
const file = (name: string, type: string, bytes = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

test('a card shows what the specification asks for, and no more of it', async () => {
  await visit('/colaboradores');
  await screen.findByText('2 colaboradores, 1 inativo');
  const shown = card('Renata Lopes');
  expect(shown.getByText('Supervisora')).toBeVisible();
  expect(shown.getByText('Loja, Cozinha')).toBeVisible();
  expect(shown.getByText('Executor')).toHaveClass('text-executor');
  expect(shown.getByText('Treinar o time')).toBeVisible();
  expect(shown.queryByText('Reduzir filas')).toBeNull();
  expect(shown.getByText('+2 mais')).toBeVisible();
  expect(shown.getByText('2019 - 2022').parentElement).toHaveTextContent(
    'Mercado Azul · 2019 - 2022',
  );
  expect(shown.queryByText(/Aprendiz/)).toBeNull();
  expect(shown.getByText('+1 mais')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Documentos de Renata Lopes' })).toHaveAttribute(
    'href',
    '/historico?employeeId=e1',
  );
  const other = card('João Souza');
  expect(other.getByText('JS')).toBeVisible();
  expect(other.getByText('Sem equipe')).toBeVisible();
  expect(other.getByText('Inativo')).toBeVisible();
  expect(other.queryByText(/mais$/)).toBeNull();
  // The history leaves out who is inactive.
  expect(other.queryByRole('link', { name: /^Documentos/ })).toBeNull();
  expect(other.getByRole('link', { name: 'João Souza' })).toHaveAttribute(
    'href',
    '/colaboradores?id=e2',
  );
});

test('after the first person the first document is offered, about them', async () => {
  server.handlers['GET /api/employees'] = () => [renata];
  server.handlers['GET /api/ai-history'] = () => ({ items: [], total: 0, limit: 1 });
  await visit('/colaboradores');
  const next = within(await screen.findByRole('region', { name: 'Próximo passo' }));
  await userEvent.click(next.getByRole('button', { name: 'Criar PDI' }));
  const form = await screen.findByRole('dialog', { name: /^Plano de Desenvolvimento/ });
  await waitFor(() => expect(within(form).getByDisplayValue(/^Renata Lopes/)).toBeVisible());
});

test('it is offered below the person, whom it does not move', async () => {
  server.handlers['GET /api/employees'] = () => [renata];
  server.handlers['GET /api/ai-history'] = () => ({ items: [], total: 0, limit: 1 });
  await visit('/colaboradores');
  const next = await screen.findByRole('region', { name: 'Próximo passo' });
  const name = screen.getByRole('heading', { level: 2, name: 'Renata Lopes' });
  expect(name.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('while the teams are on their way, the team of the address is kept', async () => {
  let bring = (_: object) => {};
  server.handlers['GET /api/teams'] = () => new Promise((resolve) => (bring = resolve));
  await visit('/colaboradores?equipe=t2');
  const team = await screen.findByRole('combobox', { name: 'Equipe' });
  expect(team).toHaveDisplayValue('Carregando...');
  for (const name of ['Cartões', 'Espelho', 'Conte para mim']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('equipe=t2');
  }
  await act(async () => bring(teams));
  await waitFor(() => expect(team).toHaveDisplayValue('Cozinha'));
});

test('nobody is added before the teams are known', async () => {
  let bring = (_: object) => {};
  server.handlers['GET /api/teams'] = () => new Promise((resolve) => (bring = resolve));
  await visit('/colaboradores');
  const add = await screen.findByRole('button', { name: 'Novo Colaborador' });
  expect(add).toBeDisabled();
  await act(async () => bring(teams));
  await waitFor(() => expect(add).toBeEnabled());
});

test('nor the first one', async () => {
  server.handlers['GET /api/employees'] = () => [];
  server.handlers['GET /api/teams'] = () => new Promise(() => {});
  await visit('/colaboradores');
  const add = await screen.findByRole('button', { name: 'Criar Primeiro Colaborador' });
  expect(add).toBeDisabled();
});

test('with one team its people can be told from those in none', async () => {
  server.handlers['GET /api/teams'] = () => teams.slice(0, 1);
  await visit('/colaboradores?equipe=t1');
  expect(await screen.findByText('1 de 2 colaboradores')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Equipe' }), '');
  expect(await screen.findByText('2 colaboradores, 1 inativo')).toBeVisible();
});

test('a first document ends the first steps', async () => {
  server.handlers['GET /api/employees'] = () => [renata];
  server.handlers['GET /api/ai-history'] = () => ({ items: [], total: 1, limit: 1 });
  await visit('/colaboradores');
  await screen.findByText('1 colaborador');
  await waitFor(() => expect(server.asked('GET /api/ai-history')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Próximo passo' })).toBeNull();
});

test('a profile has its label and a colour of its own', async () => {
  const looks = new Set<string>();
  for (const [behavioralProfile, label] of [
    ['comunicador', 'Comunicador'],
    ['analitico', 'Analítico'],
    ['executor', 'Executor'],
    ['planejador', 'Planejador'],
  ] as const) {
    server.handlers['GET /api/employees'] = () => [{ ...renata, behavioralProfile }];
    const { unmount } = await visit('/colaboradores');
    looks.add((await screen.findByText(label)).className);
    unmount();
    queryClient.clear();
  }
  expect(looks.size).toBe(4);
});

test('names are found without their accents, people by their team', async () => {
  await visit('/colaboradores');
  await userEvent.type(await screen.findByRole('searchbox'), 'joao aten');
  expect(await screen.findByText('1 de 2 colaboradores, 1 inativo')).toBeInTheDocument();
  expect(screen.queryByText('Renata Lopes')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  await userEvent.click(await screen.findByRole('button', { name: 'Limpar busca' }));
  await screen.findByText('2 colaboradores, 1 inativo');
  await userEvent.selectOptions(screen.getByLabelText('Equipe'), 'Cozinha');
  expect(await screen.findByText('1 de 2 colaboradores')).toBeInTheDocument();
  expect(screen.queryByText('João Souza')).toBeNull();
  expect(location.search).toBe('?equipe=t2');
});

test('without a team the screen says what comes first', async () => {
  server.handlers['GET /api/teams'] = () => [];
  await visit('/colaboradores');
  expect(
    await screen.findByText('É preciso criar uma equipe antes de cadastrar colaboradores.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Criar Primeira Equipe' })).toHaveAttribute(
    'href',
    '/equipes',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Importar' }));
  expect(await screen.findByLabelText('Células copiadas da planilha')).toBeVisible();
});

test('without anyone there is one action; without a company another', async () => {
  server.handlers['GET /api/employees'] = () => [];
  const { unmount } = await visit('/colaboradores');
  await userEvent.click(await screen.findByRole('button', { name: 'Criar Primeiro Colaborador' }));
  expect(screen.getByRole('dialog', { name: 'Novo Colaborador' })).toBeVisible();
  unmount();
  queryClient.clear();
  server.handlers['GET /api/companies'] = () => [];
  await visit('/colaboradores');
  expect(await screen.findByText('Cadastre uma empresa primeiro')).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  server.handlers['GET /api/employees'] = () => refusal(503, 'O serviço está indisponível.');
  await visit('/colaboradores');
  expect(await screen.findByText('O serviço está indisponível.')).toBeVisible();
  server.handlers['GET /api/employees'] = () => [renata];
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 colaborador')).toBeVisible();
});

test('a link opens a form; one to nobody says so', async () => {
  const { unmount } = await visit('/colaboradores?editar=e1');
  const form = await screen.findByRole('dialog', { name: 'Editar Colaborador' });
  expect(within(form).getByLabelText('Nome')).toHaveValue('Renata Lopes');
  await userEvent.click(within(form).getByRole('button', { name: 'Cancelar' }));
  expect(location.search).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await visit('/colaboradores?id=e9');
  expect(await screen.findByText(/^Colaborador não encontrado/)).toBeVisible();
});

test('files go with the data: some are taken back before, one that is there is removed', async () => {
  await visit('/colaboradores?editar=e1');
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText('JPG, PNG ou GIF até 5MB')).toBeVisible();
  expect(form.getByRole('link', { name: 'contrato.pdf' })).toHaveAttribute('href', '/api/files/f1');
  // The 5 MB are a hint (section 5).
  await userEvent.upload(
    form.getByLabelText('Trocar foto'),
    file('rosto.png', 'image/png', 6_000_000),
  );
  const picker = form.getByLabelText('Adicionar arquivos');
  await userEvent.upload(picker, [file('cv.docx', ''), file('nota.xyz', 'x/y')]);
  await userEvent.upload(picker, [file('foto.zip', 'application/zip', 1_500_000)]);
  expect(form.getByText('1,4 MB · novo')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Remover nota.xyz' }));
  await userEvent.click(form.getByRole('button', { name: 'Remover contrato.pdf' }));
  expect(form.getByText('Sai ao salvar')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.uploads).toHaveLength(1));
  const [upload] = server.uploads;
  expect(upload!.call.files).toEqual({ photo: ['rosto.png'], files: ['cv.docx', 'foto.zip'] });
  expect(upload!.call.body).toMatchObject({ removeFileIds: ['f1'], teamIds: ['t1', 't2'] });
  act(() => upload!.progress(0.425));
  expect(form.getByText('Enviando arquivos: 42%')).toBeVisible();
  expect(form.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
  await act(() => upload!.arrive());
  expect(await screen.findByText('Colaborador atualizado com sucesso')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that is to go can stay after all', async () => {
  await visit('/colaboradores?editar=e1');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Remover contrato.pdf' }));
  await userEvent.click(form.getByRole('button', { name: 'Manter contrato.pdf' }));
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Colaborador atualizado com sucesso');
  expect(server.asked('PUT /api/employees/e1')[0]!.body).not.toHaveProperty('removeFileIds');
});

test('an upload can be broken off, and leaves the form as it is', async () => {
  await visit('/colaboradores?editar=e1');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.upload(form.getByLabelText('Adicionar arquivos'), file('cv.docx', ''));
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await userEvent.click(await form.findByRole('button', { name: 'Cancelar envio' }));
  expect(await screen.findByText('Envio cancelado')).toBeInTheDocument();
  expect(server.uploads[0]!.isAborted()).toBe(true);
  expect(form.getByText('cv.docx')).toBeVisible();
  expect(await form.findByRole('button', { name: 'Salvar' })).toBeEnabled();
});

test('what cannot be sent is said before it is', async () => {
  await visit('/colaboradores?editar=e1');
  const form = within(await screen.findByRole('dialog'));
  const megabyte = 1024 * 1024;
  const picker = form.getByLabelText('Adicionar arquivos');
  await userEvent.upload(picker, file('filme.mov', 'video/quicktime', 30 * megabyte));
  expect(picker).toHaveAccessibleDescription(/têm 30 MB, e cada envio pode ter até 25 MB/);
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect(server.uploads).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Remover filme.mov' }));
  await userEvent.upload(
    picker,
    Array.from({ length: 21 }, (_, n) => file(`${n}.txt`, 'text/plain')),
  );
  expect(form.getByText(/^Envie até 20 arquivos por vez/)).toBeVisible();
});

test('a photo that the server cannot read is said at the photo', async () => {
  const message = 'A foto deve ser uma imagem JPG, PNG, GIF ou WebP.';
  server.handlers['PUT /api/employees/e1'] = () =>
    refusal(415, message, [{ path: 'photo', message }]);
  await visit('/colaboradores?editar=e1');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.upload(form.getByLabelText('Trocar foto'), file('rosto.png', 'image/png'));
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.uploads).toHaveLength(1));
  await act(() => server.uploads[0]!.arrive());
  await waitFor(() =>
    expect(form.getByLabelText('Trocar foto')).toHaveAccessibleDescription(
      `${message} JPG, PNG ou GIF até 5MB`,
    ),
  );
});

test('Esc keeps what was typed as a draft, which can be discarded', async () => {
  await visit('/colaboradores?editar=e1');
  await screen.findByRole('dialog');
  await userEvent.type(screen.getByLabelText('Objetivos'), '\nLiderar');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Renata Lopes' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText(/^Continuamos de onde você parou/)).toBeVisible();
  expect(form.getByLabelText('Objetivos')).toHaveValue(
    [...renata.objectives, 'Liderar'].join('\n'),
  );
  await userEvent.click(form.getByRole('button', { name: 'Descartar rascunho' }));
  expect(form.getByLabelText('Objetivos')).toHaveValue(renata.objectives.join('\n'));
  expect(form.queryByText(/^Continuamos de onde/)).toBeNull();
});

test('the browser asks before it loses chosen files, not before text that is kept', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await visit('/colaboradores?editar=e1');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Objetivos'), '\nLiderar');
  expect(asks()).toBe(false);
  await userEvent.upload(form.getByLabelText('Trocar foto'), file('rosto.png', 'image/png'));
  expect(asks()).toBe(true);
  await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
  expect(asks()).toBe(false);
});

test('× gives up what was typed', async () => {
  await visit('/colaboradores?editar=e1');
  await userEvent.type(await screen.findByLabelText('Objetivos'), '\nLiderar');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Renata Lopes' }));
  expect(await screen.findByLabelText('Objetivos')).toHaveValue(renata.objectives.join('\n'));
});

test('the lines of the history show how they were read', async () => {
  await visit('/colaboradores?editar=e1');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.clear(form.getByLabelText('Histórico profissional'));
  await userEvent.type(
    form.getByLabelText('Histórico profissional'),
    'Analista - Acme - 2019 - 2022',
  );
  const read = form.getByRole('list', { name: 'Experiências reconhecidas' });
  expect(read).toHaveTextContent('Analista · Acme · 2019 - 2022');
});

test('Ctrl+Enter presses the button at the foot of the dialog', async () => {
  await visit('/colaboradores?editar=e1');
  const name = await screen.findByLabelText('Nome');
  // Who hears the key comes after the first drawing; a dialog hides it from readers.
  await screen.findByRole('region', { name: 'Avisos (F8)', hidden: true });
  await userEvent.type(name, ' Dias{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.asked('PUT /api/employees/e1')).toHaveLength(1));
});

test('erasing asks twice, and tells what goes', async () => {
  await visit('/colaboradores?editar=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Excluir colaborador' }));
  expect(dialog.getByText(/os documentos gerados sobre Renata Lopes/)).toBeVisible();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Continuar' }));
  const erase = dialog.getByRole('button', { name: 'Excluir definitivamente' });
  expect(erase).toBeDisabled();
  expect(server.asked('DELETE /api/employees/e1')).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox'));
  server.handlers['GET /api/employees'] = () => [joao];
  await userEvent.click(erase);
  expect(
    await screen.findByText('O colaborador e o que foi gerado sobre ele foram excluídos.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('1 colaborador, 1 inativo')).toBeInTheDocument();
  expect(location.search).toBe('');
});

const note = (people: object[]) => ({
  id: 'n1',
  companyId: 'c1',
  description: 'Abriu a loja sozinha',
  date: stamps.createdAt,
  createdAt: stamps.createdAt,
  editedAt: null,
  version: 0,
  people,
});

test('of who was erased nothing is shown again, not even until it is read anew', async () => {
  server.handlers['GET /api/diary'] = () => [note([{ id: 'e1', name: 'Renata Lopes' }])];
  await visit('/diario');
  expect(await screen.findByRole('link', { name: 'Renata Lopes' })).toBeVisible();
  cleanup();
  const title = 'PDI de Renata';
  rememberChoice('u1', { id: 'document:d1', sort: 'document', title, detail: '', opens: '/' });
  remember('finished', { job: { request: { employeeId: 'e1' } } });
  remember('draft:a-round', { questions: ['Como vai?'], employeeIds: ['e1', 'e2'] });
  await visit('/colaboradores?editar=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  const again = aGate();
  server.handlers['GET /api/diary'] = async () => {
    await again.opened;
    return [note([])];
  };
  await visit('/diario');
  await screen.findByRole('heading', { name: 'Registros' });
  expect(screen.queryByRole('link', { name: 'Renata Lopes' })).toBeNull();
  again.open();
  expect(await screen.findByText('Abriu a loja sozinha')).toBeVisible();
  expect(recentChoices('u1')).toEqual([]);
  expect(recall('finished')).toBeNull();
  expect(recall('draft:a-round')).not.toBeNull();
});

test('under another name a person is read again where the name is said', async () => {
  let name = 'Renata Lopes';
  server.handlers['GET /api/diary'] = () => [note([{ id: 'e1', name }])];
  server.handlers['PUT /api/employees/e1'] = ({ body }) => {
    ({ name } = body as { name: string });
    return { ...renata, name };
  };
  await visit('/diario');
  expect(await screen.findByRole('link', { name: 'Renata Lopes' })).toBeVisible();
  cleanup();
  await visit('/colaboradores?editar=e1');
  await userEvent.type(await screen.findByLabelText('Nome'), ' Dias');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await visit('/diario');
  expect(await screen.findByRole('link', { name: 'Renata Lopes Dias' })).toBeVisible();
});

test('an erasure that fails says so; giving it up leads back to the form', async () => {
  server.handlers['DELETE /api/employees/e1'] = () => new Response('', { status: 500 });
  await visit('/colaboradores?editar=e1');
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
  expect(await screen.findByText('Erro ao excluir colaborador')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole('dialog', { name: 'Editar Colaborador' })).toBeVisible();
});
