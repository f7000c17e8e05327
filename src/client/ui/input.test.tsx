import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Input, Textarea } from './input.tsx';

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (length: number) => fireEvent.input(box(), { target: { value: 'a'.repeat(length) } });

test('characters are counted near the end of a long field, and beyond it', () => {
  render(<Textarea aria-label="Nota" />);
  type(18_000);
  expect(screen.queryByText(/caracteres$/)).toBeNull();
  type(18_001);
  expect(screen.getByText('18.001 de 20.000 caracteres')).toHaveClass('text-muted');
  expect(box()).toHaveAccessibleDescription('18.001 de 20.000 caracteres');
  type(20_001);
  expect(screen.getByText('20.001 de 20.000 caracteres')).toHaveClass('text-danger');
  type(10);
  expect(screen.queryByText(/caracteres$/)).toBeNull();
});

test('so are those of a line that is longer than it is wide, and of no other', () => {
  const { rerender } = render(<Input aria-label="Ponto" maxLength={1_000} />);
  type(900);
  expect(screen.queryByText(/caracteres$/)).toBeNull();
  type(1_000);
  expect(box()).toHaveAccessibleDescription('1.000 de 1.000 caracteres');
  rerender(<Input aria-label="Nome" maxLength={200} />);
  type(200);
  expect(screen.queryByText(/caracteres$/)).toBeNull();
});

function Form() {
  const { register, reset } = useForm({ defaultValues: { note: 'a'.repeat(19_000) } });
  return (
    <form>
      <Textarea {...register('note')} />
      <button type="button" onClick={() => reset({ note: '' })}>
        Limpar
      </button>
    </form>
  );
}

test('so is what a form filled in, and no more when it is cleared', () => {
  render(<Form />);
  expect(box()).toHaveValue('a'.repeat(19_000));
  expect(screen.getByText('19.000 de 20.000 caracteres')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(screen.queryByText(/caracteres$/)).toBeNull();
});
