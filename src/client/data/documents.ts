import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  documentEndpoints,
  type GenerationRequest,
  type HistoryItem,
} from '#documents/endpoints.ts';
import { limits } from '#shared/limits.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { request } from '../lib/transport.ts';
import { creditsKey } from './accounts.ts';
import { statsKey } from './companies.ts';

export type { HistoryItem };

export const historyKey = ['history'] as const;
const listKey = [...historyKey, 'list'] as const;

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

/** One page of the history, newest first. The page before stays in view while the next one loads. */
export function useHistory(companyId: string | undefined, filters: HistoryFilters, page: number) {
  return useQuery({
    queryKey: [...listKey, companyId, filters, page],
    queryFn: ({ signal }) => {
      const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const query = {
        companyId,
        ...filters,
        ...(filters.date ? { tz } : {}),
        activeEmployeesOnly: 'true' as const,
        page,
        limit: limits.historyPageDefault,
      };
      return call(documentEndpoints.history, { query }, { signal });
    },
    enabled: companyId !== undefined,
    placeholderData: keepPreviousData,
  });
}

export function useHistoryItem(id: string | null) {
  return useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }) =>
      call(documentEndpoints.historyItem, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
}

/** Replaces the content of a document; used by an edit and by 'Restaurar Original' alike. */
export function useSaveContent() {
  return useMutation({
    mutationFn: ({ id, content }: { id: string; content: unknown }) =>
      call(documentEndpoints.edit, { params: { id }, body: { content } }),
    onSuccess: (item: HistoryItem) => {
      queryClient.setQueryData(itemKey(item.id), item);
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** What a new document changes elsewhere. */
export function refreshAfterGeneration() {
  return Promise.all(
    [creditsKey, historyKey, statsKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Asks for a document as a stream of events. The same key and body join the generation under way, or
 * get its result.
 * @throws TransportError where the server refuses before the stream begins
 */
export function requestGeneration(
  body: GenerationRequest,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<Response> {
  const { method, path } = documentEndpoints.generate;
  const headers = { Accept: 'text/event-stream', 'Idempotency-Key': key };
  return request(method, path, body, { signal, headers });
}

/** Nothing is saved or charged; the model call is aborted where it runs. */
export async function cancelGeneration(key: string): Promise<void> {
  await call(documentEndpoints.cancel, { params: { key } });
}
