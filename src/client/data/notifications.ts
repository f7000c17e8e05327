import { useMutation, useQuery } from '@tanstack/react-query';
import type { notificationEndpoints, Notification } from '#shared/notifications.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

export const notificationsKey = ['notifications'] as const;

/** Newest first. Before a company is registered there are those of the account alone. */
export function useNotifications(companyId: string | undefined) {
  return useQuery({
    queryKey: [...notificationsKey, companyId ?? null],
    queryFn: () =>
      call<typeof notificationEndpoints.list>('GET /api/notifications', { query: { companyId } }),
  });
}

interface Changed {
  /** A list was on its way, and was given up: it would have come as it was before. */
  gaveUp: boolean;
}

/** Shows the change at once. */
async function change(apply: (notification: Notification) => Notification): Promise<Changed> {
  const gaveUp = queryClient.isFetching({ queryKey: notificationsKey }) > 0;
  await queryClient.cancelQueries({ queryKey: notificationsKey });
  queryClient.setQueriesData<Notification[]>({ queryKey: notificationsKey }, (list) =>
    list?.map(apply),
  );
  return { gaveUp };
}

/** The list is read again where the server refused the change, or where one was given up for it. */
function readAgain(_: unknown, error: unknown, __: unknown, changed: Changed | undefined) {
  if (error === null && changed?.gaveUp !== true) return undefined;
  return queryClient.invalidateQueries({ queryKey: notificationsKey });
}

export function useReadNotification() {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof notificationEndpoints.read>('PATCH /api/notifications/:id/read', {
        params: { id },
      }),
    onMutate: (id) => change((one) => (one.id === id ? { ...one, isRead: true } : one)),
    onSettled: readAgain,
  });
}

export function useReadAllNotifications() {
  return useMutation({
    mutationFn: (companyId: string | undefined) =>
      call<typeof notificationEndpoints.readAll>('PATCH /api/notifications/read-all', {
        body: { companyId },
      }),
    onMutate: () => change((one) => ({ ...one, isRead: true })),
    onSettled: readAgain,
  });
}
