import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type {
  documentEndpoints,
  ExportFormat,
  GenerationRequest,
  HistoryItem,
  oneClickEndpoints,
  OneClickKind,
} from '#documents/endpoints.ts';
import type { DocumentKind } from '#documents/labels.ts';
import type { EndpointResponse } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import { addressOf, call, pathOf } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { request, TransportError, withQuery } from '../lib/transport.ts';
import { creditsKey } from './accounts.ts';
import { promisesKey } from './commitment-keys.ts';
import { statsKey } from './companies.ts';
import { personKey } from './conversation-keys.ts';
import { notificationsKey } from './notifications.ts';
import { suggestionsKey } from './suggestions.ts';

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

const firstOf = (companyId: string | undefined) => ({
  queryKey: [...listKey, 'first', companyId],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = { companyId, activeEmployeesOnly: 'true' as const, limit: 1 };
    return call<typeof documentEndpoints.history>('GET /api/ai-history', { query }, { signal });
  },
});

export function loadDocumentCount(companyId: string): Promise<void> {
  return queryClient.prefetchQuery(firstOf(companyId));
}

/** How many documents the history holds: the newest comes along, the rest of them does not. */
export function useDocumentCount(companyId: string | undefined) {
  return useQuery({
    ...firstOf(companyId),
    select: ({ total }) => total,
    enabled: companyId !== undefined,
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

/** Replaces the content of a document; used by an edit and by 'Restaurar Original' alike. */
export function useSaveContent() {
  return useMutation({
    mutationFn: ({ id, content }: { id: string; content: unknown }) =>
      call<typeof documentEndpoints.edit>('PUT /api/ai-history/:id', {
        params: { id },
        body: { content },
      }),
    onSuccess: (item: HistoryItem) => {
      queryClient.setQueryData(itemKey(item.id), item);
      void queryClient.invalidateQueries({ queryKey: promisesKey(item.id) });
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** What a new document changes elsewhere. */
export function refreshAfterGeneration() {
  return Promise.all(
    [creditsKey, historyKey, personKey, statsKey, suggestionsKey, notificationsKey].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

interface GenerationCall {
  kind: DocumentKind;
  /** One for each document, however often it is asked for. */
  key: string;
  quick?: 'form' | 'click' | undefined;
  request: GenerationRequest;
}

/**
 * Asks for a document as a stream of events. The same key and body join the generation under way, or
 * get its result.
 * @throws TransportError where the server refuses before the stream begins
 */
export function requestGeneration(
  { kind, key, quick, request: body }: GenerationCall,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { Accept: 'text/event-stream', 'Idempotency-Key': key };
  if (quick !== 'click') {
    const { method, path } = addressOf<typeof documentEndpoints.generate>('POST /api/ai/generate');
    return request(method, path, body, { signal, headers });
  }
  // From what is known of the person alone: the two ids are the whole of it.
  const oneClick = kind as OneClickKind;
  const { method, path } = addressOf<(typeof oneClickEndpoints)[OneClickKind]>(
    `POST /api/ai/${oneClick}`,
  );
  const { companyId, employeeId } = body;
  return request(method, path, { companyId, employeeId }, { signal, headers });
}

export type BriefWarning = EndpointResponse<typeof documentEndpoints.review>['warnings'][number];

/** What the guardrails would take out of a form; nothing is generated. */
export async function reviewBrief(
  body: Pick<GenerationRequest, 'type' | 'prompt'>,
  signal: AbortSignal,
): Promise<BriefWarning[]> {
  const { warnings } = await call<typeof documentEndpoints.review>(
    'POST /api/ai/review',
    { body },
    { signal },
  );
  return warnings;
}

/** How long a request may still be on its way when its cancellation has already arrived. */
const overtakingMs = 1_000;

/**
 * Cancels what runs under a key: nothing is saved or charged, and the model call is aborted. Also where
 * the request that began it was overtaken on the way.
 */
export async function cancelGeneration(key: string): Promise<void> {
  const cancel = () =>
    call<typeof documentEndpoints.cancel>('POST /api/ai/generations/:key/cancel', {
      params: { key },
    });
  const isUnknown = (error: unknown) => error instanceof TransportError && error.status === 404;
  await cancel().catch(async (error: unknown) => {
    if (!isUnknown(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, overtakingMs));
    // Still unknown: the request never arrived, and there is nothing to cancel.
    await cancel().catch((again: unknown) => {
      if (!isUnknown(again)) throw again;
    });
  });
}

export interface ExportOrder {
  id: string;
  format: ExportFormat;
  /** When a meeting begins, `yyyy-MM-ddTHH:mm` in the reader's own zone. */
  start?: string;
  /** With what is for the leader, where others read the document. */
  notes?: 'true';
}

/**
 * Has a saved document made into a file.
 * @throws TransportError where the server refuses
 */
export function exportDocument({ id, format, start, notes }: ExportOrder): Promise<Response> {
  const { method, path } = addressOf<typeof documentEndpoints.exportDocument>(
    'GET /api/ai-history/:id/export',
  );
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return request(method, withQuery(pathOf(path, { id }), { format, start, tz, notes }));
}
