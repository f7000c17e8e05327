import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#shared/messages.ts';
import { AppError } from './app-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site made a browser send. Beside SameSite cookies,
 * this is what stands against cross-site request forgery: the API's calls carry no token.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !readingMethods.has(request.method) && isForeign(request, publicOrigin);
    done(isRefused ? new AppError('foreign_origin', messages.foreignOrigin) : undefined);
  });
}

function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    return origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`;
  }
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
