import type { FastifyInstance } from 'fastify';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany } from '../companies/owned-company.ts';
import { route } from '../http/route.ts';
import { listSuggestions } from './store.ts';

export function suggestionRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  route(app, suggestionEndpoints.list, ({ caller, query }) =>
    listSuggestions(db, requireCompany(caller, query.companyId), now()),
  );
}
