import type {
  documentEndpoints,
  ExportFormat,
  GenerationRequest,
  oneClickEndpoints,
  OneClickKind,
} from '#documents/endpoints.ts';
import type { DocumentKind } from '#documents/labels.ts';
import type { EndpointResponse } from '#shared/endpoint.ts';
import { addressOf, call, pathOf } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { request, TransportError, withQuery } from '../lib/transport.ts';
import { creditsKey } from './accounts.ts';
import { statsKey } from './companies.ts';
import { personKey } from './conversation-keys.ts';
import { historyKey } from './document-count.ts';
import { notificationsKey } from './notifications.ts';
import { suggestionsKey } from './suggestions.ts';
import { todayKey } from './today-key.ts';

/** What a new document changes elsewhere. */
export function refreshAfterGeneration() {
  return Promise.all(
    [creditsKey, historyKey, personKey, statsKey, suggestionsKey, todayKey, notificationsKey].map(
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
    return request(method, path, body, { signal, headers, patience: Infinity });
  }
  // From what is known of the person alone: the two ids are the whole of it.
  const oneClick = kind as OneClickKind;
  const { method, path } = addressOf<(typeof oneClickEndpoints)[OneClickKind]>(
    `POST /api/ai/${oneClick}`,
  );
  const { companyId, employeeId } = body;
  return request(method, path, { companyId, employeeId }, { signal, headers, patience: Infinity });
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
