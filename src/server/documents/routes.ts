import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentEndpoints, oneClickEndpoints, oneClickKinds } from '#documents/endpoints.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { alreadySent, route, succeeded } from '../http/route.ts';
import { newId } from '../ids.ts';
import { streamGeneration, watchUntilClosed } from './generation-stream.ts';
import { listDocuments } from './history.ts';
import { readOneClick, readOrder, type Order } from './order.ts';
import type { RunningGeneration } from './running-generation.ts';
import { editDocument, getDocument } from './store.ts';

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

function historyRoutes(app: FastifyInstance, { db, now }: AppParts): void {
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

  route(app, documentEndpoints.edit, async ({ caller, params, body: { content } }) => {
    const companyId = requireOwnCompany(caller, messages.documentNotFound);
    if (content === undefined || content === null) {
      throw refusedInput([{ path: 'content', message: 'Campo obrigatório' }]);
    }
    if (JSON.stringify(content).length > limits.document) {
      throw new AppError('too_large', messages.documentTooLarge);
    }
    return editDocument(db, companyId, { id: params.id, content, now: now() });
  });
}
