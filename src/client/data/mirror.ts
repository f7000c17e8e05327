import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { mirrorEndpoints } from '#shared/mirror.ts';
import { call } from '../lib/call.ts';
import { personKey } from './conversation-keys.ts';

/* Part of what is known of people; conversations, papers and combinados change it, so it is read on arrival. */
const mirrorKey = [...personKey, 'mirror'] as const;

/** `teamId`: '' is the whole company. `today` has it read anew at midnight. */
export function useMirror(companyId: string, teamId: string, today: string) {
  return useInfiniteQuery({
    queryKey: [...mirrorKey, companyId, teamId, today],
    queryFn: ({ pageParam, signal }) =>
      call<typeof mirrorEndpoints.people>(
        'GET /api/mirror',
        { query: { companyId, teamId: teamId || undefined, after: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

export function useMonthClosing(companyId: string, teamId: string, month: string) {
  return useQuery({
    queryKey: [...mirrorKey, 'month', companyId, teamId, month],
    queryFn: ({ signal }) =>
      call<typeof mirrorEndpoints.month>(
        'GET /api/mirror/month',
        { query: { companyId, teamId: teamId || undefined, month } },
        { signal },
      ),
    refetchOnMount: 'always',
  });
}
