import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '#shared/accounts.ts';
import type { AppParts } from '../app-parts.ts';
import { AppError } from '../http/app-error.ts';
import { countedAddress } from '../http/counted-address.ts';
import { countUpload } from '../http/rate-limit.ts';
import { route, succeeded } from '../http/route.ts';
import { messages } from '../messages.ts';
import { hashPassword } from './passwords.ts';
import { updateProfile } from './profile.ts';
import { createUser, emailKey, getAllowance, getUser } from './store.ts';

const hour = 60 * 60;
const limitsOf = {
  registrationsOfAddress: { max: 60, windowSeconds: hour },
  registrationsOfAccount: { max: 30, windowSeconds: hour },
};

export function accountRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, config, rateLimiter, now } = parts;

  route(app, accountEndpoints.register, async ({ body }, request) => {
    const address = countedAddress(request.ip);
    await rateLimiter.consume(`register:address:${address}`, limitsOf.registrationsOfAddress);
    const account = `register:account:${emailKey(body.email)}`;
    await rateLimiter.consume(account, limitsOf.registrationsOfAccount);
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

  route(app, accountEndpoints.me, async ({ caller }) => ({
    user: await getUser(db, caller.userId),
  }));

  route(app, accountEndpoints.updateProfile, async ({ caller, body, uploads }, { log }) => {
    await countUpload(parts.rateLimiter, { userId: caller.userId, uploads });
    const { removePhoto, ...profile } = body;
    const change = { profile, removePhoto: removePhoto === 'true', uploads };
    await updateProfile(parts, caller, { ...change, log });
    return succeeded(messages.profileUpdated);
  });

  route(app, accountEndpoints.trialStatus, async ({ caller }) => {
    const { subscriptionStatus, daysRemaining } = await getAllowance(db, caller.userId, now());
    return { subscriptionStatus, daysRemaining };
  });

  route(app, accountEndpoints.credits, async ({ caller }) => {
    const { credits } = await getAllowance(db, caller.userId, now());
    return { credits };
  });
}
