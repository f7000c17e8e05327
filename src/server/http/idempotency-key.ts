import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';
import { AppError, refusedInput } from './app-error.ts';

/**
 * What a client calls one wish by, however often it has to ask; null where it says nothing.
 *
 * @throws AppError `invalid_input` for a key that is no UUID
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isId(key)) {
    throw refusedInput([{ path: 'Idempotency-Key', message: 'A chave deve ser um UUID' }]);
  }
  return key.toLowerCase();
}

/**
 * A key that is known answers for what was asked under it, and for nothing else.
 *
 * @throws AppError `conflict`
 */
export function requireSameWish(before: object, now: object): void {
  if (!isDeepStrictEqual(before, now)) throw new AppError('conflict', messages.wishReused);
}
