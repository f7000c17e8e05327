import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '#shared/accounts.ts';
import type { AppParts } from '../app-parts.ts';
import { recordAudit } from '../audit/store.ts';
import { AppError } from '../http/app-error.ts';
import { countedAddress } from '../http/counted-address.ts';
import { quarterHour } from '../http/rate-limit.ts';
import { route, succeeded } from '../http/route.ts';
import { messages } from '../messages.ts';
import { rememberDevice } from './known-devices.ts';
import { forgiveLogins } from './login-limits.ts';
import { findReset, redeemReset, type OpenReset } from './password-resets.ts';
import { hashPassword } from './passwords.ts';
import { emailKey, findLogin } from './store.ts';

const limitsOf = {
  requestsOfAddress: { max: 30, windowSeconds: quarterHour },
  /** As many mails as may come to one person who did not ask for them … */
  requestsOfAccount: { max: 10, windowSeconds: quarterHour },
  /** … and less from one place, so that a stranger cannot use up what is the owner's. */
  requestsOfAccountFromAddress: { max: 5, windowSeconds: quarterHour },
  redemptionsOfAddress: { max: 60, windowSeconds: quarterHour },
};

export function passwordResetRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, jobs, rateLimiter, cookies, now } = parts;

  // Whether or not someone has the e-mail, the same is counted, read and written: the job sends the
  // mail, and finds out that there is none to send.
  route(app, accountEndpoints.forgotPassword, async ({ body }, request) => {
    const address = countedAddress(request.ip);
    await rateLimiter.consume(`forgot:address:${address}`, limitsOf.requestsOfAddress);
    const key = emailKey(body.email);
    await rateLimiter.consume(
      `forgot:account-from-address:${key}:${address}`,
      limitsOf.requestsOfAccountFromAddress,
    );
    await rateLimiter.consume(`forgot:account:${key}`, limitsOf.requestsOfAccount);
    const login = await findLogin(db, body.email);
    await jobs.enqueue('password-reset-mail', { userId: login?.id ?? null });
    return succeeded(messages.resetRequested);
  });

  route(app, accountEndpoints.checkResetToken, async ({ params }, request) => {
    await countRedemption(parts, request.ip);
    const { name } = await requireReset(parts, params.token);
    return { ...succeeded(messages.resetTokenValid), user: { name } };
  });

  route(app, accountEndpoints.resetPassword, async ({ body }, request, reply) => {
    await countRedemption(parts, request.ip);
    const reset = await requireReset(parts, body.token);
    const { userId, companyId } = reset;
    // Before the transaction: it takes longer than all the rest.
    const passwordHash = await hashPassword(body.password);
    const at = now();
    const device = await db.transaction(async (tx) => {
      if (!(await redeemReset(tx, reset, { passwordHash, now: at }))) return null;
      await recordAudit(tx, { userId, companyId, action: 'password_reset', now: at });
      // Who has the mailbox is the owner: no stranger's guesses shall keep them out now.
      return rememberDevice(tx, { token: null, userId, now: at });
    });
    if (device === null) throw new AppError('invalid_input', messages.resetTokenInvalid);
    const address = countedAddress(request.ip);
    await forgiveLogins(rateLimiter, { emailKey: reset.emailKey, address, knownDevice: null });
    cookies.device.set(request, reply, device);
    return succeeded(messages.passwordReset);
  });
}

function countRedemption({ rateLimiter }: AppParts, ip: string): Promise<void> {
  return rateLimiter.consume(`reset:address:${countedAddress(ip)}`, limitsOf.redemptionsOfAddress);
}

/** @throws AppError `invalid_input`: unknown, used, ended and too old are not told apart */
async function requireReset({ db, now }: AppParts, token: string): Promise<OpenReset> {
  const reset = await findReset(db, token, now());
  if (!reset) throw new AppError('invalid_input', messages.resetTokenInvalid);
  return reset;
}
