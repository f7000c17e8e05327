import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { EndpointInput } from '#shared/endpoint.ts';
import type { Round, RoundPerson, roundEndpoints } from '#shared/rounds.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

export const roundsKey = ['rounds'] as const;
const roundKey = (id: string) => [...roundsKey, 'one', id] as const;

/** Newest first; further pages on demand. */
export function useRounds(companyId: string) {
  return useInfiniteQuery({
    queryKey: [...roundsKey, 'list', companyId],
    queryFn: ({ pageParam, signal }) =>
      call<typeof roundEndpoints.list>(
        'GET /api/rounds',
        { query: { companyId, before: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

export function useRound(id: string) {
  return useQuery({
    queryKey: roundKey(id),
    queryFn: ({ signal }) =>
      call<typeof roundEndpoints.get>('GET /api/rounds/:id', { params: { id } }, { signal }),
    refetchOnMount: 'always',
  });
}

function show(round: Round): void {
  queryClient.setQueryData(roundKey(round.id), round);
  void queryClient.invalidateQueries({ queryKey: [...roundsKey, 'list'] });
}

type NewRound = EndpointInput<typeof roundEndpoints.create>['body'];

/** `key` is the same for every try of one click. */
export function useStartRound() {
  return useMutation({
    mutationFn: ({ key, body }: { key: string; body: NewRound }) =>
      call<typeof roundEndpoints.create>(
        'POST /api/rounds',
        { body },
        { headers: { 'Idempotency-Key': key } },
      ),
    onSuccess: ({ round }) => show(round),
  });
}

export function useCloseRound() {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof roundEndpoints.close>('POST /api/rounds/:id/close', { params: { id } }),
    onSuccess: show,
  });
}

export async function reopenRound(id: string): Promise<void> {
  show(await call<typeof roundEndpoints.reopen>('POST /api/rounds/:id/reopen', { params: { id } }));
}

function showPerson(roundId: string, person: RoundPerson): void {
  queryClient.setQueryData<Round>(
    roundKey(roundId),
    (round) =>
      round && {
        ...round,
        people: round.people.map((each) => (each.id === person.id ? person : each)),
      },
  );
}

/** A new address for one person; those of before open nothing any more. */
export function useRenewRoundLink(roundId: string) {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof roundEndpoints.renew>('POST /api/round-people/:id/renew', { params: { id } }),
    onSuccess: ({ person }) => showPerson(roundId, person),
  });
}

/** An address for the one reminder that a person gets. */
export function useRemind(roundId: string) {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof roundEndpoints.remind>('POST /api/round-people/:id/remind', { params: { id } }),
    onSuccess: ({ person }) => showPerson(roundId, person),
    // Refused since they answered meanwhile, or were reminded elsewhere: the list says which.
    onError: () => queryClient.invalidateQueries({ queryKey: roundKey(roundId) }),
  });
}
