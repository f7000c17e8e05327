import { useQueries } from '@tanstack/react-query';
import type { DiaryEntry } from '#shared/diary.ts';
import { readingOf } from '../data/commitments.ts';
import { CommitmentOffer } from './commitment-offer.tsx';

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
        <CommitmentOffer
          key={reading.text}
          companyId={entry.companyId}
          reading={reading}
          source={{ diaryEntryId: entry.id }}
          title="Parece um combinado"
        />
      ))}
    </ul>
  );
}
