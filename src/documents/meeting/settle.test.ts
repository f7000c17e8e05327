import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contextWith } from '../writing/sample-context.ts';
import { agendaOf, meetingContentSchema, type MeetingContent } from './contract.ts';
import { goldCase, meetingCorpus, richCase } from './corpus.ts';
import type { MeetingCase } from './corpus/case.ts';
import { minutesOf } from '../kit/calendar.ts';
import { judgeMeeting } from './rubric.ts';
import { meetingWriter } from './writer.ts';

function settled(written: object, { brief, context }: MeetingCase): MeetingContent {
  return meetingWriter.settle(z.parse(meetingContentSchema, written), brief, context);
}
function failed(content: MeetingContent, { brief, context }: MeetingCase): string[] {
  const { results } = judgeMeeting(content, brief, context);
  return results.filter(({ passed }) => !passed).map(({ id }) => id);
}
function item(topic: string, duration: string, more: object = {}) {
  return {
    topic,
    duration,
    description: `Tratar de ${topic.toLowerCase()}.`,
    activities: [`Conversar sobre ${topic.toLowerCase()}`],
    responsible: 'Liderança',
    ...more,
  };
}

test.each(meetingCorpus)('$name: a good script is left as it is', (of) => {
  const content = meetingWriter.compose(of.brief, of.context);
  expect(settled(content, of)).toEqual(content);
});

/** What a model might write for the rich case: sums, names and topics are off. */
const careless = {
  title: 'Reunião sobre as filas',
  objective: 'Reduzir filas.',
  duration: 'uma hora',
  format: 'presencial',
  participants: ['Renata Lopes', 'Marta Figueiredo'],
  agenda: [
    item('Boas-vindas', '10 min'),
    item('Fim de ano: escala', '25 min', { responsible: 'Renata Lopes' }),
    item('Reclamações na fila', '40 min', { responsible: 'Marcos Vieira', activities: [] }),
    item('Próximos passos', '15 min', {
      activities: ['Perguntar o que falta, por ser executor o grupo'],
    }),
  ],
  materials: ['Link da chamada', 'Planilha de filas'],
  suggestions: ['Dar mais tempo a Renata por ser executora.'],
};

test('what is known for certain is put back', () => {
  const content = settled(careless, richCase);
  const { brief } = richCase;
  expect(content.title).toBe(brief.title);
  expect(content.objective).toMatch(
    /^Decidir como reduzir as filas nos horários de pico de dezembro\. Ao final, teremos /u,
  );
  expect(content.duration).toBe('60 minutos');
  expect(content.format).toBe('Presencial');
  expect(content.participants).toEqual(brief.participants);
  expect(content.agenda.map(({ topic }) => topic)).toEqual([
    'Boas-vindas',
    'Escala de fim de ano',
    'Reclamações de clientes na fila',
    'Abrir mais um caixa rápido?',
    'Próximos passos',
  ]);
  expect(content.agenda.map(({ responsible }) => responsible)).toEqual([
    'Liderança',
    'Condução a definir no início',
    'Liderança',
    'Liderança ou quem propôs o tópico',
    'Liderança',
  ]);
  expect(content.materials).toEqual([
    'Sala reservada',
    'Quadro ou folhas para o registro',
    'Planilha de filas',
  ]);
  expect(content.suggestions).toEqual([
    'Retiramos do roteiro um trecho que explicava a pessoa pelo seu perfil.',
  ]);
  expect(failed(content, richCase)).toEqual(['G8']);
});

test('the minutes add up, in the proportion that the model chose', () => {
  const minutes = settled(careless, richCase).agenda.map(({ duration }) => minutesOf(duration));
  expect(minutes).toEqual([7, 17, 21, 5, 10]);
});

test('a script under its other name is an agenda', () => {
  const { agenda, ...rest } = careless;
  const content = settled({ ...rest, script: agenda }, richCase);
  expect(content.script).toBeUndefined();
  expect(content.agenda).toHaveLength(5);
});

test('topics without room are said, those for other ears leave the agenda', () => {
  const of: MeetingCase = {
    name: 'muitos tópicos',
    brief: {
      ...richCase.brief,
      duration: '30',
      topics: [
        'Metas',
        'Escala',
        'Trocas',
        'Folgas',
        'Uniforme',
        'Atrasos do Joel',
        'Demissão da auxiliar',
      ],
    },
    context: richCase.context,
  };
  const content = settled(
    {
      agenda: [
        item('Abertura', '5 min'),
        item('Metas', '10 min'),
        item('Atrasos do Joel', '5 min'),
        item('Demissão da auxiliar', '5 min'),
        item('Combinados', '5 min'),
      ],
    },
    of,
  );
  expect(content.agenda.map(({ topic }) => topic)).toEqual([
    'Abertura',
    'Metas',
    'Escala',
    'Trocas',
    'Folgas',
    'Combinados',
  ]);
  expect(content.suggestions.slice(0, 3)).toEqual([
    'Há tópicos demais para 30 minutos; sugerimos uma segunda conversa para: Uniforme.',
    'Tratar em conversa individual, e não diante do grupo: “Atrasos do Joel”.',
    'Levar ao RH, e não a esta reunião: “Demissão da auxiliar”.',
  ]);
});

test('a long meeting gets its pause, and a record at the end', () => {
  const of = { ...richCase, brief: { ...richCase.brief, duration: '90' as const } };
  const content = settled(
    {
      agenda: ['Abertura', 'Números', 'Escala de fim de ano', 'Despedida'].map((t) => item(t, '')),
    },
    of,
  );
  const pause = content.agenda.find(({ topic }) => topic === 'Pausa');
  expect(minutesOf(pause?.duration ?? '')).toBe(5);
  expect(content.agenda.at(-1)?.topic).toBe('Combinados');
  expect(failed(content, of)).not.toContain('M9');
  expect(failed(content, of)).not.toContain('M3');
});

test('a conversation gets its questions and its half', () => {
  const content = settled(
    {
      agenda: [
        item('Abertura', '5 min'),
        item('Férias e cobertura', '15 min'),
        item('Retorno', '5 min'),
        item('Combinados', '5 min', {
          description: 'Recapitular decisões, responsáveis e datas.',
        }),
      ],
    },
    goldCase,
  );
  expect(failed(content, goldCase)).toEqual([]);
  expect(content.agenda[1]?.responsible).toBe('Carla Nunes');
});

test('an answer without an agenda gets the one that is known', () => {
  const content = settled({ suggestions: ['Levar café.'] }, richCase);
  const composed = meetingWriter.compose(richCase.brief, richCase.context);
  expect(content.agenda.map(({ topic }) => topic)).toEqual(
    composed.agenda.map(({ topic }) => topic),
  );
  expect(content.suggestions).toContain('Levar café.');
});

test('where nobody said what for, the words of the model stay', () => {
  const of = { name: 'sem nada', brief: {}, context: contextWith({ employee: null }) };
  const content = settled({ title: 'Encontro da loja', objective: 'Ouvir a equipe' }, of);
  expect(content.title).toBe('Encontro da loja');
  expect(content.objective).toMatch(/^Ouvir a equipe\. Ao final, teremos /u);
});

const word = fc.constantFrom('Escala', 'fila', 'Renata Lopes', 'pausa', 'Combinados', 'metas', '');
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const anyItem = fc.record({
  topic: text,
  duration: fc.oneof(
    text,
    fc.nat(200).map((minutes) => `${minutes} min`),
  ),
  description: text,
  activities: fc.array(text, { maxLength: 3 }),
  responsible: text,
});
const anyContent = fc.record(
  {
    title: text,
    objective: text,
    participants: fc.array(text, { maxLength: 3 }),
    agenda: fc.array(anyItem, { maxLength: 40 }),
    materials: fc.array(text, { maxLength: 3 }),
    suggestions: fc.array(text, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

test('whatever a model wrote, the certain holds, and settling again changes nothing', () => {
  const certain = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M9', 'M10'];
  fc.assert(
    fc.property(anyContent, fc.constantFrom(...meetingCorpus), (written, of) => {
      const once = settled(written, of);
      expect(z.parse(meetingContentSchema, once)).toEqual(once);
      expect(failed(once, of).filter((id) => certain.includes(id))).toEqual([]);
      expect(settled(once, of)).toEqual(once);
      expect(agendaOf(once).length).toBeLessThanOrEqual(40);
    }),
    { numRuns: 100, seed: 20261123 },
  );
});
