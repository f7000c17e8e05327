import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import type { TokenCookie } from './cookies.ts';
import type { Sessions } from './sessions.ts';

/** Finds the caller before anything of the input is read: without a session the answer is always 401. */
export async function checkSessions(
  app: FastifyInstance,
  { sessions, sessionCookie }: { sessions: Sessions; sessionCookie: TokenCookie },
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'session') return;
    const token = sessionCookie.read(request);
    request.caller = token === null ? null : await sessions.find(token);
    if (request.caller === null) {
      throw new AppError('unauthenticated', messages.unauthenticated);
    }
  });
}
