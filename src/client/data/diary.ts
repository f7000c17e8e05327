import { useMutation, useQuery } from '@tanstack/react-query';
import type { diaryEndpoints } from '#shared/diary.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { diaryKey } from './diary-keys.ts';
import type { NewNote } from './diary-notes.ts';

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

export function useSaveNote() {
  return useMutation({
    mutationFn: async (note: NewNote) => (await import('./diary-notes.ts')).saveNote(note),
  });
}
