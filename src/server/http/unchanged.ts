import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** In characters: below, an answer travels as fast as its digest is compared. */
const worthwhile = 64 * 1024;

/**
 * A long answer bears a digest, and is not sent again to whom has it: lists of a large company have
 * megabytes. Caches still keep nothing (`no-store`): it is the caller who remembers, for as long as it likes.
 */
export function sendChangesAlone(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length >= worthwhile;
    if (!isLong || request.method !== 'GET' || reply.statusCode !== 200) return done(null, payload);
    // Once, for the digest and for the way.
    const bytes = Buffer.from(payload);
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    void reply.header('etag', etag);
    if (!isNamed(etag, request.headers['if-none-match'])) return done(null, bytes);
    void reply.code(304).removeHeader('content-type');
    done(null, null);
  });
}

/** A proxy that compresses may have marked the digest as a weak one. */
function isNamed(etag: string, known: string | undefined): boolean {
  return known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
}
