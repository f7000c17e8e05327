import * as z from 'zod/mini';
import { outcomeSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { noneOrId, oneOf, timestampSchema } from './fields.ts';
import { notificationPriorities } from './vocabulary.ts';

export const notificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  priority: oneOf(notificationPriorities),
  isRead: z.boolean(),
  createdAt: timestampSchema,
  /** A path of the application, or null where there is nowhere to go. */
  actionUrl: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'The user’s notifications, newest first',
    query: z.object({ companyId: noneOrId }),
    response: z.array(notificationSchema),
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/api/notifications/:id/read',
    summary: 'Mark a notification as read',
    response: notificationSchema,
  }),
  readAll: endpoint({
    method: 'PATCH',
    path: '/api/notifications/read-all',
    summary: 'Mark all notifications as read',
    body: z.object({ companyId: noneOrId }),
    response: outcomeSchema,
  }),
};
