import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { documentKindValues } from '#documents/labels.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { testServer } from '../../../test/harness.ts';

const server = testServer();

const review = async (type: (typeof documentKindValues)[number], form: object | string) => {
  const user = await server.newUser();
  const prompt = typeof form === 'string' ? form : JSON.stringify(form);
  const { warnings } = await user.call(documentEndpoints.review, { body: { type, prompt } });
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 50 });
  expect((await user.call(documentEndpoints.history, { query: {} })).total).toBe(0);
  return warnings;
};

test.each(documentKindValues)('%s: a form without objection has no warning', async (kind) => {
  const form = { context: 'Três entregas saíram depois do prazo combinado.', title: 'Prazos' };
  expect(await review(kind, form)).toEqual([]);
});

test('names each sentence and says why', async () => {
  const warnings = await review('feedback', {
    context: 'As rotas saíram depois do horário. Ela está grávida e anda desatenta.',
    improvementPoints: ['Deixar de ser preguiçoso', 'Chegar no horário'],
    additionalNotes: 'Com isso, a promoção garantida sai em março.',
  });
  expect(warnings).toEqual([
    { excerpt: 'Ela está grávida e anda desatenta.', message: expect.stringContaining('LGPD') },
    { excerpt: 'Deixar de ser preguiçoso', message: expect.stringContaining('rótulo') },
    {
      excerpt: 'Com isso, a promoção garantida sai em março.',
      message: expect.stringContaining('promessa'),
    },
  ]);
});

test('reads text that is no form, and says little of much', async () => {
  const many = Array.from({ length: 40 }, (_, index) => `Ela teve depressão no mês ${index}.`);
  const warnings = await review('message', many.join('\n'));
  expect(warnings).toHaveLength(5);
  const [long] = await review('message', `Ela está grávida ${'e cansada '.repeat(100)}`);
  expect(long?.excerpt.length).toBeLessThanOrEqual(160);
});

test('someone who is not signed in learns nothing', async () => {
  const body = { type: 'pdi' as const, prompt: '' };
  const { status } = await server.visitor().fail(documentEndpoints.review, { body });
  expect(status).toBe(401);
});
