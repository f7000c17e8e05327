import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkPageEndpoints } from '#shared/links.ts';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site made a browser send. Beside SameSite cookies,
 * this is what stands against cross-site request forgery: the API's calls carry no token.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isChange = !readingMethods.has(request.method) && !bySecret(request);
    const isRefused = isChange && isForeign(request, publicOrigin);
    done(isRefused ? new AppError('foreign_origin', messages.foreignOrigin) : undefined);
  });
}

/**
 * Its address alone opens it: there is no session that another site could lend itself. And its page tells nobody
 * where it is, so that its own forms come from 'null'.
 */
function bySecret(request: FastifyRequest): boolean {
  return request.routeOptions.url === linkPageEndpoints.act.path;
}

function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    return origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`;
  }
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
