import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import type { FormProps } from '../kit/screen.ts';
import { actionPlan, type ActionPlanForm } from './contract.ts';
import { ActionPlanFormScreen } from './form.tsx';
import type { ActionPlanFormInput } from './means-fields.tsx';

const deadline = addDays(calendarDay(new Date()), 60);
const filled: ActionPlanFormInput = {
  title: 'Reduzir atrasos de entrega',
  objective: 'Cumprir as datas combinadas',
  context: 'As áreas reclamam de datas que mudam',
  deadline,
  priority: 'alta',
  detailLevel: 'detalhado',
  resources: '',
  challenges: '',
  successMetrics: ['Entregas no prazo'],
  additionalNotes: '',
};

type Props = FormProps<ActionPlanFormInput, ActionPlanForm>;

function show(props: Partial<Props> = {}) {
  const spies = {
    onSubmit: vi.fn<Props['onSubmit']>(),
    onDraft: vi.fn<Props['onDraft']>(),
    onCancel: vi.fn<Props['onCancel']>(),
  };
  const all = {
    companyId: 'c1',
    initial: actionPlan.emptyForm(),
    restored: false,
    busy: false,
    disabledReason: null,
    ...spies,
    ...props,
  };
  render(<ActionPlanFormScreen {...all} />);
  return spies;
}

const submit = () => screen.getByRole('button', { name: 'Gerar Plano com IA' });
const box = () => screen.queryByText('Por favor, corrija os seguintes erros:');

const listed = () =>
  within(box()!.parentElement!)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('begins with the defaults, one empty metric, and blames nobody', () => {
  show();
  expect(screen.getByLabelText('Prioridade')).toHaveValue('media');
  expect(screen.getByRole('radio', { name: 'Resumido' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Detalhado' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Métrica 1' })).toHaveValue('');
  expect(screen.queryByRole('textbox', { name: 'Métrica 2' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  expect(submit()).toBeDisabled();
  expect(box()).toBeNull();
});

test('the priorities are Alta, Média and Baixa', () => {
  show();
  const options = within(screen.getByLabelText('Prioridade')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Alta', 'Média', 'Baixa']);
});

const rest = [
  'Objetivo deve ter pelo menos 10 caracteres',
  'Contexto é obrigatório',
  'Data final é obrigatória',
  'Pelo menos uma métrica é obrigatória',
];

test('from the first change on the box lists all that is wrong, a field its own alone', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText('Título'), 'Abc');
  expect(listed()).toEqual(['Título deve ter pelo menos 5 caracteres', ...rest]);
  expect(screen.getAllByText('Título deve ter pelo menos 5 caracteres')).toHaveLength(2);
  expect(screen.getAllByText('Contexto é obrigatório')).toHaveLength(1);
  expect(screen.getByLabelText('Contexto')).not.toBeInvalid();
  await user.type(screen.getByLabelText('Título'), 'de');
  expect(listed()).toEqual(rest);
  // As it began, but no longer untouched.
  await user.clear(screen.getByLabelText('Título'));
  expect(listed()).toHaveLength(5);
});

test('the box goes with the last of what is wrong', async () => {
  const user = userEvent.setup();
  show({ initial: { ...filled, title: '' } });
  expect(box()).toBeNull();
  await user.type(screen.getByLabelText('Título'), 'Abcd');
  expect(listed()).toEqual(['Título deve ter pelo menos 5 caracteres']);
  await user.type(screen.getByLabelText('Título'), 'e');
  await waitFor(() => expect(box()).toBeNull());
});

test('Ctrl+Enter on a form that is not ready shows all that is missing', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show();
  await user.click(screen.getByLabelText('Contexto'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Por favor, corrija os seguintes erros:');
  expect(listed()).toEqual(['Título deve ter pelo menos 5 caracteres', ...rest]);
  expect(screen.getByLabelText('Título')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a day in the past is refused', async () => {
  const user = userEvent.setup();
  show({ initial: filled });
  await user.clear(screen.getByLabelText('Data final'));
  await user.type(screen.getByLabelText('Data final'), '01/01/2020');
  expect(screen.getAllByText('A data final não pode ser no passado')).toHaveLength(2);
  expect(submit()).toBeDisabled();
});

test('rows of metrics grow with Enter, and blank ones are dropped on submit', async () => {
  const user = userEvent.setup();
  const { onSubmit, onDraft } = show();
  await user.type(screen.getByLabelText('Título'), filled.title);
  await user.type(screen.getByLabelText('Objetivo principal'), filled.objective);
  await user.type(screen.getByLabelText('Contexto'), filled.context);
  await user.type(screen.getByLabelText('Data final'), formatDay(deadline));
  await user.selectOptions(screen.getByLabelText('Prioridade'), 'alta');
  await user.type(screen.getByLabelText('Recursos (opcional)'), 'Quadro de tarefas');
  await user.type(screen.getByLabelText('Desafios (opcional)'), 'Pedidos novos');
  await user.type(screen.getByRole('textbox', { name: 'Métrica 1' }), 'Entregas no prazo{Enter}');
  expect(screen.getByRole('textbox', { name: 'Métrica 2' })).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Métrica 3' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Remover métrica/ })).toHaveLength(2);
  await user.type(screen.getByLabelText('Observações adicionais (opcional)'), 'Sem pressa');
  await user.click(screen.getByRole('radio', { name: 'Detalhado' }));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(
    {
      ...filled,
      resources: 'Quadro de tarefas',
      challenges: 'Pedidos novos',
      additionalNotes: 'Sem pressa',
    },
    {},
  );
  expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ detailLevel: 'detalhado' }));
});

test('the last row of metrics stays', async () => {
  const user = userEvent.setup();
  show({ initial: { ...filled, successMetrics: ['Um', 'Dois'] } });
  await user.click(screen.getByRole('button', { name: 'Remover métrica 1' }));
  expect(screen.getByRole('textbox', { name: 'Métrica 1' })).toHaveValue('Dois');
  expect(screen.queryByRole('button', { name: /^Remover métrica/ })).toBeNull();
});

test('the level of detail says what one gets, and the arrow keys choose it', async () => {
  const user = userEvent.setup();
  show();
  const short = screen.getByRole('radio', { name: 'Resumido' });
  expect(short).toHaveAccessibleDescription('De 4 a 10 ações, uma linha cada');
  expect(screen.getByRole('radiogroup', { name: 'Nível de detalhe' })).toBeInTheDocument();
  short.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Detalhado' })).toBeChecked();
});

test('a restored form is validated by itself', async () => {
  show({ initial: { ...filled, deadline: '2020-01-01' }, restored: true });
  expect(screen.getByRole('radio', { name: 'Detalhado' })).toBeChecked();
  expect(await screen.findByText('Por favor, corrija os seguintes erros:')).toBeInTheDocument();
});

test('without credits it cannot be submitted, and says why', () => {
  show({ initial: filled, disabledReason: 'Você precisa de créditos' });
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Você precisa de créditos');
});

test('while it is written the button says so', () => {
  show({ initial: filled, busy: true });
  expect(screen.getByRole('button', { name: 'Gerando...' })).toBeDisabled();
});

test('Cancelar asks the frame to close', async () => {
  const { onCancel } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
