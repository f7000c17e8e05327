import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { queryClient } from '../../lib/query-client.ts';
import { EmployeeFormDialog } from './employee-form.tsx';

const stamps = {
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};
const team = (id: string, name: string): Team => ({
  id,
  companyId: 'c1',
  name,
  description: '',
  goals: [],
  managementSettings: null,
  ...stamps,
});
const marina: Employee = {
  id: 'e1',
  companyId: 'c1',
  name: 'Marina Alves',
  position: 'Padeira',
  tipo: 'colaborador',
  behavioralProfile: null,
  objectives: ['Abrir a loja'],
  professionalHistory: [{ position: 'Caixa', company: 'Mercado', period: '2019 - 2022' }],
  teamIds: ['t2'],
  teamId: 't2',
  isActive: true,
  email: null,
  phone: null,
  photo: null,
  files: [],
  ...stamps,
};

const realFetch = globalThis.fetch;
let sent: { method: string | undefined; url: string; data: unknown } | undefined;

beforeEach(() => {
  queryClient.clear();
  sent = undefined;
  globalThis.fetch = (url, init) => {
    const data = init?.body instanceof FormData ? init.body.get('data') : null;
    sent = {
      method: init?.method,
      url: typeof url === 'string' ? url : '',
      data: JSON.parse(typeof data === 'string' ? data : 'null'),
    };
    return Promise.resolve(Response.json(marina));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function open(employee: Employee | null, teams = [team('t1', 'Loja'), team('t2', 'Cozinha')]) {
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <EmployeeFormDialog
        companyId="c1"
        teams={teams}
        employee={employee}
        onErase={() => undefined}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  return onClose;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const submit = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);

test('a new one travels as multipart, its lines split as the specification says', async () => {
  const onClose = open(null);
  type('Nome', 'João Souza');
  type('Função', 'Atendente');
  type('Perfil comportamental', 'comunicador');
  type('Objetivos', 'Crescer\n\nAprender');
  type('Histórico profissional', 'Caixa - Mercado - 2019 - 2022\n\nAprendiz');
  type('E-mail', 'Joao@exemplo.com.br');
  type('Telefone', '11912345678');
  expect(screen.getByLabelText('Telefone')).toHaveValue('(11) 91234-5678');
  fireEvent.click(screen.getByLabelText('Cozinha'));
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual({
    method: 'POST',
    url: '/api/employees',
    data: {
      name: 'João Souza',
      position: 'Atendente',
      tipo: 'colaborador',
      behavioralProfile: 'comunicador',
      objectives: ['Crescer', 'Aprender'],
      professionalHistory: [
        { position: 'Caixa', company: 'Mercado', period: '2019 - 2022' },
        { position: 'Aprendiz', company: '', period: '' },
      ],
      teamIds: ['t2'],
      isActive: true,
      email: 'joao@exemplo.com.br',
      phone: '+5511912345678',
      companyId: 'c1',
    },
  });
});

test('an edit that changes nothing sends back what was there, without the company', async () => {
  const onClose = open(marina);
  expect(screen.getByLabelText('Histórico profissional')).toHaveValue(
    'Caixa - Mercado - 2019 - 2022',
  );
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual({
    method: 'PUT',
    url: '/api/employees/e1',
    data: {
      name: 'Marina Alves',
      position: 'Padeira',
      tipo: 'colaborador',
      behavioralProfile: null,
      objectives: ['Abrir a loja'],
      professionalHistory: marina.professionalHistory,
      teamIds: ['t2'],
      isActive: true,
      email: null,
      phone: null,
    },
  });
});

test('a photo that is taken away goes on saving, and can be kept until then', async () => {
  const onClose = open({ ...marina, photo: '/api/files/f1' });
  const photo = () => screen.getByRole('dialog').querySelector('img');
  fireEvent.click(screen.getByRole('button', { name: 'Remover foto' }));
  expect(photo()).toBeNull();
  expect(screen.getByText('A foto sai ao salvar.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(photo()).toHaveAttribute('src', '/api/files/f1');
  fireEvent.click(screen.getByRole('button', { name: 'Remover foto' }));
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject({ url: '/api/employees/e1', data: { removePhoto: true } });
});

test('no team is chosen beforehand, and one that is chosen is a list', async () => {
  const onClose = open(null, [team('t1', 'Loja')]);
  expect(screen.getByLabelText('Loja')).not.toBeChecked();
  fireEvent.click(screen.getByLabelText('Loja'));
  type('Nome', 'João Souza');
  type('Função', 'Atendente');
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent?.data).toMatchObject({ teamIds: ['t1'] });
});

test('name and function have their messages', async () => {
  open(null);
  submit();
  expect(await screen.findByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible();
  expect(screen.getByText('Função deve ter pelo menos 2 caracteres')).toBeVisible();
  expect(sent).toBeUndefined();
});
