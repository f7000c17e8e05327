import { expect, test } from 'vitest';
import {
  dayEntry,
  entriesAfterEdit,
  entryTitle,
  minutesOf,
  timelineEntries,
  type DayEntry,
} from './calendar.ts';

const title = 'PDI de Renata Lopes';
const timeline = {
  duration: '6 meses',
  start: '23/11/2026',
  end: '31/05/2027',
  milestones: [
    '08/01/2027 — Primeiro resultado visível: aplicação inicial conferida com a liderança',
    'Conversa mensal',
    '25/02/2027 — Revisão de rota: o que manter',
  ],
};

const brief = (entries: DayEntry[]) => entries.map(({ key, day }) => [key, day]);

test('the milestones that have a day, and the last day', () => {
  const entries = timelineEntries(timeline, { title, dueOn: '2027-05-31' });
  expect(entries.map((entry) => [entry.key, entry.day, entry.title])).toEqual([
    ['milestone-1', '2027-01-08', 'Primeiro resultado visível — PDI de Renata Lopes'],
    ['milestone-3', '2027-02-25', 'Revisão de rota — PDI de Renata Lopes'],
    ['deadline', '2027-05-31', 'Prazo final — PDI de Renata Lopes'],
  ]);
  expect(entries[0]!.notes).toContain('aplicação inicial conferida');
});

test('the last day is none of its own where a milestone falls on it; without a timeline it is the form’s', () => {
  const milestones = ['31/05/2027 — Avaliação final'];
  const last = timelineEntries({ ...timeline, milestones }, { title, dueOn: '2027-05-31' });
  expect(brief(last)).toEqual([['milestone-1', '2027-05-31']]);
  const told = timelineEntries('Até o fim de maio', { title, dueOn: '2027-05-31' });
  expect(brief(told)).toEqual([['deadline', '2027-05-31']]);
  expect(timelineEntries('Prazo a definir', { title, dueOn: null })).toEqual([]);
  expect(dayEntry('a', '31/02/2027', { words: 'a', document: title })).toEqual([]);
});

test('a title is short; the notes have the whole', () => {
  const words = 'conferir os caixas '.repeat(8).trim();
  expect(entryTitle(words, 'Plano')).toMatch(/^(conferir os caixas ?)+… — Plano$/);
  expect(entryTitle('Feito. E mais', 'Plano')).toBe('Feito — Plano');
});

test.each([
  ['30 minutos', 30],
  ['1 hora', 60],
  ['1h30 minutos', 90],
  ['1 hora e 15 minutos', 75],
  ['1h30', 90],
  ['2 horas', 120],
  ['90 min', 90],
  ['Duração não especificada', null],
  ['meio dia', null],
])('%s is %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test('after an edit the days of the text count', () => {
  const entries = timelineEntries(timeline, { title, dueOn: null });
  const text = [
    'Plano da Renata',
    'Término: 31/05/2027',
    '- 15/01/2027 — Primeiro resultado visível: aplicação inicial conferida com a liderança',
    '- 10/03/2027 - Conversa com a coordenação',
    '1. 12/04/2027: Ensaio',
    'Ata de 01/02/2027',
  ].join('\n');
  const after = entriesAfterEdit(entries, { title: 'Plano da Renata', text });
  expect(brief(after as DayEntry[])).toEqual([
    // Moved, by its words; the review is not in the text any more.
    ['milestone-1', '2027-01-15'],
    ['deadline', '2027-05-31'],
    ['added-1', '2027-03-10'],
    ['added-2', '2027-04-12'],
  ]);
  expect(after.at(-1)!.title).toBe('Ensaio — Plano da Renata');
});

test('an hour, and a day of the form, are not the text’s to change', () => {
  const meeting = { key: 'meeting', title, notes: '', minutes: 60 };
  const followUp = { key: 'follow-up', title, notes: '', day: '2027-01-10', words: null };
  const after = entriesAfterEdit([meeting, followUp], { title, text: 'Nada disso' });
  expect(after).toEqual([meeting, followUp]);
});
