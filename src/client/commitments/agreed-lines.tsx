import { useQueries } from '@tanstack/react-query';
import { commitmentStates, type AgreedCommitment } from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { readingOf } from '../data/commitments.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { useToday } from '../lib/use-today.ts';
import { CommitmentOffer, FollowedLine, type OfferSource } from './commitment-offer.tsx';
import { dayWords } from './day-words.ts';
import { linesToFollow } from './lines-agreed.ts';
import { useDeclined } from './use-declined.ts';

/** From the last letter to the question what the lines say, in milliseconds. */
const pause = 700;
/** As many lines are asked about. */
const mostLines = 10;

interface AgreedLinesProps {
  companyId: string;
  /** What came of it so far. */
  commitments: readonly AgreedCommitment[];
  /** What is not offered any more. */
  declined: readonly string[];
  onDecline: (lines: string[]) => Promise<unknown>;
  /** The conversation or the meeting. */
  source: OfferSource;
  /** With whom it is where a line names nobody. */
  person: { id: string; name: string } | null;
  /** What stands in the field now. */
  text: string;
  label: string;
}

/** Each line of what was agreed, followed or to be followed by a tap, and what else became a commitment. */
export function AgreedLines(props: AgreedLinesProps) {
  const { companyId, commitments, source, person, text, label } = props;
  const today = calendarDay(useToday());
  const asked = useDebounced(text, pause);
  const [declined, decline] = useDeclined(props.declined, props.onDecline);
  const said = commitments.map((commitment) => commitment.said);
  const lines = linesToFollow(asked, [...said, ...declined])
    .filter((line) => line.length <= limits.commitment)
    .slice(0, mostLines);
  const readings = useQueries({
    queries: lines.map((line) => readingOf(companyId, line, true)),
    // A line that cannot be read now offers nothing: it is kept as it was typed.
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  if (commitments.length === 0 && readings.every((reading) => reading === null)) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {commitments.map((commitment) => (
        <FollowedLine key={commitment.id} id={commitment.id}>
          {wordsOf(commitment, today)}
        </FollowedLine>
      ))}
      {lines.map((line, index) => {
        const reading = readings[index];
        if (!reading) return null;
        return (
          <CommitmentOffer
            key={line}
            companyId={companyId}
            reading={{ ...reading, employee: reading.employee ?? person }}
            source={{ ...source, said: line }}
            title="Virou combinado?"
            onDismiss={() => decline(line)}
          />
        );
      })}
    </ul>
  );
}

/** Of what is over its day says no more. */
export function wordsOf({ text, dueOn, state }: AgreedCommitment, today: string): string {
  if (state !== 'open') return `${text} (${commitmentStates[state]})`;
  return dueOn ? `${text} · ${dayWords(dueOn, today)}` : text;
}
