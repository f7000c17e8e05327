import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { message, messageContentSchema } from './contract.ts';
import { MessageView } from './view.tsx';

function show(content: unknown) {
  return render(<MessageView content={messageContentSchema.parse(content)} />);
}
const full = {
  content: 'Oi, Paulo!\nTudo pronto?\n\n1. Conferir\n2. Enviar\n\n- nota\n- recibo\n\nValeu!',
  tone: 'amigavel',
  context: 'Fechamento do inventário',
  notes: 'Mensagem individual',
  suggestions: ['<b>Repita</b> o reconhecimento'],
};

test('the letter stands as it will be sent, its lists as lists', () => {
  show(full);
  expect(screen.getByText(/Oi, Paulo!/u)).toHaveTextContent('Oi, Paulo! Tudo pronto?');
  expect(screen.getByText('Conferir').closest('ol')).not.toBeNull();
  expect(screen.getByText('recibo').closest('ul')).not.toBeNull();
  expect(screen.getByText('Valeu!')).toBeInTheDocument();
});

test('what goes with it is told apart, in words for the leader', () => {
  show(full);
  const about = screen.getByRole('complementary', { name: 'Sobre este texto' });
  expect(about).toHaveTextContent('TomAmigável');
  expect(about).toHaveTextContent('ContextoFechamento do inventário');
  expect(about).toHaveTextContent('ObservaçõesMensagem individual');
});

test('what was written is text, never markup', () => {
  show({ ...full, content: '<b>Repita</b> o reconhecimento' });
  expect(screen.getByText('<b>Repita</b> o reconhecimento')).toBeInTheDocument();
});

test.each(['message', 'text', 'body', 'content'])('the text may be inside, as %s', (key) => {
  const wrapped = { content: { [key]: 'Oi, Ana!', other: 3 } };
  show(wrapped);
  expect(screen.getByText('Oi, Ana!')).toBeInTheDocument();
  expect(message.toText?.(messageContentSchema.parse(wrapped))).toBe('Oi, Ana!');
});

test('inside, what is no text is passed over', () => {
  show({ content: { message: null, text: ' ', body: 'Oi, Ana!' } });
  expect(screen.getByText('Oi, Ana!')).toBeInTheDocument();
});

test('what is missing has its placeholder', () => {
  show({ content: { nothing: 1 } });
  for (const placeholder of [
    'Conteúdo não disponível',
    'Tom não especificado',
    'Contexto não informado',
    'Sem observações',
  ]) {
    expect(screen.getByText(placeholder)).toBeInTheDocument();
  }
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a tone that is no value of ours is shown as it is', () => {
  show({ ...full, tone: 'toString' });
  expect(screen.getByText('toString')).toBeInTheDocument();
});

test('what has not been written yet leaves nothing behind', () => {
  const empty = { content: '', tone: '', context: '', notes: '', suggestions: [] };
  const { container } = render(<MessageView content={empty} />);
  expect(container).toBeEmptyDOMElement();
});
