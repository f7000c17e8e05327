import type { FastifyInstance } from 'fastify';
import { conversationEndpoints } from '#shared/conversations.ts';
import { calendarDay } from '#shared/format.ts';
import type { AppParts } from '../app-parts.ts';
import {
  requireCompany,
  requireOwnCompany,
  type OwnedCompanyId,
} from '../companies/owned-company.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route, succeeded, type Caller } from '../http/route.ts';
import { requireEmployee } from '../employees/store.ts';
import { messages } from '../messages.ts';
import { writeBrief } from './brief.ts';
import {
  closeConversation,
  deleteConversation,
  prepareConversation,
  restoreConversation,
  updateConversation,
} from './change.ts';
import { findMentions, findTold, gatherFacts } from './facts.ts';
import { addPoint, deletePoint, restorePoint, updatePoint } from './points.ts';
import { getConversation, listPlanned, type Author } from './store.ts';
import { summaryOf } from './summary.ts';
import { readTimeline } from './timeline.ts';

export function conversationRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, now } = parts;
  const inCompany = (caller: Caller, companyId: string) =>
    authorOf(caller, requireCompany(caller, companyId), now());
  const ofOwn = (caller: Caller) =>
    authorOf(caller, requireOwnCompany(caller, messages.conversationNotFound), now());

  route(app, conversationEndpoints.planned, ({ caller, query: { companyId, until } }) =>
    listPlanned(db, inCompany(caller, companyId), until),
  );
  route(app, conversationEndpoints.prepare, ({ caller, body: { companyId, ...wanted } }) =>
    prepareConversation(db, inCompany(caller, companyId), wanted),
  );
  route(app, conversationEndpoints.get, async ({ caller, params }) =>
    getConversation(db, ofOwn(caller).companyId, params.id),
  );
  route(app, conversationEndpoints.update, async ({ caller, params, body }) =>
    updateConversation(db, ofOwn(caller), { id: params.id, patch: body }),
  );
  route(app, conversationEndpoints.close, async ({ caller, params, body }) =>
    closeConversation(db, ofOwn(caller), { id: params.id, closing: body }),
  );
  route(app, conversationEndpoints.erase, async ({ caller, params }) => {
    await deleteConversation(db, ofOwn(caller), params.id);
    return succeeded(messages.conversationDeleted);
  });
  route(app, conversationEndpoints.restore, async ({ caller, params }) =>
    restoreConversation(db, ofOwn(caller), params.id),
  );
  pointRoutes(app, parts);
  personRoutes(app, parts);
}

function authorOf({ userId }: Caller, companyId: OwnedCompanyId, now: Date): Author {
  return { companyId, authorId: userId, now };
}

function pointRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  const ofOwn = (caller: Caller) =>
    authorOf(caller, requireOwnCompany(caller, messages.talkingPointNotFound), now());

  route(app, conversationEndpoints.addPoint, ({ caller, body }, request) => {
    const { companyId, ...point } = body;
    const author = authorOf(caller, requireCompany(caller, companyId), now());
    return addPoint(db, author, { point, key: readIdempotencyKey(request) });
  });
  route(app, conversationEndpoints.updatePoint, async ({ caller, params, body }) =>
    updatePoint(db, ofOwn(caller), { id: params.id, patch: body }),
  );
  route(app, conversationEndpoints.erasePoint, async ({ caller, params }) => {
    await deletePoint(db, ofOwn(caller), params.id);
    return succeeded(messages.talkingPointDeleted);
  });
  route(app, conversationEndpoints.restorePoint, async ({ caller, params }) =>
    restorePoint(db, ofOwn(caller), params.id),
  );
}

/** What is known of a person, for the person's page. */
function personRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  const ofOwn = (caller: Caller) =>
    authorOf(caller, requireOwnCompany(caller, messages.employeeNotFound), now());

  route(app, conversationEndpoints.brief, async ({ caller, params: { id: employeeId } }) => {
    const author = ofOwn(caller);
    const facts = await gatherFacts(db, author, employeeId);
    const since = facts.last?.heldAt ?? new Date(0);
    const mentions = await findMentions(db, author, { employeeId, since });
    const told = await findTold(db, author, { employeeId, since });
    return { lines: writeBrief({ ...facts, mentions, told, today: calendarDay(author.now) }) };
  });
  route(app, conversationEndpoints.summary, async ({ caller, params }) => {
    const author = ofOwn(caller);
    return summaryOf(await gatherFacts(db, author, params.id), calendarDay(author.now));
  });
  route(app, conversationEndpoints.timeline, async ({ caller, params, query }) => {
    const { companyId } = ofOwn(caller);
    await requireEmployee(db, companyId, params.id);
    return readTimeline(db, { companyId, employeeId: params.id, ...query });
  });
}
