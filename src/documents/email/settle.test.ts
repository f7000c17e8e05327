import { expect, test } from 'vitest';
import { letterText } from '../kit/letter.ts';
import { contextWith } from '../writing/sample-context.ts';
import { emailContentSchema, type EmailContent } from './contract.ts';
import { emailCorpus, goldCase } from './corpus.ts';
import { emailWriter } from './writer.ts';

const manager = { name: 'Marcos Vieira', position: 'Gerente de Operações' };
const context = contextWith({ author: manager, employee: null });
const brief = {
  recipientName: 'Helena Prado',
  subject: '',
  context: 'Convidar para uma conversa sobre o novo ponto',
  tone: 'profissional' as const,
  purpose: 'convite' as const,
  urgency: 'normal' as const,
  additionalInfo: '',
};
const signature = 'Atenciosamente,\nMarcos Vieira\nGerente de Operações';

function settled(written: Partial<EmailContent>, given: Partial<typeof brief> = {}): EmailContent {
  const content = emailContentSchema.parse(written);
  return emailWriter.settle(content, { ...brief, ...given }, context);
}
const textOf = (content: EmailContent) => letterText(content.content);

test.each(emailCorpus)('$name: what is composed needs no settling', (item) => {
  const content = emailWriter.compose(item.brief, item.context);
  expect(emailWriter.settle(content, item.brief, item.context)).toEqual(content);
});

test('settling twice changes no more than settling once', () => {
  const once = settled({
    subject: 'Convite!!!',
    content:
      'Prezada, vamos **conversar** na sexta às 9h? 😊\n\nMe diga o melhor horário.\n\nAbs,\n[Seu nome]',
  });
  expect(emailWriter.settle(once, brief, context)).toEqual(once);
});

test("the leader's own subject comes back, with its urgency", () => {
  const given = { subject: 'Novo ponto', purpose: 'instrucoes', urgency: 'alta' } as never;
  expect(settled({ subject: 'Outra coisa', content: 'Olá, Helena.' }, given).subject).toBe(
    'Prioridade: novo ponto',
  );
});

test.each([
  ['Assunto: Convite para conversar.', 'Convite para conversar'],
  ['Convite urgente!!!', 'Convite urgente'],
  ['Assunto não especificado', 'Convite: conversa sobre o novo ponto'],
])('the subject %s becomes %s', (written, subject) => {
  expect(settled({ subject: written, content: 'Olá, Helena.' }).subject).toBe(subject);
});

test.each([
  ['no name at all', 'Olá!\n\nVamos conversar?'],
  ['a slot for the name', 'Olá, [Nome].\n\nVamos conversar?'],
  ['another name', 'Prezada Marta,\n\nVamos conversar?'],
  ['no greeting', 'Vamos conversar?'],
])('with %s, the person is greeted by name', (_, content) => {
  const text = textOf(settled({ content }));
  expect(text.split('\n')[0]).toContain('Helena');
  expect(text).not.toContain('Marta');
  expect(text.match(/Vamos conversar\?/gu)).toHaveLength(1);
});

test.each([
  'Olá, Helena.\n\nVamos conversar?',
  'Olá, Helena.\n\nVamos conversar?\n\nAtenciosamente,\n[Seu nome]\n[Seu cargo]',
  'Olá, Helena.\n\nVamos conversar?\n\nAbraços,\nMarcos Vieira',
  `Olá, Helena.\n\nVamos conversar?\n\n${signature}`,
])('signed once, by who writes: %j', (content) => {
  const text = textOf(settled({ content }));
  expect(text).toBe(`Olá, Helena.\n\nVamos conversar?\n\n${signature}`);
});

test('days and hours that nobody gave go, and the leader is told', () => {
  const content = settled({
    content:
      'Olá, Helena.\n\nVamos conversar sobre o novo ponto. A conversa será na sexta, 27/11, às 14h30. Me diga o melhor horário.',
  });
  expect(textOf(content)).toContain(
    'Vamos conversar sobre o novo ponto. Me diga o melhor horário.',
  );
  expect(textOf(content)).not.toMatch(/sexta|27\/11|14h30/u);
  expect(content.suggestions[0]).toContain('Retiramos do texto um dia ou horário');
});

test('those that were given stay, however they are spelled', () => {
  const content = settled(
    { content: 'Olá, Helena.\n\nA conversa será em 27/11/2026, às 14h.' },
    { context: 'conversa dia 27/11 às 14:00' },
  );
  expect(textOf(content)).toContain('A conversa será em 27/11/2026, às 14h.');
  expect(content.suggestions).toEqual([]);
});

test('no emoji, no bold, no heading, no subject inside', () => {
  const text = textOf(
    settled({ content: 'Assunto: Convite\n\n## Olá, Helena! 😊\n\n**Vamos** conversar? 👍🏽' }),
  );
  expect(text).toBe(`Olá, Helena!\n\nVamos conversar?\n\n${signature}`);
});

test('the tone is the one that was asked for', () => {
  expect(settled({ content: 'Olá, Helena.', tone: 'Profissional e cordial' }).tone).toBe(
    'profissional',
  );
});

test('of what a model left out, what is known is filled in; the letter is not made up', () => {
  const empty = emailContentSchema.parse({});
  const content = emailWriter.settle(empty, goldCase.brief, goldCase.context);
  const { subject, context: about, notes } = emailWriter.compose(goldCase.brief, goldCase.context);
  expect(content).toMatchObject({ subject, context: about, notes });
  expect(content.content).toBe('Conteúdo não disponível');
});
