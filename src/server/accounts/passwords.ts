import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { promise as createQueue } from 'fastq';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. No setting changes it; tests do. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each keeps a core and one of the four threads that also read files busy: some of both are left, so that
 * many logins at once hold up logins alone.
 */
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
const queue = createQueue((work: () => Promise<unknown>) => work(), atOnce);

export function hashPassword(password: string): Promise<string> {
  return queue.push(() => hash(password, passwordCost)) as Promise<string>;
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a hash (no such account) it works as long and says no, so that the time
 * of an answer does not tell who has an account.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const compared = storedHash ?? (await decoy);
  const matches = await queue.push(() => verify(compared, password));
  return storedHash !== null && matches === true;
}
