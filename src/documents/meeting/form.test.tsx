import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#client/lib/query-client.ts';
import { limits } from '#shared/limits.ts';
import type { FormProps } from '../kit/screen.ts';
import { meeting, type MeetingForm } from './contract.ts';
import { MeetingFormScreen } from './form.tsx';
import type { MeetingFormInput } from './participant-fields.tsx';

const people = [
  { id: 'e1', name: 'Ana Lima', position: 'Caixa' },
  { id: 'e2', name: 'Bruno Dias', position: 'Caixa' },
  { id: 'e3', name: 'Ana Lima', position: 'Gerente' },
];
const teams = [
  { id: 't1', name: 'Atendimento' },
  { id: 't2', name: 'Estoque' },
];

/** The network's edge: what the server answers to the two lists. */
function serve(employees: readonly object[] | Promise<never>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(String(address));
    return Response.json(String(address).includes('/teams') ? teams : await employees);
  });
  return asked;
}

type Props = FormProps<MeetingFormInput, MeetingForm>;

function show(props: Partial<Props> = {}) {
  const spies = {
    onSubmit: vi.fn<Props['onSubmit']>(),
    onDraft: vi.fn<Props['onDraft']>(),
    onCancel: vi.fn<Props['onCancel']>(),
  };
  const all = {
    companyId: 'c1',
    initial: meeting.emptyForm(),
    restored: false,
    busy: false,
    disabledReason: null,
    ...spies,
    ...props,
  };
  const shown = (more: Partial<Props>) => (
    <QueryClientProvider client={queryClient}>
      <MeetingFormScreen {...all} {...more} />
    </QueryClientProvider>
  );
  const { rerender } = render(shown({}));
  return { ...spies, refill: (more: Partial<Props>) => rerender(shown(more)) };
}

const submit = () => screen.getByRole('button', { name: 'Criar Roteiro com IA' });
const participants = () => screen.getByLabelText<HTMLTextAreaElement>('Participantes');
const teamSelect = () => screen.getByLabelText('Equipes a adicionar (opcional)');
const loaded = () => waitFor(() => expect(teamSelect()).toBeEnabled());
const everyone = 'Ana Lima\nBruno Dias\nAna Lima';

beforeEach(() => void serve(people));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('begins empty, with the defaults, and blames nobody', async () => {
  show();
  await loaded();
  expect(screen.getByLabelText('Título')).toHaveValue('');
  expect(screen.getByLabelText('Objetivo principal')).toHaveValue('');
  expect(screen.getByLabelText('Duração')).toHaveDisplayValue('1 hora');
  expect(screen.getByLabelText('Tipo')).toHaveDisplayValue('Reunião de equipe');
  expect(screen.getByLabelText('Formato')).toHaveDisplayValue('Presencial');
  expect(teamSelect()).toHaveDisplayValue('Nenhuma equipe');
  expect(screen.getByRole('textbox', { name: 'Tópico 1' })).toHaveValue('');
  expect(participants()).toHaveValue('');
  expect(submit()).toBeDisabled();
  expect(screen.queryByText('Campo obrigatório')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
});

test('asks for the active people alone, and for nothing without a company', async () => {
  const asked = serve(people);
  show();
  await loaded();
  expect(asked.find((address) => address.includes('/employees'))).toContain('activeOnly=true');
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  queryClient.clear();
  show({ companyId: undefined });
  expect(fetch).not.toHaveBeenCalled();
});

test('title and objective are required, in the generic words', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show();
  await loaded();
  await user.type(screen.getByLabelText('Título'), 'Semanal');
  expect(submit()).toBeDisabled();
  await user.click(submit().parentElement!);
  expect(await screen.findByText('Campo obrigatório')).toBeInTheDocument();
  expect(screen.getByLabelText('Objetivo principal')).toHaveFocus();
  expect(screen.queryByText('Por favor, corrija os seguintes erros:')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('hands over what was typed, blank topics and names dropped', async () => {
  const user = userEvent.setup();
  const { onSubmit, onDraft } = show();
  await loaded();
  await user.type(screen.getByLabelText('Título'), 'Semanal');
  await user.type(screen.getByLabelText('Objetivo principal'), 'Decidir a escala');
  await user.selectOptions(screen.getByLabelText('Duração'), '2 horas');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Planejamento');
  await user.selectOptions(screen.getByLabelText('Formato'), 'Online');
  await user.type(screen.getByRole('textbox', { name: 'Tópico 1' }), 'Férias{Enter}');
  expect(screen.getByRole('textbox', { name: 'Tópico 2' })).toHaveFocus();
  await user.type(participants(), 'Carla{Enter}{Enter}Davi');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(
    {
      title: 'Semanal',
      objective: 'Decidir a escala',
      duration: '120',
      type: 'planning',
      format: 'online',
      selectedTeams: [],
      topics: ['Férias'],
      participants: ['Carla', 'Davi'],
    },
    {},
  );
  expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Semanal' }));
});

const filled: MeetingFormInput = {
  ...meeting.emptyForm(),
  title: 'Semanal',
  objective: 'Decidir a escala',
};

test('a team brings in everyone, not its own people alone; the first one is the subject', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({ initial: filled });
  await loaded();
  await user.selectOptions(teamSelect(), 'Estoque');
  expect(participants()).toHaveValue(everyone);
  expect(screen.getByText('Um nome por linha. 3 pessoas na lista.')).toBeInTheDocument();
  await user.selectOptions(teamSelect(), 'Atendimento');
  const chips = within(screen.getByRole('list', { name: 'Equipes adicionadas' }));
  expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'Estoque',
    'Atendimento',
  ]);
  expect(teamSelect()).toHaveDisplayValue('Nenhuma equipe');
  expect(within(teamSelect()).getAllByRole('option')).toHaveLength(1);
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ selectedTeams: ['t2', 't1'] }), {
    teamId: 't2',
  });
});

test('the participants go with the last team, and not before', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({ initial: filled });
  await loaded();
  await user.selectOptions(teamSelect(), 'Estoque');
  await user.selectOptions(teamSelect(), 'Atendimento');
  await user.clear(participants());
  await user.type(participants(), 'Só eu');
  await user.click(screen.getByRole('button', { name: 'Remover equipe Estoque' }));
  expect(participants()).toHaveValue('Só eu');
  expect(teamSelect()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover equipe Atendimento' }));
  expect(participants()).toHaveValue('');
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ selectedTeams: [] }), {});
});

test('names that a team replaced come back on request', async () => {
  const user = userEvent.setup();
  show({ initial: { ...filled, participants: ['Carla'] } });
  await loaded();
  await user.selectOptions(teamSelect(), 'Estoque');
  expect(screen.getByRole('status')).toHaveTextContent('A lista de participantes foi trocada.');
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(participants()).toHaveValue('Carla');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('one participant who is one employee is who it is about', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({ initial: { ...filled, participants: ['Bruno Dias'] } });
  await loaded();
  await user.click(submit());
  expect(onSubmit).toHaveBeenLastCalledWith(expect.anything(), { employeeId: 'e2' });
  await user.clear(participants());
  await user.type(participants(), 'Ana Lima');
  await user.click(submit());
  expect(onSubmit).toHaveBeenLastCalledWith(expect.anything(), {});
  await user.type(participants(), '{Enter}Bruno Dias');
  await user.click(submit());
  expect(onSubmit).toHaveBeenLastCalledWith(expect.anything(), {});
});

test('more participants than a meeting takes are refused with the number', async () => {
  serve(Array.from({ length: limits.participants + 234 }, (_, id) => ({ id, name: `P ${id}` })));
  const user = userEvent.setup();
  show({ initial: filled });
  await loaded();
  await user.selectOptions(teamSelect(), 'Estoque');
  expect(
    await screen.findByText(
      'São no máximo 1.000 participantes, e a lista tem 1.234. Apague os nomes de quem não vai participar.',
    ),
  ).toBeInTheDocument();
  expect(submit()).toBeDisabled();
});

test('without the list of people a team changes nobody', async () => {
  serve(Promise.reject(new Error('offline')));
  const user = userEvent.setup();
  show({ initial: { ...filled, participants: ['Carla'] } });
  await loaded();
  await user.selectOptions(teamSelect(), 'Estoque');
  expect(participants()).toHaveValue('Carla');
});

test('a restored form is filled in and validated; a team that is gone is no subject', async () => {
  const { onSubmit, refill } = show();
  await loaded();
  refill({ initial: { ...filled, objective: '' }, restored: true });
  expect(await screen.findByText('Campo obrigatório')).toBeInTheDocument();
  refill({ initial: { ...filled, selectedTeams: ['gone', 't1'], participants: ['Z', 'Y'] } });
  expect(participants()).toHaveValue('Z\nY');
  expect(screen.getByText('Equipe que não existe mais')).toBeInTheDocument();
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(expect.anything(), { teamId: 't1' });
});

test('busy, or without credits, it cannot be submitted, and says why', async () => {
  const { refill } = show({ initial: filled, busy: true });
  expect(screen.getByRole('button', { name: 'Gerando...' })).toBeDisabled();
  refill({ initial: filled, busy: false, disabledReason: 'Você precisa de créditos' });
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Você precisa de créditos');
  await loaded();
});
