import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMilestone } from '../kit/milestone.ts';
import { parseAction } from './plan-text.ts';

test('takes tag, date and evidence out of an action', () => {
  expect(
    parseAction(
      '[Prática] Delegar a abertura dos caixas — até 05/02/2027. Evidência: combinado por escrito e quatro aberturas.',
    ),
  ).toEqual({
    tag: 'Prática',
    text: 'Delegar a abertura dos caixas',
    date: '05/02/2027',
    evidence: 'combinado por escrito e quatro aberturas.',
  });
});

test('an action without one of the parts keeps the others', () => {
  expect(parseAction('[Estudo] Estudar escuta ativa')).toEqual({
    tag: 'Estudo',
    text: 'Estudar escuta ativa',
    date: null,
    evidence: null,
  });
  expect(parseAction('Conduzir a reunião - até 01/03/2027')).toMatchObject({
    tag: null,
    text: 'Conduzir a reunião',
    date: '01/03/2027',
  });
  expect(parseAction('[Outro] Fazer algo')).toMatchObject({
    tag: null,
    text: '[Outro] Fazer algo',
  });
});

test('a tag that is still coming is not shown', () => {
  expect(parseAction('[Prát').text).toBe('');
  expect(parseAction('[').text).toBe('');
});

test('no word of an action that says none of this is lost', () => {
  const words = fc.stringMatching(/^[A-Za-zçãé ,.()]{1,60}$/);
  fc.assert(
    fc.property(words, (line) => {
      expect(parseAction(line)).toEqual({
        tag: null,
        text: line.trim(),
        date: null,
        evidence: null,
      });
    }),
  );
});

test('takes the date out of a milestone, where there is one', () => {
  expect(parseMilestone('25/02/2027 — Revisão de rota: ver o plano')).toEqual({
    date: '25/02/2027',
    text: 'Revisão de rota: ver o plano',
  });
  expect(parseMilestone('Revisão de rota')).toEqual({ date: null, text: 'Revisão de rota' });
});
