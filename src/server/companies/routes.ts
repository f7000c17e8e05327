import type { FastifyInstance } from 'fastify';
import { companyEndpoints } from '#shared/companies.ts';
import type { AppParts } from '../app-parts.ts';
import { route } from '../http/route.ts';
import { requireCompany } from './owned-company.ts';
import { createCompany, getStats, listCompanies, updateCompany } from './store.ts';

export function companyRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  route(app, companyEndpoints.list, ({ caller }) => listCompanies(db, caller.userId));

  route(app, companyEndpoints.create, ({ caller, body }) =>
    createCompany(db, body, { ownerId: caller.userId, now: now() }),
  );

  route(app, companyEndpoints.update, ({ caller, params, body }) =>
    updateCompany(db, requireCompany(caller, params.id), { patch: body, now: now() }),
  );

  route(app, companyEndpoints.stats, ({ caller, query }) =>
    getStats(db, requireCompany(caller, query.companyId), now()),
  );
}
