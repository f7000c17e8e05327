import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { minutesOf } from '../kit/calendar.ts';
import { themeOf } from '../knowledge/meeting/topics.ts';
import { readBrief } from '../reading/brief.ts';
import { composeMeeting } from './compose.ts';
import {
  meeting,
  meetingContentSchema,
  meetingDurationValues,
  meetingFormats,
  meetingTypes,
  type MeetingContent,
  type MeetingForm,
} from './contract.ts';
import { wordsAlone } from '../../../test/words-alone.ts';
import { contextWith } from '../../../test/sample-context.ts';

const colleagues = [{ name: 'Carla Nunes', position: 'Analista' }];
const context = contextWith({ colleagues, employee: null });
const compose = (form: Partial<MeetingForm> & { freeText?: string }, known = context) =>
  composeMeeting(form, known);
const minutes = ({ agenda }: MeetingContent) =>
  agenda.map(({ duration }) => minutesOf(duration) ?? 0);
const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

const topicLists = [
  [],
  ['Escala de dezembro'],
  ['Escala de dezembro', 'Erros na conferência', 'Assunto sem tema'],
  Array.from({ length: 40 }, (_, index) => `Assunto ${index + 1}`),
];
const requests = valuesOf(meetingTypes).flatMap((type) =>
  meetingDurationValues.flatMap((duration) =>
    valuesOf(meetingFormats).flatMap((format) =>
      topicLists.map((topics) => ({ type, duration, format, topics, count: topics.length })),
    ),
  ),
);

test.each(requests)('$type, $duration minutes, $format, $count topics', (request) => {
  for (const objective of ['', 'Decidir a escala', 'Conversar sobre a semana']) {
    const content = compose({ ...request, title: 'Encontro', objective });
    expect(z.parse(meetingContentSchema, content)).toEqual(content);
    expect(sum(minutes(content))).toBe(Number(request.duration));
    const asked = content.agenda.filter(({ topic }) => request.topics.includes(topic));
    const given = sum(asked.map(({ duration }) => minutesOf(duration) ?? 0));
    const owed = asked.length > 0 ? Number(request.duration) * 0.8 : 0;
    expect(given).toBeGreaterThanOrEqual(owed);
    expect(Math.min(...minutes(content))).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(content)).not.toMatch(/undefined|\[object|não especificad/u);
    expect(content.suggestions.length).toBeLessThanOrEqual(4);
    expect(new Set(content.agenda.map(({ responsible }) => responsible))).toEqual(
      new Set(['Marcos Vieira']),
    );
  }
});

test.each(requests.filter(({ type }) => type === 'one-on-one'))(
  'a talk of two speaks of no team: $duration minutes, $format, $count topics',
  (request) => {
    const { suggestions: _, ...said } = compose(request);
    expect(JSON.stringify(said)).not.toMatch(/equipe|grupo|\btodos\b/iu);
  },
);

test.each(valuesOf(meetingTypes))('%s: nothing is said twice', (type) => {
  for (const topics of [[], ['Primeiro', 'Segundo', 'Terceiro'], ['Escala', 'Folgas', 'Férias']]) {
    const { agenda } = compose({ type, topics, duration: '60', objective: 'Decidir' });
    const texts = agenda
      .flatMap(({ description, activities }) => [description, ...activities])
      .filter((text) => !text.includes('______'));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test.each(['', 'Precisamos acertar a escala', JSON.stringify(meeting.emptyForm())])(
  'from %j: a whole workbook',
  (prompt) => {
    const content = composeMeeting(readBrief(meeting, prompt), context);
    expect(content.agenda.length).toBeGreaterThanOrEqual(4);
  },
);

test('free text is the objective', () => {
  expect(compose({ freeText: 'Acertar a escala' }).objective).toBe('Acertar a escala');
});

test('topics without time are told, as typed', () => {
  const topics = Array.from({ length: 9 }, (_, index) => `Assunto ${index + 1}`);
  const { agenda, suggestions } = compose({ topics, duration: '30', type: 'team' });
  expect(agenda).toHaveLength(8);
  expect(suggestions[0]).toContain('Assunto 7; Assunto 8; Assunto 9');
});

test('a decision that was promised has its moment', () => {
  const last = (objective: string) => compose({ type: 'team', objective }).agenda.at(-1)?.topic;
  expect(last('Escolher o bairro')).toBe('Decisão e fechamento');
  expect(last('Contar as novidades')).toBe('Fechamento');
});

test('two hours have a pause between topics, and one topic is not broken', () => {
  const has = (topics: string[]) =>
    compose({ duration: '120', topics }).agenda.some(({ topic }) => topic === 'Pausa');
  expect([has([]), has(['A']), has(['A', 'B'])]).toEqual([true, false, true]);
});

test('participants are as typed, with the positions that are known', () => {
  expect(compose({ participants: ['Carla Nunes', 'Bia'] }).participants).toEqual([
    'Carla Nunes, Analista',
    'Bia',
  ]);
  const employee = {
    name: 'Renata Lopes',
    position: 'Supervisora',
    behavioralProfile: null,
    objectives: [],
    professionalHistory: [],
  };
  const pair = compose({ type: 'one-on-one' }, contextWith({ employee, colleagues }));
  expect(pair.title).toBe('Conversa com Renata');
  expect(pair.participants).toEqual(['Renata Lopes, Supervisora']);
});

test('what an expert would notice', () => {
  const told = (form: Partial<MeetingForm>) => compose(form).suggestions.join('\n');
  expect(told({ type: 'one-on-one', participants: ['A', 'B', 'C'] })).toContain('3 participantes');
  const crowd = Array.from({ length: 24 }, (_, index) => `P ${index}`);
  expect(told({ duration: '30', participants: crowd })).toContain('24 pessoas');
  expect(told({ topics: ['Férias de janeiro'] })).toContain('RH');
});

test('a theme is known where a topic says nothing beside it', () => {
  expect(themeOf('Férias de janeiro')?.questions[0]).toMatch(/não pode parar/u);
  expect(themeOf('Piano')).toBeNull();
  // What else it says may be what it is about, or answers the question.
  expect(themeOf('Horário da contagem')).toBeNull();
  expect(themeOf('Férias de 04/01 a 23/01')).toBeNull();
  expect(themeOf(`Férias ${'e outras coisas '.repeat(10)}`)).toBeNull();
});

test('what was decided before is told, and nobody is asked to choose', () => {
  const told = compose({ type: 'team', objective: 'Comunicar o fim do turno', topics: ['Motivo'] });
  expect(told.ready[0]!.columns[0]).toBe('Dúvida');
  expect(told.agenda[0]!.activities[0]).toMatch(/já está decidido/u);
  const aligned = compose({ type: 'strategic', objective: 'Alinhar papéis', topics: ['Escopo'] });
  expect(aligned.agenda.at(-1)!.topic).toBe('Fechamento');
  const asked = compose({ type: 'strategic', objective: 'Abrimos a filial?', topics: ['Ponto'] });
  expect(asked.agenda.at(-1)!.topic).toBe('Decisão e próximos passos');
});

test('typed topics have their own lines to fill in, and else there is a sheet', () => {
  const { agenda, ready } = compose({ type: 'team', topics: ['Escala', 'Piano'] });
  expect(ready).toEqual([]);
  expect(agenda[2]!.description).toBe('Combinado: ______ Responsável: ______ Prazo: ______');
  const sheetOf = (form: Partial<MeetingForm>) => compose(form).ready[0]!;
  expect(sheetOf({ type: 'one-on-one', participants: ['Bia'] }).rows.map(([who]) => who)).toEqual([
    'Marcos Vieira',
    'Bia',
  ]);
  for (const type of valuesOf(meetingTypes)) {
    const { columns: heads, rows: filled } = sheetOf({ type });
    expect(filled.length).toBeGreaterThanOrEqual(2);
    for (const row of filled) expect(row).toHaveLength(heads.length);
  }
});

test('how to get through the talk is for the leader alone', () => {
  for (const type of valuesOf(meetingTypes)) {
    const content = compose({ type, topics: ['A', 'B'], objective: 'Conversar' });
    expect(JSON.stringify(content.agenda)).not.toMatch(/"Se /u);
  }
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom('Férias “e” folgas / 😊', '<b>EPI</b>', 'R$ 10% {nome} null', 'x'.repeat(5000)),
);

/** A topic of a list that was pasted is listed without its mark. */

/** Every text that the workbooks have of their own. */
const ours = new Set(
  requests.flatMap(({ type, duration }) =>
    ['', 'Decidir', 'Comunicar', 'Ver'].flatMap((objective) =>
      textsOf([
        compose({ type, duration, objective }),
        compose({ type, duration, objective, topics: ['a', 'b'] }),
      ]),
    ),
  ),
);

test('what is typed stands word for word, or not at all', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: anyText,
        objective: anyText,
        topics: fc.array(anyText, { maxLength: 12 }),
        participants: fc.array(anyText, { maxLength: 5 }),
        type: fc.constantFrom(...valuesOf(meetingTypes)),
        duration: fc.constantFrom(...meetingDurationValues),
      }),
      (form) => {
        const content = compose(form);
        expect(sum(minutes(content))).toBe(Number(form.duration));
        const typed = [...ours, form.title, form.objective, ...form.topics].map(wordsAlone);
        for (const { topic } of content.agenda) expect(typed).toContain(wordsAlone(topic));
        const untyped = compose({ type: form.type, participants: form.participants });
        expect([form.title, untyped.title].map(wordsAlone)).toContain(wordsAlone(content.title));
        expect(typed).toContain(wordsAlone(content.objective));
      },
    ),
    { numRuns: 100 },
  );
});
