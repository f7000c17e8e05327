import { useMutation, useQuery } from '@tanstack/react-query';
import type { documentEndpoints, HistoryItem } from '#documents/endpoints.ts';
import { generationTimes } from '#shared/generation-times.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { TransportError } from '../lib/transport.ts';
import { creditsKey } from './accounts.ts';
import { historyKey } from './document-count.ts';
import { showChanged, showIfStale } from './documents.ts';

const costKey = (documentId: string) => [...historyKey, 'adjustments', documentId] as const;

/** How many more adjustments are free; null where no model writes. */
export function useFreeAdjustments(documentId: string) {
  return useQuery({
    queryKey: costKey(documentId),
    queryFn: ({ signal }) =>
      call<typeof documentEndpoints.adjustments>(
        'GET /api/ai-history/:id/adjust',
        { params: { id: documentId } },
        { signal },
      ),
  });
}

/** One wish; under its key it is one, however often it is sent. */
export interface AdjustmentWish {
  documentId: string;
  instruction: string;
  version: number;
  key: string;
  useCredit: boolean;
}

/** A wish with the changes that came of it. */
export interface AnsweredWish {
  wish: AdjustmentWish;
  proposal: Awaited<ReturnType<typeof askToAdjust>>;
}

const proposalKey = (documentId: string) => ['proposal', documentId] as const;

/** What was proposed last and is still looked at: it outlives a screen that is laid out anew. */
export function useProposal(documentId: string): AnsweredWish | null {
  const { data } = useQuery<AnsweredWish | null>({
    queryKey: proposalKey(documentId),
    queryFn: () => null,
    enabled: false,
  });
  return data ?? null;
}

export function keepProposal(documentId: string, answered: AnsweredWish | null): void {
  queryClient.setQueryData(proposalKey(documentId), answered);
}

/** The changes that come of a wish, to be looked at. */
export async function askToAdjust(
  { documentId: id, key, ...body }: AdjustmentWish,
  signal: AbortSignal,
) {
  const proposal = await call<typeof documentEndpoints.adjust>(
    'POST /api/ai-history/:id/adjust',
    { params: { id }, body },
    { headers: { 'Idempotency-Key': key }, signal, patience: generationTimes.silence },
  );
  const { freeLeft } = proposal;
  queryClient.setQueryData(costKey(id), { freeLeft });
  if (body.useCredit) void queryClient.invalidateQueries({ queryKey: creditsKey });
  return proposal;
}

/** What is taken of a proposal. */
interface TakenChanges {
  documentId: string;
  proposal: string;
  version: number;
  units: readonly number[];
}

/** So often it is asked again where the answer got lost: the same changes are never made twice. */
const triesMore = 2;

export function useTakeChanges() {
  return useMutation({
    mutationFn: ({ documentId: id, proposal, version, units }: TakenChanges) =>
      call<typeof documentEndpoints.takeChanges>('POST /api/ai-history/:id/adjust/:proposal', {
        params: { id, proposal },
        body: { version, units: [...units] },
      }),
    retry: (failures, error) => !(error instanceof TransportError) && failures < triesMore,
    onError: (error, { documentId }) => showIfStale(error, documentId),
    onSuccess: (item: HistoryItem) => showChanged(item),
  });
}
