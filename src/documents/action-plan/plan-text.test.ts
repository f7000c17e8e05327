import { expect, test } from 'vitest';
import { parseMetric, parseRisk, parseTask, taskText } from './plan-text.ts';

const said = {
  why: 'só se negocia o que está à vista',
  how: 'anotar, para cada entrega: o que falta e de quem depende',
  where: 'lista única de entregas',
  howMuch: 'duas horas',
};

test('a detailed action is taken apart as it was put together', () => {
  const text = taskText('Listar as entregas em atraso, com motivo', said);
  expect(parseTask(text)).toEqual({
    task: 'Listar as entregas em atraso, com motivo',
    details: [
      { label: 'Por quê', text: `${said.why}.` },
      { label: 'Como', text: `${said.how}.` },
      { label: 'Onde', text: 'lista única de entregas.' },
      { label: 'Quanto', text: 'duas horas.' },
    ],
  });
});

test.each([
  'Listar as entregas',
  'Listar: o quê, como e onde.',
  'Perguntar Como: isto não é um rótulo',
  '',
])('%j is one line', (text) => {
  expect(parseTask(text)).toEqual({ task: text, details: [] });
});

test('half a detail is shown as far as it has come', () => {
  expect(parseTask('Listar. Por quê: para ver')).toEqual({
    task: 'Listar',
    details: [{ label: 'Por quê', text: 'para ver' }],
  });
  expect(parseTask('Listar. Por quê: ').details).toEqual([]);
});

test('a metric is taken apart', () => {
  const line =
    'Tempo: médio: linha de base até 25/11/2026; meta definida até 27/11/2026; fonte: registro, com data; acompanhamento semanal';
  expect(parseMetric(line)).toEqual({
    name: 'Tempo: médio',
    facts: [
      ['Linha de base', 'até 25/11/2026'],
      ['Meta', 'definida até 27/11/2026'],
      ['Fonte', 'registro, com data'],
      ['Acompanhamento', 'semanal'],
    ],
  });
});

test('a metric that is still coming shows what has come', () => {
  expect(parseMetric('Vendas: linha de base até 25/11/2026; meta definida; fon')?.facts).toEqual([
    ['Linha de base', 'até 25/11/2026'],
    ['Meta', 'definida'],
  ]);
});

test.each([
  'Cumprir as datas até 18/12/2026',
  'Vendas: linha de base até amanhã; outra coisa',
  ': linha de base até amanhã',
  '',
])('%j is no metric', (line) => expect(parseMetric(line)).toBeNull());

test('a risk stands apart from what answers it', () => {
  expect(parseRisk('Risco: equipe pequena. Resposta: pedir apoio.')).toEqual({
    risk: 'equipe pequena.',
    response: 'pedir apoio.',
  });
  expect(parseRisk('Risco: equipe pequena. Resposta: ')?.response).toBe('');
  for (const line of ['Risco: sem resposta', 'Resposta: nada', 'O Risco: x. Resposta: y', '']) {
    expect(parseRisk(line)).toBeNull();
  }
});

test('a figure of a metric stands after its label', () => {
  const line =
    'Espera: linha de base de 12 minutos, a conferir até 25/11/2026; meta de 6 minutos, a alcançar até 18/12/2026';
  expect(parseMetric(line)?.facts).toEqual([
    ['Linha de base', '12 minutos, a conferir até 25/11/2026'],
    ['Meta', '6 minutos, a alcançar até 18/12/2026'],
  ]);
});
