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

/** Shows the change at once; the list is read again where the server refuses it. */
async function change(apply: (notification: Notification) => Notification): Promise<void> {
  // A list that is on its way would come as it was before.
  await queryClient.cancelQueries({ queryKey: notificationsKey });
  queryClient.setQueriesData<Notification[]>({ queryKey: notificationsKey }, (list) =>
    list?.map(apply),
  );
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: notificationsKey });

export function useReadNotification() {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof notificationEndpoints.read>('PATCH /api/notifications/:id/read', {
        params: { id },
      }),
    onMutate: (id) => change((one) => (one.id === id ? { ...one, isRead: true } : one)),
    onError: readAgain,
  });
}

export function useReadAllNotifications() {
  return useMutation({
    mutationFn: (companyId: string | undefined) =>
      call<typeof notificationEndpoints.readAll>('PATCH /api/notifications/read-all', {
        body: { companyId },
      }),
    onMutate: () => change((one) => ({ ...one, isRead: true })),
    onError: readAgain,
  });
}
