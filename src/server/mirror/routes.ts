import type { FastifyInstance } from 'fastify';
import { mirrorEndpoints } from '#shared/mirror.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany } from '../companies/owned-company.ts';
import { route } from '../http/route.ts';
import { closeMonth } from './month.ts';
import { readMirror } from './people.ts';

export function mirrorRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  route(app, mirrorEndpoints.people, ({ caller, query: { companyId, ...query } }) =>
    readMirror(db, { ...query, companyId: requireCompany(caller, companyId), now: now() }),
  );

  route(app, mirrorEndpoints.month, ({ caller, query: { companyId, ...query } }) =>
    closeMonth(db, { ...query, companyId: requireCompany(caller, companyId), now: now() }),
  );
}
