import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Team } from '#shared/teams.ts';
import { queryClient } from '../../lib/query-client.ts';
import { TeamFormDialog } from './team-form.tsx';

const team: Team = {
  id: 't1',
  companyId: 'c1',
  name: 'Atendimento',
  description: '',
  goals: ['Reduzir filas'],
  managementSettings: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};

const realFetch = globalThis.fetch;
let calls: { method: string | undefined; url: string; body: unknown }[];
let answer: () => Promise<Response>;

beforeEach(() => {
  queryClient.clear();
  calls = [];
  answer = () => Promise.resolve(Response.json(team));
  globalThis.fetch = (url, init) => {
    calls.push({
      method: init?.method,
      url: typeof url === 'string' ? url : '',
      body: JSON.parse(typeof init?.body === 'string' ? init.body : 'null'),
    });
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function open(edited: Team | null) {
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <TeamFormDialog companyId="c1" team={edited} onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const form = () => screen.getByRole('dialog').querySelector('form')!;

test('goals are one per line, blank ones dropped; untouched settings stay null', async () => {
  const onClose = open(null);
  type('Nome da equipe', '  Produção ');
  type('Objetivos', 'Assar melhor\n\n   \n Entregar cedo ');
  fireEvent.submit(form());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls[0]).toEqual({
    method: 'POST',
    url: '/api/teams',
    body: {
      name: 'Produção',
      description: '',
      goals: ['Assar melhor', 'Entregar cedo'],
      managementSettings: null,
      companyId: 'c1',
    },
  });
});

test('an edit sends the settings only when someone touched them', async () => {
  const onClose = open(team);
  fireEvent.submit(form());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls[0]?.body).toEqual({ name: 'Atendimento', description: '', goals: team.goals });
});

test('touched settings come whole, the others at their defaults', async () => {
  const onClose = open(team);
  type('Frequência de feedback', 'weekly');
  fireEvent.submit(form());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({
    managementSettings: {
      feedbackFrequency: 'weekly',
      teamMeetingFrequency: 'biweekly',
      intelligentTracking: false,
    },
  });
});

test('two presses of Enter create one team', async () => {
  const onClose = open(null);
  type('Nome da equipe', 'Produção');
  fireEvent.submit(form());
  fireEvent.submit(form());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a failure keeps the form and what was typed', async () => {
  answer = () => Promise.resolve(new Response('', { status: 500 }));
  const onClose = open(null);
  type('Nome da equipe', 'Produção');
  fireEvent.submit(form());
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Criar Equipe' })).toBeEnabled());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Nome da equipe')).toHaveValue('Produção');
});

test('an invalid name brings its tab forward, and asks nothing of the server', async () => {
  open(null);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Configurações de Gestão' }), { button: 0 });
  type('Nome da equipe', 'X');
  fireEvent.submit(form());
  await waitFor(() => expect(screen.getByLabelText('Nome da equipe')).toBeInvalid());
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Informações Básicas');
  expect(calls).toEqual([]);
});
