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
    <WithCitations citations={citations} proposals={[]}>
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

test('a suggestion has a mark of its own after it, which no text says', () => {
  const { container } = render(
    <WithCitations citations={citations} proposals={['Sugiro repetir.']}>
      <Cited text={text} />
    </WithCitations>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img')).toHaveAccessibleName('Sugestão');
  expect(screen.getAllByRole('button')).toHaveLength(2);
  // What is selected and copied is the text alone.
  expect(container.textContent).toBe(text);
});

test('the beginning of a longer sentence is not the suggestion', () => {
  const marked = (shown: string) => {
    const { unmount } = render(
      <WithCitations citations={[]} proposals={['Revisar a escala da loja']}>
        <Cited text={shown} />
      </WithCitations>,
    );
    const count = screen.queryAllByRole('img').length;
    unmount();
    return count;
  };
  expect(marked('Revisar a escala da loja')).toBe(1);
  expect(marked('Ouça.\nRevisar a escala da loja\nDepois, avise.')).toBe(1);
  expect(marked('Revisar a escala da loja até 30/11')).toBe(0);
  expect(marked('Prometi: Revisar a escala da loja')).toBe(0);
});
