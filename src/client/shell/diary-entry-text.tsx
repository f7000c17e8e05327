import { clsx } from 'clsx';
import type { DiaryEntry } from '#shared/diary.ts';
import { formatInstant } from '#shared/format.ts';

interface DiaryEntryTextProps {
  entry: DiaryEntry;
  /** Where there is little room: the first lines alone. */
  short?: boolean;
}

export function DiaryEntryText({ entry, short = false }: DiaryEntryTextProps) {
  return (
    <article className="border-t border-line py-3.5">
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={entry.date}>{formatInstant(entry.date)}</time>
      </p>
      <p className={clsx('mt-1 max-w-[68ch] whitespace-pre-wrap', short && 'line-clamp-3')}>
        {entry.description}
      </p>
    </article>
  );
}
