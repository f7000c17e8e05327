import { Handshake } from 'lucide-react';
import type { AgreedCommitment } from '#shared/commitments.ts';
import type { ConversationWithPoints, TalkingPoint } from '#shared/conversations.ts';
import { calendarDay } from '#shared/format.ts';
import { wordsOf } from '../../../commitments/agreed-lines.tsx';
import { useTellNoted } from '../../../commitments/use-tell-noted.ts';
import { readingOf, useCreateCommitment } from '../../../data/commitments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toastFailure } from '../../../lib/toast-store.ts';
import { useToday } from '../../../lib/use-today.ts';
import { useWishKey } from '../../../lib/wish-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Link, textLink } from '../../../ui/link.tsx';

interface BecomesCommitmentProps {
  point: TalkingPoint;
  conversation: ConversationWithPoints;
}

/** One tap makes a commitment of a point: who and when as its words say. */
export function BecomesCommitment({ point, conversation }: BecomesCommitmentProps) {
  const { text, id: talkingPointId } = point;
  const { id: conversationId, companyId, employeeId } = conversation;
  const wish = useWishKey();
  const create = useCreateCommitment();
  const tellNoted = useTellNoted();
  const once = useSingleFlight();
  const make = async () => {
    // What cannot be read now stands as it was written.
    const reading = await queryClient
      .fetchQuery(readingOf(companyId, text, true))
      .catch(() => null);
    try {
      const form = {
        text: reading?.text || text,
        owner: reading?.owner ?? ('leader' as const),
        ownerName: '',
        employeeId: reading?.employee?.id ?? employeeId,
        teamId: undefined,
        dueOn: reading?.dueOn ?? null,
        recurrence: 'none' as const,
        diaryEntryId: undefined,
        conversationId,
        talkingPointId,
        documentId: undefined,
      };
      const made = await create.mutateAsync({ companyId, form, key: wish.keyOf(form) });
      wish.end();
      tellNoted(made);
    } catch (error) {
      toastFailure(error, 'Não foi possível anotar o combinado. Tente de novo.');
    }
  };
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Virou combinado: ${text}`}
      disabled={create.isPending}
      onClick={() => void once(make)}
    >
      <Handshake aria-hidden="true" />
    </Button>
  );
}

export function BecameLine({ commitment }: { commitment: AgreedCommitment }) {
  const today = calendarDay(useToday());
  return (
    <p className="text-sm text-muted">
      Virou combinado:{' '}
      <Link href={`/combinados?id=${commitment.id}`} className={textLink}>
        {wordsOf(commitment, today)}
      </Link>
    </p>
  );
}
