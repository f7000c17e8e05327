import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import type { InterviewForm } from './contract.ts';
import { readFreeText } from './free-text.ts';
import { termsOf, unreadOf } from './vacancy-terms.ts';
import { interviewWriter } from './writer.ts';

const termTexts = (text: string) => termsOf(text).map((term) => term.text);
const compose = (brief: Brief<InterviewForm>) =>
  interviewWriter.compose(brief, contextWith({ employee: null }));
const saidIn = (brief: Brief<InterviewForm>) => textsOf(compose(brief)).join('\n');

test.each([
  [
    'Coordenar a sala, checklist de cirurgia segura, contagem de compressas, liderar 5 técnicos',
    [
      'coordenar a sala',
      'checklist de cirurgia segura',
      'contagem de compressas',
      'liderar 5 técnicos',
    ],
  ],
  [
    'Golang, Kafka, mentoria de 6 devs, definir SLOs com produto e reduzir o MTTR',
    ['Golang', 'Kafka', 'mentoria de 6 devs', 'definir SLOs com produto', 'reduzir o MTTR'],
  ],
  ['Reduzir scrap de 4,2% para 2,5%', ['reduzir scrap']],
])('%s: %j', (text, terms) => expect(termTexts(text)).toEqual(terms));

test('papers and hours beside a task are no part of it', () => {
  const text = saidIn({
    position: 'Motorista carreteiro',
    jobDescription:
      'Transportar carga refrigerada entre Chapecó e Santos, CNH E, MOPP, conferir temperatura e documentos, jornada conforme lei 13.103',
  });
  expect(text).toContain('transportar carga refrigerada');
  expect(text).not.toContain('documentos, jornada');
  expect(text).toContain('“jornada conforme lei 13.103”');
});

test('what no question can take up is told, and no quality of a person', () => {
  const description = 'Fluxo de caixa diário, hedge cambial, covenants, P&L de R$ 60 mi, pontual';
  expect(unreadOf(description, termTexts(description))).toEqual([
    'hedge cambial',
    'P&L de R$ 60 mi',
  ]);
});

test('the place names the post where only a person is asked for', () => {
  const read = (text: string) => readFreeText(text).position;
  expect(read('preciso contratar uma pessoa pra recepção do hotel no turno da noite')).toBe(
    'Recepção do hotel',
  );
  expect(read('quero entrevistar auxiliar de cozinha')).toBe('auxiliar de cozinha');
});

test('what belongs to another employer is asked of nobody', () => {
  const text = saidIn({
    position: 'Gerente de planta',
    additionalNotes:
      'Vem do concorrente, perguntar quanto ele fatura e os clientes. Confirmar disponibilidade para mudar para Joinville. Fit cultural é importante.',
  });
  expect(text).not.toContain('quanto ele fatura');
  expect(text).toContain('sem números nem clientes');
  expect(text).toContain('condições da vaga: “mudar para Joinville”');
  expect(text).toContain('não pontuar semelhança');
});

test('an age and a sex in the description are told, whatever the letters', () => {
  const text = saidIn({
    position: 'COZINHEIRA INDUSTRIAL',
    jobDescription: 'COZINHA PARA 800 REFEIÇÕES, MOÇA DE 25 A 40 ANOS',
  });
  expect(text).toMatch(/idade e geração; sexo e orientação/u);
  expect(text).not.toContain('como a de COZINHEIRA');
});
