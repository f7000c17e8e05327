import { useMutation, useQuery } from '@tanstack/react-query';
import { teamEndpoints, type TeamForm, type TeamPatch } from '#shared/teams.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { statsKey } from './companies.ts';
import { suggestionsKey } from './suggestions.ts';

export const teamsKey = ['teams'] as const;

/** Waits until the company is known. */
export function useTeams(companyId: string | undefined) {
  return useQuery({
    queryKey: [...teamsKey, companyId],
    queryFn: () => call(teamEndpoints.list, { query: { companyId: companyId ?? '' } }),
    enabled: companyId !== undefined,
  });
}

function refresh() {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: teamsKey }),
    queryClient.invalidateQueries({ queryKey: statsKey }),
    queryClient.invalidateQueries({ queryKey: suggestionsKey }),
  ]);
}

export function useCreateTeam() {
  return useMutation({
    mutationFn: (body: TeamForm & { companyId: string }) => call(teamEndpoints.create, { body }),
    onSuccess: refresh,
  });
}

export function useUpdateTeam() {
  return useMutation({
    mutationFn: ({ id, ...body }: TeamPatch & { id: string }) =>
      call(teamEndpoints.update, { params: { id }, body }),
    onSuccess: refresh,
  });
}
