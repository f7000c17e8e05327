import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceDays } from './known-devices.ts';

const dayInSeconds = 86_400;

/** A cookie that holds a token, for the server alone. */
export interface TokenCookie {
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

export interface Cookies {
  session: TokenCookie;
  /** Says nothing but that a browser has logged in before: it opens no session. */
  device: TokenCookie;
}

/**
 * Where users come over https the names have a prefix by which browsers take the cookies over https and
 * from this very host alone.
 */
export function createCookies(publicUrl: string): Cookies {
  const isHttps = publicUrl.startsWith('https:');
  return {
    session: tokenCookie({
      name: isHttps ? '__Host-leme_session' : 'leme_session',
      path: '/',
      days: 30,
      isHttps,
    }),
    device: tokenCookie({
      name: isHttps ? '__Secure-leme_device' : 'leme_device',
      path: '/api/auth',
      days: deviceDays,
      isHttps,
    }),
  };
}

function tokenCookie(cookie: {
  name: string;
  path: string;
  days: number;
  isHttps: boolean;
}): TokenCookie {
  const { name, path, days, isHttps } = cookie;
  const scope = { path, httpOnly: true, sameSite: 'lax' } as const;
  return {
    read: (request) => request.cookies[name] ?? null,
    set(request, reply, token) {
      const secure = isHttps || request.protocol === 'https';
      void reply.setCookie(name, token, { ...scope, secure, maxAge: days * dayInSeconds });
    },
    clear(reply) {
      // A browser refuses to clear a prefixed cookie by one that is not Secure.
      void reply.clearCookie(name, { ...scope, secure: isHttps });
    },
  };
}
