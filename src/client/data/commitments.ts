import { useInfiniteQuery, useMutation, useQuery, type InfiniteData } from '@tanstack/react-query';
import type { commitmentSettingsEndpoints } from '#shared/commitment-settings.ts';
import type {
  Commitment,
  commitmentEndpoints,
  CommitmentForm,
  CommitmentPage,
  CommitmentPatch,
  CommitmentReading,
} from '#shared/commitments.ts';
import type { DocumentPromises, FollowedPromise, promiseEndpoints } from '#shared/promises.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { commitmentsKey, promisesKey } from './commitment-keys.ts';
import { comesBefore, fits, type CommitmentFilters } from './commitment-order.ts';
import { conversationKey, personKey } from './conversation-keys.ts';
import { todayKey } from './today-key.ts';

const listKey = [...commitmentsKey, 'list'] as const;
const countsKey = [...commitmentsKey, 'counts'] as const;
const itemKey = (id: string) => [...commitmentsKey, 'item', id] as const;
const settingsKey = [...commitmentsKey, 'settings'] as const;

/** One in a list. What was closed or deleted a moment ago keeps its place: nothing moves under a finger. */
export type ListedCommitment = Commitment & { deleted?: true };

type Pages = InfiniteData<CommitmentPage & { items: ListedCommitment[] }>;

/** Open ones by day, closed ones newest first; further pages on demand. `today` has them read anew at midnight. */
export function useCommitments(companyId: string, filters: CommitmentFilters, today: string) {
  return useInfiniteQuery({
    queryKey: [...listKey, companyId, filters, today],
    queryFn: ({ pageParam, signal }) =>
      call<typeof commitmentEndpoints.list>(
        'GET /api/commitments',
        { query: { companyId, ...filters, after: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** How many are open in each part of the list. */
export function useCommitmentCounts(
  companyId: string,
  { employeeId, teamId, side }: CommitmentFilters,
  today: string,
) {
  const query = { companyId, employeeId, teamId, side };
  return useQuery({
    queryKey: [...countsKey, query, today],
    queryFn: ({ signal }) =>
      call<typeof commitmentEndpoints.counts>('GET /api/commitments/counts', { query }, { signal }),
  });
}

/** One with what became of it. */
export function useCommitment(id: string) {
  return useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }) =>
      call<typeof commitmentEndpoints.get>(
        'GET /api/commitments/:id',
        { params: { id } },
        { signal },
      ),
    enabled: id !== '',
  });
}

/** What a typed line says; it is asked once for each line. */
export const readingOf = (companyId: string, line: string, isPromise: boolean) => ({
  queryKey: ['commitment-reading', companyId, line, isPromise],
  queryFn: async (): Promise<CommitmentReading | null> => {
    const body = { companyId, line, isPromise };
    const answer = await call<typeof commitmentEndpoints.readLine>(
      'POST /api/commitments/read-line',
      { body },
    );
    return answer.reading;
  },
});

function changeLists(change: (pages: Pages, filters: CommitmentFilters) => Pages): void {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: listKey });
  for (const [key, pages] of lists) {
    const filters = key[3] as CommitmentFilters;
    if (pages && filters.state === 'open') queryClient.setQueryData(key, change(pages, filters));
    else void queryClient.invalidateQueries({ queryKey: key });
  }
}

/** In its place, as it is now. */
function showAs(id: string, change: Partial<ListedCommitment>): void {
  changeLists((pages) => ({
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    })),
  }));
}

/** Where its day puts it, in every list that it belongs to. */
function place(commitment: Commitment): void {
  changeLists((list, filters) => {
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ id }) => id !== commitment.id),
    }));
    const at = pages.findIndex(({ items, next }) => {
      const last = items.at(-1);
      return next === null || (last !== undefined && comesBefore(commitment, last));
    });
    const page = pages[at];
    // Beyond what is loaded it comes with its own page.
    if (!page || !fits(commitment, filters)) return { ...list, pages };
    const before = page.items.findIndex((item) => comesBefore(commitment, item));
    const items = page.items.toSpliced(before < 0 ? page.items.length : before, 0, commitment);
    return { ...list, pages: pages.with(at, { ...page, items }) };
  });
}

/** Lets go of what was closed or deleted and kept its place; the list is left, or its moment is over. */
export function sweepCommitments(isOver: (item: ListedCommitment) => boolean): void {
  for (const [key, list] of queryClient.getQueriesData<Pages>({ queryKey: listKey })) {
    const isOpenList = (key[3] as CommitmentFilters).state === 'open';
    // Data that is set says that all went well: what could not be loaded would be told no more.
    if (!list || !isOpenList || !list.pages.some(({ items }) => items.some(isOver))) continue;
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.filter((item) => !isOver(item)),
    }));
    queryClient.setQueryData(key, { ...list, pages });
  }
}

/** Among the promises of its document, as it is now: a tick that was answered does not wait for a second answer. */
function showAmongPromises(commitment: Commitment): void {
  if (!commitment.source.document) return;
  queryClient.setQueryData<DocumentPromises>(
    promisesKey(commitment.source.document.id),
    (known) =>
      known && {
        ...known,
        promises: known.promises.map((promise) =>
          promise.commitment?.id === commitment.id ? { ...promise, commitment } : promise,
        ),
      },
  );
}

/** What else tells of it: the figures, its own page, what it came from, the person's page. */
function refreshAround(commitment?: Commitment) {
  if (commitment) showAmongPromises(commitment);
  const keys = [
    countsKey,
    todayKey,
    commitment ? itemKey(commitment.id) : null,
    commitment?.source.document ? promisesKey(commitment.source.document.id) : null,
    // One that is deleted, or moved to another person, does not say whose it was.
    personKey,
    commitment && !commitment.source.conversationId && !commitment.source.document
      ? null
      : conversationKey,
  ];
  return Promise.all(
    keys
      .filter((key) => key !== null)
      .map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** One after the other: what takes something back waits for what it takes back. */
const inTurn = { scope: { id: 'commitments' } };

export interface NewCommitment {
  companyId: string;
  form: CommitmentForm;
  /** One for each commitment, however often it is sent. */
  key: string;
}

export function useCreateCommitment() {
  return useMutation({
    ...inTurn,
    mutationFn: ({ companyId, form, key }: NewCommitment) =>
      call<typeof commitmentEndpoints.create>(
        'POST /api/commitments',
        { body: { ...form, companyId } },
        { headers: { 'Idempotency-Key': key } },
      ),
    onSuccess: (commitment) => {
      place(commitment);
      return refreshAround(commitment);
    },
  });
}

export function useUpdateCommitment() {
  return useMutation({
    ...inTurn,
    mutationFn: ({ id, ...body }: CommitmentPatch & { id: string }) =>
      call<typeof commitmentEndpoints.update>('PUT /api/commitments/:id', { params: { id }, body }),
    onSuccess: (commitment) => {
      if (commitment.state === 'open') place(commitment);
      else showAs(commitment.id, { evidence: commitment.evidence });
      return refreshAround(commitment);
    },
  });
}

/** It was kept; the answer brings the next one of a series. */
export async function completeCommitment({ id, evidence }: { id: string; evidence?: string }) {
  const { commitment, next } = await call<typeof commitmentEndpoints.done>(
    'POST /api/commitments/:id/done',
    { params: { id }, body: { evidence } },
  );
  if (next) place(next);
  void refreshAround(commitment);
}

/** Shown at once. */
export function useCompleteCommitment() {
  return useMutation({
    ...inTurn,
    mutationFn: completeCommitment,
    onMutate: ({ id }) => showAs(id, { state: 'done' }),
    onError: (_, { id }) => showAs(id, { state: 'open' }),
  });
}

export function useDropCommitment() {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof commitmentEndpoints.drop>('POST /api/commitments/:id/drop', { params: { id } }),
    onMutate: (id) => showAs(id, { state: 'dropped' }),
    onError: (_, id) => showAs(id, { state: 'open' }),
    onSuccess: refreshAround,
  });
}

export async function reopenCommitment(id: string) {
  const commitment = await call<typeof commitmentEndpoints.reopen>(
    'POST /api/commitments/:id/reopen',
    { params: { id } },
  );
  place(commitment);
  // A recurring one took its next with it.
  void queryClient.invalidateQueries({ queryKey: listKey });
  void refreshAround(commitment);
}

export function useReopenCommitment() {
  return useMutation({ ...inTurn, mutationFn: reopenCommitment });
}

export function useEraseCommitment() {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof commitmentEndpoints.erase>('DELETE /api/commitments/:id', { params: { id } }),
    onMutate: (id) => showAs(id, { deleted: true }),
    onError: (_, id) => changeLists((list) => withoutMark(list, id)),
    onSuccess: () => refreshAround(),
  });
}

function withoutMark(list: Pages, deletedId: string): Pages {
  const unmarked = ({ deleted: _, ...item }: ListedCommitment) => item;
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === deletedId ? unmarked(item) : item)),
    })),
  };
}

export function useRestoreCommitment() {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof commitmentEndpoints.restore>('POST /api/commitments/:id/restore', {
        params: { id },
      }),
    onSuccess: (commitment) => {
      if (commitment.state === 'open') place(commitment);
      else changeLists((list) => withoutMark(list, commitment.id));
      return refreshAround(commitment);
    },
  });
}

/** What a document promises, as it stands now, and what is followed of it. */
export function usePromises(documentId: string | null) {
  return useQuery({
    queryKey: promisesKey(documentId ?? ''),
    queryFn: ({ signal }) =>
      call<typeof promiseEndpoints.list>(
        'GET /api/ai-history/:id/promises',
        { params: { id: documentId ?? '' } },
        { signal },
      ),
    enabled: documentId !== null,
  });
}

export function useFollowPromises(documentId: string) {
  return useMutation({
    ...inTurn,
    mutationFn: (promises: FollowedPromise[]) =>
      call<typeof promiseEndpoints.follow>('POST /api/ai-history/:id/promises', {
        params: { id: documentId },
        body: { promises },
      }),
    onSuccess: (answer: DocumentPromises) => {
      queryClient.setQueryData(promisesKey(documentId), answer);
      void queryClient.invalidateQueries({ queryKey: listKey });
      return refreshAround();
    },
  });
}

export function useCommitmentSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: () =>
      call<typeof commitmentSettingsEndpoints.get>('GET /api/commitments/settings', {}),
  });
}

export function useSetDigest() {
  return useMutation({
    ...inTurn,
    mutationFn: (digest: boolean) =>
      call<typeof commitmentSettingsEndpoints.update>('PUT /api/commitments/settings', {
        body: { digest },
      }),
    onSuccess: (settings) => queryClient.setQueryData(settingsKey, settings),
  });
}

/** A new address; the answer is the one time that it is told. */
export function useRenewFeed() {
  return useMutation({
    ...inTurn,
    mutationFn: () =>
      call<typeof commitmentSettingsEndpoints.renewFeed>('POST /api/commitments/feed', {}),
    onSuccess: ({ settings }) => queryClient.setQueryData(settingsKey, settings),
  });
}

export function useCloseFeed() {
  return useMutation({
    ...inTurn,
    mutationFn: () =>
      call<typeof commitmentSettingsEndpoints.closeFeed>('DELETE /api/commitments/feed', {}),
    onSuccess: (settings) => queryClient.setQueryData(settingsKey, settings),
  });
}
