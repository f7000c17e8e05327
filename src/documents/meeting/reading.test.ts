import { expect, test } from 'vitest';
import { contextWith } from '../writing/sample-context.ts';
import { durationIn, formatIn, readFreeText, typeIn } from './free-text.ts';
import { readMeeting } from './reading.ts';
import { subjectOf } from './title.ts';
import { placeTopics, shareMinutes } from './topic-places.ts';

test('labelled lines and bullets are what they say', () => {
  expect(
    readFreeText(
      'Assunto: Escala\nObjetivo: Decidir os plantões.\nParticipantes: Ana, Rui e Bel\nPauta:\n- Natal\n- Ano-novo\nO Rui chega às 14h.',
    ),
  ).toEqual({
    title: 'Escala',
    objective: 'Decidir os plantões.',
    topics: ['Natal', 'Ano-novo'],
    participants: ['Ana', 'Rui', 'Bel'],
    notes: ['O Rui chega às 14h.'],
  });
});

test('a request says its objective after "para"', () => {
  const { objective, notes } = readFreeText(
    'Quero uma reunião para a equipe para decidir a escala. Temos pouco tempo.',
  );
  expect(objective).toBe('Decidir a escala');
  expect(notes).toEqual(['Temos pouco tempo.']);
});

test.each([
  ['reunião de 30 min', '30'],
  ['meia hora', '30'],
  ['1h30', '90'],
  ['uma hora e meia', '90'],
  ['2 horas', '120'],
  ['1 hora', '60'],
  ['45 minutos', null],
])('%s lasts %s', (text, duration) => {
  expect(durationIn(text)).toBe(duration);
});

test.each([
  ['por vídeo', 'online'],
  ['on-line', 'online'],
  ['presencial', 'presencial'],
  ['na linha 2', null],
])('%s is %s', (text, format) => {
  expect(formatIn(text)).toBe(format);
});

test.each([
  ['1:1 com Bruno', 'one-on-one'],
  ['Planejamento da safra', 'planning'],
  ['Balanço do mês', 'review'],
  ['Decisão estratégica', 'strategic'],
  ['Escala', null],
])('%s is of the type %s', (text, type) => {
  expect(typeIn(text)).toBe(type);
});

test.each([
  ['Reunião sobre escala de fim de ano', 'escala de fim de ano'],
  ['Planejamento da safra 2027', 'safra 2027'],
  ['Reunião semanal', null],
  ['Reunião de equipe', null],
  ['Conversa com Carla', null],
])('%s is about %s', (title, subject) => {
  expect(subjectOf(title)).toBe(subject);
});

test.each([
  [12, 1, [12]],
  [12, 2, [7, 5]],
  [12, 5, [7, 5]],
  [20, 3, [10, 5, 5]],
  [23, 2, [13, 10]],
  [40, 8, [5, 5, 5, 5, 5, 5, 5, 5]],
  [35, 4, [10, 10, 10, 5]],
  [43, 3, [18, 15, 10]],
  [20, 0, []],
])('%i minutes among %i topics', (minutes, count, shares) => {
  expect(shareMinutes(minutes, count)).toEqual(shares);
});

test('every topic goes to one place', () => {
  const placed = placeTopics(
    [
      'Indicadores do mês',
      'Escala',
      'escala',
      'Erros da Ana',
      'Advertência por escrito',
      'B',
      'C',
      'D',
      'E',
      'F',
    ],
    { type: 'team', duration: '60', others: ['Ana Lima', 'Rui'], arranges: false, grave: false },
  );
  expect(placed).toMatchObject({
    // The figures are named, so they keep their minutes; obstacles and praise lend theirs.
    topics: ['escala', 'B', 'C', 'D', 'E', 'F'].map((text) => ({ text, minutes: 5 })),
    postponed: [],
    individual: ['Erros da Ana'],
    forHr: ['Advertência por escrito'],
  });
  expect([...placed.named]).toEqual([['IND', 'Indicadores do mês']]);
});

function read(participants: string[], type: 'team' | 'one-on-one' = 'one-on-one') {
  const brief = { title: 'Conversa', objective: 'Ouvir', type, participants };
  return readMeeting(brief, contextWith({ employee: { name: 'Ana Lima' } }));
}

test('who sits across is known where they are two', () => {
  expect(read(['Ana Lima']).person).toMatchObject({ called: 'Ana', speaker: 'Ana Lima' });
  expect(read(['Marcos Vieira', 'Ana Lima']).person.name).toBe('Ana Lima');
  expect(read(['seu Zé Reis']).person).toMatchObject({ called: 'seu Zé', objectives: [] });
  expect(read([]).participants).toEqual(['Ana Lima']);
  expect(read(['Bia', 'Caio']).person).toMatchObject({ name: '', called: 'a pessoa' });
});

test('an area is more than one person', () => {
  expect(read(['Diretoria'], 'team').audience).toBe('group');
  expect(read(['Ana Lima'], 'team').audience).toBe('pair');
  expect(
    read(
      Array.from({ length: 13 }, (_, i) => `P${i}`),
      'team',
    ).audience,
  ).toBe('crowd');
});
