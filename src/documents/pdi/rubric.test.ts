import { expect, test } from 'vitest';
import type { PdiContent } from './contract.ts';
import { goldCase } from './corpus/gold.ts';
import { judgePdi } from './rubric.ts';
import { pdiWriter } from './writer.ts';

/*
 * One planted fault for each check: a check that cannot fail proves nothing.
 */

const { context } = goldCase;
const brief = {
  ...goldCase.brief,
  additionalNotes: `${goldCase.brief.additionalNotes}. Férias de 01/03 a 12/03.`,
};
const good = pdiWriter.compose(brief, context);

type Timeline = Extract<PdiContent['timeline'], object>;

function changed(change: (content: PdiContent) => void): PdiContent {
  const copy = structuredClone(good);
  change(copy);
  return copy;
}
function timelineOf(content: PdiContent): Timeline {
  if (typeof content.timeline === 'string') throw new Error('the composer writes an object');
  return content.timeline;
}
function failed(content: unknown): string[] {
  const { results } = judgePdi(content as PdiContent, brief, context);
  return results.filter(({ passed }) => !passed).map(({ id }) => id);
}
function firstOf(content: PdiContent): PdiContent['competencies'][number] {
  const [first] = content.competencies;
  if (!first) throw new Error('there are competencies');
  return first;
}

/** Takes away what ties the actions to goals and events. */
function loosen(content: PdiContent): void {
  content.competencies.forEach((item) => {
    item.actions = item.actions.map((action) =>
      action.replace(/\] .* — até/u, '] Praticar o combinado com a liderança — até'),
    );
  });
}

const faults: Record<string, (content: PdiContent) => void> = {
  G1: (content) => void (firstOf(content).actions[0] = '  '),
  G2: (content) => void content.suggestions.push('Fazer um kickoff com os stakeholders.'),
  G3: (content) => void content.suggestions.push('Conversar com {nome} sobre o plano.'),
  G4: (content) =>
    void content.suggestions.push('Conversar com Marta Figueiredo antes de começar.'),
  G5: (content) => void content.suggestions.push('Reduzir as filas em 35% até o fim do plano.'),
  G6: (content) => void content.suggestions.push('Rever o plano em 31/06/2027.'),
  G7: (content) => {
    content.goals = ['Evidência: avaliação da liderança até 31/05/2027.'];
    loosen(content);
  },
  G8: (content) => {
    content.suggestions = content.suggestions.filter((item) => !/valor|meta|objetivo/u.test(item));
    content.goals = content.goals.map((goal) => goal.replace(/ Contribui .*$/u, ''));
    content.goals.pop();
    loosen(content);
  },
  G9: (content) => void content.suggestions.push('Considerar que a pessoa está com depressão.'),
  G10: (content) => void content.suggestions.push(good.suggestions[0] ?? ''),
  P1: (content) => void (firstOf(content).targetLevel = 5),
  P2: (content) => void firstOf(content).actions.pop(),
  P3: (content) => {
    const first = firstOf(content);
    first.actions = first.actions.map((action) => action.replace('[Troca]', '[Prática]'));
  },
  P4: (content) => void (firstOf(content).actions[0] = 'Curso de delegação'),
  P5: (content) => void (timelineOf(content).milestones[3] = '30/06/2027 — Avaliação final'),
  P6: (content) => void (content.goals[0] = 'Reduzir as filas nos horários de pico'),
  P7: (content) => {
    timelineOf(content).milestones = timelineOf(content).milestones.toReversed();
  },
  P8: (content) => void (content.period = '23/11/2026 a 30/06/2027'),
  P9: (content) => {
    content.suggestions = content.suggestions.filter((item) => !item.startsWith('Compromissos'));
  },
  P10: (content) => {
    content.goals = content.goals.map((goal) => goal.slice(0, 38));
    timelineOf(content).milestones.forEach((_, index, all) => (all[index] = '23/11/2026 — Marco'));
    loosen(content);
  },
  P11: (content) => void content.suggestions.push('Ao final, haverá aumento de salário.'),
  P12: (content) => {
    content.suggestions = content.suggestions.filter((item) => !item.includes('loja'));
    loosen(content);
    const timeline = timelineOf(content);
    timeline.milestones = timeline.milestones.map((text) => text.replace('troca de sistema', ''));
  },
  P13: loosen,
  P14: (content) => void content.suggestions.pop(),
  P15: (content) => void (content.goals[0] += ' Conversa em 03/03/2027.'),
};

test('the composed document passes every check', () => {
  const verdict = judgePdi(good, brief, context);
  expect(verdict.results.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict).toMatchObject({ score: 1, publishable: true });
});

test('there is a fault for every check', () => {
  const ids = judgePdi(good, brief, context).results.map(({ id }) => id);
  expect(Object.keys(faults).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(faults))('%s notices its fault', (id, plant) => {
  expect(failed(changed(plant))).toContain(id);
});

test.each(['G1', 'G3', 'G4', 'G6', 'G9'])('a fault of %s alone keeps a document back', (id) => {
  const plant = faults[id];
  if (!plant) throw new Error(`no fault for ${id}`);
  expect(judgePdi(changed(plant), brief, context).publishable).toBe(false);
});

test('a composer that ignores the input is not published', () => {
  const foreign = pdiWriter.compose({}, { ...context, employee: null, team: null });
  const verdict = judgePdi(foreign, brief, context);
  expect(verdict.score).toBeLessThan(0.75);
  expect(verdict.publishable).toBe(false);
});

test('what is no object fails at once', () => {
  expect(failed('texto')).toContain('G1');
});
