import { useMutation } from '@tanstack/react-query';
import type { documentEndpoints, WithDocument } from '#documents/endpoints.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { commitmentsKey } from './commitment-keys.ts';
import { statsKey } from './companies.ts';
import { personKey } from './conversation-keys.ts';
import { historyKey } from './document-count.ts';
import { notificationsKey } from './notifications.ts';
import { suggestionsKey } from './suggestions.ts';
import { todayKey } from './today-key.ts';

export type { WithDocument };

/** Everything that tells of documents, or of what hangs on them. */
const told = [
  historyKey,
  commitmentsKey,
  personKey,
  statsKey,
  suggestionsKey,
  todayKey,
  notificationsKey,
  ['search'],
];

const refresh = () =>
  Promise.all(told.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** One after the other: what takes a deletion back waits for it. */
const inTurn = { scope: { id: 'deleted-documents' } };

/** @param onGone is called before anything is read again: what still showed it would ask for what is not there */
export function useDeleteDocument(onGone: () => void) {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof documentEndpoints.erase>('DELETE /api/ai-history/:id', { params: { id } }),
    onSuccess: (_answer, id) => {
      onGone();
      // Whatever is kept under its id, in whichever place of the key.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(id) });
      void refresh();
    },
  });
}

export function useRestoreDocument() {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof documentEndpoints.restore>('POST /api/ai-history/:id/restore', {
        params: { id },
      }),
    onSuccess: () => void refresh(),
  });
}
