import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { behavioralProfiles, valuesOf } from '#shared/vocabulary.ts';
import type { DocumentContext } from '../writing/context.ts';
import { datesIn } from '../writing/rubric-text.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { pdiNotice } from '../knowledge/style.ts';
import { textOf } from '../contracts.ts';
import { readBrief } from '../writing/brief.ts';
import { pdi, pdiContentSchema, type PdiForm } from './contract.ts';
import { goldCase } from './corpus/gold.ts';
import { pdiCorpus } from './corpus.ts';
import { judgePdi, pdiChecks } from './rubric.ts';
import { goalSort } from './goals/sorts.ts';
import { pdiWriter } from './writer.ts';

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9'];

function faultsOf(brief: Brief<PdiForm>, context: DocumentContext) {
  const { results } = judgePdi(pdiWriter.compose(brief, context), brief, context);
  return results.filter(({ passed }) => !passed);
}

test.each(pdiCorpus)('$name: no check fails', ({ brief, context }) => {
  expect(faultsOf(brief, context)).toEqual([]);
});

test.each(pdiCorpus)('$name: whole, the same each time, the notice last', ({ brief, context }) => {
  const content = pdiWriter.compose(brief, context);
  expect(z.parse(pdiContentSchema, content)).toEqual(content);
  expect(pdiWriter.compose(structuredClone(brief), structuredClone(context))).toEqual(content);
  expect(content.suggestions.at(-1)).toBe(pdiNotice);
});

test('the corpus is wide enough', () => {
  expect(pdiCorpus.length).toBeGreaterThanOrEqual(45);
  expect(new Set(pdiCorpus.map(({ name }) => name)).size).toBe(pdiCorpus.length);
  expect(pdiChecks).toHaveLength(15);
});

test('the reference case: dates by the percentages of the period, on business days', () => {
  const { competencies, period, timeline } = pdiWriter.compose(goldCase.brief, goldCase.context);
  expect(period).toBe('23/11/2026 a 31/05/2027');
  const [delegation, communication] = competencies.map(({ actions }) =>
    actions.map((action) => datesIn(action)[0]),
  );
  expect(delegation).toEqual([
    '2026-12-21',
    '2027-01-08',
    '2027-02-05',
    '2027-03-05',
    '2027-04-02',
  ]);
  expect(communication).toEqual(['2026-12-30', '2027-02-16', '2027-05-12']);
  const milestones = typeof timeline === 'string' ? [] : timeline.milestones;
  expect(milestones.map((text) => text.slice(0, 10))).toEqual([
    '21/12/2026',
    '25/02/2027',
    '02/04/2027',
    '31/05/2027',
  ]);
});

test('the reference case: what the leader and the company said is tied to the plan', () => {
  const content = pdiWriter.compose(goldCase.brief, goldCase.context);
  expect(content.competencies.map(({ name }) => name)).toEqual(['Delegação', 'Comunicação']);
  expect(content.goals[0]).toContain('meta da equipe de reduzir o tempo de espera nos caixas');
  const text = textsOf(content).join('\n');
  expect(text).toContain('o que a troca de sistema mudou no plano');
  expect(text).toContain('“palavra cumprida”');
  expect(text).toContain('uma entrega que prepare para assumir a coordenação da frente de caixa');
  expect(text).toContain('um ponto fixo sobre as filas nos horários de pico');
  expect(text).toContain('duas conversas sobre a troca de sistema');
  expect(text).not.toMatch(/planejador/iu);
});

test('the way to go decides how much there is to do', () => {
  const counts = [0, 1, 2, 3, 4].map((distance) => {
    const competencies = [{ name: 'Vendas', currentLevel: 1, targetLevel: 1 + distance }];
    const content = pdiWriter.compose({ ...goldCase.brief, competencies }, goldCase.context);
    return content.competencies[0]?.actions.length;
  });
  expect(counts).toEqual([2, 3, 5, 7, 7]);
});

test('who is at level 3 or 4 is not given the first steps', () => {
  const practice = (currentLevel: number) => {
    const competencies = [{ name: 'Comunicação', currentLevel, targetLevel: currentLevel + 1 }];
    const { competencies: made } = pdiWriter.compose({ competencies }, contextWith());
    return made[0]?.actions.find((action) => action.startsWith('[Prática]'));
  };
  expect(practice(2)).toContain('resumo de três linhas');
  expect(practice(3)).toContain('atualização semanal');
  expect(practice(4)).toContain('outro setor');
});

test('no action falls due during an absence that the notes announce', () => {
  const content = pdiWriter.compose(
    { ...goldCase.brief, additionalNotes: 'Férias de 01/02 a 28/02' },
    goldCase.context,
  );
  const days = content.competencies.flatMap(({ actions }) => actions.flatMap(datesIn));
  expect(days.filter((day) => day?.startsWith('2027-02'))).toEqual([]);
});

test('what the previous plan asked for is not asked for again', () => {
  const first = pdiWriter.compose(goldCase.brief, goldCase.context);
  const action = first.competencies[0]?.actions[1]?.replace(/ —.*$/u, '') ?? '';
  const text = `PDI\n\nDelegação (nível atual 1, nível desejado 3)\n- ${action}`;
  const context = { ...goldCase.context, latestPdi: { day: '2026-05-04', text } };
  const again = pdiWriter.compose(goldCase.brief, context);
  expect(textsOf(again.competencies).filter((item) => item.startsWith(action))).toEqual([]);
  expect(again.suggestions.join('\n')).toContain('reconhecer o avanço em Delegação');
});

test('the previous plan is read back from its own plain text', () => {
  const text = textOf('pdi', pdiWriter.compose(goldCase.brief, goldCase.context));
  const context = { ...goldCase.context, latestPdi: { day: '2026-05-04', text } };
  const competencies = [
    { name: 'Comunicação', currentLevel: 4, targetLevel: 5 },
    { name: 'Vendas', currentLevel: 1, targetLevel: 2 },
  ];
  const told = pdiWriter
    .compose({ ...goldCase.brief, competencies }, context)
    .suggestions.filter((suggestion) => suggestion.includes('04/05/2026'));
  expect(told).toEqual([
    'Pauta da primeira conversa: reconhecer o avanço em Comunicação (nível 3 no PDI de 04/05/2026, nível 4 agora); decidir com Renata se Delegação, que estava no PDI de 04/05/2026, volta no próximo ciclo.',
  ]);
});

test('a sensitive datum is dropped, the fact stays, and the leader is told', () => {
  const content = pdiWriter.compose(
    { ...goldCase.brief, goals: ['Retomar o ritmo após a cirurgia'] },
    goldCase.context,
  );
  const text = textsOf(content).join('\n');
  expect(text).toContain('Retomar o ritmo');
  expect(text).not.toContain('cirurgia');
  expect(text).toContain('Retiramos uma informação pessoal');
});

test('sensitive data and identifiers do not reach a language model', () => {
  const { user } = pdiWriter.prompt(
    { ...goldCase.brief, goals: ['Retomar o ritmo após a cirurgia'] },
    {
      ...goldCase.context,
      diary: [{ day: '2026-11-12', text: 'Renata está grávida. Conduziu bem a reunião.' }],
    },
  );
  expect(user).toContain('Retomar o ritmo');
  expect(user).toContain('Conduziu bem a reunião');
  expect(user).toContain('Renata Lopes');
  expect(user).not.toMatch(/cirurgia|grávida|"e1"/u);
});

test('the diary is pointed to, never quoted', () => {
  const entry = {
    day: '2026-11-12',
    text: 'Renata esqueceu de avisar Paulo: problema na comunicação',
  };
  const content = pdiWriter.compose(goldCase.brief, { ...goldCase.context, diary: [entry] });
  const text = textsOf(content).join('\n');
  expect(text).toContain('12/11/2026');
  expect(text).not.toMatch(/Paulo|esqueceu/u);
});

const today = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days));
const words = fc.constantFrom(
  ...`Reduzir Aumentar Aprender Assumir Melhorar Vender filas custos equipe relatórios clientes inglês prazos
  a o de para com loja coordenação qualidade 10% rápido {nome} null R$ 2027 ??? — “aspas” VENDAS`.split(
    /\s+/u,
  ),
);
const phrase = fc.array(words, { minLength: 1, maxLength: 9 }).map((list) => list.join(' '));
const anyText = fc.oneof(
  { weight: 4, arbitrary: phrase },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
);
const lines = (maxLength: number) => fc.array(anyText, { maxLength });
const typed = anyText.map((text) => text.trim()).filter((text) => text !== '');

const input = today.chain((day) =>
  fc.record({
    today: fc.constant(day),
    deadline: fc.integer({ min: 0, max: 1096 }).map((days) => addDays(day, days)),
    goals: fc.array(typed, { minLength: 1, maxLength: 5 }),
    competencies: fc.array(
      fc.record({
        name: fc.oneof(typed, fc.constantFrom('Comunicação', 'Delegação', 'Excel', 'Vendas')),
        currentLevel: fc.integer({ min: 1, max: 5 }),
        targetLevel: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    additionalNotes: fc.oneof(fc.constant(''), typed),
    name: fc.oneof(fc.constantFrom('Renata Lopes', 'Ícaro', 'Dr. João Silva'), typed),
    profile: fc.constantFrom(null, ...valuesOf(behavioralProfiles)),
    values: lines(3),
    teamGoals: lines(3),
    objectives: lines(3),
  }),
);

test('whatever is typed, no blocking check fails and most others hold', () => {
  let checks = 0;
  let faults = 0;
  fc.assert(
    fc.property(input, ({ today: day, name, profile, values, teamGoals, objectives, ...form }) => {
      const brief = { employeeId: 'e', ...form };
      const context = contextWith({
        today: day,
        company: { values },
        team: { goals: teamGoals },
        employee: { name, behavioralProfile: profile, objectives },
      });
      const content = pdiWriter.compose(brief, context);
      expect(z.parse(pdiContentSchema, content)).toEqual(content);
      expect(pdiWriter.compose(brief, context)).toEqual(content);
      const { results } = judgePdi(content, brief, context);
      const wrong = results.filter(({ passed }) => !passed);
      expect(wrong.filter(({ id }) => blocking.includes(id))).toEqual([]);
      checks += results.length;
      faults += wrong.length;
    }),
    { numRuns: 120, seed: 20261123 },
  );
  expect(1 - faults / checks).toBeGreaterThanOrEqual(0.95);
});

test.each([0, 1, 2, 20, 21, 365, 1096])('a period of %i days keeps its dates', (days) => {
  for (const start of ['2026-11-21', '2026-12-31', '2028-02-28', '2028-02-29']) {
    const context = contextWith({ today: start });
    const brief = { ...goldCase.brief, deadline: addDays(start, days) };
    expect(faultsOf(brief, context)).toEqual([]);
    const { period } = pdiWriter.compose(brief, context);
    expect(period).toBe(`${formatDay(start)} a ${formatDay(brief.deadline)}`);
  }
});

test('a request in words gives the plan that it asks for', () => {
  const prompt =
    'PDI para Renata: Comunicação 3->4, Delegação de 2 para 4 e liderança (nível 2 → 3) até 31/05/2027, para reduzir as filas e assumir a coordenação da frente de caixa';
  const brief = readBrief(pdi, prompt);
  const { competencies, goals, period, suggestions } = pdiWriter.compose(brief, goldCase.context);
  expect(
    competencies.map((item) => `${item.name} ${item.currentLevel}-${item.targetLevel}`),
  ).toEqual(['Delegação 2-4', 'Comunicação 3-4', 'Liderança 2-3']);
  expect(goals.map((goal) => goal.split(/[.:]/u)[0])).toEqual([
    'Reduzir as filas',
    'Assumir a coordenação da frente de caixa',
  ]);
  expect(period).toBe('23/11/2026 a 31/05/2027');
  expect(suggestions.join(' ')).not.toContain('ponto de partida');
});

test('the longest form is read in little time, and the plan stays a plan', () => {
  const long = 'Reduzir os erros de separação (com 1 -> 2) nos horários de pico. '.repeat(300);
  const brief = {
    deadline: '2027-05-31',
    goals: Array.from({ length: 200 }, (_, index) => `Reduzir a fila de número ${index}`),
    competencies: Array.from({ length: 50 }, (_, index) => ({
      name: `Competência ${index} ${long.slice(0, 900)}`,
      currentLevel: 1,
      targetLevel: 5,
    })),
    additionalNotes: long,
    freeText: long.repeat(5),
  };
  const content = pdiWriter.compose(brief, goldCase.context);
  expect(content.competencies).toHaveLength(50);
  expect(JSON.stringify(content).length).toBeLessThan(1_000_000);
});

test('a deadline that has passed counts as absent', () => {
  const { period } = pdiWriter.compose({ deadline: '2020-01-01' }, contextWith());
  expect(period).toBe('23/11/2026 a 23/05/2027');
});

test.each([
  ['Assumir a coordenação da frente de caixa', 'assume'],
  ['Ser supervisora de loja', 'assume'],
  ['Tornar-se líder da equipe', 'assume'],
  ['Ser melhor', 'other'],
  ['Virar referência em estatística na empresa', 'other'],
  ['Formar um sucessor', 'teach'],
  ['Devolver os planos de aula em até 5 dias', 'within'],
  ['Passar de júnior para pleno', 'assume'],
  ['Formar-se em administração', 'learn'],
])('%s is a goal of the sort %s', (goal, sort) => {
  expect(goalSort(goal)).toBe(sort);
});
