import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { documentContracts } from '#documents/contracts.ts';
import { registerFormSchema } from '#shared/accounts.ts';
import { companyFormSchema } from '#shared/companies.ts';
import { diaryFormSchema } from '#shared/diary.ts';
import { employeeFormSchema } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { teamFormSchema } from '#shared/teams.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';

beforeAll(speakPortuguese);

const forms: readonly z.core.$ZodObject[] = [
  registerFormSchema,
  companyFormSchema,
  diaryFormSchema,
  employeeFormSchema,
  teamFormSchema,
  ...Object.values(documentContracts).map(({ formSchema }) => formSchema),
];

/** What a field may hold that no schema takes: too much, too little, another type, nothing at all. */
const wrong = [
  '',
  'a'.repeat(1_000_000),
  7,
  -1,
  null,
  undefined,
  true,
  {},
  ['x'.repeat(1_000_000)],
  Array(9_999).fill('x'),
];

const messagesFor = (schema: z.core.$ZodObject, value: unknown) => {
  const filled = Object.fromEntries(Object.keys(schema._zod.def.shape).map((key) => [key, value]));
  return z.safeParse(schema, filled).error?.issues.map(({ message }) => message) ?? [];
};

test('no field of any form speaks English, whatever it holds', () => {
  const said = new Set(forms.flatMap((form) => wrong.flatMap((value) => messagesFor(form, value))));
  expect(said.size).toBeGreaterThan(20);
  for (const message of said)
    expect(message).not.toMatch(/invalid|expected|too (small|big)|must|characters/i);
});

test('a sentence names the limit', () => {
  expect(messagesFor(diaryFormSchema, 'a'.repeat(limits.diaryEntry + 1))).toEqual([
    'Use no máximo 20.000 caracteres',
  ]);
  expect(messagesFor(teamFormSchema, Array(201).fill('x'))).toContain('Use no máximo 200 itens');
  expect(messagesFor(companyFormSchema, 'a')).toContain('Use pelo menos 2 caracteres');
});
