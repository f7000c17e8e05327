import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/endpoint.ts';
import type { Share, shareEndpoints } from '#shared/shares.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { commitmentsKey } from './commitment-keys.ts';
import { personKey } from './conversation-keys.ts';
import { todayKey } from './today-key.ts';

type Made = EndpointResponse<typeof shareEndpoints.create>;

const keyOf = (documentId: string) => ['shares', documentId] as const;

/** With whom a document was shared, newest first; further pages on demand. */
export function useShares(documentId: string) {
  return useInfiniteQuery({
    queryKey: keyOf(documentId),
    queryFn: ({ pageParam, signal }) =>
      call<typeof shareEndpoints.list>(
        'GET /api/ai-history/:id/shares',
        { params: { id: documentId }, query: { before: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** What a person would read; that of the one before stays in view while the next one loads. A text for the person is written once: what the leader changes is not written over. */
export function useShareDraft(documentId: string, employeeId: string | null) {
  return useQuery({
    queryKey: ['share-draft', documentId, employeeId],
    queryFn: ({ signal }) =>
      call<typeof shareEndpoints.draft>(
        'POST /api/shares/draft',
        { body: { documentId, employeeId } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What the person reads: it never changes. */
export function useShareSnapshot(id: string) {
  return useQuery({
    queryKey: ['share-snapshot', id],
    queryFn: ({ signal }) =>
      call<typeof shareEndpoints.snapshot>(
        'GET /api/shares/:id/snapshot',
        { params: { id } },
        { signal },
      ),
    staleTime: Infinity,
  });
}

const refresh = (documentId: string) =>
  queryClient.invalidateQueries({ queryKey: keyOf(documentId) });

interface NewShare {
  employeeId: string | null;
  text: string;
  /** The same for every try of one click. */
  key: string;
}

export function useMakeShare(documentId: string) {
  return useMutation({
    mutationFn: ({ key, ...share }: NewShare): Promise<Made> =>
      call<typeof shareEndpoints.create>(
        'POST /api/shares',
        { body: { documentId, ...share } },
        { headers: { 'Idempotency-Key': key } },
      ),
    onSuccess: () => refresh(documentId),
  });
}

export function useRenewShare() {
  return useMutation({
    mutationFn: ({ id }: Share): Promise<Made> =>
      call<typeof shareEndpoints.renew>('POST /api/shares/:id/renew', { params: { id } }),
    onSuccess: (_, { documentId }) => refresh(documentId),
  });
}

export function useRevokeShare() {
  return useMutation({
    mutationFn: ({ id }: Share) =>
      call<typeof shareEndpoints.revoke>('POST /api/shares/:id/revoke', { params: { id } }),
    onSuccess: (_, { documentId }) => refresh(documentId),
  });
}

export async function restoreShare({ id, documentId }: Share): Promise<void> {
  await call<typeof shareEndpoints.restore>('POST /api/shares/:id/restore', { params: { id } });
  await refresh(documentId);
}

/** The step is kept from then on: every list of commitments is read anew. */
export function useAcceptStep() {
  return useMutation({
    mutationFn: ({ share, key }: { share: Share; key: string }) =>
      call<typeof shareEndpoints.accept>('POST /api/shares/:id/steps/accept', {
        params: { id: share.id },
        body: { key },
      }),
    onSuccess: (_, { share }) =>
      Promise.all([
        refresh(share.documentId),
        ...[commitmentsKey, personKey, todayKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ]),
  });
}
