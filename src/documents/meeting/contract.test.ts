import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { readBrief } from '../reading/brief.ts';
import { textOf } from '../contracts.ts';
import { meeting, meetingContentSchema, meetingFormSchema } from './contract.ts';

const form = { ...meeting.emptyForm(), title: 'Semanal', objective: 'Decidir' };

test('the plain text says everything of a meeting but what is for the leader, in reading order', () => {
  const content = z.parse(meetingContentSchema, {
    title: 'Semanal',
    objective: 'Decidir a escala.',
    duration: '30 minutos',
    format: 'Online',
    participants: ['Ana'],
    script: [
      {
        topic: 'Escala',
        duration: '30 minutos',
        description: 'Decidir quem fica.',
        activities: ['Ler'],
        responsible: 'Liderança',
      },
      'um texto não é um item',
    ],
    materials: ['Link'],
    suggestions: ['Avisar'],
  });
  expect(textOf('meeting', content)).toBe(
    [
      'Semanal',
      '',
      'Objetivo: Decidir a escala.',
      'Duração: 30 minutos',
      'Formato: Online',
      'Condução: Liderança',
      'Participantes: Ana',
      '',
      'Materiais',
      '- Link',
      '',
      'Pauta',
      '- Escala — 30 minutos: Decidir quem fica.',
      '  Ler',
    ].join('\n'),
  );
});

const agenda = (activities: readonly string[], ready: readonly unknown[] = []) => {
  const item = { topic: 'Escala', duration: '30 minutos', description: 'A escala.', activities };
  const answer = {
    known: [{ title: 'A conta', lines: ['Somos 4.'] }],
    agenda: [{ ...item, ready }],
  };
  return meeting.outline(z.parse(meetingContentSchema, answer)).blocks;
};
const headings = (blocks: ReturnType<typeof agenda>) =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

test('short questions stand in the row of their item, after what is known', () => {
  const blocks = agenda(['Quem cobre o sábado?', 'Escolher dois nomes.']);
  expect(headings(blocks)).toEqual(['A conta', 'Pauta']);
  expect(blocks.at(-1)).toMatchObject({
    rows: [['0–30 min', 'Escala. Quem cobre o sábado? Escolher dois nomes.', 'A escala.']],
  });
});

test.each([
  ['long', ['“Quem cobre o sábado?”'.repeat(20)], []],
  ['with what is used in it', ['Ler'], [{ title: 'Quadro', lines: ['- sábado'] }]],
])('an item %s stands under a heading of its own', (_, activities, ready) => {
  const blocks = agenda(activities, ready);
  expect(headings(blocks)).toEqual(['A conta', 'Pauta', 'Escala (30 minutos)']);
  expect(blocks).toContainEqual({ type: 'list', items: activities });
  expect(blocks.at(-1)).toEqual({ type: 'facts', facts: [['O que sai daqui', 'A escala.']] });
});

test('the quick screen’s subject is the title', () => {
  expect(readBrief(meeting, '{"subject": "Escala", "objective": "Decidir"}')).toMatchObject({
    title: 'Escala',
    objective: 'Decidir',
  });
});

test('blank names are none, and do not count', () => {
  const participants = [
    'Ana',
    '',
    '  ',
    ...Array.from({ length: limits.participants - 1 }, () => 'Bia'),
  ];
  expect(z.parse(meetingFormSchema, { ...form, participants }).participants).toHaveLength(
    limits.participants,
  );
  const { error } = z.safeParse(meetingFormSchema, {
    ...form,
    participants: [...participants, 'X'],
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'São no máximo 1.000 participantes, e a lista tem 1.001. Apague os nomes de quem não vai participar.',
  ]);
});

test('of a prompt with too many names the first are participants', () => {
  const participants = Array.from({ length: limits.participants + 5 }, (_, index) => `P ${index}`);
  const brief = readBrief(meeting, JSON.stringify({ ...form, participants }));
  expect(brief.participants).toHaveLength(limits.participants);
  expect(brief.title).toBe('Semanal');
});
