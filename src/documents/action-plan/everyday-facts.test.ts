import { expect, test } from 'vitest';
import { recognizeThemes } from '../knowledge/action-themes.ts';
import { textsOf } from '#shared/json.ts';
import { contextWith, type Pieces } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import type { ActionPlanForm } from './contract.ts';
import { isAbout } from './owners.ts';
import { toldCauses } from './told-causes.ts';
import { toldEvents } from './told-events.ts';
import { actionPlanWriter } from './writer.ts';

const compose = (brief: Brief<ActionPlanForm>, pieces: Pieces = {}) =>
  actionPlanWriter.compose(
    { deadline: '2027-03-31', ...brief },
    contextWith({ employee: null, ...pieces }),
  );
const saidIn = (brief: Brief<ActionPlanForm>, pieces: Pieces = {}) =>
  textsOf(compose(brief, pieces)).join('\n');

test('a goal of another matter shares the time of the team, and nothing else', () => {
  const till = { title: 'Quebra de caixa', objective: 'Reduzir a diferença de caixa nos turnos' };
  const far = saidIn(till, { team: { goals: ['Instalar 400 pontos por mês'] } });
  expect(far).toMatch(/quanto tempo o plano pode tomar sem atrasar a meta da equipe/u);
  expect(far).not.toMatch(/efeito o plano teve|ajudam ou atrapalham/u);
  const near = saidIn(till, { team: { goals: ['Fechar o caixa sem diferença'] } });
  expect(near).toMatch(/Contribui para a meta da equipe|meta registrada da equipe/u);
});

test('a text without an aim does not take one from a goal of another matter', () => {
  const text =
    'olha, o negócio é o seguinte: a coleta seletiva do condomínio não funciona, os moradores misturam tudo. queria um plano pra resolver isso gastando no máximo 2 mil reais';
  const content = compose({ freeText: text }, { team: { goals: ['Renovar 95% dos contratos'] } });
  expect(content.objectives[0]).toContain('Fazer a coleta seletiva do condomínio funcionar');
  expect(content.description).toMatch(/^A coleta seletiva/u);
  expect(content.description).toContain('Verba: no máximo 2 mil reais.');
});

test('dates and spans that do not agree are told', () => {
  const opening = { title: 'Nova loja', objective: 'Abrir a loja em 05/04/2027' };
  expect(saidIn(opening)).toContain('O objetivo fala em 05/04/2027');
  const short = { title: 'Integração', objective: 'Deixar os novos prontos em 30 dias' };
  expect(saidIn({ ...short, deadline: '2026-12-04' })).toContain('O objetivo fala em 30 dias');
  expect(saidIn(short)).not.toContain('O objetivo fala em');
});

test('figures: what is late is no baseline of what is in order, and 9 of 9 is a target', () => {
  const lines = compose({
    title: 'Reciclar vigilantes',
    objective: 'Reciclar os vigilantes',
    context: '22 reciclagens vencem em janeiro.',
    successMetrics: ['Reciclagens em dia', 'POPs revisados: 9 de 9', 'Reprovação em Cálculo I'],
  }).objectives.join('\n');
  expect(lines).not.toContain('linha de base de 22');
  expect(lines).toContain('meta de 9 de 9');
});

test.each([
  ['O defeito mais comum é costura torta na gola, vem da célula 2.', ['costura torta na gola']],
  [
    'Falta equipe, mobiliário e sistema.',
    ['falta de equipe', 'falta de mobiliário', 'falta de sistema'],
  ],
  ['A loja abriu em maio.', []],
])('%s: %j is known to be wrong', (sentence, causes) => {
  expect(toldCauses([sentence])).toEqual(causes);
});

test('what falls on a day is said as what it is', () => {
  const period = { today: '2026-11-23', deadline: '2027-03-31' };
  const events = toldEvents(
    [
      'Freeze de deploy até 05/12.',
      'contrato com o operador vence em 28/02',
      'Reunião com os terceirizados já marcada para 02/12 às 8h.',
    ],
    period,
  );
  expect(events.map(({ text }) => text)).toEqual([
    'Último dia: freeze de deploy',
    'Contrato com o operador vence',
    'Reunião com os terceirizados, às 8h',
  ]);
});

test('a note on somebody away is kept where that person answers for an action', () => {
  const text = saidIn({
    title: 'Rastrear a temperatura das coletas',
    objective: 'Registrar a temperatura das coletas',
    additionalNotes:
      'A Luzia vai cuidar dos dataloggers. Férias da Luzia de 04/01 a 18/01. Owner do contrato: Thaís Yamaguchi.',
  });
  expect(text).toContain('Férias da Luzia de 04/01 a 18/01');
  expect(text).toContain('Luzia');
});

test('a contract is no contact, and a test is testing', () => {
  expect(isAbout('do contrato', 'Unir os contatos repetidos')).toBe(false);
  expect(isAbout('testes', 'Testar com um grupo pequeno')).toBe(true);
});

test.each([
  ['Reduzir a diferença de caixa depois da troca de turno das 14h', 'caixa'],
  ['Baixar o lead time de devolução e o custo por RMA', 'devoluções'],
  ['Receber 40 visitas escolares no museu', 'visitas'],
  ['Reduzir a evasão do 1º período da licenciatura', 'permanência'],
  ['Manter quatro operadores por turno na noite', 'escala'],
])('%s: theme %s', (text, id) => {
  expect(recognizeThemes([{ text, weight: 2 }])[0].id).toBe(id);
});

test('a value without an action of its own is agreed on, not tied to any', () => {
  const text = saidIn(
    { title: 'Nova loja', objective: 'Abrir a loja do shopping em março' },
    { company: { values: ['Alegria de servir'] } },
  );
  expect(text).toMatch(
    /como o valor “Alegria de servir” aparece neste plano|valor “Alegria de servir”: /u,
  );
});
