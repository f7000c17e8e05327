import type { FastifyInstance } from 'fastify';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import type { AppParts } from '../app-parts.ts';
import { requireOwnCompany } from '../companies/owned-company.ts';
import { requireEmployee } from '../employees/store.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route, succeeded, type Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import {
  closePlan,
  enterIntoForce,
  keepPlan,
  proposeClosing,
  reopenPlan,
  rewriteSummary,
  takeBack,
} from './change.ts';
import { checkIn, deleteCheckIn, restoreCheckIn } from './check-ins.ts';
import { listEarlier, readPlanOfDocument, readPlanOfPerson, type Author } from './store.ts';

export function developmentPlanRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db } = parts;
  const ofPerson = authoring(parts, messages.employeeNotFound);
  const ofDocument = authoring(parts, messages.documentNotFound);

  route(app, developmentPlanEndpoints.ofPerson, async ({ caller, params }) => {
    const author = ofPerson(caller);
    await requireEmployee(db, author.companyId, params.id);
    return readPlanOfPerson(db, author, params.id);
  });
  route(app, developmentPlanEndpoints.earlier, async ({ caller, params, query }) => {
    const author = ofPerson(caller);
    await requireEmployee(db, author.companyId, params.id);
    return listEarlier(db, author, { employeeId: params.id, ...query });
  });
  route(app, developmentPlanEndpoints.ofDocument, async ({ caller, params }) =>
    readPlanOfDocument(db, ofDocument(caller), params.id),
  );
  route(app, developmentPlanEndpoints.enter, async ({ caller, body }) =>
    enterIntoForce(db, ofDocument(caller), body.documentId),
  );
  planRoutes(app, parts);
  checkInRoutes(app, parts);
}

/** @returns who asks, as the stores take it; before a company is registered there is nothing to find */
function authoring({ now }: AppParts, missing: string) {
  return (caller: Caller): Author => ({
    companyId: requireOwnCompany(caller, missing),
    authorId: caller.userId,
    now: now(),
  });
}

function planRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db } = parts;
  const ofPlan = authoring(parts, messages.planNotFound);

  route(app, developmentPlanEndpoints.takeBack, async ({ caller, params }) => {
    await takeBack(db, ofPlan(caller), params.id);
    return succeeded(messages.planTakenBack);
  });
  route(app, developmentPlanEndpoints.keep, async ({ caller, params, body }) =>
    keepPlan(db, ofPlan(caller), { id: params.id, documentId: body.documentId }),
  );
  route(app, developmentPlanEndpoints.proposeClosing, async ({ caller, params }) => ({
    summary: await proposeClosing(db, ofPlan(caller), params.id),
  }));
  route(app, developmentPlanEndpoints.close, async ({ caller, params, body }) =>
    closePlan(db, ofPlan(caller), { id: params.id, summary: body.summary }),
  );
  route(app, developmentPlanEndpoints.reopen, async ({ caller, params }) =>
    reopenPlan(db, ofPlan(caller), params.id),
  );
  route(app, developmentPlanEndpoints.update, async ({ caller, params, body }) =>
    rewriteSummary(db, ofPlan(caller), { id: params.id, summary: body.summary }),
  );
}

function checkInRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db } = parts;
  const ofPlan = authoring(parts, messages.planNotFound);
  const ofCheckIn = authoring(parts, messages.checkInNotFound);

  route(app, developmentPlanEndpoints.checkIn, async ({ caller, params, body }, request) => {
    const key = readIdempotencyKey(request);
    return checkIn(db, ofPlan(caller), { planId: params.id, form: body, key });
  });
  route(app, developmentPlanEndpoints.eraseCheckIn, async ({ caller, params }) => {
    await deleteCheckIn(db, ofCheckIn(caller), params.id);
    return succeeded(messages.checkInDeleted);
  });
  route(app, developmentPlanEndpoints.restoreCheckIn, async ({ caller, params }) =>
    restoreCheckIn(db, ofCheckIn(caller), params.id),
  );
}
