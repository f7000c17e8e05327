import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  calendarOf,
  documentContracts,
  outlineOf,
  ownContent,
  promisesOf,
  readContent,
  textOf,
} from './contracts.ts';
import { documentKindValues, documentLabels, type DocumentKind } from './labels.ts';
import { textsOf, withTexts } from '#shared/json.ts';
import { contextWith } from '../../test/sample-context.ts';
import { applyChanges, itemsOf } from './kit/items.ts';
import type { DocumentWriter } from './kit/writer.ts';
import { modelSchema } from './prompting/json-schema.ts';
import { readBrief } from './reading/brief.ts';
import { documentWriters } from './writers.ts';

/*
 * What holds for every kind, those to come included.
 */

const context = contextWith({
  company: { mission: 'Abastecer o bairro com respeito.', values: ['palavra cumprida'] },
  team: { name: 'Loja Centro', goals: ['reduzir o tempo de espera nos caixas'] },
  colleagues: [{ name: 'Jonas Prado', position: 'Operador de caixa' }],
  diary: [{ day: '2026-11-18', text: 'Renata ficou até o fim do fechamento de quarta.' }],
});

/** The calls of one kind, with the types of its form and content left behind. */
function kindOf(kind: DocumentKind, known = context) {
  const { contentSchema } = documentContracts[kind];
  const contract: Parameters<typeof readBrief>[0] = documentContracts[kind];
  const writer = documentWriters[kind] as DocumentWriter<object, object>;
  return {
    contentSchema: contentSchema as z.core.$ZodType<object>,
    compose: (prompt: string) => writer.compose(readBrief(contract, prompt), known),
    prompt: (prompt: string) => writer.prompt(readBrief(contract, prompt), known),
    toText: (content: unknown) => {
      const read = readContent(kind, content);
      if (!read) throw new TypeError('not an object');
      return textOf(kind, read);
    },
  };
}

test('a writer for every kind', () => {
  expect(Object.keys(documentWriters).toSorted()).toEqual([...documentKindValues].toSorted());
});

test.each(documentKindValues)('%s: every word of the frame is there', (kind) => {
  const words = Object.values({ ...documentLabels[kind] });
  expect(words.filter((word) => word.trim() === '')).toEqual([]);
});

const prompts = {
  'an empty prompt': '',
  'free text': 'Precisamos preparar a equipe para a troca de sistema.',
  'an array': '[1, 2, 3]',
  'unknown keys': '{"foo": "bar", "__proto__": {"x": 1}}',
};
const cases = documentKindValues.flatMap((kind) => {
  const emptyForm = JSON.stringify(documentContracts[kind].emptyForm());
  return Object.entries({ ...prompts, 'its empty form': emptyForm }).map(([name, prompt]) => ({
    kind,
    name,
    prompt,
  }));
});

test.each(cases)('$kind from $name: whole content, no gap left', ({ kind, prompt }) => {
  const { compose, contentSchema, toText } = kindOf(kind);
  const content = compose(prompt);
  expect(z.parse(contentSchema, content)).toEqual(content);
  const text = toText(content);
  // A message is as short as what was typed.
  expect(text.length).toBeGreaterThan(50);
  expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object/u);
});

const storedDays = {
  'a day': '2026-12-10',
  'a day as programs write it': '2026-12-10T00:00:00.000Z',
};
const daysOfKinds = documentKindValues.flatMap((kind) =>
  Object.entries(storedDays).map(([name, day]) => ({ kind, name, day })),
);

test.each(daysOfKinds)('$kind: $name in any text is read as dd/MM/yyyy, wherever it is', (of) => {
  const { kind, day } = of;
  const composed = kindOf(kind).compose('Reduzir as filas até 10/12/2026, com 2 encontros');
  const dated = withTexts(composed, (text) => `${text} ${day}`);
  for (const stored of [dated, { ...dated, page: `${'Uma linha.\n\n'.repeat(40)}Até ${day}.` }]) {
    const read = readContent(kind, stored)!;
    const outline = outlineOf(kind, read);
    const places = textsOf([read, outline, textOf(kind, read, true)]);
    expect(places.filter((text) => text.includes('10/12/2026')).length).toBeGreaterThan(3);
    expect(places.filter((text) => text.includes('2026-12-10'))).toEqual([]);
  }
});

test('a day that was stored is a day of the calendar, and of what is promised', () => {
  const action = { task: 'Falar com a loja', responsible: 'Renata', priority: 'alta' };
  const plan = (deadline: string) =>
    readContent('action_plan', { title: 'Plano', actions: [{ ...action, deadline }] })!;
  const [stored, written] = [plan('2026-12-10'), plan('10/12/2026')];
  expect(calendarOf('action_plan', stored, {})).toMatchObject([{ day: '2026-12-10' }]);
  expect(calendarOf('action_plan', stored, {})).toEqual(calendarOf('action_plan', written, {}));
  expect(promisesOf('action_plan', stored, {})).toMatchObject([{ dueOn: '2026-12-10' }]);
});

test.each(documentKindValues)('%s: any of its texts can be said otherwise, and stays', (kind) => {
  const content = readContent(kind, kindOf(kind).compose('Reduzir as filas até 18/12'));
  const own = ownContent(kind, content!);
  const items = itemsOf(own).filter(({ text }) => !/^\d+$/u.test(text));
  expect(items.length).toBeGreaterThan(1);
  for (const { id, text } of items) {
    const wire = ['alta', 'media', 'baixa'];
    const said = wire.includes(text) ? 'media' : `${text} (dito de outro jeito)`;
    const changed = applyChanges(own, [{ op: 'set', id, text: said, after: '', fields: [] }]);
    const read = readContent(kind, changed);
    expect({ id, ...ownContent(kind, read!) }).toEqual({ id, ...changed });
  }
});

const absences = [
  'Férias de 10/01 a 30/04.',
  'De licença até 31/12/9999.',
  'Não pode segunda, terça, quarta, quinta nem sexta.',
];

test.each(documentKindValues)('%s: a day thousands of years away is a day like any', (kind) => {
  const { compose, contentSchema } = kindOf(kind);
  for (const additionalNotes of absences) {
    for (const day of ['9999-12-31', '3026-11-23', '1900-01-01']) {
      const form = { title: 'Menos filas', deadline: day, followUpDate: day, additionalNotes };
      const content = compose(JSON.stringify({ ...form, goals: ['Reduzir as filas'] }));
      expect(z.safeParse(contentSchema, content).success).toBe(true);
    }
  }
});

test.each(documentKindValues)('%s: anything that is an object becomes text', (kind) => {
  const { toText } = kindOf(kind);
  for (const content of [{}, { title: 5, suggestions: 'uma' }, { title: null, timeline: 3 }]) {
    expect(toText(content)).not.toMatch(/undefined|null|NaN|\[object/u);
  }
  expect(() => toText('texto')).toThrow('not an object');
});

const letters: readonly DocumentKind[] = ['message', 'email'];
test.each(documentKindValues.filter((kind) => !letters.includes(kind)))(
  '%s: what is copied and exported says everything',
  (kind) => {
    const { compose, toText } = kindOf(kind);
    const content = compose('Reduzir as filas nos horários de pico');
    const text = toText(content);
    // Wire values are said by their labels.
    const wire = new Set(['alta', 'media', 'baixa']);
    const { suggestions, ...document } = content as { suggestions?: unknown };
    const said =
      documentContracts[kind].audience === 'leader' ? { document, suggestions } : document;
    const missing = textsOf(said).filter((part) => !wire.has(part) && !text.includes(part));
    expect(missing).toEqual([]);
  },
);

test.each(documentKindValues)(
  '%s: the prompt says its brief before its data, in few words',
  (kind) => {
    const { system, user } = kindOf(kind).prompt('Reduzir as filas até 18/12');
    expect(system.split(/\s+/u).length).toBeLessThanOrEqual(1_200);
    expect(system).not.toContain('filas');
    expect(user).toContain('Reduzir as filas até 18/12');
  },
);

const readByOthers = documentKindValues.filter(
  (kind) => documentContracts[kind].audience !== 'leader',
);

test.each(readByOthers)('%s: nothing of the diary is in a document that others read', (kind) => {
  const { compose, toText } = kindOf(kind);
  const text = toText(compose('Reduzir as filas'));
  expect(text).not.toContain('fechamento de quarta');
  expect(text).not.toContain('Para você');
});

test.each(documentKindValues)('%s: the model is held to the content', (kind) => {
  const schema = modelSchema(documentContracts[kind].contentSchema);
  const properties = Object.keys(schema['properties'] as object);
  expect(schema['required']).toEqual(properties);
  expect(properties).not.toContain('editedContent');
});
