import { useMutation, useQuery } from '@tanstack/react-query';
import type { diaryEndpoints, DiaryEntry, DiaryForm } from '#shared/diary.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { personKey } from './conversation-keys.ts';
import { suggestionsKey } from './suggestions.ts';

export const diaryKey = ['diary'] as const;

interface Amount {
  limit?: number;
}

const entriesOf = (companyId: string | undefined, { limit }: Amount) => ({
  queryKey: [...diaryKey, companyId, { limit }],
  queryFn: () =>
    call<typeof diaryEndpoints.list>('GET /api/diary', {
      query: { companyId: companyId ?? '', limit },
    }),
});

export function loadDiary(companyId: string, amount: Amount): Promise<void> {
  return queryClient.prefetchQuery(entriesOf(companyId, amount));
}

/** Entries, newest first; all of them without a `limit`. Waits until the company is known. */
export function useDiary(companyId: string | undefined, amount: Amount = {}) {
  return useQuery({ ...entriesOf(companyId, amount), enabled: companyId !== undefined });
}

export function useCreateDiaryEntry() {
  return useMutation({
    mutationFn: (body: DiaryForm & { companyId: string }) =>
      call<typeof diaryEndpoints.create>('POST /api/diary', { body }),
    onSuccess: (entry) => {
      putFirst(entry);
      // Whom it names, the server knows.
      void queryClient.invalidateQueries({ queryKey: personKey });
      // They read the newest entries.
      return queryClient.invalidateQueries({ queryKey: suggestionsKey });
    },
  });
}

/** Into the lists that are there: reading thousands again to get one would be waited for. */
function putFirst(entry: DiaryEntry): void {
  const lists = queryClient.getQueriesData<DiaryEntry[]>({
    queryKey: [...diaryKey, entry.companyId],
  });
  for (const [key, list] of lists) {
    const { limit } = key[2] as { limit?: number };
    if (list) queryClient.setQueryData(key, [entry, ...list].slice(0, limit));
    else void queryClient.invalidateQueries({ queryKey: key });
  }
}
