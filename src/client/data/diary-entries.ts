import { useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import { diaryFigures, type diaryEndpoints, type DiaryEntry } from '#shared/diary.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { personKey } from './conversation-keys.ts';
import { diaryKey, foundKey } from './diary-keys.ts';
import { tellOfEntry } from './diary-notes.ts';
import { suggestionsKey } from './suggestions.ts';

/* What becomes of entries that are there, and how they are found: for the screens that show them whole. */

/** One that was just deleted keeps its place until it cannot be taken back any more. */
export type ListedEntry = DiaryEntry & { deleted?: true };

interface Page {
  items: ListedEntry[];
  next: string | null;
}

export interface DiaryFilter {
  q: string;
  employeeId: string;
}

const foundOf = (companyId: string, { q, employeeId }: DiaryFilter) => ({
  queryKey: [...foundKey, companyId, { q, employeeId }],
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    call<typeof diaryEndpoints.find>(
      'GET /api/diary/search',
      {
        query: {
          companyId,
          q: q || undefined,
          employeeId: employeeId || undefined,
          olderThan: pageParam ?? undefined,
        },
      },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page) => next,
});

/** What holds the words, or speaks of the person, newest first; nothing is asked where neither is given. */
export function useFoundEntries(companyId: string | undefined, filter: DiaryFilter) {
  return useInfiniteQuery({
    ...foundOf(companyId ?? '', filter),
    enabled: companyId !== undefined && (filter.q !== '' || filter.employeeId !== ''),
  });
}

export function findEntry(id: string): Promise<DiaryEntry> {
  return call<typeof diaryEndpoints.get>('GET /api/diary/:id', { params: { id } });
}

type Change = (entry: ListedEntry) => ListedEntry | null;

/** Wherever it stands: null takes it out. */
function changeEverywhere(id: string, change: Change): void {
  const changed = (list: readonly ListedEntry[]) =>
    list.flatMap((entry) => (entry.id === id ? (change(entry) ?? []) : entry));
  queryClient.setQueriesData<ListedEntry[]>(
    { queryKey: diaryKey },
    (list) => list && changed(list),
  );
  queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: foundKey }, (found) => {
    const pages = found?.pages.map((page) => ({ ...page, items: changed(page.items) }));
    return found && pages && { ...found, pages };
  });
}

function around(entry?: DiaryEntry): void {
  if (entry) changeEverywhere(entry.id, () => entry);
  void queryClient.invalidateQueries({ queryKey: personKey });
  void queryClient.invalidateQueries({ queryKey: suggestionsKey });
}

/** The newest few are asked for anew: one that goes makes room for another. */
function refreshShort(): void {
  void queryClient.invalidateQueries({
    queryKey: diaryKey,
    predicate: ({ queryKey }) =>
      (queryKey[2] as { limit?: number } | undefined)?.limit !== undefined,
  });
}

interface Edit {
  id: string;
  description: string;
  /** Of the text that was changed. */
  version: number;
}

export function useUpdateEntry() {
  return useMutation({
    mutationFn: ({ id, ...body }: Edit) =>
      call<typeof diaryEndpoints.update>('PATCH /api/diary/:id', { params: { id }, body }),
    onSuccess: around,
  });
}

/** By the id of what was deleted: restored, and deleted again, it keeps its place anew. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

function leave(id: string): void {
  leaving.delete(id);
  changeEverywhere(id, (entry) => (entry.deleted ? null : entry));
}

export function useEraseEntry() {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof diaryEndpoints.erase>('DELETE /api/diary/:id', { params: { id } }),
    onSuccess: (_, id) => {
      changeEverywhere(id, (entry) => ({ ...entry, deleted: true }));
      leaving.set(id, setTimeout(leave, diaryFigures.undoSeconds * 1_000, id));
      refreshShort();
      around();
    },
  });
}

export function useRestoreEntry() {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof diaryEndpoints.restore>('POST /api/diary/:id/restore', { params: { id } }),
    onSuccess: (entry) => {
      clearTimeout(leaving.get(entry.id));
      changeEverywhere(entry.id, () => entry);
      // A notice that is pointed at stays longer than the entry keeps its place.
      void tellOfEntry(entry);
      refreshShort();
    },
  });
}

interface Link {
  id: string;
  employeeId: string;
  linked: boolean;
}

export function useLinkPerson() {
  return useMutation({
    mutationFn: ({ linked, ...params }: Link) =>
      linked
        ? call<typeof diaryEndpoints.link>('PUT /api/diary/:id/people/:employeeId', { params })
        : call<typeof diaryEndpoints.unlink>('DELETE /api/diary/:id/people/:employeeId', {
            params,
          }),
    onSuccess: around,
  });
}
