import { expect, test } from 'vitest';
import { selectRelevant } from './relevance.ts';

const entries = [
  { day: '2026-11-01', text: 'Compramos cadeiras novas para a recepção.' },
  { day: '2026-11-02', text: 'Conversa com Renata sobre as filas.' },
  { day: '2026-11-03', text: 'Renatão venceu o torneio.' },
  { day: '2026-11-04', text: 'As filas aumentaram no sábado.' },
  { day: '2026-11-05', text: 'RENATA LOPES conduziu a reunião.' },
];
const terms = { person: 'Renata Lopes', texts: ['Reduzir as filas'] };

test('about a person all of theirs, the most relevant first', () => {
  expect(selectRelevant(entries, terms, 10_000).map(({ day }) => day)).toEqual([
    '2026-11-05',
    '2026-11-04',
    '2026-11-02',
    '2026-11-03',
    '2026-11-01',
  ]);
});

test('about nobody the entries on the subject', () => {
  const about = { ...terms, person: null };
  expect(selectRelevant(entries, about, 10_000).map(({ day }) => day)).toEqual([
    '2026-11-04',
    '2026-11-02',
  ]);
});

test('the newest first among equals', () => {
  const equal = ['2026-01-01', '2026-03-01', '2026-02-01'].map((day) => ({ day, text: 'Filas' }));
  expect(selectRelevant(equal, { ...terms, person: null }, 100).map(({ day }) => day)).toEqual([
    '2026-03-01',
    '2026-02-01',
    '2026-01-01',
  ]);
});

test('the budget holds, and what does not fit is cut at a word', () => {
  const long = { day: '2026-10-01', text: `Renata ${'palavra '.repeat(500)}` };
  const [chosen] = selectRelevant([long], terms, 300);
  expect(chosen?.text.length).toBeLessThanOrEqual(300);
  expect(chosen?.text).toMatch(/palavra…$/);
  const many = Array.from({ length: 50 }, () => long);
  const total = selectRelevant(many, terms, 5_000).reduce((sum, { text }) => sum + text.length, 0);
  expect(total).toBeLessThanOrEqual(5_000);
});

test('nothing is relevant where nothing is known', () => {
  expect(selectRelevant(entries, { person: null, texts: [] }, 10_000)).toEqual([]);
});
