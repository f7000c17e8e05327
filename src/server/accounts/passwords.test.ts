import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password costs whoever guesses it what OWASP recommends', async () => {
  const stored = await hashPassword('uma-senha-boa');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'uma-senha-boa')).toBe(true);
  expect(await verifyPassword(stored, 'uma-senha-boA')).toBe(false);
});
