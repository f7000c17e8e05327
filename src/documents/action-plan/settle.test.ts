import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { contextWith } from '../writing/sample-context.ts';
import { actionPlanContentSchema, type ActionPlanContent, type PlannedAction } from './contract.ts';
import { actionPlanCorpus, goldCase } from './corpus.ts';
import { judgeActionPlan } from './rubric.ts';
import { actionCounts } from './rules.ts';
import { actionPlanWriter } from './writer.ts';

const { compose, settle } = actionPlanWriter;
const { brief, context } = goldCase;
const good = compose(brief, context);

function settled(change: (content: ActionPlanContent) => void): ActionPlanContent {
  const copy = structuredClone(good);
  change(copy);
  return settle(copy, brief, context);
}
function actionsOf({ actions }: ActionPlanContent): PlannedAction[] {
  return actions.filter((action) => typeof action !== 'string');
}
function edit(content: ActionPlanContent, at: number, change: Partial<PlannedAction>): void {
  const action = actionsOf(content)[at];
  if (!action) throw new Error('there are actions');
  Object.assign(action, change);
}

test.each(actionPlanCorpus)(
  '$name: what is right is left alone',
  ({ brief: asked, context: about }) => {
    const content = compose(asked, about);
    expect(settle(content, asked, about)).toEqual(content);
  },
);

test('title, period and the words of the leader come back', () => {
  const content = settled((wrong) => {
    wrong.title = 'Plano';
    wrong.objectives = ['Entregar melhor', 'Entregas no prazo: acompanhar'];
    wrong.suggestions = ['Conversar com a equipe.'];
    wrong.timeline = 'Um mês, mais ou menos';
    edit(wrong, 0, { task: 'Listar as entregas em atraso' });
  });
  expect(content.title).toBe('Reduzir atrasos de entrega');
  expect(content.objectives).toEqual([
    'Cumprir as datas combinadas com as áreas atendidas até 18/12/2026',
    'Entregar melhor',
    expect.stringMatching(
      /^Entregas no prazo: linha de base .+ fonte: .+ acompanhamento semanal$/u,
    ),
  ]);
  expect(content.suggestions[0]).toBe('Conversar com a equipe.');
  expect(content.suggestions[1]).toMatch(/^Risco: pedidos novos no meio da semana\. Resposta: \S/u);
  expect(content.suggestions[2]).toContain('o quadro de tarefas da equipe');
  expect(content.timeline).toMatchObject({
    duration: '25 dias',
    start: '23/11/2026',
    end: '18/12/2026',
  });
  expect(judgeActionPlan(content, brief, context).publishable).toBe(true);
});

test('an objective that was half said gives way to the typed one', () => {
  const { objectives } = settled((wrong) => {
    wrong.objectives[0] = 'Cumprir as datas combinadas com as áreas';
  });
  expect(objectives.filter((item) => item.startsWith('Cumprir'))).toEqual([
    'Cumprir as datas combinadas com as áreas atendidas até 18/12/2026',
  ]);
});

test('days of another calendar come back into the period', () => {
  const content = settled((wrong) => {
    edit(wrong, 0, { deadline: '10/12/2026' });
    edit(wrong, 1, { deadline: '31/12/2027' });
    edit(wrong, 2, { deadline: 'em breve' });
    edit(wrong, 3, { deadline: '06/12/2026' });
    wrong.description = 'Tudo pronto em 31/12/2027.';
    wrong.suggestions = ['Rever em 31/06/2027.'];
    wrong.timeline = {
      duration: 'um ano',
      start: '01/01/2020',
      end: '31/12/2027',
      milestones: ['28/02/2028 — Fim', '05/12/2026 — Meio', 'sem data'],
    };
  });
  expect(
    actionsOf(content)
      .slice(0, 4)
      .map(({ deadline }) => deadline),
  ).toEqual(['25/11/2026', '27/11/2026', '01/12/2026', '04/12/2026']);
  expect(content.timeline).toMatchObject({ start: '23/11/2026', end: '18/12/2026' });
  expect(content.timeline).toMatchObject({
    milestones: expect.arrayContaining(['04/12/2026 — Meio', '18/12/2026 — Fim']) as string[],
  });
  expect(content.suggestions[0]).toBe('Rever em 18/12/2026.');
  expect(content.description).toBe('Tudo pronto em 18/12/2026.');
});

test('what all falls due on the last day is spread over the period', () => {
  const content = settled((wrong) => {
    for (const action of actionsOf(wrong)) action.deadline = '18/12/2026';
  });
  const days = actionsOf(content).map(({ deadline }) => deadline);
  expect(new Set(days).size).toBe(days.length);
});

test.each([
  ['Todos', /^Responsável a definir pela liderança até 25\/11\/2026$/u],
  ['a equipe', /^Equipe \(uma pessoa responsável, a definir até 25\/11\/2026\)$/u],
  ['Marta Figueiredo', /^Responsável a definir pela liderança/u],
  ['RH', /^RH$/u],
  ['Liderança da equipe', /^Liderança da equipe$/u],
  ['Área parceira (Compras)', /^Área parceira \(Compras\)$/u],
])('%s answers as it should', (responsible, expected) => {
  const content = settled((wrong) => edit(wrong, 1, { responsible }));
  expect(actionsOf(content)[1]?.responsible).toMatch(expected);
});

test('a person whom the leader named stays', () => {
  const named = { ...brief, additionalNotes: 'Marta Figueiredo cuida do quadro.' };
  const content = structuredClone(good);
  edit(content, 1, { responsible: 'Marta Figueiredo' });
  expect(actionsOf(settle(content, named, context))[1]?.responsible).toBe('Marta Figueiredo');
});

test('an action in plain text gets a day, someone who answers, and a priority', () => {
  const content = settled((wrong) => void (wrong.actions[1] = 'Renegociar as datas'));
  expect(content.actions[1]).toEqual({
    task: 'Renegociar as datas',
    deadline: '27/11/2026',
    responsible: 'Responsável a definir pela liderança até 25/11/2026',
    priority: 'alta',
  });
});

test('what was taken out of the form is said', () => {
  const asked = { ...brief, context: 'Renata está grávida. Os pedidos atrasam.' };
  const { suggestions } = settle(good, asked, context);
  expect(suggestions.filter((item) => item.startsWith('Retiramos'))).toHaveLength(1);
});

const line = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '30/02/2027 — Marco',
    '01/12/2026 — Marco',
    'Entregas no prazo',
    'Risco: pedidos. Resposta: nada',
    'todos',
    'Marta Figueiredo',
  ),
);
const lines = fc.array(line, { maxLength: 8 });
const written = fc.record({
  title: line,
  description: line,
  objectives: lines,
  actions: fc.array(
    fc.oneof(line, fc.record({ task: line, deadline: line, responsible: line, priority: line })),
    { maxLength: 12 },
  ),
  timeline: fc.oneof(
    line,
    fc.record({ duration: line, start: line, end: line, milestones: lines }),
  ),
  suggestions: lines,
});

test('whatever a model writes, settling twice is settling once, and keeps the rules of days', () => {
  fc.assert(
    fc.property(
      written,
      fc.constantFrom(...actionPlanCorpus),
      (answer, { brief: asked, context: about }) => {
        const content = z.parse(actionPlanContentSchema, answer);
        const once = settle(content, asked, about);
        expect(settle(once, asked, about)).toEqual(once);
        const { results } = judgeActionPlan(once, asked, about);
        const days = actionsOf(once).map(({ deadline }) => parseDay(deadline) ?? '');
        expect(days.every((day) => day >= about.today)).toBe(true);
        const broken = results.filter(
          ({ id, passed }) => !passed && ['G1', 'G6', 'A6', 'A8', 'A10'].includes(id),
        );
        expect(broken).toEqual([]);
        const [fewest, most] = actionCounts[asked.detailLevel ?? 'resumido'];
        const isAsked = textsOf(asked).join('').trim() !== '';
        if (!isAsked) return;
        expect(once.actions.length).toBeGreaterThanOrEqual(fewest);
        expect(once.actions.length).toBeLessThanOrEqual(most);
      },
    ),
    { numRuns: 150, seed: 20261123 },
  );
});

test('actions that are missing come before the closing one; none that is there is said again', () => {
  const [first, second, third] = actionsOf(good);
  const last = actionsOf(good).at(-1);
  const content = settled((wrong) => {
    wrong.actions = [first, second, last].filter((action) => action !== undefined);
  });
  const tasks = actionsOf(content).map(({ task }) => task);
  expect(tasks).toHaveLength(4);
  expect(tasks.slice(0, 2)).toEqual([first?.task, second?.task]);
  expect(tasks[2]).toBe(third?.task);
  expect(tasks.at(-1)).toBe(last?.task);
  const { results } = judgeActionPlan(content, brief, context);
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
});

test('actions that are too many are left for later, and named', () => {
  const extra = ['Publicar o boletim', 'Comprar etiquetas', 'Visitar o depósito'];
  const content = settled((wrong) => {
    const more = extra.map((task) => ({ ...actionsOf(good)[1]!, task }));
    wrong.actions = [...wrong.actions.slice(0, 4), ...more, ...wrong.actions.slice(-1)];
  });
  const tasks = actionsOf(content).map(({ task }) => task);
  expect(tasks).toHaveLength(6);
  expect(tasks.at(-1)).toBe(actionsOf(good).at(-1)?.task);
  const postponed = content.suggestions.filter((each) => each.startsWith('Ficou para depois'));
  expect(postponed).toEqual([expect.stringMatching(/“Comprar etiquetas” e “Visitar o depósito”/u)]);
});

test('nothing is made up where nothing was asked', () => {
  const empty = z.parse(actionPlanContentSchema, {});
  const content = settle(empty, {}, contextWith({ employee: null }));
  expect(content.actions).toEqual([]);
  expect(content.objectives).toEqual([]);
  expect(textsOf(content.suggestions)).toEqual([]);
});
