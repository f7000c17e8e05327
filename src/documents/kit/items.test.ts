import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, itemsOf, listsOf, type DocumentChange } from './items.ts';
import { placesIn } from './item-places.ts';

const change = (given: Partial<DocumentChange>): DocumentChange => ({
  op: 'set',
  id: '',
  after: '',
  text: '',
  fields: [],
  ...given,
});
const plan = {
  title: 'PDI de Ana',
  summary: 'Ana lidera o caixa.',
  competencies: [
    { name: 'Escuta', currentLevel: 2, actions: ['Ouvir um cliente', 'Anotar'] },
    { name: 'Prazo', currentLevel: 3, actions: ['Entregar'] },
  ],
  goals: ['um', 'dois', 'três'],
  suggestions: ['só para quem lidera'],
};
const goals = (...changes: DocumentChange[]) => applyChanges(plan, changes)['goals'];

test('every text and figure is an item with its path; what is for the leader is none', () => {
  expect(itemsOf(plan)).toEqual([
    { id: 'title', text: 'PDI de Ana' },
    { id: 'summary', text: 'Ana lidera o caixa.' },
    { id: 'competencies.0.name', text: 'Escuta' },
    { id: 'competencies.0.currentLevel', text: '2' },
    { id: 'competencies.0.actions.0', text: 'Ouvir um cliente' },
    { id: 'competencies.0.actions.1', text: 'Anotar' },
    { id: 'competencies.1.name', text: 'Prazo' },
    { id: 'competencies.1.currentLevel', text: '3' },
    { id: 'competencies.1.actions.0', text: 'Entregar' },
    { id: 'goals.0', text: 'um' },
    { id: 'goals.1', text: 'dois' },
    { id: 'goals.2', text: 'três' },
  ]);
});

describe('a change', () => {
  test('sets a text, a figure within a thing, and nothing that is no figure', () => {
    const changed = applyChanges(plan, [
      change({ id: 'goals.1', text: 'outro' }),
      change({ id: 'competencies.0.currentLevel', text: '4' }),
      change({ id: 'competencies.1.currentLevel', text: 'alto' }),
    ]);
    expect(changed).toMatchObject({
      goals: ['um', 'outro', 'três'],
      competencies: [{ currentLevel: 4 }, { currentLevel: 3 }],
      suggestions: plan.suggestions,
    });
  });

  test('removes a member, a thing, a whole field', () => {
    expect(goals(change({ op: 'remove', id: 'goals.1' }))).toEqual(['um', 'três']);
    const without = (id: string) => applyChanges(plan, [change({ op: 'remove', id })]);
    expect(without('competencies.0')['competencies']).toEqual([plan.competencies[1]]);
    expect(without('summary')['summary']).toBe('');
    expect(without('goals')['goals']).toEqual([]);
  });

  test('moves and adds after a sibling, whatever else goes', () => {
    expect(goals(change({ op: 'move', id: 'goals.2', after: '' }))).toEqual(['três', 'um', 'dois']);
    expect(
      goals(
        change({ op: 'remove', id: 'goals.1' }),
        change({ op: 'add', id: 'goals', after: 'goals.1', text: 'novo' }),
        change({ op: 'move', id: 'goals.0', after: 'goals.2' }),
      ),
    ).toEqual(['novo', 'três', 'um']);
  });

  test('two that are each to follow the other both stay', () => {
    const circle = [
      change({ op: 'move', id: 'goals.0', after: 'goals.1' }),
      change({ op: 'move', id: 'goals.1', after: 'goals.0' }),
    ];
    expect((goals(...circle) as string[]).toSorted()).toEqual(['dois', 'três', 'um']);
  });

  test('adds a thing with the fields of its siblings', () => {
    const fields = [
      { name: 'name', text: 'Escrita' },
      { name: 'currentLevel', text: '1' },
      { name: 'actions', text: 'Escrever' },
      { name: 'actions', text: 'Reler' },
    ];
    const added = change({ op: 'add', id: 'competencies', after: 'competencies.1', fields });
    expect(applyChanges(plan, [added])['competencies']).toEqual([
      ...plan.competencies,
      { name: 'Escrita', currentLevel: 1, actions: ['Escrever', 'Reler'] },
    ]);
  });

  test('of what is not there changes nothing', () => {
    const ids = ['goals.9', 'nada', '', 'suggestions.0', '__proto__', 'title.0'];
    for (const op of ['set', 'remove', 'move', 'add'] as const) {
      const changes = ids.map((id) => change({ op, id, after: 'goals.7', text: 'x' }));
      expect(applyChanges(plan, changes)).toEqual(plan);
    }
  });
});

test('the lines of a letter are its items, and paragraphs stay paragraphs', () => {
  const letter = { content: 'Oi, Ana.\n\nA entrega mudou.\nAgora é sexta.\n\nObrigada' };
  expect(itemsOf(letter).map(({ id }) => id)).toEqual([
    'content#0',
    'content#1',
    'content#2',
    'content#3',
  ]);
  const changed = applyChanges(letter, [
    change({ op: 'remove', id: 'content#1' }),
    change({ id: 'content#3', text: 'Um abraço' }),
    change({ op: 'add', id: 'content', after: 'content#2', text: 'Pode ser?' }),
  ]);
  expect(changed['content']).toBe('Oi, Ana.\nAgora é sexta.\n\nPode ser?\n\nUm abraço');
});

test('a quoted line of a page stays quoted, whatever is written over it', () => {
  const content = { page: 'Abra:\n\n> “Oi, Ana.\n>\n> Tudo bem?”\n\nOuça.', note: '> a\nb' };
  const changed = applyChanges(content, [
    change({ id: 'page#1', text: '“Olá, Ana.' }),
    change({ id: 'page#3', text: '> Como vai?”' }),
    change({ id: 'page#4', text: 'Ouça bem.' }),
    change({ id: 'note#0', text: 'c' }),
  ]);
  expect(changed).toEqual({
    page: 'Abra:\n\n> “Olá, Ana.\n>\n> Como vai?”\n\nOuça bem.',
    note: 'c\nb',
  });
});

test('the blanks of an empty line stay with no line that is moved', () => {
  const letter = { content: ' \n\nUm\n\nDois' };
  const changes = [change({ op: 'move', id: 'content#1', after: '' })];
  expect(applyChanges(letter, changes)['content']).toBe('Dois\n\nUm');
});

test('of a document that was edited as text the lines are changed, and its title is its first', () => {
  const edited = { ...plan, isEdited: true, editedContent: 'Plano\n\nUm passo' };
  expect(itemsOf(edited).map(({ text }) => text)).toEqual(['Plano', 'Um passo']);
  const changed = applyChanges(edited, [change({ id: 'editedContent#0', text: 'Plano da Ana' })]);
  expect(changed).toEqual({
    ...edited,
    title: 'Plano da Ana',
    editedContent: 'Plano da Ana\n\nUm passo',
  });
});

const anyContent = fc.dictionary(
  fc.constantFrom('title', 'goals', 'steps', 'content'),
  fc.oneof(
    fc.string(),
    fc.integer(),
    fc.array(fc.string({ minLength: 1 }), { maxLength: 5 }),
    fc.array(fc.record({ name: fc.string(), notes: fc.array(fc.string()) }), { maxLength: 4 }),
    fc.array(fc.string({ minLength: 1 }), { maxLength: 4 }).map((lines) => lines.join('\n\n')),
  ),
);

test('moves lose nothing, whatever is moved where; one change never disturbs another', () => {
  fc.assert(
    fc.property(anyContent, fc.infiniteStream(fc.nat()), (content, picks) => {
      const pick = <Value>(from: readonly Value[]) =>
        from.length === 0 ? undefined : from[picks.next().value! % from.length];
      const lists = [...listsOf(content).values()].filter((members) => members.length > 1);
      const moves = Array.from({ length: 4 }, () => {
        const members = pick(lists) ?? [];
        return change({ op: 'move', id: pick(members) ?? '', after: pick(['', ...members]) ?? '' });
      });
      const words = (value: Record<string, unknown>) =>
        itemsOf(value)
          .map(({ text }) => text)
          .toSorted();
      expect(words(applyChanges(content, moves))).toEqual(words(content));
      const untouched = itemsOf(content).slice(1);
      const [first] = itemsOf(content);
      if (!first || /[#]/u.test(first.id) || Number.isFinite(Number(first.text))) return;
      const set = applyChanges(content, [change({ id: first.id, text: 'um texto só' })]);
      expect(itemsOf(set).slice(1)).toEqual(untouched);
    }),
  );
});

test('a text is told by the headings over it', () => {
  const place = placesIn({
    title: 'PDI',
    blocks: [
      { type: 'paragraph', text: 'abre' },
      { type: 'heading', level: 2, text: 'Competências' },
      { type: 'heading', level: 3, text: 'Escuta (2 de 4)' },
      { type: 'list', items: ['Ouvir'] },
      { type: 'heading', level: 2, text: 'Objetivos' },
      { type: 'facts', facts: [['Prazo', 'março']] },
    ],
  });
  expect(['PDI', 'abre', 'Escuta', 'Ouvir', 'março', 'nada'].map(place)).toEqual([
    'Título',
    '',
    'Competências',
    'Competências › Escuta (2 de 4)',
    'Objetivos',
    '',
  ]);
});

test('a row is added with its cells, a thing among texts with its fields, an item without air above it', () => {
  const fields = (...texts: string[]) => texts.map((text) => ({ name: '', text }));
  const add = (content: Record<string, unknown>, given: Partial<DocumentChange>) =>
    applyChanges(content, [change({ op: 'add', ...given })]);
  const sheet = { rows: [['17h', '12']] };
  expect(add(sheet, { id: 'rows', after: 'rows.0', fields: fields('18h', '') })).toEqual({
    rows: [
      ['17h', '12'],
      ['18h', ''],
    ],
  });
  const actions = ['Avisar', { task: 'Medir', days: ['um'] }];
  const named = [{ name: 'task', text: 'Rever' }];
  expect(add({ actions }, { id: 'actions', after: 'actions.0', fields: named })).toEqual({
    actions: ['Avisar', { task: 'Rever', days: [] }, actions[1]],
  });
  const page = { page: 'Um\n\nDois\n- três' };
  expect(add(page, { id: 'page', after: 'page#2', text: '- quatro' })).toEqual({
    page: 'Um\n\nDois\n- três\n- quatro',
  });
  expect(add(page, { id: 'page', after: 'page#0', text: 'Meio' })).toEqual({
    page: 'Um\n\nMeio\n\nDois\n- três',
  });
});
