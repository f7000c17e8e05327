import type { FastifyInstance } from 'fastify';
import { candidateCardEndpoints } from '#shared/candidate-cards.ts';
import type { AppParts } from '../app-parts.ts';
import { requireOwnCompany } from '../companies/owned-company.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route, succeeded, type Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { addCard, deleteCard, restoreCard, updateCard } from './change.ts';
import { listCards, type Author } from './store.ts';

export function candidateCardRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  const authorOf = (caller: Caller, otherwise: string): Author => ({
    companyId: requireOwnCompany(caller, otherwise),
    authorId: caller.userId,
    now: now(),
  });
  const ofScript = (caller: Caller) => authorOf(caller, messages.documentNotFound);
  const ofCard = (caller: Caller) => authorOf(caller, messages.candidateCardNotFound);

  route(app, candidateCardEndpoints.list, async ({ caller, params, query }) =>
    listCards(db, ofScript(caller), { documentId: params.id, after: query.after }),
  );
  route(app, candidateCardEndpoints.create, async ({ caller, body }, request) =>
    addCard(db, ofScript(caller), { ...body, key: readIdempotencyKey(request) }),
  );
  route(app, candidateCardEndpoints.update, async ({ caller, params, body }) =>
    updateCard(db, ofCard(caller), { id: params.id, patch: body }),
  );
  route(app, candidateCardEndpoints.erase, async ({ caller, params }) => {
    await deleteCard(db, ofCard(caller), params.id);
    return succeeded(messages.candidateCardDeleted);
  });
  route(app, candidateCardEndpoints.restore, async ({ caller, params }) =>
    restoreCard(db, ofCard(caller), params.id),
  );
}
