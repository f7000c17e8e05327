import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addedFields, unasked, level, list, text, textList, textOrNothing } from '../kit/fields.ts';
import { modelSchema } from './json-schema.ts';

const schema = modelSchema(
  z.object({
    title: text('Sem título'),
    note: textOrNothing(),
    items: list(z.object({ name: text('Sem nome'), level: level(1), tags: textList() })),
    timeline: z.catch(z.union([z.object({ end: text('?') }), text('A definir')]), 'A definir'),
    ...addedFields,
  }),
);

test('every object is closed, requires every key, and has one way of being written', () => {
  expect(schema).toEqual({
    type: 'object',
    properties: {
      title: { type: 'string' },
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            level: { type: 'integer', enum: [1, 2, 3, 4, 5] },
            tags: { type: 'array', items: { type: 'string' } },
          },
          required: ['name', 'level', 'tags'],
          additionalProperties: false,
        },
      },
      timeline: {
        type: 'object',
        properties: { end: { type: 'string' } },
        required: ['end'],
        additionalProperties: false,
      },
    },
    required: ['title', 'items', 'timeline'],
    additionalProperties: false,
  });
});

test('nothing that strict structured output refuses is left', () => {
  const refused = [
    'default',
    '$schema',
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
    'isEdited',
    'editedContent',
  ];
  const written = JSON.stringify(schema);
  expect(refused.filter((keyword) => written.includes(`"${keyword}"`))).toEqual([]);
});

test('a field that one place derives is still asked for in another', () => {
  const field = textList();
  const both = modelSchema(z.object({ one: unasked(field), other: field }));
  expect(both).toMatchObject({ required: ['other'] });
});
