import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalText } from '#shared/fields.ts';
import { isCalendarDay } from '#shared/format.ts';
import { readBrief } from './brief.ts';

const formSchema = z.object({
  employeeId: z.string().check(z.minLength(1)),
  deadline: z.string().check(z.refine(isCalendarDay)),
  goals: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
  competencies: z.array(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
      level: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5)), 1),
    }),
  ),
  additionalNotes: optionalText(100),
});
const read = (form: unknown) => readBrief({ formSchema }, JSON.stringify(form));

test('a form that fits comes back whole', () => {
  const form = {
    employeeId: 'e1',
    deadline: '2027-05-31',
    goals: ['Vender'],
    competencies: [{ name: 'Vendas', level: 2 }],
    additionalNotes: 'nota',
  };
  expect(read(form)).toEqual(form);
});

test('a level that does not fit falls to its default and keeps the name', () => {
  const { competencies, freeText } = read({
    competencies: [
      { name: 'Vendas', level: 9 },
      { name: 'Escuta', level: 'abc' },
      { name: 'Foco', level: '4' },
    ],
  });
  expect(competencies).toEqual([
    { name: 'Vendas', level: 1 },
    { name: 'Escuta', level: 1 },
    { name: 'Foco', level: 4 },
  ]);
  expect(freeText).toBe('abc');
});

test('one bad item never loses the others, and its text is kept', () => {
  const { goals, competencies, freeText } = read({
    goals: ['Vender', 7, 'Ouvir'],
    competencies: [
      { name: '' },
      'Delegação',
      { name: 'Foco' },
      { name: 'Nome comprido demais mesmo' },
    ],
  });
  expect(goals).toEqual(['Vender', 'Ouvir']);
  expect(competencies).toEqual([{ name: 'Foco', level: 1 }]);
  expect(freeText?.split('\n').toSorted()).toEqual(['Delegação', 'Nome comprido demais mesmo']);
});

test('a list that is too long keeps its head; the rest is free text', () => {
  const { goals, freeText } = read({ goals: ['a', 'b', 'c', 'd', 'e'] });
  expect(goals).toEqual(['a', 'b', 'c']);
  expect(freeText).toBe('d\ne');
});

test('lines of text count as a list', () => {
  expect(read({ goals: 'Vender\n\nOuvir' }).goals).toEqual(['Vender', 'Ouvir']);
});

test.each(['31/05/2027', '2027-05-31T00:00:00.000Z'])('%s is read as a day', (deadline) => {
  expect(read({ deadline })).toMatchObject({ deadline: '2027-05-31' });
});

test.each(['31/02/2027', 'amanhã'])('%s is no day and is kept as text', (deadline) => {
  expect(read({ deadline, goals: ['Vender'] })).toMatchObject({
    goals: ['Vender'],
    freeText: deadline,
  });
  expect(read({ deadline })).not.toHaveProperty('deadline');
});

test('unknown keys end in the free text, identifiers do not', () => {
  const { freeText } = read({
    subject: 'Crescer',
    inside: { deep: ['muito'] },
    companyId: 'c1',
    teamIds: ['t'],
  });
  expect(freeText).toBe('Crescer\nmuito');
});

test.each([
  ['Quero um PDI', 'Quero um PDI'],
  ['{"goals": [', '{"goals": ['],
  ['"texto"', 'texto'],
  ['[1, 2]', '[1, 2]'],
  ['null', 'null'],
])('a prompt that is no form, %s, is free text', (prompt, freeText) => {
  expect(readBrief({ formSchema }, prompt)).toEqual({ freeText });
});

test('an empty prompt is an empty brief', () => {
  expect(readBrief({ formSchema }, '  ')).toEqual({});
});

test('keys of the prototype are ordinary unknown keys', () => {
  const brief = readBrief(
    { formSchema },
    '{"__proto__":{"goals":["x"]},"constructor":"y","toString":1}',
  );
  expect(brief.goals).toBeUndefined();
  expect(brief.freeText).toBe('x\ny');
  expect(({} as Record<string, unknown>)['goals']).toBeUndefined();
});

test('depth and size do no harm', () => {
  const depth = 30_000;
  expect(
    readBrief({ formSchema }, `{"a":${'['.repeat(depth)}"z"${']'.repeat(depth)}}`).freeText,
  ).toBe('z');
  expect(
    readBrief({ formSchema }, `{"goals":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  ).not.toHaveProperty('goals');
  expect(read({ goals: Array.from({ length: 20_000 }, () => 5) })).not.toHaveProperty('goals');
});

test('never throws, and what it gives fits the form', () => {
  const odd = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.jsonValue());
  const form = fc.record(
    {
      employeeId: odd,
      deadline: odd,
      goals: fc.oneof(odd, fc.array(odd)),
      competencies: fc.oneof(odd, fc.array(fc.oneof(odd, fc.record({ name: odd, level: odd })))),
      additionalNotes: odd,
      [`x`]: odd,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(form, (value) => {
      const { freeText: _, ...brief } = read(value);
      expect(z.safeParse(z.partial(formSchema), brief).success).toBe(true);
    }),
    { numRuns: 300 },
  );
  fc.assert(fc.property(fc.string(), (prompt) => void readBrief({ formSchema }, prompt)));
});

test('a field may come under another name, but never over its own', () => {
  const readAliased = (form: object) =>
    readBrief({ formSchema, aliases: { subject: 'additionalNotes' } }, JSON.stringify(form));
  expect(readAliased({ subject: 'Filas' })).toEqual({ additionalNotes: 'Filas' });
  expect(readAliased({ subject: 'Filas', additionalNotes: 'Pico' })).toEqual({
    additionalNotes: 'Pico',
    freeText: 'Filas',
  });
  expect(readAliased({ constructor: 'Filas' })).toEqual({ freeText: 'Filas' });
});
