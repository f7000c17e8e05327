import type { FastifyInstance } from 'fastify';
import { teamEndpoints } from '#shared/teams.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { createTeam, listTeams, updateTeam } from './store.ts';

export function teamRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  route(app, teamEndpoints.list, ({ caller, query }) =>
    listTeams(db, requireCompany(caller, query.companyId)),
  );

  route(app, teamEndpoints.create, ({ caller, body: { companyId, ...form } }) =>
    createTeam(db, requireCompany(caller, companyId), {
      form,
      authorId: caller.userId,
      now: now(),
    }),
  );

  route(app, teamEndpoints.update, ({ caller, params, body }) =>
    updateTeam(db, requireOwnCompany(caller, messages.teamNotFound), {
      id: params.id,
      patch: body,
      now: now(),
    }),
  );
}
