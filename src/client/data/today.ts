import { useQuery } from '@tanstack/react-query';
import { calendarDay } from '#shared/format.ts';
import type { todayEndpoints } from '#shared/today.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { useToday } from '../lib/use-today.ts';
import { todayKey } from './today-key.ts';

/** Another day has other lines. */
const todayOf = (companyId: string, today: Date) => ({
  queryKey: [...todayKey, companyId, calendarDay(today)],
  queryFn: () => call<typeof todayEndpoints.get>('GET /api/today', { query: { companyId } }),
});

export function loadToday(companyId: string): Promise<void> {
  return queryClient.prefetchQuery(todayOf(companyId, new Date()));
}

/** What is due or late, most urgent first. */
export function useTodayLines(companyId: string) {
  return useQuery(todayOf(companyId, useToday()));
}
