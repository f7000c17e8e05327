import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { documentEndpoints, HistoryItem, ListedDocument } from '#documents/endpoints.ts';
import type { EndpointResponse } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { TransportError } from '../lib/transport.ts';
import { promisesKey } from './commitment-keys.ts';
import { personKey } from './conversation-keys.ts';
import { historyKey, listKey } from './document-count.ts';

export type { HistoryItem, ListedDocument };

function itemKey(id: string | null) {
  return [...historyKey, 'item', id] as const;
}

export interface HistoryFilters {
  type?: HistoryItem['type'] | undefined;
  employeeId?: string | undefined;
  teamId?: string | undefined;
  /** `yyyy-MM-dd`, in the reader's own zone. */
  date?: string | undefined;
}

type HistoryPage = EndpointResponse<typeof documentEndpoints.history>;

/**
 * Where a page begins or ends, by the neighbour that has just been read: from there the server reads
 * on at once, however long the history is, instead of counting through all that comes before.
 */
function besideNeighbour(keyOf: (page: number) => readonly unknown[], page: number) {
  // The first page is found at once anyway, and shows what has come since.
  if (page === 1) return undefined;
  const read = (neighbour: number) => {
    const state = queryClient.getQueryState<HistoryPage>(keyOf(neighbour));
    return state?.isInvalidated ? undefined : state?.data?.items;
  };
  const before = read(page - 1)?.at(-1);
  if (before) return { olderThan: before.id };
  const after = read(page + 1)?.[0];
  return after && { newerThan: after.id };
}

/** One page of the history, newest first. The page before stays in view while the next one loads. */
export function useHistory(companyId: string | undefined, filters: HistoryFilters, page: number) {
  const keyOf = (ofPage: number) => [...listKey, companyId, filters, ofPage];
  return useQuery({
    queryKey: keyOf(page),
    queryFn: ({ signal }) => {
      const query = {
        companyId,
        ...filters,
        activeEmployeesOnly: 'true' as const,
        page,
        ...besideNeighbour(keyOf, page),
        limit: limits.historyPageDefault,
      };
      return call<typeof documentEndpoints.history>('GET /api/ai-history', { query }, { signal });
    },
    enabled: companyId !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** The newest documents of one kind about an employee; `total` counts them all. */
export function useEmployeeDocuments(
  employeeId: string,
  { type, limit }: { type: HistoryItem['type']; limit: number },
) {
  return useQuery({
    queryKey: [...listKey, 'employee', employeeId, type, limit],
    queryFn: ({ signal }) =>
      call<typeof documentEndpoints.history>(
        'GET /api/ai-history',
        { query: { employeeId, type, limit } },
        { signal },
      ),
    enabled: employeeId !== '',
  });
}

/** How many of the newest stand where a document is to appear. */
export const fewNewest = 4;

/** The newest of one kind, of one person where somebody is chosen. */
export function useNewestDocuments(
  of: Pick<HistoryFilters, 'type' | 'employeeId'> & { companyId: string },
  { enabled }: { enabled: boolean },
) {
  return useQuery({
    queryKey: [...listKey, 'newest', of],
    queryFn: ({ signal }) =>
      call<typeof documentEndpoints.history>(
        'GET /api/ai-history',
        { query: { ...of, activeEmployeesOnly: 'true' as const, limit: fewNewest } },
        { signal },
      ),
    enabled,
  });
}

export function useHistoryItem(id: string | null) {
  return useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }) =>
      call<typeof documentEndpoints.historyItem>(
        'GET /api/ai-history/:id',
        { params: { id: id ?? '' } },
        { signal },
      ),
    enabled: id !== null,
  });
}

/** A document as it was read last. */
export const lastRead = (id: string) => queryClient.getQueryData<HistoryItem>(itemKey(id));

/** Replaces the content of a document; used by an edit and by 'Restaurar Original' alike. */
interface SavedContent {
  id: string;
  content: unknown;
  version?: number | undefined;
}

export function useSaveContent() {
  return useMutation({
    mutationFn: ({ id, ...body }: SavedContent) =>
      call<typeof documentEndpoints.edit>('PUT /api/ai-history/:id', { params: { id }, body }),
    onError: (error, { id }) => showIfStale(error, id),
    onSuccess: (item: HistoryItem) => showChanged(item),
  });
}

/** It was changed elsewhere since it was read. */
export const isStale = (error: unknown) => error instanceof TransportError && error.status === 409;

/** Where it was changed elsewhere, what came in between is read and shown. */
export async function showIfStale(error: unknown, id: string): Promise<void> {
  if (isStale(error)) await queryClient.invalidateQueries({ queryKey: itemKey(id) });
}

/** A document as it is now, wherever it is shown. */
export function showChanged(item: HistoryItem): Promise<void> {
  queryClient.setQueryData(itemKey(item.id), item);
  void queryClient.invalidateQueries({ queryKey: promisesKey(item.id) });
  // A plan's bars and title stand on the person's page.
  if (item.type === 'pdi') void queryClient.invalidateQueries({ queryKey: personKey });
  return queryClient.invalidateQueries({ queryKey: listKey });
}
