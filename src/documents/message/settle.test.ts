import { expect, test } from 'vitest';
import { letterText } from '../kit/letter.ts';
import { contextWith } from '../writing/sample-context.ts';
import { messageContentSchema, type MessageContent } from './contract.ts';
import { messageCorpus } from './corpus.ts';
import { messageWriter } from './writer.ts';

const context = contextWith({ author: { name: 'Marcos Vieira', position: 'Gerente' } });
const brief = {
  recipientName: 'Paulo Lima',
  context: 'Conferiu o inventário antes do envio',
  tone: 'amigavel' as const,
  purpose: 'reconhecimento' as const,
  urgency: 'normal' as const,
};

function textFor(content: string, given: object = {}): string {
  const written = messageContentSchema.parse({ content });
  return letterText(messageWriter.settle(written, { ...brief, ...given }, context).content);
}

test.each(messageCorpus)('$name: what is composed needs no settling', (item) => {
  const content = messageWriter.compose(item.brief, item.context);
  expect(messageWriter.settle(content, item.brief, item.context)).toEqual(content);
});

test('a message has no signature', () => {
  for (const end of [
    'Abraços,\nMarcos',
    'Atenciosamente,\nMarcos Vieira\nGerente',
    'Abs, Marcos',
  ]) {
    expect(textFor(`Oi, Paulo! Mandou bem!\n\n${end}`)).toBe('Oi, Paulo! Mandou bem!');
  }
});

test('one emoji in a friendly tone, none in the others', () => {
  expect(textFor('Oi, Paulo! 😊 Mandou bem! 🎉🎉')).toBe('Oi, Paulo! 😊 Mandou bem!');
  expect(textFor('Oi, Paulo! 😊 Mandou bem! 🎉🎉', { tone: 'formal' })).toBe(
    'Oi, Paulo! Mandou bem!',
  );
});

test('the first name is in the first line', () => {
  expect(textFor('Mandou bem no inventário!')).toBe('Oi, Paulo! Mandou bem no inventário!');
  expect(textFor('Olá, {nome}! Mandou bem!')).toBe('Olá, Paulo! Mandou bem!');
});

test('without a name no slot is left', () => {
  const written = messageContentSchema.parse({ content: 'Oi, [Nome]! Tudo pronto.' });
  const alone = contextWith({ employee: null });
  const content: MessageContent = messageWriter.settle(written, { context: 'Pronto' }, alone);
  expect(letterText(content.content)).not.toMatch(/[[\]]/u);
});

test('a text that came inside an object is a text again', () => {
  const written = messageContentSchema.parse({ content: { body: 'Oi, Paulo! Valeu!' } });
  expect(messageWriter.settle(written, brief, context).content).toBe('Oi, Paulo! Valeu!');
});

test('a request keeps its sentence when the hour that nobody gave goes', () => {
  const given = { context: 'Pedir os números da fila', purpose: 'informativo' };
  const written = 'Oi, Paulo! Pode me mandar os números da fila até as 15h? Obrigado!';
  expect(textFor(written, given)).toBe('Oi, Paulo! Pode me mandar os números da fila? Obrigado!');
});
