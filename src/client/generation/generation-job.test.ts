import { beforeEach, expect, test } from 'vitest';
import { newKey } from '../lib/new-key.ts';
import { forgetJob, interruptedJob, newJob, rememberJob } from './generation-job.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const owner = { userId: 'u1', companyId: 'c1' };
const form = { employeeId: 'e1', deadline: '2027-05-31', goals: ['Crescer'] };

beforeEach(() => sessionStorage.clear());

test('a key is a UUID, also where the browser makes none', () => {
  expect(newKey()).toMatch(uuid);
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const keys = new Set(Array.from({ length: 50 }, () => newKey(insecure)));
  for (const key of keys) expect(key).toMatch(uuid);
  expect(keys.size).toBe(50);
});

test('the prompt is the form with its company, as text', () => {
  const { request } = newJob({ kind: 'pdi', form, subject: { employeeId: 'e1' } }, owner);
  expect(JSON.parse(request.prompt)).toEqual({ ...form, companyId: 'c1' });
  expect(request).toMatchObject({ type: 'pdi', companyId: 'c1', employeeId: 'e1' });
  expect(request).not.toHaveProperty('teamId');
});

test('a quick screen sends its fields alone, and says which kind by itself', () => {
  const typed = { recipientName: 'Renata', content: 'Abrir às 7h' };
  const order = { kind: 'email', form: typed, quick: 'form' } as const;
  const { kind, quick, request } = newJob(order, owner);
  expect({ kind, quick, type: request.type }).toEqual({
    kind: 'email',
    quick: 'form',
    type: 'email',
  });
  expect(JSON.parse(request.prompt)).toEqual(typed);
});

test.each([undefined, 'form', 'click'] as const)(
  '%s: a reload finds it, until it ends',
  (quick) => {
    const job = newJob({ kind: 'pdi', form, ...(quick ? { quick } : {}) }, owner);
    rememberJob(job);
    expect(interruptedJob('u1')).toEqual(job);
    forgetJob();
    expect(interruptedJob('u1')).toBeNull();
  },
);

test('one of another user, an old or a damaged one is not', () => {
  const job = newJob({ kind: 'pdi', form }, owner);
  rememberJob(job);
  expect(interruptedJob('u2')).toBeNull();
  expect(interruptedJob('u1', job.startedAt + 31 * 60_000)).toBeNull();
  sessionStorage.setItem('leme:generation', '{"key":1}');
  expect(interruptedJob('u1')).toBeNull();
});
