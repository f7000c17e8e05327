import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { EmployeeSelect } from './employee-select.tsx';
import { Field } from './field.tsx';

const people = [
  { id: 'e1', name: 'Ana Beatriz Lima', position: 'Vendedora', photo: '/api/files/f1' },
  { id: 'e2', name: 'João Prado', position: 'Operador de Caixa', photo: null },
  { id: 'e3', name: 'Renata Lopes', position: 'Supervisora de Caixa', photo: null },
];

interface FormProps {
  employees?: typeof people | undefined;
  loading?: boolean;
  first?: string;
  required?: boolean;
}

function Form({ employees = people, loading = false, first = '', required = false }: FormProps) {
  const [id, setId] = useState(first);
  return (
    <Dialog onOpenChange={() => setId('closed')} title="Formulário">
      <Field label="Colaborador" required={required}>
        {(control) => (
          <EmployeeSelect
            {...control}
            value={id}
            onChange={setId}
            employees={employees}
            loading={loading}
          />
        )}
      </Field>
      <output>{id || 'nobody'}</output>
      <button type="button">Depois</button>
    </Dialog>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Colaborador' });
const chosen = () => document.querySelector('output')!;
const options = () =>
  screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));

test.each([
  { employees: undefined, loading: true, says: 'Carregando colaboradores...' },
  { employees: [], loading: false, says: 'Nenhum colaborador encontrado' },
])('says "$says" and is disabled', ({ says, ...list }) => {
  render(<Form {...list} employees={list.employees ?? []} />);
  expect(field()).toHaveAttribute('placeholder', says);
  expect(field()).toBeDisabled();
});

test('a click shows everyone, with photo and role; letters, without their accents, leave fewer', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(field()).toHaveAttribute('placeholder', 'Selecione um colaborador');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual([
    'Ana Beatriz Lima, Vendedora',
    'João Prado, Operador de Caixa',
    'Renata Lopes, Supervisora de Caixa',
  ]);
  expect(screen.getAllByRole('option')[0]!.querySelector('img')).toHaveAttribute(
    'src',
    '/api/files/f1',
  );
  await user.keyboard('joao');
  expect(options()).toEqual(['João Prado, Operador de Caixa']);
  await user.clear(field());
  await user.keyboard('caixa');
  expect(options()).toHaveLength(2);
  expect(screen.getByText('2 colaboradores')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('option', { name: /^Renata/ }));
  expect(field()).toHaveValue('Renata Lopes');
  expect(field()).toHaveAccessibleDescription('Supervisora de Caixa');
  expect(chosen()).toHaveTextContent('e3');
  expect(options()).toEqual([]);
});

test('with the keys alone: who is marked is told, taken by Enter, and by Tab on the way on', async () => {
  const user = userEvent.setup();
  render(<Form />);
  field().focus();
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const marked = screen.getByRole('option', { name: /^João/ });
  expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(marked).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(field()).toHaveValue('Renata Lopes');
  expect(field()).toHaveFocus();
  field().focus();
  await user.keyboard('{Control>}a{/Control}ana');
  await user.tab();
  expect(chosen()).toHaveTextContent('e1');
  expect(field()).not.toHaveFocus();
});

test('Esc closes the list, leaves who was chosen, and the dialog open', async () => {
  const user = userEvent.setup();
  render(<Form first="e2" />);
  await user.click(field());
  await user.keyboard('ren{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('João Prado');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(chosen()).toHaveTextContent('closed');
});

test('letters that lead to nobody change nobody; an emptied field is nobody', async () => {
  const user = userEvent.setup();
  render(<Form first="e2" />);
  await user.click(field());
  await user.keyboard('zzz');
  expect(screen.getAllByText('Nenhum colaborador encontrado')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Depois' }));
  expect(field()).toHaveValue('João Prado');
  await user.clear(field());
  await user.click(screen.getByRole('button', { name: 'Depois' }));
  expect(chosen()).toHaveTextContent('nobody');
});

test('where nobody is an answer, one click gives it', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form first="e2" />);
  await user.click(screen.getByRole('button', { name: 'Tirar João Prado' }));
  expect(chosen()).toHaveTextContent('nobody');
  unmount();
  render(<Form first="e2" required />);
  expect(screen.queryByRole('button', { name: /^Tirar/ })).toBeNull();
});

test('who has left since keeps a name', () => {
  render(<Form first="e9" />);
  expect(field()).toHaveValue('Colaborador');
});
