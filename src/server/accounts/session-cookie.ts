import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#shared/messages.ts';
import { AppError } from '../http/app-error.ts';
import type { Sessions } from './sessions.ts';

const name = 'leme_session';
const monthInSeconds = 30 * 86_400;

export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null;
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  void reply.setCookie(name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: monthInSeconds,
  });
}

export function clearSessionCookie(reply: FastifyReply) {
  void reply.clearCookie(name, { path: '/' });
}

/** Finds the caller before anything of the input is read: without a session the answer is always 401. */
export async function checkSessions(app: FastifyInstance, sessions: Sessions): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'session') return;
    const token = sessionToken(request);
    request.caller = token === null ? null : await sessions.find(token);
    if (request.caller === null) {
      throw new AppError('unauthenticated', messages.unauthenticated);
    }
  });
}
