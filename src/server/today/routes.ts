import type { FastifyInstance } from 'fastify';
import { todayEndpoints } from '#shared/today.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany } from '../companies/owned-company.ts';
import { route } from '../http/route.ts';
import { readToday } from './store.ts';

export function todayRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  route(app, todayEndpoints.get, ({ caller, query }) =>
    readToday(db, {
      companyId: requireCompany(caller, query.companyId),
      authorId: caller.userId,
      now: now(),
    }),
  );
}
