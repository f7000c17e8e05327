import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { useFormDraft, useKeptForm, versionOf } from './form-draft.ts';

function Form({ name }: { name: string }) {
  const { initial, restored, erase } = useFormDraft(name, { team: 'Caixa', goal: '' });
  const form = useForm({ defaultValues: initial });
  useKeptForm(name, form);
  return (
    <>
      <input aria-label="Equipe" {...form.register('team')} />
      <p>{restored ? 'rascunho' : 'salvo'}</p>
      <button onClick={erase}>Cancelar</button>
    </>
  );
}

beforeEach(() => sessionStorage.clear());

test('what was typed is there when the form comes back, in the other fields what is saved', async () => {
  const first = render(<Form name="a" />);
  await userEvent.type(screen.getByLabelText('Equipe'), ' 2');
  first.unmount();
  render(<Form name="a" />);
  expect(screen.getByLabelText('Equipe')).toHaveValue('Caixa 2');
  expect(screen.getByText('rascunho')).toBeVisible();
});

test("'Cancelar' erases it, and another form never sees it", async () => {
  const first = render(<Form name="a" />);
  await userEvent.type(screen.getByLabelText('Equipe'), ' 2');
  const other = render(<Form name="b" />);
  expect(screen.getByText('salvo', { selector: 'div:last-child > p' })).toBeVisible();
  other.unmount();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  first.unmount();
  render(<Form name="a" />);
  expect(screen.getByLabelText('Equipe')).toHaveValue('Caixa');
});

test('a draft is of one version: a save makes another', () => {
  const before = { id: 't1', updatedAt: '2026-11-21T03:00:00.000Z' };
  const after = { ...before, updatedAt: '2026-11-21T04:00:00.000Z' };
  expect(versionOf(before)).not.toBe(versionOf(after));
  expect(versionOf(null)).toBe('new');
});
