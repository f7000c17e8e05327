import { expect, test } from 'vitest';
import type { ActionPlanContent, PlannedAction } from './contract.ts';
import { goldCase } from './corpus.ts';
import { judgeActionPlan } from './rubric.ts';
import { actionPlanWriter } from './writer.ts';

/*
 * One planted fault for each check: a check that cannot fail proves nothing.
 */

const brief = { ...goldCase.brief, detailLevel: 'detalhado' as const };
const context = {
  ...goldCase.context,
  company: { ...goldCase.context.company, values: ['palavra cumprida'] },
};
const good = actionPlanWriter.compose(brief, context);

type Timeline = Extract<ActionPlanContent['timeline'], object>;

function changed(change: (content: ActionPlanContent) => void): ActionPlanContent {
  const copy = structuredClone(good);
  change(copy);
  return copy;
}
function timelineOf(content: ActionPlanContent): Timeline {
  if (typeof content.timeline === 'string') throw new Error('the composer writes an object');
  return content.timeline;
}
function actionsOf(content: ActionPlanContent): PlannedAction[] {
  return content.actions.map((action) => {
    if (typeof action === 'string') throw new Error('the composer writes objects');
    return action;
  });
}
function failed(content: unknown): string[] {
  const { results } = judgeActionPlan(content as ActionPlanContent, brief, context);
  return results.filter(({ passed }) => !passed).map(({ id }) => id);
}
function edit(
  content: ActionPlanContent,
  at: number,
  change: (action: PlannedAction) => void,
): void {
  const action = actionsOf(content).at(at);
  if (!action) throw new Error('there are actions');
  change(action);
}

const faults: Record<string, (content: ActionPlanContent) => void> = {
  G1: (content) => void (content.objectives[0] = '  '),
  G2: (content) => void content.suggestions.push('Fazer um kickoff com os stakeholders.'),
  G3: (content) => void content.suggestions.push('Conversar com {nome} sobre o plano.'),
  G4: (content) => void content.suggestions.push('Conversar com Marta Figueiredo antes.'),
  G5: (content) => void content.suggestions.push('Reduzir os atrasos em 35% até o fim do plano.'),
  G6: (content) => void content.suggestions.push('Rever o plano em 31/06/2027.'),
  G7: (content) =>
    edit(content, 0, (action) => (action.task = action.task.replace(/ no quadro[^.]*/u, ''))),
  G8: (content) => {
    content.suggestions = content.suggestions.filter((item) => !item.includes('palavra cumprida'));
  },
  G9: (content) => void content.suggestions.push('Considerar que a pessoa está com depressão.'),
  G10: (content) => void content.suggestions.push(good.suggestions[0] ?? ''),
  A1: (content) => void (content.objectives[0] = 'Cumprir as datas combinadas com as áreas'),
  A2: (content) => void (content.actions = content.actions.slice(0, 5)),
  A3: (content) => edit(content, 1, (action) => (action.deadline = '31/12/2026')),
  A4: (content) => edit(content, 0, (action) => (action.deadline = '04/12/2026')),
  A5: (content) => actionsOf(content).forEach((action) => (action.deadline = '18/12/2026')),
  A6: (content) => void (content.objectives[1] = 'Entregas no prazo: meta até 27/11/2026'),
  A7: (content) => {
    content.suggestions = content.suggestions.map((item) =>
      item.startsWith('Risco: pedidos novos') ? 'Risco: pedidos novos no meio da semana.' : item,
    );
  },
  A8: (content) => {
    timelineOf(content).milestones = timelineOf(content).milestones.toReversed();
  },
  A9: (content) => edit(content, -1, (action) => (action.task = 'Comemorar com a equipe')),
  A10: (content) => edit(content, 1, (action) => (action.responsible = 'Todos')),
  A11: (content) =>
    actionsOf(content).forEach((action) => (action.task = action.task.replace('Como:', 'Assim:'))),
};

test('the composed document passes every check', () => {
  const verdict = judgeActionPlan(good, brief, context);
  expect(verdict.results.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict).toMatchObject({ score: 1, publishable: true });
});

test('there is a fault for every check', () => {
  const ids = judgeActionPlan(good, brief, context).results.map(({ id }) => id);
  expect(Object.keys(faults).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(faults))('%s notices its fault', (id, plant) => {
  expect(failed(changed(plant))).toContain(id);
});

test.each(['G1', 'G3', 'G4', 'G6', 'G9'])('a fault of %s alone keeps a document back', (id) => {
  const plant = faults[id];
  if (!plant) throw new Error(`no fault for ${id}`);
  expect(judgeActionPlan(changed(plant), brief, context).publishable).toBe(false);
});

test('a resource that the plan makes no use of is noticed', () => {
  const plant = faults['G7'];
  if (!plant) throw new Error('there is a fault');
  expect(failed(changed(plant))).toContain('A7');
});

test('one person may answer for many actions, and yet no sentence comes twice', () => {
  const owned = changed((content) =>
    actionsOf(content).forEach((action) => {
      action.responsible = 'Equipe (uma pessoa responsável, a definir até 25/11/2026)';
    }),
  );
  expect(failed(owned)).toEqual([]);
  const twice = changed((content) => void (content.actions[2] = actionsOf(content)[1]!));
  expect(failed(twice)).toContain('G10');
});

test('plain text is no action that anyone could start with', () => {
  expect(failed(changed((content) => void (content.actions[1] = 'Renegociar datas')))).toContain(
    'A3',
  );
});

test('a composer that ignores the input is not published', () => {
  const foreign = actionPlanWriter.compose({}, { ...context, team: null });
  const verdict = judgeActionPlan(foreign, brief, context);
  expect(verdict.score).toBeLessThan(0.75);
  expect(verdict.publishable).toBe(false);
});

test('what is no object fails at once', () => {
  expect(failed('texto')).toContain('G1');
});
