import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#client/lib/query-client.ts';
import type { FormProps } from '../kit/screen.ts';
import { focusAreas, interview, type InterviewForm } from './contract.ts';
import type { InterviewFormInput } from './focus-area-fields.tsx';
import { InterviewFormScreen } from './form.tsx';

const filled: InterviewFormInput = {
  position: 'Analista de Suporte',
  teamId: 't1',
  jobDescription: 'Atender usuários internos e registrar chamados',
  experienceLevel: 'senior',
  interviewType: 'online',
  duration: '30',
  focusAreas: ['Comunicação', 'Liderança'],
  additionalNotes: '',
};

/** The network's edge: what the server answers to the list of teams. */
function serve(teams: Promise<unknown>): void {
  vi.stubGlobal('fetch', async () => Response.json(await teams));
}

type Props = FormProps<InterviewFormInput, InterviewForm>;

function show(props: Partial<Props> = {}) {
  const spies = {
    onSubmit: vi.fn<Props['onSubmit']>(),
    onDraft: vi.fn<Props['onDraft']>(),
    onCancel: vi.fn<Props['onCancel']>(),
  };
  const all = {
    companyId: 'c1',
    initial: interview.emptyForm(),
    restored: false,
    busy: false,
    disabledReason: null,
    ...spies,
    ...props,
  };
  render(
    <QueryClientProvider client={queryClient}>
      <InterviewFormScreen {...all} />
    </QueryClientProvider>,
  );
  return spies;
}

const submit = () => screen.getByRole('button', { name: 'Gerar Roteiro de Entrevista' });
const teamsLoaded = () => screen.findByRole('option', { name: 'Suporte Interno' });

beforeEach(() => serve(Promise.resolve([{ id: 't1', name: 'Suporte Interno' }])));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('begins with the defaults of the specification, and blames nobody', async () => {
  show();
  await teamsLoaded();
  expect(screen.getByLabelText('Nível de experiência')).toHaveDisplayValue('Pleno');
  expect(screen.getByLabelText('Tipo de entrevista')).toHaveDisplayValue('Presencial');
  expect(screen.getByLabelText('Duração')).toHaveDisplayValue('1 hora');
  expect(screen.getByLabelText('Equipe')).toHaveDisplayValue('Selecione uma equipe');
  const group = screen.getByRole('group', { name: 'Áreas de foco' });
  const boxes = within(group).getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual([...focusAreas]);
  expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  expect(submit()).toBeDisabled();
  expect(screen.queryByText('Selecione uma equipe', { selector: 'p' })).toBeNull();
});

test('the selects offer what the specification names', async () => {
  show();
  await teamsLoaded();
  const optionsOf = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(optionsOf('Nível de experiência')).toEqual(['Júnior', 'Pleno', 'Sênior', 'Especialista']);
  expect(optionsOf('Tipo de entrevista')).toEqual(['Presencial', 'Online', 'Híbrido']);
  expect(optionsOf('Duração')).toEqual(['30 minutos', '45 minutos', '1 hora', '1h30 minutos']);
});

test('the team list says what it is doing', () => {
  serve(new Promise(() => undefined));
  show();
  expect(screen.getByLabelText('Equipe')).toBeDisabled();
  expect(screen.getByText('Carregando equipes...')).toBeInTheDocument();
});

test('without teams it says what to do first', async () => {
  serve(Promise.resolve([]));
  show();
  expect(await screen.findByText('Nenhuma equipe encontrada')).toBeInTheDocument();
  expect(screen.getByLabelText('Equipe')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Cadastrar equipe' })).toBeInTheDocument();
});

test('without a company nothing is asked of the server', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  show({ companyId: undefined });
  expect(fetch).not.toHaveBeenCalled();
});

test('Ctrl+Enter on a form that is not ready shows all that is missing, each at its field', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show();
  await teamsLoaded();
  await user.click(screen.getByLabelText('Cargo'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const position = await screen.findByText('Cargo deve ter pelo menos 2 caracteres');
  expect(position).toBeInTheDocument();
  expect(screen.getByText('Selecione uma equipe', { selector: 'p' })).toBeInTheDocument();
  expect(
    screen.getByText('Descrição da vaga deve ter pelo menos 20 caracteres'),
  ).toBeInTheDocument();
  const message = screen.getByText('Selecione pelo menos uma área de foco');
  const group = screen.getByRole('group', { name: 'Áreas de foco' });
  expect(group.getAttribute('aria-describedby')).toContain(message.id);
  expect(screen.getByLabelText('Cargo')).toHaveFocus();
  expect(screen.queryByText('Por favor, corrija os seguintes erros:')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('hands over the form and the team', async () => {
  const user = userEvent.setup();
  const { onSubmit, onDraft } = show();
  await teamsLoaded();
  await user.type(screen.getByLabelText('Cargo'), ' Analista de Suporte ');
  await user.selectOptions(screen.getByLabelText('Equipe'), 't1');
  await user.selectOptions(screen.getByLabelText('Nível de experiência'), 'senior');
  await user.selectOptions(screen.getByLabelText('Tipo de entrevista'), 'online');
  await user.selectOptions(screen.getByLabelText('Duração'), '30');
  await user.type(screen.getByLabelText('Descrição da vaga'), filled.jobDescription);
  await user.click(screen.getByRole('checkbox', { name: 'Liderança' }));
  await user.click(screen.getByRole('checkbox', { name: 'Comunicação' }));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  const [form, subject] = onSubmit.mock.calls[0] ?? [];
  expect(form).toEqual({ ...filled, focusAreas: expect.any(Array) as string[] });
  expect(form?.focusAreas.toSorted()).toEqual(['Comunicação', 'Liderança']);
  expect(subject).toEqual({ teamId: 't1' });
  expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ teamId: 't1' }));
});

test('says how many areas there is time for, as they are chosen', async () => {
  const user = userEvent.setup();
  show({ initial: { ...filled, focusAreas: ['Comunicação', 'Liderança', 'Adaptabilidade'] } });
  await teamsLoaded();
  const said = () => screen.getByText(/^Em 30 minutos cabem 3 perguntas/u).textContent;
  expect(said()).not.toContain('menos tempo');
  await user.click(screen.getByRole('checkbox', { name: 'Experiência Profissional' }));
  expect(said()).not.toContain('menos tempo');
  await user.click(screen.getByRole('checkbox', { name: 'Trabalho em Equipe' }));
  expect(said()).toContain('sobra menos tempo para cada resposta');
  await user.selectOptions(screen.getByLabelText('Duração'), '90');
  expect(screen.getByText(/^Em 1h30 minutos cabem 9 perguntas/u)).toBeInTheDocument();
});

test('a restored form is filled in and validated by itself', async () => {
  show({ initial: { ...filled, jobDescription: 'curta' }, restored: true });
  await teamsLoaded();
  expect(screen.getByRole('checkbox', { name: 'Liderança' })).toBeChecked();
  expect(screen.getByLabelText('Duração')).toHaveValue('30');
  expect(
    await screen.findByText('Descrição da vaga deve ter pelo menos 20 caracteres'),
  ).toBeInTheDocument();
});

test('without credits it cannot be submitted, and says why', async () => {
  show({ initial: filled, disabledReason: 'Você precisa de créditos' });
  await teamsLoaded();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Você precisa de créditos');
});

test('while it is written the button says so', async () => {
  show({ initial: filled, busy: true });
  await teamsLoaded();
  expect(screen.getByRole('button', { name: 'Gerando...' })).toBeDisabled();
});
