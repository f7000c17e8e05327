import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentContracts } from '#documents/contracts.ts';
import { documentEndpoints, type GenerationRequest } from '#documents/endpoints.ts';
import { readBrief } from '#documents/writing/brief.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { findEmployee, getEmployee } from '../employees/store.ts';
import { AppError } from '../http/app-error.ts';
import { assertStorable } from '../http/json-body.ts';
import { alreadySent, route, succeeded, type Caller } from '../http/route.ts';
import { isId, newId } from '../ids.ts';
import { requireTeams } from '../teams/store.ts';
import type { Order } from './order.ts';
import { streamGeneration, watchUntilClosed } from './generation-stream.ts';
import { editDocument, getDocument, listDocuments } from './store.ts';

const generationsOfUser = { max: 120, windowSeconds: 60 };

export function documentRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, now, generations, rateLimiter } = parts;

  route(app, documentEndpoints.generate, async ({ caller, body }, request, reply) => {
    await rateLimiter.consume(`generate:${caller.userId}`, generationsOfUser);
    const order = await readOrder(parts, caller, body);
    const generation = await generations.start(order, readIdempotencyKey(request));
    if (!request.headers.accept?.includes('text/event-stream')) {
      return watchUntilClosed(generation, reply);
    }
    await generation.begun;
    await streamGeneration(generation, request, reply);
    return alreadySent;
  });

  route(app, documentEndpoints.cancel, async ({ caller, params }) => {
    await generations.cancel(caller, params.key);
    return succeeded(messages.cancelled);
  });

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
      throw new AppError('invalid_input', messages.invalidInput, {
        issues: [{ path: 'content', message: 'Required' }],
      });
    }
    if (JSON.stringify(content).length > limits.document) {
      throw new AppError('too_large', messages.tooLarge);
    }
    return editDocument(db, companyId, { id: params.id, content, now: now() });
  });
}

/** @throws AppError `not_found` for a company, team or employee that is not the caller's */
async function readOrder(
  { db }: AppParts,
  caller: Caller,
  request: GenerationRequest,
): Promise<Order> {
  const companyId = requireCompany(caller, request.companyId);
  const kind = request.type;
  const brief = readBrief(documentContracts[kind].formSchema, request.prompt);
  // The prompt is JSON within JSON: what its own escapes stand for shows only now.
  assertStorable(brief);
  // An id inside the form is part of what was typed: one that is not known counts as absent.
  const employee =
    request.employeeId === undefined
      ? await findEmployee(db, companyId, brief.employeeId ?? '')
      : await getEmployee(db, companyId, request.employeeId);
  const [team] =
    request.teamId === undefined ? [] : await requireTeams(db, companyId, [request.teamId]);
  return {
    caller,
    companyId,
    kind,
    brief,
    employeeId: employee?.id ?? null,
    teamId: team?.id ?? employee?.teamId ?? null,
    requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
  };
}

/** @throws AppError `invalid_input` for a key that is no UUID */
function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return newId();
  if (typeof key !== 'string' || !isId(key)) {
    throw new AppError('invalid_input', messages.invalidInput, {
      issues: [{ path: 'Idempotency-Key', message: 'Invalid UUID' }],
    });
  }
  return key.toLowerCase();
}
