import type { FastifyInstance } from 'fastify';
import { commitmentSettingsEndpoints } from '#shared/commitment-settings.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { promiseEndpoints } from '#shared/promises.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route, succeeded, type Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import {
  deleteCommitment,
  dropCommitment,
  keepCommitment,
  reopenCommitment,
  restoreCommitment,
  updateCommitment,
} from './change.ts';
import { createCommitment } from './create.ts';
import type { Author } from './events.ts';
import { countCommitments, listCommitments } from './list.ts';
import { followPromises, listPromises } from './promises.ts';
import { publicCommitmentRoutes } from './public-routes.ts';
import { readLine } from './read-line.ts';
import { closeFeed, readSettings, renewFeed, setDigest } from './settings.ts';
import { getWithEvents } from './store.ts';

/** One for each pause in typing. */
const linesOfUser = { max: 240, windowSeconds: 60 };

export function commitmentRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, now, rateLimiter } = parts;

  route(app, commitmentEndpoints.list, ({ caller, query }) =>
    listCommitments(db, requireCompany(caller, query.companyId), query, now()),
  );

  route(app, commitmentEndpoints.counts, ({ caller, query }) =>
    countCommitments(db, requireCompany(caller, query.companyId), query, now()),
  );

  route(app, commitmentEndpoints.create, ({ caller, body: { companyId, ...form } }, request) => {
    const author = {
      companyId: requireCompany(caller, companyId),
      authorId: caller.userId,
      now: now(),
    };
    return createCommitment(db, author, form, readIdempotencyKey(request));
  });

  route(app, commitmentEndpoints.readLine, async ({ caller, body }) => {
    const companyId = requireCompany(caller, body.companyId);
    await rateLimiter.consume(`read-line:${caller.userId}`, linesOfUser);
    return { reading: await readLine(db, { companyId, now: now() }, body) };
  });

  settingRoutes(app, parts);
  changeRoutes(app, parts);
  promiseRoutes(app, parts);
  publicCommitmentRoutes(app, parts);
}

function settingRoutes(app: FastifyInstance, { db, now, config }: AppParts): void {
  const authorOf = (caller: Caller): Author => ({
    companyId: requireOwnCompany(caller, messages.companyNotFound),
    authorId: caller.userId,
    now: now(),
  });

  route(app, commitmentSettingsEndpoints.get, async ({ caller }) =>
    readSettings(db, authorOf(caller)),
  );
  route(app, commitmentSettingsEndpoints.update, async ({ caller, body }) =>
    setDigest(db, authorOf(caller), body.digest),
  );
  route(app, commitmentSettingsEndpoints.renewFeed, async ({ caller }) => {
    const { token, settings } = await renewFeed(db, authorOf(caller));
    return { url: `${config.publicUrl}/api/commitments/feed/${token}.ics`, settings };
  });
  route(app, commitmentSettingsEndpoints.closeFeed, async ({ caller }) =>
    closeFeed(db, authorOf(caller)),
  );
}

function changeRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  const authorOf = (caller: Caller): Author => ({
    companyId: requireOwnCompany(caller, messages.commitmentNotFound),
    authorId: caller.userId,
    now: now(),
  });

  route(app, commitmentEndpoints.get, async ({ caller, params }) =>
    getWithEvents(db, requireOwnCompany(caller, messages.commitmentNotFound), params.id, now()),
  );
  route(app, commitmentEndpoints.update, async ({ caller, params, body }) =>
    updateCommitment(db, authorOf(caller), params.id, body),
  );
  route(app, commitmentEndpoints.done, async ({ caller, params, body }) =>
    keepCommitment(db, authorOf(caller), params.id, body.evidence),
  );
  route(app, commitmentEndpoints.drop, async ({ caller, params }) =>
    dropCommitment(db, authorOf(caller), params.id),
  );
  route(app, commitmentEndpoints.reopen, async ({ caller, params }) =>
    reopenCommitment(db, authorOf(caller), params.id),
  );
  route(app, commitmentEndpoints.erase, async ({ caller, params }) => {
    await deleteCommitment(db, authorOf(caller), params.id);
    return succeeded(messages.commitmentDeleted);
  });
  route(app, commitmentEndpoints.restore, async ({ caller, params }) =>
    restoreCommitment(db, authorOf(caller), params.id),
  );
}

function promiseRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  const readerOf = (caller: Caller) => ({
    caller,
    companyId: requireOwnCompany(caller, messages.documentNotFound),
    now: now(),
  });

  route(app, promiseEndpoints.list, async ({ caller, params }) =>
    listPromises(db, readerOf(caller), params.id),
  );
  route(app, promiseEndpoints.follow, async ({ caller, params, body }) =>
    followPromises(db, readerOf(caller), params.id, body.promises),
  );
}
