import { useMutation, useQuery } from '@tanstack/react-query';
import { diaryEndpoints, type DiaryForm } from '#shared/diary.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: diaryKey }),
  });
}
