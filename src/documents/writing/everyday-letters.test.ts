import { expect, test } from 'vitest';
import type { LetterForm } from '../kit/letter.ts';
import { composeLetter } from './letter/document.ts';
import type { LetterKind } from './letter/reading.ts';
import { contextWith } from './sample-context.ts';
import type { Brief } from './writer.ts';

function letter(kind: LetterKind, brief: Brief<LetterForm>) {
  return composeLetter(kind, brief, contextWith({ employee: null }));
}

const contentOf = (brief: Brief<LetterForm>) => letter('message', brief).content;

test('a death is met with sympathy: the loss is not told, nothing is asked', () => {
  const { content, context, suggestions } = letter('message', {
    recipientName: 'Marlene',
    context:
      'O pai da Marlene faleceu ontem. Quero dar os pêsames e dizer que ela não precisa se preocupar com o trabalho esta semana. A Carla vai cuidar dos pedidos.',
    tone: 'empático',
    purpose: 'informativo',
  });
  expect(content).toMatch(/^Marlene, soube da sua perda e sinto muito\./u);
  expect(content).toContain('Você não precisa se preocupar com o trabalho esta semana. A Carla');
  expect(content).not.toMatch(/faleceu|pai de você|Quero dar/u);
  expect(context).toBe('Condolências');
  expect(suggestions).toHaveLength(1);
});

test("a colleague's loss is news to somebody else", () => {
  const text = contentOf({
    recipientName: 'Paulo',
    context: 'O pai da Carla faleceu, ela volta na segunda.',
    purpose: 'informativo',
  });
  expect(text).toContain('pai da Carla faleceu');
  expect(text).not.toContain('sinto muito');
});

test.each([
  ['Kauê', 'Queria que ele testasse a tela até sexta', 'você testasse'],
  ['Nayara', 'Quero conversar sobre o PDI dela na quarta às 15h', 'o seu PDI'],
  ['Beatriz', 'Boas-vindas, ela começa segunda 30/11 às 9h', 'Boas-vindas! Você começa segunda'],
  ['Cláudia', 'contratamos uma analista, a Beatriz. Ela começa dia 01/12', 'Ela começa dia 01/12'],
  ['Dr. Roberto', 'Solicitar aprovação da compra de 12 monitores', 'aprovação da compra'],
  ['Ana', 'PRECISO DO RELATORIO DA REGIAO SUL', 'relatório da região sul'],
  ['Rui', 'Me mandar a planilha até sexta', 'Me mande a planilha'],
])('to %s: %s', (recipientName, context, expected) => {
  expect(contentOf({ recipientName, context, purpose: 'instrucoes' })).toContain(expected);
});

test('a threat is not sent; what happened is still written about', () => {
  const { content, suggestions } = letter('message', {
    recipientName: 'Valdir',
    context: 'o valdir tava sem capacete ontem no galpao 2',
    additionalInfo: 'se acontecer de novo vou ter que dar suspensão',
    purpose: 'correção',
  });
  expect(content).toContain('você estava sem capacete ontem no galpão 2');
  expect(content).not.toContain('suspensão');
  expect(suggestions.join(' ')).toContain('Retiramos');
});

test('an order to write and run-on sentences become what is to be said', () => {
  const { content } = letter('email', {
    recipientName: 'Tadeu',
    context:
      'oi entao preciso mandar um email pro tadeu falando das perdas de massa, a gente combinou 4%, eu sei que o forno quebrou na semana passada mas mesmo assim ta alto, queria que ele anotasse por turno quanto perde e me mandasse toda sexta',
    tone: 'amigavel',
    purpose: 'feedback',
  });
  expect(content).toContain('Eu sei que o forno quebrou na semana passada');
  expect(content).toContain('Queria que você anotasse por turno');
  expect(content).not.toMatch(/mandar um email|oi então/u);
});

test('a benefit for parents is a rule for all, and what leads in a list is no step', () => {
  expect(
    contentOf({
      recipientName: 'Todos',
      context: 'Quem tem filho até 6 anos pode pedir um dia a mais de home office.',
      purpose: 'informativo',
    }),
  ).toMatch(/quem tem filho até 6 anos/iu);
  const { content } = letter('email', {
    recipientName: 'Rodrigo',
    context:
      'Preparar a visita do dia 30/11:\n- levantar o histórico\n- montar a proposta\n- reservar o carro',
    purpose: 'instrucoes',
  });
  expect(content).toContain('Para preparar a visita do dia 30/11:\n\n1. Levante o histórico.');
});

test('an invitation without a subject is called by its event', () => {
  const { subject } = letter('email', {
    recipientName: 'Equipe de Enfermagem',
    context:
      'Treinamento de higienização das mãos dia 02/12 das 14h às 16h no auditório, com a enfermeira Patrícia.',
    purpose: 'convite',
  });
  expect(subject).toBe('Convite: treinamento de higienização das mãos');
});
