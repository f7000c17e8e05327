import type { FastifyInstance } from 'fastify';
import { companyEndpoints } from '#shared/companies.ts';
import type { AppParts } from '../app-parts.ts';
import { removeBytes } from '../files/keep-files.ts';
import { route } from '../http/route.ts';
import { requireCompany } from './owned-company.ts';
import { getStats } from './stats.ts';
import { createCompany, listCompanies, updateCompany } from './store.ts';

export function companyRoutes(app: FastifyInstance, { db, files, now }: AppParts): void {
  route(app, companyEndpoints.list, ({ caller }) => listCompanies(db, caller.userId));

  route(app, companyEndpoints.create, ({ caller, body }) =>
    createCompany(db, body, { ownerId: caller.userId, now: now() }),
  );

  route(app, companyEndpoints.update, async ({ caller, params, body }, request) => {
    const change = { patch: body, ownerId: caller.userId, now: now() };
    const companyId = requireCompany(caller, params.id);
    const update = await db.transaction((tx) => updateCompany(tx, companyId, change));
    await removeBytes(files, update.removedFiles, request.log);
    return update.company;
  });

  route(app, companyEndpoints.stats, ({ caller, query }) =>
    getStats(db, requireCompany(caller, query.companyId), now()),
  );
}
