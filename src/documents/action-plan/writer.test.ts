import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, formatDay, parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { behavioralProfiles, valuesOf } from '#shared/vocabulary.ts';
import type { DocumentContext } from '../writing/context.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { misconductNotice } from '../knowledge/style.ts';
import {
  actionPlanContentSchema,
  actionPriorities,
  detailLevels,
  type ActionPlanContent,
  type ActionPlanForm,
  type PlannedAction,
} from './contract.ts';
import { actionPlanCorpus, goldCase } from './corpus.ts';
import { judgeActionPlan } from './rubric.ts';
import { actionPlanWriter } from './writer.ts';

const nobodyInParticular = contextWith({ employee: null });

function compose(brief: Brief<ActionPlanForm>, context = nobodyInParticular): ActionPlanContent {
  return actionPlanWriter.compose(brief, context);
}
function faultsOf(brief: Brief<ActionPlanForm>, context: DocumentContext) {
  const { results } = judgeActionPlan(compose(brief, context), brief, context);
  return results.filter(({ passed }) => !passed);
}
function actionsOf({ actions }: ActionPlanContent): PlannedAction[] {
  return actions.filter((action) => typeof action !== 'string');
}
function textOf(content: ActionPlanContent): string {
  return textsOf(content).join('\n');
}
function milestonesOf({ timeline }: ActionPlanContent): string[] {
  return typeof timeline === 'string' ? [] : timeline.milestones;
}

test.each(actionPlanCorpus)('$name: no check fails', ({ brief, context }) => {
  expect(faultsOf(brief, context)).toEqual([]);
});

test.each(actionPlanCorpus)('$name: whole, and the same each time', ({ brief, context }) => {
  const content = compose(brief, context);
  expect(z.parse(actionPlanContentSchema, content)).toEqual(content);
  expect(compose(structuredClone(brief), structuredClone(context))).toEqual(content);
});

test('the corpus is wide enough', () => {
  expect(actionPlanCorpus.length).toBeGreaterThanOrEqual(40);
  expect(new Set(actionPlanCorpus.map(({ name }) => name)).size).toBe(actionPlanCorpus.length);
  const used = (field: 'priority' | 'detailLevel') =>
    new Set(actionPlanCorpus.map(({ brief }) => brief[field]));
  for (const priority of valuesOf(actionPriorities)) expect(used('priority')).toContain(priority);
  for (const level of valuesOf(detailLevels)) expect(used('detailLevel')).toContain(level);
});

test('the reference case: days, owners and words of the leader', () => {
  const content = compose(goldCase.brief, goldCase.context);
  const actions = actionsOf(content);
  expect(content.title).toBe('Reduzir atrasos de entrega');
  expect(content.description).toContain(
    'As áreas atendidas reclamam de datas que mudam sem aviso.',
  );
  expect(content.objectives[0]).toBe(
    'Cumprir as datas combinadas com as áreas atendidas até 18/12/2026',
  );
  expect(content.objectives[1]).toMatch(
    /^Entregas no prazo: linha de base a medir até 25\/11\/2026; meta definida pela liderança até 27\/11\/2026; fonte: .+; acompanhamento semanal$/u,
  );
  expect(actions[0]).toMatchObject({ deadline: '25/11/2026', responsible: 'Liderança da equipe' });
  expect(actions[0]?.task).toContain('no quadro de tarefas da equipe');
  expect(actions.at(-1)).toMatchObject({ deadline: '18/12/2026', priority: 'media' });
  expect(textOf(content)).toContain('a regra para pedidos novos no meio da semana');
  expect(milestonesOf(content)[0]).toBe('27/11/2026 — Datas renegociadas e meta definida');
  expect(content.timeline).toMatchObject({ duration: '25 dias', end: '18/12/2026' });
});

test('the level of detail decides how much there is to do, and how much is said about it', () => {
  const [short, long] = (['resumido', 'detalhado'] as const).map((detailLevel) =>
    actionsOf(compose({ ...goldCase.brief, detailLevel })),
  );
  expect(short?.length).toBeLessThanOrEqual(6);
  expect(long?.length).toBeGreaterThanOrEqual(7);
  expect(short?.every(({ task }) => !task.includes('Como:'))).toBe(true);
  expect(long?.every(({ task }) => /Por quê: .+Como: .+Onde: .+Quanto: /u.test(task))).toBe(true);
});

test.each([
  ['alta', '25/11/2026', 'semanal'],
  ['media', '30/11/2026', 'quinzenal'],
  ['baixa', '07/12/2026', 'mensal'],
] as const)('priority %s begins by %s and is looked at in a rhythm: %s', (priority, day, pace) => {
  const content = compose({ ...goldCase.brief, priority, deadline: '2027-05-28' });
  expect(actionsOf(content)[0]?.deadline).toBe(day);
  expect(textOf(content)).toContain(`acompanhamento ${pace}`);
});

test('a person whom the leader named answers for it, the one that was chosen for the rest', () => {
  const team = { name: 'Rotas', goals: [] };
  const additionalNotes = 'Carla Dias será responsável pelos testes.';
  const brief = {
    title: 'Implantar o novo sistema',
    objective: 'Colocar o novo sistema em uso nas filiais',
    detailLevel: 'detalhado' as const,
    deadline: '2027-03-19',
    additionalNotes,
  };
  const named = actionsOf(compose(brief, contextWith({ employee: null, team })));
  expect(named.find(({ task }) => task.startsWith('Testar'))?.responsible).toBe('Carla Dias');
  const chosen = actionsOf(
    compose(brief, contextWith({ employee: { name: 'Renata Lopes' }, team })),
  );
  const owners = new Set(chosen.map(({ responsible }) => responsible));
  expect(owners).toEqual(new Set(['Liderança da equipe', 'Renata Lopes', 'Carla Dias']));
});

test('a target that the leader typed is not asked for again', () => {
  const { objectives } = compose({
    ...goldCase.brief,
    successMetrics: ['Espera de 12 para 6 minutos', '95% das entregas no prazo', 'NPS'],
  });
  expect(objectives[1]).toMatch(
    /linha de base de 12 minutos, a conferir até .+; meta de 6 minutos, a alcançar até 18/u,
  );
  expect(objectives[2]).toContain('meta de 95%, a alcançar até 18/12/2026');
  expect(objectives[3]).toContain('meta definida pela liderança');
});

test('a target that stands in the objective is that of the metric it speaks of', () => {
  const { objectives } = compose({
    ...goldCase.brief,
    objective: 'Baixar a inadimplência de 18% para 10%',
    successMetrics: ['Inadimplência', 'Acordos cumpridos'],
  });
  expect(objectives[1]).toContain('linha de base de 18%, a conferir');
  expect(objectives[1]).toContain('meta de 10%, a alcançar até 18/12/2026');
  expect(objectives[2]).toContain('meta definida pela liderança');
});

test('no action falls due during an absence that the notes announce', () => {
  const content = compose({
    ...goldCase.brief,
    deadline: '2027-02-26',
    detailLevel: 'detalhado',
    additionalNotes: 'Férias coletivas de 21/12 a 10/01/2027.',
  });
  const days = actionsOf(content).map(({ deadline }) => parseDay(deadline) ?? '');
  expect(days.filter((day) => day >= '2026-12-21' && day <= '2027-01-10')).toEqual([]);
  expect(textOf(content)).toContain('nenhuma ação deste plano vence nesse período');
});

test('where nobody said what the plan is for, it says so and asks', () => {
  const { objectives, suggestions, title } = compose({});
  expect(title).toBe('Plano de Ação');
  expect(objectives[0]).toContain('Definir com a equipe');
  expect(suggestions[0]).toContain('ainda não tem objetivo');
  expect(suggestions.at(-1)).toMatch(/^Para um resultado mais preciso, informe: objetivo/u);
});

test('a team without a form is helped to its own goal', () => {
  const context = contextWith({
    employee: null,
    team: { name: 'Loja', goals: ['Reduzir perdas'] },
  });
  const { title, objectives, suggestions } = compose({}, context);
  expect(title).toBe('Plano de ação: reduzir perdas');
  expect(objectives[0]).toContain('Reduzir perdas até 22/01/2027');
  expect(suggestions[0]).toContain('deduzido');
});

test('a free text gives objective, deadline and context', () => {
  const { title, objectives, description } = compose({
    freeText:
      'Quero um plano de ação para reduzir o absenteísmo da linha 3 até 30/03/2027. As faltas se concentram nas segundas.',
  });
  expect(title).toBe('Plano de ação: reduzir o absenteísmo da linha 3');
  expect(objectives[0]).toBe('Reduzir o absenteísmo da linha 3 até 30/03/2027');
  expect(description).toContain('As faltas se concentram nas segundas.');
  expect(description).not.toContain('Quero um plano');
});

test('a term that the leader typed is not followed by a second one', () => {
  const [objective] = compose({
    ...goldCase.brief,
    objective: 'Rematricular até o fim de janeiro',
  }).objectives;
  expect(objective).toBe('Rematricular até o fim de janeiro. Prazo: 18/12/2026');
});

test('a deadline that has passed counts as absent, and the leader is told', () => {
  const { timeline, suggestions } = compose({ ...goldCase.brief, deadline: '2020-01-01' });
  expect(timeline).toMatchObject({ end: '22/01/2027' });
  expect(suggestions[0]).toContain('já passou');
});

test('a sensitive datum is dropped, the fact stays, and the leader is told', () => {
  const content = compose({
    ...goldCase.brief,
    context: 'Renata está grávida. Os pedidos atrasam.',
    challenges: 'Duas pessoas afastadas por depressão',
  });
  const text = textOf(content);
  expect(text).toContain('Os pedidos atrasam');
  expect(text).not.toMatch(/grávida|depressão/u);
  expect(text).toContain('Retiramos uma informação pessoal');
});

test('a report of misconduct leads to RH, whatever the plan is about', () => {
  const context = 'Houve relato de assédio no turno da noite.';
  const { suggestions } = compose({ ...goldCase.brief, context });
  expect(suggestions).toContain(`${misconductNotice}.`);
});

test('the diary is pointed to, never quoted', () => {
  const entry = { day: '2026-11-12', text: 'Paulo perdeu o prazo: problema de novo com a fila' };
  const content = compose(goldCase.brief, contextWith({ employee: null, diary: [entry] }));
  expect(textOf(content)).toContain('12/11/2026');
  expect(textOf(content)).not.toContain('Paulo');
});

test('a profile chooses how to accompany and is never named', () => {
  const texts = valuesOf(behavioralProfiles).map((behavioralProfile) =>
    textOf(compose(goldCase.brief, contextWith({ employee: { behavioralProfile } }))),
  );
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts)
    expect(text).not.toMatch(/comunicador|anal[ií]tico|executor|planejador/iu);
});

test('sensitive data and orders do not reach a language model as they are', () => {
  const { system, user } = actionPlanWriter.prompt(
    { ...goldCase.brief, context: 'Renata está grávida. Os pedidos atrasam.' },
    nobodyInParticular,
  );
  expect(user).toContain('Os pedidos atrasam');
  expect(user).not.toContain('grávida');
  expect(system.split(/\s+/u).length).toBeLessThanOrEqual(900);
});

test.each([0, 1, 2, 5, 6, 7, 13, 14, 365, 1096])('a period of %i days keeps its rules', (days) => {
  for (const start of ['2026-11-21', '2026-12-24', '2026-12-31', '2027-02-06', '2028-02-29']) {
    for (const [detailLevel, priority] of [
      ['resumido', 'alta'],
      ['detalhado', 'baixa'],
    ] as const) {
      const context = contextWith({ today: start, employee: null });
      const deadline = addDays(start, days);
      const brief = { ...goldCase.brief, deadline, detailLevel, priority };
      expect(faultsOf(brief, context)).toEqual([]);
      expect(compose(brief, context).timeline).toMatchObject({ end: formatDay(deadline) });
    }
  }
});

/** The composed plan of a brief without the fields that a quick screen does not have. */
function quick(title: string, objective: string) {
  return actionPlanWriter.compose({ title, objective }, contextWith({ employee: null }));
}

test('a quick plan takes its term and its measure from the objective', () => {
  const { objectives, timeline, suggestions } = quick(
    'Absenteísmo',
    'Reduzir o absenteísmo do turno da manhã de 12% para 6% em 3 meses',
  );
  expect(timeline).toMatchObject({ end: '23/02/2027' });
  expect(objectives[1]).toMatch(
    /^Absenteísmo do turno da manhã: linha de base de 12%.+meta de 6%, /u,
  );
  expect(suggestions.join(' ')).not.toContain('O prazo de');
});

test.each([
  ['quero que a equipe seja melhor', 'ainda não diz o que muda'],
  [
    `meu problema é que ${'a gente vende muito e recebe mal e '.repeat(6)} isso`,
    'contado como situação',
  ],
])('an objective that nobody can reach is asked for again: %s', (objective, said) => {
  const { suggestions } = quick('ajuda', objective);
  expect(suggestions.filter((line) => line.includes(said))).toHaveLength(1);
});

test('two days that contradict each other are said', () => {
  const objective = 'Terminar a colheita até 30/07/2027';
  const { suggestions } = actionPlanWriter.compose(
    { title: 'Colheita', objective, deadline: '2027-06-15' },
    contextWith({ employee: null }),
  );
  expect(suggestions.join(' ')).toContain(
    'O objetivo fala em 30/07/2027, e o plano termina em 15/06/2027',
  );
});

test('work that the leader gave to someone by name is an action of the plan, once', () => {
  const { actions, suggestions } = actionPlanWriter.compose(
    {
      title: 'Colheita do café',
      objective: 'Terminar a colheita com menos perda',
      deadline: '2027-06-15',
      detailLevel: 'detalhado',
      additionalNotes:
        'João Pedro de Alcântara e Silva será o responsável pela manutenção das colhedeiras.',
    },
    contextWith({ employee: null }),
  );
  const own = actions.filter(
    (action) =>
      typeof action !== 'string' && action.responsible === 'João Pedro de Alcântara e Silva',
  );
  expect(own).toMatchObject([
    { task: expect.stringMatching(/^Cuidar da manutenção das colhedeiras\./u) },
  ]);
  expect(suggestions.join(' ')).not.toContain('João Pedro');
});

test('a text that was typed in a hurry begins its sentences with a capital', () => {
  const { description, objectives } = actionPlanWriter.compose(
    {
      title: 'MULTAS',
      objective: 'BAIXAR AS MULTAS DA FROTA',
      context:
        'EM OUTUBRO PAGAMOS R$ 14.320,00 EM MULTAS. a rota nao cabe na jornada. ex. a do sul',
    },
    contextWith({ employee: null }),
  );
  expect(description).toMatch(/^.*R\$ 14\.320,00.*\. A rota não cabe na jornada\. ex\. a do sul/iu);
  expect(objectives[0]).toMatch(/^Baixar as multas da frota até/u);
});
