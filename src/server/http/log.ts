import type { FastifyInstance } from 'fastify';

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
