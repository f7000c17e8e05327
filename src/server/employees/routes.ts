import type { FastifyInstance } from 'fastify';
import { employeeEndpoints } from '#shared/employees.ts';
import { messages } from '#shared/messages.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { route } from '../http/route.ts';
import { requireTeams } from '../teams/store.ts';
import { createEmployee, listEmployees, updateEmployee } from './store.ts';

export function employeeRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  route(app, employeeEndpoints.list, ({ caller, query }) =>
    listEmployees(db, requireCompany(caller, query.companyId), {
      activeOnly: query.activeOnly === 'true',
    }),
  );

  route(app, employeeEndpoints.create, async ({ caller, body }) => {
    const { companyId, ...form } = body;
    const owned = requireCompany(caller, companyId);
    await requireTeams(db, owned, form.teamIds);
    return createEmployee(db, owned, { form, now: now() });
  });

  route(app, employeeEndpoints.update, async ({ caller, params, body }) => {
    const owned = requireOwnCompany(caller, messages.employeeNotFound);
    await requireTeams(db, owned, body.teamIds ?? []);
    return updateEmployee(db, owned, { id: params.id, patch: body, now: now() });
  });
}
