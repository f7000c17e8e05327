import type { FastifyInstance } from 'fastify';
import { searchEndpoints } from '#shared/search.ts';
import type { AppParts } from '../app-parts.ts';
import { requireOwnCompany } from '../companies/owned-company.ts';
import { route } from '../http/route.ts';
import { messages } from '#shared/messages.ts';
import { nothing, searchCompany } from './store.ts';

const searchesOfUser = { max: 240, windowSeconds: 60 };

export function searchRoutes(app: FastifyInstance, { db, rateLimiter }: AppParts): void {
  route(app, searchEndpoints.search, async ({ caller, query }) => {
    await rateLimiter.consume(`search:${caller.userId}`, searchesOfUser);
    // Before a company is registered there is nothing to find, and nothing to hide either.
    if (caller.companyId === null) return nothing;
    return searchCompany(db, requireOwnCompany(caller, messages.companyNotFound), query.q);
  });
}
