import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Cited, WithCitations } from './cited.tsx';

const citations = [
  { text: 'Rita abriu o caixa.', source: 'Diário, 18/11/2026', line: 'Rita abriu o 2º caixa' },
  { text: 'A fila caiu.', source: 'Equipe', line: 'Reduzir a fila' },
];
const text = 'Em novembro, Rita abriu o caixa. A fila caiu. Sugiro repetir.';

test('a text without a known source is that text alone', () => {
  const { container } = render(<Cited text={text} />);
  expect(container.innerHTML).toBe(text);
});

test('each sentence with a source has a mark after it, which opens and closes its line', async () => {
  const { container } = render(
    <WithCitations citations={citations}>
      <Cited text={text} />
    </WithCitations>,
  );
  expect(container).toHaveTextContent(text);
  const [first, second] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Fonte: Diário, 18/11/2026');
  expect(second).toHaveAccessibleName('Fonte: Equipe');
  await userEvent.click(first!);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Diário, 18/11/2026: “Rita abriu o 2º caixa”')).toBeVisible();
  expect(screen.queryByText(/Reduzir a fila/u)).toBeNull();
  await userEvent.click(first!);
  expect(screen.queryByText(/2º caixa/u)).toBeNull();
});
