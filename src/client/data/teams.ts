import { useQuery } from '@tanstack/react-query';
import type { teamEndpoints } from '#shared/teams.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

export const teamsKey = ['teams'] as const;

const teamsOf = (companyId: string | undefined) => ({
  queryKey: [...teamsKey, companyId],
  queryFn: () =>
    call<typeof teamEndpoints.list>('GET /api/teams', { query: { companyId: companyId ?? '' } }),
});

export function loadTeams(companyId: string): Promise<void> {
  return queryClient.prefetchQuery(teamsOf(companyId));
}

/** Waits until the company is known. */
export function useTeams(companyId: string | undefined) {
  return useQuery({ ...teamsOf(companyId), enabled: companyId !== undefined });
}
