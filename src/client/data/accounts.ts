import { useQuery } from '@tanstack/react-query';
import type { accountEndpoints, User } from '#shared/accounts.ts';
import { call } from '../lib/call.ts';
import { meFetching, meKey, queryClient, trialPolling } from '../lib/query-client.ts';
import { forgetAnswers, TransportError } from '../lib/transport.ts';
import { loadCompany } from './companies.ts';

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
    return await call<typeof accountEndpoints.me>('GET /api/auth/me', {});
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

/** Whether somebody is signed in. */
export async function loadMe(): Promise<boolean> {
  await queryClient.prefetchQuery(me);
  return Boolean(queryClient.getQueryData<{ user: User } | null>(meKey));
}

/** `checking` until the first answer; then the user, or null where nobody is signed in. */
export function useUser() {
  const { data, error, isPending, isFetching, refetch } = useQuery(me);
  const user = error instanceof NotAuthenticated ? null : (data?.user ?? null);
  /** No answer, or one of a server in trouble: neither signed in nor out is known. */
  const trouble = error instanceof NotAuthenticated || data ? null : error;
  return { user, checking: isPending, trouble, isFetching, refetch };
}

const trialStatus = {
  queryKey: trialKey,
  queryFn: () => call<typeof accountEndpoints.trialStatus>('GET /api/auth/trial-status', {}),
};

export function useTrialStatus() {
  return useQuery({ ...trialStatus, ...trialPolling });
}

const credits = {
  queryKey: creditsKey,
  queryFn: () => call<typeof accountEndpoints.credits>('GET /api/user/credits', {}),
};

export function useCredits() {
  return useQuery(credits);
}

/** Whether, and how often, something may be generated: every screen behind the guard says so. */
export function loadAllowance(): Promise<unknown> {
  return Promise.all([queryClient.prefetchQuery(trialStatus), queryClient.prefetchQuery(credits)]);
}

const sessionRefetchDelay = 100;
/** Shorter than anyone calls waiting: after it a screen shows that the company is coming. */
const companyPatience = 100;

/**
 * After a login: sets the session data. The company, which every screen waits for, is asked for beside it.
 * What another account left in the cache goes first.
 */
export async function startSession(): Promise<void> {
  queryClient.clear();
  forgetAnswers();
  const company = loadCompany();
  await queryClient.fetchQuery(me);
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: meKey }), sessionRefetchDelay);
  await Promise.race([company, new Promise((resolve) => setTimeout(resolve, companyPatience))]);
}
