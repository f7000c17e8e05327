import { describe, expect, test } from 'vitest';
import type { DocumentChange } from '../kit/items.ts';
import { inUnits } from './linked-changes.ts';

const content = {
  title: 'Plano da fila',
  page: [
    '## Ações',
    '| Quando | O que fazer | Quem |',
    '|---|---|---|',
    '| Sáb., 08/05 | Medir o sábado: segundos por pedido | Nazaré |',
    '| Ter., 11/05 | Mostrar os números à equipe | Nazaré |',
    '## Escuta com quem compra (2 → 4)',
    'Ouvir muda a escuta com quem compra, e o plano começa por ela.',
    '- Reunião de conferência em 20/05',
    '- Reunião de conferência em 27/05',
  ].join('\n'),
  actions: [
    { task: 'Medir o sábado: segundos por pedido', deadline: '08/05/2027' },
    { task: 'Mostrar à equipe os números', deadline: '11/05/2027' },
    { task: 'Reunião de conferência', deadline: '20/05/2027' },
    { task: 'Reunião de conferência', deadline: '27/05/2027' },
  ],
  competencies: [
    { name: 'Escuta com quem compra', currentLevel: 2, targetLevel: 4, actions: ['Anote tudo'] },
  ],
};
const promised = content.actions.map(({ task }) => task);

const change = (id: string, more: Partial<DocumentChange & { asked: boolean }> = {}) => ({
  op: 'set' as DocumentChange['op'],
  id,
  after: '',
  text: 'Outro',
  fields: [],
  asked: true,
  ...more,
});
type Change = ReturnType<typeof change>;

const unitsOf = (changes: readonly Change[], of: Record<string, unknown> = content) =>
  inUnits(of, changes, promised).map(({ unit }) => unit);

describe('one to take or to leave', () => {
  test.each<[string, Change[], number[]]>([
    [
      'lines that follow one another to another place',
      [
        change('page#5', { op: 'move', after: 'page#0' }),
        change('title'),
        change('page#6', { op: 'move', after: 'page#5' }),
        change('page#7', { op: 'move', after: 'page#6' }),
      ],
      [0, 1, 0, 0],
    ],
    [
      'a row, and what the action that it repeats says',
      [change('title'), change('actions.0.deadline'), change('page#3'), change('actions.0.task')],
      [0, 1, 1, 1],
    ],
    [
      'a row that says an action in nearly the same words',
      [change('page#4'), change('actions.1.deadline')],
      [0, 0],
    ],
    [
      'a row and an action that go',
      [change('page#3', { op: 'remove' }), change('actions.0', { op: 'remove' })],
      [0, 0],
    ],
    [
      'a heading and a level of the competency; no line that speaks of it by the way',
      [change('page#6'), change('page#5'), change('competencies.0.currentLevel')],
      [0, 1, 1],
    ],
    [
      'a new row and the new action that it says',
      [
        change('page', { op: 'add', text: '| 14/05 | Arrumar o balcão da fila | Nazaré |' }),
        change('actions', {
          op: 'add',
          text: '',
          fields: [
            { name: 'task', text: 'Arrumar o balcão da fila' },
            { name: 'deadline', text: '14/05/2027' },
          ],
        }),
      ],
      [0, 0],
    ],
  ])('%s', (_, changes, units) => {
    expect(unitsOf(changes)).toEqual(units);
  });
});

describe('each by itself', () => {
  test.each<[string, Change[]]>([
    ['a row and another action', [change('page#3'), change('actions.1.deadline')]],
    ['lines of two that say the same', [change('page#7'), change('actions.2.deadline')]],
    ['a heading and a step under it', [change('page#5'), change('competencies.0.actions.0')]],
    [
      'a row that changes, and an action that comes',
      [
        change('page#3'),
        change('actions', { op: 'add', text: 'Medir o sábado: segundos por pedido' }),
      ],
    ],
  ])('%s', (_, changes) => {
    expect(unitsOf(changes)).toEqual(changes.map((_change, at) => at));
  });

  test('all of a document without a page, or that was edited as text', () => {
    const changes = [change('page#3'), change('actions.0.deadline')];
    expect(unitsOf(changes, { ...content, page: '' })).toEqual([0, 1]);
    const edited = { ...content, isEdited: true, editedContent: content.page };
    expect(unitsOf(changes, edited)).toEqual([0, 1]);
  });
});

test('what goes with an asked change is asked', () => {
  const besides = { asked: false };
  const changes = [
    change('actions.0.deadline', besides),
    change('page#3'),
    change('title', besides),
  ];
  expect(inUnits(content, changes, promised).map(({ asked }) => asked)).toEqual([
    true,
    true,
    false,
  ]);
});
