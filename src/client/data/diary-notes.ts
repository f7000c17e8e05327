import type { diaryEndpoints, DiaryEntry, DiaryForm, WrittenEntry } from '#shared/diary.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { personKey } from './conversation-keys.ts';
import { diaryKey, foundKey } from './diary-keys.ts';
import { suggestionsKey } from './suggestions.ts';

/** A note as it is sent; under its key it is one, however often it is sent. */
export interface NewNote extends DiaryForm {
  companyId: string;
  key: string;
  employeeIds?: string[];
  writtenAt?: string;
}

/** Sends a note, and puts it where it is shown. */
export async function saveNote({ key, ...body }: NewNote): Promise<WrittenEntry> {
  const entry = await call<typeof diaryEndpoints.create>(
    'POST /api/diary',
    { body },
    { headers: { 'Idempotency-Key': key } },
  );
  void tellOfEntry(entry);
  return entry;
}

/** Into the lists that are there: reading thousands again to get one would be waited for. */
export async function tellOfEntry(entry: DiaryEntry): Promise<void> {
  const lists = queryClient.getQueriesData<DiaryEntry[]>({
    queryKey: [...diaryKey, entry.companyId],
  });
  for (const [key, list] of lists) {
    const { limit } = key[2] as { limit?: number };
    if (list) queryClient.setQueryData(key, withEntry(list, entry).slice(0, limit));
    else void queryClient.invalidateQueries({ queryKey: key });
  }
  void queryClient.invalidateQueries({ queryKey: foundKey });
  // Whom it speaks of, the server knows.
  void queryClient.invalidateQueries({ queryKey: personKey });
  // They read the newest entries.
  await queryClient.invalidateQueries({ queryKey: suggestionsKey });
}

/** One that was written without a network stands where it was written. */
function withEntry(list: readonly DiaryEntry[], entry: DiaryEntry): DiaryEntry[] {
  const others = list.filter(({ id }) => id !== entry.id);
  const at = others.findIndex(({ date }) => date <= entry.date);
  return others.toSpliced(at === -1 ? others.length : at, 0, entry);
}
