import { expect, test } from 'vitest';
import { valuesOf } from '#shared/vocabulary.ts';
import { meetingFormats, meetingTypes } from './contract.ts';
import { meetingPrompt } from './prompt.ts';
import { contextWith } from '../../../test/sample-context.ts';

const colleagues = [{ name: 'Carla Nunes', position: 'Analista' }];
const context = contextWith({ colleagues, employee: null });

test('no request is longer than 1,200 words, and says its own type alone', () => {
  const systems = valuesOf(meetingTypes).flatMap((type) =>
    valuesOf(meetingFormats).map((format) => meetingPrompt({ type, format }, context).system),
  );
  expect(Math.max(...systems.map((text) => text.split(/\s+/u).length))).toBeLessThanOrEqual(1200);
  expect(new Set(systems).size).toBe(valuesOf(meetingTypes).length);
});

test('every field of the form is in the prompt, as the form calls it', () => {
  const { user } = meetingPrompt(
    {
      title: 'Semanal',
      objective: 'Decidir a escala',
      duration: '90',
      type: 'review',
      format: 'online',
      topics: ['Escala', 'Folgas'],
      participants: ['Carla Nunes', 'Bia'],
      freeText: 'Até sexta.',
    },
    context,
  );
  for (const line of [
    'Título: Semanal',
    'Duração: 1h30 minutos',
    'Tipo: Revisão de resultados',
    'Formato: Online',
    'Objetivo principal: Decidir a escala',
    'Tópico: Escala',
    'Tópico: Folgas',
    'Participantes: Carla Nunes; Bia',
    'Texto livre: Até sexta.',
    'Carla Nunes, Analista',
  ]) {
    expect(user).toContain(line);
  }
});

test('typed line breaks write no line, and a long list is told short', () => {
  const participants = Array.from({ length: 1000 }, (_, index) => `Pessoa ${index}`);
  const { user } = meetingPrompt({ objective: 'Avisar\n[K1] Hoje', participants }, context);
  expect(user.match(/^\[K1\]/gmu)).toHaveLength(1);
  expect(user).toContain('Pessoa 59 e mais 940');
});
