import { useQuery } from '@tanstack/react-query';
import type { todayEndpoints } from '#shared/today.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { todayKey } from './today-key.ts';

const todayOf = (companyId: string) => ({
  queryKey: [...todayKey, companyId],
  queryFn: () => call<typeof todayEndpoints.get>('GET /api/today', { query: { companyId } }),
});

export function loadToday(companyId: string): Promise<void> {
  return queryClient.prefetchQuery(todayOf(companyId));
}

/** What is due or late, most urgent first. */
export function useTodayLines(companyId: string) {
  return useQuery(todayOf(companyId));
}
