import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '#shared/limits.ts';
import type { searchEndpoints } from '#shared/search.ts';
import { call } from '../lib/call.ts';

/** One letter alone is in nearly everything. */
export const shortestSearch = 2;

/**
 * What of the company holds a text. A newer text ends the call of the one before it; the answer before
 * stays until then. Nothing is kept: a palette that is opened again asks again.
 */
export function useCompanySearch(text: string) {
  const q = text.trim().slice(0, limits.search);
  return useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) =>
      call<typeof searchEndpoints.search>('GET /api/search', { query: { q } }, { signal }),
    enabled: q.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
