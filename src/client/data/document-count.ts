import { useQuery } from '@tanstack/react-query';
import type { documentEndpoints } from '#documents/endpoints.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

export const historyKey = ['history'] as const;
/** Of all that lists documents. */
export const listKey = [...historyKey, 'list'] as const;

const firstOf = (companyId: string | undefined) => ({
  queryKey: [...listKey, 'first', companyId],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = { companyId, activeEmployeesOnly: 'true' as const, limit: 1 };
    return call<typeof documentEndpoints.history>('GET /api/ai-history', { query }, { signal });
  },
});

export function loadDocumentCount(companyId: string): Promise<void> {
  return queryClient.prefetchQuery(firstOf(companyId));
}

/** How many documents the history holds: the newest comes along, the rest of them does not. */
export function useDocumentCount(companyId: string | undefined) {
  return useQuery({
    ...firstOf(companyId),
    select: ({ total }) => total,
    enabled: companyId !== undefined,
  });
}
