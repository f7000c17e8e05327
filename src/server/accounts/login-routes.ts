import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountEndpoints } from '#shared/accounts.ts';
import type { AppParts } from '../app-parts.ts';
import { recordAudit } from '../audit/store.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { countedAddress } from '../http/counted-address.ts';
import { route, succeeded } from '../http/route.ts';
import { messages } from '../messages.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { acceptLogin, countLogin, type LoginAttempt } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
import { emailKey, findLogin, type StoredLogin } from './store.ts';

export function loginRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, rateLimiter, sessions, cookies } = parts;

  route(app, accountEndpoints.login, async ({ body }, request, reply) => {
    const attempt = await describeAttempt(parts, request, body.email);
    await countLogin(rateLimiter, attempt);
    const login = await findLogin(db, body.email);
    const matches = await verifyPassword(login?.passwordHash ?? null, body.password);
    if (!login || !matches) throw refusal(request, messages.loginFailed);
    if (!login.isActive) throw refusal(request, messages.accountDisabled);
    const started = await startSession(parts, login, {
      formerSession: cookies.session.read(request),
      knownDevice: attempt.knownDevice,
    });
    if (!started) throw refusal(request, messages.loginFailed);
    await acceptLogin(rateLimiter, attempt);
    cookies.session.set(request, reply, started.session);
    cookies.device.set(request, reply, started.device);
    return succeeded(messages.loginDone);
  });

  route(app, accountEndpoints.logout, async (_input, request, reply) => {
    const token = cookies.session.read(request);
    if (token !== null) await sessions.end(token);
    cookies.session.clear(reply);
    return succeeded(messages.loggedOut);
  });
}

async function describeAttempt(
  { db, cookies }: AppParts,
  request: FastifyRequest,
  email: string,
): Promise<LoginAttempt> {
  const key = emailKey(email);
  const device = cookies.device.read(request);
  const isKnown = device !== null && (await isKnownDevice(db, device, key));
  return {
    emailKey: key,
    address: countedAddress(request.ip),
    knownDevice: isKnown ? device : null,
  };
}

/** The log knows of each failure, but not whose it was. */
function refusal(request: FastifyRequest, message: string): AppError {
  request.log.info({ event: 'login_failed' }, 'login failed');
  return new AppError('unauthenticated', message);
}

/** A new session at every login, and the one the browser came with ends. null: the password has changed. */
async function startSession(
  { db, sessions, now }: AppParts,
  login: StoredLogin,
  browser: { formerSession: string | null; knownDevice: string | null },
) {
  const at = now();
  return db.transaction(async (tx) => {
    if (!(await isCurrent(tx, login))) return null;
    if (browser.formerSession !== null) await sessions.end(browser.formerSession, tx);
    const session = await sessions.start(tx, login.id);
    const device = await rememberDevice(tx, {
      token: browser.knownDevice,
      userId: login.id,
      now: at,
    });
    const { id: userId, companyId } = login;
    await recordAudit(tx, { userId, companyId, action: 'login', now: at });
    return { session, device };
  });
}

/**
 * Holds the password fast until the session is there: one that began with the old password would
 * outlive a reset that ran meanwhile.
 */
async function isCurrent(tx: Tx, { id, passwordHash }: StoredLogin): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.isActive, true)))
    .for('share');
  return rows.length > 0;
}
