import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePerson } from '../../../test/choose-person.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import type { FormProps } from '../kit/screen.ts';
import type { PdiFormInput } from './competency-fields.tsx';
import { pdi, type PdiForm } from './contract.ts';
import { PdiFormScreen } from './form.tsx';

const renata = { id: 'e1', name: 'Renata Lopes', position: 'Supervisora de Caixa' };
const davi = { id: 'e2', name: 'Davi Souza', position: 'Caixa' };
const deadline = addDays(calendarDay(new Date()), 90);
const filled: PdiFormInput = {
  employeeId: 'e1',
  deadline,
  goals: ['Reduzir as filas'],
  competencies: [{ name: 'Delegação', currentLevel: 2, targetLevel: 4 }],
  additionalNotes: '',
};

/** The network's edge: what the server answers to the list of employees, and what the diary says of one. */
function serve(employees: Promise<unknown>, lines: readonly object[] = []): void {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.startsWith('/api/diary/') ? { items: lines, next: null } : await employees),
  );
}

type Props = FormProps<PdiFormInput, PdiForm>;

function show(props: Partial<Props> = {}) {
  const spies = {
    onSubmit: vi.fn<Props['onSubmit']>(),
    onDraft: vi.fn<Props['onDraft']>(),
    onCancel: vi.fn<Props['onCancel']>(),
  };
  const all = {
    companyId: 'c1',
    initial: pdi.emptyForm(),
    restored: false,
    busy: false,
    disabledReason: null,
    ...spies,
    ...props,
  };
  render(
    <QueryClientProvider client={queryClient}>
      <PdiFormScreen {...all} />
    </QueryClientProvider>,
  );
  return spies;
}

const submit = () => screen.getByRole('button', { name: 'Gerar PDI com IA' });
const box = () => screen.queryByText('Por favor, corrija os seguintes erros:');
const employeesLoaded = () => screen.findByPlaceholderText('Selecione um colaborador');
const listed = () =>
  within(box()!.parentElement!)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const everything = [
  'Colaborador é obrigatório',
  'Data final é obrigatória',
  'Pelo menos um objetivo é obrigatório',
  'Nome da competência é obrigatório',
];

beforeEach(() => serve(Promise.resolve([renata, davi])));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('the employee list says what it is doing', async () => {
  serve(new Promise(() => undefined));
  show();
  expect(screen.getByLabelText('Colaborador')).toBeDisabled();
  expect(screen.getByPlaceholderText('Carregando colaboradores...')).toBeInTheDocument();
});

test('without employees it says so, and stays disabled', async () => {
  serve(Promise.resolve([]));
  show();
  expect(await screen.findByPlaceholderText('Nenhum colaborador encontrado')).toBeInTheDocument();
  expect(screen.getByLabelText('Colaborador')).toBeDisabled();
});

test('without a company nothing is asked of the server', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  show({ companyId: undefined });
  expect(fetch).not.toHaveBeenCalled();
});

test('begins empty, with the default levels, and blames nobody', async () => {
  show();
  await employeesLoaded();
  expect(screen.getByLabelText('Nível atual')).toHaveValue('1');
  expect(screen.getByLabelText('Nível desejado')).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: 'Objetivo 1' })).toHaveValue('');
  expect(submit()).toBeDisabled();
  expect(box()).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
});

test('a change is validated at once, at the field and in the box', async () => {
  const user = userEvent.setup();
  show();
  await employeesLoaded();
  await user.type(screen.getByLabelText('Data final'), '01/01/2020');
  expect(box()).toBeInTheDocument();
  expect(screen.getAllByText('A data final não pode ser no passado')).toHaveLength(2);
  await user.clear(screen.getByLabelText('Data final'));
  await user.type(screen.getByLabelText('Data final'), formatDay(deadline));
  await waitFor(() => expect(screen.queryByText(/no passado$/)).toBeNull());
});

test('from the first change on the box lists all that is wrong, a field its own alone', async () => {
  show();
  await employeesLoaded();
  expect(box()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar competência' }));
  expect(listed()).toEqual(everything);
  await userEvent.type(screen.getByLabelText(/^Observações/), 'Com calma');
  expect(listed()).toEqual(everything);
  expect(screen.getByLabelText('Colaborador')).not.toBeInvalid();
  expect(screen.getByLabelText('Data final')).not.toBeInvalid();
});

test('the only person there is to choose is chosen, which is no draft and blames nobody', async () => {
  serve(Promise.resolve([renata]));
  const { onDraft } = show();
  await waitFor(() => expect(screen.getByDisplayValue(/^Renata Lopes/)).toBeInTheDocument());
  expect(onDraft).not.toHaveBeenCalled();
  expect(box()).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Objetivo 1' }), 'R');
  expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ employeeId: 'e1' }));
  expect(listed()).toEqual(['Data final é obrigatória', 'Nome da competência é obrigatório']);
});

test('Ctrl+Enter on a form that is not ready shows all that is missing', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show();
  await employeesLoaded();
  await user.click(screen.getByRole('textbox', { name: 'Objetivo 1' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Por favor, corrija os seguintes erros:');
  expect(listed()).toEqual(everything);
  expect(screen.getByLabelText('Colaborador')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a click on the disabled button shows all that is missing', async () => {
  show();
  await employeesLoaded();
  // The pointer goes through a disabled button to what holds it.
  await userEvent.click(submit().parentElement!);
  expect(await screen.findByText('Por favor, corrija os seguintes erros:')).toBeInTheDocument();
});

test('hands over the form with the name of the chosen employee', async () => {
  const user = userEvent.setup();
  const { onSubmit, onDraft } = show();
  await employeesLoaded();
  await choosePerson(screen.getByLabelText('Colaborador'), 'Renata Lopes');
  await user.type(screen.getByLabelText('Data final'), formatDay(deadline));
  await user.type(screen.getByRole('textbox', { name: 'Objetivo 1' }), 'Reduzir as filas{Enter}');
  expect(screen.getByRole('textbox', { name: 'Objetivo 2' })).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Remover objetivo/ })).toHaveLength(2);
  await user.type(screen.getByLabelText('Nome da competência'), 'Delegação');
  await user.selectOptions(screen.getByLabelText('Nível atual'), '2');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(
    {
      employeeId: 'e1',
      employeeName: 'Renata Lopes',
      deadline,
      goals: ['Reduzir as filas'],
      competencies: [{ name: 'Delegação', currentLevel: 2, targetLevel: 3 }],
      additionalNotes: '',
    },
    { employeeId: 'e1' },
  );
  expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ employeeId: 'e1' }));
});

test('competencies come and go, the last one stays', async () => {
  const user = userEvent.setup();
  show();
  await employeesLoaded();
  await user.click(screen.getByRole('button', { name: 'Adicionar competência' }));
  expect(screen.getAllByLabelText('Nome da competência')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remover competência 1' }));
  expect(screen.getAllByLabelText('Nome da competência')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Remover competência/ })).toBeNull();
});

test('a restored form is validated by itself', async () => {
  show({ initial: { ...filled, deadline: '2020-01-01' }, restored: true });
  await employeesLoaded();
  expect(await screen.findByText('Por favor, corrija os seguintes erros:')).toBeInTheDocument();
});

test('busy, or without credits, it cannot be submitted, and says why', async () => {
  show({ initial: filled, disabledReason: 'Você precisa de créditos' });
  await employeesLoaded();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Você precisa de créditos');
});

test('while it is written the button says so', async () => {
  show({ initial: filled, busy: true });
  await employeesLoaded();
  expect(screen.getByRole('button', { name: 'Gerando PDI...' })).toBeDisabled();
});

test('a line of the diary goes into the notes with a tick, where the caret was, and out again', async () => {
  const line = (id: string, description: string) => ({
    id,
    description,
    date: '2026-11-18T15:00:00.000Z',
  });
  serve(Promise.resolve([renata]), [
    line('d1', 'Conduziu a reunião'),
    line('d2', 'Fechou o caixa'),
  ]);
  show({ initial: { ...filled, additionalNotes: 'Férias em março' } });
  const notes = screen.getByLabelText(/^Observações adicionais/);
  const first = await screen.findByRole('checkbox', { name: /Conduziu a reunião/ });
  await userEvent.click(first);
  expect(notes).toHaveValue('Férias em março\n18/11/2026: Conduziu a reunião');
  expect(first).toBeChecked();
  await userEvent.click(notes);
  (notes as HTMLTextAreaElement).setSelectionRange(0, 0);
  await userEvent.click(screen.getByRole('checkbox', { name: /Fechou o caixa/ }));
  expect(notes).toHaveValue(
    '18/11/2026: Fechou o caixa\nFérias em março\n18/11/2026: Conduziu a reunião',
  );
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('checkbox', { name: /Fechou o caixa/ }));
  expect(notes).toHaveValue('Férias em março');
});

test('what repeats the diary is said before the plan is made, by its days, while it does', async () => {
  const line = (id: string, description: string, day: string) => ({
    id,
    description,
    date: `2026-11-${day}T15:00:00.000Z`,
  });
  serve(Promise.resolve([renata]), [
    line('d1', 'Conduziu a reunião sozinha', '18'),
    line('d2', 'Chorou na sala', '17'),
    line('d3', 'Férias', '16'),
  ]);
  show({ initial: { ...filled, additionalNotes: 'Férias em março' } });
  const first = await screen.findByRole('checkbox', { name: /Conduziu a reunião/ });
  expect(screen.queryByText(/repete o que você anotou/)).toBeNull();
  await userEvent.click(first);
  expect(
    screen.getByText(
      '“Observações adicionais” repete o que você anotou no diário em 18/11/2026, e pode ir para o texto. Confira se quem vai ler pode saber.',
    ),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Observações adicionais/), '. Chorou na sala.');
  expect(screen.getByText(/no diário em 18\/11\/2026 e 17\/11\/2026, e pode/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^Observações adicionais/));
  expect(screen.queryByText(/repete o que você anotou/)).toBeNull();
});

test('nothing stands there where the diary says nothing of the person', async () => {
  serve(Promise.resolve([renata]));
  show({ initial: filled });
  await employeesLoaded().catch(() => undefined);
  expect(screen.queryByRole('region', { name: 'O que o diário diz' })).toBeNull();
});
