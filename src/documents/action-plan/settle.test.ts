import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ThinAnswer } from '../kit/writer.ts';
import { actionPlanContentSchema, type ActionPlanContent } from './contract.ts';
import { breakage, depot, twoWeeks } from './good-answers.ts';
import { settleActionPlan } from './settle.ts';

const settled = (content: Partial<ActionPlanContent>) =>
  settleActionPlan({ ...breakage.content, ...content }, breakage.brief, depot);

test.each([
  ['three months', breakage],
  ['two weeks, with an action in plain text', twoWeeks],
])('a good answer comes back as it is: %s', (_, { brief, context, content }) => {
  expect(settleActionPlan(content, brief, context)).toEqual(content);
});

test('the title and the end are those of the form, each said once', () => {
  const timeline = { duration: '1 mês', start: '23/11/2026', end: '22/12/2026', milestones: [] };
  const mended = settled({ title: 'Menos quebra', timeline });
  expect(mended.title).toBe('Reduzir quebra de pisos no depósito');
  expect(mended.timeline).toMatchObject({ duration: '95 dias', end: '26/02/2027' });
  expect(mended.suggestions.slice(1)).toEqual([
    'O plano termina em 26/02/2027, a data do formulário.',
  ]);
});

test('a day beyond the plan moves; who answers for it never does', () => {
  const [first, ...others] = breakage.content.actions;
  const moved = { ...(first as object), deadline: '30/06/2027', responsible: 'Joana Prado' };
  const { actions, suggestions } = settled({
    actions: [moved as ActionPlanContent['actions'][number], ...others],
  });
  expect(actions[0]).toMatchObject({ deadline: '26/02/2027', responsible: 'Joana Prado' });
  expect(actions.slice(1)).toEqual(others);
  expect(suggestions.join('\n')).toContain('30/06/2027 passou a 26/02/2027');
});

test('what was typed and is nowhere is told', () => {
  const { suggestions } = settleActionPlan(
    breakage.content,
    { ...breakage.brief, challenges: 'A Transportes Lima atrasa 12 dias' },
    depot,
  );
  expect(suggestions.join('\n')).toContain('“A Transportes Lima atrasa 12 dias”');
});

test('fewer than two actions are too thin an answer', () => {
  expect(() => settled({ actions: ['Medir'] })).toThrow(ThinAnswer);
});

test('an answer in the shape of the specification is taken as it is', () => {
  const { title, description, objectives, actions } = breakage.content;
  const content = z.parse(actionPlanContentSchema, {
    title,
    description: `${description} A verba é de R$ 3.000.`,
    objectives,
    actions,
    timeline: 'Até 26/02/2027, com o inventário em 15/01/2027; tudo começou em setembro.',
  });
  expect(settleActionPlan(content, breakage.brief, depot)).toEqual(content);
});

test('a label that the page shows is not said again', () => {
  const risks = [
    {
      risk: 'A loja encher',
      sign: 'Sinal de alerta: fila na porta',
      response: 'Resposta: abrir o caixa 3',
    },
  ];
  const { risks: shown, suggestions } = settleActionPlan(
    { ...breakage.content, risks: [...risks, ...breakage.content.risks] },
    breakage.brief,
    depot,
  );
  expect(shown[0]).toEqual({
    risk: 'A loja encher',
    sign: 'fila na porta',
    response: 'abrir o caixa 3',
  });
  expect(suggestions).toEqual(breakage.content.suggestions);
});

test('an end within two weeks before the deadline is the model’s, who knows of a recess', () => {
  const timeline = { duration: '3 meses', start: '23/11/2026', end: '19/02/2027', milestones: [] };
  const { timeline: kept, suggestions } = settled({ timeline });
  expect(kept).toMatchObject({ duration: '3 meses', end: '19/02/2027' });
  expect(suggestions.join(' ')).not.toContain('data do formulário');
});
