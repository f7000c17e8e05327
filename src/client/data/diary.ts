import { useMutation, useQuery } from '@tanstack/react-query';
import { diaryEndpoints, type DiaryEntry, type DiaryForm } from '#shared/diary.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { suggestionsKey } from './suggestions.ts';

export const diaryKey = ['diary'] as const;

/** Entries, newest first; all of them without a `limit`. Waits until the company is known. */
export function useDiary(companyId: string | undefined, { limit }: { limit?: number } = {}) {
  return useQuery({
    queryKey: [...diaryKey, companyId, { limit }],
    queryFn: () => call(diaryEndpoints.list, { query: { companyId: companyId ?? '', limit } }),
    enabled: companyId !== undefined,
  });
}

export function useCreateDiaryEntry() {
  return useMutation({
    mutationFn: (body: DiaryForm & { companyId: string }) => call(diaryEndpoints.create, { body }),
    onSuccess: (entry) => {
      putFirst(entry);
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
