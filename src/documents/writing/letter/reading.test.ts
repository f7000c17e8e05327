import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { letterTexts } from './knowledge.ts';
import { recipientOf, toMany } from './recipient.ts';
import { readRequest } from './request.ts';
import { readLetter } from './reading.ts';
import { pointsOf, punctuated } from './text.ts';
import { inventedTimes, timesIn } from './times.ts';
import { toYou } from './you.ts';
import { contextWith } from '../sample-context.ts';

test.each([
  ['Renata Lopes', 'Renata', false],
  ['renata lopes', 'Renata', false],
  ['DR. JOÃO LIMA', 'Dr. João', false],
  ['dona Maria', 'Dona Maria', false],
  ['Gerente de RH', 'Gerente de RH', false],
  ['ana@empresa.com', 'ana@empresa.com', false],
  ['Ana e Paulo', 'Ana e Paulo', true],
  ['Ana, Bia & Caio', 'Ana, Bia e Caio', true],
  ['Equipe de Vendas', 'equipe de Vendas', true],
  ['Todos', 'pessoal', true],
  ['Todos os colaboradores', 'colaboradores', true],
  ['Todas as equipes da obra', 'equipes da obra', true],
  ['Colaborador', '', false],
  ['???', '', false],
])('%s is spoken to as %s', (name, called, many) => {
  expect(recipientOf(name)).toMatchObject({ called, many });
});

test('no phrase of ours speaks to one where it is said to several', () => {
  const left = letterTexts
    .map(toMany)
    .filter((text) =>
      /(?<!\p{L})(?:você|seus?|suas?)(?!\p{L})|(?<=[Mm]e )(?:avise|diga|conte|indique)(?!\p{L})/iu.test(
        text,
      ),
    );
  expect(left).toEqual([]);
});

const paulo = recipientOf('Paulo Lima');

test.each([
  ['Conferiu as divergências', 'Você conferiu as divergências'],
  ['Paulo conferiu tudo', 'Você conferiu tudo'],
  ['O Paulo chegou atrasado', 'Você chegou atrasado'],
  ['Ele não respondeu', 'Você não respondeu'],
  ['O apoio dele à equipe', 'O seu apoio à equipe'],
  ['Gostei do relatório do Paulo', 'Gostei do seu relatório'],
  ['Paulo, preciso de você', 'preciso de você'],
])('%s, said to Paulo, is %s', (typed, said) => {
  expect(toYou(typed, paulo, 'subject')).toBe(said);
});

test.each([
  'Mudou o horário',
  'Foi enviado o relatório',
  'Paulo Souza reclamou do prazo',
  'Você interrompeu a Carla e ela não terminou',
  'Sempre ajuda os colegas',
  'Museu da cidade',
])('%s stays as it is', (typed) => {
  expect(toYou(typed, paulo, 'subject')).toBe(typed);
});

test('sentences, without greeting, offer, signature and emoji', () => {
  const typed =
    'Bom dia, Ana! Tudo bem? 😊 O Dr. João aprovou às 10h. Segue a nota fiscal nº. 12; guarde. Qualquer dúvida, me avise. Att, Marcos';
  expect(pointsOf(typed).map(({ text }) => text)).toEqual([
    'O Dr. João aprovou às 10h.',
    'Segue a nota fiscal nº. 12',
    'guarde.',
  ]);
});

test('a typed list is known as one', () => {
  expect(pointsOf('Levar:\n- crachá\n2) laudo').map(({ text, listed }) => [text, listed])).toEqual([
    ['Levar:', false],
    ['crachá', true],
    ['laudo', true],
  ]);
});

test('the commas that hurry leaves out', () => {
  expect(punctuated('A partir de segunda o horário muda')).toBe(
    'A partir de segunda, o horário muda',
  );
  expect(punctuated('Você conferiu tudo e o financeiro recebeu')).toBe(
    'Você conferiu tudo, e o financeiro recebeu',
  );
  expect(punctuated('Conferiu as notas e as planilhas')).toBe('Conferiu as notas e as planilhas');
});

test.each([
  [
    'Escreva uma mensagem para a Juliana Prado convidando para o treinamento, tom amigável',
    {
      recipientName: 'Juliana Prado',
      purpose: 'convite',
      tone: 'amigavel',
      text: 'Convidar para o treinamento',
    },
  ],
  [
    'Crie um e-mail para o Sérgio avisando que o sistema mudou',
    { recipientName: 'Sérgio', text: 'Avisar que o sistema mudou' },
  ],
  ['Quero uma mensagem de parabéns', { text: 'De parabéns' }],
  ['A reunião mudou', { text: 'A reunião mudou' }],
  [
    'Correção\nempatico\nURGENTE',
    { purpose: 'correção', tone: 'empático', urgency: 'urgente', text: '' },
  ],
])('%s', (freeText, expected) => {
  expect(readRequest(freeText)).toMatchObject(expected);
});

test('the same hour is the same, however it is spelled', () => {
  expect(timesIn('às 14:00, 14h e 14 horas')).toEqual(['14h', '14h', '14h']);
  expect(timesIn('30/11/2026 e 30 de novembro')).toEqual(['30/11', '30/11']);
  expect(inventedTimes('na sexta-feira às 9h', 'sexta, 9:00')).toEqual([]);
  expect(inventedTimes('na sexta às 9h', 'sexta')).toEqual(['9h']);
  expect(inventedTimes('o quarto item e a segunda via', '')).toEqual(['segunda']);
});

test.each([
  ['A carga vai pra doca 1.', 'A carga vai para a doca 1.'],
  ['A sala está pronta pra fechar.', 'A sala está pronta para fechar.'],
  ['A obra seguiu pra frente.', 'A obra seguiu para frente.'],
  ['A nota foi pro setor fiscal.', 'A nota foi para o setor fiscal.'],
])('%s is written %s', (context, written) => {
  const { points } = readLetter('email', { recipientName: 'Ana', context }, contextWith());
  expect(textsOf(points)).toContain(written);
});

test('nothing that is typed breaks the reading', () => {
  const any = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(any, any, any, (recipientName, context, freeText) => {
      const letter = readLetter('message', { recipientName, context, freeText }, contextWith());
      expect(textsOf(letter.points).every((text) => text.trim() !== '')).toBe(true);
    }),
    { numRuns: 200 },
  );
});
