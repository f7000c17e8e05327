import { expect, test } from 'vitest';
import { companyPatchSchema } from './companies.ts';
import { employeePatchSchema } from './employees.ts';
import { teamPatchSchema } from './teams.ts';

test.each([
  ['company', companyPatchSchema],
  ['team', teamPatchSchema],
  ['employee', employeePatchSchema],
])('a patch of a %s holds what was sent and nothing else', (_name, schema) => {
  expect(schema.parse({})).toEqual({});
  expect(schema.parse({ name: 'Nome novo' })).toEqual({ name: 'Nome novo' });
});

test('a patch of the philosophy holds the one key that was sent', () => {
  const patch = { philosophy: { vision: 'Nova' } };
  expect(companyPatchSchema.parse(patch)).toEqual(patch);
});
