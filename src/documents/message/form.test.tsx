import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePerson } from '../../../test/choose-person.ts';
import { queryClient } from '#client/lib/query-client.ts';
import type { LetterFormInput } from '../kit/letter-recipient.tsx';
import type { LetterForm } from '../kit/letter.ts';
import type { FormProps } from '../kit/screen.ts';
import { message } from './contract.ts';
import { MessageFormScreen } from './form.tsx';

const renata = { id: 'e1', name: 'Renata Lopes', position: 'Supervisora de Caixa' };
const anas = [
  { id: 'e2', name: 'Ana Souza', position: 'Analista' },
  { id: 'e3', name: 'Ana Souza', position: 'Vendedora' },
];

type Props = FormProps<LetterFormInput, LetterForm>;

/** The network's edge: what the server answers to the list of employees. */
function serve(employees: unknown) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json(employees)),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function show(props: Partial<Props> = {}) {
  const spies = {
    onSubmit: vi.fn<Props['onSubmit']>(),
    onDraft: vi.fn<Props['onDraft']>(),
    onCancel: vi.fn<Props['onCancel']>(),
  };
  const all = {
    companyId: 'c1',
    initial: message.emptyForm(),
    restored: false,
    busy: false,
    disabledReason: null,
    ...spies,
    ...props,
  };
  const form = (changed: Partial<Props> = {}) => (
    <QueryClientProvider client={queryClient}>
      <MessageFormScreen {...all} {...changed} />
    </QueryClientProvider>
  );
  const { rerender } = render(form());
  return { ...spies, change: (changed: Partial<Props>) => rerender(form(changed)) };
}

const submit = () => screen.getByRole('button', { name: 'Gerar Mensagem com IA' });
const recipient = () => screen.getByLabelText('Nome do destinatário');
const context = () => screen.getByLabelText('Contexto/objetivo');
const suggested = () =>
  screen
    .queryAllByRole('option', { name: /, / })
    .map((option) => option.getAttribute('aria-label')!.split(',')[0]);
/** The list is there once the field has it to show. */
async function listed(count: number) {
  await waitFor(async () => {
    await userEvent.click(recipient());
    expect(suggested()).toHaveLength(count);
  });
}

beforeEach(() => void serve([renata, ...anas]));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('begins as an instant message, professional, to inform, in no hurry', () => {
  show();
  expect(screen.getByLabelText('Tipo de mensagem')).toHaveValue('instant');
  expect(screen.getByLabelText('Tom')).toHaveValue('profissional');
  expect(screen.getByLabelText('Finalidade')).toHaveValue('informativo');
  expect(screen.getByLabelText('Urgência')).toHaveValue('normal');
  expect(recipient()).toHaveValue('');
  expect(screen.queryByLabelText('Assunto do e-mail')).toBeNull();
  expect(submit()).toBeDisabled();
});

test('every value of the specification can be chosen', () => {
  show();
  const values = (label: string) =>
    [...screen.getByLabelText(label).querySelectorAll('option')].map(({ value }) => value);
  expect(values('Tipo de mensagem')).toEqual(['instant', 'email']);
  expect(values('Tom')).toEqual(
    'profissional amigavel formal motivacional assertivo empático'.split(' '),
  );
  expect(values('Finalidade')).toEqual(
    'informativo feedback instrucoes reconhecimento correção convite'.split(' '),
  );
  expect(values('Urgência')).toEqual(['baixa', 'normal', 'alta', 'urgente']);
});

test('without a name or a context it cannot be submitted, and says where', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show();
  await user.type(recipient(), 'Ana');
  expect(submit()).toBeDisabled();
  await user.type(recipient(), '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(context()).toBeInvalid());
  expect(context()).toHaveFocus();
  expect(recipient()).toBeValid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('blanks are no name', async () => {
  const user = userEvent.setup();
  show();
  await user.type(recipient(), '   ');
  await user.type(context(), 'Avisar');
  expect(submit()).toBeDisabled();
});

test('hands over the form, and the employee of that name', async () => {
  const user = userEvent.setup();
  const { onSubmit, onDraft } = show();
  await listed(3);
  await user.type(recipient(), 'renata  lopes');
  await user.type(context(), 'Avisar que a reunião mudou');
  await user.selectOptions(screen.getByLabelText('Tom'), 'empático');
  await user.selectOptions(screen.getByLabelText('Finalidade'), 'correção');
  await user.selectOptions(screen.getByLabelText('Urgência'), 'urgente');
  await user.type(screen.getByLabelText('Informações adicionais (opcional)'), 'Ser breve');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(
    {
      type: 'instant',
      recipientName: 'renata  lopes',
      subject: '',
      context: 'Avisar que a reunião mudou',
      tone: 'empático',
      purpose: 'correção',
      urgency: 'urgente',
      additionalInfo: 'Ser breve',
    },
    { employeeId: 'e1' },
  );
  expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ employeeId: 'e1' }));
});

test.each(['Cliente Solar', 'Ana Souza'])('%s is nobody in particular', async (name) => {
  const user = userEvent.setup();
  const { onSubmit } = show();
  await listed(3);
  await user.type(recipient(), name);
  await user.type(context(), 'Agradecer');
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ recipientName: name }), {});
});

test('a text about its reader is noticed while it is typed', async () => {
  const user = userEvent.setup();
  show();
  await user.type(recipient(), 'Ana Souza');
  await user.type(context(), 'Ana entregou');
  const notice = 'O texto fala de Ana na terceira pessoa; ajuste antes de enviar.';
  expect(screen.getByText(notice)).toHaveAttribute('role', 'status');
  await user.clear(context());
  await user.type(context(), 'Ana, obrigado');
  expect(screen.queryByText(notice)).toBeNull();
});

test('suggests active employees, those whose name goes on as typed', async () => {
  const user = userEvent.setup();
  const fetch = serve([renata, ...anas]);
  show();
  await listed(3);
  expect(String(fetch.mock.calls[0]?.[0])).toContain('activeOnly=true');
  await user.type(recipient(), 'LOP');
  expect(suggested()).toEqual(['Renata Lopes']);
});

test('a company of thousands does not make thousands of suggestions', async () => {
  serve(
    Array.from({ length: 3_000 }, (_, index) => ({
      ...renata,
      id: `e${index}`,
      name: `Ana ${index}`,
    })),
  );
  show();
  await listed(50);
  expect(screen.getByText('Mais 2.950: digite parte do nome ou da função.')).toBeVisible();
});

test('whom the list offers is taken, without a word more', async () => {
  const user = userEvent.setup();
  show();
  await listed(3);
  await user.type(recipient(), 'LOP');
  await user.keyboard('{Enter}');
  expect(recipient()).toHaveValue('LOP');
  await choosePerson(recipient(), 'Renata Lopes');
  expect(recipient()).toHaveValue('Renata Lopes');
  expect(suggested()).toEqual([]);
});

test('opened from the card of a person, it is for that person', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({ initial: { ...message.emptyForm(), employeeId: 'e3' } });
  await waitFor(() => expect(recipient()).toHaveValue('Ana Souza'));
  await user.type(context(), 'Agradecer a ajuda');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(onSubmit.mock.calls[0]?.[1]).toEqual({ employeeId: 'e3' });
});

test('another name in its place is another person, and none comes back by itself', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({ initial: { ...message.emptyForm(), employeeId: 'e1' } });
  await waitFor(() => expect(recipient()).toHaveValue('Renata Lopes'));
  await user.clear(recipient());
  expect(recipient()).toHaveValue('');
  await user.type(recipient(), 'Cliente Solar');
  await user.type(context(), 'Agradecer a ajuda');
  await user.click(submit());
  expect(onSubmit.mock.calls[0]?.[1]).toEqual({});
});

test('without a company nothing is asked of the server', () => {
  const fetch = serve([]);
  show({ companyId: undefined });
  expect(fetch).not.toHaveBeenCalled();
});

test('turned into an e-mail it asks for a subject; turned back, none is sent', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show();
  await user.type(recipient(), 'Ana');
  await user.type(context(), 'Avisar');
  await user.selectOptions(screen.getByLabelText('Tipo de mensagem'), 'email');
  await user.type(screen.getByLabelText('Assunto do e-mail'), 'Troca de sala');
  await user.click(submit());
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ type: 'email', subject: 'Troca de sala' });
  await user.selectOptions(screen.getByLabelText('Tipo de mensagem'), 'instant');
  await user.click(submit());
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ type: 'instant', subject: '' });
});

test('a form that comes back is filled in and validated again', async () => {
  const { change } = show();
  const typed = {
    ...message.emptyForm(),
    recipientName: 'Ana',
    context: '',
    tone: 'formal' as const,
  };
  change({ initial: typed, restored: true });
  expect(recipient()).toHaveValue('Ana');
  expect(screen.getByLabelText('Tom')).toHaveValue('formal');
  await waitFor(() => expect(context()).toBeInvalid());
});

test('while it is written the button says so; without credits it says why', () => {
  const filled = { ...message.emptyForm(), recipientName: 'Ana', context: 'Avisar' };
  const { change } = show({ initial: filled, busy: true });
  expect(screen.getByRole('button', { name: 'Gerando...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  change({ busy: false, disabledReason: 'Você precisa de créditos' });
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Você precisa de créditos');
});
