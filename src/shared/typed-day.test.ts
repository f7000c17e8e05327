import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDay, formatDay, isCalendarDay } from './format.ts';
import { dayIn, typedDay } from './typed-day.ts';

/** A Wednesday. */
const today = '2026-11-25';

test.each([
  ['hoje', '2026-11-25'],
  ['amanhã', '2026-11-26'],
  ['Depois de amanhã', '2026-11-27'],
  ['sexta', '2026-11-27'],
  ['sexta-feira', '2026-11-27'],
  ['até sexta', '2026-11-27'],
  ['na próxima terça', '2026-12-01'],
  ['quarta', '2026-12-02'],
  ['Sábado', '2026-11-28'],
  ['sexta que vem', '2026-12-04'],
  ['30/11', '2026-11-30'],
  ['até 30/11', '2026-11-30'],
  ['24/11', '2027-11-24'],
  ['5/1', '2027-01-05'],
  ['05/01/27', '2027-01-05'],
  ['30/11/20', '2020-11-30'],
  ['30/11/2028', '2028-11-30'],
  ['2026-12-01', '2026-12-01'],
  ['29/2', '2028-02-29'],
  ['dia 30', '2026-11-30'],
  ['até o dia 5', '2026-12-05'],
  ['30 de novembro', '2026-11-30'],
  ['1º de março', '2027-03-01'],
  ['2 de janeiro de 2028', '2028-01-02'],
  ['em 2 semanas', '2026-12-09'],
  ['em duas semanas', '2026-12-09'],
  ['daqui a 10 dias', '2026-12-05'],
  ['em um mês', '2026-12-25'],
  ['semana que vem', '2026-12-04'],
  ['esta semana', '2026-11-27'],
  ['fim do mês', '2026-11-30'],
  ['mês que vem', '2026-12-31'],
  ['até o fim do ano', '2026-12-31'],
])('%s is %s', (text, day) => {
  expect(typedDay(text, today)).toBe(day);
});

test.each(['', 'ontem', '30/02', '31/11/2026', '0/5', '99/99', 'sextavado', 'dia 32', 'em breve'])(
  '%j is no day',
  (text) => {
    expect(typedDay(text, today)).toBeNull();
  },
);

test.each([
  ['Rever a proposta até 30/11', 'Rever a proposta', '2026-11-30'],
  ['Enviar na sexta o relatório', 'Enviar o relatório', '2026-11-27'],
  ['Até amanhã, ligar para o fornecedor', 'ligar para o fornecedor', '2026-11-26'],
  [
    'Falei na terça: entregar até sexta, sem falta',
    'Falei na terça: entregar, sem falta',
    '2026-11-27',
  ],
  ['Fechar a escala em 2 semanas.', 'Fechar a escala.', '2026-12-09'],
])('in %j the rest is %j', (text, rest, day) => {
  expect(dayIn(text, today)).toEqual({ day, rest });
});

const days = fc
  .integer({ min: 0, max: 3_000 })
  .map((ahead) => ({ today: addDays('2026-01-01', ahead % 800), ahead }));

test('every way to write a day to come gives that day', () => {
  fc.assert(
    fc.property(days, ({ today: from, ahead }) => {
      const day = addDays(from, ahead % 360);
      expect(typedDay(formatDay(day), from)).toBe(day);
      expect(typedDay(day, from)).toBe(day);
      expect(typedDay(`até ${formatDay(day).slice(0, 5)}`, from)).toBe(day);
      expect(typedDay(`em ${(ahead % 360) + 1} dias`, from)).toBe(addDays(from, (ahead % 360) + 1));
    }),
  );
});

test('whatever is typed, it is a day of the calendar and not before today, unless a year is said', () => {
  const words = fc.constantFrom(
    'sexta',
    'que vem',
    'até',
    'dia',
    '31',
    '30/11',
    'em',
    'duas',
    'semanas',
    'de',
    'março',
    'fim do mês',
    'hoje',
    'próxima',
    'segunda-feira',
    '29/02',
    '\u0301',
    'º',
    ' ',
    'rever',
  );
  const texts = fc.oneof(
    fc.array(words).map((each) => each.join(' ')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(texts, days, (text, { today: from }) => {
      const found = dayIn(text, from);
      if (found === null) return;
      expect(isCalendarDay(found.day)).toBe(true);
      const saysYear = /\d{2,4}[-/]\d{1,2}[-/]|\d{4}/u.test(text);
      expect(saysYear || found.day >= from).toBe(true);
      expect(found.rest.length).toBeLessThanOrEqual(text.normalize('NFC').length + 1);
    }),
  );
});

test('it is read in São Paulo’s calendar by whoever gives today', () => {
  const lateEvening = new Date('2026-11-26T02:30:00Z');
  expect(typedDay('amanhã', calendarDay(lateEvening))).toBe('2026-11-26');
});
