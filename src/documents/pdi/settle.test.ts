import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { objectionTo } from '../writing/guard.ts';
import { datesIn } from '../writing/rubric-text.ts';
import { contextWith } from '../writing/sample-context.ts';
import { pdiNotice } from '../knowledge/style.ts';
import { pdiContentSchema, type PdiContent } from './contract.ts';
import { goldCase } from './corpus/gold.ts';
import { pdiCorpus } from './corpus.ts';
import { goldAnswer } from './gold-answer.ts';
import { judgePdi } from './rubric.ts';
import { pdiWriter } from './writer.ts';

const { brief, context } = goldCase;
const settle = (content: PdiContent) => pdiWriter.settle(content, brief, context);
const changed = (change: (content: PdiContent) => void) => {
  const copy = structuredClone(goldAnswer);
  change(copy);
  return settle(copy);
};
function timelineOf({ timeline }: PdiContent): Extract<PdiContent['timeline'], object> {
  if (typeof timeline === 'string') throw new Error('the answer has an object');
  return timeline;
}
function milestonesOf({ timeline }: PdiContent): string[] {
  return typeof timeline === 'string' ? [] : timeline.milestones;
}

test('an expert answer passes the rubric and comes back unchanged', () => {
  const { results } = judgePdi(goldAnswer, brief, context);
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  expect(settle(goldAnswer)).toEqual(goldAnswer);
});

test.each(pdiCorpus)('$name: what is right already stays as it is', (tried) => {
  const composed = pdiWriter.compose(tried.brief, tried.context);
  expect(pdiWriter.settle(composed, tried.brief, tried.context)).toEqual(composed);
});

test('who, when and for how long are known', () => {
  const settled = changed((content) => {
    content.title = 'Plano da colaboradora';
    content.employee = 'Renata, supervisora';
    content.period = 'novembro a maio';
    content.timeline = {
      duration: 'meio ano',
      start: 'hoje',
      end: 'maio',
      milestones: milestonesOf(content),
    };
  });
  expect(settled).toEqual(goldAnswer);
});

test('a timeline in words becomes one with days', () => {
  const { timeline } = changed((content) => (content.timeline = 'De novembro a maio'));
  expect(timeline).toMatchObject({ start: '23/11/2026', end: '31/05/2027' });
  expect(milestonesOf({ ...goldAnswer, timeline })).toHaveLength(4);
});

test('names and levels of competencies are those that were typed, each once', () => {
  const settled = changed(({ competencies }) => {
    const [delegation, communication] = competencies;
    if (!delegation || !communication) throw new Error('there are two');
    Object.assign(delegation, { name: 'Delegação de tarefas', currentLevel: 1, targetLevel: 5 });
    Object.assign(communication, { name: 'comunicação' });
    competencies.push(structuredClone(communication), {
      name: 'Oratória',
      currentLevel: 1,
      targetLevel: 2,
      actions: ['[Estudo] Estudar oratória'],
    });
  });
  expect(settled.competencies).toEqual(goldAnswer.competencies);
});

test('a competency that the model left out is composed', () => {
  const settled = changed((content) => void content.competencies.pop());
  const [, added] = settled.competencies;
  expect(added).toMatchObject({ name: 'Comunicação', currentLevel: 3, targetLevel: 4 });
  expect(added?.actions).toHaveLength(3);
  const emptied = changed(({ competencies }) =>
    competencies.forEach((item) => (item.actions = [])),
  );
  expect(emptied.competencies.map(({ actions }) => actions.length)).toEqual([5, 3]);
});

test.each([
  [
    'another way to say it',
    'Diminuir as filas nos horários de pico da loja. Indicador: contagem semanal; linha de base registrada até 21/12/2026.',
    'Contagem semanal',
  ],
  [
    'the words not first',
    'Objetivo: Reduzir as filas nos horários de pico. Indicador: contagem semanal; linha de base registrada até 21/12/2026.',
    'contagem semanal',
  ],
  ['nothing one could check', 'Reduzir as filas nos horários de pico', 'medição semanal das filas'],
  ['something else', 'Ser uma liderança inspiradora', 'medição semanal das filas'],
])('a goal keeps the words that were typed: %s', (_, written, kept) => {
  const [first = ''] = changed(({ goals }) => void (goals[0] = written)).goals;
  expect(first.startsWith('Reduzir as filas nos horários de pico')).toBe(true);
  expect(first.toLowerCase()).toContain(kept.toLowerCase());
  expect(datesIn(first).length).toBeGreaterThan(0);
});

test('typed goals come first, and what the model adds comes after', () => {
  const extra = 'Apoiar a troca de sistema. Evidência: dúvidas respondidas até 05/03/2027.';
  const { goals } = changed((content) => {
    content.goals = [extra, ...content.goals.toReversed()];
  });
  expect(goals).toEqual([...goldAnswer.goals, extra]);
});

test('a day that cannot be becomes the deadline; what looks back to nothing known goes', () => {
  const settled = changed((content) => {
    const [first] = content.competencies;
    if (first) {
      first.actions = first.actions.map((action) =>
        action.replace('21/12/2026', '2027-08-31').replace('08/01/2027', '31/02/2027'),
      );
    }
    content.suggestions.unshift('Retomar a conversa de 03/02/2020.', 'Rever em 15/09/2027.');
    milestonesOf(content)[3] = '30/06/2027 — Avaliação final e próximos passos';
  });
  const days = settled.competencies[0]?.actions.flatMap(datesIn);
  expect(days?.slice(0, 2)).toEqual(['2027-05-31', '2027-05-31']);
  expect(settled.suggestions[0]).toBe('Rever em 31/05/2027.');
  expect(settled.suggestions.join(' ')).not.toContain('2020');
  expect(milestonesOf(settled)).toEqual(milestonesOf(goldAnswer));
});

test('milestones come in order; too few that can be are composed', () => {
  const turned = changed((content) => {
    timelineOf(content).milestones = milestonesOf(content).toReversed();
  });
  expect(milestonesOf(turned)).toEqual(milestonesOf(goldAnswer));
  const few = changed(
    (content) => void milestonesOf(content).splice(0, 2, 'Em breve', '01/01/2020 — Início'),
  );
  expect(milestonesOf(few)).toHaveLength(4);
});

test('nothing falls due in an absence that the notes announce', () => {
  const away = { ...brief, additionalNotes: 'Férias de 01/02 a 28/02' };
  const { competencies } = pdiWriter.settle(goldAnswer, away, context);
  const days = competencies.flatMap(({ actions }) => actions.flatMap(datesIn));
  expect(days.filter((day) => day?.startsWith('2027-02'))).toEqual([]);
});

test('the notice stands once and last, promises go, edits are nobody’s', () => {
  const settled = changed((content) => {
    content.suggestions.unshift(pdiNotice, 'A promoção garantida vem em junho.');
    Object.assign(content, { isEdited: true, editedContent: 'Texto' });
  });
  expect(settled).toEqual(goldAnswer);
});

test('what was taken out of the form is said, and initial values are called so', () => {
  const typed = { ...brief, additionalNotes: 'Está grávida. Chega cedo.' };
  expect(pdiWriter.settle(goldAnswer, typed, context).suggestions.at(-2)).toContain(
    'Retiramos uma informação pessoal',
  );
  const { suggestions } = pdiWriter.settle(goldAnswer, {}, context);
  expect(suggestions[0]).toContain('ponto de partida');
});

test('levels told in a text count; other competencies of the model stay', () => {
  const freeText = 'PDI com Delegação 2->4 até 31/05/2027';
  const { competencies } = pdiWriter.settle(
    {
      ...goldAnswer,
      competencies: goldAnswer.competencies.map((item) => ({ ...item, targetLevel: 5 })),
    },
    { freeText },
    context,
  );
  expect(competencies.map(({ name, targetLevel }) => `${name} ${targetLevel}`)).toEqual([
    'Delegação 4',
    'Comunicação 5',
  ]);
});

const anyLine = fc.oneof(
  fc.constantFrom(
    ...goldAnswer.goals,
    ...goldAnswer.suggestions,
    ...goldAnswer.competencies.flatMap(({ actions }) => actions),
    ...milestonesOf(goldAnswer),
    'Haverá aumento de salário em 31/12/2099.',
    '31/06/2027 — Marco impossível',
    'Reunião em 1/1/2020',
    'Vence em 2027-02-30',
  ),
  fc.string({ minLength: 1, maxLength: 50 }),
);
const anyLines = fc.array(anyLine, { maxLength: 7 });
const anyLevel = fc.integer({ min: 1, max: 5 });
const broken: fc.Arbitrary<PdiContent> = fc
  .record({
    title: anyLine,
    employee: anyLine,
    period: anyLine,
    competencies: fc.array(
      fc.record({
        name: fc.oneof(
          fc.constantFrom('Delegação', 'Comunicação', 'COMUNICAÇÃO', 'Vendas'),
          anyLine,
        ),
        currentLevel: anyLevel,
        targetLevel: anyLevel,
        actions: anyLines,
      }),
      { maxLength: 4 },
    ),
    goals: anyLines,
    timeline: fc.oneof(
      anyLine,
      fc.record({ duration: anyLine, start: anyLine, end: anyLine, milestones: anyLines }),
    ),
    suggestions: anyLines,
  })
  .map((content) => z.parse(pdiContentSchema, content));
const anyBrief = fc.constantFrom(
  brief,
  {},
  { ...brief, additionalNotes: 'Férias nas últimas quatro semanas do plano' },
  { ...brief, deadline: '2026-11-25' },
  { freeText: 'Comunicação 2->4 até fevereiro' },
);

test('whatever a model writes, what is known stands, and settling twice changes nothing', () => {
  fc.assert(
    fc.property(broken, anyBrief, (content, form) => {
      const settled = pdiWriter.settle(content, form, context);
      expect(pdiWriter.settle(settled, form, context)).toEqual(settled);
      expect(z.parse(pdiContentSchema, settled)).toEqual(settled);
      const { results } = judgePdi(settled, form, context);
      const certain = ['G1', 'G6', 'P1', 'P6', 'P8', 'P11', 'P14', 'P15'];
      // A list may be long or say nothing of use; what is certain holds.
      const wrong = results.filter(({ id, passed }) => certain.includes(id) && !passed);
      expect(wrong.filter(({ reason }) => !/^\d+ sugestões$/u.test(reason ?? ''))).toEqual([]);
      expect(settled.suggestions.at(-1)).toBe(pdiNotice);
      expect(textsOf(settled).filter((text) => objectionTo(text) === 'promise')).toEqual([]);
      expect(milestonesOf(settled).length).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 150, seed: 20261123 },
  );
});

test('nobody known: no name is made up', () => {
  const settled = pdiWriter.settle(goldAnswer, {}, contextWith({ employee: null }));
  expect(settled.title).toBe('Plano de Desenvolvimento Individual');
  expect(settled.employee).toBe('Colaborador não informado');
});
