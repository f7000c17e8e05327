import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceDays } from './known-devices.ts';

const name = 'leme_device';

export function deviceToken(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null;
}

/** Says nothing but that a browser has logged in before: it opens no session. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  void reply.setCookie(name, token, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: deviceDays * 86_400,
  });
}
