import { useMutation, useQuery } from '@tanstack/react-query';
import { accountEndpoints, type Profile, type User } from '#shared/accounts.ts';
import { call } from '../lib/call.ts';
import { meFetching, meKey, queryClient, trialPolling } from '../lib/query-client.ts';
import { forgetEverything } from '../lib/tab-memory.ts';
import { request, TransportError } from '../lib/transport.ts';
import { sendTelling } from '../lib/upload.ts';

export const creditsKey = ['credits'] as const;
export const trialKey = ['trial-status'] as const;

/** The current-user check got an answer, and the answer was no. Asking again would not change it. */
export class NotAuthenticated extends Error {
  constructor() {
    super('Not authenticated');
    this.name = 'NotAuthenticated';
  }
}

async function fetchMe(): Promise<{ user: User }> {
  try {
    return await call(accountEndpoints.me, {});
  } catch (error) {
    throw error instanceof TransportError && error.status === 401 ? new NotAuthenticated() : error;
  }
}

const me = {
  queryKey: meKey,
  queryFn: fetchMe as () => Promise<{ user: User } | null>,
  ...meFetching,
  retry: (failures: number, error: Error) => !(error instanceof NotAuthenticated) && failures < 2,
};

export function loadMe(): Promise<void> {
  return queryClient.prefetchQuery(me);
}

/** `checking` until the first answer; then the user, or null where nobody is signed in. */
export function useUser() {
  const { data, error, isPending, refetch } = useQuery(me);
  const user = error instanceof NotAuthenticated ? null : (data?.user ?? null);
  /** No answer at all: neither signed in nor out is known. */
  const unreachable = error instanceof TypeError && !data;
  return { user, checking: isPending, unreachable, refetch };
}

export function useTrialStatus() {
  return useQuery({
    queryKey: trialKey,
    queryFn: () => call(accountEndpoints.trialStatus, {}),
    ...trialPolling,
  });
}

export function useCredits() {
  return useQuery({ queryKey: creditsKey, queryFn: () => call(accountEndpoints.credits, {}) });
}

const sessionRefetchDelay = 100;

/** After a login: sets the session data. What another account left in the cache goes first. */
export async function startSession(): Promise<void> {
  queryClient.clear();
  await queryClient.fetchQuery(me);
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: meKey }), sessionRefetchDelay);
}

export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      try {
        await request('POST', accountEndpoints.logout.path);
      } catch (error) {
        throw error instanceof TransportError
          ? new Error('Logout failed', { cause: error })
          : error;
      }
    },
    onSuccess: forgetSession,
  });
}

/** The session was ended on purpose: what the tab knows of its user goes. */
export function forgetSession(): void {
  forgetEverything();
  queryClient.clear();
  queryClient.setQueryData(meKey, null);
}

export interface ProfileChange {
  profile: Profile;
  photo: File | null;
  /** Percent of the photo that is sent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

export function useUpdateProfile() {
  return useMutation({
    mutationFn: ({ profile, photo, onProgress, signal }: ProfileChange) =>
      call(
        accountEndpoints.updateProfile,
        { body: profile },
        photo ? { files: { photo: [photo] }, signal, send: sendTelling(onProgress) } : { signal },
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meKey }),
  });
}
