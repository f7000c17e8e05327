import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password costs whoever guesses it what OWASP recommends', async () => {
  const stored = await hashPassword('uma-senha-boa');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'uma-senha-boa')).toBe(true);
  expect(await verifyPassword(stored, 'uma-senha-boA')).toBe(false);
});

test('many at once leave threads to whoever reads a file', async () => {
  let done = 0;
  const many = Array.from({ length: 40 }, async () => {
    await hashPassword('uma-senha-boa');
    done += 1;
  });
  await readFile(new URL(import.meta.url));
  expect(done).toBeLessThan(20);
  await Promise.all(many);
  expect(done).toBe(40);
});
