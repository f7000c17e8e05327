import { expect, test } from 'vitest';
import { closeness, sameTrade } from './subjects.ts';
import { contentWords, normalize, similarity, stems } from './words.ts';

test('texts are close by their words, or by what they speak of', () => {
  expect(closeness('as filas nos caixas', 'tempo de espera nos caixas')).toBeGreaterThan(2);
  expect(closeness('filas', 'tempo de espera')).toBe(1);
  expect(closeness('filas', 'custo do frete')).toBe(0);
  expect(closeness('', '')).toBe(0);
});

test.each([
  ['agricultura de precisão', 'consumo de diesel por hectare'],
  ['reforma tributária', 'multas e obrigações acessórias'],
  ['manutenção autônoma', 'disponibilidade das máquinas'],
  ['frota própria', 'janelas de entrega'],
])('%s and %s are of one trade', (one, other) => {
  expect(sameTrade(one, other)).toBe(true);
  expect(closeness(one, other)).toBe(0);
  expect(sameTrade(one, 'clima da equipe')).toBe(false);
});

test('words are compared without accents, punctuation and endings', () => {
  expect(normalize('  Ação-REAÇÃO, já! ')).toBe('acao reacao ja');
  expect(contentWords('Reduzir as filas de pico para todos')).toEqual(['reduzir', 'filas', 'pico']);
  expect(stems('delegar tarefas')).toEqual(stems('delegação da tarefa'));
  expect(similarity(stems('reduzir filas'), stems('reduzir custos'))).toBeCloseTo(1 / 3);
});
