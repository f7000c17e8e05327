import type { FastifyInstance } from 'fastify';
import { employeeEndpoints } from '#shared/employees.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { countUpload } from '../http/rate-limit.ts';
import { route, succeeded } from '../http/route.ts';
import { messages } from '../messages.ts';
import { changeEmployee, eraseEmployee, registerEmployee } from './save-employee.ts';
import { listEmployees } from './store.ts';

export function employeeRoutes(app: FastifyInstance, parts: AppParts): void {
  route(app, employeeEndpoints.list, ({ caller, query }) =>
    listEmployees(parts.db, requireCompany(caller, query.companyId), {
      activeOnly: query.activeOnly === 'true',
    }),
  );

  route(app, employeeEndpoints.create, async ({ caller, body, uploads }, { log }) => {
    await countUpload(parts.rateLimiter, { userId: caller.userId, uploads });
    const { companyId, ...form } = body;
    const actor = { userId: caller.userId, companyId: requireCompany(caller, companyId), log };
    return registerEmployee(parts, actor, { form, uploads });
  });

  route(app, employeeEndpoints.update, async ({ caller, params, body, uploads }, { log }) => {
    await countUpload(parts.rateLimiter, { userId: caller.userId, uploads });
    const companyId = requireOwnCompany(caller, messages.employeeNotFound);
    const actor = { userId: caller.userId, companyId, log };
    return changeEmployee(parts, actor, { id: params.id, patch: body, uploads });
  });

  route(app, employeeEndpoints.erase, async ({ caller, params }, { log }) => {
    const companyId = requireOwnCompany(caller, messages.employeeNotFound);
    await eraseEmployee(parts, { userId: caller.userId, companyId, log }, params.id);
    return succeeded(messages.employeeErased);
  });
}
