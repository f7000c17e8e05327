import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits that no one guesses. It is stored nowhere. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead of a token: who reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
