import { X } from 'lucide-react';
import { useState } from 'react';
import type { Commitment, CommitmentForm, CommitmentReading } from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import { useCreateCommitment } from '../data/commitments.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toastFailure } from '../lib/toast-store.ts';
import { useToday } from '../lib/use-today.ts';
import { useWishKey } from '../lib/wish-key.ts';
import { Button } from '../ui/button.tsx';
import { Link, textLink } from '../ui/link.tsx';
import { lineOf, noTerms, type Terms } from './commitment-words.ts';
import { TermChips } from './term-chips.tsx';
import { useTellNoted } from './use-tell-noted.ts';

/** Where the line stands that it was read from. */
export type OfferSource = Partial<
  Pick<CommitmentForm, 'diaryEntryId' | 'conversationId' | 'talkingPointId' | 'documentId' | 'said'>
>;

interface CommitmentOfferProps {
  companyId: string;
  reading: CommitmentReading;
  source: OfferSource;
  /** Above the words: what it is taken for. */
  title: string;
  /** It was asked for: Enter follows it as it was understood. */
  autoFocus?: boolean;
  onSaved?: () => void;
  /** Takes it away; without it, it is gone until the screen is left. */
  onDismiss?: () => void;
}

/** A line that may be a promise: what was understood of it, each to be changed, and one tap follows it. */
export function CommitmentOffer(props: CommitmentOfferProps) {
  const { companyId, reading, source, title, autoFocus, onSaved, onDismiss } = props;
  const { text, owner, employee, dueOn, candidates } = reading;
  const wish = useWishKey();
  const [terms, setTerms] = useState<Terms>({ ...noTerms, owner, employee, dueOn });
  const [saved, setSaved] = useState<Commitment | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const create = useCreateCommitment();
  const tellNoted = useTellNoted();
  const once = useSingleFlight();
  const today = calendarDay(useToday());
  if (isDismissed) return null;
  if (saved) return <FollowedLine id={saved.id}>{lineOf(saved, today)}</FollowedLine>;
  const save = async () => {
    const { employee: person, ...rest } = terms;
    const form: CommitmentForm = {
      ...rest,
      text,
      employeeId: person?.id,
      teamId: undefined,
      diaryEntryId: undefined,
      conversationId: undefined,
      talkingPointId: undefined,
      documentId: undefined,
      ...source,
    };
    try {
      const made = await create.mutateAsync({ companyId, form, key: wish.keyOf(form) });
      wish.end();
      setSaved(made);
      onSaved?.();
      tellNoted(made, () => setSaved(null));
    } catch (failure) {
      toastFailure(failure, 'Não foi possível anotar o combinado. Tente de novo.');
    }
  };
  return (
    <li className="rounded-md border border-line px-3.5 py-2.5">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 py-1.5">
          <span className="block text-sm text-muted">{title}</span>
          <span className="font-medium">{text}</span>
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Não acompanhar: ${text}`}
          onClick={onDismiss ?? (() => setDismissed(true))}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <TermChips
        companyId={companyId}
        label="O que foi entendido"
        withoutRecurrence
        candidates={candidates}
        terms={terms}
        disabled={create.isPending}
        onChange={(change) => setTerms((now) => ({ ...now, ...change }))}
      />
      <div className="mt-2 flex justify-end">
        <Button
          size="sm"
          autoFocus={autoFocus}
          busy={create.isPending}
          busyText="Anotando..."
          onClick={() => void once(save)}
        >
          Acompanhar
        </Button>
      </div>
    </li>
  );
}

/** It is followed: the line leads to the commitment. */
export function FollowedLine({ id, children }: { id: string; children: string }) {
  return (
    <li className="rounded-md bg-primary-soft px-3.5 py-2.5 text-primary-ink">
      <p role="status">
        Acompanhado:{' '}
        <Link href={`/combinados?id=${id}`} className={textLink}>
          {children}
        </Link>
      </p>
    </li>
  );
}
