import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { documentEndpoints, FoundDocument } from '#documents/endpoints.ts';
import { call } from '../lib/call.ts';
import { historyKey } from './document-count.ts';
import type { HistoryFilters } from './documents.ts';

export type { FoundDocument };

/** The documents that hold what is looked for, the best first, a page at a time. */
export function useFoundDocuments(companyId: string, q: string, filters: HistoryFilters) {
  return useInfiniteQuery({
    queryKey: [...historyKey, 'list', 'found', companyId, q, filters],
    queryFn: ({ pageParam, signal }) =>
      call<typeof documentEndpoints.find>(
        'GET /api/ai-history/search',
        {
          query: {
            companyId,
            q,
            ...filters,
            activeEmployeesOnly: 'true',
            after: pageParam ?? undefined,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}
