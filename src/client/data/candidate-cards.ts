import { useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type {
  CandidateCard,
  candidateCardEndpoints,
  CandidateCardPatch,
} from '#shared/candidate-cards.ts';
import type { EndpointResponse } from '#shared/endpoint.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

type Page = EndpointResponse<typeof candidateCardEndpoints.list>;

const keyOf = (documentId: string) => ['candidate-cards', documentId] as const;

/** The candidates of an interview script in the order they were added; further pages on demand. */
export function useCandidateCards(documentId: string) {
  return useInfiniteQuery({
    queryKey: keyOf(documentId),
    queryFn: ({ pageParam, signal }) =>
      call<typeof candidateCardEndpoints.list>(
        'GET /api/ai-history/:id/candidate-cards',
        { params: { id: documentId }, query: { after: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Each once: one that was just added stands on the last page, and on its own when that comes. */
export function cardsOf(pages: readonly Page[]): CandidateCard[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((card) => [card.id, card]));
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function show(
  documentId: string,
  change: (items: CandidateCard[], isLast: boolean) => CandidateCard[],
): void {
  queryClient.setQueryData<InfiniteData<Page, string | null>>(
    keyOf(documentId),
    (now) =>
      now && {
        ...now,
        pages: now.pages.map((page, index) => ({
          ...page,
          items: change(page.items, index === now.pages.length - 1),
        })),
      },
  );
}

const put = (card: CandidateCard) => (items: CandidateCard[], isLast: boolean) => {
  const others = items.filter(({ id }) => id !== card.id);
  return isLast ? [...others, card] : others;
};

/** `key` is the same for every try of one name: a lost answer makes no second card. */
export function useAddCard(documentId: string) {
  return useMutation({
    mutationFn: ({ key, name }: { key: string; name: string }) =>
      call<typeof candidateCardEndpoints.create>(
        'POST /api/candidate-cards',
        { body: { documentId, name } },
        { headers: { 'Idempotency-Key': key } },
      ),
    onSuccess: (card) => show(documentId, put(card)),
  });
}

/** What is typed meanwhile is the field's own. */
export async function saveCard(id: string, patch: CandidateCardPatch): Promise<void> {
  const saved = await call<typeof candidateCardEndpoints.update>('PUT /api/candidate-cards/:id', {
    params: { id },
    body: patch,
  });
  // Two fields may be on their way at once: the answer that comes last may be the older one.
  show(saved.documentId, (items) =>
    items.map((card) =>
      card.id === id && Date.parse(card.updatedAt) <= Date.parse(saved.updatedAt) ? saved : card,
    ),
  );
}

export function useEraseCard() {
  return useMutation({
    mutationFn: ({ id }: CandidateCard) =>
      call<typeof candidateCardEndpoints.erase>('DELETE /api/candidate-cards/:id', {
        params: { id },
      }),
    onSuccess: (_, { id, documentId }) =>
      show(documentId, (items) => items.filter((card) => card.id !== id)),
  });
}

export async function restoreCard({ id }: CandidateCard): Promise<void> {
  const restored = await call<typeof candidateCardEndpoints.restore>(
    'POST /api/candidate-cards/:id/restore',
    { params: { id } },
  );
  show(restored.documentId, put(restored));
}
