import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '#shared/limits.ts';
import type { searchEndpoints } from '#shared/search.ts';
import { call } from '../lib/call.ts';

/** One letter alone is in nearly everything. */
export const shortestSearch = 2;

const search = (q: string, signal: AbortSignal) =>
  call<typeof searchEndpoints.search>('GET /api/search', { query: { q } }, { signal });

/**
 * What of the company holds a text, and who bears a name that stands in it. A newer text ends the call of the one before it; the answer before
 * stays until then. Nothing is kept: a palette that is opened again asks again.
 */
export function useCompanySearch(text: string, name: string) {
  const q = text.trim().slice(0, limits.search);
  return useQuery({
    queryKey: ['search', q, name],
    queryFn: async ({ signal }) => {
      const [found, named] = await Promise.all([
        search(q, signal),
        name === '' ? null : search(name.slice(0, limits.search), signal),
      ]);
      return { found, people: named?.employees ?? [] };
    },
    enabled: q.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
