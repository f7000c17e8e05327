import { expect, test } from 'vitest';
import { toldFigures } from './told-figures.ts';

function told(name: string, objectives: string[], situation: string[] = []) {
  return toldFigures({ text: name, name }, { objectives, situation });
}

test.each([
  ['Tempo de espera', 'Reduzir o tempo de espera de 12 para 6 minutos', '12 minutos', '6 minutos'],
  ['Tempo médio de espera', 'Reduzir a espera de 12 para 6 min', '12 min', '6 min'],
  ['Custo', 'Baixar o custo de R$ 1.200,50 para r$900', 'R$ 1.200,50', 'R$ 900'],
  ['Espera', 'Reduzir de 12 minutos para 6 a espera', '12 minutos', '6 minutos'],
  ['Erros', 'Reduzir os erros de 8% a 4%', '8%', '4%'],
  ['Inadimplência', 'Queria a inadimplência caindo de 18% pra uns 8%', '18%', '8%'],
  ['Espera', 'Reduzir a espera para até 6 minutos', null, 'até 6 minutos'],
  [
    'Desperdício sobre o total comprado',
    'Reduzir o desperdício de alimentos de 12% para 6% do total comprado',
    '12%',
    '6%',
  ],
  ['Entregas', 'Concluir as entregas de 10 a 15 de março', null, null],
  ['Turno', 'Cobrir o turno de 8 a 12 horas', null, null],
  ['Entregas', 'Concluir as entregas até 18/12/2026', null, null],
  ['Entregas', 'Concluir as entregas em até 30 dias', null, null],
  ['Vendas', 'Aumentar as vendas em 20%', null, null],
])('%s in “%s”: %s, %s', (name, objective, from, to) => {
  expect(told(name, [objective])).toEqual({ from, to });
});

test('a figure belongs to the metric before it, and to no other', () => {
  const objective = 'Reduzir a espera de 12 para 6 minutos e o absenteísmo de 8% para 4%';
  expect(told('Espera', [objective])).toEqual({ from: '12 minutos', to: '6 minutos' });
  expect(told('Absenteísmo', [objective])).toEqual({ from: '8%', to: '4%' });
  expect(told('Satisfação', [`${objective} com satisfação`])).toEqual({ from: null, to: null });
});

test('where a metric stands today may be told by the context', () => {
  expect(told('Espera', ['Reduzir a espera'], ['Hoje a espera é de 12 minutos.'])).toEqual({
    from: '12 minutos',
    to: null,
  });
});

test('what was counted stands right before its name', () => {
  const situation = ['No ano passado tivemos 23 correções depois do fechamento.'];
  expect(told('Correções depois do fechamento', [], situation).from).toBe('23');
  expect(told('Abandono', [], ['TMA em 9 minutos e 18% de abandono']).from).toBe('18%');
  expect(told('Doadores ativos', [], ['Temos 80 doadores mensais']).from).toBeNull();
});
