import type { FastifyInstance } from 'fastify';
import { documentEndpoints } from '#documents/endpoints.ts';
import { searchEndpoints } from '#shared/search.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { findDocuments } from './documents.ts';
import { nothing, searchCompany } from './store.ts';

const searchesOfUser = { max: 240, windowSeconds: 60 };

export function searchRoutes(app: FastifyInstance, { db, now, rateLimiter }: AppParts): void {
  route(app, searchEndpoints.search, async ({ caller, query }) => {
    await rateLimiter.consume(`search:${caller.userId}`, searchesOfUser);
    // Before a company is registered there is nothing to find, and nothing to hide either.
    if (caller.companyId === null) return nothing;
    const companyId = requireOwnCompany(caller, messages.companyNotFound);
    return searchCompany(db, { companyId, now: now() }, query.q);
  });

  route(app, documentEndpoints.find, async ({ caller, query }) => {
    await rateLimiter.consume(`search:${caller.userId}`, searchesOfUser);
    const { companyId = caller.companyId } = query;
    if (companyId === null) return { items: [], next: null };
    return findDocuments(db, { companyId: requireCompany(caller, companyId), now: now() }, query);
  });
}
