import type { FastifyInstance } from 'fastify';
import { roundEndpoints } from '#shared/rounds.ts';
import type { AppParts } from '../app-parts.ts';
import {
  requireCompany,
  requireOwnCompany,
  type OwnedCompanyId,
} from '../companies/owned-company.ts';
import { AppError } from '../http/app-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route, type Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { closeRound, remind, renewLink, reopenRound, startRound } from './change.ts';
import { getRound, listRounds } from './store.ts';

const hour = 60 * 60;
const roundsOfUser = { max: 40, windowSeconds: hour };
const linksOfUser = { max: 600, windowSeconds: hour };

export function roundRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, now, room, config, rateLimiter } = parts;
  const authorOf = ({ userId }: Caller, companyId: OwnedCompanyId) => ({
    companyId,
    authorId: userId,
    now: now(),
  });
  const ofRound = (caller: Caller) =>
    authorOf(caller, requireOwnCompany(caller, messages.roundNotFound));
  const ofPerson = (caller: Caller) =>
    authorOf(caller, requireOwnCompany(caller, messages.roundPersonNotFound));
  const urlOf = (token: string) => `${config.publicUrl}/c/${token}`;

  route(app, roundEndpoints.list, async ({ caller, query: { companyId, before } }) =>
    listRounds(db, authorOf(caller, requireCompany(caller, companyId)), before),
  );
  route(app, roundEndpoints.get, async ({ caller, params }) =>
    getRound(db, ofRound(caller), params.id),
  );
  route(app, roundEndpoints.create, async ({ caller, body }, request) => {
    const { companyId, ...asked } = body;
    const author = authorOf(caller, requireCompany(caller, companyId));
    const key = readIdempotencyKey(request);
    await rateLimiter.consume(`round:${caller.userId}`, roundsOfUser);
    const texts = asked.questions;
    const objection = await room.ask('shareable', { texts }, { owner: caller.userId });
    if (objection !== null) throw new AppError('conflict', messages.roundSubject);
    const { round, links } = await startRound(db, author, { ...asked, key });
    return {
      round,
      links: links.map(({ personId, token }) => ({ personId, url: urlOf(token) })),
    };
  });
  route(app, roundEndpoints.close, async ({ caller, params }) =>
    closeRound(db, ofRound(caller), params.id),
  );
  route(app, roundEndpoints.reopen, async ({ caller, params }) =>
    reopenRound(db, ofRound(caller), params.id),
  );
  for (const [endpoint, make] of [
    [roundEndpoints.renew, renewLink],
    [roundEndpoints.remind, remind],
  ] as const) {
    route(app, endpoint, async ({ caller, params }) => {
      const author = ofPerson(caller);
      await rateLimiter.consume(`round-link:${caller.userId}`, linksOfUser);
      const { person, token } = await make(db, author, params.id);
      return { person, url: urlOf(token) };
    });
  }
}
