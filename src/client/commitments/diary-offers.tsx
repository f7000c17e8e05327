import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Commitment, CommitmentReading } from '#shared/commitments.ts';
import type { DiaryEntry } from '#shared/diary.ts';
import { calendarDay } from '#shared/format.ts';
import { readingOf, useCreateCommitment } from '../data/commitments.ts';
import { newKey } from '../lib/new-key.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toastFailure } from '../lib/toast-store.ts';
import { useToday } from '../lib/use-today.ts';
import { Button } from '../ui/button.tsx';
import { Link, textLink } from '../ui/link.tsx';
import { lineOf, noTerms, type Terms } from './commitment-words.ts';
import { TermChips } from './term-chips.tsx';

/** As many lines of an entry are asked about. */
const mostLines = 5;

/** Of an entry that was just saved the lines that promise something, each to be followed by a tap. */
export function DiaryOffers({ entry }: { entry: DiaryEntry }) {
  const lines = [...new Set(entry.description.split('\n').map((line) => line.trim()))]
    .filter(Boolean)
    .slice(0, mostLines);
  // A line that cannot be read now offers nothing: the entry itself is saved.
  const readings = useQueries({
    queries: lines.map((line) => readingOf(entry.companyId, line, false)),
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  const offered = readings.filter((reading) => reading !== null);
  if (offered.length === 0) return null;
  return (
    <ul aria-label="Combinados deste registro" className="mt-4 flex flex-col gap-3">
      {offered.map((reading) => (
        <Offer key={reading.text} entry={entry} reading={reading} />
      ))}
    </ul>
  );
}

interface OfferProps {
  entry: DiaryEntry;
  reading: CommitmentReading;
}

function Offer({ entry, reading }: OfferProps) {
  const { text, owner, employee, dueOn, candidates } = reading;
  const [key] = useState(newKey);
  const [terms, setTerms] = useState<Terms>({ ...noTerms, owner, employee, dueOn });
  const [saved, setSaved] = useState<Commitment | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const create = useCreateCommitment();
  const once = useSingleFlight();
  const today = calendarDay(useToday());
  if (isDismissed) return null;
  if (saved) {
    return (
      <li role="status" className="rounded-md bg-primary-soft px-3.5 py-2.5 text-primary-ink">
        Acompanhado:{' '}
        <Link href={`/combinados?id=${saved.id}`} className={textLink}>
          {lineOf(saved, today)}
        </Link>
      </li>
    );
  }
  const save = async () => {
    const { employee: person, ...rest } = terms;
    try {
      const form = { ...rest, text, employeeId: person?.id, diaryEntryId: entry.id };
      const { companyId } = entry;
      setSaved(await create.mutateAsync({ companyId, form: { ...form, teamId: undefined }, key }));
    } catch (failure) {
      toastFailure(failure, 'Não foi possível anotar o combinado. Tente de novo.');
    }
  };
  return (
    <li className="rounded-md border border-line px-3.5 py-2.5">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 py-1.5">
          <span className="block text-sm text-muted">Parece um combinado</span>
          <span className="font-medium">{text}</span>
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Não acompanhar: ${text}`}
          onClick={() => setDismissed(true)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <TermChips
        companyId={entry.companyId}
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
