import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  ConversationClosing,
  conversationEndpoints,
  ConversationPatch,
  ConversationWithPoints,
  TalkingPoint,
  TalkingPointBox,
  TalkingPointPatch,
  TimelineKind,
} from '#shared/conversations.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { conversationKey, personKey } from './conversation-keys.ts';
import { todayKey } from './today-key.ts';

/** What is written on two devices is read again by whoever comes back to one of them. */
export const readOnReturn = { refetchOnWindowFocus: 'always' } as const;

const ofPerson = (employeeId: string, part: string) => [...personKey, employeeId, part] as const;
const preparedKey = (employeeId: string) => [...conversationKey, 'prepared', employeeId] as const;
const heldKey = (id: string) => [...conversationKey, 'held', id] as const;

/** Where things stand with a person. */
export function usePersonSummary(employeeId: string) {
  return useQuery({
    queryKey: ofPerson(employeeId, 'summary'),
    queryFn: ({ signal }) =>
      call<typeof conversationEndpoints.summary>(
        'GET /api/employees/:id/summary',
        { params: { id: employeeId } },
        { signal },
      ),
  });
}

/** Five lines to prepare a conversation with. */
export function usePersonBrief(employeeId: string) {
  return useQuery({
    queryKey: ofPerson(employeeId, 'brief'),
    queryFn: ({ signal }) =>
      call<typeof conversationEndpoints.brief>(
        'GET /api/employees/:id/brief',
        { params: { id: employeeId } },
        { signal },
      ),
  });
}

/** What happened with a person, newest first; further pages on demand. */
export function useTimeline(employeeId: string, kind: TimelineKind | undefined) {
  return useInfiniteQuery({
    queryKey: [...ofPerson(employeeId, 'timeline'), kind],
    queryFn: ({ pageParam, signal }) =>
      call<typeof conversationEndpoints.timeline>(
        'GET /api/employees/:id/timeline',
        { params: { id: employeeId }, query: { kind, olderThan: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** The conversation that is being prepared with a person: it begins where there is none. */
export function usePreparedConversation(companyId: string, employeeId: string) {
  return useQuery({
    queryKey: preparedKey(employeeId),
    ...readOnReturn,
    queryFn: () =>
      call<typeof conversationEndpoints.prepare>('POST /api/conversations', {
        body: { companyId, employeeId },
      }),
  });
}

/** One conversation, with the points that it treated. */
export function useConversation(id: string) {
  return useQuery({
    queryKey: heldKey(id),
    ...readOnReturn,
    queryFn: ({ signal }) =>
      call<typeof conversationEndpoints.get>(
        'GET /api/conversations/:id',
        { params: { id } },
        { signal },
      ),
  });
}

function refreshPerson(employeeId: string) {
  void queryClient.invalidateQueries({ queryKey: todayKey });
  return queryClient.invalidateQueries({ queryKey: [...personKey, employeeId] });
}

/** In every place that shows it. */
function show(id: string, change: (now: ConversationWithPoints) => ConversationWithPoints): void {
  queryClient.setQueriesData<ConversationWithPoints>({ queryKey: conversationKey }, (now) =>
    now?.id === id ? change(now) : now,
  );
}

function showPoints(employeeId: string, change: (points: TalkingPoint[]) => TalkingPoint[]): void {
  queryClient.setQueryData<ConversationWithPoints>(
    preparedKey(employeeId),
    (now) => now && { ...now, points: change(now.points) },
  );
}

const replaced = (point: TalkingPoint) => (points: TalkingPoint[]) =>
  points.map((one) => (one.id === point.id ? point : one));

/** Changes the day or the texts. What is typed meanwhile is the field's own. */
export async function saveConversation(id: string, patch: ConversationPatch): Promise<void> {
  const saved = await call<typeof conversationEndpoints.update>('PUT /api/conversations/:id', {
    params: { id },
    body: patch,
  });
  show(id, ({ points, commitments }) => ({ ...saved, points, commitments }));
  await refreshPerson(saved.employeeId);
}

export function useSaveConversation() {
  return useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: ConversationPatch }) =>
      saveConversation(id, patch),
  });
}

/** The conversation was held: the next one is prepared by its day. */
export function useCloseConversation() {
  return useMutation({
    mutationFn: ({ id, closing }: { id: string; closing: ConversationClosing }) =>
      call<typeof conversationEndpoints.close>('POST /api/conversations/:id/close', {
        params: { id },
        body: closing,
      }),
    onSuccess: ({ conversation }) => {
      const { id, employeeId } = conversation;
      queryClient.setQueryData(heldKey(id), conversation);
      queryClient.removeQueries({ queryKey: preparedKey(employeeId) });
      void refreshPerson(employeeId);
    },
  });
}

type OfPerson = Pick<ConversationWithPoints, 'id' | 'employeeId'>;

export function useEraseConversation() {
  return useMutation({
    mutationFn: ({ id }: OfPerson) =>
      call<typeof conversationEndpoints.erase>('DELETE /api/conversations/:id', { params: { id } }),
    onSuccess: (_, { id, employeeId }) => {
      queryClient.removeQueries({ queryKey: heldKey(id) });
      return refreshPerson(employeeId);
    },
  });
}

export async function restoreConversation({ id, employeeId }: OfPerson): Promise<void> {
  const restored = await call<typeof conversationEndpoints.restore>(
    'POST /api/conversations/:id/restore',
    { params: { id } },
  );
  queryClient.setQueryData(heldKey(id), restored);
  await refreshPerson(employeeId);
}

interface NewPoint {
  companyId: string;
  employeeId: string;
  box: TalkingPointBox;
  text: string;
}

/** `key` is the same for every try of one point: a lost answer makes no second one. */
export function useAddPoint() {
  return useMutation({
    mutationFn: ({ key, ...body }: NewPoint & { key: string }) =>
      call<typeof conversationEndpoints.addPoint>(
        'POST /api/talking-points',
        { body },
        { headers: { 'Idempotency-Key': key } },
      ),
    onSuccess: (point) => {
      showPoints(point.employeeId, (points) => [
        ...points.filter(({ id }) => id !== point.id),
        point,
      ]);
      void refreshPerson(point.employeeId);
    },
  });
}

/** Shown at once, and as it was where the server refuses. */
export function useChangePoint(conversationId: string) {
  return useMutation({
    mutationFn: ({ point, patch }: { point: TalkingPoint; patch: TalkingPointPatch }) =>
      call<typeof conversationEndpoints.updatePoint>('PUT /api/talking-points/:id', {
        params: { id: point.id },
        body: patch,
      }),
    onMutate: ({ point, patch: { isTreated, ...values } }) => {
      const treated = isTreated === undefined ? point.conversationId : isTreated && conversationId;
      showPoints(
        point.employeeId,
        replaced({ ...point, ...values, conversationId: treated || null }),
      );
    },
    onSuccess: (point) => {
      showPoints(point.employeeId, replaced(point));
      void refreshPerson(point.employeeId);
    },
    onError: (_, { point }) => showPoints(point.employeeId, replaced(point)),
  });
}

export function useErasePoint() {
  return useMutation({
    mutationFn: ({ id }: TalkingPoint) =>
      call<typeof conversationEndpoints.erasePoint>('DELETE /api/talking-points/:id', {
        params: { id },
      }),
    onSuccess: (_, { id, employeeId }) => {
      showPoints(employeeId, (points) => points.filter((point) => point.id !== id));
      void refreshPerson(employeeId);
    },
  });
}

export async function restorePoint({ id, employeeId }: TalkingPoint): Promise<void> {
  const restored = await call<typeof conversationEndpoints.restorePoint>(
    'POST /api/talking-points/:id/restore',
    { params: { id } },
  );
  showPoints(employeeId, (points) =>
    [...points.filter((point) => point.id !== id), restored].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    ),
  );
  void refreshPerson(employeeId);
}
