import { expect, test } from 'vitest';
import { readFreeText } from './free-text.ts';
import type { Person } from './planned.ts';
import { splitSentences } from './sentences.ts';

const today = '2026-11-23';
const person: Person = {
  name: 'Renata Lopes',
  called: 'Renata',
  position: 'Supervisora de Caixa',
  leads: true,
  profile: null,
};
const read = (text: string) => readFreeText(splitSentences(text), { today, person });
const told = (text: string) =>
  read(text).competencies.map(({ name, currentLevel, targetLevel, typed }) =>
    typed ? `${name} ${currentLevel}-${targetLevel}` : name,
  );

test.each([
  ['Comunicação 3->4', ['Comunicação 3-4']],
  ['Comunicação 3 → 4, Delegação 2 => 4', ['Comunicação 3-4', 'Delegação 2-4']],
  ['Delegação de 2 para 4', ['Delegação 2-4']],
  ['liderança (nível 2 → 3)', ['Liderança 2-3']],
  ['Excel do nível 1 ao nível 3', ['Excel 1-3']],
  [
    'Escuta e feedback 2 a 3 e gestão do tempo 1 a 3',
    ['Escuta e feedback 2-3', 'Gestão do tempo 1-3'],
  ],
  ['PDI para Renata: Comunicação 3->4, Poda 1->3 até junho', ['Comunicação 3-4', 'Poda 1-3']],
  ['Quero que ela saia de 2 para 4 em delegação', ['Delegação 2-4']],
  ['desenvolver trabalho em equipe, nível atual 2, desejado 4', ['Trabalho em equipe 2-4']],
  ['Foco em comunicação (3→4) e delegação (2→4)', ['Comunicação 3-4', 'Delegação 2-4']],
  ['Negociação: 2 para 3; Vendas: 3 para 4', ['Negociação 2-3', 'Vendas 3-4']],
  ['PDI com foco em poda, escuta e feedback e enxertia', ['Poda', 'Escuta e feedback', 'Enxertia']],
  ['Competências: inglês, negociação', ['Inglês', 'Negociação']],
])('%s', (text, competencies) => {
  expect(told(text)).toEqual(competencies);
});

test.each([
  'Aumentar as vendas de 3 para 5 lotes por dia',
  'Reduzir de 5 para 3 os erros por semana',
  'A nota subiu de 3,5 para 4,5',
  'Entregar de 2 a 4 relatórios por mês',
  'Das 13h às 15h, dias 3 a 5',
])('%s tells no levels', (text) => {
  expect(read(text).competencies.filter(({ typed }) => typed)).toEqual([]);
});

test.each([
  ['até 30/06/2027', '2027-06-30'],
  ['até 30/06', '2027-06-30'],
  ['até 15 de março', '2027-03-15'],
  ['até junho', '2027-06-30'],
  ['até o fim de junho de 2028', '2028-06-30'],
  ['até o final do ano', '2026-12-31'],
  ['PDI de 6 meses', '2027-05-23'],
  ['PDI para a Renata em três meses', '2027-02-23'],
  ['prazo de 90 dias', '2027-02-21'],
  ['nos próximos dois meses', '2027-01-23'],
  ['A equipe dobrou em 6 meses', null],
  ['Entregou em 01/02/2026', null],
])('%s ends on %s', (text, deadline) => {
  expect(read(text).deadline).toBe(deadline);
});

test('a text tells goals, competencies and a deadline; the rest stays a note', () => {
  const reading = read(
    'Quero um PDI com foco em comunicação e delegação até 30/06/2027. Conduzir as reuniões sem apoio. A equipe dobrou de tamanho neste semestre.',
  );
  expect(reading.goals).toEqual(['Conduzir as reuniões sem apoio.']);
  expect(reading.competencies.map(({ entry }) => entry?.code)).toEqual(['C01', 'C18']);
  expect(reading.deadline).toBe('2027-06-30');
  expect(reading.notes).toEqual(['A equipe dobrou de tamanho neste semestre.']);
});

test('a request in one sentence gives the plan that it asks for', () => {
  const reading = read(
    'Gere um PDI para Renata Lopes, que precisa reduzir as filas e assumir a coordenação da frente de caixa até junho de 2027',
  );
  expect(reading.goals).toEqual(['Reduzir as filas', 'Assumir a coordenação da frente de caixa']);
  expect(reading.deadline).toBe('2027-06-30');
  expect(reading.notes).toEqual([]);
});

test.each([
  ['Objetivos: reduzir filas; ampliar a carteira', ['Reduzir filas', 'Ampliar a carteira']],
  ['PDI para desenvolver a escuta da equipe em 3 meses', ['Desenvolver a escuta da equipe']],
  ['Ela precisa organizar a agenda', ['Organizar a agenda']],
  ['Plano com foco em reduzir o retrabalho', ['Reduzir o retrabalho']],
  ['Melhorar a agenda e cumprir prazos.', ['Melhorar a agenda e cumprir prazos.']],
])('%s tells goals', (text, goals) => {
  expect(read(text).goals).toEqual(goals);
});

test.each([
  [
    'Faça um PDI para Renata melhorar a comunicação com o time e assumir a coordenação até dezembro de 2027',
    ['Comunicação'],
    ['Melhorar a comunicação com o time', 'Assumir a coordenação'],
    '2027-12-31',
  ],
  [
    'plano de desenvolvimento individual - foco: Excel avançado e atendimento ao cliente - 3 meses',
    ['Excel avançado', 'Atendimento ao cliente'],
    [],
    '2027-02-23',
  ],
  [
    'PDI Renata. Pontos: comunicação nível 2 para 4; gestão do tempo nível 1 para 3. Prazo: 6 meses. Objetivo: ser gerente de loja',
    ['Comunicação 2-4', 'Gestão do tempo 1-3'],
    ['Ser gerente de loja'],
    '2027-05-23',
  ],
  [
    'monte um pdi p/ renata, tem dificuldade de falar em público e precisa apresentar os resultados do mês',
    ['Oratória e apresentações'],
    ['Apresentar os resultados do mês'],
    null,
  ],
  [
    'Preciso de um plano para Renata reduzir filas, treinar 2 pessoas e dominar o novo sistema em 90 dias',
    [],
    ['Reduzir filas', 'Treinar 2 pessoas', 'Dominar o novo sistema'],
    '2027-02-21',
  ],
  [
    'Comunicação: atual 2, desejado 4\nObjetivos:\n- reduzir as filas\n- formar substituta',
    ['Comunicação 2-4'],
    ['Reduzir as filas', 'Formar substituta'],
    null,
  ],
])('as leaders ask: %s', (text, competencies, goals, deadline) => {
  expect(told(text)).toEqual(competencies);
  expect(read(text).goals).toEqual(goals);
  expect(read(text).deadline).toBe(deadline);
});

test('what a request says besides is not lost', () => {
  expect(
    read('Criar PDI com foco em liderança para supervisora recém-chegada da filial de Recife')
      .notes,
  ).toEqual(['Supervisora recém-chegada da filial de Recife']);
});

test('everyday words prove nothing', () => {
  const reading = read('O cliente pediu o resultado do projeto em 01/02/2026');
  expect(reading.competencies).toEqual([]);
});
