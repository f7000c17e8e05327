import { useMutation, useQuery } from '@tanstack/react-query';
import type { teamEndpoints, TeamForm, TeamPatch } from '#shared/teams.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { statsKey } from './companies.ts';
import { personKey } from './conversation-keys.ts';
import { suggestionsKey } from './suggestions.ts';

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

function refresh() {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: teamsKey }),
    queryClient.invalidateQueries({ queryKey: statsKey }),
    queryClient.invalidateQueries({ queryKey: suggestionsKey }),
    // It proposes the day of the next conversation by the team's frequency.
    queryClient.invalidateQueries({ queryKey: personKey }),
  ]);
}

export function useCreateTeam() {
  return useMutation({
    mutationFn: (body: TeamForm & { companyId: string }) =>
      call<typeof teamEndpoints.create>('POST /api/teams', { body }),
    onSuccess: refresh,
  });
}

export function useUpdateTeam() {
  return useMutation({
    mutationFn: ({ id, ...body }: TeamPatch & { id: string }) =>
      call<typeof teamEndpoints.update>('PUT /api/teams/:id', { params: { id }, body }),
    onSuccess: refresh,
  });
}
