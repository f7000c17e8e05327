import { useMutation } from '@tanstack/react-query';
import type { teamEndpoints, TeamForm, TeamPatch } from '#shared/teams.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { statsKey } from './companies.ts';
import { personKey } from './conversation-keys.ts';
import { suggestionsKey } from './suggestions.ts';
import { teamsKey } from './teams.ts';

/* Apart from the list, which the first screen reads: their code comes with the forms. */

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
