import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentEndpoints, oneClickEndpoints, oneClickKinds } from '#documents/endpoints.ts';
import { limits } from '#shared/limits.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { refusedInput } from '../http/app-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { alreadySent, route, succeeded, type Caller } from '../http/route.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { adjustDocument, freeAdjustmentsLeft } from './adjust-document.ts';
import { streamGeneration, watchUntilClosed } from './generation-stream.ts';
import { listDocuments } from './history.ts';
import { readOneClick, readOrder, type Order } from './order.ts';
import type { RunningGeneration } from './running-generation.ts';
import { changeDocument, goBackTo, requireNotTooLarge } from './change-document.ts';
import { deleteDocument, restoreDocument } from './delete-document.ts';
import { getDocument } from './store.ts';
import { takeChanges } from './take-changes.ts';
import { getVersion, listVersions, readNumber } from './versions.ts';

const generationsOfUser = { max: 120, windowSeconds: 60 };

export function documentRoutes(app: FastifyInstance, parts: AppParts): void {
  generationRoutes(app, parts);
  historyRoutes(app, parts);
}

function generationRoutes(app: FastifyInstance, parts: AppParts): void {
  const { generations, rateLimiter, room } = parts;

  /** Whatever way a document is asked for: it counts before anything of it is looked at. */
  async function start(request: FastifyRequest, readRequest: () => Promise<Order>) {
    await rateLimiter.consume(`generate:${request.caller?.userId}`, generationsOfUser);
    return generations.start(await readRequest(), readIdempotencyKey(request) ?? newId());
  }

  route(app, documentEndpoints.generate, async ({ caller, body }, request, reply) => {
    const generation = await start(request, () => readOrder(parts, caller, body));
    return asksForStream(request)
      ? stream(generation, request, reply)
      : watchUntilClosed(generation, reply);
  });

  for (const kind of oneClickKinds) {
    route(app, oneClickEndpoints[kind], async ({ caller, body }, request, reply) => {
      const generation = await start(request, () => readOneClick(parts, caller, { kind, ...body }));
      if (asksForStream(request)) return stream(generation, request, reply);
      const { result, ...answer } = await watchUntilClosed(generation, reply);
      return { [kind]: result, ...answer };
    });
  }

  route(app, documentEndpoints.review, async ({ caller, body: { type, prompt } }) => {
    const { userId: owner } = caller;
    await rateLimiter.consume(`review:${owner}`, generationsOfUser);
    return { warnings: await room.ask('review', { kind: type, prompt }, { owner }) };
  });

  route(app, documentEndpoints.cancel, async ({ caller, params }) => {
    await generations.cancel(caller, params.key);
    return succeeded(messages.cancelled);
  });
}

function asksForStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') === true;
}

async function stream(
  generation: RunningGeneration,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<typeof alreadySent> {
  await generation.begun;
  await streamGeneration(generation, request, reply);
  return alreadySent;
}

function historyRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, now, rateLimiter } = parts;

  route(app, documentEndpoints.history, async ({ caller, query }) => {
    const { companyId = caller.companyId } = query;
    // Before a company is registered there is no history, and nothing to hide either.
    if (companyId === null)
      return { items: [], total: 0, limit: query.limit ?? limits.historyPageDefault };
    return listDocuments(db, requireCompany(caller, companyId), query);
  });

  route(app, documentEndpoints.historyItem, async ({ caller, params }) =>
    getDocument(db, requireOwnCompany(caller, messages.documentNotFound), params.id),
  );

  const authorOf = (caller: Caller) => ({
    companyId: requireOwnCompany(caller, messages.documentNotFound),
    authorId: caller.userId,
    now: now(),
  });

  route(app, documentEndpoints.edit, async ({ caller, params, body }) => {
    const author = authorOf(caller);
    const { content, version } = body;
    if (content === undefined || content === null) {
      throw refusedInput([{ path: 'content', message: 'Campo obrigatório' }]);
    }
    requireNotTooLarge(content);
    return changeDocument(db, author, { id: params.id, content, version, cause: 'edited' });
  });

  route(app, documentEndpoints.erase, async ({ caller, params }) => ({
    ...succeeded(messages.documentDeleted),
    with: await deleteDocument(db, authorOf(caller), params.id),
  }));

  route(app, documentEndpoints.restore, async ({ caller, params }) =>
    restoreDocument(db, authorOf(caller), params.id),
  );

  route(app, documentEndpoints.versions, async ({ caller, params, query: { before } }) =>
    listVersions(db, authorOf(caller).companyId, { documentId: params.id, before }),
  );

  route(app, documentEndpoints.version, async ({ caller, params: { id, number } }) =>
    getVersion(db, authorOf(caller).companyId, { documentId: id, number: readNumber(number) }),
  );

  route(app, documentEndpoints.goBack, async ({ caller, params: { id, number }, body }) =>
    goBackTo(db, authorOf(caller), { id, number: readNumber(number), version: body.version }),
  );

  route(app, documentEndpoints.adjustments, async ({ caller, params: { id } }) => {
    const companyId = requireOwnCompany(caller, messages.documentNotFound);
    return { freeLeft: await freeAdjustmentsLeft(parts, { companyId, id }) };
  });

  route(app, documentEndpoints.adjust, async ({ caller, params: { id }, body }, request, reply) => {
    const companyId = requireOwnCompany(caller, messages.documentNotFound);
    await rateLimiter.consume(`generate:${caller.userId}`, generationsOfUser);
    const { instruction, version, useCredit = false } = body;
    const key = readIdempotencyKey(request) ?? newId();
    const signal = untilLeft(reply);
    const wish = { caller, companyId, id, instruction, version, useCredit, key, signal };
    return adjustDocument(parts, wish);
  });

  route(app, documentEndpoints.takeChanges, async ({ caller, params, body }) =>
    takeChanges(parts, authorOf(caller), {
      documentId: params.id,
      proposalId: params.proposal,
      ...body,
    }),
  );
}

/** Ends when whoever asked has gone: nobody waits for the answer. */
function untilLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
