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
      '',
      'Roteiro',
      '',
      'Escala',
      '- Ler',
    ].join('\n'),
  );
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
