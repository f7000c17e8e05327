import type { FastifyInstance } from 'fastify';
import { notificationEndpoints } from '#shared/notifications.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany } from '../companies/owned-company.ts';
import { route, succeeded } from '../http/route.ts';
import { messages } from '../messages.ts';
import { announceDue } from './due.ts';
import { listNotifications, readAllNotifications, readNotification } from './store.ts';

export function notificationRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  route(app, notificationEndpoints.list, async ({ caller, query }) => {
    // A user has one company: its notifications and those of none are all there are.
    if (query.companyId !== undefined) requireCompany(caller, query.companyId);
    await announceDue(db, caller, now());
    return listNotifications(db, caller.userId);
  });

  route(app, notificationEndpoints.read, ({ caller, params }) =>
    readNotification(db, caller.userId, params.id),
  );

  route(app, notificationEndpoints.readAll, async ({ caller, body }) => {
    if (body.companyId !== undefined) requireCompany(caller, body.companyId);
    await readAllNotifications(db, caller.userId);
    return succeeded(messages.allNotificationsRead);
  });
}
