import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateQueryFilters,
} from '@tanstack/react-query';
import { TransportError } from './transport.ts';

const minute = 60_000;

/** Section 9: nothing is retried, polled or refetched by itself; what a change touches is invalidated. */
const fetching = {
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  staleTime: Infinity,
  // Without a network it fails with a sentence, where the default would wait without a word.
  networkMode: 'always',
} as const;

/** The signed-in user is the exception: fresh 5 minutes, kept 10, read again when a screen mounts. */
export const meFetching = {
  staleTime: 5 * minute,
  gcTime: 10 * minute,
  refetchOnMount: true,
  refetchOnWindowFocus: false,
} as const;

export const trialPolling = { refetchInterval: minute } as const;

export const meKey = ['me'] as const;

/** Any 401 means that the session is over: the guard sees no user and shows the login. */
function endSessionOn401(error: unknown): void {
  if (error instanceof TransportError && error.status === 401) {
    queryClient.setQueryData(meKey, null);
  }
}

/** What is changed while it is first read is read again: the answer on its way may be from before. */
class Client extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.isActive() && query.state.data === undefined) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters);
  }
}

export const queryClient = new Client({
  defaultOptions: { queries: fetching, mutations: { retry: false, networkMode: 'always' } },
  queryCache: new QueryCache({ onError: endSessionOn401 }),
  mutationCache: new MutationCache({ onError: endSessionOn401 }),
});

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const { status, data, error, fetchMeta } = query.state;
  if (status !== 'error') return;
  if (data === undefined) {
    // A failed read is asked for once, however many components show it; who comes to it again asks again.
    const isLeft = type === 'observerRemoved' && query.getObserversCount() === 0;
    if (isLeft) queryClient.getQueryCache().remove(query);
  } else if (!fetchMeta?.fetchMore && !isAnswer(error)) {
    // What is shown, and typed into, is not taken away where it could not be read again: it is old, and stays.
    query.setState({ status: 'success', error: null });
  }
});

/** The server has spoken; above, it was in trouble or not there. */
const isAnswer = (error: unknown) => error instanceof TransportError && error.status < 429;

const lookEvery = 100;
const patience = 3_000;

/** When what the screen has asked for is there: what may come later does not take the line from it. */
export async function answered(): Promise<void> {
  const end = performance.now() + patience;
  do await new Promise((resolve) => setTimeout(resolve, lookEvery));
  while (queryClient.isFetching() > 0 && performance.now() < end);
}
