import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { email, emailContentSchema } from './contract.ts';
import { EmailView } from './view.tsx';

const content = emailContentSchema.parse({
  subject: 'Passos para o novo ponto',
  content: 'Olá, Helena.\n\nAtenciosamente,\nMarcos Vieira',
  tone: 'formal',
});

test('the subject stands above the letter, named', () => {
  render(<EmailView content={content} />);
  expect(screen.getByText('Assunto')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Passos para o novo ponto' })).toBeInTheDocument();
  expect(screen.getByText(/Marcos Vieira/u)).toHaveTextContent('Atenciosamente, Marcos Vieira');
  expect(screen.getByText('Formal')).toBeInTheDocument();
});

test('copied, it takes the subject along', () => {
  expect(email.toText?.(content)).toBe(
    'Assunto: Passos para o novo ponto\n\nOlá, Helena.\n\nAtenciosamente,\nMarcos Vieira',
  );
});

test('without a subject it says so; while it is still to come it says nothing', () => {
  const { rerender } = render(<EmailView content={emailContentSchema.parse({ content: 'Oi' })} />);
  expect(screen.getByRole('heading', { name: 'Assunto não especificado' })).toBeInTheDocument();
  rerender(<EmailView content={{ ...content, subject: '' }} />);
  expect(screen.queryByText('Assunto')).toBeNull();
});
