import { Handshake } from 'lucide-react';
import { useState, type Ref } from 'react';
import type { AgreedCommitment, CommitmentReading } from '#shared/commitments.ts';
import type { ConversationWithPoints, TalkingPoint } from '#shared/conversations.ts';
import { calendarDay } from '#shared/format.ts';
import { wordsOf } from '../../../commitments/agreed-lines.tsx';
import { CommitmentOffer } from '../../../commitments/commitment-offer.tsx';
import { noTerms } from '../../../commitments/commitment-words.ts';
import { readingOf } from '../../../data/commitments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Link, textLink } from '../../../ui/link.tsx';

/** A point on its way to a commitment: what its words say of who and when is offered, to be changed or taken. */
export function useBecoming(point: TalkingPoint, companyId: string) {
  const [reading, setReading] = useState<CommitmentReading | null>(null);
  const once = useSingleFlight();
  const { text } = point;
  const read = async () => {
    // What cannot be read now stands as it was written.
    const said = await queryClient.fetchQuery(readingOf(companyId, text, true)).catch(() => null);
    const { owner, employee, dueOn } = noTerms;
    setReading(said ?? { text, owner, employee, dueOn, candidates: [] });
  };
  return {
    reading,
    begin: () => void once(read),
    end: () => setReading(null),
  };
}

type Becoming = ReturnType<typeof useBecoming>;

interface BecomesCommitmentProps {
  ref: Ref<HTMLButtonElement>;
  text: string;
  becoming: Becoming;
}

export function BecomesCommitment({ ref, text, becoming }: BecomesCommitmentProps) {
  return (
    <Button
      ref={ref}
      variant="quiet"
      size="icon"
      aria-label={`Virou combinado: ${text}`}
      aria-expanded={becoming.reading !== null}
      onClick={becoming.begin}
    >
      <Handshake aria-hidden="true" />
    </Button>
  );
}

interface BecomingOfferProps {
  point: TalkingPoint;
  conversation: ConversationWithPoints;
  person: { id: string; name: string };
  becoming: Becoming;
  onDismiss: () => void;
}

export function BecomingOffer(props: BecomingOfferProps) {
  const { point, conversation, person, becoming, onDismiss } = props;
  const { reading, end } = becoming;
  if (!reading) return null;
  return (
    <ul aria-label={`Combinado: ${point.text}`} className="py-2 pr-2">
      <CommitmentOffer
        companyId={conversation.companyId}
        reading={{ ...reading, employee: reading.employee ?? person }}
        source={{ conversationId: conversation.id, talkingPointId: point.id }}
        title="Virou combinado?"
        autoFocus
        onSaved={end}
        onDismiss={() => {
          end();
          onDismiss();
        }}
      />
    </ul>
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
