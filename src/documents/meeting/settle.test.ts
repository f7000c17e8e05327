import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ThinAnswer } from '../kit/writer.ts';
import { meetingContentSchema, type MeetingForm } from './contract.ts';
import { goodMeetings } from './good-answers.ts';
import { contextWith } from '../../../test/sample-context.ts';
import { settledMeeting } from './settle.ts';

const colleagues = [{ name: 'Carla Nunes', position: 'Analista' }];
const context = contextWith({ colleagues, employee: null });
const [good] = goodMeetings;
const form: Partial<MeetingForm> = good?.form ?? {};
const read = (change: object = {}) => z.parse(meetingContentSchema, { ...good?.answer, ...change });
const settle = (change: object, given = form) => settledMeeting(read(change), given, context);

test.each(goodMeetings)('a good answer stays: $form.title', ({ form: typed, answer }) => {
  const content = z.parse(meetingContentSchema, answer);
  expect(settledMeeting(content, typed, context)).toEqual(content);
});

test('minutes that do not add up are brought to the whole, and nothing else of the items', () => {
  const agenda = read().agenda.map((item) => ({ ...item, duration: '10 minutos' }));
  const settled = settle({ agenda });
  expect(settled.agenda.map(({ duration }) => duration)).toEqual([
    '7 minutos',
    '7 minutos',
    '8 minutos',
    '8 minutos',
  ]);
  expect(settled.agenda.map(({ duration: _, ...item }) => item)).toEqual(
    agenda.map(({ duration: _, ...item }) => item),
  );
  expect(settled.suggestions.slice(1)).toEqual([
    'Os tempos somavam 40 minutos; ajustamos para fechar em 30.',
  ]);
});

test('what the form fixes is the form’s', () => {
  const settled = settle({
    title: 'Outra',
    duration: '1 hora',
    format: 'online',
    participants: [],
  });
  expect(settled).toMatchObject({
    title: 'Escala de fim de ano',
    duration: '30 minutos',
    format: 'Presencial',
    participants: ['Carla Nunes', 'Bia Ramos'],
  });
  expect(settled.suggestions.slice(1)).toEqual([
    'Acrescentamos à lista quem estava no formulário: Carla Nunes, Bia Ramos.',
  ]);
});

test.each([
  ['Palhaço Tico-Fico (Amarildo)', 'Amarildo (Tico-Fico)'],
  ['Prof. Jaciara, que dá aula', 'Jaciara'],
  ['Cap. Rezende (bombeiros)', 'Rezende'],
])('%s is there as %s', (typed, listed) => {
  const participants = [listed, 'Bia Ramos'];
  expect(settle({ participants }, { ...form, participants: [typed] }).participants).toEqual(
    participants,
  );
  const others = ['Bia Ramos dos bombeiros'];
  const added = settle({ participants: others }, { ...form, participants: [typed] });
  expect(added.participants).toEqual([...others, typed]);
});

test('a topic and a figure that were lost are told once', () => {
  const topics = [...(form.topics ?? []), 'Uniformes novos'];
  const settled = settle({}, { ...form, topics, objective: 'Gastar até R$ 900' });
  expect(settled.suggestions.slice(1)).toEqual([
    'Tópicos que ficaram fora da pauta: “Uniformes novos”.',
    'Ficou fora do texto: “Gastar até R$ 900”.',
  ]);
});

test('a script is an agenda by another name', () => {
  const settled = settle({ agenda: [], script: read().agenda });
  expect(settled.agenda).toEqual(read().agenda);
});

test('without an agenda it is no meeting', () => {
  expect(() => settle({ agenda: [] })).toThrow(ThinAnswer);
});
