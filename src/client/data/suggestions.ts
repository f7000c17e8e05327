import { useQuery } from '@tanstack/react-query';
import type { suggestionEndpoints } from '#shared/suggestions.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

export const suggestionsKey = ['suggestions'] as const;

const suggestionsFor = (companyId: string) => ({
  queryKey: [...suggestionsKey, companyId],
  queryFn: () =>
    call<typeof suggestionEndpoints.list>('GET /api/suggestions', { query: { companyId } }),
});

export function loadSuggestions(companyId: string): Promise<void> {
  return queryClient.prefetchQuery(suggestionsFor(companyId));
}

/** What to do next, most urgent first. */
export function useSuggestions(companyId: string) {
  return useQuery(suggestionsFor(companyId));
}
