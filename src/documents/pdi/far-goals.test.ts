import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { contextWith, type Pieces } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { competency } from './corpus/case.ts';
import type { PdiForm } from './contract.ts';
import { pdiWriter } from './writer.ts';

const compose = (brief: Brief<PdiForm>, pieces: Pieces = {}) =>
  pdiWriter.compose({ deadline: '2027-05-28', ...brief }, contextWith(pieces));
const actionsOf = (content: ReturnType<typeof compose>) =>
  textsOf(content.competencies.map(({ actions }) => actions)).join('\n');

test('no action is tied to a goal of the team that the person has nothing to do with', () => {
  const fibre = {
    goals: ['Reduzir os chamados que voltam'],
    competencies: [competency('Fusão de fibra óptica', 3, 5), competency('Comunicação', 2, 3)],
  };
  const employee = { name: 'Kauê Batista', position: 'Técnico de Fibra' };
  const goals = ['Vender 50 planos empresariais por mês', 'Reduzir o consumo de combustível'];
  const actions = actionsOf(compose(fibre, { employee, team: { goals } }));
  expect(actions).toContain('chamados');
  expect(actions).not.toMatch(/planos empresariais|combustível/u);
  const near = { goals: ['Responder aos chamados em quatro horas'] };
  expect(actionsOf(compose(fibre, { employee, team: near }))).toContain('chamados');
});

test('a course or a diploma is nothing that an action of the team helps to', () => {
  const content = compose(
    { goals: ['Baixar a perda de leite'], competencies: [competency('Manejo de ordenha', 3, 4)] },
    { employee: { objectives: ['Fazer técnico em agropecuária'] } },
  );
  expect(actionsOf(content)).not.toContain('agropecuária');
});

test('closing a till is no sale, and a safety standard is kept at work', () => {
  const till = compose({
    goals: ['X e Y'],
    competencies: [competency('Fechamento de caixa', 1, 3)],
  });
  expect(actionsOf(till)).not.toMatch(/objeç|vendas/u);
  const norm = compose({ goals: ['X e Y'], competencies: [competency('NR-13', 2, 4)] });
  expect(actionsOf(norm)).toMatch(/segurança/u);
  expect(actionsOf(norm)).not.toContain('NR-13 fez falta');
});

test('a long absence in the middle does not press the dates together before it', () => {
  const content = compose({
    goals: ['Renovar as apólices'],
    competencies: [competency('Negociação', 2, 4)],
    deadline: '2027-09-30',
    additionalNotes: 'Licença de 01/02 a 30/06.',
  });
  const days = [...actionsOf(content).matchAll(/— até (\S{10})\./gu)].map(([, day]) => day);
  expect(days.length).toBeGreaterThan(3);
  expect(new Set(days).size).toBe(days.length);
});

test('what somebody wants to see done is a goal', () => {
  const { goals } = compose({
    freeText:
      'PDI da Cida, revisora, em 4 meses queria ela treinando duas pessoas e anotando os defeitos no tablet',
  });
  expect(goals[0]).toContain('Treinar duas pessoas');
  expect(goals[1]).toContain('Anotar os defeitos no tablet');
});

test('without a form, what the last feedback asks for comes before what suits the profile', () => {
  const { competencies } = compose(
    {},
    {
      employee: { position: 'Instrumentadora', behavioralProfile: 'planejador' },
      latestFeedback: { day: '2026-10-02', text: 'Precisa avisar antes quando falta material.' },
    },
  );
  expect(competencies.map(({ name }) => name)).toContain('Comunicação');
});

test('what a person wrote of their own is said of them', () => {
  const content = compose(
    { goals: ['Aumentar o ticket médio'], competencies: [competency('Colorimetria', 2, 4)] },
    { employee: { objectives: ['abrir meu próprio salão'] } },
  );
  const text = textsOf(content).join('\n');
  expect(text).toContain('abrir o próprio salão');
  expect(text).not.toContain('meu próprio');
});
