import { expect, test } from 'vitest';
import { readFreeText } from './free-text.ts';
import { readNotes } from './notes.ts';

const period = { today: '2026-11-23', deadline: '2027-05-31' };
const read = (text: string) => readNotes([text], period)[0];

test('an announced change, with the month it happens in', () => {
  expect(read('A loja passa por troca de sistema em fevereiro')?.event).toEqual({
    phrase: 'a troca de sistema',
    when: { from: '2027-02-01', to: '2027-02-28' },
  });
  expect(read('Inventário geral em dezembro')?.event).toEqual({
    phrase: 'o inventário',
    when: { from: '2026-12-01', to: '2026-12-31' },
  });
  expect(read('Reforma da loja')?.event).toEqual({ phrase: 'a reforma da loja', when: null });
});

test.each([
  ['Férias de 04/01 a 18/01', { from: '2027-01-04', to: '2027-01-18' }],
  ['Vai sair de férias em janeiro', { from: '2027-01-01', to: '2027-01-31' }],
  ['Férias em 10/12/2026', { from: '2026-12-10', to: '2026-12-10' }],
])('%s announces an absence', (text, away) => {
  expect(read(text)?.away).toEqual([away]);
});

test('an absence beyond the plan, or as long as it, is not planned around', () => {
  expect(read('Férias em agosto de 2027')?.away).toEqual([]);
  expect(read('Férias de 01/11/2026 a 30/06/2027')?.away).toEqual([]);
  expect(read('Férias de 31/02 a 40/13')?.away).toEqual([]);
});

test.each([
  ['Não há verba para cursos', /gratuitos/u],
  ['Trabalha no turno da noite', /horário de trabalho/u],
  ['Está em home office', /vídeo/u],
  ['Prefere aprender na prática', /forma de estudar/u],
  ['Tem dificuldade com planilhas', /exemplo concreto/u],
])('%s leads to advice', (text, advice) => {
  expect(read(text)?.advice).toMatch(advice);
});

test('a plain remark leads to none', () => {
  expect(read('O setor tem doze pessoas')).toEqual({
    text: 'O setor tem doze pessoas',
    event: null,
    away: [],
    advice: null,
  });
});

test('free text tells goals, competencies and a deadline; the rest stays a note', () => {
  const reading = readFreeText(
    [
      'Quero um PDI com foco em comunicação e delegação até 30/06/2027.',
      'Conduzir as reuniões sem apoio.',
      'A equipe dobrou de tamanho neste semestre.',
    ],
    period.today,
  );
  expect(reading.goals).toEqual(['Conduzir as reuniões sem apoio.']);
  expect(reading.competencies.map(({ code }) => code)).toEqual(['C01', 'C18']);
  expect(reading.deadline).toBe('2027-06-30');
  expect(reading.notes).toEqual(['A equipe dobrou de tamanho neste semestre.']);
});

test('everyday words and past days prove nothing', () => {
  const reading = readFreeText(
    ['O cliente pediu o resultado do projeto em 01/02/2026'],
    period.today,
  );
  expect(reading.competencies).toEqual([]);
  expect(reading.deadline).toBeNull();
});
