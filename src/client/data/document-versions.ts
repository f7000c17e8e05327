import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { documentEndpoints, HistoryItem } from '#documents/endpoints.ts';
import { call } from '../lib/call.ts';
import { historyKey } from './document-count.ts';
import { showChanged } from './documents.ts';

/** Within the history: what changes a document asks for its versions anew. */
const versionsKey = (documentId: string) => [...historyKey, 'versions', documentId] as const;

/** Newest first; further pages on demand. `version` is the document's own: another one is another list. */
export function useVersions(documentId: string, version: number) {
  return useInfiniteQuery({
    queryKey: [...versionsKey(documentId), 'list', version],
    queryFn: ({ pageParam, signal }) =>
      call<typeof documentEndpoints.versions>(
        'GET /api/ai-history/:id/versions',
        { params: { id: documentId }, query: { before: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** One version with its content; what it said stays what it said. */
export function useVersion(documentId: string, number: number | null) {
  return useQuery({
    queryKey: [...versionsKey(documentId), 'one', number],
    queryFn: ({ signal }) =>
      call<typeof documentEndpoints.version>(
        'GET /api/ai-history/:id/versions/:number',
        { params: { id: documentId, number: String(number) } },
        { signal },
      ),
    enabled: number !== null,
    staleTime: Infinity,
  });
}

export function useGoBack(documentId: string) {
  return useMutation({
    // What takes something back waits for what it takes back.
    scope: { id: `versions:${documentId}` },
    mutationFn: ({ number, version }: { number: number; version: number }) =>
      call<typeof documentEndpoints.goBack>('POST /api/ai-history/:id/versions/:number/restore', {
        params: { id: documentId, number: String(number) },
        body: { version },
      }),
    onSuccess: (item: HistoryItem) => showChanged(item),
  });
}
