import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Ids that no two processes share and that cost nothing: what is random is drawn once. */
export function requestIds(): () => string {
  const process = randomBytes(8).toString('hex');
  let count = 0;
  return () => `${process}-${(count += 1).toString(36)}`;
}

/**
 * One line a request, without personal data: the route's pattern instead of the address, because
 * addresses hold ids and tokens; no bodies, no cookies, no IP.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
