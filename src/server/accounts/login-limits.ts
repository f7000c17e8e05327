import { quarterHour, type RateLimiter } from '../http/rate-limit.ts';

const limitsOf = {
  device: { max: 10, windowSeconds: quarterHour },
  address: { max: 100, windowSeconds: quarterHour },
  accountFromAddress: { max: 10, windowSeconds: quarterHour },
  account: { max: 100, windowSeconds: quarterHour },
};

export interface LoginAttempt {
  emailKey: string;
  /** As `countedAddress` gives it. */
  address: string;
  /** Token of a browser that has logged in to this very account before; null for any other. */
  knownDevice: string | null;
}

/**
 * Counts a try to log in, right or wrong. Strangers share what an account allows; a browser that the
 * account knows has its own, so that no stranger can lock its owner out. One address cannot use up
 * what strangers share: it is refused before that is counted.
 *
 * @throws AppError `too_many_requests`
 */
export async function countLogin(limiter: RateLimiter, attempt: LoginAttempt): Promise<void> {
  const { emailKey, address, knownDevice } = attempt;
  if (knownDevice !== null) return limiter.consume(keyOf.device(knownDevice), limitsOf.device);
  await limiter.consume(keyOf.address(address), limitsOf.address);
  await limiter.consume(keyOf.accountFromAddress(emailKey, address), limitsOf.accountFromAddress);
  await limiter.consume(keyOf.account(emailKey), limitsOf.account);
}

/** Forgets what a try that was right has counted; a whole office may share one address. */
export async function acceptLogin(limiter: RateLimiter, attempt: LoginAttempt): Promise<void> {
  if (attempt.knownDevice === null) await limiter.giveBack(keyOf.address(attempt.address));
  await forgiveLogins(limiter, attempt);
}

/**
 * Forgets the tries on the account of someone who has shown to be its owner. What the address did goes
 * on counting: it may have tried other accounts.
 */
export async function forgiveLogins(limiter: RateLimiter, attempt: LoginAttempt): Promise<void> {
  const { emailKey, address, knownDevice } = attempt;
  if (knownDevice !== null) return limiter.reset(keyOf.device(knownDevice));
  await limiter.reset(keyOf.accountFromAddress(emailKey, address));
  await limiter.reset(keyOf.account(emailKey));
}

const keyOf = {
  device: (token: string) => `login:device:${token}`,
  address: (address: string) => `login:address:${address}`,
  accountFromAddress: (emailKey: string, address: string) =>
    `login:account-from-address:${emailKey}:${address}`,
  account: (emailKey: string) => `login:account:${emailKey}`,
};
