import type { FastifyInstance } from 'fastify';
import { meetingClosingEndpoints } from '#shared/meeting-closings.ts';
import type { AppParts } from '../app-parts.ts';
import { requireOwnCompany } from '../companies/owned-company.ts';
import { route, type Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { readClosing, writeClosing } from './store.ts';

export function meetingClosingRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  const authorOf = (caller: Caller) => ({
    companyId: requireOwnCompany(caller, messages.documentNotFound),
    authorId: caller.userId,
    now: now(),
  });
  route(app, meetingClosingEndpoints.get, async ({ caller, params }) =>
    readClosing(db, authorOf(caller), params.id),
  );
  route(app, meetingClosingEndpoints.update, async ({ caller, params, body }) =>
    writeClosing(db, authorOf(caller), { documentId: params.id, patch: body }),
  );
}
