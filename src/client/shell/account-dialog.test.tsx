import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToast } from '../../../test/clear-toast.ts';
import { FakeUpload, stubUploads } from '../../../test/fake-upload.ts';
import { queryClient } from '../lib/query-client.ts';
import { Routes } from '../routes.tsx';

const photoUrl = '/api/files/aaaaaaaa-0000-7000-8000-000000000000';
const done = { success: true, message: 'Perfil atualizado' };

let user: Record<string, unknown>;
let sent: Record<string, unknown>[];
let refusal: Response | null;

beforeEach(() => {
  queryClient.clear();
  clearToast();
  sessionStorage.clear();
  localStorage.clear();
  sent = [];
  refusal = null;
  user = {
    id: 'u1',
    name: 'Ana Maria Ribeiro',
    email: 'ana@exemplo.com',
    phone: '11912345678',
    position: 'Gerente',
    tipo: 'líder',
    photo: null,
    createdAt: '2026-11-01T12:00:00.000Z',
  };
  stubUploads();
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = address.split('?')[0];
    if (path === '/api/auth/me') return Response.json({ user });
    if (path === '/api/user/credits') return Response.json({ credits: 5 });
    if (path === '/api/auth/trial-status') {
      return Response.json({ subscriptionStatus: 'active', daysRemaining: null });
    }
    if (path === '/api/support') return Response.json({ formUrl: null, email: null });
    if (path !== '/api/auth/profile') return Response.json([]);
    sent.push(Object.fromEntries(body as FormData));
    if (refusal) return refusal;
    user = { ...user, ...sent.at(-1) };
    return Response.json(done);
  });
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:photo-${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  history.replaceState(null, '', '/suporte');
  render(<Routes />);
  const actions = userEvent.setup({ applyAccept: false });
  await actions.click(await screen.findByRole('button', { name: /, sua conta$/ }));
  const element = await screen.findByRole('dialog', { name: 'Sua conta' });
  const dialog = within(element);
  const save = () => actions.click(dialog.getByRole('button', { name: 'Salvar' }));
  return { actions, dialog, element, save };
}

const image = (name: string, size = 1000, type = 'image/png') => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

test.each([
  ['11912345678', '(11) 91234-5678'],
  ['1132345678', '(11) 3234-5678'],
  ['+55 11 91234-5678', '+55 11 91234-5678'],
])('the phone %s reads %s', async (phone, shown) => {
  user = { ...user, phone };
  const { dialog } = await open();
  expect(dialog.getByText(shown)).toBeVisible();
});

test('shows the profile, initials where there is no photo, and what stays', async () => {
  const { dialog } = await open();
  expect(dialog.getByLabelText('Nome')).toHaveValue('Ana Maria Ribeiro');
  await waitFor(() => expect(dialog.getByLabelText('Nome')).toHaveFocus());
  expect(dialog.getByLabelText('Email')).toHaveValue('ana@exemplo.com');
  expect(dialog.getByLabelText('Cargo')).toHaveValue('Gerente');
  expect(dialog.getByText('AR')).toBeVisible();
  expect(dialog.getByText('(11) 91234-5678')).toBeVisible();
});

test('a change is saved, said, and seen in the header at once; the position may be emptied', async () => {
  const { dialog, actions, save } = await open();
  await actions.clear(dialog.getByLabelText('Nome'));
  await actions.type(dialog.getByLabelText('Nome'), 'Ana Lima');
  await actions.clear(dialog.getByLabelText('Cargo'));
  await save();
  expect(await screen.findByText('Perfil atualizado')).toBeVisible();
  expect(sent).toEqual([{ name: 'Ana Lima', email: 'ana@exemplo.com', position: '' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Ana Lima, sua conta' })).toHaveFocus(),
  );
});

test('a photo that is taken away goes on saving, and can be kept until then', async () => {
  user = { ...user, photo: photoUrl };
  const { dialog, element, actions, save } = await open();
  await actions.click(dialog.getByRole('button', { name: 'Remover foto' }));
  expect(element.querySelector('img')).toBeNull();
  expect(dialog.getByText('A foto sai ao salvar.')).toBeVisible();
  await actions.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(element.querySelector('img')).toHaveAttribute('src', photoUrl);
  await actions.click(dialog.getByRole('button', { name: 'Remover foto' }));
  await save();
  expect(await screen.findByText('Perfil atualizado')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ removePhoto: 'true' })]);
});

test('a file that is refused changes nothing: neither the saved photo nor that it goes', async () => {
  user = { ...user, photo: photoUrl };
  const { dialog, element, actions, save } = await open();
  const pick = () => actions.upload(dialog.getByLabelText(/foto$/), new File(['x'], 'a.txt'));
  await pick();
  expect(await dialog.findByText(/^A foto deve ser uma imagem/)).toBeVisible();
  expect(element.querySelector('img')).toHaveAttribute('src', photoUrl);
  await actions.click(dialog.getByRole('button', { name: 'Remover foto' }));
  await pick();
  expect(element.querySelector('img')).toBeNull();
  await save();
  expect(await screen.findByText('Perfil atualizado')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ removePhoto: 'true' })]);
});

test('a photo is shown before it is sent, tells its progress, and stands in the header after', async () => {
  const { dialog, element, actions, save } = await open();
  expect(dialog.getByText('JPG, PNG ou GIF até 5MB')).toBeVisible();
  await actions.upload(dialog.getByLabelText('Escolher foto'), image('eu.png'));
  expect(element.querySelector('img')).toHaveAttribute('src', 'blob:photo-1');
  await save();
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  const [upload] = FakeUpload.sent;
  expect(upload).toMatchObject({ method: 'PUT', url: '/api/auth/profile' });
  expect((upload!.form.get('photo') as File).name).toBe('eu.png');
  expect(upload!.form.get('name')).toBe('Ana Maria Ribeiro');
  upload!.progress(60);
  expect(await dialog.findByText('Enviando a foto: 60%')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Salvando...' })).toBeDisabled();
  user = { ...user, photo: photoUrl };
  upload!.answer(done);
  expect(await screen.findByText('Perfil atualizado')).toBeVisible();
  const button = await screen.findByRole('button', { name: /, sua conta$/ });
  await waitFor(() => expect(button.querySelector('img')).toHaveAttribute('src', photoUrl));
});

test('what is no image, or more than 5 MB, is refused at once', async () => {
  const { dialog, element, actions, save } = await open();
  const pick = (file: File) => actions.upload(dialog.getByLabelText(/foto$/), file);
  const most = 5 * 1024 * 1024;
  await pick(image('grande.png', most + 1));
  expect(await dialog.findByText('Imagem deve ter no máximo 5MB')).toBeVisible();
  await pick(image('curriculo.pdf', 10, 'application/pdf'));
  expect(await dialog.findByText(/^A foto deve ser uma imagem/)).toBeVisible();
  expect(element.querySelector('img')).toBeNull();
  await pick(image('justa.png', most));
  expect(dialog.queryByText(/^A foto deve ser/)).toBeNull();
  await actions.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(element.querySelector('img')).toBeNull();
  await save();
  await screen.findByText('Perfil atualizado');
  expect(FakeUpload.sent).toEqual([]);
});

test('a photo that the server cannot read is named, and the rest stays', async () => {
  const { dialog, actions, save } = await open();
  await actions.type(dialog.getByLabelText('Nome'), ' Lima');
  await actions.upload(
    dialog.getByLabelText('Escolher foto'),
    image('eu.svg', 10, 'image/svg+xml'),
  );
  await save();
  const message = 'A foto deve ser uma imagem JPG, PNG, GIF ou WebP.';
  const issues = [{ path: 'photo', message }];
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  FakeUpload.sent[0]!.answer({ success: false, message, issues }, 415);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Nome')).toHaveValue('Ana Maria Ribeiro Lima');
});

test('its rules have the words of the specification', async () => {
  const { dialog, actions, save } = await open();
  await actions.clear(dialog.getByLabelText('Nome'));
  await actions.type(dialog.getByLabelText('Nome'), 'A');
  await actions.clear(dialog.getByLabelText('Email'));
  await actions.type(dialog.getByLabelText('Email'), 'ana');
  await save();
  expect(await dialog.findByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible();
  expect(dialog.getByText('Email inválido')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refusal is told at its field and in the toast; without words it is ours', async () => {
  const { dialog, save } = await open();
  const message = 'Este email já está cadastrado.';
  const issues = [{ path: 'email', message }];
  refusal = Response.json({ success: false, message, issues }, { status: 409 });
  await save();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveFocus();
  refusal = new Response('', { status: 500 });
  await save();
  expect(await screen.findByText('Erro ao atualizar perfil')).toBeInTheDocument();
  expect(dialog.getByLabelText('Nome')).toBeVisible();
});

test.each(['Cancelar', 'Fechar'])('a reload keeps what was typed, %s does not', async (way) => {
  const first = await open();
  await first.actions.type(first.dialog.getByLabelText('Cargo'), ' geral');
  cleanup();
  const second = await open();
  expect(second.dialog.getByLabelText('Cargo')).toHaveValue('Gerente geral');
  await second.actions.click(second.dialog.getByRole('button', { name: way }));
  await second.actions.click(await screen.findByRole('button', { name: /, sua conta$/ }));
  expect(await screen.findByLabelText('Cargo')).toHaveValue('Gerente');
});

test('the appearance changes at once, and stays in this browser', async () => {
  const { dialog, actions } = await open();
  await actions.selectOptions(dialog.getByLabelText('Aparência'), 'Escuro');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('leme_theme=dark');
  await actions.selectOptions(dialog.getByLabelText('Aparência'), 'Do sistema');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(document.cookie).not.toContain('leme_theme');
});
