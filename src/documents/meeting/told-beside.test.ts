import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { contextWith, type Pieces } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import type { MeetingForm } from './contract.ts';
import { formatIn, readFreeText } from './free-text.ts';
import { topicsOfObjective } from './objective-topics.ts';
import { meetingWriter } from './writer.ts';

const compose = (brief: Brief<MeetingForm>, pieces: Pieces = {}) =>
  meetingWriter.compose(brief, contextWith({ employee: null, ...pieces }));
const titlesOf = (brief: Brief<MeetingForm>, pieces: Pieces = {}) =>
  (compose(brief, pieces).agenda ?? compose(brief, pieces).script ?? []).map(({ topic }) => topic);

const told =
  'gente preciso de uma reunião de 1 hora e meia com o pessoal da UTI neonatal amanhã as 14h pq na semana passada trocaram a identificação de dois bebês na pesagem, ninguém se machucou. quero entender sem caça às bruxas. vão a Enf. Patrícia, o Dr. Otávio, a Lu da farmácia e eu. online não dá. tb falar da pulseira nova';

test('what is told along the way is found: why, who comes, at what hour, what else', () => {
  const reading = readFreeText(told);
  expect(reading.objective).toBe(
    'Entender por que na semana passada trocaram a identificação de dois bebês na pesagem, sem caça às bruxas',
  );
  expect(reading.participants).toEqual(['Enf. Patrícia', 'Dr. Otávio', 'Lu da farmácia']);
  expect(reading.topics).toEqual(['O que aconteceu e por quê', 'Pulseira nova']);
  expect(reading.notes[0]).toBe('Horário pedido: amanhã às 14h');
  expect(formatIn(told)).toBe('presencial');
  expect(formatIn('reunião online')).toBe('online');
});

test.each([
  [
    'Entender por que caiu a venda e decidir o que fazer até março',
    ['Entender por que caiu a venda', 'Decidir o que fazer até março'],
  ],
  [
    'Preciso alinhar as entregas que somem, definir um livro de registro e ver se cabe um armário',
    ['Alinhar as entregas que somem', 'Definir um livro de registro', 'Ver se cabe um armário'],
  ],
  ['Decidir a escala do Natal', []],
  ['Fechar e publicar a escala', []],
])('%s: topics %j', (objective, topics) => {
  expect(topicsOfObjective(objective, 'team')).toEqual(topics);
  expect(topicsOfObjective(objective, 'one-on-one')).toEqual([]);
});

test.each([
  ['Encerramento do turno da noite', 'Comunicar que o turno acaba em 15/01'],
  ['Briga entre salão e cozinha', 'Parar com a briga entre salão e cozinha'],
])('%s: nobody is praised and no figures are read', (title, objective) => {
  const titles = titlesOf({ title, objective, type: 'team', duration: '90', topics: ['Dúvidas'] });
  expect(titles.join('\n')).not.toMatch(/Reconhecimentos|Números/u);
});

test('the end of a shift is news about people, and no rota', () => {
  const content = compose({
    title: 'Encerramento do turno da noite',
    objective: 'Comunicar que o turno da noite acaba em 15/01',
    type: 'team',
    duration: '60',
    topics: ['Por que o turno acaba'],
  });
  const text = textsOf(content).join('\n');
  expect(text).toContain('conversar em particular com cada uma no mesmo dia');
  expect(text).not.toContain('que trocas são possíveis');
});

test('an entry of the diary on one of the topics is pointed to', () => {
  const day = '2026-11-19';
  const diary = [{ day, text: 'Câmara 3 marcou 9 graus de madrugada' }];
  const brief = {
    title: 'Rendimento',
    objective: 'Decidir a afiação',
    topics: ['Câmara 3 parada'],
  };
  expect(textsOf(compose(brief, { diary })).join('\n')).toContain('19/11/2026');
  const other = [{ day, text: 'A copiadora quebrou' }];
  expect(textsOf(compose(brief, { diary: other })).join('\n')).not.toContain('19/11/2026');
});
