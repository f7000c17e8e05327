import type { FastifyInstance } from 'fastify';
import { whenOver } from '../http/when-over.ts';
import type { Metrics } from './metrics.ts';

/** Counts every request from its first line to the end of its answer, or until the client has left. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    const end = metrics.requestBegan();
    whenOver(reply, (isWhole) => {
      const status = isWhole ? String(reply.statusCode) : 'aborted';
      end({ method: methodOf(request.method), route: routeOf(request.routeOptions.url), status });
    });
  });
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function methodOf(method: string): string {
  return methods.has(method) ? method : 'other';
}

/** The pattern of a route. The files of the client are many, and named anew by each build: all one. */
function routeOf(url: string | undefined): string {
  if (url === undefined) return 'unknown';
  return /^\/(?:api\/|c\/:token$|healthz$|readyz$|metrics$)/.test(url) ? url : 'client';
}
