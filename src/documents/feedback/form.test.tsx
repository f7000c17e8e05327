import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePerson } from '../../../test/choose-person.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import type { FormProps } from '../kit/screen.ts';
import { feedback, type FeedbackForm } from './contract.ts';
import type { FeedbackFormInput } from './feedback-fields.tsx';
import { FeedbackFormScreen } from './form.tsx';

const diego = { id: 'e1', name: 'Diego Martins', position: 'Analista de Rotas' };
const renata = { id: 'e2', name: 'Renata Lopes', position: 'Supervisora de Caixa' };
const followUpDate = addDays(calendarDay(new Date()), 20);
const filled: FeedbackFormInput = {
  employeeId: 'e1',
  employeeName: 'Diego Martins',
  feedbackType: 'corretivo',
  context: 'Rotas da região Sul com atraso',
  positivePoints: ['Rotas sem erro'],
  improvementPoints: ['Avisar riscos'],
  specificExamples: 'Em 09/11, a rota foi liberada às 7h20',
  tone: 'direto',
  includeActionPlan: true,
  followUpDate,
  additionalNotes: '',
};

interface Answers {
  employees: unknown;
  feedback: unknown;
  pdi: unknown;
  item: unknown;
  plan: unknown;
  lines: readonly object[];
}
const nothing = { items: [], total: 0, limit: 3 };

/** The network's edge: what the server answers, by what is asked. */
function serve(answers: Partial<Answers>) {
  const all = {
    employees: [diego, renata],
    feedback: nothing,
    pdi: nothing,
    item: null,
    plan: { plan: null, waiting: null },
    lines: [],
    ...answers,
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input);
    if (input.startsWith('/api/diary/')) return Response.json({ items: all.lines, next: null });
    if (input.endsWith('/development-plan')) return Response.json(await all.plan);
    const answer = input.startsWith('/api/employees')
      ? all.employees
      : input.includes('type=feedback')
        ? all.feedback
        : input.includes('type=pdi')
          ? all.pdi
          : all.item;
    return Response.json(await answer);
  });
  return asked;
}

function item(id: string, title: string, content: unknown = null) {
  const createdAt = '2026-10-20T15:00:00.000Z';
  return { id, title, type: 'feedback', content, createdAt, updatedAt: '2026-11-03T15:00:00.000Z' };
}

type Props = FormProps<FeedbackFormInput, FeedbackForm>;

function show(props: Partial<Props> = {}) {
  const spies = {
    onSubmit: vi.fn<Props['onSubmit']>(),
    onDraft: vi.fn<Props['onDraft']>(),
    onCancel: vi.fn<Props['onCancel']>(),
  };
  render(
    <QueryClientProvider client={queryClient}>
      <FeedbackFormScreen
        companyId="c1"
        initial={feedback.emptyForm()}
        restored={false}
        busy={false}
        disabledReason={null}
        {...spies}
        {...props}
      />
    </QueryClientProvider>,
  );
  return spies;
}

const submit = () => screen.getByRole('button', { name: 'Gerar Feedback com IA' });
const employeesLoaded = () => screen.findByPlaceholderText('Selecione um colaborador');
async function choose(name: string) {
  await employeesLoaded();
  await choosePerson(screen.getByLabelText('Colaborador'), name);
}

beforeEach(() => void serve({}));
afterEach(() => {
  // First of all: a form still on the screen would ask the real network again.
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('begins with the defaults, and asks for nobody’s history', async () => {
  const asked = serve({});
  show();
  await employeesLoaded();
  expect(screen.getByLabelText('Tipo de feedback')).toHaveValue('desenvolvimento');
  expect(screen.getByLabelText('Tom do feedback')).toHaveValue('construtivo');
  expect(screen.getByLabelText('Incluir plano de ação')).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Ponto positivo 1' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Ponto a melhorar 1' })).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  expect(submit()).toBeDisabled();
  expect(asked.filter((path) => path.includes('ai-history'))).toEqual([]);
});

test('the types and tones are those of the specification, in order', async () => {
  show();
  await employeesLoaded();
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(options('Tipo de feedback')).toEqual([
    'Desenvolvimento',
    'Reconhecimento',
    'Corretivo',
    'Feedback 360°',
  ]);
  expect(options('Tom do feedback')).toEqual(['Construtivo', 'Motivacional', 'Direto', 'Empático']);
});

test('without employees the select is disabled and says so', async () => {
  serve({ employees: [] });
  show();
  expect(await screen.findByPlaceholderText('Nenhum colaborador encontrado')).toBeInTheDocument();
  expect(screen.getByLabelText('Colaborador')).toBeDisabled();
});

test('what is wrong is said at its field', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show();
  await employeesLoaded();
  await user.type(screen.getByLabelText('Contexto'), 'curto');
  await user.type(screen.getByLabelText('Exemplos específicos'), 'curto');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Colaborador é obrigatório')).toBeInTheDocument();
  expect(screen.getByText('Contexto deve ter pelo menos 10 caracteres')).toBeInTheDocument();
  expect(screen.getByText('Exemplos específicos são obrigatórios')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('hands over the form with the name of the chosen employee and without empty points', async () => {
  const user = userEvent.setup();
  const { onSubmit, onDraft } = show();
  await choose('Diego Martins');
  expect(onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ employeeId: 'e1', employeeName: 'Diego Martins' }),
  );
  await user.selectOptions(screen.getByLabelText('Tipo de feedback'), '360');
  await user.type(screen.getByLabelText('Contexto'), 'Rotas da região Sul com atraso');
  await user.type(
    screen.getByRole('textbox', { name: 'Ponto positivo 1' }),
    'Rotas sem erro{Enter}',
  );
  expect(screen.getByRole('textbox', { name: 'Ponto positivo 2' })).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Remover ponto positivo/ })).toHaveLength(2);
  await user.type(screen.getByLabelText('Exemplos específicos'), 'Em 09/11 saiu às 7h20');
  await user.selectOptions(screen.getByLabelText('Tom do feedback'), 'empático');
  await user.type(
    screen.getByLabelText('Data de acompanhamento (opcional)'),
    formatDay(followUpDate),
  );
  await user.click(screen.getByLabelText('Incluir plano de ação'));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(
    {
      employeeId: 'e1',
      employeeName: 'Diego Martins',
      feedbackType: '360',
      context: 'Rotas da região Sul com atraso',
      positivePoints: ['Rotas sem erro'],
      improvementPoints: [],
      specificExamples: 'Em 09/11 saiu às 7h20',
      tone: 'empático',
      includeActionPlan: true,
      followUpDate,
      additionalNotes: '',
    },
    { employeeId: 'e1' },
  );
});

test('the name follows the choice', async () => {
  const { onDraft } = show();
  await choose('Diego Martins');
  await choose('Renata Lopes');
  expect(onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ employeeId: 'e2', employeeName: 'Renata Lopes' }),
  );
});

test('choosing an employee shows the first three previous feedbacks and how many more there are', async () => {
  const titles = ['Primeiro', 'Segundo', 'Terceiro'];
  const asked = serve({
    feedback: { items: titles.map((title, index) => item(`f${index}`, title)), total: 8, limit: 3 },
  });
  show();
  await choose('Diego Martins');
  const region = await screen.findByRole('region', { name: 'Feedbacks anteriores' });
  const buttons = within(region).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(
    titles.map((title) => `${title}20/10/2026`),
  );
  expect(within(region).getByText('+5 feedbacks anteriores')).toBeInTheDocument();
  const history = asked.filter((path) => path.includes('ai-history'));
  expect(history.every((path) => path.includes('employeeId=e1'))).toBe(true);
});

test('where all feedbacks are shown, nothing more is counted', async () => {
  serve({ feedback: { items: [item('f1', 'Único')], total: 1, limit: 3 } });
  show();
  await choose('Diego Martins');
  await screen.findByRole('region', { name: 'Feedbacks anteriores' });
  expect(screen.queryByText(/^\+/)).toBeNull();
});

test('a previous feedback opens over the form, and closes again', async () => {
  const user = userEvent.setup();
  const content = {
    title: 'Roteiro de feedback — Diego Martins',
    employee: 'Diego Martins',
    type: 'Desenvolvimento',
    structure: [{ section: 'Abertura', points: ['Quero conversar.'], questions: ['Como vai?'] }],
  };
  let answer: (value: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => (answer = resolve));
  serve({ feedback: { items: [item('f1', 'Roteiro')], total: 1, limit: 3 }, item: pending });
  show();
  await choose('Diego Martins');
  const button = await screen.findByRole('button', { name: /^Roteiro/ });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Roteiro' });
  expect(within(dialog).getByText('Carregando conteúdo...')).toBeInTheDocument();
  answer(item('f1', 'Roteiro', content));
  expect(await within(dialog).findByText('Quero conversar.')).toBeInTheDocument();
  expect(within(dialog).getByText('20/10/2026')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

test('an edited feedback opens as the text it was edited to', async () => {
  const content = {
    title: 'Conversa',
    isEdited: true,
    editedContent: 'Conversa\n\nTudo combinado.',
  };
  serve({
    feedback: { items: [item('f1', 'Conversa')], total: 1, limit: 3 },
    item: item('f1', 'Conversa', content),
  });
  show();
  await choose('Diego Martins');
  await userEvent.click(await screen.findByRole('button', { name: /^Conversa/ }));
  expect(await screen.findByText(/Tudo combinado\./)).toBeInTheDocument();
});

test('a feedback without content says so', async () => {
  serve({
    feedback: { items: [item('f1', 'Vazio')], total: 1, limit: 3 },
    item: item('f1', 'Vazio'),
  });
  show();
  await choose('Diego Martins');
  await userEvent.click(await screen.findByRole('button', { name: /^Vazio/ }));
  expect(await screen.findByText('Conteúdo não disponível')).toBeInTheDocument();
});

test('the current plan is shown in a few lines', async () => {
  const content = {
    period: '01/06/2026 a 30/11/2026',
    competencies: ['Comunicação', 'Delegação', 'Excel', 'Vendas'].map((name) => ({ name })),
    goals: ['Reduzir filas', 'Assumir a loja', 'Aprender inglês'],
  };
  serve({ pdi: { items: [item('p1', 'PDI', content)], total: 1, limit: 1 } });
  show();
  await choose('Diego Martins');
  const plan = await screen.findByRole('region', { name: 'PDI atual' });
  expect(within(plan).getByText('Período: 01/06/2026 a 30/11/2026')).toBeInTheDocument();
  expect(within(plan).getByText('Atualizado em 03/11/2026')).toBeInTheDocument();
  expect(
    within(plan)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Comunicação', 'Delegação', 'Reduzir filas', 'Assumir a loja']);
  expect(within(plan).getByText('+2 outras competências')).toBeInTheDocument();
  expect(within(plan).getByText('+1 outros objetivos')).toBeInTheDocument();
});

test('the plan in force is shown, not a newer one that waits', async () => {
  serve({
    plan: { plan: { id: 'v1', documentId: 'p1' }, waiting: { documentId: 'p2' } },
    item: item('p1', 'PDI', { period: 'em vigor', competencies: [], goals: [] }),
    pdi: { items: [item('p2', 'PDI', { period: 'à espera' })], total: 2, limit: 1 },
  });
  show();
  await choose('Diego Martins');
  const plan = await screen.findByRole('region', { name: 'PDI atual' });
  expect(within(plan).getByText('Período: em vigor')).toBeInTheDocument();
});

test('a plan of another shape does no harm', async () => {
  serve({
    pdi: { items: [item('p1', 'PDI', { competencies: 'x', goals: null })], total: 1, limit: 1 },
  });
  show();
  await choose('Diego Martins');
  const plan = await screen.findByRole('region', { name: 'PDI atual' });
  expect(within(plan).queryAllByRole('listitem')).toEqual([]);
});

test('a restored form is validated by itself, and shows the history of its employee', async () => {
  serve({ feedback: { items: [item('f1', 'Roteiro')], total: 1, limit: 3 } });
  show({ initial: { ...filled, context: 'curto' }, restored: true });
  expect(await screen.findByText('Contexto deve ter pelo menos 10 caracteres')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Roteiro/ })).toBeInTheDocument();
});

test('while it is written the button says so', async () => {
  show({ initial: filled, busy: true });
  expect(await screen.findByRole('button', { name: 'Gerando Feedback...' })).toBeDisabled();
});

test('without credits it cannot be submitted, and says why', async () => {
  show({ initial: filled, disabledReason: 'Você precisa de créditos' });
  await employeesLoaded();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Você precisa de créditos');
});

test('a line of the diary goes into the examples with a tick, where the caret was, and out again', async () => {
  const line = (id: string, description: string) => ({
    id,
    description,
    date: '2026-11-18T15:00:00.000Z',
  });
  const asked = serve({
    lines: [line('d1', 'Liberou a rota às 7h20'), line('d2', 'Avisou o cliente')],
  });
  const { onDraft } = show({ initial: { ...filled, specificExamples: 'Rota Sul parada' } });
  const examples = screen.getByLabelText('Exemplos específicos');
  const region = await screen.findByRole('region', { name: 'O que o diário diz' });
  expect(asked.some((path) => path.startsWith('/api/diary/') && path.includes('e1'))).toBe(true);
  const first = within(region).getByRole('checkbox', { name: /Liberou a rota/ });
  await userEvent.click(first);
  expect(examples).toHaveValue('Rota Sul parada\n18/11/2026: Liberou a rota às 7h20');
  expect(first).toBeChecked();
  expect(onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ specificExamples: expect.stringContaining('Liberou a rota') }),
  );
  await userEvent.click(examples);
  (examples as HTMLTextAreaElement).setSelectionRange(0, 0);
  await userEvent.click(within(region).getByRole('checkbox', { name: /Avisou o cliente/ }));
  expect(examples).toHaveValue(
    '18/11/2026: Avisou o cliente\nRota Sul parada\n18/11/2026: Liberou a rota às 7h20',
  );
  await userEvent.click(first);
  await userEvent.click(within(region).getByRole('checkbox', { name: /Avisou o cliente/ }));
  expect(examples).toHaveValue('Rota Sul parada');
});

test('nothing stands beside the examples where the diary says nothing, or nobody is chosen', async () => {
  serve({ lines: [] });
  show({ initial: filled });
  await screen.findByDisplayValue(/^Diego Martins/);
  expect(screen.queryByRole('region', { name: 'O que o diário diz' })).toBeNull();
  cleanup();
  const asked = serve({});
  show();
  await employeesLoaded();
  expect(asked.filter((path) => path.startsWith('/api/diary/'))).toEqual([]);
});
