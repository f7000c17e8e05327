import { useQuery } from '@tanstack/react-query';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import { call } from '../lib/call.ts';

export const suggestionsKey = ['suggestions'] as const;

/** What to do next, most urgent first. */
export function useSuggestions(companyId: string) {
  return useQuery({
    queryKey: [...suggestionsKey, companyId],
    queryFn: () => call(suggestionEndpoints.list, { query: { companyId } }),
  });
}
