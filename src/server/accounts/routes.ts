import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '#shared/accounts.ts';
import { messages } from '#shared/messages.ts';
import type { AppParts } from '../app-parts.ts';
import { AppError } from '../http/app-error.ts';
import { route, succeeded } from '../http/route.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';
import { createUser, emailKey, findLogin, getAllowance, getUser } from './store.ts';

const quarterHour = 15 * 60;
const limitsOf = {
  loginsOfAddress: { max: 100, windowSeconds: quarterHour },
  // Counted for account and address together: who attacks from elsewhere does not lock the owner out.
  failuresOfAccount: { max: 10, windowSeconds: quarterHour },
  registrationsOfAddress: { max: 60, windowSeconds: 60 * 60 },
};

export function accountRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, config, rateLimiter, sessions, now } = parts;

  route(app, accountEndpoints.register, async ({ body }, request) => {
    await rateLimiter.consume(`register:${request.ip}`, limitsOf.registrationsOfAddress);
    const { password, ...registration } = body;
    const passwordHash = await hashPassword(password);
    const grant = { trialDays: config.trialDays, credits: config.initialCredits, now: now() };
    if (!(await createUser(db, { ...registration, passwordHash }, grant))) {
      throw new AppError('conflict', messages.emailTaken, {
        issues: [{ path: 'email', message: messages.emailTaken }],
      });
    }
    return succeeded(messages.registered);
  });

  route(app, accountEndpoints.login, async ({ body }, request, reply) => {
    const accountKey = `login:${emailKey(body.email)}:${request.ip}`;
    await rateLimiter.consume(`login:${request.ip}`, limitsOf.loginsOfAddress);
    await rateLimiter.consume(accountKey, limitsOf.failuresOfAccount);
    const login = await findLogin(db, body.email);
    const matches = await verifyPassword(login?.passwordHash ?? null, body.password);
    if (!login || !matches) throw new AppError('unauthenticated', messages.loginFailed);
    if (!login.isActive) throw new AppError('unauthenticated', messages.accountDisabled);
    await rateLimiter.reset(accountKey);
    // A new token at every login; the one the browser came with ends.
    const former = sessionToken(request);
    if (former !== null) await sessions.end(former);
    setSessionCookie(request, reply, await sessions.start(login.id));
    return succeeded(messages.loginDone);
  });

  route(app, accountEndpoints.logout, async (_input, request, reply) => {
    const token = sessionToken(request);
    if (token !== null) await sessions.end(token);
    clearSessionCookie(reply);
    return succeeded(messages.loggedOut);
  });

  route(app, accountEndpoints.me, async ({ caller }) => ({
    user: await getUser(db, caller.userId),
  }));

  route(app, accountEndpoints.trialStatus, async ({ caller }) => {
    const { subscriptionStatus, daysRemaining } = await getAllowance(db, caller.userId, now());
    return { subscriptionStatus, daysRemaining };
  });

  route(app, accountEndpoints.credits, async ({ caller }) => {
    const { credits } = await getAllowance(db, caller.userId, now());
    return { credits };
  });
}
