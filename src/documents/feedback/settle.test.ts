import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ThinAnswer } from '../kit/writer.ts';
import { feedbackContentSchema } from './contract.ts';
import { inventory, routes } from './good-answers.ts';
import { settleFeedback } from './settle.ts';

const read = (answer: object) => z.parse(feedbackContentSchema, answer);

test.each([
  ['steps', routes],
  ['points and questions alone', inventory],
])('a good answer with %s stays as it is', (_, { answer, brief, context }) => {
  const content = read(answer);
  expect(settleFeedback(content, brief, context)).toEqual(content);
});

test('the person and the type are those of the form', () => {
  const { brief, context, answer } = routes;
  const other = read({ ...answer, employee: 'Diogo', type: 'corretivo' });
  const settled = settleFeedback(other, brief, context);
  expect(settled).toEqual(read(answer));
});

test('a day off the span moves, and is told once; on which day one works the model was told', () => {
  const { brief, context, answer } = routes;
  const late = JSON.parse(
    JSON.stringify(answer).replace('27/11/2026', '29/11/2026').replace('04/12/2026', '15/02/2027'),
  ) as object;
  const { suggestions, structure } = settleFeedback(read(late), brief, context);
  expect(suggestions).toEqual([
    'Ajustamos datas que caíam fora do prazo: 15/02/2027 passou a 11/12/2026.',
  ]);
  expect(structure.at(-1)?.steps[1]).toContain('29/11/2026');
  expect(structure.at(-1)?.points).toContain(structure.at(-1)?.steps[1]);
});

test('days of the diary are facts, and stay', () => {
  const { brief, context, answer } = routes;
  const settled = settleFeedback(
    read({ ...answer, recommendations: ['Do diário, em 18/11/2026: Diego avisou.'] }),
    brief,
    context,
  );
  expect(settled.recommendations).toEqual(['Do diário, em 18/11/2026: Diego avisou.']);
});

test('a typed fact that is nowhere is told, and nothing is written in its place', () => {
  const { brief, context, answer } = inventory;
  const without = JSON.parse(JSON.stringify(answer).replaceAll('12', 'algumas')) as object;
  const settled = settleFeedback(read(without), brief, context);
  expect(settled.structure).toEqual(read(without).structure);
  expect(settled.suggestions.at(-1)).toMatch(/^Ficou fora do texto: “.*\b12 .*”/u);
});

test('praise is one moment', () => {
  const { brief, context, answer } = inventory;
  const structure = [
    { section: 'O que dizer', steps: ['“Oi, Ana.”', '“Vi a conta.”', '“Obrigado.”'] },
  ];
  expect(settleFeedback(read({ ...answer, structure }), brief, context).structure).toHaveLength(1);
});

test.each([
  ['nothing', []],
  ['one part alone', [{ section: 'Abrir', steps: ['“Oi.”'] }]],
  [
    'empty parts',
    [
      { section: 'Abrir', steps: ['“Oi.”'] },
      { section: 'Fechar', steps: [] },
    ],
  ],
])('%s is no script', (_, structure) => {
  const { brief, context, answer } = routes;
  const thin = read({ ...answer, structure });
  expect(() => settleFeedback(thin, brief, context)).toThrow(ThinAnswer);
});
