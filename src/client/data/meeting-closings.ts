import { useQuery } from '@tanstack/react-query';
import type {
  MeetingClosing,
  meetingClosingEndpoints,
  MeetingClosingPatch,
} from '#shared/meeting-closings.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { conversationKey } from './conversation-keys.ts';
import { readOnReturn } from './conversations.ts';
import { listKey } from './document-count.ts';

/** Read anew with the conversations, when a commitment came of one of them. */
const closingKey = (documentId: string) => [...conversationKey, 'meeting', documentId] as const;

/** What became of a meeting. */
export function useMeetingClosing(documentId: string) {
  return useQuery({
    queryKey: closingKey(documentId),
    ...readOnReturn,
    queryFn: ({ signal }) =>
      call<typeof meetingClosingEndpoints.get>(
        'GET /api/ai-history/:id/closing',
        { params: { id: documentId } },
        { signal },
      ),
  });
}

/** What the list of documents says of it. */
const isClosed = (closing: MeetingClosing | undefined) =>
  closing !== undefined &&
  (closing.outcome !== '' || closing.decisions !== '' || closing.nextOn !== null);

export async function saveMeetingClosing(
  documentId: string,
  patch: MeetingClosingPatch,
): Promise<void> {
  const saved = await call<typeof meetingClosingEndpoints.update>(
    'PUT /api/ai-history/:id/closing',
    { params: { id: documentId }, body: patch },
  );
  const before = queryClient.getQueryData<MeetingClosing>(closingKey(documentId));
  queryClient.setQueryData(closingKey(documentId), saved);
  // Saved at every pause of the typing, it changes the list once.
  if (isClosed(before) !== isClosed(saved)) {
    void queryClient.invalidateQueries({ queryKey: listKey });
  }
}
