import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { documentKinds, type DocumentKind } from '#documents/labels.ts';
import { oneOf } from '#shared/fields.ts';
import { useUser } from '../data/accounts.ts';
import { queryClient } from '../lib/query-client.ts';
import { recall, remember } from '../lib/tab-memory.ts';

/*
 * The documents that this tab asked for on the quick screens, newest first. Only where they are found is
 * kept: their content is read from the history, so that an edit made anywhere shows.
 */

const resultSchema = z.object({
  /** In the history. */
  id: z.string(),
  kind: oneOf(documentKinds),
});
export type QuickResult = z.infer<typeof resultSchema>;

/** Older ones are found in the history. */
const most = 20;

const memoryOf = (userId: string) => `quick-results:${userId}`;
// In the cache of queries, which a logout empties.
const keyOf = (userId: string) => ['quick-results', userId] as const;

function recallResults(userId: string): QuickResult[] {
  return z.safeParse(z.array(resultSchema), recall(memoryOf(userId))).data ?? [];
}

function change(userId: string, next: (results: QuickResult[]) => QuickResult[]): void {
  const known = queryClient.getQueryData<QuickResult[]>(keyOf(userId)) ?? recallResults(userId);
  const results = next(known);
  remember(memoryOf(userId), results);
  queryClient.setQueryData(keyOf(userId), results);
}

export function keepQuickResult(userId: string, result: QuickResult): void {
  // The same key asked for twice answers the same document.
  const others = (results: QuickResult[]) => results.filter(({ id }) => id !== result.id);
  change(userId, (results) => [result, ...others(results)].slice(0, most));
}

/** The results of some kinds, and how one is taken off the screen; the history keeps it. */
export function useQuickResults(kinds: readonly DocumentKind[]) {
  const { user } = useUser();
  const userId = user?.id ?? '';
  const { data } = useQuery({
    queryKey: keyOf(userId),
    queryFn: () => recallResults(userId),
    initialData: () => recallResults(userId),
  });
  return {
    results: data.filter(({ kind }) => kinds.includes(kind)),
    drop: (dropped: QuickResult) =>
      change(userId, (results) => results.filter(({ id }) => id !== dropped.id)),
  };
}
